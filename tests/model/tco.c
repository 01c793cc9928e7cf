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

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sum),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
