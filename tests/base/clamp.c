/* The nearest integer that a type holds, as <limits.h> says what it holds. */
#include <math.h>

#include "base/clamp.h"
#include "check.h"

static void
to_int(void **state)
{
	static const struct {
		const char *name;
		double x;
		int want;
	} rows[] = {
		{ "zero", 0, 0 },
		{ "a fraction is cut off", 7.9, 7 },
		{ "below zero too", -7.9, -7 },
		{ "the largest of 32 bits, 2^31 - 1", 2147483647.0, INT_MAX },
		{ "one more", 2147483648.0, INT_MAX },
		{ "the least of 32 bits, -2^31", -2147483648.0, INT_MIN },
		{ "what a file may say", 1e300, INT_MAX },
		{ "and with a minus", -1e300, INT_MIN },
		{ "no end", HUGE_VAL, INT_MAX },
		{ "no number", (double)NAN, 0 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		check_close(rows[i].name, clamp_int(rows[i].x), rows[i].want,
		    0);
}

static void
to_count(void **state)
{
	(void)state;
	assert_int_equal(clamp_count(3, 10), 3);
	assert_int_equal(clamp_count(11, 10), 10);
	assert_int_equal(clamp_count(1e300, 10), 10);
	assert_int_equal(clamp_count(-1, 10), 0);
	assert_int_equal(clamp_count((double)NAN, 10), 0);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(to_int),
		cmocka_unit_test(to_count),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
