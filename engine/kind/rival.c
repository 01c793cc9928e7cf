/* The rent of an accelerator, beside an offer that sells the same one. */
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

/* A stranger's machine is one on a market, whoever takes the money. */
const char *
offer_seller_kind(const struct offer *o)
{
	if (o->seller_tier.text && !strcmp(o->seller_tier.text, "community"))
		return "marketplace";
	return o->seller ? o->seller->sells_as.text : NULL;
}

bool
rents_from(const struct profile *p, const struct offer *o)
{
	const char *kind = offer_seller_kind(o);

	if (p->providers.count || !p->sellers.count)
		return takes(&p->providers, o->provider.text);
	return kind && takes(&p->sellers, kind);
}

static bool
is_hourly(const struct offer *o)
{
	return strcmp(o->tier.text, "on_demand") == 0;
}

/* Is it one to compare with, and better than what was found? */
static bool
beats(const struct profile *p, const struct offer *o, const struct offer *best)
{
	if (offer_is_purchase(o) || !takes(&p->tiers, o->tier.text) ||
	    !rents_from(p, o))
		return false;
	if (!best)
		return true;
	if (is_hourly(o) != is_hourly(best))
		return is_hourly(o);
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

/* The offer in its place among those that are no dearer, the last of them
 * gone where there is no room. */
static void
insert(const struct profile *p, const struct offer *o,
    const struct offer **list, size_t n, size_t most)
{
	size_t at = n;

	while (at && beats(p, o, list[at - 1]))
		at--;
	if (at == most)
		return;
	memmove(&list[at + 1], &list[at], ((n < most ? n : most - 1) - at) *
	    sizeof(*list));
	list[at] = o;
}

size_t
rents_beside(const struct catalog *cat, const struct profile *p,
    const struct accelerator *a, const struct offer **list, size_t most,
    size_t *dearer)
{
	const struct record_list *l = &cat->offers;
	size_t n = 0, count;
	const struct offer *best = rent_beside(cat, p, a, &count);

	*dearer = 0;
	for (size_t i = 0; best && i < l->count; i++) {
		const struct offer *o = (const struct offer *)l->item[i];

		if (strcmp(o->accelerator.text, a->head.id) != 0 ||
		    !beats(p, o, NULL) || is_hourly(o) != is_hourly(best))
			continue;
		insert(p, o, list, n, most);
		*dearer += n == most;
		n += n < most;
	}
	return n;
}
