/* Peaks from cores and clocks, power of a share, a product of matrices. */
#include "check.h"

#include "model/clock.h"
#include "model/product.h"
#include "model/roofline.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static void
peaks(void **state)
{
	static const struct {
		const char *name;
		double cores, clock, work, want, rtol;
	} rows[] = {
		{ "laser benchmarks: Core i5-5257U, one core of 2.7 GHz",
		    1, 2.7e9, 32, 86.4e9, 1e-12 },
		{ "laser benchmarks: both of its cores", 2, 2.7e9, 32,
		    172.8e9, 1e-12 },
		{ "SysRqmts: A100 PCIe, 6912 units at 1410 MHz, 19.49 TFLOPS",
		    6912, 1.41e9, 2, 19.49e12, 1e-3 },
		{ "SysRqmts: Tesla V100 PCIe, 14.13 TFLOPS", 5120, 1.38e9, 2,
		    14.13e12, 1e-3 },
		{ "INCPak: GeForce RTX 4090, 82.6 TFLOPS", 16384, 2.52e9, 2,
		    82.6e12, 1e-3 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, clock_peak(rows[i].cores,
		    rows[i].clock, rows[i].work), rows[i].want, rows[i].rtol);
}

/* Four schedulers start 32 lanes each, whatever a unit's arithmetic. */
static void
issues(void **state)
{
	(void)state;
	check_close("SysRqmts: A100, 108 units of 64 lanes at 1410 MHz: 128 a "
	    "cycle", clock_issue(19.49e12, 2, 128, 64), 108 * 128 * 1.41e9,
	    1e-3);
	check_close("shah2024 3.1: 3.9 T exponentials a second on H100, 132 "
	    "units of 128 lanes at 1830 MHz, 16 a cycle",
	    clock_issue(132 * 128 * 2 * 1.83e9, 2, 16, 128), 3.9e12, 0.01);
	check_close("INCPak: RTX 4090, 128 units of 128 lanes at 2520 MHz",
	    clock_issue(82.6e12, 2, 128, 128), 128 * 128 * 2.52e9, 1e-3);
}

/* What follows from the clock of the peak takes less time at a higher one. */
static void
fixed(void **state)
{
	(void)state;
	check_close("SysRqmts: A100, 108 units of 64 lanes at 1410 MHz",
	    clock_fixed_time(1, 1, 1410, 19.49e12, 2, 64, 108), 1e-6, 1e-3);
	check_close("INCPak: RTX 4090, 128 units of 128 lanes at 2520 MHz, 54 "
	    "kernels of 2520 cycles", clock_fixed_time(54, 1, 2520, 82.6e12, 2,
	    128, 128), 54e-6, 1e-3);
	check_close("by hand: three passes", clock_fixed_time(10, 3, 100, 800,
	    2, 4, 1), 30, 1e-15);
}

/* The power of the share that a power leaves is that power. */
static void
powers(void **state)
{
	double share = roof_powered_share(0.75, 989.4e12, 1, 700, 4e12);

	(void)state;
	check_close("by hand: half of 100 flop/s at 1 flop/J, no other loss",
	    clock_power(0.5, 1, 100, 1, 1), 100, 1e-15);
	check_close("back", clock_power(share, 0.75, 989.4e12, 1, 4e12), 700,
	    1e-12);
	check_close("fp8 in half of it", clock_power(share, 0.75, 989.4e12,
	    0.5, 4e12), 350, 1e-12);
}

static void
products(void **state)
{
	double flops = product_flops(1920, 2);

	(void)state;
	check_close("laser benchmarks: 1920 rows, 14155.776 millions", flops,
	    14155.776e6, 1e-12);
	check_close("laser benchmarks: two such of fp32 are read, 29.491 MB",
	    product_bytes(1920, 4) * 2 / 3, 29.491e6, 1e-4);
	check_close("laser benchmarks: 97.464 ms at 145.241 of 172.8 GFLOP/s",
	    roof_compute_time(flops, roof_sustained_flops(172.8e9,
		145.241 / 172.8)), 97.464e-3, 1e-4);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(peaks),
		cmocka_unit_test(issues),
		cmocka_unit_test(fixed), cmocka_unit_test(powers),
		cmocka_unit_test(products),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
