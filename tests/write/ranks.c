/*
 * The order of candidates that a workbook works out: which is first, by hand.
 *
 * A policy lists goals; what they leave equal falls to the goals unrounded,
 * then to cost, time, memory, energy and accelerators.  What does not fit comes
 * last, what is untested before it.
 */
#include "check.h"

#include <string.h>

#include "base/array.h"
#include "search/grade.h"
#include "write/workbook_live.h"

#include "test_arena.h"

enum { MOST = 3 };

struct candidate {
	double cost, time, memory, energy, accelerators, risk;
	bool breaks, untested;
};

static struct word
word(const char *s)
{
	return (struct word){ .text = s, .fact = { .given = true } };
}

static struct answer *
answer_of(const struct candidate *c, const struct accelerator *a,
    const struct offer *offer)
{
	struct answer *answer = ARENA_NEW(arena, struct answer);
	struct order *order = ARENA_NEW(arena, struct order);

	order->grade = c->untested ? GRADE_UNTESTED : GRADE_CLEAR;
	*answer = (struct answer){ .order = order, .objective = c->cost,
		.place = { .accelerator = a, .offer = offer, .count = 1 } };
	answer->goal[GOAL_cost] = c->cost;
	answer->goal[GOAL_time] = c->time;
	answer->goal[GOAL_memory] = c->memory;
	answer->goal[GOAL_energy] = c->energy;
	answer->goal[GOAL_accelerators] = c->accelerators;
	answer->goal[GOAL_risk] = c->risk;
	return answer;
}

/* Ranks n candidates by goals, and returns how many come before each. */
static const double *
ranks(const char *first, const char *second, const struct candidate *c,
    size_t n)
{
	static struct accelerator cards[MOST];
	static struct offer offer = { .tier.text = "on_demand" };
	struct decision *d = ARENA_NEW(arena, struct decision);
	struct workbook *w = ARENA_NEW(arena, struct workbook);
	struct live_order *o = ARENA_NEW(arena, struct live_order);
	struct policy *p = ARENA_NEW(arena, struct policy);
	struct word *goals = arena_array(arena, 2, sizeof(*goals));
	static const char *const names[] = { "a", "b", "c" };

	offer.head.id = "offer";
	goals[0] = word(first);
	goals[1] = word(second ? second : "");
	p->goals = (struct words){ .item = goals, .count = second ? 2 : 1,
		.fact = { .given = true } };
	d->kind = kind_find("serve");
	ranking_make(&d->ranking, NULL, d->kind, p);
	*w = (struct workbook){ .arena = arena, .decision = d,
		.chain = kind_chain(d->kind), .book = book_new(arena) };
	w->candidates = book_sheet(w->book, "Candidates");
	w->working = book_sheet(w->book, "Working");
	*o = (struct live_order){ .book = w, .n = n };
	for (size_t i = 0; i < n; i++) {
		struct book_column column = { .answer = answer_of(&c[i],
		    &cards[i], &offer), .wanted = arena_array(arena,
		    CHAIN_SLOTS, sizeof(bool)) };

		cards[i].head.id = names[i];
		ARRAY_ADD(arena, &w->columns, column);
	}
	w->candidates_count = n;
	o->fits = live_numbers(o);
	o->counts = live_numbers(o);
	o->left = live_numbers(o);
	o->enough = live_numbers(o);
	for (size_t i = 0; i < n; i++)
		o->fits[i] = !c[i].breaks;
	live_counts(o);
	live_ranks(o);
	return o->rank;
}

/* Of three, which comes first, second and last: "bca". */
static void
orders(void **state)
{
	static const struct {
		const char *name, *first, *second, *want;
		struct candidate of[MOST];
	} rows[] = {
		{ "the least cost", "cost", NULL, "bca", {
		    { .cost = 3, .time = 1 }, { .cost = 1, .time = 3 },
		    { .cost = 2, .time = 2 } } },
		{ "the least time", "time", NULL, "acb", {
		    { .cost = 3, .time = 1 }, { .cost = 1, .time = 3 },
		    { .cost = 2, .time = 2 } } },
		{ "as fast, and cheaper", "time", NULL, "bca", {
		    { .cost = 3, .time = 1, .memory = .1 },
		    { .cost = 1, .time = 1, .memory = .3 },
		    { .cost = 2, .time = 1, .memory = .2 } } },
		{ "time, then cost", "time", "cost", "cab", {
		    { .cost = 3, .time = 1 }, { .cost = 1, .time = 3 },
		    { .cost = 2, .time = 1 } } },
		{ "as cheap, and faster", "cost", NULL, "cab", {
		    { .cost = 1, .time = 2, .memory = .1 },
		    { .cost = 1, .time = 3, .memory = .1 },
		    { .cost = 1, .time = 1, .memory = .9 } } },
		{ "then the less of its memory", "cost", NULL, "cab", {
		    { .cost = 1, .time = 1, .memory = .5, .energy = 1 },
		    { .cost = 1, .time = 1, .memory = .9, .energy = 1 },
		    { .cost = 1, .time = 1, .memory = .4, .energy = 9 } } },
		{ "then the less energy", "cost", NULL, "bac", {
		    { .cost = 1, .energy = 5, .accelerators = 1 },
		    { .cost = 1, .energy = 4, .accelerators = 8 },
		    { .cost = 1, .energy = 6, .accelerators = 1 } } },
		{ "then the fewer accelerators", "cost", NULL, "cba", {
		    { .cost = 1, .accelerators = 8, .risk = .1 },
		    { .cost = 1, .accelerators = 4, .risk = .1 },
		    { .cost = 1, .accelerators = 2, .risk = .9 } } },
		{ "then the less risk", "cost", NULL, "bca", {
		    { .cost = 1, .risk = .9 }, { .cost = 1, .risk = .1 },
		    { .cost = 1, .risk = .5 } } },
		{ "then by name", "cost", NULL, "abc", {
		    { .cost = 1 }, { .cost = 1 }, { .cost = 1 } } },
		{ "what does not fit comes last", "cost", NULL, "cab", {
		    { .cost = 2 }, { .cost = 1, .breaks = true },
		    { .cost = 1.5 } } },
		{ "what is untested comes after what is tested", "cost", NULL,
		    "acb", { { .cost = 3 }, { .cost = 1, .untested = true,
		    .breaks = true }, { .cost = 1, .untested = true } } },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const double *rank = ranks(rows[i].first, rows[i].second,
		    rows[i].of, MOST);
		char got[MOST + 1] = "???";

		for (size_t k = 0; k < MOST; k++)
			if (rank[k] >= 0 && rank[k] < MOST)
				got[(size_t)rank[k]] = (char)('a' + k);
		check_text(rows[i].name, got, rows[i].want);
	}
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = { TEST(orders) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
