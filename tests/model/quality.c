/* Loss of quality: what those who measured it printed beside. */
#include "check.h"

#include "model/quality.h"

static void
perplexity(void **state)
{
	(void)state;
	check_close("llama.cpp, Llama 2 70B: Q4_0 is 3.61 % worse",
	    quality_rise(3.5550, 3.4313), 0.0361, 2e-3);
	check_close("llama.cpp, Llama 2 70B: Q2_K is 8.82 % worse",
	    quality_rise(3.7339, 3.4313), 0.0882, 1e-3);
	check_close("llama.cpp, Llama 3 8B: ratio of Q4_K_M is 1.02816",
	    quality_rise(6.407115, 6.407115 - 0.175482), 0.02816, 1e-3);
	check_close("dranger003, Llama 3 70B: Q4_K_M is 4.83 % worse",
	    quality_rise(2.9674, 2.8308), 0.0483, 2e-3);
	check_close("by hand: as good", quality_rise(5, 5), 0, 0);
}

static void
scores(void **state)
{
	(void)state;
	check_close("Neural Magic, Llama 3 8B in FP8: recovery is 99.28 %",
	    quality_fall(68.22, 68.71), 0.0072, 1e-2);
	check_close("by hand: a quarter less", quality_fall(75, 100), 0.25,
	    1e-15);
	check_close("by hand: better than before", quality_fall(101, 100),
	    -0.01, 1e-12);
}

static void
both(void **state)
{
	(void)state;
	check_close("by hand: 1.1 * 1.2", quality_both(0.1, 0.2), 0.32, 1e-12);
	check_close("the cache as it was", quality_both(0.1, 0), 0.1, 1e-12);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(perplexity),
		cmocka_unit_test(scores),
		cmocka_unit_test(both),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
