#include "search/choices.h"

#include <string.h>

#include "search/front.h"

static void
take(struct point *all, size_t *n, const double *goal)
{
	memcpy(all[(*n)++].goal, goal, sizeof(all->goal));
}

size_t
choices_of(const struct answer *a, const struct offer *offer,
    struct point *out)
{
	size_t n = 0;

	take(out, &n, a->goal);
	for (size_t i = 0; i < a->choices; i++)
		for (size_t k = 0; a->choosable & 1u << i &&
		    k < a->choice[i].count; k++)
			if (!offer || a->choice[i].item[k].place.offer == offer)
				take(out, &n, a->choice[i].item[k].goal);
	return n;
}

size_t
choices_most(const struct decision *d)
{
	size_t n = d->ranked_count;

	for (size_t i = 0; i < d->ranked_count; i++)
		for (size_t k = 0; k < d->ranked[i].choices; k++)
			n += d->ranked[i].choice[k].count;
	return n;
}
