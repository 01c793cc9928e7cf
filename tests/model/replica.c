#include "check.h"

#include "model/link.h"
#include "model/replica.h"

static void
steps(void **state)
{
	(void)state;
	check_close("rajbhandari2020 7.2: gathered in each of 4 passes",
	    replica_step_traffic(3, 4, 8), 12, 0);
	check_close("rajbhandari2020 7.1: gradients once",
	    replica_step_traffic(2, 4, 1), 2, 0);
	check_close("by hand: 32 layers, 2 passes, 3 collectives each",
	    replica_collectives(8, 8, 32, 2), 192, 0);
	check_close("by hand: alone, none", replica_collectives(1, 1, 32, 2),
	    0, 0);
}

/* Seconds of gradients over two nodes of eight, at 2 byte a parameter. */
static void
groups(void **state)
{
	(void)state;
	check_close("zhao2023 3.2.2: an eighth of 8 GB in a node of 8",
	    replica_part(8e9, 8), 1e9, 0);
	check_close("by hand: 1 GB once over 50 GB/s",
	    link_ring_all_reduce(replica_part(8e9, 8), 2, 50e9, 1, 0),
	    0.02, 1e-15);
	check_close("zhao2023 3.2.2: 7 / 8 of 8 GB stay in the node",
	    link_zero_traffic(0, 8e9, 8, 8), 7e9, 1e-15);
	check_close("by hand: one group has no other",
	    link_ring_all_reduce(replica_part(8e9, 8), 1, 50e9, 1, 1), 0, 0);
}

static void
hops(void **state)
{
	(void)state;
	check_close("by hand: 64 copies, nodes of 8, each split over 4",
	    replica_inside(64, 8, 4), 2, 0);
	check_close("by hand: a copy takes more than a node",
	    replica_inside(64, 8, 16), 1, 0);
	check_close("by hand: 4 copies in a node of 8",
	    replica_inside(4, 8, 1), 4, 0);
	check_close("by hand: alone, no message",
	    replica_ring_latency(1, 1, 1, 10), 0, 0);
	check_close("nccl tuning.cc: 32 ranks on 4 nodes, 31 steps, 3 of them "
	    "between nodes", replica_ring_latency(32, 4, 3.4, 9.6),
	    28 * 3.4 + 3 * 9.6, 1e-15);
	check_close("nccl tuning.cc: 32 ranks on 4 nodes, 7 inside and 2 up",
	    replica_tree_latency(8, 4, 3.4, 9.6), 7 * 3.4 + 2 * 9.6, 1e-12);
	check_close("nccl tuning.cc: one node, a chain",
	    replica_tree_latency(8, 1, 3.4, 9.6), 7 * 3.4, 1e-12);
	check_close("by hand: alone, nothing is sent",
	    replica_tree_traffic(10, 1), 0, 0);
	check_close("sanders2009 1: up and down", replica_tree_traffic(10, 64),
	    20, 0);
	check_close("zhao2023 3.3: the first gather and the last reduction are "
	    "seen", replica_shown_gathers(1, 2, 10, 3, 150, 2), 9, 0);
	check_close("by hand: gathers longer than a layer",
	    replica_shown_gathers(7, 2, 10, 1, 150, 2), 9 + 9 * 2, 0);
	check_close("by hand: one layer hides nothing",
	    replica_shown_gathers(7, 2, 1, 1, 150, 2), 9, 0);
	check_close("megatron-bridge-overlap: one layer of 10 is seen",
	    replica_shown_sums(10, 10, 1, 1, 10, 150, 2), 1, 0);
	check_close("megatron-bridge-overlap: one chunk of 2, in a pipeline",
	    replica_shown_sums(10, 10, 4, 2, 10, 150, 2), 5, 0);
	check_close("by hand: weights that others stepped are waited for",
	    replica_shown_sums(20, 10, 1, 1, 10, 150, 2), 11, 0);
	check_close("by hand: reduced for longer than a pass",
	    replica_shown_sums(100, 100, 1, 1, 10, 75, 2), 55, 0);
}

/* Time of gradients of so many bytes, 8 copies a node at 25 GB/s, 10 us. */
static double
ring(double bytes, double nodes)
{
	return link_time(2 * bytes * (8 * nodes - 1) / (8 * nodes), 25e9, 1,
	    replica_ring_latency(8 * nodes, nodes, 3.4e-6, 1e-5), 2);
}

static double
tree(double bytes, double nodes)
{
	return link_time(replica_tree_traffic(bytes, 8 * nodes), 25e9, 1,
	    replica_tree_latency(8, nodes, 3.4e-6, 1e-5), 2);
}

/* NCCL takes rings for what is long and trees for what is short and far. */
static void
choice(void **state)
{
	(void)state;
	assert_true(ring(1e9, 2) < tree(1e9, 2));
	assert_true(tree(1e6, 128) < ring(1e6, 128));
	assert_true(tree(1e9, 1) > ring(1e9, 1));
	check_close("by hand: nothing over 1024 nodes, 7168 + 1023 hops "
	    "against 7 + 10", ring(0, 1024) / tree(0, 1024),
	    (7168 * 3.4 + 10230) / (7 * 3.4 + 100), 1e-9);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(steps),
		cmocka_unit_test(groups),
		cmocka_unit_test(hops),
		cmocka_unit_test(choice),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
