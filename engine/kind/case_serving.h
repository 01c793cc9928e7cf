/*
 * case_serving: what the predictors of serving cases bind alike.
 *
 * A case goes through the serve chain in lane 0 of its own block.
 */
#ifndef KIND_CASE_SERVING_H
#define KIND_CASE_SERVING_H

#include "chain_serve.h"
#include "kind/case_bind.h"
#include "kind/serve.h"

struct serving_case {
	double (*value)[CHAIN_BLOCK];
	const struct predictor *p;
	const struct case_row *row;
	struct prediction *out;
	struct case_bound *bound;
	struct serve *serve;         /* its workload */
	const struct model *model;
	const struct format *weights;
	double copies;               /* that share the requests */
};

/* The cell, else the default; passes the case over where there is neither. */
double serving_want(struct serving_case *, enum case_column);
/*
 * Finds network, format, calibration and accelerator, and states the workload:
 * traffic, degrees and formats.  False when the case is passed over.
 */
bool serving_open(struct serving_case *, const struct predictor *,
    const struct case_row *, struct prediction *);
/* Binds it as the kind does, and works it out. */
void serving_run(struct serving_case *);

#endif
