#include "search/remap.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "kind/slice.h"
#include "search/offers.h"

static bool
same_number(const struct number *a, const struct number *b)
{
	return a->fact.given == b->fact.given && !(a->value < b->value) &&
	    !(a->value > b->value);
}

/* Carriers of any other type are told apart. */
static bool
same_field(const struct field *f, const void *a, const void *b)
{
	switch (f->type) {
	case FIELD_TEXT:
	case FIELD_URL:
	case FIELD_DATE:
	case FIELD_CHOICE:
	case FIELD_REF:
		return text_equal(((const struct word *)a)->text,
		    ((const struct word *)b)->text);
	case FIELD_FLAG:
		return ((const struct flag *)a)->on ==
		    ((const struct flag *)b)->on;
	case FIELD_NUMBER:
	case FIELD_COUNT:
		return same_number(a, b);
	default:
		return false;
	}
}

static const char *
held_by(const struct offer *o)
{
	return o->holding ? o->holding->head.id : NULL;
}

/* Is it what the offer costs, and no less than it was? */
static bool
is_dearer(const struct field *f, const void *now, const void *was)
{
	const struct number *a = now, *b = was;

	return (!strcmp(f->name, "price") || !strcmp(f->name, "purchase")) &&
	    a->fact.given == b->fact.given && a->value >= b->value;
}

static bool
same_offer(const struct offer *a, const struct offer *b, bool dearer)
{
	const struct record_type *t = a->head.type;

	if (t != b->head.type || !text_equal(a->head.id, b->head.id) ||
	    !text_equal(held_by(a), held_by(b)))
		return false;
	for (size_t i = 0; t && i < record_type_fields(t); i++) {
		const struct field *f = record_type_field(t, i);

		const void *now = record_field(&a->head, f);
		const void *was = record_field(&b->head, f);

		if (!same_field(f, now, was) && !(dearer && is_dearer(f, now,
		    was)))
			return false;
	}
	return true;
}

static struct sold
sold_of(const struct catalog *cat, const struct accelerator *a)
{
	struct sold s = { .list = { slice_offers(cat, a), &cat->kept } };

	for (size_t l = 0; l < COUNT(s.list); l++)
		s.first[l] = offers_of(s.list[l], a, &s.count[l]);
	return s;
}

static const struct offer *
sold_at(const struct sold *s, size_t l, size_t i)
{
	return (const struct offer *)s->list[l]->item[s->first[l] + i];
}

static bool
sells(const struct remap *c, bool dearer)
{
	const struct sold *a = &c->now, *b = &c->before;

	for (size_t l = 0; l < COUNT(a->list); l++) {
		if (a->count[l] != b->count[l])
			return false;
		for (size_t i = 0; i < a->count[l]; i++)
			if (!same_offer(sold_at(a, l, i), sold_at(b, l, i),
			    dearer))
				return false;
	}
	return true;
}

bool
remap_sells(const struct remap *c)
{
	return sells(c, false);
}

bool
remap_dearer(const struct remap *c)
{
	return sells(c, true);
}

struct remap
remap_between(const struct catalog *now, const struct accelerator *a,
    const struct catalog *before, const struct accelerator *was)
{
	return (struct remap){ .cat = now, .accelerator = a,
		.now = sold_of(now, a), .before = sold_of(before, was) };
}

/* The offer that stands where the older one does; NULL where it stands in
 * neither list. */
static const struct offer *
offer_now(const struct remap *c, const struct offer *was)
{
	for (size_t l = 0; l < COUNT(c->now.list); l++)
		for (size_t i = 0; i < c->now.count[l]; i++)
			if (sold_at(&c->before, l, i) == was)
				return sold_at(&c->now, l, i);
	return NULL;
}

static const struct calibration *
calibration_now(struct remap *c, const struct calibration *was)
{
	if (was && was != c->calibration[0]) {
		c->calibration[0] = was;
		c->calibration[1] = (const struct calibration *)catalog_find(
		    &c->cat->calibrations, was->head.id);
	}
	return was ? c->calibration[1] : NULL;
}

static const struct format *
format_now(struct remap *c, const struct format *was)
{
	if (was && was != c->format[0]) {
		c->format[0] = was;
		c->format[1] = format_find(c->cat, was->head.id);
	}
	return was ? c->format[1] : NULL;
}

bool
remap_place(struct remap *c, const char *stack, struct placement *p)
{
	const struct placement was = *p;

	p->accelerator = was.accelerator ? c->accelerator : NULL;
	p->stack = was.stack ? stack : NULL;
	p->offer = was.offer ? offer_now(c, was.offer) : NULL;
	p->calibration = calibration_now(c, was.calibration);
	p->weight_format = format_now(c, was.weight_format);
	return !was.offer == !p->offer &&
	    !was.calibration == !p->calibration &&
	    !was.weight_format == !p->weight_format;
}

/* The record that a reject rests on. */
static bool
ground_now(const struct remap *c, struct ground *g)
{
	const struct record_list *all;

	if (!g->by)
		return true;
	if (!strcmp(g->by->type->verb, "offer")) {
		g->by = (const struct record *)offer_now(c,
		    (const struct offer *)g->by);
		return g->by;
	}
	all = catalog_records(c->cat, g->by->type->verb);
	g->by = all ? catalog_find(all, g->by->id) : NULL;
	return g->by;
}

/* The words of a reject, which may be those of the older catalogue. */
static const char *
why_now(struct arena *arena, struct remap *c, const char *was)
{
	if (was && was != c->why[0]) {
		c->why[0] = was;
		c->why[1] = arena_strdup(arena, was);
	}
	return was ? c->why[1] : NULL;
}

bool
remap_answer(struct arena *arena, struct remap *c, const char *stack,
    struct answer *a)
{
	a->why = why_now(arena, c, a->why);
	return remap_place(c, stack, &a->place) && ground_now(c, &a->ground);
}
