#include "check.h"

#include "model/link.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static void
ring(void **state)
{
	static const struct {
		const char *name;
		double message, count, bandwidth, efficiency, latency;
		double want, rtol;
	} rows[] = {
		{ "by hand: alone, nothing is sent",
		    1e9, 1, 1e9, 1, 1e-6, 0, 0 },
		{ "nccl-tests PERFORMANCE.md: 8 ranks send 2 * 7 / 8",
		    1e9, 8, 1e9, 1, 0, 1.75, 1e-15 },
		{ "by hand: 2 ranks send it all once",
		    1e9, 2, 1e9, 1, 0, 1, 1e-15 },
		{ "by hand: half the bandwidth, twice the time",
		    1e9, 2, 1e9, 0.5, 0, 2, 1e-15 },
		{ "by hand: 4 ranks, 6 messages of 1 us",
		    0, 4, 1e9, 1, 1e-6, 6e-6, 1e-15 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    link_ring_all_reduce(rows[i].message, rows[i].count,
			rows[i].bandwidth, rows[i].efficiency,
			rows[i].latency),
		    rows[i].want, rows[i].rtol);
	check_close("shoeybi2019 3: two all-reduces a layer",
	    link_per_layer(0.5, 32), 32, 0);
}

/* In units of the weights, weights and gradients in one format. */
static void
sharded(void **state)
{
	static const struct {
		const char *name;
		double shards, count, want, rtol;
	} rows[] = {
		{ "rajbhandari2020 7.1: gradients alone, twice the weights",
		    1, 1e9, 2, 1e-8 },
		{ "rajbhandari2020 7.2: all sharded, 1.5 times as much",
		    1e9, 1e9, 3, 1e-8 },
		{ "by hand: one accelerator sends nothing", 1, 1, 0, 0 },
		{ "by hand: 4 accelerators, gradients", 1, 4, 1.5, 0 },
		{ "by hand: 4 accelerators, all", 4, 4, 2.25, 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    link_zero_traffic(1, 1, rows[i].shards, rows[i].count),
		    rows[i].want, rows[i].rtol);
	check_close("by hand: 10 of weights, 4 of gradients, in two shards",
	    link_zero_traffic(10, 4, 2, 2), 12, 0);
	check_close("by hand: 1 GB at half of 4 GB/s and 2 messages of 1 ms",
	    link_time(1e9, 4e9, 0.5, 1e-3, 2), 0.502, 1e-15);
	check_close("by hand: alone", link_time(0, 4e9, 0.5, 1e-3, 1), 0, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(ring),
		cmocka_unit_test(sharded),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
