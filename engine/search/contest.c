#define _GNU_SOURCE	/* qsort_r() */
#include "search/contest.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "kind/ownership.h"
#include "search/accept.h"
#include "search/block.h"
#include "search/contest_pool.h"
#include "search/grade.h"
#include "search/offers.h"
#include "search/order.h"
#include "search/outcome.h"
#include "search/risk.h"
#include "search/search.h"
#include "search/tenants.h"
#include "kind/slice.h"
#include "kind/stack.h"

enum {
	OFFERS_ALIKE = 3,  /* under the same terms, the cheapest */
	SMALLER = 3        /* on fewer accelerators, of one offer */
};

bool
contest_budget(const struct limit *l)
{
	return l->from == HAVE_PROFILE && !strncmp(l->have, "budget", 6);
}

static bool
is_budgeted(const struct contest_state *c)
{
	for (size_t i = 0; i < c->q.kind->limit_count; i++)
		if (contest_budget(&c->q.kind->limits[i]) &&
		    !isinf(c->budget[i]))
			return true;
	return false;
}

static bool
same_place(const struct placement *a, const struct placement *b)
{
	return a->accelerator == b->accelerator && a->offer == b->offer &&
	    text_equal(a->stack, b->stack) && a->count == b->count &&
	    a->weight_format == b->weight_format &&
	    !memcmp(a->axis, b->axis, sizeof(a->axis));
}

/* The tier of an offer, the same pointer of the same word. */
static const char *
tier_of(const struct contest_state *c, const struct offer *o)
{
	for (size_t i = 0; o->tier.text && i < c->pool.count; i++) {
		const char *t = c->pool.item[i].terms;

		if (t && !strcmp(t, o->tier.text))
			return t;
	}
	return o->tier.text;
}

static double
energy_share(const struct contest_state *c, const struct placement *p,
    size_t lane)
{
	return c->energy >= 0 && c->price >= 0 &&
	    offer_is_purchase(p->offer) && c->lanes[c->price][lane] > 0 ?
	    c->lanes[c->energy][lane] / c->lanes[c->price][lane] : 0;
}

/* Is it in the pool, among those of its accelerator or shown before them? */
static bool
is_entered(const struct contest_state *c, const struct placement *p)
{
	for (size_t i = 0; i < c->pool.count; i++) {
		if (i == c->shown)
			i = c->here;
		if (i < c->pool.count &&
		    same_place(&c->pool.item[i].answer.place, p))
			return true;
	}
	return false;
}

/* Puts one on the list of those that will be worked out. */
static void
enter(struct contest_state *c, const struct placement *p)
{
	for (size_t i = 0; i < c->entering.count; i++)
		if (same_place(&c->entering.item[i], p))
			return;
	if (!is_entered(c, p))
		ARRAY_ADD(c->arena, &c->entering, *p);
}

/* Adds a placement that keeps all limits but those of money, as its lane has
 * it. */
static void
add_entrant(struct contest_state *c, const struct placement *p, size_t lane)
{
	struct entrant e = { 0 };

	e.spread = risk_asked(&c->q, p);
	question_judge(&c->q, c->lanes, lane, p, e.spread, &e.answer);
	if (e.answer.reject != REJECT_NONE)
		return;
	e.untested = grade_untested(&c->q, p);
	e.energy = energy_share(c, p, lane);
	if (!offer_is_purchase(p->offer))
		e.terms = tier_of(c, p->offer);
	contest_needs(c, &c->q, lane, e.need);
	ARRAY_ADD(c->arena, &c->pool, e);
}

/* Works out all on the list, which is empty then. */
static void
enter_list(struct contest_state *c)
{
	const size_t count = c->entering.count;

	for (size_t from = 0; from < count; from += CHAIN_BLOCK) {
		const struct placement *p = c->entering.item + from;
		size_t n = count - from < CHAIN_BLOCK ? count - from :
		    CHAIN_BLOCK;

		search_lanes(&c->q, p, n, c->lanes, NULL);
		for (size_t i = 0; i < n; i++)
			add_entrant(c, &p[i], i);
	}
	c->entering.count = 0;
}

/* The best of the points by the order, settled by them alone. */
static const struct point *
best_of(struct ranking *o, const struct point *p, size_t n)
{
	const struct point *best = p;

	ranking_settle(o, p, n);
	for (size_t i = 1; i < n; i++)
		if (ranking_compare(o, p[i].goal, best->goal) < 0)
			best = &p[i];
	return best;
}

/* What the policy picks of one offer, as near as it may look to the least, and
 * what is the least of each goal then: others are measured from that. */
static void
enter_picked(struct contest_state *c, const struct point *p, size_t n)
{
	static const double share[] = { 1, 0.75, 0.5, 0.25, 0 };

	for (size_t i = 0; i < COUNT(share); i++) {
		struct ranking o = c->decision->ranking;

		for (size_t k = 0; k < o.goals; k++)
			o.within[k] *= share[i];
		enter(c, &best_of(&o, p, n)->place);
		for (size_t k = 0; k < o.goals; k++)
			enter(c, &p[ranking_least(&o, k, p, n)].place);
	}
}

/* The best on fewer accelerators each time: what a smaller budget leaves. */
static void
enter_smaller(struct contest_state *c, const struct point *all, size_t n)
{
	struct arena *own = arena_child(c->arena);
	struct point *left = arena_array(own, n, sizeof(*left));
	double most = HUGE_VAL;

	for (size_t i = 0; i < SMALLER; i++) {
		struct ranking o = c->decision->ranking;
		const struct point *best;
		size_t count = 0;

		for (size_t k = 0; k < n; k++)
			if (all[k].goal[GOAL_accelerators] < most)
				left[count++] = all[k];
		if (!count)
			break;
		best = best_of(&o, left, count);
		most = best->goal[GOAL_accelerators];
		enter(c, &best->place);
	}
	arena_free(own);
}

/* What one stack is under one offer. */
static void
enter_found(struct contest_state *c, const struct found *f,
    const struct front *front)
{
	if (!f->any || f->best.reject != REJECT_NONE)
		return;
	enter(c, &f->best.place);
	if (!front || !front->count)
		return;
	if (!ranking_plain(&c->decision->ranking))
		enter_picked(c, front->item, front->count);
	if (is_budgeted(c))
		enter_smaller(c, front->item, front->count);
}

/* Fronts that nothing is in yet; NULL where none is asked for. */
static struct front *
fronts_new(const struct contest_state *c, struct arena *own, size_t n)
{
	const struct ranking *o = &c->decision->ranking;
	const bool budgeted = is_budgeted(c);
	struct front *front;

	if (ranking_plain(o) && !budgeted)
		return NULL;
	front = arena_array(own, n, sizeof(*front));
	for (size_t i = 0; i < n; i++) {
		front[i].arena = own;
		front[i].goals = ranking_looks(o) |
		    (budgeted ? 1u << GOAL_accelerators : 0);
	}
	return front;
}

/* Each stack alone, for an untested one must not hide a tested one, under each
 * offer alone. */
static void
enter_offers(struct contest_state *c, struct arena *own,
    const struct accelerator *a, const struct offer *const *offer, size_t n)
{
	const size_t all = n * c->q.stacks.count;
	struct found *found = arena_array(own, all, sizeof(*found));
	struct front *front = fronts_new(c, own, all);

	search_offers(c->scratch, a, offer, n, found, front);
	for (size_t i = 0; i < all; i++)
		enter_found(c, &found[i], front ? &front[i] : NULL);
}

/* Is one of the list the same but no dearer, so many times? */
static bool
is_beaten(const struct question *q, const struct offer *const *list,
    size_t n, size_t at)
{
	size_t better = 0;

	for (size_t i = 0; i < n && better < OFFERS_ALIKE; i++)
		better += i != at && offer_dominates(q, list[i], list[at]) &&
		    (i < at || !offer_dominates(q, list[at], list[i]));
	return better >= OFFERS_ALIKE;
}

struct offer_list {
	const struct offer **item;
	size_t count, cap;
};

/* What the profile accepts of the accelerator, sold or owned. */
static struct offer_list
accepted(struct contest_state *c, struct arena *own,
    const struct accelerator *a)
{
	const struct catalog *cat = c->q.catalog;
	const struct record_list *lists[] = { slice_offers(cat, a),
		&cat->kept };
	struct offer_list all = { 0 };

	for (size_t l = 0; l < COUNT(lists); l++) {
		size_t n, first = offers_of(lists[l], a, &n);

		for (size_t i = first; i < first + n; i++) {
			const struct offer *o = (const struct offer *)
			    lists[l]->item[i];

			if (accept_offer(&c->q, o))
				ARRAY_ADD(own, &all, o);
		}
	}
	return all;
}

static void
enter_accelerator(struct contest_state *c, const struct accelerator *a)
{
	struct arena *own = arena_child(c->arena);
	const struct offer_list all = accepted(c, own, a);
	const struct offer *some[BLOCK_OFFERS];
	size_t n = 0;

	c->here = c->pool.count;
	for (size_t i = 0; i < all.count; i++) {
		if (!is_beaten(&c->q, all.item, all.count, i))
			some[n++] = all.item[i];
		if (n && (n == BLOCK_OFFERS || i + 1 == all.count)) {
			enter_offers(c, own, a, some, n);
			n = 0;
		}
	}
	enter_list(c);
	arena_free(own);
}

/* Accelerators that fit, or would with more money. */
static void
enter_all(struct contest_state *c)
{
	const struct decision *d = c->decision;

	for (size_t i = 0; i < d->ranked_count; i++)
		enter_accelerator(c, d->ranked[i].place.accelerator);
	for (size_t i = 0; i < d->rejected_count; i++)
		if (d->rejected[i].reject == REJECT_LIMIT &&
		    contest_budget(d->rejected[i].limit))
			enter_accelerator(c, d->rejected[i].place.accelerator);
}

/* A kind without stacks may find the same place twice. */
static bool
is_listed(const struct contest *out, const char *id)
{
	for (size_t i = 0; i < out->count; i++)
		if (!strcmp(out->item[i].id, id))
			return true;
	return false;
}

static void
add_kept(struct arena *arena, struct contest_state *c, struct contest *out)
{
	for (size_t i = 0; i < c->pool.count; i++) {
		struct answer *a = &out->item[out->count];

		if (!c->pool.item[i].kept || out->count == CONTEST_MOST)
			continue;
		*a = (struct answer){
		    .place = c->pool.item[i].answer.place };
		outcome_keep(arena, &c->q, a);
		a->input = outcome_inputs(arena, &c->q, a);
		out->count += !is_listed(out, a->id);
	}
}

/* Does it break a budget as stated? */
static bool
is_over(const struct contest_state *c, const struct answer *a)
{
	for (size_t i = 0; i < c->q.kind->limit_count; i++)
		if (contest_budget(&c->q.kind->limits[i]) &&
		    a->value[c->q.need[i]] > c->budget[i] * (1 + 1e-12))
			return true;
	return false;
}

/* What keeps the budgets comes first, then what is tested. */
static int
by_merit(const void *x, const void *y, void *contest)
{
	const struct contest_state *c = contest;
	const struct answer *a = x, *b = y;
	int less = (int)is_over(c, a) - (int)is_over(c, b);

	if (!less)
		less = (int)(a->order->grade == GRADE_UNTESTED) -
		    (int)(b->order->grade == GRADE_UNTESTED);
	if (!less)
		less = ranking_order(&c->decision->ranking, a->goal, &a->place,
		    b->goal, &b->place);
	return less ? less : strcmp(a->id, b->id);
}

struct contest
contest_of(struct arena *arena, const struct catalog *cat,
    const struct decision *d, size_t shown)
{
	struct contest_state c = { .arena = arena_child(arena),
	    .catalog = cat, .decision = d };
	struct contest out = { .item = arena_array(arena, CONTEST_MOST,
	    sizeof(*out.item)) };

	c.scratch = search_scratch(c.arena);
	contest_ask(&c, d->profile, &c.q, c.budget);
	for (size_t i = 0; i < c.q.kind->limit_count; i++)
		c.money[i] = contest_budget(&c.q.kind->limits[i]);
	c.energy = chain_slot(c.q.chain, "running");
	c.price = chain_slot(c.q.chain, "owned_price");
	c.lanes = arena_unset(c.arena, (size_t)c.q.chain->slots,
	    sizeof(*c.lanes));
	search_ask(c.scratch, &c.q);
	for (size_t i = 0; i < shown && i < CONTEST_MOST; i++)
		enter(&c, &d->ranked[i].place);
	enter_list(&c);
	c.shown = c.pool.count;
	for (size_t i = 0; i < c.shown; i++)
		c.pool.item[i].kept = true;
	enter_all(&c);
	contest_keep(&c);
	add_kept(arena, &c, &out);
	/* The answer stays first. */
	if (c.shown && out.count > 1)
		qsort_r(out.item + 1, out.count - 1, sizeof(*out.item),
		    by_merit, &c);
	arena_free(c.arena);
	return out;
}
