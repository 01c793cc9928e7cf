/* Which formats have records of their own, on rows made by hand. */
#include "check.h"

#include <string.h>

#include "base/arena.h"
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

int
main(void)
{
	static const struct CMUnitTest tests[] = { cmocka_unit_test(apart) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
