/* How far decisions may be off. */
#include "check.h"

#include "eval/sure.h"

/* 100 and 125 at a tenth: 111.1 and 113.6; at an eighth: 114.3 and 111.1. */
static void
apart(void **state)
{
	double least, most;

	(void)state;
	assert_true(sure_apart(100, 125, 0.1));
	assert_false(sure_apart(100, 125, 0.125));
	assert_false(sure_apart(100, 100, 0.01));
	assert_false(sure_apart(1, 1000, 1));
	sure_range(90, 0.5, &least, &most);
	check_close("60 is overstated by half", least, 60, 1e-15);
	check_close("180 is understated by half", most, 180, 1e-15);
	sure_range(90, 1.5, &least, &most);
	assert_true(isinf(most));
}

static void
kinds_of_errors(void **state)
{
	struct sure_error errors[FIGURE_COUNT] = {
		[FIGURE_training_speed] = { FIGURE_training_speed, 10, 0.1,
		    0.3 },
	};
	struct sure s;

	(void)state;
	assert_true(sure_of(kind_find("pretrain"), errors, &s));
	assert_int_equal(s.speed.cases, 10);
	assert_int_equal(s.memory.cases, 0);
	assert_false(sure_of(kind_find("serve"), errors, &s));
	assert_false(sure_of(kind_find("own"), errors, &s));
	assert_false(sure_of(kind_find("pretrain"), NULL, &s));
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(apart),
		cmocka_unit_test(kinds_of_errors),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
