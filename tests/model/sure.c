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

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_hand),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
