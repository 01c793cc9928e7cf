#include "check.h"

#include <math.h>

#include "model/expert_parallel.h"

static void
groups(void **state)
{
	(void)state;
	check_close("by hand: 8 experts in 8 groups, 8 * (1 - (7 / 8)^8)",
	    expert_groups_reached(8, 8), 5.251, 1e-3);
	check_close("by hand: one group holds them all",
	    expert_groups_reached(1, 8), 1, 0);
	check_close("by hand: one expert lies on one group",
	    expert_groups_reached(8, 1), 1, 1e-12);
}

static double
unevenness(double tokens, double per_token, double groups)
{
	return expert_unevenness(tokens, expert_crowding(per_token, groups), 0,
	    groups);
}

/* With an even load of T * k on each of e groups. */
static void
busiest(void **state)
{
	(void)state;
	check_close("by hand: alone, nobody waits", unevenness(1, 8, 1),
	    1, 0);
	check_close("by hand: 1000 choices of a group in the mean, the "
	    "busiest of 8 has sqrt(2 * ln 8 / 1000) more",
	    unevenness(125, 8, 8), 1.0645, 1e-4);
	check_close("by hand: one choice may make one group do it all",
	    unevenness(0.1, 1, 2), 2, 0);
	check_close("by hand: 10 and 2 of 8 experts of 16, 1.5 times as "
	    "busy: 10 + 4 * 0.5",
	    expert_busiest_parameters(10, 16, 8, 2, 1.5, 1, 1), 12, 0);
	check_close("by hand: as even, at half the rate: 10 + 4",
	    expert_busiest_parameters(10, 16, 8, 2, 1, 1, 0.5), 14, 0);
	check_close("by hand: all alike, all as they are",
	    expert_busiest_parameters(10, 16, 8, 2, 1, 1, 1), 10, 0);
	check_close("by hand: twice the work of the experts: 10 + 4",
	    expert_busiest_parameters(10, 16, 8, 2, 1, 2, 1), 14, 0);
	/* 256 tokens to 2 of 8 experts: 64 each, and half a tile of 64 more */
	check_close("by hand: 64 tokens an expert, tiles of 64",
	    expert_padding(64, 8, 1, 256, 2), 1.5, 0);
	check_close("by hand: one token fills half a tile of each of its two",
	    expert_padding(64, 8, 0.25, 1, 2), 33, 0);
	check_close("no tiles", expert_padding(0, 8, 1, 256, 2), 1, 0);
}

/* TensorRT-LLM's table of DeepSeek-R1's experts, 8 of 256 on each of 32: by
 * expert 128 tokens and a standard deviation of 164.1, by rank 1024 and
 * 491.6; the busiest has 1.56 times the mean more, formulas of even tails say
 * 1.19. */
static void
hot(void **state)
{
	const double spread = 164.1 / 128 * (164.1 / 128);
	double hotness = expert_hotness(spread, 256, 32);

	(void)state;
	check_close("table 1: deviation by rank, of the mean",
	    sqrt(hotness / (2 * log(32))), 491.6 / 1024, 0.06);
	check_close("by hand: sqrt(2 * ln 32 * 1.6437 / 8)",
	    expert_unevenness(1e9, 0, hotness, 32), 2.1933, 1e-4);
	check_close("one group has them all",
	    expert_unevenness(1e9, 0, expert_hotness(spread, 256, 1), 1),
	    1, 0);
	check_close("experts that are alike", expert_hotness(0, 256, 32), 0,
	    0);
}

static void
exchange(void **state)
{
	(void)state;
	check_close("DeepEP README: 128 tokens of 7168 in bf16 to 8 experts, "
	    "127 GB/s, 114 us",
	    expert_dispatch(128 * 7168 * 2, 8, 1, 1) / 127e9, 114e-6, 0.02);
	check_close("DeepEP README: the same in fp8, 98 GB/s, 77 us",
	    expert_dispatch(128 * 7168, 8, 1, 1) / 98e9, 77e-6, 0.03);
	check_close("by hand: two accelerators take half each",
	    expert_dispatch(100, 4, 2, 1.5), 300, 0);
	check_close("by hand: there and back in 58 layers",
	    expert_exchanges(1e-3, 58), 0.116, 1e-12);
}

static void
stages(void **state)
{
	(void)state;
	check_close("narayanan2021 2.2: 64 requests in 4 stages, 16 a pass",
	    stage_requests(64, 4), 16, 0);
	check_close("by hand: one request takes a pass for itself",
	    stage_requests(1, 4), 1, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(groups),
		cmocka_unit_test(busiest),
		cmocka_unit_test(hot),
		cmocka_unit_test(exchange),
		cmocka_unit_test(stages),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
