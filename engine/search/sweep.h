/*
 * sweep: an answer computed again for several values of one input.
 *
 * Each point of a chart is the whole chain of the answer, with one axis or the
 * count changed and the rest kept; nothing is estimated.  Results live in the
 * arena given.
 */
#ifndef SEARCH_SWEEP_H
#define SEARCH_SWEEP_H

#include "search/decision.h"
#include "kind/shape.h"

struct swept {
	double at;               /* of the axis; the count; or the height */
	double width;            /* of an image, else 0 */
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

/* The same images at half, one and a half, ... four times their height and
 * width, as far as memory and the network go; at is the height.  None where
 * the workload has no images. */
struct sweep sweep_size(struct arena *, const struct catalog *,
    const struct decision *, const struct answer *);

#endif
