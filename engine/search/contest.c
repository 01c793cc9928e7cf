#include "search/contest.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/ownership.h"
#include "search/accept.h"
#include "search/grade.h"
#include "search/offers.h"
#include "search/order.h"
#include "search/outcome.h"
#include "search/search.h"
#include "search/tenants.h"
#include "kind/slice.h"

enum {
	OFFERS_ALIKE = 3,  /* under the same terms, the cheapest */
	SMALLER = 3        /* on fewer accelerators, of one offer */
};

/* One candidate of the pool. */
struct entrant {
	struct answer answer;
	double need[LIMITS];       /* of the limits of money */
	bool untested, owned, kept;
};

struct pool_list {
	struct entrant *item;
	size_t count, cap;
};

/* A view of the money: what is bought costs so many times as much, and what
 * may be spent is so many times as much. */
struct view {
	double bought, budget;
	size_t most;               /* kept of it */
};

struct contest_desk {
	struct arena *arena;       /* of the pool */
	struct block *room;
	const struct decision *decision;
	struct question q;         /* its limits of money are open */
	double budget[LIMITS];     /* as they are stated */
	struct pool_list pool;
};

bool
contest_budget(const struct limit *l)
{
	return l->from == HAVE_PROFILE && !strncmp(l->have, "budget", 6);
}

static void
ask(struct contest_desk *c, const struct catalog *cat)
{
	const struct decision *d = c->decision;

	search_question(&c->q, cat, d->workload, d->profile);
	tenants_settle(c->arena, &c->q, 1);
	for (size_t i = 0; i < c->q.kind->limit_count; i++) {
		c->budget[i] = c->q.bound[i];
		if (contest_budget(&c->q.kind->limits[i]))
			c->q.bound[i] = HUGE_VAL;
	}
}

static bool
is_budgeted(const struct contest_desk *c)
{
	for (size_t i = 0; i < c->q.kind->limit_count; i++)
		if (contest_budget(&c->q.kind->limits[i]) &&
		    !isinf(c->budget[i]))
			return true;
	return false;
}

/* Neither names a stack, or both this one. */
static bool
same_stack(const char *a, const char *b)
{
	return a && b ? !strcmp(a, b) : a == b;
}

static bool
same_place(const struct placement *a, const struct placement *b)
{
	return a->accelerator == b->accelerator && a->offer == b->offer &&
	    same_stack(a->stack, b->stack) && a->count == b->count &&
	    a->weight_format == b->weight_format &&
	    !memcmp(a->axis, b->axis, sizeof(a->axis));
}

static void
enter(struct contest_desk *c, const struct placement *p)
{
	struct entrant e = { .owned = offer_is_purchase(p->offer) };
	double *value;

	for (size_t i = 0; i < c->pool.count; i++)
		if (same_place(&c->pool.item[i].answer.place, p))
			return;
	value = arena_array(c->arena, (size_t)c->q.chain->slots,
	    sizeof(*value));
	search_place(&c->q, p, &e.answer, value, NULL);
	if (e.answer.reject != REJECT_NONE)
		return;
	e.untested = grade_untested(&c->q, p);
	for (size_t i = 0; i < c->q.kind->limit_count; i++)
		e.need[i] = value[c->q.need[i]];
	ARRAY_ADD(c->arena, &c->pool, e);
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

/* What the policy picks of one offer, as near as it may look to the least. */
static void
enter_picked(struct contest_desk *c, const struct point *p, size_t n)
{
	static const double share[] = { 1, 0.75, 0.5, 0.25, 0 };

	for (size_t i = 0; i < COUNT(share); i++) {
		struct ranking o = c->decision->ranking;

		for (size_t k = 0; k < o.goals; k++)
			o.within[k] *= share[i];
		enter(c, &best_of(&o, p, n)->place);
	}
}

/* The best on fewer accelerators each time: what a smaller budget leaves. */
static void
enter_smaller(struct contest_desk *c, const struct point *all, size_t n)
{
	struct point *left = arena_array(c->arena, n, sizeof(*left));
	double most = HUGE_VAL;

	for (size_t i = 0; i < SMALLER; i++) {
		struct ranking o = c->decision->ranking;
		const struct point *best;
		size_t count = 0;

		for (size_t k = 0; k < n; k++)
			if (all[k].goal[GOAL_accelerators] < most)
				left[count++] = all[k];
		if (!count)
			return;
		best = best_of(&o, left, count);
		most = best->goal[GOAL_accelerators];
		enter(c, &best->place);
	}
}

/* With one of the stacks alone: an untested one must not hide a tested one. */
static void
enter_stack(struct contest_desk *c, const struct accelerator *a,
    const char *stack)
{
	const bool plain = ranking_plain(&c->decision->ranking);
	struct front front = { .arena = c->arena,
	    .goals = ranking_looks(&c->decision->ranking) };
	struct found f;

	if (is_budgeted(c))
		front.goals |= 1u << GOAL_accelerators;
	c->q.stacks = (struct stacks){ .name = { stack }, .count = 1 };
	search_ask(c->room, &c->q);
	search_in(c->room, a, &f, plain && !is_budgeted(c) ? NULL : &front);
	if (!f.any || f.best.reject != REJECT_NONE)
		return;
	enter(c, &f.best.place);
	if (!plain && front.count)
		enter_picked(c, front.item, front.count);
	if (is_budgeted(c) && front.count)
		enter_smaller(c, front.item, front.count);
}

static void
enter_offer(struct contest_desk *c, const struct accelerator *a,
    const struct offer *offer)
{
	const struct stacks all = c->q.stacks;

	c->q.only = offer;
	for (size_t i = 0; i < all.count; i++)
		enter_stack(c, a, all.name[i]);
	c->q.stacks = all;
}

/* Is one of the list the same but no dearer, so many times? */
static bool
is_beaten(const struct question *q, const struct offer *const *list,
    size_t n, size_t at)
{
	size_t better = 0;

	for (size_t i = 0; i < n; i++)
		better += i != at && offer_dominates(q, list[i], list[at]) &&
		    (i < at || !offer_dominates(q, list[at], list[i]));
	return better >= OFFERS_ALIKE;
}

static void
enter_accelerator(struct contest_desk *c, const struct accelerator *a)
{
	const struct catalog *cat = c->q.catalog;
	const struct record_list *lists[] = { slice_offers(cat, a),
		&cat->kept };
	struct { const struct offer **item; size_t count, cap; } all = { 0 };

	c->q.only = NULL;
	for (size_t l = 0; l < COUNT(lists); l++) {
		size_t n, first = offers_of(lists[l], a, &n);

		for (size_t i = first; i < first + n; i++) {
			const struct offer *o = (const struct offer *)
			    lists[l]->item[i];

			if (accept_offer(&c->q, o))
				ARRAY_ADD(c->arena, &all, o);
		}
	}
	for (size_t i = 0; i < all.count; i++)
		if (!is_beaten(&c->q, all.item, all.count, i))
			enter_offer(c, a, all.item[i]);
}

/* Does the entrant keep the budgets of a view? */
static bool
affords(const struct contest_desk *c, const struct entrant *e,
    const struct view *v)
{
	for (size_t i = 0; i < c->q.kind->limit_count; i++)
		if (contest_budget(&c->q.kind->limits[i]) && e->need[i] *
		    (e->owned ? v->bought : 1) > c->budget[i] * v->budget)
			return false;
	return true;
}

/* An entrant as a view sees it. */
struct seen {
	struct point point;
	struct entrant *of;
};

struct order_seen {
	struct ranking ranking;
};

static int
by_view(const void *x, const void *y, void *order)
{
	const struct seen *a = x, *b = y;
	int less = (int)a->of->untested - (int)b->of->untested;

	if (!less)
		less = ranking_rank(order, a->point.goal, b->point.goal);
	return less ? less : (a->of > b->of) - (a->of < b->of);
}

/* What is near enough is measured from those that are tested. */
static void
settle(struct arena *arena, struct ranking *o, const struct seen *s, size_t n)
{
	struct point *p = arena_array(arena, n + 1, sizeof(*p));
	size_t tested = 0;

	for (size_t i = 0; i < n; i++)
		if (!s[i].of->untested)
			p[tested++] = s[i].point;
	for (size_t i = 0; !tested && i < n; i++)
		p[i] = s[i].point;
	ranking_settle(o, p, tested ? tested : n);
}

/* Can the entrant never come before one that is kept?  That one is paid for
 * alike, stands before it now, and is no worse in what money does not move. */
static bool
is_shadowed(const struct contest_desk *c, const struct ranking *o,
    const struct entrant *e)
{
	unsigned looks = 1u << GOAL_cost | 1u << GOAL_time;

	for (size_t i = 0; i < o->goals; i++)
		looks |= 1u << o->goal[i];
	for (size_t i = 0; i < c->pool.count; i++) {
		const struct entrant *k = &c->pool.item[i];
		const double *a = k->answer.goal, *b = e->answer.goal;
		bool worse = k->untested && !e->untested;

		if (!k->kept || k->answer.place.offer != e->answer.place.offer
		    || k->answer.place.count != e->answer.place.count)
			continue;
		for (unsigned g = 0; g < GOAL_COUNT; g++)
			worse |= (looks >> g & 1) && a[g] > b[g];
		if (!worse && ranking_rank(o, a, b) <= 0)
			return true;
	}
	return false;
}

/* Keeps those that come first under a view. */
static void
look(struct contest_desk *c, const struct view *v, size_t *kept)
{
	struct arena *own = arena_child(c->arena);
	struct seen *s = arena_array(own, c->pool.count + 1, sizeof(*s));
	struct ranking o = c->decision->ranking;
	size_t n = 0, seen = 0;

	for (size_t i = 0; i < c->pool.count; i++) {
		struct entrant *e = &c->pool.item[i];

		if (!affords(c, e, v))
			continue;
		s[n].of = e;
		memcpy(s[n].point.goal, e->answer.goal,
		    sizeof(s[n].point.goal));
		s[n++].point.goal[GOAL_cost] *= e->owned ? v->bought : 1;
	}
	settle(own, &o, s, n);
	if (n)
		qsort_r(s, n, sizeof(*s), by_view, &o);
	for (size_t i = 0; i < n && seen < v->most && *kept < CONTEST_MOST;
	    i++) {
		if (!s[i].of->kept && is_shadowed(c, &c->decision->ranking,
		    s[i].of))
			continue;
		seen++;
		*kept += !s[i].of->kept;
		s[i].of->kept = true;
	}
	arena_free(own);
}

static void
select_kept(struct contest_desk *c, size_t kept)
{
	static const struct view views[] = { { 1, 1, 14 }, { 0.5, 1, 6 },
		{ 2, 1, 6 }, { 1, 0.5, 5 }, { 1, 0.25, 3 }, { 1, 2, 5 },
		{ 0.25, 1, 4 }, { 4, 1, 4 }, { 1, HUGE_VAL, 4 },
		{ 1, 1, 24 } };

	for (size_t i = 0; i < COUNT(views); i++)
		look(c, &views[i], &kept);
}

/* Accelerators that fit, or would with more money. */
static void
enter_all(struct contest_desk *c)
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
add_kept(struct arena *arena, struct contest_desk *c, struct contest *out)
{
	for (size_t i = 0; i < c->pool.count; i++) {
		struct answer *a = &out->item[out->count];

		if (!c->pool.item[i].kept || out->count == CONTEST_MOST)
			continue;
		*a = (struct answer){
		    .place = c->pool.item[i].answer.place };
		outcome_keep(arena, &c->q, a);
		out->count += !is_listed(out, a->id);
	}
}

/* Does it break a budget as stated? */
static bool
is_over(const struct contest_desk *c, const struct answer *a)
{
	for (size_t i = 0; i < c->q.kind->limit_count; i++)
		if (contest_budget(&c->q.kind->limits[i]) &&
		    a->value[c->q.need[i]] > c->budget[i] * (1 + 1e-12))
			return true;
	return false;
}

/* What keeps the budgets comes first, then what is tested. */
static int
by_standing(const void *x, const void *y, void *desk)
{
	const struct contest_desk *c = desk;
	const struct answer *a = x, *b = y;
	int less = (int)is_over(c, a) - (int)is_over(c, b);

	if (!less)
		less = (int)(a->order->grade == GRADE_UNTESTED) -
		    (int)(b->order->grade == GRADE_UNTESTED);
	if (!less)
		less = ranking_rank(&c->decision->ranking, a->goal, b->goal);
	if (!less)
		less = strcmp(a->place.accelerator->head.id,
		    b->place.accelerator->head.id);
	return less ? less : strcmp(a->id, b->id);
}

struct contest
contest_of(struct arena *arena, const struct catalog *cat,
    const struct decision *d, size_t shown)
{
	struct contest_desk c = { .arena = arena_child(arena),
	    .decision = d };
	struct contest out = { .item = arena_array(arena, CONTEST_MOST,
	    sizeof(*out.item)) };
	size_t first;

	c.room = search_room(c.arena);
	ask(&c, cat);
	for (size_t i = 0; i < shown && i < CONTEST_MOST; i++)
		enter(&c, &d->ranked[i].place);
	first = c.pool.count;
	for (size_t i = 0; i < first; i++)
		c.pool.item[i].kept = true;
	enter_all(&c);
	select_kept(&c, first);
	add_kept(arena, &c, &out);
	/* The answer stays first. */
	if (first && out.count > 1)
		qsort_r(out.item + 1, out.count - 1, sizeof(*out.item),
		    by_standing, &c);
	arena_free(c.arena);
	return out;
}
