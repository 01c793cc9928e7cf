#include "check.h"

#include "model/cache.h"
#include "model/state.h"

static void
held(void **state)
{
	double mib = 1024.0 * 1024;

	(void)state;
	check_close("by hand: a layer of Mamba-2.8B, 5120 channels with 16 "
	    "numbers each in 32 bits and 3 inputs in 16",
	    state_held(1, 5120, 16, 4, 5120, 4, 2), 327680 + 30720, 0);
	check_close("by hand: Qwen3-Next, 36 layers of 32 heads, "
	    "128 x 128 numbers in 32 bits, and 8192 channels of 3 inputs",
	    state_held(36, 4096, 128, 4, 8192, 4, 2),
	    36 * (2 * mib + 49152), 0);
	check_close("lieber2024 table 1: Jamba's four layers of attention "
	    "cache 4 GB of 256K tokens", mem_kv_cache(4,
	    mem_kv_head_width(8, 128), 262144, 1, 2) / (1024 * mib), 4, 0);
}

static void
steps(void **state)
{
	(void)state;
	check_close("by hand: one number decays, is written and is read",
	    state_step_work(1, 1, 1, 3, 0, 2), 6, 0);
	check_close("by hand: the delta rule looks it up first",
	    state_step_work(1, 1, 1, 3, 1, 2), 8, 0);
}

/* Where state, head and chunk are alike, four products of N x N a token. */
static void
chunks(void **state)
{
	(void)state;
	check_close("dao2024 6.3: N = P = Q = 64, one head, 1024 tokens: four "
	    "times BMM(T/N, N, N, N)", state_scan_work(1, 64, 64, 64, 64,
	    1024, 2), 4. * 2 * (1024 / 64) * 64 * 64 * 64, 0);
	check_close("kimi2025 eq. 13: 6 T d d + 3 T C d + T C C at T = 1000, "
	    "C = 64, d = 128", state_delta_work(1, 1, 128, 128, 64, 1000, 2),
	    6. * 1000 * 128 * 128 + 3. * 1000 * 64 * 128 + 1000. * 64 * 64,
	    1e-12);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(held), cmocka_unit_test(steps),
		cmocka_unit_test(chunks),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
