/* The price from which another answer would win. */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "search/decision.h"
#include "model/cost.h"
#include "model/policy.h"

enum { HALVINGS = 60 };

/* How far a cost is taken either way in search of a turn. */
static const double far = 1e6;

/* The ranked answers, of which one changes its cost. */
struct turn {
	const struct decision *decision;
	struct ranking before;   /* by what each costs */
	struct point *now;
	size_t at;
};

static bool
is_first(struct turn *t, double cost)
{
	const struct decision *d = t->decision;
	struct ranking o;

	t->now[t->at].goal[GOAL_cost] = cost;
	o = ranking_again(&d->ranking, &t->before, t->now, d->contenders);
	for (size_t i = 0; i < d->contenders; i++)
		if (ranking_compare(&o, t->now[i].goal, t->now[t->at].goal) <
		    0)
			return false;
	return true;
}

/* Bisects between a cost that keeps the winner and one that changes it. */
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
	struct turn t = { .decision = d, .before = d->ranking,
		.at = (size_t)(a - d->ranked) };
	size_t n = d->contenders;
	double cost;

	t.now = arena_array(own, n, sizeof(*t.now));
	for (size_t i = 0; i < n; i++)
		memcpy(t.now[i].goal, d->ranked[i].goal,
		    sizeof(t.now[i].goal));
	ranking_settle(&t.before, t.now, n);
	cost = halve(&t, a->objective, t.at ? a->objective / far :
	    a->objective * far);
	arena_free(own);
	return cost;
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

/* Of a cluster it is the rent that moves: what is owned costs as it did. */
static double
turn_of_rent(struct arena *arena, const struct decision *d,
    const struct answer *a)
{
	double rented = answer_value(d, a, "usd_rented");

	return rented > 0 ? cost_overtake(answer_value(d, a, "rent"),
	    a->objective, a->objective - rented, turning_cost(arena, d, a)) :
	    0;
}

double
answer_overtake(struct arena *arena, const struct decision *d,
    const struct answer *a)
{
	const struct chain *chain = kind_chain(d->kind);
	int slot = chain_slot(chain, "price");

	if (d->kind->worth)
		return 0;
	if (chain_slot(chain, "usd_rented") >= 0)
		return turn_of_rent(arena, d, a);
	return slot < 0 ? 0 : cost_overtake(a->value[slot], a->objective, 0,
	    turning_cost(arena, d, a));
}
