#define _GNU_SOURCE	/* qsort_r() */
#include "search/contest_pool.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/ownership.h"
#include "search/contest.h"
#include "search/tenants.h"

enum {
	BEATEN = 3,        /* by so many it never comes first */
	SECOND = 2,        /* places of each edit that are kept */
	LOWERED = 4,       /* times a budget is put below what the first pays */
	VIEWED = 64        /* of the order under an edit, at most */
};

/* An edit of what a profile and a place state, by factors; 1 leaves it. */
struct move {
	double hours, horizon, tariff, budget;
};

/* None, and no budget; then each alone, as far as anyone may edit, and hours
 * without a budget. */
static const struct move moves[] = {
	{ 1, 1, 1, 1 }, { 1, 1, 1, HUGE_VAL },
	{ 0.1, 1, 1, 1 }, { 0.3, 1, 1, 1 }, { 0.6, 1, 1, 1 },
	{ 1.3, 1, 1, 1 }, { 1.6, 1, 1, 1 }, { 2.5, 1, 1, 1 },
	{ 4, 1, 1, 1 }, { 12, 1, 1, 1 },
	{ 1, 0.3, 1, 1 }, { 1, 0.6, 1, 1 }, { 1, 1.6, 1, 1 }, { 1, 4, 1, 1 },
	{ 1, 1, 0.3, 1 }, { 1, 1, 4, 1 }, { 1, 1, 10, 1 },
	{ 1, 1, 1, 0.1 }, { 1, 1, 1, 0.3 }, { 1, 1, 1, 0.6 },
	{ 1, 1, 1, 0.9 }, { 1, 1, 1, 1.6 }, { 1, 1, 1, 4 },
	{ 4, 1, 1, HUGE_VAL }, { 0.3, 1, 1, HUGE_VAL }
};

void
contest_ask(struct contest_state *c, const struct profile *p,
    struct question *q, double *budget)
{
	const struct decision *d = c->decision;

	search_question(q, c->catalog, d->workload, p);
	tenants_settle(c->arena, q, NULL, 1);
	for (size_t i = 0; i < q->kind->limit_count; i++) {
		if (budget)
			budget[i] = q->bound[i];
		if (contest_budget(&q->kind->limits[i]))
			q->bound[i] = HUGE_VAL;
	}
}

struct view {
	struct seen *item;
	size_t count;
	/* From which the others are measured, one a goal of the policy. */
	struct entrant *least[RANKING_GOALS];
	size_t goals;
};

static int
by_view(const void *x, const void *y, void *order)
{
	const struct seen *a = x, *b = y;
	int less = (int)a->of->untested - (int)b->of->untested;

	if (!less)
		less = ranking_order(order, a->point.goal,
		    &a->of->answer.place, b->point.goal, &b->of->answer.place);
	return less ? less : (a->of > b->of) - (a->of < b->of);
}

/* What is near enough is measured from those that are tested. */
static void
settle(struct arena *arena, struct ranking *o, const struct seen *s, size_t n,
    struct view *v)
{
	struct point *p = arena_array(arena, n + 1, sizeof(*p));
	const struct seen **of = arena_array(arena, n + 1, sizeof(*of));
	size_t tested = 0;

	for (size_t i = 0; i < n; i++)
		tested += !s[i].of->untested;
	for (size_t i = 0, k = 0; i < n; i++)
		if (!tested || !s[i].of->untested) {
			of[k] = &s[i];
			p[k++] = s[i].point;
		}
	n = tested ? tested : n;
	ranking_settle(o, p, n);
	v->goals = n && o->policy ? o->goals : 0;
	for (size_t i = 0; i < v->goals; i++)
		v->least[i] = of[ranking_least(o, i, p, n)]->of;
}

static struct point
point_of(const struct entrant *e)
{
	struct point p = { .place = e->answer.place };

	memcpy(p.goal, e->answer.goal, sizeof(p.goal));
	return p;
}

/* Can the entrant never come before one that is kept, and paid for alike? */
static bool
is_shadowed(const struct contest_state *c, const struct entrant *e)
{
	const struct point p = point_of(e);

	for (size_t i = 0; i < c->pool.count; i++) {
		const struct entrant *k = &c->pool.item[i];
		struct point kept;

		if (!k->kept || (k->untested && !e->untested) ||
		    k->answer.place.offer != p.place.offer ||
		    k->answer.place.count != p.place.count)
			continue;
		kept = point_of(k);
		if (ranking_shadows(&c->decision->ranking, &kept, &p))
			return true;
	}
	return false;
}

/* The profile as an edit leaves it. */
static struct profile
moved(const struct contest_state *c, const struct move *m)
{
	struct profile p = *c->decision->profile;

	p.hours_per_month.value = fmin(p.hours_per_month.value * m->hours,
	    TENURE_MONTH);
	if (!p.horizon.fact.given)
		p.horizon.value = 36 * TENURE_MONTH;
	p.horizon.value *= m->horizon;
	p.horizon.fact.given |= m->horizon != 1;
	return p;
}

void
contest_needs(const struct contest_state *c, const struct question *q,
    size_t lane, double need[LIMITS])
{
	for (size_t i = 0; i < q->kind->limit_count; i++)
		need[i] = c->lanes[q->need[i]][lane];
}

/* As it was entered. */
static void
see_entered(struct entrant *e, struct seen *s)
{
	s->of = e;
	memcpy(s->need, e->need, sizeof(s->need));
	memcpy(s->point.goal, e->answer.goal, sizeof(s->point.goal));
}

/* Candidates as a question finds them, of which some are looked at anew. */
struct look {
	const struct question *q;
	struct placement place[CHAIN_BLOCK];
	size_t at[CHAIN_BLOCK];          /* of each: where it is seen */
	size_t count;
};

/* Works out those that wait; of is NULL in those that break a limit beside the
 * budgets. */
static void
see_waiting(struct contest_state *c, struct look *l)
{
	if (l->count)
		search_lanes(l->q, l->place, l->count, c->lanes, NULL);
	for (size_t i = 0; i < l->count; i++) {
		struct seen *s = &c->seen[l->at[i]];
		struct answer a;

		question_judge(l->q, c->lanes, i, &l->place[i],
		    s->of->spread, &a);
		contest_needs(c, l->q, i, s->need);
		memcpy(s->point.goal, a.goal, sizeof(s->point.goal));
		if (a.reject != REJECT_NONE)
			s->of = NULL;
	}
	l->count = 0;
}

/* Lets one wait that stands at a place of seen. */
static void
see_later(struct contest_state *c, struct look *l, size_t at,
    struct entrant *e, const struct placement *p)
{
	c->seen[at].of = e;
	l->at[l->count] = at;
	l->place[l->count++] = *p;
	if (l->count == CHAIN_BLOCK)
		see_waiting(c, l);
}

/* Energy is paid by the month, never at once. */
static bool
affords(const struct contest_state *c, const struct seen *s,
    const struct move *m)
{
	double more = 1 + (m->tariff - 1) * s->of->energy;

	for (size_t i = 0; i < c->q.kind->limit_count; i++) {
		const struct limit *l = &c->q.kind->limits[i];

		if (c->money[i] && s->need[i] * (strcmp(l->have,
		    "budget_at_once") ? more : 1) > c->budget[i] * m->budget)
			return false;
	}
	return true;
}

/* Sorts the first of those that are seen, as many as a view has, to the
 * front. */
static void
sort_first(struct seen *s, size_t count, struct ranking *o)
{
	const size_t shown = count < VIEWED ? count : VIEWED;

	if (count)
		qsort_r(s, shown, sizeof(*s), by_view, o);
	for (size_t i = shown; i < count; i++) {
		struct seen one;
		size_t at = shown;

		while (at && by_view(&s[i], &s[at - 1], o) < 0)
			at--;
		if (at == shown)
			continue;
		one = s[i];
		memmove(&s[at + 1], &s[at], (shown - 1 - at) * sizeof(*s));
		s[at] = one;
	}
}

/* The first of those that are seen. */
static struct view
order_view(struct contest_state *c, size_t count)
{
	struct view v = { .count = count < VIEWED ? count : VIEWED };
	struct arena *own = arena_child(c->arena);
	struct ranking o = c->decision->ranking;

	settle(own, &o, c->seen, count, &v);
	arena_free(own);
	sort_first(c->seen, count, &o);
	v.item = arena_array(c->arena, v.count + 1, sizeof(*v.item));
	memcpy(v.item, c->seen, v.count * sizeof(*v.item));
	return v;
}

/* Of those seen from one on, leaves what keeps all limits and budgets under an
 * edit; how many there are then in all. */
static size_t
leave_affordable(struct contest_state *c, const struct move *m, size_t from,
    size_t count)
{
	size_t n = from;

	for (size_t i = from; i < count; i++) {
		struct seen *s = &c->seen[n];

		if (!c->seen[i].of || !affords(c, &c->seen[i], m))
			continue;
		*s = c->seen[i];
		s->point.goal[GOAL_cost] *= 1 + (m->tariff - 1) *
		    s->of->energy;
		n++;
	}
	return n;
}

/* All that an edit leaves, in the order that it puts them; of the first two
 * those too that are beaten. */
static struct view
look(struct contest_state *c, const struct move *m)
{
	const struct profile p = moved(c, m);
	const bool asks = m->hours != 1 || m->horizon != 1;
	struct question q;
	struct look l = { .q = &q };
	size_t n = 0;

	if (asks)
		contest_ask(c, &p, &q, NULL);
	for (size_t i = 0; i < c->pool.count; i++) {
		struct entrant *e = &c->pool.item[i];

		if (e->beaten && !e->kept && m > moves + 1)
			continue;
		/* How long anything is kept moves no rent. */
		if (asks && (m->hours != 1 || !e->terms))
			see_later(c, &l, n++, e, &e->answer.place);
		else
			see_entered(e, &c->seen[n++]);
	}
	see_waiting(c, &l);
	return order_view(c, leave_affordable(c, m, 0, n));
}

/* The first of those that stand as stated, and all of one offer at so many
 * times its price. */
static struct view
look_at_price(struct contest_state *c, const struct view *stated,
    const struct offer *offer, double factor)
{
	struct offer edited = *offer;
	struct look l = { .q = &c->q };
	size_t n = 0, first;

	edited.price.value *= factor;
	edited.purchase.value *= factor;
	for (size_t i = 0; i < stated->count; i++)
		if (stated->item[i].of->answer.place.offer != offer)
			c->seen[n++] = stated->item[i];
	first = n;
	for (size_t i = 0; i < c->pool.count; i++) {
		struct entrant *e = &c->pool.item[i];
		struct placement place = e->answer.place;

		if (place.offer != offer)
			continue;
		place.offer = &edited;
		see_later(c, &l, n++, e, &place);
	}
	see_waiting(c, &l);
	return order_view(c, leave_affordable(c, &moves[0], first, n));
}

/* Marks one as kept; the contest is full where there is no room. */
static void
mark(struct contest_state *c, struct entrant *e)
{
	if (e->kept)
		return;
	c->full |= c->kept == CONTEST_MOST;
	if (c->kept == CONTEST_MOST)
		return;
	e->kept = true;
	c->kept++;
}

/* The candidate at a rank of a view, without those that another shadows; or
 * NULL. */
static struct entrant *
ranked_at(const struct contest_state *c, const struct view *v, size_t at)
{
	for (size_t i = 0; i < v->count; i++) {
		struct entrant *e = v->item[i].of;

		if (!e->kept && is_shadowed(c, e))
			continue;
		if (!at--)
			return e;
	}
	return NULL;
}

/* Keeps who comes first, and what the others of a view are measured from. */
static void
keep_first(struct contest_state *c, const struct view *v)
{
	struct entrant *first = ranked_at(c, v, 0);

	if (first)
		mark(c, first);
	for (size_t i = 0; i < v->goals; i++)
		if (!is_shadowed(c, v->least[i]))
			mark(c, v->least[i]);
}

static void
keep_at_prices(struct contest_state *c, const struct view *stated,
    const struct offer *o)
{
	static const double factors[] = { 0.3, 0.7, 1.5, 4 };

	for (size_t f = 0; f < COUNT(factors) && !c->full; f++) {
		struct view v = look_at_price(c, stated, o, factors[f]);

		keep_first(c, &v);
	}
}

/* Under other prices of what one pays, and of the rents that a purchase is
 * weighed against. */
static void
keep_of_prices(struct contest_state *c, const struct view *stated,
    const struct placement *p)
{
	const struct offer *rents[CONTEST_RENTS];
	size_t n, dearer;

	keep_at_prices(c, stated, p->offer);
	if (!offer_is_purchase(p->offer))
		return;
	n = rents_beside(c->catalog, c->decision->profile, p->accelerator,
	    rents, CONTEST_RENTS, &dearer);
	for (size_t i = 0; i < n && !c->full; i++)
		keep_at_prices(c, stated, rents[i]);
}

/* Who comes first once the price of a kept one is another, until nobody new
 * does. */
static void
keep_priced(struct contest_state *c, const struct view *stated)
{
	size_t before;

	do {
		before = c->kept;
		for (size_t i = 0; i < c->pool.count; i++) {
			struct entrant *e = &c->pool.item[i];

			if (!e->kept || e->priced)
				continue;
			keep_of_prices(c, stated, &e->answer.place);
			e->priced = true;
		}
	} while (c->kept > before && !c->full);
}

/*
 * Keeps one with all that other prices of it bring first, or, where there is
 * no room for all of them, none: a price that is shown may be edited, and
 * whatever then wins must be there to win.
 */
static void
keep_whole(struct contest_state *c, const struct view *stated,
    struct entrant *e)
{
	const size_t was = c->kept;

	if (e->kept)
		return;
	for (size_t i = 0; i < c->pool.count; i++)
		c->pool.item[i].before = c->pool.item[i].kept;
	mark(c, e);
	keep_priced(c, stated);
	if (!c->full)
		return;
	for (size_t i = 0; i < c->pool.count; i++) {
		c->pool.item[i].kept = c->pool.item[i].before;
		c->pool.item[i].priced &= c->pool.item[i].before;
	}
	c->kept = was;
	c->full = false;
}

/* Those at the first places of a view, each with what its prices bring. */
static void
keep_all(struct contest_state *c, const struct view *stated,
    const struct view *v, size_t from, size_t to)
{
	for (size_t at = from; at < to && at < v->count &&
	    c->kept < CONTEST_MOST; at++) {
		struct entrant *e = ranked_at(c, v, at);

		if (e)
			keep_whole(c, stated, e);
	}
}

/* Keeps who comes first once a budget is a little below what the first pays,
 * and so on: a budget that nobody reached is lowered past many by a factor. */
static void
keep_below(struct contest_state *c, const struct view *stated, size_t limit)
{
	const double budget = c->budget[limit];
	struct view v = *stated;

	for (int i = 0; i < LOWERED && v.count; i++) {
		c->budget[limit] = 0.95 * v.item[0].need[limit];
		v = look(c, &moves[0]);
		keep_first(c, &v);
	}
	c->budget[limit] = budget;
}

/* The first of each edit and what it is measured from, then the second, so
 * that two edits at once find somebody too; then the first by the order as it
 * is, and without budgets. */
static void
select_kept(struct contest_state *c)
{
	struct view views[COUNT(moves)];

	for (size_t i = 0; i < COUNT(moves); i++)
		views[i] = look(c, &moves[i]);
	for (size_t i = 0; i < COUNT(moves); i++)
		keep_first(c, &views[i]);
	for (size_t i = 0; i < c->q.kind->limit_count; i++)
		if (c->money[i] && !isinf(c->budget[i]))
			keep_below(c, &views[0], i);
	keep_priced(c, &views[0]);
	c->full = false;
	for (size_t i = 0; i < COUNT(moves); i++)
		keep_all(c, &views[0], &views[i], 1, SECOND);
	for (size_t i = 0; i < 2; i++)
		keep_all(c, &views[0], &views[i], 0, VIEWED);
}

/* Is an entrant no worse in all that decides, and paid for alike? */
static bool
beats(const struct contest_state *c, const struct entrant *a,
    const struct entrant *b)
{
	if (a->untested && !b->untested)
		return false;
	for (unsigned g = 0; g < GOAL_COUNT; g++)
		if (a->answer.goal[g] > b->answer.goal[g])
			return false;
	for (size_t i = 0; i < c->q.kind->limit_count; i++)
		if (c->money[i] && a->need[i] > b->need[i])
			return false;
	return true;
}

/* Those that only the prices of several others could bring first: what is
 * rented on the same terms and no better in anything moves with them. */
static void
find_beaten(struct contest_state *c)
{
	for (size_t i = 0; i < c->pool.count; i++) {
		struct entrant *e = &c->pool.item[i];
		size_t by = 0;

		for (size_t k = 0; e->terms && k < c->pool.count &&
		    by < BEATEN; k++)
			by += k != i && c->pool.item[k].terms == e->terms &&
			    beats(c, &c->pool.item[k], e) && (k < i ||
			    !beats(c, e, &c->pool.item[k]));
		e->beaten = by >= BEATEN;
	}
}

void
contest_keep(struct contest_state *c)
{
	c->seen = arena_array(c->arena, c->pool.count + 1, sizeof(*c->seen));
	find_beaten(c);
	for (size_t i = 0; i < c->pool.count; i++)
		c->kept += c->pool.item[i].kept;
	select_kept(c);
}
