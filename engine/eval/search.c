#include "eval/search.h"

#include <math.h>
#include <string.h>

#include "kind/place.h"
#include "kind/tenure.h"

enum {
	DEFAULT_MAX_COUNT = 8,
	LARGEST_COUNT = 1 << 29  /* twice as many is still an int */
};

/* Placements waiting to be evaluated together. */
struct batch {
	const struct question *q;
	struct found *found;
	size_t first_offer, offers;   /* of the accelerator */
	struct placement place[CHAIN_BLOCK];
	double value[CHAIN_SLOTS][CHAIN_BLOCK];
	size_t n;
};

/* The number that a limit's field holds; infinity when it was not given. */
static double
field_bound(const struct record *r, const char *name)
{
	const struct field *f = record_type_find(r->type, name);
	const struct number *n = record_field(r, f);

	return n->fact.given ? n->value : HUGE_VAL;
}

void
search_question(struct question *q, const struct catalog *cat,
    const struct workload *w, const struct profile *p)
{
	const struct kind *k = kind_of(w);

	*q = (struct question){ cat, w, p, k, kind_chain(k), .bound = { 0 } };
	for (size_t i = 0; i < k->limit_count; i++) {
		const struct limit *l = &k->limits[i];

		const struct chain_row *row = chain_row(q->chain, l->need);

		q->need[i] = row->slot;
		q->unit[i] = row->unit;
		q->have[i] = -1;
		if (l->from == HAVE_ROW)
			q->have[i] = chain_slot(q->chain, l->have);
		else
			q->bound[i] = field_bound(l->from == HAVE_WORKLOAD ?
			    &w->head : &p->head, l->have);
	}
	q->buys = p->facility.text && chain_slot(q->chain, "purchase") >= 0;
	q->compares = chain_slot(q->chain, "purchase") >= 0 &&
	    chain_slot(q->chain, "owned") < 0;
	for (size_t i = 0; i < k->resource_count; i++)
		q->resource[i] = chain_slot(q->chain, k->resources[i].row);
	for (size_t i = 0; i < k->measure_count; i++)
		q->measure[i] = chain_slot(q->chain, k->measures[i].row);
}

static double
have_of(const struct question *q, size_t limit,
    double (*value)[CHAIN_BLOCK], size_t lane)
{
	return q->have[limit] < 0 ? q->bound[limit] :
	    value[q->have[limit]][lane];
}

/* Sets the first broken limit, or the one with the least left over. */
static void
judge_limits(const struct question *q, double (*value)[CHAIN_BLOCK],
    size_t lane, struct answer *a)
{
	double least = HUGE_VAL;

	for (size_t i = 0; i < q->kind->limit_count; i++) {
		double need = value[q->need[i]][lane];
		double have = have_of(q, i, value, lane);
		double left = isinf(have) ? 1 : (have - need) / have;

		if (isinf(have) || left >= least)
			continue;
		least = left;
		a->limit = &q->kind->limits[i];
		a->need = need;
		a->have = have;
		a->limit_unit = q->unit[i];
		if (need > have) {
			a->reject = REJECT_LIMIT;
			return;
		}
	}
}

static void
judge(const struct question *q, double (*value)[CHAIN_BLOCK], size_t lane,
    const struct placement *p, struct answer *a)
{
	double most = -1;

	*a = (struct answer){ .place = *p };
	judge_limits(q, value, lane, a);
	for (size_t i = 0; i < q->kind->resource_count; i++) {
		double v = value[q->resource[i]][lane];

		if (v > most) {
			most = v;
			a->bound = &q->kind->resources[i];
		}
	}
	a->objective = value[q->measure[0]][lane];
	a->time = value[q->measure[1]][lane];
}

/* Is a better than b?  Equal ones keep the order they were tried in. */
static bool
better(const struct answer *a, const struct answer *b)
{
	if (a->reject != b->reject)
		return a->reject == REJECT_NONE;
	if (a->reject == REJECT_NONE) {
		if (a->objective < b->objective || a->objective > b->objective)
			return a->objective < b->objective;
		return a->time < b->time;
	}
	if (a->limit != b->limit)
		return a->limit > b->limit;
	return a->need / a->have < b->need / b->have;
}

static void
flush(struct batch *b)
{
	const struct question *q = b->q;
	struct found *f = b->found;

	q->chain->run(b->value, b->n);
	for (size_t i = 0; i < b->n; i++) {
		struct answer a;

		judge(q, b->value, i, &b->place[i], &a);
		f->candidates++;
		f->fitting += a.reject == REJECT_NONE;
		if (!f->any || better(&a, &f->best))
			f->best = a;
		f->any = true;
	}
	b->n = 0;
}

static void
add(struct batch *b, const struct placement *p)
{
	const struct question *q = b->q;
	struct binding bind = { .chain = q->chain, .value = b->value,
	    .lane = b->n };

	q->kind->bind(&bind, q->catalog, q->workload, q->profile, p);
	b->place[b->n++] = *p;
	if (b->n == CHAIN_BLOCK)
		flush(b);
}

/* Why an accelerator is out before any number, or NULL. */
static bool
listed(const struct words *list, const char *word)
{
	if (!list->count)
		return true;
	for (size_t i = 0; i < list->count; i++)
		if (!strcmp(list->item[i].text, word))
			return true;
	return false;
}

static bool
acceptable(const struct question *q, const struct offer *o)
{
	if (offer_is_purchase(o))
		return q->buys && listed(&q->profile->tiers, o->tier.text);
	return listed(&q->profile->tiers, o->tier.text) && !q->compares &&
	    listed(&q->profile->providers, o->provider.text);
}

/* The offers of an accelerator stand together. */
static size_t
offers_of(const struct catalog *cat, const struct accelerator *a, size_t *n)
{
	const struct record_list *l = &cat->offers;
	size_t first = 0, last;

	while (first < l->count && strcmp(((const struct offer *)
	    l->item[first])->accelerator.text, a->head.id) != 0)
		first++;
	last = first;
	while (last < l->count && !strcmp(((const struct offer *)
	    l->item[last])->accelerator.text, a->head.id))
		last++;
	*n = last - first;
	return first;
}

/* A copy lives within one instance: its accelerators share a link. */
static bool
holds(const struct offer *o, int count)
{
	return !o->unit.text || strncmp(o->unit.text, "instance", 8) != 0 ||
	    count <= o->count.value;
}

/* One placement under all offers; returns how many were acceptable. */
static size_t
try_offers(struct batch *b, struct placement *p)
{
	const struct record_list *l = &b->q->catalog->offers;
	size_t taken = 0;

	for (size_t i = 0; i < b->offers; i++) {
		p->offer = (const struct offer *)l->item[b->first_offer + i];
		if (!acceptable(b->q, p->offer))
			continue;
		taken++;
		if (holds(p->offer, p->count))
			add(b, p);
	}
	return taken;
}

int
search_max_count(const struct question *q, const struct accelerator *a)
{
	const struct number *w = &q->workload->max_count;
	double most = w->fact.given ? w->value : DEFAULT_MAX_COUNT;

	if (a->max_count.fact.given && a->max_count.value < most)
		most = a->max_count.value;
	return most < LARGEST_COUNT ? (int)most : LARGEST_COUNT;
}

static void
reject(struct found *f, const struct placement *p, enum reject r,
    const char *why)
{
	if (f->any || f->best.reject > r)
		return;
	f->best = (struct answer){ .place = *p, .reject = r, .why = why };
}

/* Every placement of one count and format. */
static void
try_places(struct batch *b, struct placement *p)
{
	const struct question *q = b->q;
	struct places s;

	for (bool more = place_first(&s, q->kind, q->workload, p); more;
	    more = place_next(&s, p)) {
		const char *why = q->kind->misplaced ? q->kind->misplaced(
		    q->catalog, q->workload, p) : NULL;

		if (why)
			reject(b->found, p, REJECT_PLACEMENT, why);
		else if (!try_offers(b, p))
			reject(b->found, p, REJECT_OFFER,
			    "no price in an acceptable tier");
	}
}

void
search_accelerator(const struct question *q, const struct accelerator *a,
    struct found *f)
{
	struct batch b;  /* binding fills the lanes: nothing to clear */
	struct placement p = { .accelerator = a, .count = 1 };
	enum format format[FORMAT_COUNT];
	size_t formats_n = q->kind->formats(q->workload, format);
	int most = search_max_count(q, a);

	*f = (struct found){ 0 };
	p.calibration = kind_calibration(q->catalog, q->workload, a);
	if (!listed(&q->profile->segments, a->segment.text))
		reject(f, &p, REJECT_SEGMENT,
		    "the profile excludes its segment");
	else if (!listed(&q->workload->accelerators, a->head.id))
		reject(f, &p, REJECT_SEGMENT, "the workload does not list it");
	else if (!p.calibration && !q->kind->uncalibrated)
		reject(f, &p, REJECT_SEGMENT, "no calibration covers it");
	if (f->best.reject)
		return;
	b.q = q;
	b.found = f;
	b.n = 0;
	b.first_offer = offers_of(q->catalog, a, &b.offers);
	for (size_t i = 0; i < formats_n; i++) {
		const char *why;

		p.weight_format = format[i];
		why = q->kind->illegal(q->workload, &p);
		if (why) {
			reject(f, &p, REJECT_FORMAT, why);
			continue;
		}
		for (p.count = 1; p.count <= most; p.count *= 2)
			try_places(&b, &p);
		p.count = 1;
	}
	flush(&b);
	f->best.place.accelerator = a;
}

void
search_place(const struct question *q, const struct placement *p,
    struct answer *a, double *value, struct input *input)
{
	double lanes[CHAIN_SLOTS][CHAIN_BLOCK];
	struct binding bind = { .chain = q->chain, .value = lanes,
	    .origin = input };

	q->kind->bind(&bind, q->catalog, q->workload, q->profile, p);
	q->chain->run(lanes, 1);
	judge(q, lanes, 0, p, a);
	for (int i = 0; value && i < q->chain->slots; i++)
		value[i] = lanes[i][0];
}

bool
search_offer(const struct question *q, struct placement *p, struct answer *out)
{
	struct placement place = *p;
	size_t n, first = offers_of(q->catalog, p->accelerator, &n);
	bool any = false;

	for (size_t i = first; i < first + n; i++) {
		struct answer a;

		place.offer = (const struct offer *)q->catalog->offers.item[i];
		if (!acceptable(q, place.offer) ||
		    !holds(place.offer, place.count))
			continue;
		search_place(q, &place, &a, NULL, NULL);
		if (!any || better(&a, out)) {
			*out = a;
			*p = place;
		}
		any = true;
	}
	return any;
}
