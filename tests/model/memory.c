#include "check.h"

#include "model/cache.h"
#include "model/memory.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static void
weights(void **state)
{
	static const struct {
		const char *name;
		double parameters, bytes, want, rtol;
	} rows[] = {
		{ "rajbhandari2020 3.1: 1.5 B parameters in fp16 take 3 GB",
		    1.5e9, 2, 3e9, 0 },
		{ "dettmers2023 1: double quantization saves 0.373 bits, "
		    "about 3 GB for 65 B", 65e9, 0.373 / 8, 3e9, 0.02 },
		{ "by hand: 4 bits and a 16-bit scale for 32 are 4.5 bits",
		    8e9, 4.5 / 8, 4.5e9, 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    mem_weights(rows[i].parameters, rows[i].bytes),
		    rows[i].want, rows[i].rtol);
}

/* K and V of one token, unless the row says more. */
static void
kv_cache(void **state)
{
	static const struct {
		const char *name;
		double layers, heads, dim, context, requests, bytes, want, rtol;
	} rows[] = {
		{ "by hand: one of everything, fp16", 1, 1, 1, 1, 1, 2, 4, 0 },
		{ "kwon2023 3: OPT-13B, 800 KB a token in fp16",
		    40, 40, 128, 1, 1, 2, 800 * 1024, 0 },
		{ "config: Llama-2-7B, 0.5 MiB a token in fp16",
		    32, 32, 128, 1, 1, 2, 524288, 0 },
		{ "config: Llama-3-8B with 8 KV heads, 128 KiB a token",
		    32, 8, 128, 1, 1, 2, 131072, 0 },
		{ "pope2022 2: 540 B multi-head, heads of 128, batch 512, "
		    "context 2048: 3 TB",
		    118, 48, 128, 2048, 512, 2, 3e12, 0.02 },
		{ "by hand: 80 layers, 8 heads of 128, 4096 tokens, fp16",
		    80, 8, 128, 4096, 1, 2, 1342177280, 0 },
		{ "by hand: no layers in the group", 0, 8, 128, 4096, 1, 2, 0,
		    0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    mem_kv_cache(rows[i].layers,
			mem_kv_head_width(rows[i].heads, rows[i].dim),
			rows[i].context, rows[i].requests, rows[i].bytes),
		    rows[i].want, rows[i].rtol);
}

/* A latent and a positional key, once for all heads. */
static void
kv_latent(void **state)
{
	(void)state;
	check_close("deepseek2024 2.1.4: 4.5 heads' worth, heads of 128",
	    mem_kv_latent_width(512, 64), 4.5 * 128, 0);
	check_close("DeepSeek-V3: 70.272 KB a token (DeepSeek, Insights into "
	    "DeepSeek-V3, table 1)", mem_kv_cache(61,
	    mem_kv_latent_width(512, 64), 1, 1, 2), 70272, 0);
	check_close("Qwen2.5 72B there: 327.680 KB", mem_kv_cache(80,
	    mem_kv_head_width(8, 128), 1, 1, 2), 327680, 0);
	check_close("Llama 3.1 405B there: 516.096 KB", mem_kv_cache(126,
	    mem_kv_head_width(8, 128), 1, 1, 2), 516096, 0);
	check_close("by hand: 17 tokens in pages of 16", mem_pages(17, 16), 32,
	    0);
	check_close("by hand: a full page", mem_pages(16, 16), 16, 0);
	check_close("by hand: no pages", mem_pages(17, 1), 17, 0);
}

/* Shards, stages and copies. */
static void
serving_shares(void **state)
{
	(void)state;
	check_close("by hand: 80 layers in 6 stages, 14 on the fullest",
	    mem_stage_share(80, 6), 14.0 / 80, 1e-15);
	check_close("by hand: a quarter of the cache, over 5",
	    mem_cache_share(100, 0.25, 5), 5, 0);
	/* 5 a s / h * s b h bytes are 5 a s^2 b: 2 bytes of them the scores */
	check_close("korthikanti2022 4.1: scores of 2048 tokens, 32 heads",
	    mem_scores(2048, 2048, 32, 1, 2), 2.0 * 32 * 2048 * 2048, 0);
	check_close("by hand: fused", mem_scores(2048, 2048, 32, 1, 0), 0, 0);
}

static void
kv_shards(void **state)
{
	(void)state;
	check_close("by hand: 4 of 8 heads each", mem_kv_shards(4, 8), 4, 0);
	check_close("pope2022 3.3: one head is held by all",
	    mem_kv_shards(64, 1), 1, 0);
}

/*
 * Figure 1: 7.5 B parameters on 64 accelerators, mixed-precision Adam, to half
 * of the last digit that is printed.
 */
static void
zero_stages(void **state)
{
	static const struct {
		const char *name;
		double weight_shards, gradient_shards, optimizer_shards;
		double want, rtol;
	} rows[] = {
		{ "rajbhandari2020 fig. 1: baseline 120 GB",
		    1, 1, 1, 120e9, 0 },
		{ "rajbhandari2020 fig. 1: optimizer 31.4 GB",
		    1, 1, 64, 31.4e9, 0.0016 },
		{ "rajbhandari2020 fig. 1: and gradients 16.6 GB",
		    1, 64, 64, 16.6e9, 0.003 },
		{ "rajbhandari2020 fig. 1: and weights 1.9 GB",
		    64, 64, 64, 1.9e9, 0.026 },
	};
	const double parameters = 7.5e9;

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name,
		    mem_weights(parameters, 2) / rows[i].weight_shards +
			mem_weights(parameters, 2) / rows[i].gradient_shards +
			mem_optimizer(parameters, 4, 8) /
			rows[i].optimizer_shards,
		    rows[i].want, rows[i].rtol);
}

static void
recomputation(void **state)
{
	(void)state;
	check_close("by hand: 96 layers of 10 bytes",
	    mem_kept_activations(10, 96), 960, 0);
	check_close("korthikanti2022 5: full recomputation keeps 2 s b h a "
	    "layer", mem_checkpoints(2048, 12288, 96, 2),
	    2.0 * 2048 * 12288 * 96, 0);
	check_close("by hand: 10 tokens, 128 entries, bf16 and thrice fp32",
	    mem_logits(10, 128, 14), 10 * 128 * (2 + 3 * 4), 0);
}

static void
serving(void **state)
{
	(void)state;
	/* 2 * (10 * (4*4 + 3*16/2) + 3*5*100) */
	check_close("by hand: workspace of a small layer on 2",
	    mem_serve_workspace(10, 4, 16, 5, 100, 2, 2), 3800, 0);
}

/* Llama 2 7B in 16 bits, of batches whose prompts are all read at once: cache
 * of both lengths, 2 * 32 * 4096 * 2 bytes a token, and room for prompts. */
static double
reserved(double requests, double prompt, double answer)
{
	return requests * (prompt + answer) * 524288 +
	    mem_serve_workspace(requests * prompt, 4096, 11008, 0, 32000, 1,
	    2);
}

/* The largest batches of TensorRT-LLM 0.6.1 on an A100 of 80 GB. */
static void
prompts_reserved(void **state)
{
	(void)state;
	check_close("trtllm performance.md: 60 of 128 and 2048 tokens "
	    "take what 52 of 2048 and 128 do", reserved(60, 128, 2048),
	    reserved(52, 2048, 128), 0.02);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(weights),
		cmocka_unit_test(kv_cache),
		cmocka_unit_test(kv_latent),
		cmocka_unit_test(serving_shares),
		cmocka_unit_test(kv_shards),
		cmocka_unit_test(zero_stages),
		cmocka_unit_test(recomputation),
		cmocka_unit_test(serving),
		cmocka_unit_test(prompts_reserved),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
