/* Slices: hand calculations from NVIDIA's table of MIG profiles. */
#include "check.h"

#include "base/array.h"
#include "model/slice.h"

static void
rates(void **state)
{
	(void)state;
	check_close("by hand: 32 of the 132 SMs of an H100, 989.4 TFLOP/s",
	    slice_rate(989.4e12, 32, 132), 239.8545e12, 1e-6);
	check_close("MIG guide: 2g.20gb has 2/8 of the memory, of 3.35 TB/s",
	    slice_bandwidth(3.35e12, 2.0 / 8), 837.5e9, 1e-15);
	check_close("MIG guide: 1g.6gb of an A30 has 1/4 of 933 GB/s",
	    slice_bandwidth(933e9, 1.0 / 4), 233.25e9, 1e-15);
}

/* The guide's numbers of instances: so many shares fill the whole. */
static void
shares(void **state)
{
	static const struct {
		const char *name;
		double compute, memory, instances;
	} rows[] = {
		{ "MIG guide: 1g.10gb, 7 instances", 1.0 / 7, 1.0 / 8, 7 },
		{ "MIG guide: 1g.20gb, 4 instances", 1.0 / 7, 2.0 / 8, 4 },
		{ "MIG guide: 2g.20gb, 3 instances", 2.0 / 7, 2.0 / 8, 3 },
		{ "MIG guide: 3g.40gb, 2 instances", 3.0 / 7, 4.0 / 8, 2 },
		{ "MIG guide: 4g.40gb, 1 instance", 4.0 / 7, 4.0 / 8, 1 },
		{ "MIG guide: 7g.80gb, 1 instance", 1, 1, 1 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		double s = slice_share(rows[i].compute, rows[i].memory);

		check_close(rows[i].name, floor(1 / s + 1e-9),
		    rows[i].instances, 0);
	}
	check_close("MIG guide: 7 of 1g.10gb fill a card", slice_cards(7, 7),
	    1, 0);
	check_close("by hand: the eighth is on another", slice_cards(8, 7),
	    2, 0);
	check_close("by hand: whole cards are what they are",
	    slice_cards(3, 1), 3, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rates),
		cmocka_unit_test(shares),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
