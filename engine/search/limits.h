/*
 * limits: which lanes of a block meet every limit, and whether one of them is
 * better than the best candidate so far.
 *
 * A block is first compared as a whole: where its best lane cannot win, no
 * lane is looked at.
 */
#ifndef SEARCH_LIMITS_H
#define SEARCH_LIMITS_H

#include "search/block.h"

/* Places that wait, from one on, with n lanes of the pattern each. */
struct span {
	size_t place, places;
	size_t first, n;
};

/* Is the limit stated?  One that is not rejects no candidate. */
bool limits_asks(const struct question *, size_t limit);
/* Of each lane: the place of the first limit that it breaks, else their
 * number. */
void limits_limits(struct block *, double *broken, size_t n);
/* Do all lanes break the first limit (the gate)?  Sets broken where they do. */
bool limits_shut(struct block *, double *broken, size_t n);
/* Takes what is better, under an offer: its number from 1, or 0 where each
 * place has its own. */
void limits_span(struct block *, const struct span *, size_t offer,
    const double *broken);

#endif
