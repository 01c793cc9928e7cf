/*
 * serving: what bounds the speed of serving, bound alike for workloads and for
 * measured cases.
 */
#ifndef KIND_SERVING_H
#define KIND_SERVING_H

#include "kind/kind.h"

/* What runs: formats of weights and of matrix products, on what, by whom. */
struct serving {
	const struct model *model;
	const struct accelerator *accelerator;
	const struct calibration *calibration; /* NULL: no stack is known */
	const struct format *weights;
	const struct format *compute; /* NULL: as the weights' format says */
};

/* Format that matrices run in. */
const struct format *serving_compute(const struct serving *);
/* NULL when the accelerator has no units for it. */
const struct number *serving_peak(const struct serving *);
/* Most tokens of a pass, where the stack states them. */
const struct number *serving_pass(const struct calibration *);
/* Peaks, bandwidths, efficiencies and overheads. */
void serving_bind(struct binding *, const struct serving *);
/* Speculative decoding: a draft model in 16 bits proposes `tokens` a step. */
void serving_bind_draft(struct binding *, const struct model *,
    const struct number *tokens, const struct number *acceptance);
/* No speculative decoding. */
void serving_bind_no_draft(struct binding *, const struct record *of);

#endif
