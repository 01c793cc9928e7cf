#include "search/block.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "base/clones.h"
#include "search/limits.h"
#include "search/defaults.h"
#include "search/risk.h"
#include "model/formula.h"

static void
run_list(struct block *b, double (*value)[CHAIN_BLOCK], size_t n,
    const struct plan_list *l, int operations)
{
	if (l->count)
		chain_run_rows(b->q->chain, value, n, l->item, l->count);
	b->work += (double)n * operations;
}

static void
run_gate(struct block *b, double (*value)[CHAIN_BLOCK], size_t n, int sort)
{
	run_list(b, value, n, &b->plan->gate[sort],
	    b->plan->gate_operations[sort]);
}

static void
run_others(struct block *b, double (*value)[CHAIN_BLOCK], size_t n, int sort)
{
	run_list(b, value, n, &b->plan->steps[sort],
	    b->plan->step_operations[sort]);
}

/* The gate's steps first: none of them depends on another step. */
static void
run(struct block *b, double (*value)[CHAIN_BLOCK], size_t n, int sort)
{
	run_gate(b, value, n, sort);
	run_others(b, value, n, sort);
}

CLONES static void
spread(double (*to)[CHAIN_BLOCK], double (*from)[CHAIN_BLOCK],
    const struct plan_list *l)
{
	for (size_t k = 0; k < l->count; k++) {
		const double value = from[l->item[k]][0];

		for (size_t i = 0; i < CHAIN_BLOCK; i++)
			to[l->item[k]][i] = value;
	}
}

CLONES static void
fill(double (*to)[CHAIN_BLOCK], const double *from, const struct plan_list *l)
{
	for (size_t k = 0; k < l->count; k++) {
		const double value = from[k];

		for (size_t i = 0; i < CHAIN_BLOCK; i++)
			to[l->item[k]][i] = value;
	}
}

/* Fills the lanes of a block with the pattern from its lane first on, repeated
 * as often as it has room. */
static void
lay_pattern(struct block *b, size_t first)
{
	for (size_t k = 0; k < b->soles; k++) {
		double *lane = b->lane[b->sole[k]];

		for (size_t i = 0; i < CHAIN_BLOCK; i++)
			lane[i] = b->sole_value[k][b->patterns < CHAIN_BLOCK ?
			    i % b->patterns : (first + i) % b->patterns];
	}
	run(b, b->lane, CHAIN_BLOCK, VARY_APART);
}

/* Copies the first lane of the listed slots into one row. */
static void
keep_first(double *to, double (*from)[CHAIN_BLOCK], const struct plan_list *l)
{
	for (size_t k = 0; k < l->count; k++)
		to[k] = from[l->item[k]][0];
}

/* Binds each offer once and runs the steps that depend on offers alone. */
static void
make_offers(struct block *b)
{
	const struct plan *l = b->plan;
	const struct question *q = b->q;
	struct binding bind = { .chain = q->chain, .value = b->outer };
	struct placement p = b->base;

	if (l->offer.count + l->offer_place.count > BLOCK_TERMS ||
	    l->priced.count > BLOCK_PRICED)
		b->conflict = true;
	b->laid = 0;
	for (size_t i = 0; i < b->offers && !b->conflict; i++) {
		p.offer = b->offer[i];
		kind_bind_offer(q->kind, &bind, q->catalog, q->profile, &p);
		run(b, b->outer, 1, VARY_OFFER);
		keep_first(b->offer_value[i], b->outer, &l->offer);
		keep_first(b->offer_value[i] + l->offer.count, b->outer,
		    &l->offer_place);
	}
}

/* Runs the steps of the pattern.  One that fits a block stays in its lanes; a
 * longer one is also stored in apart_value. */
static void
make_pattern(struct block *b)
{
	const struct plan_list *l = &b->plan->apart;

	if (l->count > BLOCK_APART)
		b->conflict = true;
	for (size_t i = 0; !b->conflict && i < b->patterns;
	    i += CHAIN_BLOCK) {
		lay_pattern(b, i);
		for (size_t k = 0; k < l->count; k++)
			for (size_t n = 0; n < CHAIN_BLOCK && i + n <
			    b->patterns; n++)
				b->apart_value[k][i + n] =
				    b->lane[l->item[k]][n];
	}
}

static void
load_pattern(struct block *b, size_t first, size_t n)
{
	const struct plan_list *l = &b->plan->apart;

	for (size_t k = 0; k < l->count; k++)
		memcpy(b->lane[l->item[k]], b->apart_value[k] + first,
		    n * sizeof(double));
}

struct block *
block_new(struct arena *arena)
{
	const uintptr_t line = alignof(struct block);
	uintptr_t at = (uintptr_t)arena_alloc(arena, sizeof(struct block) +
	    line);

	return (struct block *)((at + line - 1) / line * line);
}

void
block_ask(struct block *b, const struct question *q)
{
	b->q = q;
	b->made = b->whole = false;
	b->plans_made = 0;
	b->rules = ~0u;
	b->plain = ranking_plain(&q->ranking);
	b->looks = ranking_looks(&q->ranking);
	memset(b->terms, 0, sizeof(b->terms));
	place_open(&b->places_of, q->kind, q->workload);
	place_cut(&b->places_of, q->model);
	defaults_find(b);
}

/* A step run for one lane works on a vector of eight and may leave anything in
 * the seven others.  Places read these slots too: they do not count there, but
 * they have to be finite. */
static void
clear_astray(struct block *b)
{
	const struct plan_list *l = &b->plan->astray;

	for (size_t k = 0; k < l->count; k++)
		for (size_t i = 1; i < 8; i++)
			b->outer[l->item[k]][i] = FORMULA_ABSENT;
}

/* Runs the steps that depend on nothing that varies, and copies to all lanes
 * what later steps read of them. */
static void
share_base(struct block *b)
{
	const struct question *q = b->q;

	for (int s = 0; s < q->chain->slots && block_bound_whole(b); s++)
		for (size_t i = 1; i < CHAIN_BLOCK; i++)
			b->outer[s][i] = b->outer[s][0];
	for (size_t s = 0; s < b->moveds; s++)
		for (size_t i = 1; i < CHAIN_BLOCK; i++)
			b->outer[b->moved[s]][i] = b->outer[b->moved[s]][0];
	run(b, b->outer, 1, 0);
	spread(b->lane, b->outer, &b->plan->to_block);
	spread(b->outer, b->outer, &b->plan->to_place);
}

/* Does an offer move what risk reads? */
static bool
sells_tries(const struct block *b)
{
	for (size_t i = 0; i < b->plan->sold.count; i++)
		if (risk_reads(b->q, b->plan->sold.item[i]))
			return true;
	return false;
}

void
block_open(struct block *b, const struct placement *base)
{
	const struct question *q = b->q;
	struct binding bind = { .chain = q->chain, .value = b->outer };

	b->base = *base;
	b->base.offer = b->offer[0];
	b->places = 0;
	b->clash = 0;
	kind_bind(q->kind, &bind, q->catalog, q->workload, q->profile,
	    &b->base);
	if (!b->made || (!block_bound_whole(b) && (!block_still_apart(b) ||
	    !block_plan_again(b))))
		block_make(b);
	b->conflict = b->made_conflict;
	b->found->operations = b->plan->operations;
	b->tries_sold = sells_tries(b);
	share_base(b);
	if (block_bound_whole(b))
		return;
	make_pattern(b);
	make_offers(b);
	clear_astray(b);
}

bool
block_less(struct block *b)
{
	unsigned clash = b->clash & b->apart;

	if (!b->apart)
		return false;
	b->rules &= clash ? ~clash : 0;
	b->made = false;
	return true;
}

/* Repeats the value of each place over the lanes of its pattern. */
static inline void
spread_places(double *restrict lane, const double *restrict value,
    size_t places, size_t patterns)
{
	for (size_t p = 0; p < places; p++)
		for (size_t i = 0; i < patterns; i++)
			lane[p * patterns + i] = value[p];
}

/* Lays the values of the places from first on over the lanes.  Where one place
 * fills all lanes, as the one before did, values that are equal still stand. */
CLONES static void
cross(double (*restrict to)[CHAIN_BLOCK],
    double (*restrict from)[CHAIN_BLOCK], const struct plan_list *l,
    size_t first, size_t places, size_t patterns, bool after)
{
	for (size_t k = 0; k < l->count; k++) {
		const double *value = from[l->item[k]] + first;

		if (!after || value[0] < value[-1] || value[0] > value[-1])
			spread_places(to[l->item[k]], value, places, patterns);
	}
}

/* The same from values stored in rows, one row a slot. */
CLONES static void
cross_kept(double (*restrict to)[CHAIN_BLOCK],
    double (*restrict from)[CHAIN_BLOCK], const struct plan_list *l,
    size_t first, size_t places, size_t patterns)
{
	for (size_t k = 0; k < l->count; k++)
		spread_places(to[l->item[k]], from[k] + first, places,
		    patterns);
}

/* Prices each place under each offer; the pattern does not matter to it. */
static void
price_places(struct block *b)
{
	const struct plan_list *l = &b->plan->priced;

	for (size_t o = 0; o < b->offers && !block_bound_whole(b); o++) {
		fill(b->outer, b->offer_value[o] + b->plan->offer.count,
		    &b->plan->offer_place);
		run(b, b->outer, b->places, VARY_PLACE | VARY_OFFER);
		for (size_t k = 0; k < l->count; k++)
			memcpy(b->priced[o][k], b->outer[l->item[k]],
			    b->places * sizeof(double));
	}
}

/* An offer stays in its lanes until the next is tried. */
static void
lay_offer(struct block *b, size_t offer)
{
	if (b->laid == offer)
		return;
	fill(b->lane, b->offer_value[offer - 1], &b->plan->offer);
	b->laid = offer;
}

/* Nothing is known of the lanes any more. */
static void
forget_tries(struct block *b, size_t n)
{
	if (b->looks & 1u << GOAL_risk)
		memset(b->tries, 0, n * sizeof(*b->tries));
}

/* Tries one offer: its number from 1, or 0 where each place has its own. */
static void
try_offer(struct block *b, const struct span *s, size_t offer, double *broken)
{
	size_t n = s->places * s->n;

	if (offer) {
		lay_offer(b, offer);
		cross_kept(b->lane, b->priced[offer - 1], &b->plan->priced,
		    s->place, s->places, b->patterns < CHAIN_BLOCK ?
		    b->patterns : CHAIN_BLOCK);
		run(b, b->lane, n, VARY_APART | VARY_OFFER);
		run(b, b->lane, n, VARY_PLACE | VARY_APART | VARY_OFFER);
	}
	limits_limits(b, broken, n);
	if (b->tries_sold)
		forget_tries(b, n);
	limits_span(b, s, offer, broken);
}

/* Runs the gate (memory) first: where no lane passes it, time and cost are not
 * worked out. */
static void
work(struct block *b, const struct span *s)
{
	alignas(64) double broken[CHAIN_BLOCK];
	size_t n = s->places * s->n;
	const bool whole = block_bound_whole(b);
	bool out;

	forget_tries(b, n);
	run_gate(b, b->lane, n, VARY_PLACE | VARY_APART);
	out = limits_shut(b, broken, n);
	if (!out)
		run_others(b, b->lane, n, VARY_PLACE | VARY_APART);
	for (size_t o = 0; o < (whole ? 1 : b->offers); o++)
		if (out)
			limits_span(b, s, whole ? 0 : o + 1, broken);
		else
			try_offer(b, s, whole ? 0 : o + 1, broken);
}

void
block_flush(struct block *b)
{
	bool many = b->patterns > CHAIN_BLOCK;
	size_t room = many ? 1 : CHAIN_BLOCK / b->patterns;
	struct span s = { 0 };

	run(b, b->outer, b->places, VARY_PLACE);
	price_places(b);
	for (; s.place < b->places; s.place += room) {
		s.places = b->places - s.place < room ?
		    b->places - s.place : room;
		cross(b->lane, b->outer, &b->plan->cross, s.place, s.places,
		    many ? CHAIN_BLOCK : b->patterns, room == 1 && s.place);
		for (s.first = 0; s.first < b->patterns; s.first += s.n) {
			s.n = b->patterns - s.first < CHAIN_BLOCK ?
			    b->patterns - s.first : CHAIN_BLOCK;
			if (many)
				load_pattern(b, s.first, s.n);
			work(b, &s);
		}
	}
	b->places = 0;
}

/* A slot that both the pattern and another axis move makes the pattern wrong:
 * notes the rules that conflict. */
static void
find_conflict(struct block *b, size_t lane)
{
	for (size_t i = 0; i < b->soles; i++) {
		const double *was = b->outer[b->sole[i]];

		if (fabs(was[lane] - b->sole_value[i][0]) > 0) {
			b->conflict = true;
			b->clash |= b->sole_rule[i];
		}
	}
}

static void
add_lane(struct block *b, const struct placement *p)
{
	size_t lane = b->places++;

	b->place[lane] = *p;
	b->own[lane] = b->each && b->number <= b->most ?
	    &b->each[b->number - 1] : NULL;
	block_bind(b, b->outer, lane, p);
	find_conflict(b, lane);
	if (b->places == CHAIN_BLOCK && !b->conflict)
		block_flush(b);
}

void
block_add(struct block *b, const struct placement *p)
{
	struct placement place = *p;

	b->number++;
	for (size_t i = 0; i < b->offers && !b->conflict; i++) {
		place.offer = b->offer[i];
		if (block_bound_whole(b) && offer_holds(b->q->kind, place.offer,
		    p))
			add_lane(b, &place);
	}
	if (!block_bound_whole(b) && !b->conflict)
		add_lane(b, &place);
}
