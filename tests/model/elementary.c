/* Exponentials, logarithms and powers of a lane against the C library's. */
#include "check.h"

#include "model/elementary.h"

/* Steps of an odd size, so that they meet every sort of last digits. */
static void
exponentials(void **state)
{
	(void)state;
	check_close("by hand: e^0", lane_exp(0), 1, 0);
	for (double x = -708; x < 709; x += 0.0173)
		check_close("exp() of the C library", lane_exp(x), exp(x),
		    3e-16);
	for (double x = -1; x < 1; x += 1.3e-5)
		check_close("exp() near 0", lane_exp(x), exp(x), 3e-16);
}

static void
logarithms(void **state)
{
	(void)state;
	check_close("by hand: log 1", lane_log(1), 0, 0);
	for (double x = 1e-300; x < 1e300; x *= 1.0173)
		check_close("log() of the C library", lane_log(x), log(x),
		    3e-16);
	for (double x = 0.5; x < 2; x += 1.3e-5)
		check_close("log() near 1", lane_log(x), log(x), 3e-16);
}

/* The exponent's size and two units: 700 * 1.1e-16 at most. */
static void
powers(void **state)
{
	(void)state;
	assert_true(lane_pow(0, 8) < 1e-307);
	check_close("by hand: 0 without one", lane_pow(0, 0), 1, 0);
	check_close("by hand: a half, ten times", lane_pow(0.5, 10),
	    1.0 / 1024, 2e-15);
	for (double x = 0.01; x < 100; x *= 1.37)
		for (double y = -100; y < 100; y += 7.3)
			check_close("pow() of the C library", lane_pow(x, y),
			    pow(x, y), 1e-13);
}

/* Beyond what a number holds: the last that it does. */
static void
ends(void **state)
{
	(void)state;
	check_close("far below", lane_exp(-1e6), exp(-708), 3e-16);
	check_close("far above", lane_exp(1e6), exp(709), 3e-16);
	check_close("by hand: 0 counts as 2^-1023", lane_log(0), -1023 *
	    log(2), 1e-15);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(exponentials),
		cmocka_unit_test(logarithms),
		cmocka_unit_test(powers),
		cmocka_unit_test(ends),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
