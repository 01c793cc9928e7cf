/*
 * What owning costs, item by item, and what is owned already: calculations by
 * hand, and the sum of the items against the annuity form.
 */
#include "check.h"

#include "model/cost.h"
#include "model/held.h"
#include "model/own.h"
#include "model/tco.h"

static const double HOUR = 3600, YEAR = 31536000;

static void
items(void **state)
{
	(void)state;
	check_close("by hand: half of 1000", tco_host(1000, 0.5), 500, 1e-15);
	check_close("by hand: 2 percent of 1000 + 500 + 100",
	    tco_spares(1000, 500, 100, 0.02), 32, 1e-14);
	check_close("by hand: 8 percent of 1632", tco_tax(1632, 0.08), 130.56,
	    1e-14);
	check_close("by hand: 1500 paid for 1000 less 100",
	    tco_interest(1500, 1000, 100), 600, 1e-15);
	check_close("by hand: 3 percent of 2000 a year, 4 years",
	    tco_maintenance(0.03 / YEAR, 2000, 4 * YEAR), 240, 1e-14);
	check_close("by hand: 150 USD at a PUE of 1.5",
	    tco_machine_energy(150, 1.5), 100, 1e-15);
	check_close("by hand: the rest cools", tco_cooling(150, 100), 50,
	    1e-15);
}

/* Nothing is counted twice, nothing left out. */
static void
sum(void **state)
{
	double d = own_discount(0.1, 3 * YEAR, YEAR);
	double hardware = own_hardware(1000, 0.5, 100, 0.02);
	double capital = own_capital(hardware, 0.08);
	double resale = own_resale(hardware, 0.8, 3 * YEAR, YEAR);
	double cost = own_capital_cost(own_annuity(capital, resale, d, 0.1,
	    YEAR), 3 * YEAR);
	double host = tco_host(1000, 0.5);
	double all = 1000 + host + 100 + tco_spares(1000, host, 100, 0.02) +
	    tco_tax(hardware, 0.08) - resale +
	    tco_interest(cost, capital, resale);

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

static void
held(void **state)
{
	(void)state;
	check_close("by hand: 3 of 16", held_used(3, 16), 3, 0);
	check_close("by hand: 16 of 24", held_used(24, 16), 16, 0);
	check_close("by hand: 8 are missing", held_missing(24, 16), 8, 0);
	check_close("by hand: a machine of 8 for 5", held_all(16,
	    cost_billed(5, 8)), 24, 0);
	check_close("by hand: 2 at 0.72 and 1 at 1.32 USD/h",
	    held_rate(2, 0.72 / HOUR, 1, 1.32 / HOUR) * HOUR, 2.76, 1e-14);
	check_close("by hand: a third of it each",
	    held_mean(2.76 / HOUR, 3) * HOUR, 0.92, 1e-14);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(items),
		cmocka_unit_test(sum),
		cmocka_unit_test(failures),
		cmocka_unit_test(held),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
