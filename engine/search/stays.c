#include "search/stays.h"

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
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

/* All that the draws of an answer depend on. */
struct lot {
	double goal[GOAL_COUNT];
	double spread, load;     /* copies needed; 0: no rate is asked */
	uint32_t stack, alone, price;   /* coordinates of the lattice */
	struct sellers sellers;
};

/* In a draw: of its time, of its copies and of what it costs; the last is
 * HUGE_VAL where nobody sells it. */
struct factor {
	double slower, more, dearer;
};

/* How many draws one of these numbers wins. */
struct known {
	struct lot lot;
	size_t won;
};

struct known_list {
	struct known *item;
	size_t count, cap;
};

/* Those that were drawn, others beside them, and whether the first stays so
 * where only some things are drawn. */
struct stays_known {
	struct ranking ranking;
	struct known_list drawn, others;
	struct {
		bool known, stays;
	} by[(ERRORS | PRICES) + 1];
};

/* One that is drawn. */
struct entrant {
	const struct answer *answer;
	struct lot lot;
	size_t won;              /* draws */
	struct factor *factor;   /* by draw; NULL until it is drawn */
};

/* Who wins a draw of errors and prices, and by which order. */
struct drawn {
	struct ranking order;
	bool any;
	double goal[GOAL_COUNT];
};

struct stays {
	struct arena *arena;
	struct drawn *drawn;     /* by draw; NULL until one is asked for */
	struct ranking ranking, before;
	double shared, apart;    /* parts of the spread */
	struct entrant entrant[ENTRANTS];
	size_t count;
	uint32_t next;           /* coordinate that nobody has */
	/* Who can be ordered in a draw, and their goals. */
	const struct entrant *who[ENTRANTS + 1];
	struct point now[ENTRANTS + 1];
	double deviation[STAYS_DRAWS];
	/* Of the same entrants, or NULL; and what is known now. */
	const struct stays_known *was;
	struct stays_known known;
};

static bool
same_sellers(const struct sellers *a, const struct sellers *b)
{
	return a->count == b->count && !memcmp(&a->priced, &b->priced,
	    sizeof(a->priced)) && (!a->count || !memcmp(a->item, b->item,
	    a->count * sizeof(*a->item)));
}

static bool
same_lot(const struct lot *a, const struct lot *b)
{
	return !memcmp(a, b, offsetof(struct lot, stack)) &&
	    a->stack == b->stack && a->alone == b->alone &&
	    a->price == b->price && same_sellers(&a->sellers, &b->sellers);
}

static const struct known *
find_known(const struct known_list *l, const struct lot *lot)
{
	for (size_t i = 0; i < l->count; i++)
		if (same_lot(&l->item[i].lot, lot))
			return &l->item[i];
	return NULL;
}

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
error_in(const struct stays *s, const struct lot *l, uint32_t draw)
{
	return uncertainty_factor(l->spread, s->shared * s->deviation[
	    place_in(l->stack, draw)] + s->apart * s->deviation[
	    place_in(l->alone, draw)]);
}

static void
draw_factors(const struct stays *s, struct entrant *e)
{
	const struct lot *l = &e->lot;
	const double copies = l->load > 0 ? cost_replicas(l->load, 1) : 1;
	double cost[STAYS_DRAWS];

	e->factor = arena_unset(s->arena, STAYS_DRAWS, sizeof(*e->factor));
	sellers_costs(s->arena, &l->sellers, cost, STAYS_DRAWS);
	for (uint32_t draw = 0; draw < STAYS_DRAWS; draw++) {
		struct factor *f = &e->factor[draw];

		f->slower = error_in(s, l, draw);
		f->more = l->load > 0 ? cost_replicas(l->load * f->slower,
		    1) / copies : 1;
		f->dearer = cost[place_in(l->price, draw)];
	}
}

/* Errors on one stack have a coordinate in common, prices of one accelerator
 * another. */
static struct entrant
entrant_of(struct stays *s, const struct question *q, const struct answer *a)
{
	const struct order *o = a->order;
	struct entrant e = { .answer = a, .lot = { .load = load_of(q, a),
		.spread = fmax(NO_SPREAD, uncertainty_spread(
		    o->measured.median, o->measured.p90)),
		.sellers = sellers_of(s->arena, q, a) } };

	memcpy(e.lot.goal, a->goal, sizeof(e.lot.goal));
	for (size_t i = 0; i < s->count; i++) {
		const struct entrant *k = &s->entrant[i];

		if (text_equal(k->answer->place.stack, a->place.stack))
			e.lot.stack = k->lot.stack;
		if (k->answer->place.accelerator == a->place.accelerator)
			e.lot.price = k->lot.price;
	}
	if (!e.lot.stack)
		e.lot.stack = coordinate(s);
	if (!e.lot.price)
		e.lot.price = coordinate(s);
	e.lot.alone = coordinate(s);
	return e;
}

/* The goals of an answer in a draw.  Where a rate is asked its cost is that of
 * whole copies, else of its time. */
static void
move(const struct entrant *e, uint32_t draw, unsigned what,
    struct point *out)
{
	const struct factor *f = &e->factor[draw];
	double *goal = out->goal;
	double slower = what & ERRORS ? f->slower : 1;
	double price = what & PRICES ? f->dearer : 1;
	double copies = what & ERRORS ? f->more : 1;

	memcpy(goal, e->lot.goal, sizeof(out->goal));
	goal[GOAL_cost] *= price * (e->lot.load > 0 ? copies : slower);
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
	if (what & PRICES && isinf(e->factor[draw].dearer))
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

	if (isinf(more->factor[draw].dearer))
		return false;
	if (!d->any)
		return true;
	move(more, draw, ERRORS | PRICES, &p);
	for (size_t i = 0; i < d->order.goals; i++)
		if (!(ranking_value(&d->order, i, p.goal) >=
		    d->order.best[i]))
			return winner(s, draw, ERRORS | PRICES, more, &r) ==
			    more;
	return ranking_rank(&d->order, p.goal, d->goal) < 0;
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

/* Are those that are drawn the ones that were? */
static bool
knows_all(const struct stays_known *k, const struct stays *s)
{
	if (!k || k->drawn.count != s->count || !ranking_same(&k->ranking,
	    &s->ranking))
		return false;
	for (size_t i = 0; i < s->count; i++)
		if (!same_lot(&k->drawn.item[i].lot, &s->entrant[i].lot))
			return false;
	return true;
}

static void
draw(struct stays *s)
{
	if (s->drawn)
		return;
	for (uint32_t i = 0; i < STAYS_DRAWS; i++)
		s->deviation[i] = uncertainty_deviations((i + 0.5) /
		    STAYS_DRAWS);
	for (size_t i = 0; i < s->count; i++) {
		s->entrant[i].won = 0;
		draw_factors(s, &s->entrant[i]);
	}
	s->drawn = arena_unset(s->arena, STAYS_DRAWS, sizeof(*s->drawn));
	for (uint32_t i = 0; i < STAYS_DRAWS; i++) {
		struct drawn *one = &s->drawn[i];
		const struct entrant *first = winner(s, i, ERRORS | PRICES,
		    NULL, &one->order);

		one->any = first != NULL;
		memcpy(one->goal, s->now->goal, sizeof(one->goal));
		if (first)
			s->entrant[first - s->entrant].won++;
	}
}

struct stays *
stays_draw(struct arena *arena, const struct question *q,
    const struct decision *d, const struct stays_known *before)
{
	struct stays *s = ARENA_NEW(arena, struct stays);
	double shared = tested_unseen(q->catalog, q->kind->name,
	    "speed").shared;

	*s = (struct stays){ .arena = arena, .ranking = d->ranking, .next = 1,
		.shared = sqrt(shared), .apart = sqrt(1 - shared),
		.known.ranking = d->ranking };
	enter(s, q, d);
	if (!knows_all(before, s)) {
		draw(s);
		return s;
	}
	s->was = before;
	for (size_t i = 0; i < s->count; i++)
		s->entrant[i].won = before->drawn.item[i].won;
	return s;
}

static struct known_list
keep_list(struct arena *arena, const struct known *item, size_t count)
{
	struct known_list l = { arena_array(arena, count + 1, sizeof(*item)),
		count, count };

	for (size_t i = 0; i < count; i++) {
		struct sellers *to = &l.item[i].lot.sellers;

		l.item[i] = item[i];
		if (to->count)
			to->item = memcpy(arena_unset(arena, to->count,
			    sizeof(*to->item)), to->item, to->count *
			    sizeof(*to->item));
	}
	return l;
}

const struct stays_known *
stays_keep(struct arena *arena, const struct stays *s)
{
	struct stays_known *k = ARENA_NEW(arena, struct stays_known);
	struct known drawn[ENTRANTS];

	for (size_t i = 0; i < s->count; i++)
		drawn[i] = (struct known){ s->entrant[i].lot,
			s->entrant[i].won };
	*k = s->known;
	k->drawn = keep_list(arena, drawn, s->count);
	k->others = keep_list(arena, k->others.item, k->others.count);
	return k;
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

/* The draws that one more wins. */
static size_t
wins_beside(struct stays *s, struct entrant *e)
{
	const struct known *k = s->was ? find_known(&s->was->others,
	    &e->lot) : NULL;
	size_t wins = k ? k->won : 0;

	if (!k) {
		draw(s);
		draw_factors(s, e);
	}
	for (uint32_t i = 0; !k && i < STAYS_DRAWS; i++)
		wins += wins_too(s, i, e);
	ARRAY_ADD(s->arena, &s->known.others, (struct known){ e->lot, wins });
	return wins;
}

struct stays_chance
stays_of(struct stays *s, const struct question *q, const struct answer *a)
{
	const uint32_t next = s->next;
	struct entrant e;
	double share;

	for (size_t i = 0; i < s->count; i++)
		if (s->entrant[i].answer->order == a->order)
			return (struct stays_chance){ (double)s->entrant[i].won
			    / STAYS_DRAWS, wins_of(s, a->place.accelerator) };
	e = entrant_of(s, q, a);
	s->next = next;
	share = (double)wins_beside(s, &e) / STAYS_DRAWS;
	return (struct stays_chance){ share, share };
}

/* Does its accelerator stay first where one of both alone is drawn? */
static bool
is_first_by(struct stays *s, unsigned what)
{
	const struct accelerator *own = s->entrant->answer->place.accelerator;
	struct ranking r;
	size_t wins = 0;

	draw(s);
	for (uint32_t i = 0; i < STAYS_DRAWS; i++) {
		const struct entrant *e = winner(s, i, what, NULL, &r);

		wins += e && e->answer->place.accelerator == own;
	}
	return (double)wins >= STAYS_CLEAR * STAYS_DRAWS;
}

static bool
stays_by(struct stays *s, unsigned what)
{
	bool known = s->was && s->was->by[what].known;

	s->known.by[what].stays = known ? s->was->by[what].stays :
	    is_first_by(s, what);
	s->known.by[what].known = true;
	return s->known.by[what].stays;
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
		if (s->entrant[i].lot.price == s->entrant[at].lot.price)
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
