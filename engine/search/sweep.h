/*
 * sweep: an answer's chain once more, over one changed input.
 *
 * Nothing is estimated here: each point is the chain of the answer's kind,
 * evaluated with the axis or the count changed and all else kept.  Results
 * live in the arena given.
 */
#ifndef SEARCH_SWEEP_H
#define SEARCH_SWEEP_H

#include "search/decision.h"
#include "kind/shape.h"

struct swept {
	double at;               /* of the axis; or the count */
	const double *value;     /* one a slot */
	const struct answer *answer;
};

struct sweep {
	struct swept *item;
	size_t count;
};

/* 1, 2, 4 ... of the axis, and the answer's own, as far as memory goes. */
struct sweep sweep_axis(struct arena *, const struct catalog *,
    const struct decision *, const struct answer *, enum axis_name);
/* The best way of each count of the answer's accelerator that has one. */
struct sweep sweep_count(struct arena *, const struct catalog *,
    const struct decision *, const struct answer *);

#endif
