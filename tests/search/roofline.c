/* No prediction of a measured case beats what the peaks allow. */
#include "base/arena.h"
#include "base/diag.h"
#include "base/file.h"
#include "check.h"
#include "fixture.h"
#include "kind/predict.h"

/* Predictions with a bound, which saturated ones have not: each is held against
 * it. */
static size_t
hold(struct arena *arena, const struct catalog *cat, const char *file)
{
	struct predictor p = { .arena = arena, .catalog = cat };
	struct cases cases = { 0 };
	size_t len, held = 0;
	const char *csv = file_read(arena, file, &len);

	assert_non_null(csv);
	cases_read(arena, diags_new(arena), &cases, file, csv, len);
	for (size_t i = 0; i < cases.count; i++) {
		const struct case_row *row = &cases.item[i];
		struct prediction got = predict(&p, row);

		if (got.status != PREDICT_ok || got.bound <= 0)
			continue;
		held++;
		if (predict_is_time(row) ? got.value < got.bound :
		    got.value > got.bound)
			fail_msg("%s: %g is beyond %g", case_text(row,
			    CASE_id), got.value, got.bound);
	}
	return held;
}

static void
all_cases(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, ".");

	(void)state;
	assert_true(hold(arena, cat, "specs/measured/serve.csv") > 1000);
	assert_true(hold(arena, cat, "specs/measured/pretrain.csv") > 300);
	assert_true(hold(arena, cat, "specs/measured/finetune.csv") > 100);
	arena_free(arena);
}

/* 8.03e9 parameters, 7.5e9 of them at work: 15.0 GB in 16 bits at
 * 3.35 TB/s, and 2 * 7.5e9 * 1000 operations at 989.4 TFLOP/s. */
static void
by_hand(void **state)
{
	static const char csv[] =
	    "id,kind,phase,model,accelerator,count,weight_format,batch,"
	    "input_len,output_len,software,quantity,value,trust,group\n"
	    "1,serve,decode,llama-3.1-8b,h100-sxm5-80gb,1,bf16,1,1,1,vLLM,"
	    "tokens_per_s,1,A,a/x\n"
	    "2,serve,prefill,llama-3.1-8b,h100-sxm5-80gb,1,bf16,1,1000,1,"
	    "vLLM,ttft_s,1,A,a/x\n";
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, ".");
	struct predictor p = { .arena = arena, .catalog = cat };
	struct cases cases = { 0 };

	(void)state;
	cases_read(arena, diags_new(arena), &cases, "x.csv", csv,
	    sizeof(csv) - 1);
	check_close("by hand: 3.35e12 / 15.01e9 tokens a second",
	    predict(&p, &cases.item[0]).bound, 223.2, 0.002);
	check_close("by hand: 1000 tokens of the layers, and little attention",
	    predict(&p, &cases.item[1]).bound, 2 * 6.98e9 * 1000 / 989.4e12,
	    0.03);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_cases),
		cmocka_unit_test(by_hand),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
