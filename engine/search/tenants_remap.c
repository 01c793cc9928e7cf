/* What tenants did under an older catalogue, where offers alone changed. */
#include "search/tenants.h"

#include <string.h>

#include "base/arena.h"
#include "catalog/catalog.h"
#include "kind/cluster.h"
#include "search/remap.h"

static const char *
copied(struct arena *arena, const char *text)
{
	return text ? arena_strdup(arena, text) : NULL;
}

void
tenants_remap(struct arena *arena, struct remap *c, struct seek *now,
    const struct seek *before, size_t accelerator)
{
	const size_t tenants = before->tenants;

	if (!before->all || now->accelerators != before->accelerators ||
	    now->tenants != tenants)
		return;
	now->known[accelerator] = true;
	for (size_t i = 0; i < tenants; i++) {
		size_t at = i * now->accelerators + accelerator;
		struct found *f = &now->found[at];

		*f = before->found[at];
		if (f->best.place.accelerator && !remap_answer(arena, c,
		    copied(arena, f->best.place.stack), &f->best))
			now->known[accelerator] = false;
	}
	for (size_t i = 0; !now->known[accelerator] && i < tenants; i++)
		now->found[i * now->accelerators + accelerator] =
		    (struct found){ 0 };
}

/* The offer stood in a catalogue of its own, where all cost the same. */
static bool
remap_stay(struct arena *arena, const struct catalog *cat, struct stay *s)
{
	struct remap c = { .cat = cat };
	const char *id = s->place.accelerator ?
	    s->place.accelerator->head.id : NULL;

	s->why = copied(arena, s->why);
	if (!id)
		return true;
	c.accelerator = (const struct accelerator *)catalog_find(
	    &cat->accelerators, id);
	if (!c.accelerator)
		c.accelerator = (const struct accelerator *)catalog_find(
		    &cat->parts, id);
	s->place.offer = NULL;
	return c.accelerator && remap_place(&c, copied(arena,
	    s->place.stack), &s->place);
}

void
tenants_remap_stays(struct arena *arena, const struct question *now,
    const struct question *before)
{
	const struct tenancy *t = tenancy_of(now->workload);
	const struct tenancy *was = tenancy_of(before->workload);
	const struct record_list *l = &now->catalog->accelerators;
	const size_t count = l->count * t->tenants;
	struct stay *stay;

	if (t->tenants != was->tenants || l->count !=
	    before->catalog->accelerators.count || t->stay->asked)
		return;
	stay = arena_array(arena, count + 1, sizeof(*stay));
	for (size_t i = 0; i < count; i++) {
		stay[i] = was->stay[i];
		if (!stay[i].asked || !remap_stay(arena, now->catalog,
		    &stay[i]))
			return;
	}
	memcpy(t->stay, stay, count * sizeof(*stay));
}
