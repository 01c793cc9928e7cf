/*
 * unrecorded: what would win if every split and format ran.
 *
 * The search leaves out splits and formats that no record of support mentions,
 * as long as another one of the same stack and accelerator fits.
 */
#ifndef SEARCH_UNRECORDED_H
#define SEARCH_UNRECORDED_H

#include "search/search.h"

/* The best of one accelerator and stack, by one order of a question; its
 * accelerator is NULL where nothing is. */
struct unrecorded {
	struct answer best;
	bool known;              /* it was looked for */
	bool bounded;            /* by whatever order, no goal of it is less: */
	double least[GOAL_COUNT];
};

/* By another order another one may be the best. */
void unrecorded_reorder(struct unrecorded *, size_t count);
/* The best of them that ranks before the decision's first, or NULL: found has
 * the results of its stacks, unrecorded what is known of them by the same
 * order; no other search uses the scratch block meanwhile. */
const struct answer *unrecorded_first(struct arena *, struct block *scratch,
    const struct question *, const struct found *, struct unrecorded *,
    size_t count, const struct decision *);

#endif
