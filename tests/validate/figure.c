/*
 * Which figure of accuracy a measured case counts to, and what of a calibration
 * is fitted to it.  Each row is a case as its file has it; what it counts to
 * follows from what was measured, and how surely it is known.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "check.h"
#include "validate/score.h"

static const char header[] = "id,value,kind,phase,quantity,recompute,unit_sure,"
    "dp,count,accelerator_match,flops_basis,batch,host_bound,software\n";

static void
counts_to(void **state)
{
	static const struct {
		const char *name, *row, *want;
	} rows[] = {
		{ "memory of a run whose recomputation is stated",
		    "pretrain,train,memory_bytes_per_accelerator,none,,,,,,,,",
		    "training memory" },
		{ "it is not stated",
		    "pretrain,train,memory_bytes_per_accelerator,,,,,,,,,",
		    "training memory, loose" },
		{ "whose unit may be another",
		    "pretrain,train,memory_bytes_per_accelerator,none,"
		    "no,,,,,,,",
		    "training memory, loose" },
		{ "a total of accelerators that do alike",
		    "finetune,train,memory_bytes_total,none,,8,8,,,,,",
		    "training memory" },
		{ "of some that do not",
		    "finetune,train,memory_bytes_total,none,,4,8,,,,,", "" },
		{ "a total of nobody knows how many",
		    "finetune,train,memory_bytes_total,none,,8,,,,,,", "" },
		{ "of nobody knows how split",
		    "finetune,train,memory_bytes_total,none,,,8,,,,,", "" },
		{ "training is in the phase of training alone",
		    "pretrain,decode,step_s,none,,,,exact,,,,", "" },
		{ "speed of training",
		    "pretrain,train,step_s,none,,,,exact,,,,",
		    "training speed" },
		{ "on an accelerator that is taken to be it",
		    "pretrain,train,tokens_per_s,none,,,,assumed,,,,",
		    "training speed" },
		{ "a variant's speed is another's",
		    "pretrain,train,tokens_per_s,none,,,,variant,,,,", "" },
		{ "its recomputation is not stated",
		    "pretrain,train,samples_per_s,,,,,exact,,,,",
		    "training speed, loose" },
		{ "a share of the peak", "pretrain,train,mfu,none,,,,exact,,,,",
		    "training utilization" },
		{ "operations of the model over the peak",
		    "pretrain,train,flops_per_s_per_accelerator,none,,,,exact,"
		    "model,,,", "training utilization" },
		{ "with those that are done again",
		    "pretrain,train,flops_per_s_per_accelerator,none,,,,exact,"
		    "hardware,,,", "" },
		{ "memory of serving",
		    "serve,decode,memory_bytes_per_accelerator,,,,,,,,,",
		    "serving memory" },
		{ "its total", "serve,decode,memory_bytes_total,,,,,,,,,",
		    "serving memory" },
		{ "weights alone", "serve,load,weights_bytes,,,,,,,,,",
		    "weights" },
		{ "room for tokens", "serve,load,kv_cache_tokens,,,,,,,,,",
		    "KV cache" },
		{ "a token after the other",
		    "serve,decode,itl_s,,,,,exact,,,,vLLM 0.6", "decode" },
		{ "by a stack that launches each operation from Python",
		    "serve,decode,itl_s,,,,,exact,,,,transformers 4.30",
		    "decode, eager" },
		{ "by another such stack",
		    "serve,decode,itl_s,,,,,exact,,,,LitGPT", "decode, eager" },
		{ "whose host sets the pace",
		    "serve,decode,itl_s,,,,,exact,,,yes,vLLM 0.6",
		    "decode, eager" },
		{ "the prompt", "serve,prefill,ttft_s,,,,,exact,,,,vLLM 0.6",
		    "prefill" },
		{ "many requests at once",
		    "serve,serve_throughput,tokens_per_s,,,,,exact,,,,",
		    "serving throughput, saturated" },
		{ "so many at once",
		    "serve,serve_throughput,tokens_per_s,,,,,exact,,8,,",
		    "serving throughput, batch given" },
		{ "on a variant",
		    "serve,serve_throughput,tokens_per_s,,,,,variant,,"
		    "8,,", "" },
		{ "speed of images",
		    "diffusion_infer,infer,samples_per_s,,,,,exact,,,,",
		    "diffusion inference speed" },
		{ "their memory",
		    "diffusion_infer,infer,"
		    "memory_bytes_per_accelerator,,,,,,,,,",
		    "diffusion memory" },
		{ "memory of training on images",
		    "diffusion_train,train,"
		    "memory_bytes_per_accelerator,,,,,,,,,",
		    "diffusion memory" },
		{ "vision's memory has no figure",
		    "vision_infer,infer,memory_bytes_per_accelerator,,,,,,,,,",
		    "" },
		{ "no kind of work", "own,train,step_s,,,,,exact,,,,", "" },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct diags *d = diags_new(arena);
		struct cases cases = {0};
		const char *csv = arena_printf(arena, "%sx,1,%s\n", header,
		    rows[i].row);
		enum score_figure f;

		cases_read(arena, d, &cases, "x.csv", csv, strlen(csv));
		check_int(rows[i].name, cases.count, 1);
		f = score_figure(&cases.item[0]);
		check_text(rows[i].name, f < FIGURE_COUNT ?
		    score_figure_title(f) : "", rows[i].want);
	}
	arena_free(arena);
}

/*
 * A calibration has fields of memory and of speed.  What a model states itself
 * is not fitted: bytes of its weights, tokens of a cache; nor is money; nor are
 * kinds that no field is fitted for, speech to text and embeddings.
 */
static void
is_fitted(void **state)
{
	static const enum score_figure memory[] = { FIGURE_training_memory,
		FIGURE_training_memory_loose, FIGURE_serving_memory,
		FIGURE_diffusion_memory };
	static const enum score_figure nothing[] = { FIGURE_weights,
		FIGURE_cache, FIGURE_cost, FIGURE_asr_speed,
		FIGURE_asr_memory, FIGURE_embed_speed, FIGURE_any };
	enum score_fitted want[FIGURE_any + 1];

	(void)state;
	for (size_t f = 0; f < COUNT(want); f++)
		want[f] = FITTED_speed;
	for (size_t i = 0; i < COUNT(memory); i++)
		want[memory[i]] = FITTED_memory;
	for (size_t i = 0; i < COUNT(nothing); i++)
		want[nothing[i]] = FITTED_nothing;
	want[FIGURE_COUNT] = FITTED_nothing;
	for (int f = 0; f <= FIGURE_any; f++)
		check_int(f < FIGURE_COUNT ? score_figure_title(
		    (enum score_figure)f) : "none", score_fitted(
		    (enum score_figure)f), want[f]);
}

/* Whose errors speak of a kind: trained alike, errs alike. */
static void
of_kinds(void **state)
{
	static const struct {
		const char *kind;
		size_t n;
		enum score_figure speed, memory;
	} rows[] = {
		{ "pretrain", 2, FIGURE_training_speed,
		    FIGURE_training_memory },
		{ "finetune", 2, FIGURE_training_speed,
		    FIGURE_training_memory },
		{ "serve", 2, FIGURE_throughput_batch, FIGURE_serving_memory },
		{ "asr", 2, FIGURE_asr_speed, FIGURE_asr_memory },
		{ "diffusion_infer", 2, FIGURE_diffusion_speed,
		    FIGURE_diffusion_memory },
		{ "diffusion_train", 2, FIGURE_diffusion_training_speed,
		    FIGURE_diffusion_memory },
		{ "embed", 1, FIGURE_embed_speed, FIGURE_COUNT },
		{ "vision_infer", 1, FIGURE_vision_speed, FIGURE_COUNT },
		{ "vision_train", 1, FIGURE_vision_training_speed,
		    FIGURE_COUNT },
		{ "own", 0, FIGURE_COUNT, FIGURE_COUNT },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		enum score_figure of[2] = { FIGURE_COUNT, FIGURE_COUNT };

		check_int(rows[i].kind, score_figures_of(rows[i].kind, of),
		    rows[i].n);
		check_int(rows[i].kind, of[0], rows[i].speed);
		check_int(rows[i].kind, of[1], rows[i].memory);
	}
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(counts_to), cmocka_unit_test(is_fitted),
		cmocka_unit_test(of_kinds),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
