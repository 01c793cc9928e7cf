/*
 * Decisions that take over what prices left alone: the same, to the bit, as
 * those of a process that knows nothing of before.  Between each two of them
 * the offers of tests/guide change.
 */
#include "check.h"

#include <string.h>

#include "base/array.h"
#include "search/again.h"
#include "search/caution.h"
#include "search/order.h"
#include "fixture.h"

static size_t
offer_at(const struct catalog *cat, const char *accelerator, const char *tier)
{
	const struct record_list *l = &cat->offers;

	for (size_t i = 0; i < l->count; i++) {
		const struct offer *o = (const struct offer *)l->item[i];

		if (!strcmp(o->accelerator.text, accelerator) &&
		    !strcmp(o->tier.text, tier))
			return i;
	}
	fail_msg("no offer of %s, %s", accelerator, tier);
	return 0;
}

static struct offer *
offer_of(const struct catalog *cat, const char *accelerator, const char *tier)
{
	return (struct offer *)cat->offers.item[offer_at(cat, accelerator,
	    tier)];
}

static void
as_it_was(struct arena *arena, struct catalog *cat)
{
	(void)arena;
	(void)cat;
}

static void
a_little_dearer(struct arena *arena, struct catalog *cat)
{
	(void)arena;
	offer_of(cat, "beta", "on_demand")->price.value *= 1.001;
}

static void
another_wins(struct arena *arena, struct catalog *cat)
{
	(void)arena;
	offer_of(cat, "gamma", "on_demand")->price.value /= 100;
}

static void
removed(struct arena *arena, struct catalog *cat)
{
	struct record_list *l = &cat->offers;
	size_t at = offer_at(cat, "alpha", "spot");

	(void)arena;
	memmove(l->item + at, l->item + at + 1, (--l->count - at) *
	    sizeof(*l->item));
}

/* Puts one more behind an offer, of another accelerator or seller. */
static void
add(struct arena *arena, struct catalog *cat, const char *id,
    const char *accelerator, double price)
{
	struct record_list *l = &cat->offers;
	size_t at = offer_at(cat, "beta", "on_demand") + 1;
	struct record **item = arena_array(arena, l->count + 1,
	    sizeof(*item));
	struct offer *o = ARENA_NEW(arena, struct offer);

	*o = *offer_of(cat, "beta", "on_demand");
	o->head.id = id;
	o->accelerator.text = accelerator;
	o->price.value = price;
	memcpy(item, l->item, at * sizeof(*item));
	item[at] = &o->head;
	memcpy(item + at + 1, l->item + at, (l->count - at) * sizeof(*item));
	*l = (struct record_list){ item, l->count + 1, l->count + 1 };
}

static void
added(struct arena *arena, struct catalog *cat)
{
	add(arena, cat, "acme/b2/beta/here/on_demand", "beta", 0.5 / 3600);
}

static void
first_of_its_card(struct arena *arena, struct catalog *cat)
{
	add(arena, cat, "acme/d1/delta/here/on_demand", "delta", 0.1 / 3600);
}

static void
same_text(const char *what, const char *a, const char *b)
{
	assert_int_equal(!a, !b);
	if (a)
		check_text(what, a, b);
}

/* All that an order says, but where it lies. */
static void
same_order(const struct order *got, const struct order *want)
{
	struct order a, b;

	assert_int_equal(!got, !want);
	if (!got)
		return;
	a = *got;
	b = *want;
	same_text("candidate", a.candidate, b.candidate);
	same_text("stack", a.stack, b.stack);
	same_text("price date", a.price_date, b.price_date);
	same_text("gone on", a.gone.stack, b.gone.stack);
	assert_ptr_equal(a.gone.offer, b.gone.offer);
	assert_ptr_equal(a.gone.accelerator, b.gone.accelerator);
	assert_int_equal(a.gone.count, b.gone.count);
	assert_int_equal(a.cautions, b.cautions);
	assert_int_equal(a.ties, b.ties);
	for (size_t i = 0; i < a.ties; i++) {
		check_text("tie", a.tie[i].order->candidate,
		    b.tie[i].order->candidate);
		check_close("tie", a.tie[i].p, b.tie[i].p, 0);
		a.tie[i].order = b.tie[i].order = NULL;
	}
	a.candidate = b.candidate = a.stack = b.stack = NULL;
	a.price_date = b.price_date = NULL;
	a.caution = b.caution = NULL;
	/* What lies between its fields is anything. */
	memset(&a.gone, 0, sizeof(a.gone));
	memset(&b.gone, 0, sizeof(b.gone));
	assert_memory_equal(&a, &b, sizeof(a));
}

static void
same_answer(const struct answer *got, const struct answer *want,
    size_t slots)
{
	check_text("id", got->id, want->id);
	assert_ptr_equal(got->place.offer, want->place.offer);
	assert_ptr_equal(got->place.calibration, want->place.calibration);
	same_text("why", got->why, want->why);
	assert_ptr_equal(got->limit, want->limit);
	assert_ptr_equal(got->bound, want->bound);
	assert_memory_equal(got->goal, want->goal, sizeof(got->goal));
	check_close("need", got->need, want->need, 0);
	check_close("have", got->have, want->have, 0);
	assert_int_equal(got->front, want->front);
	assert_int_equal(!got->value, !want->value);
	if (got->value)
		assert_memory_equal(got->value, want->value, slots *
		    sizeof(*got->value));
	same_order(got->order, want->order);
}

static void
same_answers(const struct answer *got, size_t n, const struct answer *want,
    size_t wanted, size_t slots)
{
	assert_int_equal(n, wanted);
	for (size_t i = 0; i < n; i++)
		same_answer(&got[i], &want[i], slots);
}

static void
same_decision(const struct decision *got, const struct decision *want)
{
	size_t slots = (size_t)kind_chain(got->kind)->slots;

	assert_ptr_equal(got->workload, want->workload);
	assert_ptr_equal(got->profile, want->profile);
	same_answers(got->ranked, got->ranked_count, want->ranked,
	    want->ranked_count, slots);
	same_answers(got->stacked, got->stacked_count, want->stacked,
	    want->stacked_count, slots);
	same_answers(got->rejected, got->rejected_count, want->rejected,
	    want->rejected_count, slots);
	assert_int_equal(got->contenders, want->contenders);
	assert_int_equal(got->candidates, want->candidates);
	assert_int_equal(got->fitting, want->fitting);
	assert_int_equal(got->front_count, want->front_count);
	assert_int_equal(!got->would_win, !want->would_win);
	if (got->would_win)
		same_answer(got->would_win, want->would_win, slots);
}

/* Each on its own: what was decided of the one before is freed. */
static void
after_each_change(void **state)
{
	static void (*const change[])(struct arena *, struct catalog *) = {
		as_it_was, a_little_dearer, another_wins, removed, added,
		first_of_its_card, as_it_was, as_it_was };
	struct again before = { 0 };
	struct arena *older = NULL;

	(void)state;
	for (size_t i = 0; i < COUNT(change); i++) {
		struct arena *arena;
		struct catalog *cat = fixture_load(&arena, "tests/guide");
		struct again now = { 0 };
		const struct decisions *got, *want;

		change[i](arena, cat);
		got = again_decide(arena, cat, (struct whom){ 0 }, &before,
		    &now, 2);
		arena_free(older);
		want = decide_all(arena, cat, 1);
		assert_int_equal(got->count, want->count);
		for (size_t k = 0; k < got->count; k++)
			same_decision(&got->item[k], &want->item[k]);
		before = now;
		older = arena;
	}
	arena_free(older);
}

/* The changes are what they are called. */
static void
changes_matter(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct answer *was = decide_all(arena, cat, 1)->item->ranked;
	size_t with = 0;

	(void)state;
	assert_string_not_equal(was->place.accelerator->head.id, "gamma");
	for (size_t i = 0; i < cat->offers.count; i++)
		with += !strcmp(((struct offer *)cat->offers.item[i])->
		    accelerator.text, "delta");
	assert_int_equal(with, 0);
	another_wins(arena, cat);
	first_of_its_card(arena, cat);
	was = decide_all(arena, cat, 1)->item->ranked;
	assert_true(!strcmp(was->place.accelerator->head.id, "gamma") ||
	    !strcmp(was->place.accelerator->head.id, "delta"));
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(after_each_change),
		cmocka_unit_test(changes_matter),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
