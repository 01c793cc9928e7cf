/* Hours and cost of a published run, from parameters and tokens alone. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "check.h"
#include "formats.h"
#include "kind/case.h"
#include "test_arena.h"

/* One accelerator of 312 TFLOP/s, of which runs sustain 40 percent. */
static struct prediction
ask(const char *quantity, const char *parameters, const char *tokens,
    const char *price, const char *accelerator)
{
	static struct accelerator a = { .head = { .id = "card" },
		.architecture = { .text = "One" } };
	static struct calibration c = { .head = { .id = "runs" },
		.kind = { .text = "pretrain" },
		.software = { .text = "default" } };
	struct record *cards[] = { &a.head }, *stacks[] = { &c.head };
	struct catalog cat = { .accelerators = { cards, 1, 0 },
		.calibrations = { stacks, 1, 0 } };
	struct predictor p = { .arena = arena,
		.catalog = &cat };
	struct case_row row = {0};

	test_rate(&a.dense, &test_bf16, 312e12);
	c.run_utilization.value = 0.4;
	c.run_utilization.fact.given = true;
	row.cell[CASE_kind] = "cost";
	row.cell[CASE_quantity] = quantity;
	row.cell[CASE_accelerator] = accelerator;
	row.cell[CASE_model_params] = parameters;
	row.cell[CASE_train_tokens] = tokens;
	row.cell[CASE_price_usd_per_accelerator_hour] = price;
	return predict(&p, &row);
}

static void
by_hand(void **state)
{
	/* 6 * 7e9 * 2e12 flops over 0.4 * 312e12 a second. */
	const double hours = 6 * 7e9 * 2e12 / (0.4 * 312e12) / 3600;

	(void)state;
	check_close("by hand: 187,000 hours", ask("accelerator_hours",
	    "7000000000", "2000000000000", NULL, "card").value, hours, 1e-12);
	check_close("touvron2023b table 2, Llama 2 7B: 184320 GPU-hours",
	    ask("accelerator_hours", "6738000000", "2000000000000", NULL,
		"card").value, 184320, 0.03);
	check_close("by hand: at 2 USD an hour", ask("usd", "7000000000",
	    "2000000000000", "2", "card").value, 2 * hours, 1e-12);
	check_close("by hand: of a million tokens",
	    ask("usd_per_million_tokens", "7000000000", "2000000000000", "2",
		"card").value, 2 * hours / 2e6, 1e-12);
}

static void
passed_over(void **state)
{
	static const struct {
		const char *quantity, *parameters, *tokens, *card, *want;
	} rows[] = {
		{ "accelerator_hours", NULL, "1", "card",
		    "the size of the model is not stated" },
		{ "accelerator_hours", "1", NULL, "card",
		    "the tokens of the run are not stated" },
		{ "accelerator_hours", "1", "1", "other",
		    "the accelerator is not in the catalogue" },
		{ "usd", "1", "1", "card",
		    "the price of an hour is not stated" },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct prediction out = ask(rows[i].quantity,
		    rows[i].parameters, rows[i].tokens, NULL, rows[i].card);

		check_int(rows[i].want, out.status, PREDICT_skipped);
		check_text(rows[i].want, out.reason, rows[i].want);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_hand),
		cmocka_unit_test(passed_over),
	};

	return cmocka_run_group_tests(tests, open_arena, close_arena);
}
