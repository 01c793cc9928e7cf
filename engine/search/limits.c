#include "search/limits.h"

#include <math.h>
#include <string.h>

#include "base/clones.h"
#include "kind/ownership.h"
#include "search/risk.h"

/* A copy lives within one instance, whose accelerators share a link; where
 * the network is known, within whole ones, and what splits each matrix within
 * one.  Rented machines of one accelerator are no cluster. */
bool
offer_holds(const struct kind *k, const struct offer *o,
    const struct placement *p)
{
	double machine = offer_machine(o);

	return p->count <= machine || (k->networked && (machine > 1 ||
	    offer_is_purchase(o)) &&
	    p->axis[AXIS_tensor] <= machine && fmod(p->count, machine) <= 0);
}

/* Sets the place of the first broken limit, none where all hold. */
CLONES static void
break_limit(double *restrict broken, const double *restrict need,
    const double *restrict have, double bound, double limit, size_t n)
{
	if (have)
		for (size_t i = 0; i < n; i++)
			broken[i] = need[i] <= have[i] ? broken[i] : limit;
	else
		for (size_t i = 0; i < n; i++)
			broken[i] = need[i] <= bound ? broken[i] : limit;
}

bool
limits_asks(const struct question *q, size_t limit)
{
	return q->have[limit] >= 0 || !isinf(q->bound[limit]);
}

/* Finds the first broken limit of each lane, among the first last limits.  A
 * limit that is not stated is not broken. */
static void
find_broken(struct block *b, double *broken, size_t last, size_t n)
{
	const struct question *q = b->q;

	for (size_t i = 0; i < n; i++)
		broken[i] = (double)q->kind->limit_count;
	for (size_t l = last; l-- > 0;) {
		const double *have = q->have[l] < 0 ? NULL :
		    b->lane[q->have[l]];

		if (limits_asks(q, l))
			break_limit(broken, b->lane[q->need[l]], have,
			    q->bound[l], (double)l, n);
	}
}

/* A summary of lanes: how many keep all limits, and their least cost; where
 * none does, the last limit that one gets to, and the least excess there. */
struct summary {
	size_t fitting;
	double cost, furthest, over;
};

CLONES static void
sum_fitting(struct summary *s, const double *restrict broken,
    const double *restrict cost, double limits, size_t n)
{
	double fitting = 0, least = HUGE_VAL, most = 0;

	for (size_t i = 0; i < n; i++) {
		double at = broken[i] < limits ? HUGE_VAL : cost[i];

		fitting += broken[i] < limits ? 0 : 1;
		least = at < least ? at : least;
		most = broken[i] > most ? broken[i] : most;
	}
	s->fitting = (size_t)fitting;
	s->cost = least;
	s->furthest = most;
}

CLONES static double
least_over(const double *restrict broken, const double *restrict need,
    const double *restrict have, double bound, double limit, size_t n)
{
	double least = HUGE_VAL;

	for (size_t i = 0; i < n; i++) {
		double over = need[i] / (have ? have[i] : bound);

		over = broken[i] < limit ? HUGE_VAL : over;
		least = over < least ? over : least;
	}
	return least;
}

/* The goals that are looked at, of a lane. */
static void
goals_of(struct block *b, size_t lane, double *goal)
{
	const bool risky = b->looks & 1u << GOAL_risk &&
	    b->unchained.spread > 0;

	search_goals(b->q, b->lane, lane, &b->unchained, risky ? b->looks &
	    ~(1u << GOAL_risk) : b->looks, goal);
	if (!risky)
		return;
	if (!(b->tries[lane] > 0))
		b->tries[lane] = risk_tries(b->q, b->lane, lane,
		    b->unchained.spread);
	goal[GOAL_risk] = b->tries[lane];
}

/* Is the lane better than the best so far? */
static bool
beats(struct block *b, const struct found *f, size_t lane,
    size_t limit)
{
	const struct question *q = b->q;
	const struct answer *best = &f->best;
	double goal[GOAL_COUNT], over;

	if (!f->any)
		return true;
	if (limit == q->kind->limit_count) {
		if (best->reject != REJECT_NONE)
			return true;
		if (b->plain && b->lane[q->measure[0]][lane] >
		    best->objective)
			return false;
		goals_of(b, lane, goal);
		return ranking_compare(&q->ranking, goal, best->goal) < 0;
	}
	if (best->reject == REJECT_NONE)
		return false;
	if (best->limit != &q->kind->limits[limit])
		return &q->kind->limits[limit] > best->limit;
	over = q->have[limit] < 0 ? q->bound[limit] :
	    b->lane[q->have[limit]][lane];
	return b->lane[q->need[limit]][lane] / over < best->need / best->have;
}

static void
take(struct block *b, struct found *f, size_t lane, size_t limit,
    const struct placement *p)
{
	const struct question *q = b->q;
	struct answer *a = &f->best;

	*a = (struct answer){ .place = *p };
	a->objective = b->lane[q->measure[0]][lane];
	a->time = b->lane[q->measure[1]][lane];
	goals_of(b, lane, a->goal);
	f->any = true;
	if (limit == q->kind->limit_count)
		return;
	a->reject = REJECT_LIMIT;
	a->limit = &q->kind->limits[limit];
	a->limit_unit = q->unit[limit];
	a->need = b->lane[q->need[limit]][lane];
	a->have = q->have[limit] < 0 ? q->bound[limit] :
	    b->lane[q->have[limit]][lane];
}

/* May one of the lanes be better than the best so far? */
static bool
may_beat(const struct block *b, const struct found *f,
    const struct summary *s, const double *broken, size_t from, size_t n)
{
	const struct question *q = b->q;
	const struct answer *best = &f->best;
	size_t limit;

	if (!f->any || (s->fitting && best->reject != REJECT_NONE))
		return true;
	if (best->reject == REJECT_NONE)
		return s->fitting && (!b->plain ||
		    s->cost <= best->objective);
	limit = (size_t)s->furthest;
	if (best->limit != &q->kind->limits[limit])
		return &q->kind->limits[limit] > best->limit;
	return least_over(broken + from, b->lane[q->need[limit]] + from,
	    q->have[limit] < 0 ? NULL : b->lane[q->have[limit]] + from,
	    q->bound[limit], s->furthest, n) < best->need / best->have;
}

/* Adds what fits to the front, unless something there is as good. */
static void
add_fitting(struct block *b, struct front *front,
    const struct placement *place, const double *broken, size_t from,
    size_t first, size_t n)
{
	const double fits = (double)b->q->kind->limit_count;

	for (size_t i = 0; i < n; i++) {
		double goal[GOAL_COUNT];
		struct placement p;

		if (broken[from + i] < fits)
			continue;
		goals_of(b, from + i, goal);
		if (!front_takes(front, goal))
			continue;
		p = block_place(b, place, first + i);
		front_add(front, goal, &p);
	}
}

/* Judges the lanes of one place under one offer. */
static void
limits_place(struct block *b, struct found *f, const struct placement *place,
    const double *broken, size_t from, size_t first, size_t n)
{
	const size_t limits = b->q->kind->limit_count;
	struct summary s;

	sum_fitting(&s, broken + from, b->lane[b->q->measure[0]] + from,
	    (double)limits, n);
	f->candidates += n;
	f->fitting += s.fitting;
	if (!may_beat(b, f, &s, broken, from, n))
		return;
	for (size_t i = 0; i < n; i++) {
		size_t limit = (size_t)broken[from + i];
		struct placement p;

		if (!beats(b, f, from + i, limit))
			continue;
		p = block_place(b, place, first + i);
		take(b, f, from + i, limit, &p);
	}
}

/* How long the offer commits to, where the policy asks. */
static void
bind_offer(struct block *b, size_t offer, const struct offer *o)
{
	if (!(b->looks & 1u << GOAL_commitment))
		return;
	if (b->terms[offer].of != o) {
		b->terms[offer].of = o;
		b->terms[offer].months = offer_bound(b->q->catalog,
		    b->q->profile, o);
	}
	b->unchained.months = b->terms[offer].months;
}

/* Where goes what is found under an offer: its number from 1, or 0 where it is
 * the place's own. */
static struct offer_found
found_under(const struct block *b, size_t offer, const struct offer *o)
{
	size_t i = 0;

	if (!b->each_offer)
		return (struct offer_found){ b->found, b->front };
	if (offer)
		return b->alone[offer - 1];
	while (b->offer[i] != o)
		i++;
	return b->alone[i];
}

void
limits_span(struct block *b, const struct span *s, size_t offer,
    const double *broken)
{
	for (size_t k = 0; k < s->places; k++) {
		struct placement *p = &b->place[s->place + k];
		struct offer_found out;
		size_t fitting;

		if (offer)
			p->offer = b->offer[offer - 1];
		bind_offer(b, offer, p->offer);
		if (!offer_holds(b->q->kind, p->offer, p))
			continue;
		out = found_under(b, offer, p->offer);
		fitting = out.found->fitting;
		limits_place(b, out.found, p, broken, k * s->n, s->first,
		    s->n);
		if (out.front && out.found->fitting > fitting)
			add_fitting(b, out.front, p, broken, k * s->n,
			    s->first, s->n);
		if (b->own[s->place + k])
			limits_place(b, b->own[s->place + k], p, broken,
			    k * s->n, s->first, s->n);
	}
}

void
limits_limits(struct block *b, double *broken, size_t n)
{
	find_broken(b, broken, b->q->kind->limit_count, n);
}

/* Does the gate keep out all lanes?  They then stand as broken. */
bool
limits_shut(struct block *b, double *broken, size_t n)
{
	struct summary s;

	if (!b->gated)
		return false;
	find_broken(b, broken, 1, n);
	sum_fitting(&s, broken, broken, (double)b->q->kind->limit_count, n);
	return !s.fitting;
}
