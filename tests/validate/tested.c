/* Which formats have records of their own, on rows made by hand. */
#include "check.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "validate/tested.h"

enum { MANY = 40 };

static const char header[] =
    "id,split,tier,kind,phase,model,accelerator,software,weight_format,"
    "quantity,value,trust,group\n";

struct guide {
	struct arena *arena;
	struct catalog catalog;
	struct accelerator accelerator;
	struct format wide, narrow;
	struct record *cards[1], *formats[2];
};

static void
guide_open(struct guide *g)
{
	memset(g, 0, sizeof(*g));
	g->arena = arena_new(check_no_memory);
	g->accelerator.head.id = "a";
	g->accelerator.architecture.text = "Ampere";
	g->cards[0] = &g->accelerator.head;
	g->catalog.accelerators = (struct record_list){ .item = g->cards,
		.count = 1 };
	g->wide.head.id = "bf16";
	g->narrow.head.id = "fp8";
	g->formats[0] = &g->wide.head;
	g->formats[1] = &g->narrow.head;
	g->catalog.formats = (struct record_list){ .item = g->formats,
		.count = 2 };
}

/* Forty runs in 16 bits that are right to one in ten, and some in fp8 that
 * were measured at 100 and predicted so: the record of fp8, or NULL. */
static const struct tested_row *
narrow_of(struct guide *g, size_t runs, const char *quantity, double predicted)
{
	struct diags *d = diags_new(g->arena);
	struct cases *cases = ARENA_NEW(g->arena, struct cases);
	struct scored *item = arena_array(g->arena, MANY + runs,
	    sizeof(*item));
	struct tested_row *row;
	struct text t;
	size_t n;

	text_init(&t, g->arena);
	text_add(&t, header);
	for (size_t i = 0; i < MANY + runs; i++)
		text_printf(&t, "%zu,train,core,serve,decode,m,a,vLLM 0.6,%s,"
		    "%s,100,A,a/x\n", i, i < MANY ? "bf16" : "fp8", quantity);
	cases_read(g->arena, d, cases, "x.csv", t.data, t.len);
	check_int("the rows are good", diags_status(d), 0);
	for (size_t i = 0; i < MANY + runs; i++)
		item[i] = (struct scored){ &cases->item[i], {
		    .status = PREDICT_ok, .value = i < MANY ? 110 :
		    predicted } };
	n = tested_rows(g->arena, &g->catalog, item, MANY + runs, &row);
	for (size_t i = 0; i < n; i++)
		if (*row[i].alone) {
			check_text("it is of fp8", row[i].alone, "fp8");
			return &row[i];
		}
	return NULL;
}

static void
apart(void **state)
{
	struct guide g;
	const struct tested_row *row;

	(void)state;
	guide_open(&g);
	assert_null(narrow_of(&g, 2, "tokens_per_s", 150));
	assert_null(narrow_of(&g, 3, "tokens_per_s", 105));
	row = narrow_of(&g, 3, "tokens_per_s", 150);
	assert_non_null(row);
	check_int("its runs alone", (int)row->cases, 3);
	check_close("half are half too fast", row->bias, 0.5, 1e-12);
	row = narrow_of(&g, 4, "itl_s", 50);
	assert_non_null(row);
	check_close("half the time is twice the speed", row->bias, 1, 1e-12);
	check_close("and half of the time off", row->median, 0.5, 1e-12);
	/* Five of 45 are more than one in ten: nine in ten err as they do. */
	assert_null(narrow_of(&g, 5, "tokens_per_s", 150));
	arena_free(g.arena);
}

/* Cases of a kind and phase on "a"; each is predicted a tenth too high. */
static struct scored *
scored_of(struct guide *g, const char *rows, size_t *n)
{
	struct diags *d = diags_new(g->arena);
	struct cases *cases = ARENA_NEW(g->arena, struct cases);
	const char *csv = arena_printf(g->arena, "%s%s", header, rows);
	struct scored *item;

	cases_read(g->arena, d, cases, "x.csv", csv, strlen(csv));
	check_int("the rows are good", diags_status(d), 0);
	*n = cases->count;
	item = arena_array(g->arena, *n + 1, sizeof(*item));
	for (size_t i = 0; i < *n; i++) {
		item[i].row = &cases->item[i];
		item[i].got = (struct prediction){ .status = PREDICT_ok,
			.value = 110 };
	}
	return item;
}

/* A throughput times both phases; memory has none, and goes by the calibration
 * that it was predicted by; what names no stack, or no known accelerator, tells
 * nothing of one. */
static void
phases(void **state)
{
	static const struct { const char *name, *row, *phases[2]; } rows[] = {
		{ "answering", "serve,decode,m,a,vLLM 0.6,bf16,tokens_per_s",
		    { "decode", NULL } },
		{ "reading", "serve,prefill,m,a,vLLM 0.6,bf16,tokens_per_s",
		    { "prefill", NULL } },
		{ "both", "serve,serve_throughput,m,a,vLLM 0.6,bf16,"
		    "tokens_per_s", { "decode", "prefill" } },
		{ "a step", "pretrain,train,m,a,Megatron 0.7,bf16,"
		    "tokens_per_s", { "step", NULL } },
		{ "a stack without a name", "serve,decode,m,a,,bf16,"
		    "tokens_per_s", { NULL, NULL } },
		{ "an accelerator that nobody knows", "serve,decode,m,b,"
		    "vLLM 0.6,bf16,tokens_per_s", { NULL, NULL } },
		{ "memory without a calibration", "serve,decode,m,a,vLLM 0.6,"
		    "bf16,memory_bytes_per_accelerator", { NULL, NULL } },
		{ "weights are no memory of a run", "serve,load,m,a,vLLM 0.6,"
		    "bf16,no_such_quantity", { NULL, NULL } },
	};
	struct guide g;

	(void)state;
	guide_open(&g);
	for (size_t i = 0; i < COUNT(rows); i++) {
		size_t n, made, want = 0;
		struct tested_row *row;
		const struct scored *item = scored_of(&g, arena_printf(
		    g.arena, "x,train,core,%s,100,A,a/x\n", rows[i].row), &n);

		made = tested_rows(g.arena, &g.catalog, item, n, &row);
		while (want < 2 && rows[i].phases[want])
			want++;
		check_int(rows[i].name, made, want);
		for (size_t k = 0; k < made; k++) {
			check_text(rows[i].name, row[k].phase,
			    rows[i].phases[k]);
			check_int(rows[i].name, row[k].formats.count, 1);
			check_text(rows[i].name, row[k].formats.item[0].text,
			    "bf16");
			check_close(rows[i].name, row[k].median, 0.1, 1e-12);
		}
	}
	arena_free(g.arena);
}

/* Of sources that were never seen a kind has a row of speed and one of memory,
 * whatever the accelerator, the stack and the phase. */
static void
unseen(void **state)
{
	static const char rows[] =
	    "1,train,core,serve,decode,m,a,,bf16,tokens_per_s,100,A,a/x\n"
	    "2,train,core,serve,prefill,m,b,,fp8,tokens_per_s,100,A,b/x\n"
	    "3,train,core,serve,decode,m,b,,,memory_bytes_total,100,A,c/x\n"
	    "4,train,core,pretrain,train,m,b,,,step_s,200,A,d/x\n"
	    "5,train,core,pretrain,train,m,b,,,step_s,100,C,d/x\n";
	static const struct {
		const char *kind, *figure;
		size_t cases;
		double median, bias;
	} want[] = {
		{ "pretrain", "speed", 1, 0.45, 1 / 0.55 - 1 },
		{ "serve", "memory", 1, 0.1, 0.1 },
		{ "serve", "speed", 2, 0.1, 0.1 },
	};
	struct guide g;
	struct tested_row *row;
	const struct scored *item;
	size_t n;

	(void)state;
	guide_open(&g);
	item = scored_of(&g, rows, &n);
	check_int("rows", tested_unseen_rows(g.arena, item, n, &row),
	    COUNT(want));
	for (size_t i = 0; i < COUNT(want); i++) {
		check_text("kind", row[i].kind, want[i].kind);
		check_text("figure", row[i].figure, want[i].figure);
		check_text("stack", row[i].software, "unseen");
		check_text("phase", row[i].phase, "");
		check_int(want[i].figure, row[i].cases, want[i].cases);
		check_close(want[i].figure, row[i].median, want[i].median,
		    1e-12);
		check_close("how much faster", row[i].bias, want[i].bias,
		    1e-12);
	}
	arena_free(g.arena);
}

/* Twenty jobs on two accelerators, all predicted a tenth too high: what they
 * err by is common to both. */
static void
in_common(void **state)
{
	struct guide g;
	struct tested_row *row;
	const struct scored *item;
	struct text t;
	size_t n;

	(void)state;
	guide_open(&g);
	text_init(&t, g.arena);
	for (int i = 0; i < 40; i++)
		text_printf(&t, "%d,train,core,serve,decode,m%d,%s,,bf16,"
		    "tokens_per_s,100,A,a/x\n", i, i / 2, i % 2 ? "a" : "b");
	item = scored_of(&g, t.data, &n);
	check_int("one row", tested_unseen_rows(g.arena, item, n, &row), 1);
	check_close("all in common", row[0].shared, 1, 1e-9);
	arena_free(g.arena);
}

/* A case that was not predicted, or measured as nothing, tells nothing. */
static void
not_told(void **state)
{
	static const char rows[] =
	    "1,train,core,serve,decode,m,a,vLLM 0.6,bf16,tokens_per_s,100,A,"
	    "a/x\n2,train,core,serve,decode,m,a,vLLM 0.6,bf16,tokens_per_s,0,"
	    "A,a/x\n3,train,core,serve,decode,m,a,vLLM 0.6,bf16,"
	    "tokens_per_s,100,C,a/x\n";
	struct guide g;
	struct tested_row *row;
	struct scored *item;
	size_t n;

	(void)state;
	guide_open(&g);
	item = scored_of(&g, rows, &n);
	check_int("one group", tested_rows(g.arena, &g.catalog, item, n,
	    &row), 1);
	check_int("of one case", row[0].cases, 1);
	item[0].got.status = PREDICT_skipped;
	check_int("none", tested_rows(g.arena, &g.catalog, item, n, &row), 0);
	check_int("nor unseen", tested_unseen_rows(g.arena, item, n, &row), 0);
	arena_free(g.arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = { cmocka_unit_test(apart),
		cmocka_unit_test(phases), cmocka_unit_test(unseen),
		cmocka_unit_test(in_common), cmocka_unit_test(not_told) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
