#include "search/holdings.h"

#include "base/arena.h"
#include "kind/slice.h"
#include "kind/ownership.h"

static enum holdings_way
way_of(const struct offer *o)
{
	if (offer_is_owned(o))
		return HOLDINGS_USE;
	return offer_is_purchase(o) ? HOLDINGS_BUY : HOLDINGS_RENT;
}

/* The offers of one way: all of others, or those with the holding. */
static void
offer_way(struct arena *arena, struct catalog *to, const struct catalog *cat,
    const struct holding *h, enum holdings_way way)
{
	struct record_list *kept = &to->kept;

	*to = *cat;
	kept->item = arena_array(arena, cat->kept.count, sizeof(*kept->item));
	kept->count = 0;
	if (way == HOLDINGS_SELL)
		return;
	to->offers.count = 0;
	for (size_t i = 0; i < cat->kept.count; i++) {
		const struct offer *o = (const struct offer *)
		    cat->kept.item[i];

		if (o->holding == h && way_of(o) == way)
			kept->item[kept->count++] = cat->kept.item[i];
	}
}

const struct holdings *
holdings_of(struct arena *arena, const struct catalog *cat,
    const struct decision *d, const struct holding *h)
{
	const struct accelerator *a = slice_find(cat, h->accelerator.text);
	struct holdings *k = ARENA_NEW(arena, struct holdings);
	struct decision open = *d;
	struct catalog offered;

	/* What is known already is not of one way. */
	open.ranked_count = open.rejected_count = 0;
	for (enum holdings_way way = 0; way < HOLDINGS_WAYS; way++) {
		offer_way(arena, &offered, cat, h, way);
		k->way[way] = decide_accelerator(arena, &offered, &open, a,
		    NULL);
	}
	return k;
}
