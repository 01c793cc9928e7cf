/*
 * case_serving: what the predictors of serving cases bind alike.
 *
 * A case goes through the serve chain in lane 0 of its own block.
 */
#ifndef KIND_CASE_SERVING_H
#define KIND_CASE_SERVING_H

#include "chains.h"
#include "kind/case.h"

struct serving_case {
	double (*value)[CHAIN_BLOCK];
	const struct predictor *p;
	const struct case_row *row;
	struct prediction *out;
	const struct model *model;
	enum format weights;
};

void serving_put(struct serving_case *, int slot, double value);
/* The cell, else the default; passes the case over where there is neither. */
double serving_want(struct serving_case *, enum case_column);
/*
 * Finds network, format and calibration, and binds what memory depends on,
 * traffic and degrees included.  All other inputs are set to neutral values.
 * False when the case is passed over.
 */
bool serving_open(struct serving_case *, const struct predictor *,
    const struct case_row *, struct prediction *);
void serving_run(struct serving_case *);

#endif
