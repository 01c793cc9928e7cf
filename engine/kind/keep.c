/* What a profile owns already, as offers without a price: see cat->kept. */
#include <string.h>

#include "base/arena.h"
#include "kind/ownership.h"

bool
offer_is_owned(const struct offer *o)
{
	return o && o->holding && strcmp(o->tier.text, "owned") == 0;
}

static void
keep(struct arena *arena, struct catalog *cat, struct offer offer)
{
	struct offer *o = ARENA_NEW(arena, struct offer);

	*o = offer;
	cat->kept.item[cat->kept.count++] = &o->head;
}

/* The holding as it is. */
static struct offer
as_it_is(struct arena *arena, const struct catalog *cat,
    const struct holding *h)
{
	struct offer o = { .head = h->head, .holding = h };

	o.head.id = arena_printf(arena, "own/%s/owned", h->head.id);
	o.accelerator = h->accelerator;
	o.provider.text = "own";
	o.tier.text = "owned";
	o.unit.text = "accelerator";
	o.count.value = 1;
	o.date.text = h->bought.text ? h->bought.text : cat->date;
	return o;
}

static void
keep_all(struct arena *arena, struct catalog *cat, const struct holding *h)
{
	keep(arena, cat, as_it_is(arena, cat, h));
	for (size_t i = 0; i < cat->offers.count; i++) {
		struct offer o = *(const struct offer *)cat->offers.item[i];

		if (strcmp(o.accelerator.text, h->accelerator.text) != 0)
			continue;
		o.holding = h;
		o.head.id = arena_printf(arena, "own/%s+%s", h->head.id,
		    o.head.id);
		keep(arena, cat, o);
	}
}

void
ownership_prepare(struct arena *arena, struct catalog *cat)
{
	cat->kept.count = 0;
	cat->kept.item = arena_array(arena, cat->holdings.count *
	    (cat->offers.count + 1), sizeof(*cat->kept.item));
	for (size_t a = 0; a < cat->accelerators.count; a++)
		for (size_t i = 0; i < cat->holdings.count; i++) {
			const struct holding *h = (const struct holding *)
			    cat->holdings.item[i];

			if (strcmp(h->accelerator.text,
			    cat->accelerators.item[a]->id) == 0)
				keep_all(arena, cat, h);
		}
}
