/* Which calibrations of the reference guide printed names of stacks find. */
#include "base/array.h"
#include "check.h"
#include "fixture.h"
#include "kind/case.h"
#include "kind/stack.h"

static const struct calibration *
found(const struct predictor *p, const char *kind, const char *accelerator,
    const char *software)
{
	struct case_row row = {0};

	row.cell[CASE_kind] = kind;
	row.cell[CASE_accelerator] = accelerator;
	row.cell[CASE_software] = software;
	return case_calibration(p, &row);
}

static struct predictor
open_reference(void)
{
	struct predictor p = { .arena = NULL };

	p.catalog = fixture_load(&p.arena, ".");
	return p;
}

/*
 * The stack behind each name is what its own documentation says it runs on:
 * axolotl, LLaMA-Factory and TRL train models of Hugging Face's library,
 * DeepSpeed-Chat hands them to DeepSpeed, NeMo trains with Megatron-Core,
 * llm-foundry is Composer's.
 */
static void
finds(void **state)
{
	static const struct {
		const char *kind, *accelerator, *software, *want;
	} rows[] = {
		{ "finetune", "a100-sxm4-80gb",
		    "Hugging Face transformers 4.41 + PEFT, PyTorch 2.3",
		    "HF TRL" },
		{ "finetune", "a100-sxm4-80gb", "transformers 4.41",
		    "HF TRL" },
		{ "finetune", "a100-sxm4-80gb", "transformers 4.52",
		    "transformers" },
		{ "finetune", "a100-sxm4-80gb",
		    "transformers+peft, DeepSpeed, PyTorch 2.0, FA2",
		    "transformers+peft, DeepSpeed" },
		{ "finetune", "a100-sxm4-80gb", "axolotl 0.4", "HF TRL" },
		{ "finetune", "rtx-4090", "LLaMA-Factory 0.8",
		    "LLaMA-Factory" },
		{ "finetune", "a100-sxm4-80gb", "DeepSpeed-Chat",
		    "DeepSpeed" },
		{ "finetune", "a100-sxm4-80gb", "XTuner 0.2, DeepSpeed ZeRO-3",
		    "XTuner" },
		{ "finetune", "a100-sxm4-80gb", "PyTorch FSDP", "HF TRL" },
		{ "pretrain", "a100-sxm4-80gb", "PyTorch FSDP",
		    "torchtitan" },
		{ "pretrain", "h100-sxm5-80gb", "NeMo 24.07", "NeMo" },
		{ "pretrain", "h100-sxm5-80gb", "Megatron-Core v0.9",
		    "Megatron" },
		{ "pretrain", "v100-sxm2-32gb", "Megatron-LM", "Megatron" },
		{ "pretrain", "a100-sxm4-80gb", "GPT-NeoX",
		    "Megatron-DeepSpeed" },
		{ "pretrain", "a100-sxm4-80gb", "MosaicML llm-foundry",
		    "Composer" },
		{ "finetune", "a100-sxm4-80gb", "Alpaca-LoRA", "HF TRL" },
		{ "pretrain", "a100-sxm4-80gb", "MaxText", "default" },
		{ "finetune", "a100-sxm4-80gb", NULL, "default" },
	};
	struct predictor p = open_reference();

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].software ? rows[i].software : "no name",
		    found(&p, rows[i].kind, rows[i].accelerator,
		    rows[i].software)->software.text, rows[i].want);
	arena_free(p.arena);
}

/*
 * Loss in chunks came to torchtune in September 2024, before its release 0.3
 * (pull request 1390); what is older, by
 * month or by release, holds all its logits; a name alone is the newest.
 */
static void
finds_versions(void **state)
{
	static const struct {
		const char *software;
		bool chunks;
	} rows[] = {
		{ "torchtune 0.1", false }, { "torchtune 0.2.1", false },
		{ "torchtune 0.3", true }, { "torchtune v0.5", true },
		{ "torchtune 2024-05", false }, { "torchtune 2024-09", true },
		{ "torchtune", true },
	};
	struct predictor p = open_reference();

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_int(rows[i].software, found(&p, "finetune", "rtx-4090",
		    rows[i].software)->logit_bytes.fact.given,
		    rows[i].chunks);
	arena_free(p.arena);
}

static double
loaded(const struct predictor *p, enum case_column degree)
{
	struct case_row row = {0};
	struct prediction got;

	row.cell[CASE_kind] = "serve";
	row.cell[CASE_phase] = "load";
	row.cell[CASE_quantity] = "memory_bytes_per_accelerator";
	row.cell[CASE_model] = "qwen3-235b-a22b";
	row.cell[CASE_weight_format] = "fp8";
	row.cell[CASE_accelerator] = "h200-sxm-141gb";
	row.cell[CASE_software] = "TensorRT-LLM 1.1";
	row.cell[CASE_count] = row.cell[degree] = "8";
	got = predict(p, &row);
	check_text(row.cell[degree], got.reason ? got.reason : "", "");
	return got.value;
}

/*
 * Groups that deal experts, and nothing that splits layers: every accelerator
 * has attention, 94 layers of 71.3 M in 8 bits, routers, 49 M in 16, and two
 * tables of 622 M in 16 for itself, of which eight that split layers have an
 * eighth.
 */
static void
deals(void **state)
{
	struct predictor p = open_reference();

	(void)state;
	check_close("by hand: what stands beside the experts",
	    loaded(&p, CASE_ep) - loaded(&p, CASE_tp), (94 * 71.3e6 +
	    2 * 49e6 + 2 * 2 * 622e6) * 7 / 8, 0.01);
	arena_free(p.arena);
}

/* Of answers that are equal in all else the same is first everywhere: in the
 * alphabet's order, in which capitals are the letters that they are. */
static void
stand_by_name(void **state)
{
	static struct accelerator a = { .head.id = "a" },
	    b = { .head.id = "b" };
	static const struct {
		const struct accelerator *accelerator;
		const char *stack;
	} order[] = { { &a, NULL }, { &a, "stable-fast" }, { &a, "TensorRT" },
		{ &a, "timm" }, { &b, "Megatron" }, { &b, "NeMo" } };

	(void)state;
	for (size_t i = 0; i < COUNT(order); i++)
		for (size_t k = 0; k < COUNT(order); k++) {
			struct placement one = {
				.accelerator = order[i].accelerator,
				.stack = order[i].stack };
			struct placement two = {
				.accelerator = order[k].accelerator,
				.stack = order[k].stack };
			int less = stack_order(&one, &two);

			assert_int_equal(i < k, less < 0);
			assert_int_equal(i > k, less > 0);
		}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(finds),
		cmocka_unit_test(finds_versions),
		cmocka_unit_test(deals),
		cmocka_unit_test(stand_by_name),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
