#include "check.h"

#include "model/rate.h"
#include "model/work.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static void
windows(void **state)
{
	static const struct {
		const char *name;
		double input, output, window, want;
	} rows[] = {
		{ "by hand: no window, half of the answer on average",
		    100, 50, 1e9, 125 },
		{ "by hand: the window is full from the start",
		    100, 50, 60, 60 },
		/* 20 tokens from 100 to 120, then 30 at 120 */
		{ "by hand: the window fills after 20 of 50",
		    100, 50, 120, (20 * 110.0 + 30 * 120.0) / 50 },
		{ "by hand: a window of one token", 0, 1, 1, 0.5 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    work_mean_window(rows[i].input, rows[i].output,
			rows[i].window), rows[i].want, 1e-15);
	check_close("by hand: shorter than the window",
	    work_window(100, 4096), 100, 0);
	check_close("jiang2023 2: a rolling cache of 4096",
	    work_window(32768, 4096), 4096, 0);
}

/* The closed form against the sum over all queries. */
static void
causal(void **state)
{
	static const struct { double tokens, window; } rows[] = {
		{ 1, 1 }, { 8, 8 }, { 8, 3 }, { 8, 1 }, { 8, 100 },
		{ 1000, 128 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		double sum = 0;

		for (double q = 1; q <= rows[i].tokens; q++)
			sum += q < rows[i].window ? q : rows[i].window;
		check_close("by hand: sum over the queries",
		    work_causal_context(rows[i].tokens, rows[i].window),
		    sum / rows[i].tokens, 1e-14);
	}
	check_close("by hand: (s + 1) / 2 without a window",
	    work_causal_context(4096, 1e9), 2048.5, 0);
	/* Gemma 3: five of six layers look back 1024 of 32768 tokens */
	check_close("by hand: a sixth sees 16384.5, the rest 1008.015625",
	    work_mixed_context(16384.5, work_causal_context(32768, 1024),
	    5.0 / 6), 16384.5 / 6 + 1008.015625 * 5 / 6, 1e-12);
}

static void
training_work(void **state)
{
	static const struct {
		const char *name;
		double parameters, tokens, want, rtol;
	} rows[] = {
		{ "brown2020 table D.1: GPT-3 175B, 3.14e23 flops",
		    174.6e9, 300e9, 3.14e23, 0.002 },
		{ "brown2020 table D.1: GPT-3 13B, 2.31e22 flops",
		    12.85e9, 300e9, 2.31e22, 0.002 },
		{ "hoffmann2022 table 3: 67 B and 1.5 T tokens, 5.76e23 flops",
		    67e9, 1.5e12, 5.76e23, 0.05 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    work_train_flops(work_matmul(rows[i].parameters,
			rows[i].tokens, 2), 2, 0),
		    rows[i].want, rows[i].rtol);
	check_close("by hand: recomputation adds a forward pass",
	    work_train_flops(10, 2, 1), 40, 0);
	check_close("by hand: frozen weights need no gradient of their own",
	    work_train_flops(10, 1, 0), 20, 0);
	/* scores and values: 2 * 2 flops a head, number, query and key */
	check_close("by hand: 3 layers, 5 heads of 7, 11 queries, 13 keys",
	    work_attention(3, 5, 7, 11, 13, 2), 4.0 * 3 * 5 * 7 * 11 * 13, 0);
}

/* Runs as published: forward pass from parameters and attention. */
static void
utilization(void **state)
{
	static const struct {
		const char *name;
		double parameters, layers, width, sequence, tokens, count, peak;
		double time, want, rtol;
	} rows[] = {
		{ "chowdhery2022 B: PaLM 540B, 238.3 K tokens/s on 6144 "
		    "TPU v4, 46.2 %", 540.35e9, 118, 48 * 256, 2048, 238.3e3,
		    6144, 275e12, 1, 0.462, 0.002 },
		/* 12 l h^2 + h V parameters multiply each token */
		{ "korthikanti2022 table 5: 175B, 13.75 s on 64 A100, 51.4 %",
		    12 * 96 * 12288.0 * 12288 + 12288 * 51200.0, 96, 12288,
		    2048, 64 * 2048, 64, 312e12, 13.75, 0.514, 0.002 },
		{ "korthikanti2022 table 5: 1T, 71.49 s on 512 A100, 56.3 %",
		    12 * 128 * 25600.0 * 25600 + 25600 * 51200.0, 128, 25600,
		    2048, 512 * 2048, 512, 312e12, 71.49, 0.563, 0.002 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		double share = rows[i].tokens / rows[i].count;
		double forward = work_matmul(rows[i].parameters,
		    share, 2) + work_attention(rows[i].layers, 1,
		    rows[i].width, share, rows[i].sequence, 2);

		check_close(rows[i].name,
		    work_mfu(forward, 2, rows[i].time, rows[i].peak),
		    rows[i].want, rows[i].rtol);
	}
}

/* Section 5.1: 8 T P / (n X), all activations recomputed. */
static void
run_time(void **state)
{
	static const struct {
		const char *name;
		double parameters, tokens, count, rate, want, rtol;
	} rows[] = {
		{ "narayanan2021 5.1: GPT-3 on 1024 A100, 34 days",
		    175e9, 300e9, 1024, 140e12, 34, 0.01 },
		{ "narayanan2021 5.1: 1 T on 3072 A100, 84 days",
		    1.008e12, 450e9, 3072, 163e12, 84, 0.01 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		double step = work_train_flops(
		    work_matmul(rows[i].parameters, 2048, 2), 2, 1) /
		    rows[i].rate;

		check_close(rows[i].name,
		    work_job_time(rows[i].tokens,
			(2048 * rows[i].count / step)) /
			86400,
		    rows[i].want, rows[i].rtol);
	}
}

static double
expert_share(double experts, double per_token, double tokens)
{
	return work_expert_share(work_expert_missed(experts, per_token),
	    tokens);
}

static void
experts(void **state)
{
	(void)state;
	check_close("by hand: a dense model reads all",
	    expert_share(1, 1, 1), 1, 0);
	check_close("by hand: one token reads 2 of 8",
	    expert_share(8, 2, 1), 0.25, 1e-15);
	check_close("by hand: 1 - 0.75^4", expert_share(8, 2, 4),
	    0.68359375, 1e-15);
	check_close("by hand: many tokens read all",
	    expert_share(256, 8, 4096), 1, 1e-12);
	check_close("by hand: 16 accelerators, 8 heads: twice the cache",
	    work_replicated_read(100, 16, 8), 200, 0);
	check_close("by hand: split without copies",
	    work_replicated_read(100, 4, 4), 100, 0);
	check_close("by hand: 8 tokens of 4096 in bf16",
	    work_residual(8, 4096, 2), 65536, 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(windows),
		cmocka_unit_test(causal),
		cmocka_unit_test(training_work),
		cmocka_unit_test(utilization),
		cmocka_unit_test(run_time),
		cmocka_unit_test(experts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
