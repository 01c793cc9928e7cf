/*
 * worked: what was worked out of a result before it was decided.
 *
 * The values and the order of an answer depend on its own accelerator's offers
 * and on records that are no offers.  Who decides again under other prices
 * takes them over as long as the result is reused and the placement that
 * is chosen is the same.
 */
#ifndef SEARCH_WORKED_H
#define SEARCH_WORKED_H

#include "search/outcome.h"

struct remap;

/* Of one result. */
struct worked {
	bool settled, untested;        /* the first of its front is */
	const struct worked_answer *answer;   /* NULL: none is kept */
	/* Where the answer is one of an older catalogue, what that is now;
	 * both last until this catalogue's decisions are made. */
	const struct remap *from;
};

/* Can what nothing beats in a result not be ordered? */
bool worked_untested(const struct results *, size_t result);
/* As outcome_keep, of a result: what is known of the answer is copied, and
 * what is not is kept where the outcomes keep. */
void worked_keep(struct arena *, const struct results *, size_t result,
    struct answer *);
/* What an older catalogue knows of a result that is reused. */
void worked_remap(struct worked *, const struct worked *before,
    const struct remap *);

#endif
