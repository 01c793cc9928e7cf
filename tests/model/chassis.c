/* What a machine and a place feed and hold: by hand, and as makers advise. */
#include "check.h"

#include "model/chassis.h"

static void
by_hand(void **state)
{
	(void)state;
	check_close("by hand: 80 percent of 850 W", chassis_supply(850, 0.8),
	    680, 1e-15);
	check_close("by hand: two cards of 300 W and 200 W beside them",
	    chassis_power(2, 300, 200), 800, 0);
}

/* NVIDIA asks for 850 W around a GeForce RTX 4090 of 450 W. */
static void
as_advised(void **state)
{
	(void)state;
	assert_true(chassis_power(1, 450, 200) <= chassis_supply(850, 0.8));
	assert_false(chassis_power(1, 450, 200) <= chassis_supply(750, 0.8));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_hand), cmocka_unit_test(as_advised),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
