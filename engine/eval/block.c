#include "eval/block.h"

#include <math.h>
#include <string.h>

#include "base/clones.h"

/* A copy lives within one instance, whose accelerators share a link; where
 * the network is known, within whole ones. */
bool
offer_holds(const struct kind *k, const struct offer *o, int count)
{
	return !o->unit.text || strncmp(o->unit.text, "instance", 8) != 0 ||
	    count <= o->count.value || (k->networked &&
	    fmod(count, o->count.value) <= 0);
}

/* Kinds that do not say what a placement binds are bound whole, each offer a
 * place of its own. */
static bool
bound_whole(const struct block *b)
{
	return !b->q->kind->bind_place;
}

static void
bind_lane(struct block *b, double (*value)[CHAIN_BLOCK], size_t lane,
    const struct placement *p)
{
	const struct question *q = b->q;
	struct binding bind = { .chain = q->chain, .value = value,
	    .lane = lane };

	if (bound_whole(b))
		q->kind->bind(&bind, q->catalog, q->workload, q->profile, p);
	else
		q->kind->bind_place(&bind, q->workload, p);
}

/* Rules that stand apart, as far as their pattern has room. */
static void
find_pattern(struct block *b, bool apart)
{
	const struct kind *k = b->q->kind;
	struct placement p = b->base;
	struct places s;

	place_first(&s, k, b->q->workload, &p);
	b->patterns = 1;
	b->apart = 0;
	for (size_t r = k->axis_count; apart && r-- > 0;) {
		size_t was = b->patterns, n = was * (size_t)s.values[r];

		if (!k->axes[r].apart || n > BLOCK_PATTERNS)
			continue;
		for (size_t i = n; i-- > 0;) {
			memcpy(b->pattern[i], b->pattern[i % was],
			    sizeof(b->pattern[i]));
			b->pattern[i][r] = s.value[r][i / was];
		}
		b->patterns = n;
		b->values[r] = (size_t)s.values[r];
		b->apart |= 1u << r;
	}
}

/* The place with the axes of one lane of the pattern. */
static struct placement
placed(const struct block *b, const struct placement *place, size_t pattern)
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

/* Marks what one lane of the pattern moves: apart, and nowhere else. */
static bool
mark_apart(struct block *b, size_t pattern)
{
	struct placement p = placed(b, &b->base, pattern);

	bind_lane(b, b->lane, 1, &p);
	for (size_t i = 0; i < b->moveds; i++) {
		unsigned short s = b->moved[i];

		if (b->vary[s] != VARY_PLACE ||
		    same(b->lane[s][1], b->lane[s][0]))
			continue;
		if (b->soles == BLOCK_APART)
			return false;
		b->vary[s] = VARY_APART;
		b->sole[b->soles++] = s;
	}
	return true;
}

/* Each axis apart moves slots of its own: one after the other will do. */
static void
find_apart(struct block *b)
{
	size_t step = 1;

	for (size_t r = b->q->kind->axis_count; r-- > 0;) {
		if (!(b->apart & 1u << r))
			continue;
		for (size_t i = 1; i < b->values[r]; i++)
			if (!mark_apart(b, i * step))
				b->conflict = true;
		step *= b->values[r];
	}
}

/* What an input varies with shows in who writes its slot. */
static void
find_varying(struct block *b)
{
	const struct question *q = b->q;
	struct binding bind = { .chain = q->chain, .value = b->lane };

	b->soles = b->moveds = 0;
	for (int s = 0; s < q->chain->slots; s++) {
		b->lane[s][0] = (double)NAN;
		b->vary[s] = bound_whole(b) ? VARY_PLACE : 0;
	}
	if (bound_whole(b))
		return;
	q->kind->bind_offer(&bind, q->catalog, q->profile,
	    &b->base);
	for (int s = 0; s < q->chain->slots; s++)
		if (!isnan(b->lane[s][0])) {
			b->vary[s] = VARY_OFFER;
			b->lane[s][0] = (double)NAN;
		}
	bind_lane(b, b->lane, 0, &b->base);
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
	int wanted[24 + 2 * GOAL_COUNT];
	size_t n = 0;

	for (size_t i = 0; i < q->kind->limit_count; i++) {
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
	plan_make(&b->plan, q->chain, b->vary, wanted, n);
}

static void
run(const struct block *b, double (*value)[CHAIN_BLOCK], size_t n, int sort)
{
	const struct plan_list *l = &b->plan.steps[sort];

	if (l->count)
		b->q->chain->run_steps(value, n, l->item, l->count);
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

/* The lanes of a block are the pattern from first on, again and again. */
static void
bind_pattern(struct block *b, size_t first)
{
	for (size_t i = 0; i < CHAIN_BLOCK; i++) {
		struct placement p = placed(b, &b->base, b->patterns <
		    CHAIN_BLOCK ? i % b->patterns : (first + i) %
		    b->patterns);

		bind_lane(b, b->lane, i, &p);
	}
	run(b, b->lane, CHAIN_BLOCK, VARY_APART);
}

/* Each offer once: what it binds, and the steps that need no more. */
static void
make_offers(struct block *b)
{
	const struct plan_list *l = &b->plan.offer;
	const struct question *q = b->q;
	struct binding bind = { .chain = q->chain, .value = b->outer };
	struct placement p = b->base;

	if (l->count > BLOCK_MOVED)
		b->conflict = true;
	for (size_t i = 0; i < b->offers && !b->conflict; i++) {
		p.offer = b->offer[i];
		q->kind->bind_offer(&bind, q->catalog, q->profile, &p);
		run(b, b->outer, 1, VARY_OFFER);
		for (size_t k = 0; k < l->count; k++)
			b->offer_value[i][k] = b->outer[l->item[k]][0];
	}
}

/* A pattern of one block stays in its lanes; a longer one is kept aside. */
static void
make_pattern(struct block *b)
{
	const struct plan_list *l = &b->plan.apart;

	if (l->count > BLOCK_APART)
		b->conflict = true;
	for (size_t i = 0; !b->conflict && i < b->patterns;
	    i += CHAIN_BLOCK) {
		bind_pattern(b, i);
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
	const struct plan_list *l = &b->plan.apart;

	for (size_t k = 0; k < l->count; k++)
		memcpy(b->lane[l->item[k]], b->apart_value[k] + first,
		    n * sizeof(double));
}

void
block_open(struct block *b, const struct placement *base, bool apart)
{
	const struct question *q = b->q;
	struct binding bind = { .chain = q->chain, .value = b->outer };

	b->base = *base;
	b->base.offer = b->offer[0];
	b->places = 0;
	b->conflict = false;
	b->plain = order_plain(&q->order);
	b->looks = order_looks(&q->order);
	find_pattern(b, apart && !bound_whole(b));
	find_varying(b);
	make_plan(b);
	b->found->operations = b->plan.operations;
	q->kind->bind(&bind, q->catalog, q->workload, q->profile, &b->base);
	for (int s = 0; s < q->chain->slots && bound_whole(b); s++)
		for (size_t i = 1; i < CHAIN_BLOCK; i++)
			b->outer[s][i] = b->outer[s][0];
	for (size_t s = 0; s < b->moveds; s++)
		for (size_t i = 1; i < CHAIN_BLOCK; i++)
			b->outer[b->moved[s]][i] = b->outer[b->moved[s]][0];
	run(b, b->outer, 1, 0);
	for (size_t i = 0; i < b->soles; i++)
		b->first[i] = b->outer[b->sole[i]][0];
	spread(b->lane, b->outer, &b->plan.to_block);
	spread(b->outer, b->outer, &b->plan.to_place);
	if (bound_whole(b))
		return;
	make_pattern(b);
	make_offers(b);
}

/* The values of the places from first on, each over its run of lanes. */
CLONES static void
cross(double (*restrict to)[CHAIN_BLOCK],
    double (*restrict from)[CHAIN_BLOCK], const struct plan_list *l,
    size_t first, size_t places, size_t patterns)
{
	for (size_t k = 0; k < l->count; k++) {
		double *restrict lane = to[l->item[k]];

		for (size_t p = 0; p < places; p++) {
			const double value = from[l->item[k]][first + p];

			for (size_t i = 0; i < patterns; i++)
				lane[p * patterns + i] = value;
		}
	}
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

static void
find_broken(struct block *b, double *broken, size_t n)
{
	const struct question *q = b->q;
	size_t limits = q->kind->limit_count;

	for (size_t i = 0; i < n; i++)
		broken[i] = (double)limits;
	for (size_t l = limits; l-- > 0;)
		break_limit(broken, b->lane[q->need[l]], q->have[l] < 0 ?
		    NULL : b->lane[q->have[l]], q->bound[l], (double)l, n);
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
		search_goals(q, b->lane, lane, b->looks, goal);
		return order_compare(&q->order, goal, best->goal) < 0;
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
	search_goals(q, b->lane, lane, b->looks, a->goal);
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

/* Adds what fits to the front, unless something there is as good. */
static void
add_fitting(struct block *b, const struct placement *place,
    const double *broken, size_t from, size_t first, size_t n)
{
	const double fits = (double)b->q->kind->limit_count;

	for (size_t i = 0; b->front && i < n; i++) {
		double goal[GOAL_COUNT];
		struct placement p;

		if (broken[from + i] < fits)
			continue;
		search_goals(b->q, b->lane, from + i, b->looks, goal);
		if (!front_takes(b->front, goal))
			continue;
		p = placed(b, place, first + i);
		front_add(b->front, goal, &p);
	}
}

/* Lanes of one place from the pattern's first on, under one offer. */
static void
judge_place(struct block *b, struct found *f, const struct placement *place,
    const double *broken, size_t from, size_t first, size_t n)
{
	const size_t limits = b->q->kind->limit_count;

	f->candidates += n;
	for (size_t i = 0; i < n; i++) {
		size_t limit = (size_t)broken[from + i];
		struct placement p;

		f->fitting += limit == limits;
		if (!beats(b, f, from + i, limit))
			continue;
		p = placed(b, place, first + i);
		take(b, f, from + i, limit, &p);
	}
}

/* Places that wait, from one on, with n lanes of the pattern each. */
struct span {
	size_t place, places;
	size_t first, n;
};

static void
judge(struct block *b, const struct span *s, const struct offer *offer)
{
	double broken[CHAIN_BLOCK];

	find_broken(b, broken, s->places * s->n);
	for (size_t k = 0; k < s->places; k++) {
		struct placement *p = &b->place[s->place + k];

		if (offer)
			p->offer = offer;
		if (!offer_holds(b->q->kind, p->offer, p->count))
			continue;
		judge_place(b, b->found, p, broken, k * s->n, s->first, s->n);
		add_fitting(b, p, broken, k * s->n, s->first, s->n);
		if (b->own[s->place + k])
			judge_place(b, b->own[s->place + k], p, broken,
			    k * s->n, s->first, s->n);
	}
}

/* One offer by its number, from 1; 0 where each place has its own. */
static void
try_offer(struct block *b, const struct span *s, size_t offer)
{
	size_t n = s->places * s->n;

	if (offer) {
		fill(b->lane, b->offer_value[offer - 1], &b->plan.offer);
		for (int sort = VARY_OFFER + 1; sort < VARY_SORTS; sort++)
			run(b, b->lane, n, sort);
	}
	judge(b, s, offer ? b->offer[offer - 1] : NULL);
}

static void
work(struct block *b, const struct span *s)
{
	run(b, b->lane, s->places * s->n, VARY_PLACE | VARY_APART);
	for (size_t o = 0; !bound_whole(b) && o < b->offers; o++)
		try_offer(b, s, o + 1);
	if (bound_whole(b))
		try_offer(b, s, 0);
}

void
block_flush(struct block *b)
{
	bool many = b->patterns > CHAIN_BLOCK;
	size_t room = many ? 1 : CHAIN_BLOCK / b->patterns;
	struct span s = { 0 };

	run(b, b->outer, b->places, VARY_PLACE);
	for (; s.place < b->places; s.place += room) {
		s.places = b->places - s.place < room ?
		    b->places - s.place : room;
		cross(b->lane, b->outer, &b->plan.cross, s.place, s.places,
		    many ? CHAIN_BLOCK : b->patterns);
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

/* A slot of the pattern that another axis moves too is in both. */
static void
find_conflict(struct block *b, size_t lane)
{
	for (size_t i = 0; i < b->soles; i++) {
		const double *was = b->outer[b->sole[i]];

		if (!same(was[lane], b->first[i]))
			b->conflict = true;
	}
}

static void
add_lane(struct block *b, const struct placement *p)
{
	size_t lane = b->places++;

	b->place[lane] = *p;
	b->own[lane] = b->each && b->number <= b->most ?
	    &b->each[b->number - 1] : NULL;
	bind_lane(b, b->outer, lane, p);
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
		if (bound_whole(b) && offer_holds(b->q->kind, place.offer,
		    p->count))
			add_lane(b, &place);
	}
	if (!bound_whole(b) && !b->conflict)
		add_lane(b, &place);
}
