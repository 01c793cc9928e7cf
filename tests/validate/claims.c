/*
 * What claims come to, over tests/guide: the weights of "toy" are 252,725,248
 * bytes, and predictions of memory on Alphas err by a fifth at the median, as a
 * record here says.  Verdicts are worked out by hand in the row's name.
 */
#include <string.h>

#include "base/array.h"
#include "catalog/tested.h"
#include "check.h"
#include "said.h"
#include "search/fixture.h"
#include "validate/claim.h"

#define WEIGHTS "predict{ kind = 'serve', quantity = 'weights_bytes', " \
    "model = 'toy', accelerator = 'alpha', count = 1, weight_format = 'bf16' }"

static struct word
word(const char *s)
{
	return (struct word){ .text = s, .fact = { .given = true,
		.at = { "claims.lua", 1 } } };
}

struct guide {
	struct arena *arena;
	struct catalog *cat;
	struct decisions *decisions;
};

static void
guide_open(struct guide *g)
{
	g->cat = fixture_load(&g->arena, "tests/guide");
	g->decisions = decide_all(g->arena, g->cat, 1);
}

static void
add_tested(struct guide *g, const char *software, double median)
{
	struct tested *t = ARENA_NEW(g->arena, struct tested);

	t->head.id = "errors";
	t->kind = word("serve");
	t->software = word(software);
	t->architecture = word("One");
	t->figure = word("memory");
	t->cases.value = 100;
	t->median.value = median;
	t->p90.value = 2 * median;
	ARRAY_ADD(g->arena, &g->cat->tests, &t->head);
}

static struct claim *
add_claim(struct guide *g, const char *id, const char *test,
    const char *compare, const char *stated)
{
	struct claim *c = ARENA_NEW(g->arena, struct claim);

	c->head = (struct record){ .id = id, .at = { "claims.lua", 1 } };
	c->test.text = test;
	c->compare.text = compare;
	c->stated = word(stated);
	ARRAY_ADD(g->arena, &g->cat->claims, &c->head);
	return c;
}

static struct findings
findings_of(struct guide *g, const char **messages)
{
	struct diags *d = diags_new(g->arena);
	struct ask *of;
	struct findings f;

	tested_sort(g->cat, g->arena);
	of = ask_open(g->arena, d, g->cat, g->decisions, NULL);
	f = claims_check(of, d);
	*messages = said(g->arena, d);
	ask_close(of);
	return f;
}

/* Stated and computed in seconds; half of the last digit is allowed, or the
 * share that the comparator allows where that is more. */
static void
comparisons(void **state)
{
	static const struct {
		const char *how, *stated;
		double low, high;
		bool want;
	} rows[] = {
		/* 8 is anything from 7.5 to 8.5; 1 percent is less. */
		{ "is", "8 s", 8, 8, true }, { "is", "8 s", 7.5, 7.5, true },
		{ "is", "8 s", 8.5, 8.5, true },
		{ "is", "8 s", 7.4375, 7.4375, false },
		{ "is", "8 s", 8.5625, 8.5625, false },
		{ "is", "8 s", 7.5, 8.5, true }, { "is", "8 s", 7, 8, false },
		{ "is", "8 s", 8, 9, false },
		/* 8.0 is anything from 7.95; 1 percent of it is 0.08. */
		{ "is", "8.0 s", 8.0625, 8.0625, true },
		{ "is", "8.0 s", 8.125, 8.125, false },
		{ "is", "8e1 s", 85, 85, true },
		{ "is", "8e1 s", 86, 86, false },
		{ "is", "8.0e1 s", 80.75, 80.75, true },
		{ "is", "8.0e1 s", 81, 81, false },
		{ "is", "8E1 s", 75, 75, true },
		/* 10 percent of 8.00 are 0.8. */
		{ "about", "8.00 s", 8.75, 8.75, true },
		{ "about", "8.00 s", 7.25, 7.25, true },
		{ "about", "8.00 s", 8.875, 8.875, false },
		{ "at_least", "8 s", 7.5, 7.5, true },
		{ "at_least", "8 s", 7, 9, false },
		{ "at_least", "8 s", 100, 200, true },
		{ "at_most", "8 s", 8.5, 8.5, true },
		{ "at_most", "8 s", 7, 9, false },
		{ "at_most", "8 s", 0, 1, true },
		{ "ceiling", "8 s", 7.5, 7.5, true },
		{ "ceiling", "8 s", 7, 7, false },
		{ "ceiling", "8 s", 0, 9, true },
		/* 5 percent of 80 are 4, of 40 are 2. */
		{ "within", "40..80 s", 38, 84, true },
		{ "within", "40..80 s", 37, 50, false },
		{ "within", "40..80 s", 50, 85, false },
		{ "within", "40..80 s", 60, 60, true },
		{ "holds", "40..80 s", 42, 84, true },
		{ "holds", "40..80 s", 43, 84, false },
		{ "holds", "40..80 s", 42, 85, false },
		{ "holds", "40..80 s", 1, 2, true },
		{ "is", "8 h", 28800, 28800, true },
		{ "is", "8 h", 27000, 30600, true },
		{ "is", "8 h", 26999, 28800, false },
	};
	struct arena *arena = arena_new(check_no_memory);
	struct quantity second;

	(void)state;
	assert_true(unit_parse("s", &second));
	for (size_t i = 0; i < COUNT(rows); i++) {
		const struct comparator *by = NULL;
		const char *fault, *name = arena_printf(arena, "%s %s: %g to "
		    "%g", rows[i].how, rows[i].stated, rows[i].low,
		    rows[i].high);
		bool holds = !rows[i].want;

		for (size_t c = 0; c < comparator_count; c++)
			if (!strcmp(comparators[c].id, rows[i].how))
				by = &comparators[c];
		assert_non_null(by);
		fault = claim_holds(arena, by, rows[i].stated, term_range(
		    arena, rows[i].low, rows[i].high, second.dim, NULL),
		    &holds);
		assert_null(fault);
		check_int(name, holds, rows[i].want);
	}
	arena_free(arena);
}

/* What is stated in other words than the test comes to. */
static void
incomparable(void **state)
{
	static const char *const none[] = { "8 GB", "eight", "8 cubits",
		"8.. s", ".. s" };
	struct arena *arena = arena_new(check_no_memory);
	struct quantity second;
	struct term eight;
	bool holds = false;

	(void)state;
	assert_true(unit_parse("s", &second));
	eight = term_number(arena, 8, second.dim, "s");
	for (size_t i = 0; i < COUNT(none); i++)
		assert_non_null(claim_holds(arena, &comparators[0], none[i],
		    eight, &holds));
	assert_null(claim_holds(arena, &comparators[0], "true",
	    term_flag(true), &holds));
	assert_true(holds);
	assert_null(claim_holds(arena, &comparators[0], "false",
	    term_flag(true), &holds));
	assert_false(holds);
	assert_null(claim_holds(arena, &comparators[0], "false",
	    term_flag(false), &holds));
	assert_true(holds);
	assert_non_null(claim_holds(arena, &comparators[0], "maybe",
	    term_flag(true), &holds));
	assert_null(claim_holds(arena, &comparators[0], "alpha",
	    term_text("alpha"), &holds));
	assert_true(holds);
	assert_null(claim_holds(arena, &comparators[0], "alpha",
	    term_text("beta"), &holds));
	assert_false(holds);
	arena_free(arena);
}

static void
verdicts(void **state)
{
	static const struct {
		const char *name, *test, *compare, *stated, *want;
	} rows[] = {
		{ "252.7 of 253", WEIGHTS, NULL, "253 MB", "agrees" },
		{ "of 303, which is a fifth more", WEIGHTS, "is", "303 MB",
		    "close" },
		{ "of 150: a fifth less is 202", WEIGHTS, "is", "150 MB",
		    "disagrees" },
		{ "of 240, a tenth off allowed", WEIGHTS, "about", "240 MB",
		    "agrees" },
		{ "at least 200, as is a fifth less", WEIGHTS, "at_least",
		    "200 MB", "agrees" },
		{ "at least 240, as a fifth less is not", WEIGHTS, "at_least",
		    "240 MB", "close" },
		{ "at least 320: a fifth more is 303", WEIGHTS, "at_least",
		    "320 MB", "disagrees" },
		{ "at most 210, as a fifth less is", WEIGHTS, "at_most",
		    "210 MB", "close" },
		{ "at most 310, as a fifth more is", WEIGHTS, "at_most",
		    "310 MB", "agrees" },
		{ "a fact has no error", "accelerator 'alpha'.memory",
		    "at_least", "85.8 GB", "agrees" },
		{ "nor where it is not so", "accelerator 'alpha'.memory",
		    "at_least", "88 GB", "disagrees" },
		{ "a truth", "accelerator 'alpha'.memory > 1 * GB", NULL,
		    "true", "agrees" },
		{ "none", "accelerator 'alpha'.memory > 1 * GB", NULL,
		    "false", "disagrees" },
		{ "a word", "accelerator 'alpha'.vendor", NULL, "ACME",
		    "agrees" },
		{ "another", "accelerator 'alpha'.vendor", NULL, "Other",
		    "disagrees" },
		{ "nobody states it", "accelerator 'alpha'.dense.fp4", NULL,
		    "1 PFLOP/s", "untestable" },
		{ "no number", "accelerator 'alpha'.memory", NULL, "much",
		    "untestable" },
		{ "of another dimension", "accelerator 'alpha'.memory", NULL,
		    "80 W", "untestable" },
	};
	struct guide g;
	struct findings f;
	const char *messages;

	(void)state;
	guide_open(&g);
	add_tested(&g, "unseen", 0.5);
	add_tested(&g, "default", 0.2);
	for (size_t i = 0; i < COUNT(rows); i++)
		add_claim(&g, rows[i].name, rows[i].test, rows[i].compare,
		    rows[i].stated);
	f = findings_of(&g, &messages);
	check_int("all of them", f.count, COUNT(rows));
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].name, verdict_name(f.item[i].verdict),
		    rows[i].want);
	check_text("in the unit that was stated", f.item[0].computed.shown,
	    "252.7 MB");
	assert_non_null(strstr(messages, "no number with a unit"));
	assert_non_null(strstr(messages, "another dimension"));
	arena_free(g.arena);
}

/* On an accelerator of a generation that no record is of, sources that were
 * never seen err by a half: a third of what it needs more is within it. */
static void
unseen(void **state)
{
	static const char gamma[] = "predict{ kind = 'serve', "
	    "quantity = 'weights_bytes', model = 'toy', "
	    "accelerator = 'gamma', count = 1, weight_format = 'bf16' }";
	struct guide g;
	struct findings f;
	const char *messages;

	(void)state;
	guide_open(&g);
	add_tested(&g, "unseen", 0.5);
	add_tested(&g, "default", 0.2);
	add_claim(&g, "a", gamma, "at_least", "350 MB");
	add_claim(&g, "b", gamma, "at_least", "400 MB");
	f = findings_of(&g, &messages);
	check_text("379 with half more", verdict_name(f.item[0].verdict),
	    "close");
	check_text("and no more", verdict_name(f.item[1].verdict),
	    "disagrees");
	arena_free(g.arena);
}

/* Two values of one thing, apart by more than how they were printed. */
static void
conflicts(void **state)
{
	static const char memory[] = "accelerator 'alpha'.memory";
	static const struct {
		const char *name, *a, *how_a, *b, *how_b;
		bool known, apart;
	} rows[] = {
		{ "86 and 90", "86 GB", NULL, "90 GB", "is", false, true },
		{ "in the other order", "90 GB", NULL, "86 GB", NULL, false,
		    true },
		{ "which is on record", "86 GB", NULL, "90 GB", NULL, true,
		    false },
		{ "85.9 and 86: a digit", "85.9 GB", NULL, "86 GB", NULL,
		    false, false },
		{ "about 90", "85.9 GB", NULL, "90 GB", "about", false,
		    false },
		{ "about 96: from 86.4 on", "84 GB", NULL, "96 GB", "about",
		    false, true },
		{ "a bound is no value", "86 GB", NULL, "90 GB", "at_most",
		    false, false },
		{ "a range that has it", "85.9 GB", NULL, "80..90 GB", NULL,
		    false, false },
		{ "one that has not", "85.9 GB", NULL, "90..96 GB", NULL,
		    false, true },
		{ "of another dimension", "86 GB", NULL, "90 s", NULL, false,
		    false },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct guide g;
		struct contradiction *c;
		const char *messages;
		static struct word both[2];

		guide_open(&g);
		add_claim(&g, "first", memory, rows[i].how_a, rows[i].a);
		add_claim(&g, "second", memory, rows[i].how_b, rows[i].b);
		if (rows[i].known) {
			both[0] = word("second");
			both[1] = word("first");
			c = ARENA_NEW(g.arena, struct contradiction);
			c->claims = (struct words){ .item = both, .count = 2 };
			ARRAY_ADD(g.arena, &g.cat->contradictions, &c->head);
		}
		findings_of(&g, &messages);
		check_int(rows[i].name, strstr(messages, "of the same") !=
		    NULL, rows[i].apart);
		arena_free(g.arena);
	}
}

/* A claim has a test or says why there is none, not both and not neither. */
static void
whole(void **state)
{
	struct guide g;
	struct findings f;
	const char *messages;
	struct claim *c;

	(void)state;
	guide_open(&g);
	c = add_claim(&g, "opinion", NULL, NULL, "good");
	c->untestable.text = "an opinion";
	add_claim(&g, "number", "1 * B", NULL, "1 B");
	f = findings_of(&g, &messages);
	check_text("nothing is said", messages, "");
	check_text("the reason is kept", f.item[0].why, "an opinion");
	((struct claim *)g.cat->claims.item[1])->untestable.text = "why";
	findings_of(&g, &messages);
	assert_non_null(strstr(messages, "\"number\": wants test or "));
	c->untestable.text = NULL;
	findings_of(&g, &messages);
	assert_non_null(strstr(messages, "\"opinion\": wants test or "));
	arena_free(g.arena);
}

/* "what it is: expression" */
static void
answers(void **state)
{
	struct guide g;
	struct diags *d;
	struct ask *of;
	struct contradiction c = { .head = { .id = "c" } };
	struct word good = word("twice: 1 + 1"), bad = word("1 + 1");
	struct resolved r;

	(void)state;
	guide_open(&g);
	d = diags_new(g.arena);
	of = ask_open(g.arena, d, g.cat, g.decisions, NULL);
	r = contradiction_answer(of, d, &c, &good);
	check_text("title", r.title, "twice");
	check_close("term", r.term.low, 2, 0);
	check_text("nothing is said", said(g.arena, d), "");
	r = contradiction_answer(of, d, &c, &bad);
	check_text("without a title", r.title, "1 + 1");
	assert_non_null(strstr(said(g.arena, d), "there is no \": \""));
	ask_close(of);
	arena_free(g.arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(comparisons),
		cmocka_unit_test(incomparable),
		cmocka_unit_test(verdicts), cmocka_unit_test(unseen),
		cmocka_unit_test(conflicts), cmocka_unit_test(whole),
		cmocka_unit_test(answers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
