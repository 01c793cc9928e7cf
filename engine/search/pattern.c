/* Values of a block that are the same on every accelerator of a question. */
#include <math.h>
#include <string.h>

#include "search/block.h"
#include "base/array.h"
#include "search/limits.h"
#include "model/formula.h"

/* A kind without common slots does not say what a placement binds: all of its
 * inputs are bound for each place, and each offer makes a place of its own. */
bool
block_bound_whole(const struct block *b)
{
	return !b->q->kind->common;
}

void
block_bind(struct block *b, double (*value)[CHAIN_BLOCK], size_t lane,
    const struct placement *p)
{
	const struct question *q = b->q;
	struct binding bind = { .chain = q->chain, .value = value,
	    .lane = lane };

	if (block_bound_whole(b))
		kind_bind(q->kind, &bind, q->catalog, q->workload, q->profile,
		    p);
	else
		kind_bind_place(q->kind, &bind, q->workload, p);
}

/* Rules that stand apart, as far as their pattern has room. */
static void
find_pattern(struct block *b)
{
	const struct kind *k = b->q->kind;
	struct placement p = b->base;
	struct places *s = &b->places_of;

	place_start(s, &p, 0);
	b->patterns = 1;
	b->apart = 0;
	for (size_t r = k->axis_count; r-- > 0;) {
		size_t was = b->patterns, n = was * (size_t)s->values[r];

		if (!k->axes[r].apart || !(b->rules & 1u << r) ||
		    block_bound_whole(b) || n > BLOCK_PATTERNS)
			continue;
		for (size_t i = n; i-- > 0;) {
			memcpy(b->pattern[i], b->pattern[i % was],
			    sizeof(b->pattern[i]));
			b->pattern[i][r] = s->value[r][i / was];
		}
		b->patterns = n;
		b->values[r] = (size_t)s->values[r];
		b->apart |= 1u << r;
	}
}

/* The place with the axes of one lane of the pattern. */
struct placement
block_place(const struct block *b, const struct placement *place,
    size_t pattern)
{
	const struct kind *k = b->q->kind;
	struct placement p = *place;

	for (size_t r = 0; r < k->axis_count; r++)
		if (b->apart & 1u << r)
			p.axis[k->axes[r].axis] = b->pattern[pattern][r];
	return p;
}

static bool
same(double a, double b)
{
	return !(a < b) && !(a > b);
}

/* Marks the inputs that differ in this lane of the pattern as moved by the rule
 * alone; a conflict where there is no room for more. */
static void
mark_apart(struct block *b, size_t lane, size_t rule)
{
	for (size_t i = 0; i < b->moveds; i++) {
		unsigned short s = b->moved[i];

		if (b->vary[s] != VARY_PLACE ||
		    same(b->lane[s][lane], b->lane[s][0]))
			continue;
		if (b->soles == BLOCK_APART) {
			b->conflict = true;
			return;
		}
		b->vary[s] = VARY_APART;
		b->sole_rule[b->soles] = 1u << rule;
		b->sole[b->soles++] = s;
	}
}

/* The lanes of the pattern from first on, at most a block of them. */
static size_t
bind_pattern(struct block *b, size_t first)
{
	size_t n = b->patterns - first < CHAIN_BLOCK ? b->patterns - first :
	    CHAIN_BLOCK;

	for (size_t i = 0; i < n; i++) {
		struct placement p = block_place(b, &b->base, first + i);

		block_bind(b, b->lane, i, &p);
	}
	return n;
}

/*
 * Each axis apart moves slots of its own: the lanes in which one alone is not
 * at its first value show them.
 */
static void
find_apart(struct block *b)
{
	size_t step = 1;

	for (size_t r = b->q->kind->axis_count; r-- > 0;) {
		if (!(b->apart & 1u << r))
			continue;
		for (size_t i = 1; i < b->values[r]; i++) {
			struct placement p = block_place(b, &b->base, i * step);

			block_bind(b, b->lane, 1, &p);
			mark_apart(b, 1, r);
		}
		step *= b->values[r];
	}
	for (size_t first = 0; first < b->patterns; first += CHAIN_BLOCK) {
		size_t n = bind_pattern(b, first);

		for (size_t k = 0; k < b->soles; k++)
			memcpy(b->sole_value[k] + first, b->lane[b->sole[k]],
			    n * sizeof(double));
	}
}

/* Finds what each input varies with by looking at who writes its slot. */
static void
find_varying(struct block *b)
{
	const struct question *q = b->q;
	struct binding bind = { .chain = q->chain, .value = b->lane };

	b->soles = b->moveds = 0;
	for (int s = 0; s < q->chain->slots; s++) {
		b->lane[s][0] = (double)NAN;
		b->vary[s] = block_bound_whole(b) ? VARY_PLACE : 0;
	}
	if (block_bound_whole(b))
		return;
	kind_bind_offer(q->kind, &bind, q->catalog, q->profile, &b->base);
	for (int s = 0; s < q->chain->slots; s++)
		if (!isnan(b->lane[s][0])) {
			b->vary[s] = VARY_OFFER;
			b->lane[s][0] = (double)NAN;
		}
	block_bind(b, b->lane, 0, &b->base);
	for (int s = 0; s < q->chain->slots; s++)
		if (!isnan(b->lane[s][0])) {
			b->vary[s] = VARY_PLACE;
			if (b->moveds == BLOCK_MOVED)
				b->conflict = true;
			else
				b->moved[b->moveds++] = (unsigned short)s;
		}
	find_apart(b);
}

static void
make_plan(struct block *b)
{
	const struct question *q = b->q;
	int wanted[2 * LIMITS + 2 + 2 * GOAL_COUNT + COUNT(q->fit)];
	size_t n = 0, at;

	for (size_t i = 0; i < q->kind->limit_count; i++) {
		if (i && !limits_asks(q, i))
			continue;
		wanted[n++] = q->need[i];
		if (q->have[i] >= 0)
			wanted[n++] = q->have[i];
	}
	wanted[n++] = q->measure[0];
	wanted[n++] = q->measure[1];
	for (int g = 0; g < GOAL_COUNT; g++) {
		if (b->looks & 1u << g && q->goal[g] >= 0)
			wanted[n++] = q->goal[g];
		if (b->looks & 1u << g && q->share[g] >= 0)
			wanted[n++] = q->share[g];
	}
	for (size_t i = 0; i < COUNT(q->fit); i++)
		if (b->looks & 1u << GOAL_risk && q->fit[i] >= 0)
			wanted[n++] = q->fit[i];
	at = b->plans_made++ % BLOCK_PLANS;
	plan_make(&b->kept[at].plan, q->chain, b->vary, &(struct plan_wish){
	    wanted, n, q->have[0] < 0 ? 1 : 2 }, b->outer);
	memcpy(b->kept[at].vary, b->vary, (size_t)q->chain->slots);
	b->plan = &b->kept[at].plan;
}

/* Does no step of the first limit depend on the offer? */
static void
find_gated(struct block *b)
{
	b->gated = !b->whole && b->q->kind->limit_count > 0;
	for (int sort = VARY_OFFER; sort < VARY_SORTS; sort++)
		if (b->plan->gate[sort].count)
			b->gated = false;
}

/* Slots that a step reads without effect (times zero, say) have to be finite.
 * The first lane of an input holds its bound value and stays. */
static void
fill_absent(struct block *b)
{
	const struct plan_list *l = &b->plan->absent;

	for (size_t k = 0; k < l->count; k++) {
		unsigned short s = l->item[k];
		bool input = chain_at(b->q->chain, s)->what == CHAIN_INPUT;

		for (size_t i = 0; i < CHAIN_BLOCK; i++) {
			b->lane[s][i] = FORMULA_ABSENT;
			if (i || !input)
				b->outer[s][i] = FORMULA_ABSENT;
		}
	}
}

/* Pattern and plan; base is one placement of the question. */
void
block_make(struct block *b)
{
	b->conflict = false;
	find_pattern(b);
	find_varying(b);
	make_plan(b);
	find_gated(b);
	fill_absent(b);
	b->made = true;
	b->made_conflict = b->conflict;
}

bool
block_plan_again(struct block *b)
{
	const struct plan *best = NULL;

	for (size_t i = 0; i < BLOCK_PLANS && i < b->plans_made; i++) {
		const struct plan *p = &b->kept[i].plan;

		if ((!best || p->operations < best->operations) &&
		    !memcmp(b->kept[i].vary, b->vary,
		    (size_t)b->q->chain->slots) &&
		    plan_holds(p, b->q->chain, b->outer))
			best = p;
	}
	if (best && best != b->plan) {
		b->plan = best;
		find_gated(b);
		fill_absent(b);
	}
	return best != NULL;
}

/* Do the axes that stand apart still move the same slots? */
bool
block_still_apart(struct block *b)
{
	struct placement p = block_place(b, &b->base, b->patterns - 1);

	block_bind(b, b->lane, 0, &b->base);
	block_bind(b, b->lane, 1, &p);
	for (size_t i = 0; i < b->moveds; i++) {
		unsigned short s = b->moved[i];

		if (b->vary[s] == VARY_PLACE &&
		    !same(b->lane[s][0], b->lane[s][1]))
			return false;
	}
	for (size_t i = 0; i < b->soles; i++)
		if (!same(b->lane[b->sole[i]][0], b->sole_value[i][0]) ||
		    !same(b->lane[b->sole[i]][1],
		    b->sole_value[i][b->patterns - 1]))
			return false;
	return true;
}
