/*
 * gone: what comes first once the offer of an answer is gone.
 *
 * Its accelerator is searched again without it, and all is settled anew: what
 * is near enough to the least, too, is measured from what is left.
 */
#ifndef SEARCH_GONE_H
#define SEARCH_GONE_H

#include "search/outcome.h"

/* The results of a question on one accelerator without an offer, one for each
 * stack as in outcomes; of.accelerator NULL until it was searched. */
struct gone_known {
	struct placement of;
	struct found *found;
	struct front *front;
};

/* False where nothing is left; of the answer its place and goals are set.  No
 * other search uses the scratch block meanwhile. */
bool gone_first(struct arena *, struct block *scratch, const struct results *,
    const struct answer *of, struct answer *out);

#endif
