/*
 * Each record of the reference guide that says "not", by what the source that
 * it cites rules out: that and nothing beside it is rejected.
 */
#include "base/array.h"
#include "check.h"
#include "catalog/support.h"
#include "kind/stack.h"
#include "fixture.h"

struct ask {
	const char *software, *accelerator, *format, *kind, *method;
};

/* What the record rules out, and the nearest that it does not. */
struct row {
	const char *id;
	struct ask out, in;
};

static const struct row rows[] = {
	/* "for Diffusers on NVIDIA GPUs", CUDA alone. */
	{ "stable-fast-foreign", { "stable-fast", "mi300x", "fp16",
	    "diffusion_infer", NULL }, { "stable-fast", "h100-sxm5-80gb",
	    "fp16", "diffusion_infer", NULL } },
	{ "tensorrt-foreign", { "tensorrt", "gaudi3", "fp16",
	    "vision_infer", NULL }, { "tensorrt", "t4", "fp16",
	    "vision_infer", NULL } },
	{ "tensorrt-llm-foreign", { "tensorrt-llm", "mi300x", "fp8", "serve",
	    NULL }, { "tensorrt-llm", "h100-sxm5-80gb", "fp8", "serve",
	    NULL } },
	/* Precision on Ampere: FP32, FP16, BF16, INT8, INT4. */
	{ "tensorrt-llm-ampere-fp8", { "tensorrt-llm", "a100-sxm4-80gb",
	    "fp8", "serve", NULL }, { "tensorrt-llm", "a100-sxm4-80gb",
	    "int8", "serve", NULL } },
	/* "requires the model to be stored in the GGUF file format", which
	 * holds NVFP4 as well. */
	{ "llama-cpp-formats", { "llama.cpp", "rtx-4090", "awq", "serve",
	    NULL }, { "llama.cpp", "rtx-4090", "nvfp4", "serve", NULL } },
	/* LLM.int8(): compute capability 7.5, Turing, and later. */
	{ "bitsandbytes-int8-volta", { "bitsandbytes", "v100-sxm2-32gb",
	    "int8", "serve", NULL }, { "bitsandbytes", "t4", "int8", "serve",
	    NULL } },
	{ "flash-attention-2-older", { "flash-attention 2.5", "t4", NULL,
	    "serve", NULL }, { "flash-attention 2.5", "a10", NULL, "serve",
	    NULL } },
	{ "flash-attention-3-others", { "flash-attention 3.0",
	    "a100-sxm4-80gb", NULL, "serve", NULL }, { "flash-attention 3.0",
	    "h100-sxm5-80gb", NULL, "serve", NULL } },
	{ "transformer-engine-fp8-ampere", { "transformer-engine",
	    "a100-sxm4-80gb", "fp8", "pretrain", NULL },
	    { "transformer-engine", "l40s", "fp8", "pretrain", NULL } },
	{ "nvidia-ai-enterprise-geforce", { "nvidia-ai-enterprise",
	    "rtx-4090", NULL, "serve", NULL }, { "nvidia-ai-enterprise",
	    "rtx-6000-ada", NULL, "serve", NULL } },
	{ "nvidia-ai-enterprise-foreign", { "nvidia-ai-enterprise", "mi300x",
	    NULL, "serve", NULL }, { "nvidia-ai-enterprise", "l40s", NULL,
	    "serve", NULL } },
	{ "nemo-foreign", { "nemo", "mi300x", "bf16", "pretrain", NULL },
	    { "nemo", "b200-sxm", "bf16", "pretrain", NULL } },
	{ "ngc-pytorch-foreign", { "ngc pytorch", "mi300x", "fp16",
	    "vision_train", NULL }, { "ngc pytorch", "a10g", "fp16",
	    "vision_train", NULL } },
	{ "llm.q-foreign", { "llm.q", "mi300x", "bf16", "pretrain", NULL },
	    { "llm.q", "rtx-4090", "bf16", "pretrain", NULL } },
	/* Compute capability 7.5 or higher since 0.21. */
	{ "vllm-volta-later", { "vllm 0.21", "v100-sxm2-32gb", "fp16",
	    "serve", NULL }, { "vllm 0.21", "t4", "fp16", "serve", NULL } },
	/* The table of quantizations by generation, cell by cell. */
	{ "vllm-awq-older", { "vllm 0.11", "v100-sxm2-32gb", "awq", "serve",
	    NULL }, { "vllm 0.11", "t4", "awq", "serve", NULL } },
	{ "vllm-awq-amd", { "vllm 0.11", "mi300x", "awq", "serve", NULL },
	    { "vllm 0.11", "mi300x", "fp8", "serve", NULL } },
	{ "vllm-gptq-amd", { "vllm 0.11", "mi300x", "gptq", "serve", NULL },
	    { "vllm 0.11", "a10", "gptq", "serve", NULL } },
	{ "vllm-int8-older", { "vllm 0.11", "v100-sxm2-32gb", "int8",
	    "serve", NULL }, { "vllm 0.11", "t4", "int8", "serve", NULL } },
	{ "vllm-int8-amd", { "vllm 0.11", "mi300x", "int8", "serve", NULL },
	    { "vllm 0.11", "l40s", "int8", "serve", NULL } },
	{ "vllm-int8-intel", { "vllm 0.11", "arc-b580", "int8", "serve",
	    NULL }, { "vllm 0.11", "arc-b580", "awq", "serve", NULL } },
	/* Neither FP8 (W8A8) nor Marlin is ticked; Marlin is on Ampere. */
	{ "vllm-fp8-older", { "vllm 0.11", "v100-sxm2-32gb", "fp8", "serve",
	    NULL }, { "vllm 0.11", "a100-sxm4-80gb", "fp8", "serve", NULL } },
	{ "vllm-fp8-turing", { "vllm 0.15", "t4", "fp8", "serve", NULL },
	    { "vllm 0.32", "t4", "fp8", "serve", NULL } },
	{ "vllm-fp8-intel", { "vllm 0.11", "arc-b580", "fp8", "serve",
	    NULL }, { "vllm 0.11", "mi300x", "fp8", "serve", NULL } },
	{ "vllm-bitsandbytes-amd", { "vllm 0.11", "mi300x", "nf4", "serve",
	    NULL }, { "vllm 0.11", "a10", "nf4", "serve", NULL } },
	{ "vllm-bitsandbytes-intel", { "vllm 0.11", "arc-b580", "nf4",
	    "serve", NULL }, { "vllm 0.11", "t4", "nf4", "serve", NULL } },
	{ "vllm-gguf-intel", { "vllm 0.11", "arc-b580", "q4_k_m", "serve",
	    NULL }, { "vllm 0.11", "mi300x", "q4_k_m", "serve", NULL } },
	/* FSDP-QLoRA is data parallel; LoRA alone is not spoken of. */
#define QLORA(stack) { stack "-qlora-tensor", { stack, "a100-sxm4-80gb", \
	    NULL, "finetune", "qlora" }, { stack, "a100-sxm4-80gb", NULL, \
	    "finetune", "lora" } }
	QLORA("trl"), QLORA("llama-factory"), QLORA("fsdp_qlora"),
#undef QLORA
	/* "assert self.tp_degree == 1", in the recipe of LoRA alone. */
#define RECIPE(split) { "torchtune-lora-" split, { "torchtune", \
	    "a100-sxm4-80gb", NULL, "finetune", "qlora" }, { "torchtune", \
	    "a100-sxm4-80gb", NULL, "finetune", "full" } }
	RECIPE("tensor"), RECIPE("pipeline"),
#undef RECIPE
	/* Of fine-tuning, not of what else the stack may do. */
#define TUNING(stack, split) { stack "-" split, { stack, \
	    "a100-sxm4-80gb", NULL, "finetune", "full" }, { stack, \
	    "a100-sxm4-80gb", NULL, "pretrain", NULL } }
	TUNING("trl", "pipeline"), TUNING("fsdp_qlora", "pipeline"),
	TUNING("unsloth", "tensor"), TUNING("unsloth", "pipeline"),
#undef TUNING
	/* Megatron's stages are for full fine-tuning: "only support full". */
	{ "llama-factory-pipeline", { "llama-factory", "a100-sxm4-80gb", NULL,
	    "finetune", "lora" }, { "llama-factory", "a100-sxm4-80gb", NULL,
	    "finetune", "full" } },
	/* "--zero-level 1 to 3" on a single node is all that there is. */
#define LLMQ(split) { "llm.q-" split, { "llm.q", "l40s", NULL, "pretrain", \
	    NULL }, { "torchtitan", "l40s", NULL, "pretrain", NULL } }
	LLMQ("nodes"), LLMQ("tensor"), LLMQ("pipeline"), LLMQ("context"),
	LLMQ("expert"),
#undef LLMQ
};

static struct support_asked
asked_of(const struct catalog *c, const struct ask *a)
{
	return (struct support_asked){ .software = a->software,
		.accelerator = fixture_record(&c->accelerators,
		    a->accelerator), .kind = a->kind, .method = a->method,
		.format = a->format ? format_find(c, a->format) : NULL };
}

/* The record that rejects it: as a whole, or where it is split so. */
static const struct support *
rejecting(const struct catalog *c, const struct support *s,
    const struct ask *a)
{
	const struct support_asked asked = asked_of(c, a);
	const struct support *one;
	struct supported found;
	size_t at = 0;

	if (!s->parallel.count) {
		found = support_find(c, &asked);
		return found.state == SUPPORT_not ? found.record : NULL;
	}
	do
		one = support_split(c, &asked, &at);
	while (one && one != s);
	return one;
}

static const struct row *
row_of(const char *id)
{
	for (size_t i = 0; i < COUNT(rows); i++)
		if (!strcmp(rows[i].id, id))
			return &rows[i];
	return NULL;
}

static void
cited(void **state)
{
	struct arena *arena;
	struct catalog *c = fixture_load(&arena, ".");
	size_t tried = 0;

	(void)state;
	for (size_t i = 0; i < c->supports.count; i++) {
		const struct support *s = (const struct support *)
		    c->supports.item[i];
		const struct row *r = row_of(s->head.id);

		if (strcmp(s->state.text, "not") != 0)
			continue;
		if (!r)
			fail_msg("%s: no row", s->head.id);
		if (rejecting(c, s, &r->out) != s)
			fail_msg("%s rejects not what it cites", s->head.id);
		if (rejecting(c, s, &r->in))
			fail_msg("%s rejects more", s->head.id);
		tried++;
	}
	check_int("each row is a record's", (int)tried, (int)COUNT(rows));
	arena_free(arena);
}

/* "FP8 models will run on Ampere as weight-only W8A16"; on Turing, which has
 * no bfloat16, in fp16; what has units for FP8 needs nobody's word. */
static void
multiplied(void **state)
{
	static const struct {
		const char *stack, *accelerator, *want;
	} of[] = {
		{ "vllm", "a100-sxm4-80gb", "bf16" },
		{ "vllm 0.9", "rtx-3090", "bf16" }, { "vllm", "t4", "fp16" },
		{ "vllm", "l40s", NULL }, { "vllm 0.15", "t4", NULL },
		{ "tensorrt-llm", "a100-sxm4-80gb", NULL },
		{ NULL, "a100-sxm4-80gb", NULL },
	};
	struct arena *arena;
	struct catalog *c = fixture_load(&arena, ".");

	(void)state;
	for (size_t i = 0; i < COUNT(of); i++) {
		const struct placement p = { .stack = of[i].stack,
			.accelerator = fixture_record(&c->accelerators,
			    of[i].accelerator),
			.weight_format = format_find(c, "fp8") };
		const struct format *f = stack_computes(c, fixture_record(
		    &c->workloads, "chat-8b"), &p);

		check_text(of[i].accelerator, f ? f->head.id : "none",
		    of[i].want ? of[i].want : "none");
	}
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cited),
		cmocka_unit_test(multiplied),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
