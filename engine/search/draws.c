#include "search/draws.h"

#include <math.h>

#include "base/arena.h"
#include "model/cost.h"
#include "model/policy.h"
#include "model/sure.h"

/* The multiplier of a Korobov lattice of STAYS_DRAWS points, a prime of which
 * it is a primitive root. */
enum { MULTIPLIER = 76 };

uint32_t
draws_coordinate(uint32_t last)
{
	return last * MULTIPLIER % STAYS_DRAWS;
}

/* Where a coordinate of the next draw lies among the draws. */
static uint32_t
next_place(uint32_t place, uint32_t coordinate)
{
	place += coordinate;
	return place < STAYS_DRAWS ? place : place - STAYS_DRAWS;
}

/* Of its time and of its copies. */
static void
draw_errors(const struct draws *d, struct entrant *e)
{
	const struct lot *l = &e->lot;
	const double copies = l->load > 0 ? cost_replicas(l->load, 1) : 1;
	uint32_t stack = 0, alone = 0;

	e->slower = arena_unset(d->arena, STAYS_DRAWS, sizeof(*e->slower));
	for (uint32_t i = 0; i < STAYS_DRAWS; i++) {
		e->slower[i] = d->shared * d->deviation[stack] + d->apart *
		    d->deviation[alone];
		stack = next_place(stack, l->stack);
		alone = next_place(alone, l->alone);
	}
	for (uint32_t i = 0; i < STAYS_DRAWS; i++)
		e->slower[i] = uncertainty_factor(l->spread, e->slower[i]);
	if (!(l->load > 0))
		return;
	e->more = arena_unset(d->arena, STAYS_DRAWS, sizeof(*e->more));
	for (uint32_t i = 0; i < STAYS_DRAWS; i++)
		e->more[i] = cost_replicas(l->load * e->slower[i], 1) / copies;
}

static void
draw_prices(const struct draws *d, struct entrant *e)
{
	double cost[STAYS_DRAWS];
	uint32_t place = 0;

	sellers_costs(d->arena, &e->lot.sellers, cost, STAYS_DRAWS);
	e->dearer = arena_unset(d->arena, STAYS_DRAWS, sizeof(*e->dearer));
	for (uint32_t i = 0; i < STAYS_DRAWS; i++) {
		e->dearer[i] = cost[place];
		place = next_place(place, e->lot.price);
	}
}

/* What a goal of an entrant is multiplied by, in each draw. */
struct stretch {
	const double *by, *price;
};

/* Where a rate is asked the cost is that of whole copies, else of the time. */
static struct stretch
stretch_of(const struct draws *d, const struct entrant *e, enum goal goal)
{
	const double *slower = d->what & ERRORS ? e->slower : d->one;
	const double *more = d->what & ERRORS && e->more ? e->more : d->one;

	switch (goal) {
	case GOAL_cost:
		return (struct stretch){ e->more ? more : slower,
			d->what & PRICES ? e->dearer : d->one };
	case GOAL_time:
	case GOAL_energy:
	case GOAL_co2:
		return (struct stretch){ slower, d->one };
	case GOAL_accelerators:
		return (struct stretch){ more, d->one };
	default:
		return (struct stretch){ d->one, d->one };
	}
}

static double
goal_in(const struct draws *d, const struct entrant *e, uint32_t draw,
    enum goal goal)
{
	const struct stretch s = stretch_of(d, e, goal);

	return e->lot.goal[goal] * (s.price[draw] * s.by[draw]);
}

static void
move(const struct draws *d, const struct entrant *e, uint32_t draw,
    struct point *out)
{
	for (int g = 0; g < GOAL_COUNT; g++)
		out->goal[g] = goal_in(d, e, draw, (enum goal)g);
}

/* Where goals do not come one before the other none is looked at first. */
static bool
has_first(const struct draws *d)
{
	return d->ranking.goals && !d->ranking.weighed;
}

/* To its cost. */
static void
add_waiting(const struct draws *d, struct entrant *e)
{
	for (uint32_t i = 0; i < STAYS_DRAWS; i++)
		e->first[i] = policy_waited(e->first[i], d->ranking.waiting[0],
		    goal_in(d, e, i, GOAL_time));
}

/* What an entrant has of the first goal; more than any where it is not sold. */
static void
set_first(const struct draws *d, struct entrant *e)
{
	const enum goal goal = d->ranking.goal[0];
	const struct stretch s = stretch_of(d, e, goal);
	const double v = e->lot.goal[goal];

	if (!e->first)
		e->first = arena_unset(d->arena, STAYS_DRAWS,
		    sizeof(*e->first));
	for (uint32_t i = 0; i < STAYS_DRAWS; i++)
		e->first[i] = v * (s.price[i] * s.by[i]);
	if (d->ranking.waiting[0] > 0)
		add_waiting(d, e);
	for (uint32_t i = 0; d->what & PRICES && i < STAYS_DRAWS; i++)
		if (isinf(e->dearer[i]))
			e->first[i] = HUGE_VAL;
}

static bool
is_sold(const struct draws *d, const struct entrant *e, uint32_t draw)
{
	return !(d->what & PRICES) || !isinf(e->dearer[draw]);
}

static void
set_reach(struct draws *d)
{
	double *least = d->reach;

	for (uint32_t i = 0; i < STAYS_DRAWS; i++)
		least[i] = HUGE_VAL;
	if (!has_first(d))
		return;
	for (size_t k = 0; k < d->count; k++)
		for (uint32_t i = 0; i < STAYS_DRAWS; i++)
			least[i] = min2(d->entrant[k].first[i], least[i]);
	for (uint32_t i = 0; i < STAYS_DRAWS; i++)
		d->reach[i] = ranking_reach(&d->ranking, &d->before, least[i]);
}

static void
draw(struct draws *d)
{
	for (uint32_t i = 0; i < STAYS_DRAWS; i++) {
		d->one[i] = 1;
		d->deviation[i] = uncertainty_deviations((i + 0.5) /
		    STAYS_DRAWS);
	}
	for (size_t k = 0; k < d->count; k++) {
		draw_errors(d, &d->entrant[k]);
		draw_prices(d, &d->entrant[k]);
	}
}

void
draws_of(struct draws *d, unsigned what)
{
	if (d->what == what)
		return;
	if (!d->what)
		draw(d);
	d->what = what;
	for (size_t k = 0; has_first(d) && k < d->count; k++)
		set_first(d, &d->entrant[k]);
	set_reach(d);
}

/* Adds who may come first. */
static size_t
add_now(struct draws *d, size_t n, const struct entrant *e, uint32_t draw,
    double reach)
{
	if ((e->first && e->first[draw] > reach) || !is_sold(d, e, draw))
		return n;
	move(d, e, draw, &d->now[n]);
	d->who[n] = e;
	return n + 1;
}

static const struct entrant *
first_of(struct draws *d, uint32_t draw, const struct entrant *more,
    double reach)
{
	struct ranking r;
	size_t n = 0, first = 0;

	for (size_t i = 0; i < d->count; i++)
		n = add_now(d, n, &d->entrant[i], draw, reach);
	if (more)
		n = add_now(d, n, more, draw, reach);
	if (n < 2)
		return n ? d->who[0] : NULL;
	r = ranking_again(&d->ranking, &d->before, d->now, n);
	for (size_t i = 1; i < n; i++)
		if (ranking_rank(&r, d->now[i].goal, d->now[first].goal) < 0)
			first = i;
	return d->who[first];
}

const struct entrant *
draws_first(struct draws *d, uint32_t draw)
{
	return first_of(d, draw, NULL, d->reach[draw]);
}

/* Does one more come first? */
static bool
wins_too(struct draws *d, uint32_t draw, const struct entrant *more)
{
	double reach = d->reach[draw];

	if (!is_sold(d, more, draw) || (more->first &&
	    more->first[draw] > reach))
		return false;
	if (more->first)
		reach = min2(reach, ranking_reach(&d->ranking, &d->before,
		    more->first[draw]));
	return first_of(d, draw, more, reach) == more;
}

size_t
draws_won(struct draws *d, struct entrant *more)
{
	size_t won = 0;

	draw_errors(d, more);
	draw_prices(d, more);
	if (has_first(d))
		set_first(d, more);
	for (uint32_t i = 0; i < STAYS_DRAWS; i++)
		won += wins_too(d, i, more);
	return won;
}
