/*
 * What owning costs, item by item, and what is owned already: calculations by
 * hand, the sum of the items against the annuity form, and the PC around cards.
 */
#include "check.h"

#include <stdlib.h>

#include "model/chain.h"
#include "model/cost.h"
#include "model/own.h"

static const double YEAR = 31536000;

/* Nothing is counted twice, nothing left out. */
static void
sum(void **state)
{
	double d = own_discount(0.1, 3 * YEAR, YEAR);
	double hardware = (1000 * 1.5 + 100) * 1.02;
	double capital = hardware * 1.08;
	double resale = own_resale(hardware, 0.8, 3 * YEAR, YEAR);
	double cost = own_annuity(capital, resale, d, 0.1, YEAR) * 3 * YEAR;
	double host = 1000 * 0.5;
	double all = 1000 + host + 100 + (1000 + host + 100) * 0.02 +
	    hardware * 0.08 - resale +
	    (cost - (capital - resale));

	(void)state;
	check_close("items of the capital add up", all, cost, 1e-14);
}

/* What the cards of a run cost to set up, each: a PC of 900 USD takes two. */
static double
host_of(double purchase, double share, double price, double cards,
    double count)
{
	const struct chain *c = chain_find("train");
	double (*v)[CHAIN_BLOCK] = calloc(CHAIN_SLOTS, sizeof(*v));
	double cost;

	for (size_t i = 0; i < CHAIN_SLOTS; i++)
		v[i][0] = 1;
	v[chain_slot(c, "purchase")][0] = purchase;
	v[chain_slot(c, "host_share")][0] = share;
	v[chain_slot(c, "host_price")][0] = price;
	v[chain_slot(c, "host_cards")][0] = cards;
	v[chain_slot(c, "count")][0] = count;
	chain_run(c, v, 1);
	cost = v[chain_slot(c, "host_cost")][0];
	free(v);
	return cost;
}

static void
host(void **state)
{
	static const struct {
		const char *name;
		double purchase, share, price, cards, count, want;
	} rows[] = {
		{ "one card of 250 USD", 250, 0, 900, 2, 1, 900 },
		{ "one card of 3000 USD", 3000, 0, 900, 2, 1, 900 },
		{ "two cards share the PC", 250, 0, 900, 2, 2, 450 },
		{ "three cards need two PCs", 250, 0, 900, 2, 3, 600 },
		{ "a server costs a share", 30000, 0.64, 0, 2, 8, 19200 },
		{ "how many it takes is not stated", 250, 0, 900, 0, 2, 900 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		check_close(rows[i].name, host_of(rows[i].purchase,
		    rows[i].share, rows[i].price, rows[i].cards,
		    rows[i].count), rows[i].want, 1e-14);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sum),
		cmocka_unit_test(host),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
