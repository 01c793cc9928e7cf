#include "search/search.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "kind/ownership.h"
#include "kind/slice.h"
#include "search/accept.h"
#include "search/block.h"
#include "search/defaults.h"
#include "search/offers.h"
#include "search/refuse.h"
#include "search/risk.h"
#include "search/supply.h"
#include "spec/phrase.h"

/* Is a better than b?  Equal ones keep the order they were tried in. */
static bool
better(const struct question *q, const struct answer *a,
    const struct answer *b)
{
	if (a->reject != b->reject)
		return a->reject == REJECT_NONE;
	if (a->reject == REJECT_NONE)
		return ranking_compare(&q->ranking, a->goal, b->goal) < 0;
	if (a->limit != b->limit)
		return a->limit > b->limit;
	return a->need / a->have < b->need / b->have;
}

/* Of several reasons found before any number, keeps the last of enum reject. */
static void
set_aside(struct found *f, const struct answer *a)
{
	if (!f->any && f->best.reject <= a->reject)
		f->best = *a;
}

static void
reject(struct found *f, const struct placement *p, enum reject r,
    const char *why)
{
	set_aside(f, &(struct answer){ .place = *p, .reject = r, .why = why });
}

/* Why the placement cannot be, or NULL. */
static const char *
place_out(struct block *b, struct answer *out)
{
	const struct question *q = b->q;
	const struct placement *p = &out->place;
	const int cache = p->axis[AXIS_kv_format];

	out->why = q->kind->misplaced ? q->kind->misplaced(q->model,
	    q->workload, p) : NULL;
	if (!out->why) {
		out->why = refuse_split(q, b->unsplit, b->unsplits,
		    p, &out->ground);
		out->reject = out->why ? REJECT_SUPPORT : out->reject;
	}
	if (!out->why && b->cache_out[cache]) {
		out->reject = REJECT_QUALITY;
		out->why = b->cache_out[cache];
		out->ground = b->cache_ground[cache];
	}
	return out->why;
}

/* Every place of one count. */
static void
try_places(struct block *b, struct placement *p)
{
	struct places *s = &b->places_of;

	for (bool more = place_start(s, p, b->apart); more && !b->conflict;
	    more = place_next(s, p)) {
		struct answer out = { .place = *p,
			.reject = REJECT_PLACEMENT };

		if (b->recorded_only &&
		    refuse_unrecorded(b->q, &b->recorded, p)) {
			b->found->unrecorded = true;
			continue;
		}
		if (!place_out(b, &out) && !offers_unsold(b, p, &out)) {
			block_add(b, p);
			continue;
		}
		set_aside(b->found, &out);
		if (b->each && b->number < b->most)
			set_aside(&b->each[b->number], &out);
		b->number++;
	}
}

/* The fewest accelerators that can be placed; false where none can. */
static bool
first_place(struct places *s, struct placement *p, int most)
{
	for (p->count = 1; p->count <= most; p->count *= 2)
		if (place_start(s, p, 0))
			return true;
	p->count = 1;
	return false;
}

/* One format; false where axes that should stand apart do not. */
static bool
try_format(struct block *b, const struct placement *base)
{
	int most = search_max_count(b->q, base->accelerator);
	struct placement p = *base;

	if (!first_place(&b->places_of, &p, most)) {
		reject(b->found, base, REJECT_PLACEMENT,
		    SAID_PLAIN(b->q->catalog->phrases, refused_span));
		return true;
	}
	block_open(b, &p);
	for (; p.count <= most && !b->conflict; p.count *= 2)
		try_places(b, &p);
	if (b->conflict)
		return false;
	block_flush(b);
	return true;
}

/* Rejects with the record that gives the reason. */
static void
reject_by(struct found *f, const struct placement *p, enum reject r,
    const char *why, const struct ground *g)
{
	set_aside(f, &(struct answer){ .place = *p, .reject = r, .why = why,
		.ground = *g });
}

/* Why an accelerator is out before any number, or NULL. */
static const char *
excluded(const struct question *q, const struct placement *p,
    struct ground *g)
{
	const char *why = accept_accelerator(q, p->accelerator);

	if (!why)
		why = refuse_accelerator(q, p->accelerator, g);
	if (why)
		return why;
	return p->calibration || q->kind->uncalibrated ? NULL :
	    SAID_PLAIN(q->catalog->phrases, refused_uncalibrated);
}

/*
 * What the weights' format costs with each of the cache's.  Why all of them
 * are out, as of the one that costs least, or NULL.
 */
static const char *
quality_out(struct block *b, struct placement p, struct ground *g)
{
	const struct axis_rule *r = place_rule(b->q->kind, AXIS_kv_format);
	size_t n = r ? place_listed(b->q->workload, r)->count : 1;
	size_t least = 0;
	bool any = false;

	for (size_t i = 0; i < (n ? n : 1); i++) {
		struct ground *one = &b->cache_ground[i];

		p.axis[AXIS_kv_format] = (int)i;
		*one = (struct ground){ 0 };
		b->cache_out[i] = refuse_quality(b->q, &p, one);
		any = any || !b->cache_out[i];
		if (one->numbers && (!b->cache_ground[least].numbers ||
		    one->need < b->cache_ground[least].need))
			least = i;
	}
	*g = b->cache_ground[least];
	return any ? NULL : b->cache_out[least];
}

/* Why a format is out before any number; false where it is not. */
static bool
format_out(struct block *b, const struct placement *p)
{
	const struct question *q = b->q;
	struct ground g = { 0 };
	enum reject r = REJECT_FORMAT;
	const char *why = q->kind->illegal(q->workload, p);

	if (!why) {
		r = REJECT_SUPPORT;
		why = refuse_software(q, p, &g);
	}
	if (!why) {
		r = REJECT_QUALITY;
		why = quality_out(b, *p, &g);
	}
	if (why) {
		reject_by(b->found, p, r, why, &g);
		return true;
	}
	b->unsplits = refuse_splits(q, p, b->unsplit);
	refuse_recorded(q, p, &b->recorded);
	return false;
}

/* Rejects for want of an offer: none in time, none of a provider or in a
 * region that the profile takes, or none at all. */
static void
reject_offers(struct block *b, const struct placement *p)
{
	struct ground g = { 0 };
	const char *late = supply_late(b->q, p->accelerator, &g);

	const char *nowhere = accept_nowhere(b->q, p->accelerator);

	reject_by(b->found, p, REJECT_OFFER, late ? late : nowhere ? nowhere :
	    SAID_PLAIN(b->q->catalog->phrases, refused_unpriced), &g);
}

/* Is the format run as one that stands before it in the list? */
static bool
runs_before(const struct accelerator *a, const struct format *const *list,
    size_t at)
{
	for (size_t i = 0; i < at; i++)
		if (kind_runs(a, list[i]) == kind_runs(a, list[at]))
			return true;
	return false;
}

/* What was found so far, of which a conflict lets nothing stand. */
static void
remember(struct block *b)
{
	b->before[BLOCK_OFFERS] = *b->found;
	for (size_t i = 0; b->each_offer && i < b->offers; i++)
		b->before[i] = *b->alone[i].found;
}

static void
forget(struct block *b)
{
	*b->found = b->before[BLOCK_OFFERS];
	for (size_t i = 0; b->each_offer && i < b->offers; i++)
		*b->alone[i].found = b->before[i];
}

/* All formats of an accelerator that is not excluded. */
static void
try_formats(struct block *b, struct placement *p)
{
	const struct question *q = b->q;
	const struct format *format[FORMAT_MOST];
	size_t n = kind_formats(q->kind, q->workload, format);

	for (size_t i = 0; i < n; i++) {
		size_t number = b->number;

		remember(b);
		p->weight_format = kind_runs(p->accelerator, format[i]);
		if (runs_before(p->accelerator, format, i) || format_out(b, p))
			continue;
		if (!b->offers) {
			reject_offers(b, p);
			continue;
		}
		b->unchained.spread = b->looks & 1u << GOAL_risk ?
		    risk_spread(b->q, p) : 0;
		while (!try_format(b, p) && block_less(b)) {
			forget(b);
			b->number = number;
		}
	}
}

/* More offers than a block holds: the places again for each part of them. */
static void
try_parts(struct block *b, struct placement *p)
{
	const size_t number = b->number;

	for (size_t from = 0; offers_some(b, p->accelerator, &from);) {
		b->number = number;
		try_formats(b, p);
	}
}

/* Room for all offers of the accelerator at once? */
static bool
find_offers(struct block *b, const struct accelerator *a)
{
	b->offers = 0;
	return offers_find(b, a, slice_offers(b->q->catalog, a)) &&
	    offers_find(b, a, &b->q->catalog->kept);
}

/* One stack; all: every offer stands in the block. */
static void
search_pick(struct block *b, const struct accelerator *a,
    const struct stack_pick *s, bool all)
{
	struct placement p = { .accelerator = a, .count = 1,
		.stack = s->name, .calibration = s->calibration };
	struct ground g = { 0 };
	const char *why = excluded(b->q, &p, &g);

	b->work = 0;
	if (why)
		reject_by(b->found, &p, REJECT_SEGMENT, why, &g);
	else if (all)
		try_formats(b, &p);
	else
		try_parts(b, &p);
	b->found->work += b->work;
	b->found->best.place.accelerator = a;
}

/* Some stacks, in one outcome: splits and formats that no record speaks of
 * only where none of the others fits. */
static void
search_picks(struct block *b, const struct accelerator *a,
    const struct stack_pick *pick, size_t n, bool all)
{
	double work;

	*b->found = (struct found){ 0 };
	b->recorded_only = !b->q->every_split;
	for (size_t i = 0; i < n; i++)
		search_pick(b, a, &pick[i], all);
	if (!b->found->unrecorded || b->found->fitting)
		return;
	work = b->found->work;
	*b->found = (struct found){ 0 };
	b->recorded_only = false;
	for (size_t i = 0; i < n; i++)
		search_pick(b, a, &pick[i], all);
	b->found->work += work;
}

static void
search(struct block *b, const struct accelerator *a)
{
	struct stack_pick pick[STACK_CHOICES];
	size_t n = defaults_picks(b, a, pick);

	search_picks(b, a, pick, n, find_offers(b, a));
}

struct block *
search_scratch(struct arena *arena)
{
	return block_new(arena);
}

void
search_ask(struct block *b, const struct question *q)
{
	block_ask(b, q);
}

void
search_in(struct block *b, const struct accelerator *a, struct found *f,
    struct front *front)
{
	b->found = f;
	b->front = front;
	b->each = NULL;
	b->most = b->number = 0;
	search(b, a);
}

void
search_stacks(struct block *b, const struct accelerator *a, struct found *f,
    struct front *front)
{
	struct stack_pick pick[STACK_CHOICES];
	size_t n = defaults_picks(b, a, pick);
	bool all = find_offers(b, a);

	b->each = NULL;
	b->most = b->number = 0;
	for (size_t i = 0; i < n; i++) {
		b->found = &f[pick[i].at];
		b->front = &front[pick[i].at];
		search_picks(b, a, &pick[i], 1, all);
	}
}

/* Leaves the offers under which nothing fits; false where there are none. */
static bool
keep_unfit(struct block *b)
{
	size_t n = 0;

	for (size_t i = 0; i < b->offers; i++) {
		if (b->alone[i].found->fitting)
			continue;
		b->offer[n] = b->offer[i];
		b->alone[n] = b->alone[i];
		*b->alone[n++].found = (struct found){ 0 };
	}
	b->offers = n;
	return n > 0;
}

/* One stack under each of the block's offers alone: as search_picks(), each by
 * itself. */
static void
search_alone(struct block *b, const struct accelerator *a,
    const struct stack_pick *s)
{
	struct found shared = { 0 };

	b->found = &shared;
	b->recorded_only = !b->q->every_split;
	search_pick(b, a, s, true);
	if (!shared.unrecorded || !keep_unfit(b))
		return;
	b->recorded_only = false;
	search_pick(b, a, s, true);
}

void
search_offers(struct block *b, const struct accelerator *a,
    const struct offer *const *offer, size_t n, struct found *f,
    struct front *front)
{
	const size_t stacks = b->q->stacks.count;

	b->each = NULL;
	b->front = NULL;
	b->most = b->number = 0;
	b->each_offer = true;
	for (size_t s = 0; s < stacks; s++) {
		const struct stack_pick pick = defaults_pick(b, a, s);

		b->offers = n;
		for (size_t i = 0; i < n; i++) {
			b->offer[i] = offer[i];
			b->alone[i] = (struct offer_found){ &f[i * stacks + s],
				front ? &front[i * stacks + s] : NULL };
		}
		search_alone(b, a, &pick);
	}
	b->each_offer = false;
}

void
search_accelerator(const struct question *q, const struct accelerator *a,
    struct found *f)
{
	struct arena *scratch = arena_child(q->catalog->arena);
	struct block *b = block_new(scratch);

	block_ask(b, q);
	search_in(b, a, f, NULL);
	arena_free(scratch);
}

/* Works out all steps of every place: ways that a page lists show their cost
 * even where memory is short. */
size_t
search_places(const struct question *asked, const struct accelerator *a,
    struct found *each, size_t most)
{
	struct arena *scratch = arena_child(asked->catalog->arena);
	struct block *b = block_new(scratch);
	struct question q = *asked;
	struct found all;
	size_t number;

	q.every_split = true;
	block_ask(b, &q);
	b->whole = true;
	b->found = &all;
	b->front = NULL;
	b->each = each;
	b->most = most;
	b->number = 0;
	for (size_t i = 0; i < most; i++)
		each[i] = (struct found){ 0 };
	search(b, a);
	number = b->number;
	arena_free(scratch);
	return number;
}

void
search_lanes(const struct question *q, const struct placement *p, size_t n,
    double (*lanes)[CHAIN_BLOCK], struct input *input)
{
	struct binding bind = { .chain = q->chain, .value = lanes,
	    .origin = input };

	for (; bind.lane < n; bind.lane++)
		kind_bind(q->kind, &bind, q->catalog, q->workload, q->profile,
		    &p[bind.lane]);
	chain_spread(q->chain, lanes, n);
	chain_run(q->chain, lanes, n);
}

void
search_place(const struct question *q, const struct placement *p,
    struct answer *a, double *value, struct input *input)
{
	struct arena *scratch = arena_child(q->catalog->arena);
	/* The sanitizer's allocator maps and unmaps what is so large each time,
	   which takes longer than all that is worked out. */
#ifdef __SANITIZE_ADDRESS__
	double lanes[CHAIN_SLOTS][CHAIN_BLOCK];
#else
	double (*lanes)[CHAIN_BLOCK] = arena_unset(scratch,
	    (size_t)q->chain->slots, sizeof(*lanes));
#endif

	search_lanes(q, p, 1, lanes, input);
	question_answer(q, lanes, 0, p, a);
	for (int i = 0; value && i < q->chain->slots; i++)
		value[i] = lanes[i][0];
	arena_free(scratch);
}

/* The best offer of a list, where it beats what out holds. */
static bool
search_list(const struct question *q, const struct record_list *l,
    struct placement *p, struct answer *out, bool any)
{
	struct placement place = *p;
	size_t n, first = offers_of(l, p->accelerator, &n);

	for (size_t i = first; i < first + n; i++) {
		struct answer a;

		place.offer = (const struct offer *)l->item[i];
		if (!accept_offer(q, place.offer) ||
		    !offer_holds(q->kind, place.offer, &place))
			continue;
		search_place(q, &place, &a, NULL, NULL);
		if (!any || better(q, &a, out)) {
			*out = a;
			*p = place;
		}
		any = true;
	}
	return any;
}

bool
search_offer(const struct question *q, struct placement *p, struct answer *out)
{
	bool any = search_list(q, slice_offers(q->catalog, p->accelerator), p,
	    out, false);

	return search_list(q, &q->catalog->kept, p, out, any);
}
