/*
 * What owning costs, item by item, and what is owned already: calculations by
 * hand, and the sum of the items against the annuity form.
 */
#include "check.h"

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

static void
failures(void **state)
{
	(void)state;
	check_close("by hand: one in ten a year, half of two years covered by "
	    "nobody", own_failures(0.1 / YEAR, 600, YEAR, 2 * YEAR) * YEAR,
	    30, 1e-14);
	check_close("by hand: a warranty longer than it is kept",
	    own_failures(0.1 / YEAR, 600, 3 * YEAR, 2 * YEAR), 0, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sum),
		cmocka_unit_test(failures),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
