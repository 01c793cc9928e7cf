#include "check.h"

#include "model/shard.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

/* Experts shared by 4 of 8, 100 bytes of which 60 are of experts. */
static void
experts(void **state)
{
	(void)state;
	check_close("by hand: not sharded, whole", shard_state(100, 60, 1, 4,
	    1), 100, 0);
	check_close("by hand: 40 / 8 + 60 / 2", shard_state(100, 60, 8, 4, 1),
	    35, 0);
	check_close("by hand: 40 / 4 + 60, shared by all four",
	    shard_state(100, 60, 4, 4, 1), 70, 0);
	check_close("deepseekv3 table 2: parameters twice, those of experts "
	    "too", shard_state(100, 60, shard_parts(1, 1), 4, 1), 200, 0);
	check_close("by hand: two stages over twice as many are as much",
	    shard_parts(8, 1), 8, 0);
	check_close("by hand: one direction", shard_parts(1, 0), 1, 0);
	check_close("by hand: 40 / 8 + 60 / 2 in the host",
	    shard_hosted(100, 60, 8, 4, 0), 35, 0);
	check_close("by hand: none in the host", shard_hosted(100, 60, 8, 4,
	    1), 0, 0);
	check_close("by hand: split with the other matrices",
	    shard_expert_degree(2, 1), 2, 0);
	check_close("Megatron-Bridge: 8 accelerators, split by 2, experts "
	    "over 8", shard_expert_degree(2, 8), 8, 0);
}

static void
trained(void **state)
{
	(void)state;
	check_close("by hand: all", shard_trained(0, 3, 0, 5, 100), 100, 0);
	check_close("by hand: adapters", shard_trained(1, 3, 0, 5, 100), 3, 0);
	check_close("by hand: adapters, embeddings and head",
	    shard_trained(1, 3, 1, 5, 100), 8, 0);
	check_close("by hand: gradients of all", shard_gradients(0, 100, 5),
	    100, 0);
	check_close("lv2023 3.1: one tensor at a time",
	    shard_gradients(1, 100, 5), 5, 0);
}

static void
memory(void **state)
{
	(void)state;
	check_close("by hand: 64 over 8, no experts",
	    shard_state(64, 0, 8, 1, 1), 8, 0);
	check_close("by hand: in the host", shard_state(64, 0, 8, 1, 0), 0, 0);
	check_close("by hand: 2 of 32 layers of 320 parameters in bf16",
	    shard_gathered(320, 2, 2, 32), 40, 0);
	check_close("by hand: no more than there are",
	    shard_gathered(320, 2, 1000, 32), 640, 0);
	check_close("by hand: whole weights", shard_gathered(320, 2, 0, 32),
	    0, 0);
	check_close("by hand: one buffer of 8 parameters",
	    shard_dummy(1, 8, 2), 16, 0);
	check_close("by hand: half full, a quarter of a tenth of 80",
	    shard_cached(40, 0, 20, 0.1, 80, 2), 42, 1e-12);
	check_close("by hand: halves of halves of the longest are left",
	    shard_left(0.58), 1.0 / 2 + 1.0 / 4 + 1.0 / 8 + 1.0 / 8, 0);
	check_close("by hand: sequences of one length leave nothing",
	    shard_left(0), 0, 0);
	check_close("by hand: free blocks", shard_cached(60, 0.5, 20, 0, 80, 2),
	    70, 0);
	check_close("by hand: as far as memory goes",
	    shard_cached(60, 2, 20, 0, 80, 2), 78, 0);
	check_close("by hand: tensors do not shrink",
	    shard_cached(90, 2, 20, 0, 80, 2), 90, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(experts),
		cmocka_unit_test(trained),
		cmocka_unit_test(memory),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
