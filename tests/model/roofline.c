#include "check.h"

#include "model/roofline.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static void
attainable(void **state)
{
	static const struct {
		const char *name;
		double peak, bandwidth, intensity, want, rtol;
	} rows[] = {
		{ "williams2009 fig. 1: Opteron X2, 17.6 GFlop/s above 1.2",
		    17.6e9, 15e9, 2, 17.6e9, 0 },
		{ "williams2009 fig. 1: Opteron X2, half a flop a byte",
		    17.6e9, 15e9, 0.5, 7.5e9, 0 },
		{ "by hand: both ceilings meet", 100, 10, 10, 100, 0 },
		{ "by hand: no work on a byte", 100, 10, 0, 0, 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    roof_rate(rows[i].peak, rows[i].bandwidth,
			rows[i].intensity),
		    rows[i].want, rows[i].rtol);
}

static void
ridge(void **state)
{
	static const struct {
		const char *name;
		double peak, bandwidth, want, rtol;
	} rows[] = {
		{ "williams2009 fig. 1: Opteron X2, 17.6 over 15",
		    17.6e9, 15e9, 17.6 / 15, 1e-15 },
		{ "NVIDIA H100 SXM sheet: 989.4 TFLOP/s over 3.35 TB/s",
		    989.4e12, 3.35e12, 295.3, 1e-3 },
		{ "NVIDIA A100 80 GB SXM sheet: 312 TFLOP/s over 2.039 TB/s",
		    312e12, 2.039e12, 153.0, 1e-3 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    roof_ridge_point(rows[i].peak, rows[i].bandwidth),
		    rows[i].want, rows[i].rtol);
	check_close("by hand: 10 flops, 4 bytes", roof_intensity(10, 4), 2.5,
	    0);
}

/* At the ridge point both times are one; on either side one of them rules. */
static void
times(void **state)
{
	const double peak = 100, bandwidth = 10;
	const double at = roof_ridge_point(peak, bandwidth);

	(void)state;
	check_close("by hand: equal at the ridge point",
	    roof_compute_time(50 * at, peak), roof_memory_time(50, bandwidth),
	    1e-15);
	check_close("by hand: half of 100 flop/s",
	    roof_sustained_flops(100, 0.5), 50, 0);
	check_close("by hand: 4 with half of 100 flop/s each",
	    roof_group_flops(100, 0.5, 4), 200, 0);
	check_close("by hand: 4 with 0.8 of 10 byte/s each",
	    roof_group_bandwidth(10, 0.8, 4), 32, 1e-15);
	check_close("by hand: 10 units draw 0.5 byte/s each of 8",
	    roof_drawn_bandwidth(10, 0.8, 10, 0.5), 5, 0);
	check_close("units draw more than there is",
	    roof_drawn_bandwidth(10, 0.8, 100, 0.5), 8, 0);
	check_close("units are not known", roof_drawn_bandwidth(10, 0.8, 0,
	    0.5), 8, 0);
	check_close("by hand: 989 TFLOP/s, 1.413 TFLOP a joule, 700 W: twice "
	    "the time", roof_powered_share(1, 989.1e12, 1, 700, 1.413e12),
	    0.5, 1e-12);
	check_close("by hand: twice the rate in half the bits",
	    roof_powered_share(1, 2 * 989.1e12, 0.5, 700, 1.413e12), 0.5,
	    1e-12);
	check_close("power to spare", roof_powered_share(0.8, 989e12, 1,
	    700, 1e30), 0.8, 1e-15);
	check_close("by hand: units and power allow alike: 2^(1/4) less",
	    roof_powered_rate(300e12, 1, 500, 0.6e12), 252.2689e12, 1e-6);
	check_close("he2024: an A100 whose power allows 257 TFLOP/s",
	    roof_powered_rate(312e12, 1, 400, 257e12 / 400), 257e12, 0.15);
	check_close("by hand: half of the bits, half of the energy",
	    roof_powered_rate(600e12, 0.5, 500, 0.6e12), 504.5378e12, 1e-6);
	check_close("power for ten times as much",
	    roof_powered_rate(148e12, 1, 500, 2.96e12), 148e12, 1e-4);
	check_close("by hand: the slower", roof_slower(1, 2), 2, 0);
	check_close("by hand: a right triangle of 3, 4 and 5",
	    roof_product_time(3, 4), 5, 1e-15);
	check_close("reading alone", roof_product_time(0, 4), 4, 1e-15);
}

static void
attained(void **state)
{
	(void)state;
	check_close("by hand: 989.4 TFLOP in 2 s on 8",
	    roof_attained(989.4e12, 2, 8), 61.8375e12, 1e-12);
	check_close("by hand: one alone", roof_attained(6, 3, 1), 2, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(attainable),
		cmocka_unit_test(ridge),
		cmocka_unit_test(times),
		cmocka_unit_test(attained),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
