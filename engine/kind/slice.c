#include "kind/slice.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/ownership.h"
#include "model/slice.h"

/* One accelerator being made. */
struct cut {
	struct arena *arena;
	const struct slice *slice;
	struct accelerator *part;
	double share;            /* that it takes from the whole */
};

/* Who states the whole, and that this is a share of it. */
static struct fact
shared(const struct cut *c, struct fact whole)
{
	whole.of = &c->part->head;
	whole.place = arena_printf(c->arena, "%s%sthe share of slice %s",
	    whole.place ? whole.place : "", whole.place ? "; " : "",
	    c->slice->name.text);
	return whole;
}

static struct number
share(const struct cut *c, const struct number *whole, double value)
{
	if (!whole->fact.given)
		return *whole;
	return (struct number){ value, shared(c, whole->fact) };
}

/* As the slice itself states it. */
static struct number
own(const struct cut *c, const struct number *stated)
{
	struct number n = *stated;

	n.fact.of = &c->part->head;
	return n;
}

static void
cut_rates(const struct cut *c, struct rates *rates, double units, double all)
{
	for (size_t i = 0; i < rates->count; i++) {
		struct number *n = &rates->item[i].number;

		*n = share(c, n, slice_rate(n->value, units, all));
	}
}

/* Units that both state, else the share that is printed. */
static void
cut_compute(const struct cut *c)
{
	const struct slice *s = c->slice;
	struct accelerator *a = c->part;
	bool counted = s->compute_units.fact.given &&
	    a->compute_units.fact.given;
	double units = counted ? s->compute_units.value :
	    s->compute_share.value;
	double all = counted ? a->compute_units.value : 1;

	cut_rates(c, &a->dense, units, all);
	cut_rates(c, &a->sparse, units, all);
	cut_rates(c, &a->vector, units, all);
	a->compute_units = own(c, &s->compute_units);
}

static void
cut_memory(const struct cut *c)
{
	const struct slice *s = c->slice;
	struct accelerator *a = c->part;

	a->memory = own(c, &s->memory);
	a->memory.fact.field = "memory";
	a->memory_nominal = (struct number){ 0 };
	a->memory_bandwidth = share(c, &a->memory_bandwidth,
	    slice_bandwidth(a->memory_bandwidth.value, s->memory_share.value));
}

/* Slices do not reach each other: one is a node of its own. */
static void
cut_link(const struct cut *c)
{
	struct accelerator *a = c->part;

	if (a->pcie_bandwidth.fact.given) {
		a->link_bandwidth = a->pcie_bandwidth;
		a->link = (struct word){ "PCIe", a->pcie_bandwidth.fact };
	}
	a->max_count = (struct number){ 1, c->slice->memory.fact };
	a->max_count.fact.of = &a->head;
	a->max_count.fact.field = "max_count";
}

static struct accelerator *
cut_one(struct arena *arena, const struct slice *s,
    const struct accelerator *whole)
{
	struct accelerator *a = ARENA_NEW(arena, struct accelerator);
	struct cut c = { arena, s, a, slice_share(s->compute_share.value,
	    s->memory_share.value) };

	*a = *whole;
	a->slice = s;
	a->head.id = s->head.id;
	a->head.at = s->head.at;
	a->name.text = arena_printf(arena, "%s, slice %s", whole->name.text,
	    s->name.text);
	cut_compute(&c);
	cut_memory(&c);
	cut_link(&c);
	a->power = share(&c, &a->power, a->power.value * c.share);
	a->list_price = (struct number){ 0 };
	return a;
}

double
slice_of_whole(const struct accelerator *a)
{
	return a->slice ? slice_share(a->slice->compute_share.value,
	    a->slice->memory_share.value) : 1;
}

static void
cut_offer(struct arena *arena, struct catalog *cat,
    const struct accelerator *part, const struct offer *whole)
{
	struct offer *o = ARENA_NEW(arena, struct offer);
	double s = slice_of_whole(part);

	*o = *whole;
	o->head.id = arena_printf(arena, "%s.%s", whole->head.id,
	    part->slice->name.text);
	o->accelerator.text = part->head.id;
	o->count.value = 1;
	/* A whole machine's price holds the host, and so does a share. */
	if (!offer_is_purchase(whole))
		o->unit.text = NULL;
	o->price.value = whole->price.value * s;
	o->purchase.value = whole->purchase.value * s;
	o->price.fact.of = o->purchase.fact.of = &o->head;
	ARRAY_ADD(arena, &cat->part_offers, &o->head);
}

void
slices_cut(struct arena *arena, struct catalog *cat)
{
	for (size_t i = 0; i < cat->slices.count; i++) {
		const struct slice *s = (const struct slice *)
		    cat->slices.item[i];
		const struct accelerator *whole = (const struct accelerator *)
		    catalog_follow(cat, "accelerator", &s->accelerator);
		struct accelerator *part = whole ?
		    cut_one(arena, s, whole) : NULL;

		if (part)
			ARRAY_ADD(arena, &cat->parts, &part->head);
		for (size_t n = 0; part && n < cat->offers.count; n++) {
			const struct offer *o = (const struct offer *)
			    cat->offers.item[n];

			if (o->accelerator.text && !strcmp(o->accelerator.text,
			    whole->head.id))
				cut_offer(arena, cat, part, o);
		}
	}
}

const struct record_list *
slice_offers(const struct catalog *cat, const struct accelerator *a)
{
	return a->slice ? &cat->part_offers : &cat->offers;
}

const struct accelerator *
slice_find(const struct catalog *cat, const char *id)
{
	const struct record *r = catalog_find(&cat->accelerators, id);

	if (!r)
		r = catalog_find(&cat->parts, id);
	return (const struct accelerator *)r;
}
