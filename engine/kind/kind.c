#include "kind/ownership.h"

#include <string.h>

#include "catalog/tested.h"
#include "kind/slice.h"
#include "kind/stack.h"

void
kind_prepare(struct arena *arena, struct catalog *cat)
{
	slices_cut(arena, cat);
	for (size_t i = 0; i < cat->workloads.count; i++) {
		struct workload *w = (struct workload *)
		    cat->workloads.item[i];
		const struct kind *k = kind_of(w);

		if (k->prepare)
			w->prepared = k->prepare(arena, cat, w);
	}
	ownership_prepare(arena, cat);
	tested_sort(cat, arena);
}

const struct kind *
kind_find(const char *name)
{
	for (size_t i = 0; i < kind_count; i++)
		if (!strcmp(kinds[i]->name, name))
			return kinds[i];
	return NULL;
}

const struct kind *
kind_of(const struct workload *w)
{
	for (size_t i = 0; i < kind_count; i++)
		if (kinds[i]->type == w->head.type)
			return kinds[i];
	return NULL;
}

const struct model *
kind_model(const struct catalog *cat, const struct workload *w)
{
	return (const struct model *)catalog_follow(cat, "model", &w->model);
}

/* The formats named in a list, in its order. */
static size_t
named(const struct catalog *c, const struct words *list,
    const struct format *out[FORMAT_MOST])
{
	size_t n = 0;

	for (size_t i = 0; i < list->count && n < FORMAT_MOST; i++)
		out[n++] = format_find(c, list->item[i].text);
	return n;
}

size_t
kind_formats(const struct kind *k, const struct workload *w,
    const struct format *out[FORMAT_MOST])
{
	if (k->formats)
		return k->formats(w, out);
	return named(w->catalog, (const struct words *)(const void *)
	    ((const char *)w + k->format_list), out);
}

const struct chain *
kind_chain(const struct kind *k)
{
	return chain_find(k->chain_name);
}

/* 32-bit floats run on the vector units, all others on the matrix units. */
static const struct rates *
units_of(const struct accelerator *a, enum format_name name)
{
	return name == FORMAT_fp32 ? &a->vector : &a->dense;
}

static const struct rate *
rate(const struct accelerator *a, enum format_name name)
{
	return rates_find(units_of(a, name), name);
}

/* The other of the two of 16 bits; FORMAT_other of any that is neither. */
static enum format_name
other_half(enum format_name name)
{
	return name == FORMAT_bf16 ? FORMAT_fp16 :
	    name == FORMAT_fp16 ? FORMAT_bf16 : FORMAT_other;
}

/* What stands in for a format of 16 bits, or NULL where nothing does. */
static const struct rate *
stand_in(const struct accelerator *a, enum format_name name)
{
	enum format_name other = other_half(name);

	return other && !rate(a, name) ? rate(a, other) : NULL;
}

const struct format *
kind_runs(const struct accelerator *a, const struct format *f)
{
	const struct rate *other = f ? stand_in(a, f->known) : NULL;

	return other ? other->of : f;
}

const struct number *
kind_known_rate(const struct accelerator *a, enum format_name name)
{
	const struct rate *r = stand_in(a, name);

	if (!r && name == FORMAT_fp8)
		r = rate(a, FORMAT_fp8_acc32);
	if (!r)
		r = rate(a, name);
	return r ? &r->number : NULL;
}

const struct number *
kind_rate(const struct accelerator *a, const struct format *f)
{
	const struct format *compute = f->computes;
	const struct number *n;

	if (compute->known)
		return kind_known_rate(a, compute->known);
	n = rates_of(&a->dense, compute);
	return n->fact.given ? n : NULL;
}

const struct number *
kind_narrow_rate(const struct accelerator *a)
{
	const struct number *wide = kind_known_rate(a, FORMAT_fp16);
	const struct rate *narrow = rate(a, FORMAT_fp16_acc16);

	return narrow && (!wide || narrow->number.value > wide->value) ?
	    &narrow->number : wide;
}

/* An empty list holds for all. */
static bool
holds_for(const struct words *names, const char *name)
{
	for (size_t i = 0; i < names->count; i++)
		if (!strcmp(names->item[i].text, name))
			return true;
	return names->count == 0;
}

bool
kind_covers(const struct calibration *c, const struct accelerator *a)
{
	if (!a)
		return kind_closeness(c) == 0;
	return holds_for(&c->architectures, a->architecture.text) &&
	    holds_for(&c->segments, a->segment.text);
}

size_t
kind_closeness(const struct calibration *c)
{
	return (c->architectures.count ? 1u : 0u) +
	    (c->segments.count ? 1u : 0u);
}

const struct calibration *
kind_calibration(const struct catalog *cat, const struct workload *w,
    const struct accelerator *a, const char *stack)
{
	struct printed_stack s = printed_of(w, stack);

	if (w->calibration.text)
		return (const struct calibration *)catalog_find(
		    &cat->calibrations, w->calibration.text);
	return stack_calibration(cat, &s, a);
}
