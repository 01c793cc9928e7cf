/* The price from which another answer would win, as its offer states it. */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "kind/ownership.h"
#include "search/choices.h"
#include "model/cost.h"
#include "model/policy.h"

/* Rivals of which all is looked at that they may be. */
enum { HALVINGS = 60, RIVALS = 4 };

/* How far a cost is taken either way in search of a turn. */
static const double far = 1e6;

/* The ranked answers, of which one changes its price: the rows of the others,
 * then all that it may be for the same offer. */
struct turn {
	const struct decision *decision;
	struct ranking before;   /* by what each costs */
	const struct point *was;
	struct point *now;
	size_t others, count;
};

/* Is it first, at so many times its price? */
static bool
is_first(struct turn *t, double times)
{
	struct ranking o;
	size_t best = t->others;

	for (size_t i = t->others; i < t->count; i++)
		t->now[i].goal[GOAL_cost] = t->was[i].goal[GOAL_cost] * times;
	o = ranking_again(&t->decision->ranking, &t->before, t->now, t->count);
	for (size_t i = best + 1; i < t->count; i++)
		if (ranking_compare(&o, t->now[i].goal, t->now[best].goal) < 0)
			best = i;
	for (size_t i = 0; i < t->others; i++)
		if (ranking_compare(&o, t->now[i].goal, t->now[best].goal) < 0)
			return false;
	return true;
}

/* Bisects between prices of which one keeps the winner and one changes it. */
static double
halve(struct turn *t, double is, double other)
{
	const bool first = is_first(t, is);

	if (is_first(t, other) == first)
		return 0;
	for (int i = 0; i < HALVINGS; i++) {
		double middle = sqrt(is * other);

		if (is_first(t, middle) == first)
			is = middle;
		else
			other = middle;
	}
	return other;
}

/* Goals one before the next: tolerances make steps, so costs are tried. */
static double
turn_by_goals(struct arena *arena, const struct decision *d,
    const struct answer *a)
{
	struct arena *own = arena_child(arena);
	struct point *was = arena_array(own, choices_most(d), sizeof(*was));
	struct turn t = { .decision = d, .before = d->ranking, .was = was };
	double times;

	for (size_t i = 0; i < d->contenders; i++)
		if (&d->ranked[i] != a && i <= RIVALS)
			t.count += choices_of(&d->ranked[i], NULL,
			    was + t.count);
		else if (&d->ranked[i] != a)
			memcpy(was[t.count++].goal, d->ranked[i].goal,
			    sizeof(was->goal));
	t.others = t.count;
	t.count += choices_of(a, a->place.offer, was + t.count);
	t.now = arena_array(own, t.count, sizeof(*t.now));
	memcpy(t.now, was, t.count * sizeof(*was));
	ranking_settle(&t.before, was, t.count);
	times = halve(&t, 1, a == d->ranked ? far : 1 / far);
	arena_free(own);
	return a->objective * times;
}

/* The cost at which it turns, 0 where none does. */
static double
turning_cost(struct arena *arena, const struct decision *d,
    const struct answer *a)
{
	const struct ranking *o = &d->ranking;
	const struct answer *other = &d->ranked[a == d->ranked];
	size_t place = ranking_place(o, GOAL_cost);

	if (place == o->goals || d->contenders < 2 || a->objective <= 0 ||
	    (size_t)(a - d->ranked) >= d->contenders)
		return 0;
	if (ranking_plain(o))
		return other->objective;
	if (!o->weighed)
		return turn_by_goals(arena, d, a);
	return policy_even(a->objective, ranking_score(o, a->goal),
	    ranking_score(o, other->goal), o->weight[place], o->weights);
}

/* Is it the rent of its offer that moves?  Of a cluster, always. */
static bool
moves_rent(const struct decision *d, const struct answer *a)
{
	const struct offer *o = a->place.offer;

	return chain_slot(kind_chain(d->kind), "usd_rented") >= 0 ||
	    (o && !offer_is_purchase(o) && !offer_is_owned(o));
}

double
answer_moved_price(const struct decision *d, const struct answer *a)
{
	return answer_value(d, a, moves_rent(d, a) ? "rent" : "price");
}

/* The part of the cost that follows it: what is owned costs as it did. */
static double
moved_cost(const struct decision *d, const struct answer *a)
{
	const struct chain *chain = kind_chain(d->kind);

	if (chain_slot(chain, "usd_rented") >= 0)
		return answer_value(d, a, "usd_rented");
	if (!moves_rent(d, a) || chain_slot(chain, "missing_billed") < 0)
		return a->objective;
	return a->objective * answer_value(d, a, "missing_billed") *
	    answer_value(d, a, "offer_price") /
	    (answer_value(d, a, "billed_accelerators") *
	    answer_value(d, a, "price"));
}

double
answer_overtake(struct arena *arena, const struct decision *d,
    const struct answer *a)
{
	const struct chain *chain = kind_chain(d->kind);
	double moved;

	if (d->kind->worth || (chain_slot(chain, "usd_rented") < 0 &&
	    chain_slot(chain, "price") < 0))
		return 0;
	moved = moved_cost(d, a);
	return !(moved > 0) ? 0 : cost_overtake(answer_moved_price(d, a),
	    a->objective, a->objective - moved, turning_cost(arena, d, a));
}
