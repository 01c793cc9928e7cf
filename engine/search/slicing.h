/*
 * slicing: which part of an accelerator (a MIG slice, say) a workload needs.
 *
 * Each slice is searched as an accelerator of its own, at its share of the
 * price, whether or not the profile accepts slices.  Results live in the arena
 * given.
 */
#ifndef SEARCH_SLICING_H
#define SEARCH_SLICING_H

#include "search/decision.h"

struct slicing {
	const struct answer *answer; /* one a slice, the smallest first */
	size_t count;
	const struct answer *smallest; /* that meets every limit, or NULL */
};

/* NULL where the accelerator is not cut, or is a slice itself. */
const struct slicing *slicing_of(struct arena *, const struct catalog *,
    const struct decision *, const struct accelerator *);
/* "The smallest slice that holds it and meets every limit: 2g.20gb." */
const char *slicing_says(struct arena *, const struct phrases *,
    const struct slicing *);

#endif
