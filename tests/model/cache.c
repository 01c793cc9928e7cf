#include "check.h"

#include "model/cache.h"

static void
prefix(void **state)
{
	(void)state;
	check_close("by hand: 4 of 1000 tokens, 300 alike, are 300 + 4 x 700",
	    300 + 4 * cache_own(1000, 300), 3100, 0);
}

static void
tokens(void **state)
{
	double gib = 1024.0 * 1024 * 1024;

	(void)state;
	check_close("kwon2023 table 1: OPT-13B on an A100 40 GB, 12 GB of "
	    "cache hold 15.7 K", cache_tokens(1, 1, 12 * gib,
	    mem_kv_cache(40, mem_kv_head_width(40, 128), 1, 1, 2)), 15.7e3,
	    0.005);
	check_close("kwon2023 table 1: OPT-66B on 4 A100, 21 GB hold 9.7 K",
	    cache_tokens(1, 1, 21 * gib,
	    mem_kv_cache(64, mem_kv_head_width(72, 128), 1, 1, 2)), 9.7e3,
	    0.02);
	check_close("by hand: nothing is cached", cache_tokens(8, 100, 5, 0), 0,
	    0);
	check_close("by hand: half of the cache holds half",
	    cache_tokens(8, 100, 5, 10), 400, 0);
}

/* Four tokens, of which the first two lie in the cache. */
static void
behind(void **state)
{
	(void)state;
	check_close("kwon2023 4.4: the shared prefix is not computed again",
	    cache_prompt_tokens(4, 2), 2, 0);
	check_close("by hand: the last token always is",
	    cache_prompt_tokens(4, 4), 1, 0);
	check_close("by hand: the third sees 3 keys and the fourth 4",
	    cache_tail_context(4, 2.5, 2, 1.5), 3.5, 1e-15);
	check_close("by hand: without a prefix all of them",
	    cache_tail_context(4, 2.5, 0, 0), 2.5, 1e-15);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(prefix),
		cmocka_unit_test(tokens), cmocka_unit_test(behind),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
