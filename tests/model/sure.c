/* Ranges around a prediction. */
#include "check.h"

#include "model/sure.h"

/* A measured 100 that is predicted with an error of a fifth is 120 or 80. */
static void
by_hand(void **state)
{
	(void)state;
	check_close("by hand: 120 is a fifth over 100",
	    uncertainty_least(120, 0.2), 100, 1e-15);
	check_close("by hand: 80 is a fifth under 100",
	    uncertainty_most(80, 0.2), 100, 1e-15);
	check_close("by hand: no error", uncertainty_least(7, 0), 7, 0);
	check_close("by hand: no error", uncertainty_most(7, 0), 7, 0);
}

/* A prediction that one measurement in twenty exceeds by 15 percent and more
 * has to be held below 1 / 1.15 of what there is, at 95 percent. */
static void
at_risk(void **state)
{
	double spread = uncertainty_spread(0.01, 0.15);

	(void)state;
	check_close("by hand: one in twenty is beyond the ninth tenth",
	    uncertainty_factor(spread, uncertainty_deviations(0.95)), 1.15,
	    1e-4);
	check_close("half of them are within the median", uncertainty_factor(
	    uncertainty_spread(0.1, 0), uncertainty_deviations(0.75)), 1.1,
	    1e-4);
	check_close("no error, no doubt", uncertainty_factor(
	    uncertainty_spread(0, 0), 3), 1, 0);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_hand),
		cmocka_unit_test(at_risk),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
