#include "check.h"

#include "model/shard.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static void
counts(void **state)
{
	(void)state;
	check_close("by hand: 8 by 4", shard_product(8, 4), 32, 0);
	check_close("by hand: 8 and 4", shard_sum(8, 4), 12, 0);
	check_close("by hand: 96 layers in 8", shard_part(96, 8), 12, 0);
	check_close("by hand: one stage has all", shard_ends(1, 5, 12), 12, 0);
	check_close("by hand: an end has a table", shard_ends(4, 5, 12), 5, 0);
}

/* Table 4 of the paper: GPT-3 175B, 96 layers of 12288. */
static void
adapters(void **state)
{
	static const struct {
		const char *name;
		double rank, keys, output, want;
	} rows[] = {
		{ "hu2021 table 4: rank 1 on queries and values, 4.7 M",
		    1, 0, 0, 4.7e6 },
		{ "hu2021 table 4: rank 8 on queries and values, 37.7 M",
		    8, 0, 0, 37.7e6 },
		{ "hu2021 table 5: rank 2 on all four of attention, 18 M",
		    2, 1, 1, 18e6 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    shard_adapters_attention(rows[i].rank, 96, 12288, 12288,
			12288, rows[i].keys, rows[i].output),
		    rows[i].want, i < 2 ? 0.005 : 0.05);
	/* 16 * 32 * 3 * (4096 + 11008) */
	check_close("by hand: rank 16 on the MLPs of Llama-2-7B",
	    shard_adapters_mlp(16, 32, 4096, 11008, 2, 1), 23199744, 0);
	check_close("by hand: none there",
	    shard_adapters_mlp(16, 32, 4096, 11008, 2, 0), 0, 0);
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
	check_close("by hand: 64 over 8", shard_resident(64, 8, 1), 8, 0);
	check_close("by hand: in the host", shard_resident(64, 8, 0), 0, 0);
	check_close("by hand: 2 of 32 layers of 320 parameters in bf16",
	    shard_gathered(320, 2, 2, 32), 40, 0);
	check_close("by hand: no more than there are",
	    shard_gathered(320, 2, 1000, 32), 640, 0);
	check_close("by hand: whole weights", shard_gathered(320, 2, 0, 32),
	    0, 0);
	check_close("by hand: one buffer of 8 parameters",
	    shard_dummy(1, 8, 2), 16, 0);
	check_close("by hand: 5 percent more", shard_reserved(100, 0.05),
	    105, 1e-12);
	check_close("by hand: free blocks", shard_cached(60, 0.5, 20, 80, 2),
	    70, 0);
	check_close("by hand: as far as memory goes",
	    shard_cached(60, 2, 20, 80, 2), 78, 0);
	check_close("by hand: tensors do not shrink",
	    shard_cached(90, 2, 20, 80, 2), 90, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(counts),
		cmocka_unit_test(adapters),
		cmocka_unit_test(trained),
		cmocka_unit_test(memory),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
