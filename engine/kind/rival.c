/* What the same accelerator rents for beside an offer that sells it. */
#include <string.h>

#include "kind/ownership.h"

static bool
takes(const struct words *list, const char *word)
{
	for (size_t i = 0; i < list->count; i++)
		if (strcmp(list->item[i].text, word) == 0)
			return true;
	return list->count == 0;
}

/* Is it one to compare with, and better than what was found? */
static bool
beats(const struct profile *p, const struct offer *o, const struct offer *best)
{
	bool hourly = strcmp(o->tier.text, "on_demand") == 0;

	if (offer_is_purchase(o) || !takes(&p->tiers, o->tier.text) ||
	    !takes(&p->providers, o->provider.text))
		return false;
	if (!best)
		return true;
	if (hourly != (strcmp(best->tier.text, "on_demand") == 0))
		return hourly;
	return o->price.value < best->price.value;
}

const struct offer *
rent_beside(const struct catalog *cat, const struct profile *p,
    const struct accelerator *a, size_t *count)
{
	const struct record_list *l = &cat->offers;
	const struct offer *best = NULL;

	*count = 0;
	for (size_t i = 0; i < l->count; i++) {
		const struct offer *o = (const struct offer *)l->item[i];

		if (strcmp(o->accelerator.text, a->head.id) != 0)
			continue;
		*count += beats(p, o, NULL);
		if (beats(p, o, best))
			best = o;
	}
	return best;
}
