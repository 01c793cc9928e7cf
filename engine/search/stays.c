#include "search/stays.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "catalog/tested.h"
#include "kind/stack.h"
#include "model/cost.h"
#include "model/sure.h"
#include "search/grade.h"
#include "search/search.h"
#include "search/sellers.h"

/*
 * Answers that are drawn, the first of a decision; and the multiplier of a
 * Korobov lattice of STAYS_DRAWS points, a prime of which it is a primitive
 * root.
 */
enum { ENTRANTS = 32, MULTIPLIER = 76 };

/* A spread below this is none. */
static const double NO_SPREAD = 1e-6;

/* What is drawn. */
enum { ERRORS = 1, PRICES = 2 };

/* One that is drawn, and the coordinates of the lattice that move it. */
struct entrant {
	const struct answer *answer;
	double spread, load;     /* copies needed; 0: no rate is asked */
	uint32_t stack, alone, price;
	size_t won;              /* draws */
	/* By draw: the factors of its time, of its copies and of what it
	 * costs; HUGE_VAL where nobody sells it. */
	double *slower, *more, *dearer;
};

/* Who wins a draw of errors and prices, and by which order. */
struct drawn {
	struct ranking order;
	bool any;
	double goal[GOAL_COUNT];
};

struct stays {
	struct arena *arena;
	struct drawn *drawn;     /* by draw */
	struct ranking ranking, before;
	double shared, apart;    /* parts of the spread */
	struct entrant entrant[ENTRANTS];
	size_t count;
	uint32_t next;           /* coordinate that nobody has */
	/* Who can be ordered in a draw, and their goals. */
	const struct entrant *who[ENTRANTS + 1];
	struct point now[ENTRANTS + 1];
	double deviation[STAYS_DRAWS];
};

/* Copies that the rate takes, part of one among them; 0 without a rate. */
static double
load_of(const struct question *q, const struct answer *a)
{
	const struct chain_row *r = chain_row(q->chain, "replicas");

	if (!r || r->what != CHAIN_CALC || r->args != 2 || !a->value ||
	    !(a->value[r->arg[1]] > 0))
		return 0;
	return a->value[r->arg[0]] / a->value[r->arg[1]];
}

/* The next coordinate: powers of the multiplier. */
static uint32_t
coordinate(struct stays *s)
{
	s->next = s->next * MULTIPLIER % STAYS_DRAWS;
	return s->next;
}

/* Where a coordinate of a draw lies among the draws. */
static uint32_t
place_in(uint32_t coordinate, uint32_t draw)
{
	return coordinate * draw % STAYS_DRAWS;
}

static double
error_in(const struct stays *s, const struct entrant *e, uint32_t draw)
{
	return uncertainty_factor(e->spread, s->shared * s->deviation[
	    place_in(e->stack, draw)] + s->apart * s->deviation[
	    place_in(e->alone, draw)]);
}

static void
draw_factors(const struct stays *s, const struct question *q,
    struct entrant *e)
{
	const double copies = e->load > 0 ? cost_replicas(e->load, 1) : 1;
	double cost[STAYS_DRAWS];

	e->more = arena_unset(s->arena, STAYS_DRAWS, sizeof(*e->more));
	e->slower = arena_unset(s->arena, STAYS_DRAWS, sizeof(*e->slower));
	e->dearer = arena_unset(s->arena, STAYS_DRAWS, sizeof(*e->dearer));
	sellers_costs(s->arena, q, e->answer, cost, STAYS_DRAWS);
	for (uint32_t draw = 0; draw < STAYS_DRAWS; draw++) {
		e->slower[draw] = error_in(s, e, draw);
		e->more[draw] = e->load > 0 ? cost_replicas(e->load *
		    e->slower[draw], 1) / copies : 1;
		e->dearer[draw] = cost[place_in(e->price, draw)];
	}
}

/* Errors on one stack have a coordinate in common, prices of one accelerator
 * another. */
static struct entrant
entrant_of(struct stays *s, const struct question *q, const struct answer *a)
{
	const struct order *o = a->order;
	struct entrant e = { .answer = a, .load = load_of(q, a),
		.spread = fmax(NO_SPREAD, uncertainty_spread(
		    o->measured.median, o->measured.p90)) };

	for (size_t i = 0; i < s->count; i++) {
		const struct entrant *k = &s->entrant[i];

		if (stack_same(k->answer->place.stack, a->place.stack))
			e.stack = k->stack;
		if (k->answer->place.accelerator == a->place.accelerator)
			e.price = k->price;
	}
	if (!e.stack)
		e.stack = coordinate(s);
	if (!e.price)
		e.price = coordinate(s);
	e.alone = coordinate(s);
	draw_factors(s, q, &e);
	return e;
}

/* The goals of an answer in a draw.  Where a rate is asked its cost is that of
 * whole copies, else of its time. */
static void
move(const struct entrant *e, uint32_t draw, unsigned what,
    struct point *out)
{
	double *goal = out->goal;
	double slower = what & ERRORS ? e->slower[draw] : 1;
	double price = what & PRICES ? e->dearer[draw] : 1;
	double copies = what & ERRORS ? e->more[draw] : 1;

	memcpy(goal, e->answer->goal, sizeof(out->goal));
	goal[GOAL_cost] *= price * (e->load > 0 ? copies : slower);
	goal[GOAL_time] *= slower;
	goal[GOAL_energy] *= slower;
	goal[GOAL_co2] *= slower;
	goal[GOAL_accelerators] *= copies;
}

/* Adds who can be ordered in a draw. */
static size_t
add_now(struct stays *s, size_t n, const struct entrant *e, uint32_t draw,
    unsigned what)
{
	if (what & PRICES && isinf(e->dearer[draw]))
		return n;
	move(e, draw, what, &s->now[n]);
	s->who[n] = e;
	return n + 1;
}

/* Who wins a draw, of those that were entered and one more, or NULL; NULL
 * where nobody sells any.  Its goals come to stand first. */
static const struct entrant *
winner(struct stays *s, uint32_t draw, unsigned what,
    const struct entrant *more, struct ranking *r)
{
	size_t n = 0, first = 0;

	for (size_t i = 0; i < s->count; i++)
		n = add_now(s, n, &s->entrant[i], draw, what);
	if (more)
		n = add_now(s, n, more, draw, what);
	*r = ranking_again(&s->ranking, &s->before, s->now, n);
	for (size_t i = 1; i < n; i++)
		if (ranking_rank(r, s->now[i].goal, s->now[first].goal) < 0)
			first = i;
	s->now[0] = s->now[first];
	return n ? s->who[first] : NULL;
}

/* Does one more win a draw?  What is the least in none of the goals leaves the
 * order as it is, and has the winner alone to beat. */
static bool
wins_too(struct stays *s, uint32_t draw, const struct entrant *more)
{
	const struct drawn *d = &s->drawn[draw];
	struct ranking r;
	struct point p;

	if (isinf(more->dearer[draw]))
		return false;
	if (!d->any)
		return true;
	move(more, draw, ERRORS | PRICES, &p);
	for (size_t i = 0; i < d->order.goals; i++)
		if (!(p.goal[d->order.goal[i]] >= d->order.best[i]))
			return winner(s, draw, ERRORS | PRICES, more, &r) ==
			    more;
	return ranking_rank(&d->order, p.goal, d->goal) < 0;
}

/* The share of the draws that one more wins. */
static double
share_of(struct stays *s, const struct entrant *e)
{
	size_t wins = 0;

	for (uint32_t draw = 0; draw < STAYS_DRAWS; draw++)
		wins += wins_too(s, draw, e);
	return (double)wins / STAYS_DRAWS;
}

static void
enter(struct stays *s, const struct question *q, const struct decision *d)
{
	bool tested = d->stacked->order->grade != GRADE_UNTESTED;

	for (size_t i = 0; i < d->stacked_count && s->count < ENTRANTS; i++) {
		const struct answer *a = &d->stacked[i];

		if (tested && a->order->grade == GRADE_UNTESTED)
			break;
		s->entrant[s->count] = entrant_of(s, q, a);
		memcpy(s->now[s->count++].goal, a->goal, sizeof(a->goal));
	}
	s->before = s->ranking;
	ranking_settle(&s->before, s->now, s->count);
}

struct stays *
stays_draw(struct arena *arena, const struct question *q,
    const struct decision *d)
{
	struct stays *s = ARENA_NEW(arena, struct stays);
	double shared = tested_unseen(q->catalog, q->kind->name,
	    "speed").shared;

	*s = (struct stays){ .arena = arena, .ranking = d->ranking, .next = 1,
		.shared = sqrt(shared), .apart = sqrt(1 - shared) };
	for (uint32_t i = 0; i < STAYS_DRAWS; i++)
		s->deviation[i] = uncertainty_deviations((i + 0.5) /
		    STAYS_DRAWS);
	enter(s, q, d);
	s->drawn = arena_unset(arena, STAYS_DRAWS, sizeof(*s->drawn));
	for (uint32_t draw = 0; draw < STAYS_DRAWS; draw++) {
		struct drawn *one = &s->drawn[draw];
		const struct entrant *first = winner(s, draw, ERRORS | PRICES,
		    NULL, &one->order);

		one->any = first != NULL;
		memcpy(one->goal, s->now->goal, sizeof(one->goal));
		if (first)
			s->entrant[first - s->entrant].won++;
	}
	return s;
}

/* Of an accelerator, on all stacks that were drawn. */
static double
wins_of(const struct stays *s, const struct accelerator *a)
{
	size_t won = 0;

	for (size_t i = 0; i < s->count; i++)
		if (s->entrant[i].answer->place.accelerator == a)
			won += s->entrant[i].won;
	return (double)won / STAYS_DRAWS;
}

struct stays_chance
stays_of(struct stays *s, const struct question *q, const struct answer *a)
{
	const uint32_t next = s->next;
	struct entrant e;
	double wins;

	for (size_t i = 0; i < s->count; i++)
		if (s->entrant[i].answer->order == a->order)
			return (struct stays_chance){ (double)s->entrant[i].won
			    / STAYS_DRAWS, wins_of(s, a->place.accelerator) };
	e = entrant_of(s, q, a);
	s->next = next;
	wins = share_of(s, &e);
	return (struct stays_chance){ wins, wins };
}

/* Does its accelerator stay first where one of both alone is drawn? */
static bool
stays_by(struct stays *s, unsigned what)
{
	const struct accelerator *own = s->entrant->answer->place.accelerator;
	struct ranking r;
	size_t wins = 0;

	for (uint32_t draw = 0; draw < STAYS_DRAWS; draw++) {
		const struct entrant *e = winner(s, draw, what, NULL, &r);

		wins += e && e->answer->place.accelerator == own;
	}
	return (double)wins >= STAYS_CLEAR * STAYS_DRAWS;
}

/* Puts a rival in its place, the most probable first. */
static void
add_tie(struct order *o, const struct order *rival, double p)
{
	size_t at = o->ties < ORDER_TIES ? o->ties++ : ORDER_TIES;

	for (; at > 0 && o->tie[at - 1].p < p; at--)
		if (at < ORDER_TIES)
			o->tie[at] = o->tie[at - 1];
	if (at < ORDER_TIES)
		o->tie[at] = (struct order_tie){ rival, p };
}

/* Is it the first of its accelerator? */
static bool
leads(const struct stays *s, size_t at)
{
	for (size_t i = 0; i < at; i++)
		if (s->entrant[i].price == s->entrant[at].price)
			return false;
	return true;
}

void
stays_ties(struct stays *s, struct order *o)
{
	o->errors_decide = !stays_by(s, ERRORS);
	o->prices_decide = !stays_by(s, PRICES);
	for (size_t i = 1; i < s->count; i++) {
		const struct answer *a = s->entrant[i].answer;
		double p = wins_of(s, a->place.accelerator);

		if (p >= STAYS_TIE && leads(s, i))
			add_tie(o, a->order, p);
	}
}
