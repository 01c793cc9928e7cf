/* Errors of predictions, worked out by hand. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "check.h"
#include "validate/score.h"

enum { MOST = 16 };

struct sheet {
	struct arena *arena;
	struct cases cases;
	struct scored item[MOST];
	size_t count;
};

static const char header[] =
    "id,split,tier,kind,phase,dp,count,recompute,unit_sure,quantity,value,"
    "trust,group,skip_reason\n";

/* Rows of cases; every one is predicted as the number beside it. */
static void
fill(struct sheet *s, const char *rows, const double *predicted)
{
	const char *csv;
	struct diags *d;

	*s = (struct sheet){ .arena = arena_new(check_no_memory) };
	d = diags_new(s->arena);
	csv = arena_printf(s->arena, "%s%s", header, rows);
	cases_read(s->arena, d, &s->cases, "x.csv", csv, strlen(csv));
	check_int("the rows are good", diags_status(d), 0);
	s->count = s->cases.count;
	for (size_t i = 0; i < s->count; i++)
		s->item[i] = (struct scored){ &s->cases.item[i],
		    { .status = PREDICT_ok, .value = predicted[i] } };
}

static void
quantiles(void **state)
{
	static const double v[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 };
	static const struct {
		const char *name;
		size_t n;
		double p, want;
	} rows[] = {
		{ "median of one", 1, 0.5, 1 },
		{ "median of three is the middle", 3, 0.5, 2 },
		{ "median of four lies between", 4, 0.5, 2.5 },
		{ "nine of ten do not exceed 9", 10, 0.9, 9 },
		{ "of three, 90% is the largest", 3, 0.9, 3 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, score_quantile(v, rows[i].n,
		    rows[i].p), rows[i].want, 0);
	assert_true(isnan(score_quantile(v, 0, 0.5)));
}

/*
 * By hand.  Family a: +10, -20, +30%; b: +2, -2, +2, -6%; c has two cases
 * and is no family.  Medians 20 and 2%, their mean 11%; over all nine the
 * middle of 2 2 2 6 10 20 30 40 50 is 10%.
 */
static void
families(void **state)
{
	static const double predicted[] = { 110, 80, 130, 102, 98, 102, 94,
		140, 150 };
	static const char rows[] =
	    "1,train,core,serve,,,,,,memory_bytes_total,100,A,a/x,\n"
	    "2,train,,serve,,,,,,memory_bytes_total,100,A,a/y,\n"
	    "3,train,,serve,,,,,,memory_bytes_total,100,A,a,\n"
	    "4,train,,serve,,,,,,memory_bytes_total,100,A,b/x,\n"
	    "5,train,,serve,,,,,,memory_bytes_total,100,A,b/x,\n"
	    "6,train,,serve,,,,,,memory_bytes_total,100,B,b/x,\n"
	    "7,held,,serve,,,,,,memory_bytes_total,100,A,b/z,\n"
	    "8,train,,serve,,,,,,memory_bytes_total,100,A,c/x,\n"
	    "9,train,,serve,,,,,,memory_bytes_total,100,A,c/x,\n";
	struct score_filter any = { .figure = FIGURE_any };
	struct score_filter held = { .figure = FIGURE_any, .split = "held" };
	struct score_filter core = { .figure = FIGURE_any, .core = true };
	struct score_filter only = { .figure = FIGURE_serving_memory,
		.family = "a" };
	struct sheet s;
	struct score got;

	(void)state;
	fill(&s, rows, predicted);
	got = score_cases(s.arena, s.item, s.count, &any);
	check_int("cases", got.cases, 9);
	check_int("predicted", got.predicted, 9);
	check_int("families", got.families, 2);
	check_close("score", got.family.median, 0.11, 1e-12);
	check_close("median", got.all.median, 0.1, 1e-12);
	check_close("p90", got.all.p90, 0.5, 1e-12);
	check_close("within 10%", got.all.within10, 5.0 / 9, 1e-12);
	check_close("within 20%", got.all.within20, 6.0 / 9, 1e-12);
	check_close("bias", got.all.bias, 0.02, 1e-12);
	check_close("family p90", got.family.p90, 0.18, 1e-12);
	/* Of a one in three and two in three; of b all.  Medians of the signed
	 * errors are 10 and 0. */
	check_close("family within 10%", got.family.within10, 2.0 / 3, 1e-12);
	check_close("family within 20%", got.family.within20, 5.0 / 6, 1e-12);
	check_close("family bias", got.family.bias, 0.05, 1e-12);
	check_int("held", score_cases(s.arena, s.item, s.count,
	    &held).predicted, 1);
	check_int("core", score_cases(s.arena, s.item, s.count,
	    &core).predicted, 1);
	check_close("one family", score_cases(s.arena, s.item, s.count,
	    &only).all.median, 0.2, 1e-12);
	arena_free(s.arena);
}

/* Trust C, rows set aside and rows passed over do not count. */
static void
unscored(void **state)
{
	static const double predicted[] = { 100, 100, 100, 100 };
	static const char rows[] =
	    "1,,,serve,,,,,,memory_bytes_total,100,A,a,\n"
	    "2,,,serve,,,,,,memory_bytes_total,50,C,a,\n"
	    "3,,,serve,,,,,,memory_bytes_total,50,A,a,out_of_scope\n"
	    "4,,,serve,,,,,,memory_bytes_total,50,A,a,\n";
	struct score_filter any = { .figure = FIGURE_any };
	struct sheet s;
	struct score got;

	(void)state;
	fill(&s, rows, predicted);
	s.item[3].got.status = PREDICT_skipped;
	assert_true(isnan(score_error(&s.item[3])));
	check_close("as measured", score_error(&s.item[0]), 0, 0);
	s.cases.item[0].cell[CASE_value] = "0";
	assert_true(isnan(score_error(&s.item[0])));
	s.cases.item[0].cell[CASE_value] = "100";
	got = score_cases(s.arena, s.item, s.count, &any);
	check_int("cases", got.cases, 4);
	check_int("usable", got.usable, 2);
	check_int("predicted", got.predicted, 1);
	check_int("skipped", got.skipped, 1);
	check_close("median", got.all.median, 0, 0);
	arena_free(s.arena);
}

static void
figures(void **state)
{
	static const struct {
		const char *name, *row;
		enum score_figure want;
	} rows[] = {
		{ "strict", "1,,,pretrain,train,1,1,full,yes,"
		    "memory_bytes_per_accelerator,1,A,a,\n",
		    FIGURE_training_memory },
		{ "unit unsure", "1,,,finetune,train,1,1,full,no,"
		    "memory_bytes_per_accelerator,1,A,a,\n",
		    FIGURE_training_memory_loose },
		{ "recompute unknown", "1,,,finetune,train,1,1,,yes,"
		    "memory_bytes_per_accelerator,1,A,a,\n",
		    FIGURE_training_memory_loose },
		{ "only loaded", "1,,,finetune,load,1,1,full,yes,"
		    "memory_bytes_per_accelerator,1,A,a,\n", FIGURE_COUNT },
		{ "a total of equals", "1,,,pretrain,train,8,8,full,yes,"
		    "memory_bytes_total,1,A,a,\n", FIGURE_training_memory },
		{ "a total of unequals", "1,,,pretrain,train,2,8,full,yes,"
		    "memory_bytes_total,1,A,a,\n", FIGURE_COUNT },
		{ "weights", "1,,,serve,load,,,,,weights_bytes,1,A,a,\n",
		    FIGURE_weights },
		{ "speed", "1,,,serve,decode,,,,,tokens_per_s,1,A,a,\n",
		    FIGURE_COUNT },
		{ "images", "1,,,diffusion_infer,,,,,,"
		    "memory_bytes_per_accelerator,1,A,a,\n",
		    FIGURE_diffusion_memory },
	};
	static const double none[MOST];

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct sheet s;

		fill(&s, rows[i].row, none);
		check_int(rows[i].name, score_figure(s.item[0].row),
		    rows[i].want);
		arena_free(s.arena);
	}
}

/* A row of a speed counts where it was measured on the very accelerator. */
static void
speeds(void **state)
{
	static const struct {
		const char *name;
		enum score_figure want;
		const char *kind, *phase, *quantity, *match, *recompute,
		    *batch, *software, *basis;
	} rows[] = {
		{ "recompute stated", FIGURE_training_speed, "pretrain",
		    "train", "step_s", "exact", "none", NULL, NULL, NULL },
		{ "not stated", FIGURE_training_speed_loose, "finetune",
		    "train", "samples_per_s", "assumed", NULL, NULL, NULL,
		    NULL },
		{ "a sibling", FIGURE_COUNT, "pretrain", "train", "step_s",
		    "variant", "none", NULL, NULL, NULL },
		{ "match not stated", FIGURE_COUNT, "pretrain", "train",
		    "step_s", NULL, "none", NULL, NULL, NULL },
		{ "model flops", FIGURE_training_mfu, "pretrain", "train",
		    "flops_per_s_per_accelerator", "exact", NULL, NULL, NULL,
		    "model" },
		{ "executed flops", FIGURE_COUNT, "pretrain", "train",
		    "flops_per_s_per_accelerator", "exact", NULL, NULL, NULL,
		    "hardware" },
		{ "decode", FIGURE_decode, "serve", "decode", "itl_s",
		    "exact", NULL, "1", "vLLM 0.6.3", NULL },
		{ "eager decode", FIGURE_decode_eager, "serve", "decode",
		    "tokens_per_s", "exact", NULL, "1",
		    "transformers 4.46 + FA2", NULL },
		{ "prefill", FIGURE_prefill, "serve", "prefill", "ttft_s",
		    "exact", NULL, "1", NULL, NULL },
		{ "saturated", FIGURE_throughput, "serve", "serve_throughput",
		    "tokens_per_s", "exact", NULL, NULL, NULL, NULL },
		{ "batch given", FIGURE_throughput_batch, "serve",
		    "serve_throughput", "latency_s", "exact", NULL, "8", NULL,
		    NULL },
		{ "vision", FIGURE_vision_speed, "vision_infer", NULL,
		    "images_per_s", "exact", NULL, "8", NULL, NULL },
		{ "diffusion", FIGURE_diffusion_speed, "diffusion_infer", NULL,
		    "steps_per_s", "exact", NULL, "1", NULL, NULL },
		{ "cost", FIGURE_cost, "cost", "train", "usd", NULL, NULL, NULL,
		    NULL, NULL },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct case_row row = {0};

		row.cell[CASE_kind] = rows[i].kind;
		row.cell[CASE_phase] = rows[i].phase;
		row.cell[CASE_quantity] = rows[i].quantity;
		row.cell[CASE_accelerator_match] = rows[i].match;
		row.cell[CASE_recompute] = rows[i].recompute;
		row.cell[CASE_batch] = rows[i].batch;
		row.cell[CASE_software] = rows[i].software;
		row.cell[CASE_flops_basis] = rows[i].basis;
		check_int(rows[i].name, score_figure(&row), rows[i].want);
	}
}

/* A measured run fitted; a figure of speed says nothing. */
static void
fits(void **state)
{
	static const double none[MOST];
	static const char rows[] =
	    "1,,,serve,,,,,,fits,0,A,a,\n"
	    "2,,,serve,,,,,,fits,0,A,a,\n"
	    "3,,,serve,,,,,,fits,1,A,a,\n"
	    "4,,,serve,,,,,,memory_bytes_total,9,A,a,\n"
	    "5,,,serve,,,,,,memory_bytes_total,9,A,a,\n"
	    "6,,,serve,,,,,,tokens_per_s,9,A,a,\n";
	struct score_filter any = { .figure = FIGURE_any };
	struct score_fit got;
	struct sheet s;

	(void)state;
	fill(&s, rows, none);
	s.item[0].got.fit = FIT_yes;
	s.item[1].got.fit = FIT_no;
	s.item[2].got.fit = FIT_no;
	s.item[3].got.fit = FIT_yes;
	s.item[4].got.fit = FIT_unknown;
	s.item[5].got.fit = FIT_no;
	got = score_fits(s.item, s.count, &any);
	check_int("out of memory", got.full, 2);
	check_int("false fits", got.false_fits, 1);
	check_int("runs", got.runs, 2);
	check_int("false refusals", got.false_refusals, 1);
	arena_free(s.arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(quantiles),
		cmocka_unit_test(families),
		cmocka_unit_test(unscored),
		cmocka_unit_test(figures),
		cmocka_unit_test(speeds),
		cmocka_unit_test(fits),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
