/* Which calibration a printed name of software picks. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "check.h"
#include "kind/case.h"

static struct calibration
entry(const char *id, const char *software, const char *versions)
{
	return (struct calibration){
		.head = { .id = id },
		.kind = { .text = "serve" },
		.software = { .text = software },
		.versions = { .text = versions },
	};
}

static void
picks(void **state)
{
	static const struct {
		const char *name, *software, *want;
	} rows[] = {
		{ "not stated", NULL, "any" },
		{ "unknown", "vLLM 0.9", "any" },
		{ "by name", "LitGPT 2023-10, PyTorch 2.1.0", "lit" },
		{ "a version that no range has", "transformers 4.30", "hf" },
		{ "a version, and more of it", "transformers 4.51.3", "hf451" },
		{ "the number is compared, not its text",
		    "transformers 4.6", "hf" },
		{ "from", "transformers 4.40", "hf440" },
		{ "up to, patches included", "transformers 4.47.9 + FA2",
		    "hf440" },
		{ "a later major version", "transformers 5.0", "hf52" },
		{ "without a version", "transformers", "hf" },
		{ "a longer word is another name", "LitGPTX 1.0", "any" },
		{ "the longest name", "Lit GPT Pro 3", "pro" },
		{ "v before a version", "ExLlama v1 (2023)", "exl1" },
		{ "months", "torchtune 2024-09", "tune" },
		{ "before the months", "torchtune 2024-08", "any" },
		{ "in any case", "litgpt 0.4", "lit" },
		{ "a date is no version of numbers", "ExLlama (2023)", "any" },
		{ "another sign", "lit_gpt 0.4", "lit" },
		{ "behind a comma stands another's version",
		    "ExLlama, CUDA 0.9", "any" },
		{ "a month in words", "llama.cpp (May 2024)", "cpp" },
		{ "a capital and a month", "Llama.cpp (2023-10)", "cpp" },
		{ "a commit", "llama-cpp 8e45f1a7", "cpp" },
		{ "a commit that begins with digits",
		    "torchtune 820504e 2024-10", "tune" },
		{ "a month in brackets", "torchtune (2024-10)", "tune" },
		{ "a digit of the name is not of a year", "Exo (2023)", "any" },
		{ "a number at once behind it", "LitGPT0.4", "lit" },
		{ "a part that it lists", "Trainer + LitGPT", "lit" },
		{ "the start before a longer part",
		    "LitGPT under Lit GPT Pro", "lit" },
		{ "inside of a word is no part", "SplitGPT", "any" },
		{ "another name", "Lit-LLaMA 2023", "lit" },
		{ "a family's default", "PyTorch 2.5, eager", "eager" },
		{ "a part that it lists is no family", "vLLM, PyTorch 2.5",
		    "any" },
		{ "a stack before its family", "transformers 4.30", "hf" },
		{ "a part that is known before a family", "PyTorch + LitGPT",
		    "lit" },
	};
	static const char *const entries[][3] = {
		{ "any", "default", NULL },
		{ "lit", "LitGPT", NULL },
		{ "hf", "transformers", NULL },
		{ "hf451", "transformers", "4.51" },
		{ "hf440", "transformers", "4.40..4.47" },
		{ "hf52", "transformers", "4.52.." },
		{ "pro", "Lit GPT Pro", NULL },
		{ "exl1", "ExLlama", "..1" },
		{ "tune", "torchtune", "2024-09..2024-11" },
		{ "cpp", "llama.cpp", NULL },
		{ "exo2", "exo2", NULL },
		{ "eager", "default", NULL },
	};
	static struct calibration c[COUNT(entries)];
	struct word family[] = {{ .text = "transformers" },
		{ .text = "PyTorch" }};
	struct word other[] = {{ .text = "Lit-LLaMA" }};
	struct record *item[COUNT(c)];
	struct catalog cat = { .calibrations = { item, COUNT(c), 0 } };
	struct predictor p = { .arena = NULL,
		.catalog = &cat };

	(void)state;
	for (size_t k = 0; k < COUNT(c); k++) {
		c[k] = entry(entries[k][0], entries[k][1], entries[k][2]);
		item[k] = &c[k].head;
	}
	c[1].aliases.item = other;
	c[1].aliases.count = COUNT(other);
	c[COUNT(c) - 1].aliases.item = family;
	c[COUNT(c) - 1].aliases.count = COUNT(family);
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct case_row row = {0};

		row.cell[CASE_kind] = "serve";
		row.cell[CASE_software] = rows[i].software;
		check_text(rows[i].name, case_calibration(&p, &row)->head.id,
		    rows[i].want);
	}
}

/* Which of a stack's entries an accelerator picks. */
static void
picks_accelerator(void **state)
{
	static const struct {
		const char *name, *architecture, *segment, *want;
	} rows[] = {
		{ "neither", "Ampere", "datacenter", "any" },
		{ "the generation", "Blackwell", "datacenter", "black" },
		{ "both", "Blackwell", "consumer", "geforce" },
		{ "the segment alone is not both", "Ampere", "consumer",
		    "any" },
	};
	struct word blackwell[] = {{ .text = "Blackwell" }};
	struct word consumer[] = {{ .text = "consumer" }};
	static struct calibration c[3];
	struct record *item[COUNT(c)];
	static struct accelerator a = { .head = { .id = "card" } };
	struct record *card = &a.head;
	struct catalog cat = { .calibrations = { item, COUNT(c), 0 },
		.accelerators = { &card, 1, 0 } };
	struct predictor p = { .arena = NULL, .catalog = &cat };
	struct case_row row = {0};

	(void)state;
	c[0] = entry("geforce", "default", NULL);
	c[1] = entry("black", "default", NULL);
	c[2] = entry("any", "default", NULL);
	for (size_t i = 0; i < COUNT(c); i++)
		item[i] = &c[i].head;
	for (size_t i = 0; i < 2; i++) {
		c[i].architectures.item = blackwell;
		c[i].architectures.count = 1;
	}
	c[0].segments.item = consumer;
	c[0].segments.count = 1;
	row.cell[CASE_kind] = "serve";
	row.cell[CASE_accelerator] = "card";
	for (size_t i = 0; i < COUNT(rows); i++) {
		a.architecture.text = rows[i].architecture;
		a.segment.text = rows[i].segment;
		check_text(rows[i].name, case_calibration(&p, &row)->head.id,
		    rows[i].want);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(picks),
		cmocka_unit_test(picks_accelerator),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
