/*
 * runs: which accelerators run a language model, in 16, 8 and 4 bits.
 *
 * One request of 4,096 tokens, the layers split over as few accelerators
 * as hold them.  Every figure is a prediction of the chain that decides.
 * Results live in the arena given.
 */
#ifndef SEARCH_RUNS_H
#define SEARCH_RUNS_H

#include "search/sizes.h"

enum { RUN_FORMATS = 3 };

/* The methods of sizes.h that serve, widest format first. */
extern const char *const run_methods[RUN_FORMATS];

struct run {
	const struct accelerator *accelerator;
	int count[RUN_FORMATS];  /* fewest that hold it; 0: none do */
	int format;              /* widest that the fewest of all hold */
	double tpot;             /* s per output token there; 0: not known */
	const struct offer *offer;
	double price;            /* USD/s of all that are paid */
};

struct runs {
	struct run *item;        /* cheapest first */
	size_t count, cap;
};

/* Of accelerators that are rented on demand; none for what is no language
 * model.  Cases that are known, or NULL, are not worked out again. */
struct runs runs_make(struct arena *, const struct catalog *,
    const struct model *, struct predicted *known);

#endif
