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

/* Bus bandwidths of nccl-tests, of which NCCL takes three quarters of what
 * lanes and modules are sold for. */
static void
through_host(void **state)
{
	static const struct {
		const char *name;
		double bandwidth, memory, want, rtol;
	} rows[] = {
		{ "by hand: each byte is written and read",
		    64e9, 40e9, 20e9, 0 },
		{ "by hand: the bus of each is slower than the memory",
		    16e9, 100e9, 16e9, 0 },
		{ "nccl-topo: 16 lanes of PCIe 4.0 count as 24 GB/s",
		    31.5e9, 1e18, 24e9 / 0.76, 0.01 },
		{ "nccl-host-memory: 8 RTX 5090, 16 channels of DDR5-4800",
		    63e9, 16 * 38.4e9 / 8, 28e9 / 0.76, 0.05 },
		{ "nccl-host-memory: 4 RTX 5090 on 8 of these channels",
		    63e9, 8 * 38.4e9 / 4, 35e9 / 0.76, 0.2 },
		{ "nccl-tests issue 74: 2 A40 on two channels of DDR4-3200",
		    31.5e9, 2 * 25.6e9 / 2, 10e9 / 0.76, 0.05 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    link_through_host(rows[i].bandwidth, rows[i].memory),
		    rows[i].want, rows[i].rtol);
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
	check_close("by hand: alone", link_time(0, 4e9, 0.5, 1e-3, 0), 0, 0);
}

/* nccl-tests PERFORMANCE.md: factors of the bus bandwidth. */
static void
collectives(void **state)
{
	(void)state;
	check_close("nccl-tests: all-to-all, (n - 1) / n",
	    link_all_to_all(1e9, 4, 1e9, 1, 0), 0.75, 1e-15);
	check_close("thakur2005 3.3: n - 1 messages",
	    link_all_to_all(0, 4, 1e9, 1, 1e-6), 3e-6, 1e-15);
	check_close("by hand: a tree of 8", link_tree_depth(8), 3, 1e-15);
	check_close("by hand: one alone", link_tree_depth(1), 0, 0);
	check_close("by hand: a signal and a read", link_direct_all_reduce(0,
	    8, 1e9, 1, 1e-6), 2e-6, 1e-15);
	check_close("by hand: what seven others hold", link_direct_all_reduce(
	    1e6, 8, 1e9, 0.5, 0), 14e-3, 1e-15);
	check_close("by hand: nobody to read from", link_direct_all_reduce(1e6,
	    1, 1e9, 1, 1e-6), 0, 0);
	check_close("sanders2009: two trees of 8, 2 * 3 steps",
	    link_tree_all_reduce(0, link_tree_depth(8), 1e9, 1, 1e-6), 6e-6,
	    1e-12);
	check_close("sanders2009: full bandwidth there and back",
	    link_tree_all_reduce(1e9, link_tree_depth(8), 1e9, 1, 0), 2,
	    1e-15);
}

static void
groups(void **state)
{
	(void)state;
	check_close("by hand: inside a node, the fast link",
	    link_group_bandwidth(300e9, 25e9, 8, 8, 1), 300e9, 0);
	check_close("by hand: DGX A100, eight ports of 25 GB/s",
	    link_group_bandwidth(300e9, 25e9, 8, 16, 1), 200e9, 0);
	check_close("by hand: behind tensor parallelism one port each",
	    link_group_bandwidth(300e9, 25e9, 8, 16, 8), 25e9, 0);
	check_close("by hand: 100 / (40 / 200 + 60 / 2 / 50)",
	    link_experts_bandwidth(100, 60, 2, 200, 50), 125, 1e-12);
	check_close("by hand: experts that nobody else holds, 100 / (40 / 200)",
	    link_experts_bandwidth(100, 60, 1, 200, 50), 500, 1e-12);
	check_close("narayanan2021 3.1: 512 by 8 and 8 leave 8",
	    link_data_parallel(512, 64), 8, 0);
	check_close("shoeybi2019 3: four in a layer",
	    link_pass_reduces(1, 10, 0), 40, 0);
	check_close("korthikanti2022 6: two more in a full recomputation",
	    link_pass_reduces(1, 10, 1), 60, 0);
	check_close("by hand: half, matrices alone", link_pass_reduces(1, 10,
	    0.5), 40, 0);
	check_close("shoeybi2019 3: a pass waits for all",
	    link_shown_reduces(8, 0, 4, 100, 0, 4, 50, 0), 8, 0);
	check_close("megatron-layers: half runs beside gradients of weights",
	    link_shown_reduces(8, 0, 4, 100, 1, 4, 50, 0), 4, 0);
	check_close("by hand: these are shorter",
	    link_shown_reduces(8, 0, 4, 100, 1, 4, 3, 0), 5, 0);
	check_close("megatron-bridge-overlap: one of four parts is seen",
	    link_shown_reduces(8, 1, 4, 100, 1, 4, 50, 0), 2, 0);
	check_close("by hand: or the host keeps a pass waiting",
	    link_shown_reduces(8, 0, 4, 100, 1, 4, 3, 1), 4, 0);
	check_close("by hand: matrices are shorter",
	    link_shown_reduces(8, 1, 4, 5, 1, 4, 50, 0), 3, 0);
	check_close("by hand: 3 of 4 parts, 2 * 128 * 2 bytes, three times",
	    link_context_ring(1, 4, 1000, 128, 2, 1e9, 1, 0), 3 * 3 *
	    2 * 128 * 2 * 1000 / 1e9, 1e-15);
	check_close("by hand: covered", link_uncovered(1, 2), 0, 0);
	check_close("by hand: seen", link_uncovered(3, 2), 1, 0);
	check_close("by hand: 8 accelerators, no message: 14 steps of a ring, "
	    "6 of a tree", link_faster(link_ring_all_reduce(0, 8, 1e9, 1, 1),
	    link_tree_all_reduce(0, link_tree_depth(8), 1e9, 1, 1)), 6, 1e-12);
	check_close("lepikhin2020 3: there and back, twice",
	    link_expert_exchanges(1, 58), 232, 0);
	check_close("narayanan2021 3.2: one stage sends nothing",
	    link_stages(1e9, 1, 1, 1e9, 1, 1), 0, 0);
	check_close("narayanan2021 3.2: interleaved twice as often",
	    link_stages(1e9, 4, 2, 1e9, 1, 0), 4, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(ring),
		cmocka_unit_test(through_host),
		cmocka_unit_test(sharded),
		cmocka_unit_test(collectives),
		cmocka_unit_test(groups),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
