#include "check.h"

#include "model/optimizer.h"

/* One square matrix of 4096, as attention's in a model of one layer. */
static void
moments(void **state)
{
	(void)state;
	/* Table 1: mn weights, mr + 2nr of state. */
	check_close("zhao2024 table 1: rank 128 of 4096 by 11008",
	    opt_projected(128, 4096 + 11008, 11008, 1, 2),
	    128 * 4096 + 2 * 128 * 11008, 0);
	check_close("by hand: no projection", opt_projected(0, 100, 60, 2, 8),
	    0, 0);
	check_close("shazeer2018 section 3: n + m sums of four bytes",
	    opt_factored(4096 + 11008, 4), 60416, 0);
}

static void
shapes(void **state)
{
	(void)state;
	check_close("by hand: 2 * (4096 + 4096) a layer",
	    opt_longer_attention(2, 4096, 4096, 1024), 32768, 0);
	check_close("by hand: 3 * 14336 a layer",
	    opt_longer_mlp(2, 4096, 1, 14336, 2), 86016, 0);
	check_close("by hand: narrow experts are as long as the stream",
	    opt_longer_mlp(1, 4096, 8, 8 * 1024, 2), 98304, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(moments),
		cmocka_unit_test(shapes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
