#include "search/stays.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "catalog/tested.h"
#include "kind/stack.h"
#include "model/sure.h"
#include "search/draws.h"
#include "search/grade.h"
#include "search/search.h"

/* A spread below this is none. */
static const double NO_SPREAD = 1e-6;

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

struct stays {
	struct draws draws;
	uint32_t next;           /* coordinate that nobody has */
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

static uint32_t
coordinate(struct stays *s)
{
	return s->next = draws_coordinate(s->next);
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
		.sellers = sellers_of(s->draws.arena, q, a) } };

	memcpy(e.lot.goal, a->goal, sizeof(e.lot.goal));
	for (size_t i = 0; i < s->draws.count; i++) {
		const struct entrant *k = &s->draws.entrant[i];

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

static void
enter(struct stays *s, const struct question *q, const struct decision *d)
{
	bool tested = d->stacked->order->grade != GRADE_UNTESTED;
	struct draws *all = &s->draws;

	for (size_t i = 0; i < d->stacked_count && all->count <
	    DRAWS_ENTRANTS; i++) {
		const struct answer *a = &d->stacked[i];

		if (tested && a->order->grade == GRADE_UNTESTED)
			break;
		all->entrant[all->count] = entrant_of(s, q, a);
		memcpy(all->now[all->count++].goal, a->goal, sizeof(a->goal));
	}
	all->before = all->ranking;
	ranking_settle(&all->before, all->now, all->count);
}

/* Are those that are drawn the ones that were? */
static bool
knows_all(const struct stays_known *k, const struct stays *s)
{
	const struct draws *d = &s->draws;

	if (!k || k->drawn.count != d->count || !ranking_same(&k->ranking,
	    &d->ranking))
		return false;
	for (size_t i = 0; i < d->count; i++)
		if (!same_lot(&k->drawn.item[i].lot, &d->entrant[i].lot))
			return false;
	return true;
}

static void
draw(struct draws *d)
{
	draws_of(d, ERRORS | PRICES);
	for (uint32_t i = 0; i < STAYS_DRAWS; i++) {
		const struct entrant *first = draws_first(d, i);

		if (first)
			d->entrant[first - d->entrant].won++;
	}
}

struct stays *
stays_draw(struct arena *arena, const struct question *q,
    const struct decision *d, const struct stays_known *before)
{
	struct stays *s = ARENA_NEW(arena, struct stays);
	double shared = tested_unseen(q->catalog, q->kind->name,
	    "speed").shared;

	s->next = 1;
	s->known.ranking = s->draws.ranking = d->ranking;
	s->draws.arena = arena;
	s->draws.shared = sqrt(shared);
	s->draws.apart = sqrt(1 - shared);
	enter(s, q, d);
	if (!knows_all(before, s)) {
		draw(&s->draws);
		return s;
	}
	s->was = before;
	for (size_t i = 0; i < s->draws.count; i++)
		s->draws.entrant[i].won = before->drawn.item[i].won;
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
	const struct draws *d = &s->draws;
	struct known drawn[DRAWS_ENTRANTS];

	for (size_t i = 0; i < d->count; i++)
		drawn[i] = (struct known){ d->entrant[i].lot,
			d->entrant[i].won };
	*k = s->known;
	k->drawn = keep_list(arena, drawn, d->count);
	k->others = keep_list(arena, k->others.item, k->others.count);
	return k;
}

/* Of an accelerator, on all stacks that were drawn. */
static double
wins_of(const struct stays *s, const struct accelerator *a)
{
	const struct draws *d = &s->draws;
	size_t won = 0;

	for (size_t i = 0; i < d->count; i++)
		if (d->entrant[i].answer->place.accelerator == a)
			won += d->entrant[i].won;
	return (double)won / STAYS_DRAWS;
}

/* The draws that one more wins. */
static size_t
wins_beside(struct stays *s, struct entrant *e)
{
	const struct known *k = s->was ? find_known(&s->was->others,
	    &e->lot) : NULL;
	size_t wins;

	if (!k)
		draws_of(&s->draws, ERRORS | PRICES);
	wins = k ? k->won : draws_won(&s->draws, e);
	ARRAY_ADD(s->draws.arena, &s->known.others,
	    (struct known){ e->lot, wins });
	return wins;
}

struct stays_chance
stays_of(struct stays *s, const struct question *q, const struct answer *a)
{
	const uint32_t next = s->next;
	struct entrant e;
	double share;

	for (size_t i = 0; i < s->draws.count; i++) {
		const struct entrant *k = &s->draws.entrant[i];

		if (k->answer->order == a->order)
			return (struct stays_chance){ (double)k->won /
			    STAYS_DRAWS, wins_of(s, a->place.accelerator) };
	}
	e = entrant_of(s, q, a);
	s->next = next;
	share = (double)wins_beside(s, &e) / STAYS_DRAWS;
	return (struct stays_chance){ share, share };
}

/* Does its accelerator stay first where one of both alone is drawn? */
static bool
is_first_by(struct draws *d, unsigned what)
{
	const struct accelerator *own = d->entrant->answer->place.accelerator;
	size_t losses = 0;

	draws_of(d, what);
	for (uint32_t i = 0; i < STAYS_DRAWS &&
	    (double)(STAYS_DRAWS - losses) >= STAYS_CLEAR * STAYS_DRAWS; i++) {
		const struct entrant *e = draws_first(d, i);

		losses += !e || e->answer->place.accelerator != own;
	}
	return (double)(STAYS_DRAWS - losses) >= STAYS_CLEAR * STAYS_DRAWS;
}

static bool
stays_by(struct stays *s, unsigned what)
{
	bool known = s->was && s->was->by[what].known;

	s->known.by[what].stays = known ? s->was->by[what].stays :
	    is_first_by(&s->draws, what);
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
leads(const struct draws *d, size_t at)
{
	for (size_t i = 0; i < at; i++)
		if (d->entrant[i].lot.price == d->entrant[at].lot.price)
			return false;
	return true;
}

void
stays_ties(struct stays *s, struct order *o)
{
	o->errors_decide = !stays_by(s, ERRORS);
	o->prices_decide = !stays_by(s, PRICES);
	for (size_t i = 1; i < s->draws.count; i++) {
		const struct answer *a = s->draws.entrant[i].answer;
		double p = wins_of(s, a->place.accelerator);

		if (p >= STAYS_TIE && leads(&s->draws, i))
			add_tie(o, a->order, p);
	}
}
