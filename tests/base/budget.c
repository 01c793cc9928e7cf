/* What a run may take: counted, set, told once. */
#include "base/budget.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "check.h"

static void
counting(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct budget *b = budget_new(a);

	(void)state;
	assert_true(budget_set(b, "pages=10"));
	assert_true(budget_take(b, BUDGET_pages, 10));
	assert_false(budget_over(b, BUDGET_pages));
	assert_false(budget_take(b, BUDGET_pages, 1));
	assert_true(budget_over(b, BUDGET_pages));
	assert_true(budget_tells(b, BUDGET_pages));
	assert_false(budget_tells(b, BUDGET_pages));
	budget_give(b, BUDGET_pages, 2);
	assert_false(budget_over(b, BUDGET_pages));
	assert_true(budget_take(NULL, BUDGET_pages, 1e18));
	arena_free(a);
}

static void
setting(void **state)
{
	static const struct {
		const char *word;
		double most;     /* 0: refused */
	} rows[] = {
		{ "memory=1", 1 }, { "memory=2k", 2000 },
		{ "memory=1.5M", 1500000 }, { "memory=3G", 3e9 },
		{ "memory=1e6", 1e6 }, { "memory=", 0 }, { "memory", 0 },
		{ "memory=0", 0 }, { "memory=-1", 0 }, { "memory=nan", 0 },
		{ "memory=inf", 0 }, { "memory=1e19", 0 },
		{ "memory=1 G", 0 }, { "memory=1KiB", 0 }, { "mem=1", 0 },
		{ "", 0 }, { "=1", 0 },
	};
	struct arena *a = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct budget *b = budget_new(a);

		check_int(rows[i].word, budget_set(b, rows[i].word),
		    rows[i].most > 0);
		if (rows[i].most > 0)
			check_close(rows[i].word, budget_most(b,
			    BUDGET_memory), rows[i].most, 0);
	}
	arena_free(a);
}

static void
never(struct budget *b, const char *work)
{
	(void)b;
	print_error("%s\n", work);
	fail();
}

/* What arenas hold is counted, and given back when they are freed. */
static void
memory(void **state)
{
	struct arena *a = arena_new(check_no_memory), *child;
	struct budget *b = budget_new(a);
	double before;

	(void)state;
	arena_limit(a, b, never);
	arena_alloc(a, 1000000);
	before = (double)b->used[BUDGET_memory];
	assert_true(before >= 1000000);
	child = arena_child(a);
	arena_alloc(arena_part(child), 5000000);
	arena_unset(child, 1000, 7000);
	assert_true((double)b->used[BUDGET_memory] >= before + 12000000);
	arena_free(child);
	check_close("given back", (double)b->used[BUDGET_memory], before, 0);
	arena_free(a);
}

/* Of a kind so many messages are printed, and the number of the others. */
static void
messages(void **state)
{
	struct arena *a = arena_new(check_no_memory);
	struct budget *b = budget_new(a);
	struct diags *d;
	struct text t;

	(void)state;
	arena_limit(a, b, never);
	assert_true(budget_set(b, "messages=2"));
	d = diags_new(a);
	for (int i = 0; i < 30000; i++)
		diag(d, DIAG_bad_id, (struct origin){ "a", 1 }, "m%05d", i);
	diag(d, DIAG_read, (struct origin){ "b", 1 }, "x");
	check_int("all are counted", diags_count(d, LEVEL_error), 30000);
	check_int("the worst too", diags_status(d), 2);
	text_init(&t, a);
	diags_print(d, &t, DIAG_TEXT, false);
	check_text("text", t.data, "a:1: error: m00000 [bad_id]\n"
	    "a:1: error: m00001 [bad_id]\nridgeline: 29998 more [bad_id]\n"
	    "ridgeline: 1 more [read]\n");
	arena_free(a);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(counting),
		cmocka_unit_test(setting),
		cmocka_unit_test(memory),
		cmocka_unit_test(messages),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
