/*
 * The contest over tests/guide: whatever one price, one budget or the hours
 * become, the search of the changed guide finds nobody first whom the contest
 * does not know.
 *
 * long 11
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/array.h"
#include "check.h"
#include "fixture.h"
#include "kind/ownership.h"
#include "search/contest.h"

enum { SHOWN = 4 };

static const double factors[] = { 0.3, 0.7, 1.5, 4 };

static struct contest
contest(struct arena *arena, const struct catalog *cat,
    const struct decision *d)
{
	return contest_of(arena, cat, d, d->contenders < SHOWN ?
	    d->contenders : SHOWN);
}

static bool
knows(const struct contest *c, const char *id)
{
	for (size_t i = 0; i < c->count; i++)
		if (!strcmp(c->item[i].id, id))
			return true;
	return false;
}

/* Who is first as the guide is now. */
static void
is_known(const struct catalog *cat, const struct decision *d,
    const struct contest *c, const char *what, double factor)
{
	const struct whom whom = { d->workload, d->profile, NULL, false };
	struct arena *arena = arena_new(fixture_out_of_memory);
	const struct decision *now = decide_for(arena, cat, whom, 1)->item;

	if (now->ranked_count && !knows(c, now->ranked->id))
		fail_msg("%s: %s * %g: %s is first, and no candidate",
		    d->ranked_count ? d->ranked->id : "none", what, factor,
		    now->ranked->id);
	arena_free(arena);
}

/* Who is first once a number is another, which is then put back. */
static void
first_is_known(const struct catalog *cat, const struct decision *d,
    const struct contest *c, struct number *n, const char *what)
{
	const double was = n->value;

	for (size_t i = 0; n->fact.given && i < COUNT(factors); i++) {
		n->value = was * factors[i];
		is_known(cat, d, c, what, factors[i]);
	}
	n->value = was;
}

static void
offers_move(const struct catalog *cat, const struct decision *d,
    const struct contest *c)
{
	for (size_t i = 0; i < cat->offers.count; i++) {
		struct offer *o = (struct offer *)cat->offers.item[i];

		first_is_known(cat, d, c, &o->price, o->head.id);
		first_is_known(cat, d, c, &o->purchase, o->head.id);
	}
}

/* Hours of a month, which has 730. */
static void
hours_move(const struct catalog *cat, const struct decision *d,
    const struct contest *c, struct profile *p)
{
	const double was = p->hours_per_month.value;

	for (size_t i = 0; i < COUNT(factors); i++) {
		p->hours_per_month.value = fmin(was * factors[i],
		    TENURE_MONTH);
		is_known(cat, d, c, "hours_per_month", factors[i]);
	}
	p->hours_per_month.value = was;
}

static void
profile_moves(const struct catalog *cat, const struct decision *d,
    const struct contest *c)
{
	struct profile *p = fixture_record(&cat->profiles,
	    d->profile->head.id);

	first_is_known(cat, d, c, &p->budget_per_month, "budget_per_month");
	first_is_known(cat, d, c, &p->budget_per_job, "budget_per_job");
	first_is_known(cat, d, c, &p->budget_at_once, "budget_at_once");
	first_is_known(cat, d, c, &p->horizon, "horizon");
	hours_move(cat, d, c, p);
	if (p->facility.text) {
		struct facility *f = fixture_record(&cat->facilities,
		    p->facility.text);

		first_is_known(cat, d, c, &f->tariff, "tariff");
	}
}

static void
who_wins_is_known(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *all = decide_all(arena, cat, 1);
	size_t any = 0;

	(void)state;
	for (size_t i = 0; i < all->count; i++) {
		const struct decision *d = &all->item[i];
		struct contest c = contest(arena, cat, d);

		any += c.count;
		offers_move(cat, d, &c);
		profile_moves(cat, d, &c);
	}
	assert_true(any);
	arena_free(arena);
}

/* Renting what was tested breaks the budget at 240 hours a month: what is
 * bought comes first then, though it costs most now. */
static void
hours_of_the_reference_are_known(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, ".");
	const struct whom whom = { (const struct workload *)catalog_find(
	    &cat->workloads, "archive-of-speech"),
	    fixture_record(&cat->profiles, "student"), NULL, false };
	const struct decision *d = decide_for(arena, cat, whom, 1)->item;
	struct contest c = contest(arena, cat, d);

	(void)state;
	profile_moves(cat, d, &c);
	arena_free(arena);
}

/* Rents that a purchase is weighed against, which are edited beside it. */
static void
rents_move(const struct catalog *cat, const struct decision *d,
    const struct contest *c, const struct placement *p)
{
	const struct offer *rents[CONTEST_RENTS];
	size_t n, dearer;

	if (!offer_is_purchase(p->offer))
		return;
	n = rents_beside(cat, d->profile, p->accelerator, rents,
	    CONTEST_RENTS, &dearer);
	for (size_t i = 0; i < n; i++) {
		struct offer *o = fixture_record(&cat->offers,
		    rents[i]->head.id);

		first_is_known(cat, d, c, &o->price, o->head.id);
	}
}

/* The offers of the reference guide that a contest shows, dearer and cheaper:
 * what is first then is one of its candidates.  The second has more offers
 * than a contest has room for, the third weighs a purchase against rents. */
static void
reference_is_known(void **state)
{
	static const char *const decisions[][2] = {
		{ "chat-8b", "startup" },
		{ "medical-segmentation", "enterprise" },
		{ "research-cluster", "researcher" },
	};
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, ".");

	(void)state;
	for (size_t i = first_of(); i < COUNT(decisions); i += one_of()) {
		const struct whom whom = { (const struct workload *)
		    catalog_find(&cat->workloads, decisions[i][0]),
		    (const struct profile *)catalog_find(&cat->profiles,
		    decisions[i][1]), NULL, false };
		const struct decision *d = decide_for(arena, cat, whom,
		    1)->item;
		struct contest c = contest(arena, cat, d);

		assert_in_range(c.count, SHOWN + 1, CONTEST_MOST);
		for (size_t k = 0; k < c.count; k++) {
			struct offer *o = fixture_record(&cat->offers,
			    c.item[k].place.offer->head.id);

			first_is_known(cat, d, &c, &o->price, o->head.id);
			first_is_known(cat, d, &c, &o->purchase, o->head.id);
			rents_move(cat, d, &c, &c.item[k].place);
		}
	}
	arena_free(arena);
}

/* Two stacks that differ in nothing but the risk of a limit, which is near
 * enough to none for both once what is compared takes as much: at these two
 * prices Megatron came first by its name, and NeMo alone was kept. */
static void
twins_are_known(void **state)
{
	static const struct {
		const char *offer;
		double usd_per_hour;
	} edits[] = {
		{ "crusoe/amd-mi300x-192gb/mi300x-x8/global/on_demand", 4.83 },
		{ "crusoe/nvidia-h100-80gb-hgx/h100-sxm5-80gb-x8/global/"
		    "on_demand", 2.73 },
	};
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, ".");
	const struct whom whom = { (const struct workload *)catalog_find(
	    &cat->workloads, "pretrain-70b"),
	    fixture_record(&cat->profiles, "enterprise"), NULL, false };
	const struct decision *d = decide_for(arena, cat, whom, 1)->item;
	struct contest c = contest(arena, cat, d);

	(void)state;
	for (size_t i = 0; i < COUNT(edits); i++)
		((struct offer *)fixture_record(&cat->offers, edits[i].offer))
		    ->price.value = edits[i].usd_per_hour / 3600;
	is_known(cat, d, &c, "two prices", 1);
	arena_free(arena);
}

/* Two of one offer and as many accelerators that are alike in all that decides
 * take a place each for nothing. */
static void
nobody_is_listed_twice(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *all = decide_all(arena, cat, 1);

	(void)state;
	for (size_t i = 0; i < all->count; i++) {
		struct contest c = contest(arena, cat, &all->item[i]);

		assert_true(c.count <= CONTEST_MOST);
		for (size_t k = 0; k < c.count; k++)
			for (size_t m = 0; m < k; m++)
				assert_string_not_equal(c.item[k].id,
				    c.item[m].id);
	}
	arena_free(arena);
}

/* The decision's own ranking stands first, in its order. */
static void
ranked_are_known(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decisions *all = decide_all(arena, cat, 1);

	(void)state;
	for (size_t i = 0; i < all->count; i++) {
		const struct decision *d = &all->item[i];
		struct contest c = contest(arena, cat, d);

		if (d->contenders)
			assert_string_equal(c.item[0].id, d->ranked[0].id);
		for (size_t k = 0; k < SHOWN && k < d->contenders; k++)
			assert_true(knows(&c, d->ranked[k].id));
		for (size_t k = 1; k + 1 < c.count; k++)
			if (c.item[k].place.offer == c.item[k + 1].place.offer)
				assert_true(c.item[k].objective <=
				    c.item[k + 1].objective * (1 + 1e-9));
	}
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(who_wins_is_known),
		cmocka_unit_test(hours_of_the_reference_are_known),
		cmocka_unit_test(reference_is_known),
		cmocka_unit_test(twins_are_known),
		cmocka_unit_test(nobody_is_listed_twice),
		cmocka_unit_test(ranked_are_known),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
