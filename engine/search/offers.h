/*
 * offers: which offers of an accelerator a search tries, and whether the
 * machines they sell have the links that a placement needs.
 */
#ifndef SEARCH_OFFERS_H
#define SEARCH_OFFERS_H

#include "search/block.h"

/* The offers of an accelerator stand together: the first, and how many. */
size_t offers_of(const struct record_list *, const struct accelerator *,
    size_t *n);
/*
 * Of two rented under the same terms, of which one costs no more, sells as
 * finely, has as many, joins as many and draws no other power, the other is
 * never the answer.
 */
bool offer_dominates(const struct question *, const struct offer *,
    const struct offer *other);
/*
 * Adds what the profile accepts, less what is never best; false where a block
 * has no room for all of it: then offers_some() gives it in parts.
 */
bool offers_find(struct block *, const struct accelerator *,
    const struct record_list *);
/*
 * As many as a block holds of what is sold and owned of the accelerator, from
 * *from on, which moves; false where none are left.
 */
bool offers_some(struct block *, const struct accelerator *, size_t *from);
/* Why nothing that is offered holds a place; false where something does. */
bool offers_unsold(const struct block *, const struct placement *,
    struct answer *);

#endif
