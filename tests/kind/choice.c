/* What a kind cannot compute with is refused, by the word that names it. */
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "formats.h"
#include "kind/choice.h"
#include "said.h"

#include "test_arena.h"

/* The formats and the records that a workload may name, made by hand. */
static struct catalog catalog;
static const struct workload work = { .head = { .id = "w" },
	.catalog = &catalog };

static struct word
word(const char *id)
{
	return (struct word){ .text = id, .fact = { .given = true,
	    .field = "field" } };
}

static void
add(struct record_list *l, const struct record *r)
{
	ARRAY_ADD(arena, l, (struct record *)(uintptr_t)r);
}

/* Is it refused?  The message is of the word. */
static void
judged(const char *name, struct diags *diags, int refused)
{
	check_int(name, diags_count(diags, LEVEL_error), refused);
	if (refused)
		assert_non_null(strstr(said(arena, diags),
		    "workload \"w\": field \""));
}

/* Weights are trained in eight bits and more: eight are not too few. */
static void
trained(void **state)
{
	static const struct {
		const char *name;
		const struct format *format;
		int refused;
	} rows[] = {
		{ "32 bits", &test_fp32, 0 }, { "16 bits", &test_bf16, 0 },
		{ "8 bits, as FP8-LM trains (Peng and others 2023)",
		    &test_fp8, 0 },
		{ "8 bits of integers", &test_int8, 0 },
		{ "4.5 bits of nvfp4", &test_nvfp4, 1 },
		{ "4.25 bits of mxfp4", &test_mxfp4, 1 },
		{ "4.16 bits of AWQ", &test_awq, 1 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct diags *diags = diags_new(arena);
		struct word w = word(rows[i].format->head.id);

		catalog = (struct catalog){ 0 };
		add(&catalog.formats, &rows[i].format->head);
		choice_check_trained(&work, &w, diags);
		judged(rows[i].name, diags, rows[i].refused);
	}
}

/* What is stored in four bits computes in another format: it is no gradient. */
static void
computed(void **state)
{
	static const struct {
		const char *name;
		const struct format *format;
		int refused;
	} rows[] = {
		{ "bf16 computes in itself", &test_bf16, 0 },
		{ "fp8 computes in itself", &test_fp8, 0 },
		{ "Blackwell multiplies nvfp4", &test_nvfp4, 0 },
		{ "AWQ is unpacked to 16 bits", &test_awq, 1 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct diags *one = diags_new(arena), *all = diags_new(arena);
		struct word w = word(rows[i].format->head.id);
		struct words list = { .item = &w, .count = 1 };

		catalog = (struct catalog){ 0 };
		add(&catalog.formats, &rows[i].format->head);
		choice_check_gradient(&work, &w, one);
		judged(rows[i].name, one, rows[i].refused);
		choice_check_formats(&work, &list, all);
		judged(rows[i].name, all, rows[i].refused);
	}
}

/* State of a parameter in bytes; a plain optimizer has the same for all. */
static void
optimizers(void **state)
{
	static const struct {
		const char *name;
		struct optimizer optimizer;
		int refused;
	} rows[] = {
		{ "AdamW: 8 B of every parameter",
		    { .matrix.value = 8 }, 0 },
		{ "SGD with momentum: 4 B", { .matrix.value = 4 }, 0 },
		{ "Adafactor: rows and columns of a matrix",
		    { .factor.value = 4 }, 1 },
		{ "GaLore: a projector", { .matrix.value = 8,
		    .projector.value = 2 }, 1 },
		{ "GaLore: projected gradients", { .matrix.value = 8,
		    .projected.value = 8 }, 1 },
		{ "paged AdamW", { .matrix.value = 8, .paged.on = true }, 1 },
		{ "LOMO: steps in the backward pass", { .matrix.value = 0,
		    .fused.on = true }, 1 },
		{ "8-bit Adam: embeddings keep 8 B", { .matrix.value = 2,
		    .table = { 8, { .given = true } } }, 1 },
		{ "more for matrices than for embeddings, as Shampoo",
		    { .matrix.value = 12, .table = { 8, { .given = true } } },
		    1 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct optimizer o = rows[i].optimizer;
		struct diags *diags = diags_new(arena);
		struct word w = word("o");

		o.head.id = "o";
		catalog = (struct catalog){ 0 };
		add(&catalog.optimizers, &o.head);
		choice_check_optimizer(&work, &w, diags);
		judged(rows[i].name, diags, rows[i].refused);
	}
}

static void
schemes(void **state)
{
	static const struct {
		const char *name;
		struct scheme scheme;
		int any, half;          /* refused there */
	} rows[] = {
		{ "mixed precision in bf16", { .computes = &test_bf16 }, 0, 0 },
		{ "everything in 32 bits", { .computes = &test_fp32 }, 0, 1 },
		{ "a copy of each weight in fp8 (Transformer Engine)",
		    { .computes = &test_bf16, .copies.value = 1 }, 0, 1 },
		{ "products in fp8", { .computes = &test_fp8 }, 0, 1 },
		{ "adapters beside a frozen model",
		    { .computes = &test_bf16, .adapters.on = true }, 1, 1 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		for (int half = 0; half < 2; half++) {
			struct scheme s = rows[i].scheme;
			struct diags *diags = diags_new(arena);
			struct word w = word("s");

			s.head.id = "s";
			catalog = (struct catalog){ 0 };
			add(&catalog.schemes, &s.head);
			choice_check_scheme(&work, &w, half, diags);
			judged(rows[i].name, diags, half ? rows[i].half :
			    rows[i].any);
		}
}

static void
methods(void **state)
{
	static const struct {
		const char *name, *id;
		struct method method;
		int refused;
	} rows[] = {
		{ "all weights", "full", { .frozen.on = false }, 0 },
		{ "LoRA: one pair of a frozen matrix", "lora",
		    { .frozen.on = true, .pairs.value = 1 }, 0 },
		{ "QLoRA: its weights are unpacked", "qlora",
		    { .frozen.on = true, .pairs.value = 1 }, 1 },
		{ "frozen, and no pairs", "probe", { .frozen.on = true }, 1 },
		{ "DoRA: a vector beside the pair", "dora",
		    { .frozen.on = true, .pairs.value = 1,
		    .vectors.value = 1 }, 1 },
		{ "prefix tuning", "prefix", { .prefix.value = 16 }, 1 },
		{ "prompt tuning", "prompt", { .prompt.value = 16 }, 1 },
		{ "adapters between layers", "bottleneck",
		    { .bottlenecks.on = true }, 1 },
		{ "(IA)3 scales", "ia3", { .scales.on = true }, 1 },
		{ "some layers in full", "layers", { .layers.value = 2 }, 1 },
		{ "embeddings too", "tables", { .tables.on = true }, 1 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct method m = rows[i].method;
		struct diags *diags = diags_new(arena);
		struct word w = word(rows[i].id);

		m.head.id = rows[i].id;
		catalog = (struct catalog){ 0 };
		add(&catalog.methods, &m.head);
		choice_check_method(&work, &w, diags);
		judged(rows[i].name, diags, rows[i].refused);
	}
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(trained), TEST(computed), TEST(optimizers), TEST(schemes),
		TEST(methods),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
