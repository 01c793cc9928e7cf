/*
 * case_training: what the predictors of training cases state alike.
 *
 * A case becomes a workload of its kind and a placement, and goes through the
 * kind's own binding in lane 0 of its own block.
 */
#ifndef KIND_CASE_TRAINING_H
#define KIND_CASE_TRAINING_H

#include "chain_train.h"
#include "kind/case_bind.h"
#include "kind/training.h"

struct training_case {
	double (*value)[CHAIN_BLOCK];
	const struct predictor *p;
	const struct case_row *row;
	struct prediction *out;
	struct case_bound *bound;
	struct training *training;   /* its workload */
	const struct model *model;
	const struct method *method;
	const struct format *weights;
	int stage;                   /* of ZeRO: the place of its record */
};

/*
 * Finds network, method and calibration and states the workload: recipe,
 * degrees and formats.  False when the case is passed over.
 */
bool training_open(struct training_case *, const struct predictor *,
    const struct case_row *, struct prediction *);
/* Binds it as the kind does, and works it out. */
void training_run(struct training_case *);

#endif
