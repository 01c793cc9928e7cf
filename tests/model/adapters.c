#include "check.h"

#include "model/adapters.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

/* GPT-3 175B: 96 layers of 12288. */
static void
low_rank(void **state)
{
	static const struct {
		const char *name;
		double rank, keys, output, want, rtol;
	} rows[] = {
		{ "hu2021 table 4: rank 1 on queries and values, 4.7 M",
		    1, 0, 0, 4.7e6, 0.005 },
		{ "hu2021 table 4: rank 8 on queries and values, 37.7 M",
		    8, 0, 0, 37.7e6, 0.005 },
		{ "hu2021 table 5: rank 2 on all four of attention, 18 M",
		    2, 1, 1, 18e6, 0.05 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    adapt_attention(rows[i].rank, 96, 12288, 12288, 12288,
			rows[i].keys, rows[i].output),
		    rows[i].want, rows[i].rtol);
	/* 16 * 32 * 3 * (4096 + 11008) */
	check_close("by hand: rank 16 on the MLPs of Llama-2-7B",
	    adapt_mlp(16, 32, 4096, 1, 11008, 2, 1), 23199744, 0);
	check_close("by hand: none there",
	    adapt_mlp(16, 32, 4096, 1, 11008, 2, 0), 0, 0);
	/* 4 * 2 * 3 * (8 * 64 + 8 * 16) */
	check_close("by hand: eight experts 16 wide, two layers of 64",
	    adapt_mlp(4, 2, 64, 8, 128, 2, 1), 15360, 0);
}

/* What each method trains of LLaMA-7B: 32 layers of 4096, MLPs of 11008. */
static double
dora(double rank, double layers, double hidden, double ffn)
{
	double low = adapt_attention(rank, layers, hidden, hidden, hidden, 1,
	    0) + adapt_mlp(rank, layers, hidden, 1, ffn, 1, 1);

	/* Queries, keys and values; the MLP's two matrices. */
	return adapt_weights(1, low, 1, layers, 3 * hidden + ffn + hidden);
}

/*
 * liu2024dora table 1: queries, keys, values, up and down have adapters.
 * LLaMA-7B has 6,738,415,616 parameters, LLaMA-13B 13,015,864,320.
 */
static void
methods(void **state)
{
	(void)state;
	check_close("liu2024dora table 1: DoRA of LLaMA-7B, 0.84 %",
	    dora(32, 32, 4096, 11008) / 6738415616, 0.0084, 0.01);
	check_close("liu2024dora table 1: half the rank, 0.43 %",
	    dora(16, 32, 4096, 11008) / 6738415616, 0.0043, 0.01);
	check_close("liu2024dora table 1: DoRA of LLaMA-13B, 0.68 %",
	    dora(32, 40, 5120, 13824) / 13015864320, 0.0068, 0.01);
	check_close("by hand: two pairs of 100", adapt_weights(2, 100, 0, 3,
	    7), 200, 0);
}

static void
tokens(void **state)
{
	(void)state;
	/* 2 * 32 * 96 * 12288 = 75.5 M, and 32 more at the input. */
	check_close("hu2021 table 4: 32 tokens before each layer of GPT-3",
	    adapt_tokens(32, 96, 12288, 0, 12288), 75497472, 0);
	check_close("hu2021 table 4: 256 tokens before the input, 3.2 M",
	    adapt_tokens(0, 96, 12288, 256, 12288), 3.2e6, 0.02);
}

/* T-Few trains 0.01 % of T0-3B in 24 + 24 layers of 2048 and 5120. */
static void
between(void **state)
{
	(void)state;
	check_close("hu2021 table 4: bottlenecks of 1 in GPT-3, 7.1 M",
	    adapt_bottlenecks(1, 96, 12288), 7.1e6, 0.01);
	check_close("hu2021 table 4: bottlenecks of 8 in GPT-3, 40.1 M",
	    adapt_bottlenecks(8, 96, 12288), 40.1e6, 0.01);
	/* 32 * (2 * 4096 + 11008) = 614,400: PEFT's count of LLaMA-7B. */
	check_close("PEFT: scales of LLaMA-7B", adapt_scales(32, 4096, 11008),
	    614400, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(low_rank),
		cmocka_unit_test(methods),
		cmocka_unit_test(tokens),
		cmocka_unit_test(between),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
