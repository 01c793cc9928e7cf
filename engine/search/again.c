#include "search/again.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/cluster.h"
#include "kind/slice.h"
#include "search/offers.h"
#include "search/untold.h"

/* What is sold of one accelerator, and what is owned of it. */
struct sold {
	const struct record_list *list[2];
	size_t first[2], count[2];
};

/* One accelerator in both catalogues. */
struct carrying {
	const struct catalog *cat;
	const struct accelerator *accelerator;
	struct sold now, before;
	/* Looked up last, and what it is now. */
	const struct calibration *calibration[2];
	const struct format *format[2];
	const char *why[2];
};

static bool
same_text(const char *a, const char *b)
{
	return a && b ? !strcmp(a, b) : a == b;
}

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
		return same_text(((const struct word *)a)->text,
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

static bool
same_offer(const struct offer *a, const struct offer *b)
{
	const struct record_type *t = a->head.type;

	if (t != b->head.type || !same_text(a->head.id, b->head.id) ||
	    !same_text(a->holding ? a->holding->head.id : NULL, b->holding ?
	    b->holding->head.id : NULL))
		return false;
	for (size_t i = 0; t && i < record_type_fields(t); i++) {
		const struct field *f = record_type_field(t, i);

		if (!same_field(f, record_field(&a->head, f),
		    record_field(&b->head, f)))
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
same_sold(const struct sold *a, const struct sold *b)
{
	for (size_t l = 0; l < COUNT(a->list); l++) {
		if (a->count[l] != b->count[l])
			return false;
		for (size_t i = 0; i < a->count[l]; i++)
			if (!same_offer(sold_at(a, l, i), sold_at(b, l, i)))
				return false;
	}
	return true;
}

/* The offer that stands where the older one does; NULL where it stands in
 * neither list. */
static const struct offer *
offer_now(const struct carrying *c, const struct offer *was)
{
	for (size_t l = 0; l < COUNT(c->now.list); l++)
		for (size_t i = 0; i < c->now.count[l]; i++)
			if (sold_at(&c->before, l, i) == was)
				return sold_at(&c->now, l, i);
	return NULL;
}

static const struct calibration *
calibration_now(struct carrying *c, const struct calibration *was)
{
	if (was && was != c->calibration[0]) {
		c->calibration[0] = was;
		c->calibration[1] = (const struct calibration *)catalog_find(
		    &c->cat->calibrations, was->head.id);
	}
	return was ? c->calibration[1] : NULL;
}

static const struct format *
format_now(struct carrying *c, const struct format *was)
{
	if (was && was != c->format[0]) {
		c->format[0] = was;
		c->format[1] = format_find(c->cat, was->head.id);
	}
	return was ? c->format[1] : NULL;
}

/* False where something that it names is there no more. */
static bool
place_now(struct carrying *c, const char *stack, struct placement *p)
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
ground_now(const struct carrying *c, struct ground *g)
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
why_now(struct arena *arena, struct carrying *c, const char *was)
{
	if (was && was != c->why[0]) {
		c->why[0] = was;
		c->why[1] = arena_strdup(arena, was);
	}
	return was ? c->why[1] : NULL;
}

/* All of an answer that the older catalogue has; false where some of it is
 * there no more. */
static bool
answer_now(struct arena *arena, struct carrying *c, const char *stack,
    struct answer *a)
{
	a->why = why_now(arena, c, a->why);
	return place_now(c, stack, &a->place) && ground_now(c, &a->ground);
}

/* One stack of an item; false where it has to be searched. */
static bool
carry_stack(struct arena *arena, struct carrying *c, const char *stack,
    struct found *f, struct front *front)
{
	const struct point *was = front->item;

	if (!answer_now(arena, c, stack, &f->best))
		return false;
	front->arena = arena;
	front->cap = front->count;
	front->item = arena_unset(arena, front->count + 1, sizeof(*was));
	for (size_t i = 0; i < front->count; i++) {
		front->item[i] = was[i];
		if (!place_now(c, stack, &front->item[i].place))
			return false;
	}
	return true;
}

/* What deciding looked for; it is looked for again where this is false. */
static bool
carry_untold(struct arena *arena, struct carrying *c, const char *stack,
    struct untold *u)
{
	return !u->best.place.accelerator || answer_now(arena, c, stack,
	    &u->best);
}

/* Is it the same question?  What tenants do alone rests on every price. */
static bool
same_question(const struct question *a, const struct question *b)
{
	if (strcmp(a->workload->head.id, b->workload->head.id) != 0 ||
	    strcmp(a->profile->head.id, b->profile->head.id) != 0 ||
	    a->kind != b->kind || a->stacks.count != b->stacks.count ||
	    tenancy_of(a->workload) || tenancy_of(b->workload))
		return false;
	for (size_t i = 0; i < a->stacks.count; i++)
		if (!same_text(a->stacks.name[i], b->stacks.name[i]))
			return false;
	return true;
}

static void
carry_item(struct arena *arena, struct carrying *c, struct outcomes *now,
    const struct outcomes *before, size_t item)
{
	const struct question *q = outcome_question(now, item);
	const size_t to = outcome_at(now, item);
	const size_t from = outcome_at(before, item);
	bool carried = true;

	for (size_t i = 0; carried && i < q->stacks.count; i++) {
		now->found[to + i] = before->found[from + i];
		now->front[to + i] = before->front[from + i];
		carried = carry_stack(arena, c, q->stacks.name[i],
		    &now->found[to + i], &now->front[to + i]);
		now->untold[to + i] = before->untold[from + i];
		if (!carry_untold(arena, c, q->stacks.name[i],
		    &now->untold[to + i]))
			now->untold[to + i] = (struct untold){ 0 };
	}
	for (size_t i = 0; !carried && i < q->stacks.count; i++) {
		now->found[to + i] = (struct found){ 0 };
		now->untold[to + i] = (struct untold){ 0 };
	}
	now->carried[item] = carried;
}

/* Marks in the newer outcomes what it carries over. */
static void
carry(struct arena *arena, struct outcomes *now,
    const struct outcomes *before)
{
	size_t n = now->accelerators;

	if (n != before->accelerators || now->questions != before->questions ||
	    strcmp(now->catalog->date, before->catalog->date) != 0)
		return;
	for (size_t a = 0; a < n; a++) {
		const struct accelerator *was = outcome_accelerator(before, a);
		struct carrying c = { .cat = now->catalog,
		    .accelerator = outcome_accelerator(now, a) };

		if (strcmp(was->head.id, c.accelerator->head.id) != 0)
			continue;
		c.now = sold_of(now->catalog, c.accelerator);
		c.before = sold_of(before->catalog, was);
		if (!same_sold(&c.now, &c.before))
			continue;
		for (size_t q = 0; q < now->questions; q++) {
			if (!same_question(&now->question[q],
			    &before->question[q]))
				continue;
			now->order[q] = before->order[q];
			carry_item(arena, &c, now, before, q * n + a);
		}
	}
}

/* As the search left it: deciding writes into what was found. */
static const struct outcomes *
kept(struct arena *arena, const struct outcomes *o)
{
	const size_t results = o->first[o->questions];
	struct outcomes *copy = ARENA_NEW(arena, struct outcomes);

	*copy = *o;
	copy->found = arena_unset(arena, results + 1, sizeof(*copy->found));
	memcpy(copy->found, o->found, results * sizeof(*copy->found));
	return copy;
}

struct decisions *
again_decide(struct arena *arena, const struct catalog *cat,
    const struct outcomes *before, const struct outcomes **now, int jobs)
{
	struct outcomes *o = outcomes_new(arena, cat, (struct whom){ 0 });

	if (before)
		carry(arena, o, before);
	outcomes_search(arena, o, (struct shard){ 1, 1 }, jobs);
	*now = kept(arena, o);
	return outcomes_decide(arena, o, jobs);
}
