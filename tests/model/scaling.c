#include "check.h"

#include "model/scaling.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static void
scaling(void **state)
{
	static const struct {
		const char *name;
		double rate, count, base_rate, base_count, want, rtol;
	} rows[] = {
		{ "by hand: twice the rate of four times as many",
		    200, 4, 100, 1, 0.5, 0 },
		{ "by hand: perfect", 800, 64, 100, 8, 1, 0 },
		{ "dubey2024 table 4: 430 TFLOP/s a GPU on 8192, 400 on 16384",
		    400.0 * 16384, 16384, 430.0 * 8192, 8192, 0.930, 1e-3 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    scaling_efficiency(rows[i].rate, rows[i].count,
			rows[i].base_rate, rows[i].base_count),
		    rows[i].want, rows[i].rtol);
}

static void
charts(void **state)
{
	(void)state;
	check_close("by hand: 8 do 100, 64 do 800", scaling_efficiency(800, 64,
	    100, 8), 1, 1e-15);
	check_close("by hand: 10 s, 7 of them known", scaling_rest(10, 7, 1e-9),
	    3, 0);
	check_close("by hand: rounding is nothing",
	    scaling_rest(10, 10 - 1e-12, 1e-9), 0, 0);
	check_close("by hand: parts that overlap leave nothing",
	    scaling_rest(10, 12, 1e-9), 0, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(scaling),
		cmocka_unit_test(charts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
