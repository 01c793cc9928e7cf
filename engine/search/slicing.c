#include "search/slicing.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "spec/phrase.h"

/* By memory, then by arithmetic, then by name. */
static int
by_size(const void *x, const void *y)
{
	const struct answer *a = x, *b = y;
	const struct slice *s = a->place.accelerator->slice;
	const struct slice *t = b->place.accelerator->slice;

	if (s->memory.value < t->memory.value ||
	    s->memory.value > t->memory.value)
		return s->memory.value < t->memory.value ? -1 : 1;
	if (s->compute_share.value < t->compute_share.value ||
	    s->compute_share.value > t->compute_share.value)
		return s->compute_share.value < t->compute_share.value ?
		    -1 : 1;
	return strcmp(s->head.id, t->head.id);
}

static bool
is_part(const struct record *r, const struct accelerator *whole)
{
	const struct accelerator *part = (const struct accelerator *)r;

	return !strcmp(part->slice->accelerator.text, whole->head.id);
}

const struct slicing *
slicing_of(struct arena *arena, const struct catalog *cat,
    const struct decision *d, const struct accelerator *whole)
{
	struct slicing *s = ARENA_NEW(arena, struct slicing);
	struct answer *a = arena_array(arena, cat->parts.count, sizeof(*a));

	for (size_t i = 0; !d->kind->whole && i < cat->parts.count; i++)
		if (is_part(cat->parts.item[i], whole))
			a[s->count++] = *decide_accelerator(arena, cat, d,
			    (const struct accelerator *)cat->parts.item[i],
			    NULL);
	if (!s->count)
		return NULL;
	qsort(a, s->count, sizeof(*a), by_size);
	for (size_t i = s->count; i-- > 0;)
		if (a[i].reject == REJECT_NONE)
			s->smallest = &a[i];
	s->answer = a;
	return s;
}

const char *
slicing_says(struct arena *arena, const struct phrases *p,
    const struct slicing *s)
{
	return SAID(arena, p, slicing, .smallest = s->smallest ?
	    s->smallest->place.accelerator->slice->name.text : NULL);
}
