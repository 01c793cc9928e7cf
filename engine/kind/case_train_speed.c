/*
 * case_train_speed: speeds of training cases, by the chain that training uses.
 */
#include <math.h>

#include "base/array.h"
#include "kind/case_training.h"

/* What the case measured, from the chain's values. */
static double
take(const struct training_case *t)
{
	static const struct {
		const char *quantity;
		int slot;
	} direct[] = {
		{ "step_s", TRAIN_step_time },
		{ "tokens_per_s", TRAIN_tokens_per_s },
		{ "tokens_per_s_per_accelerator",
		    TRAIN_tokens_per_s_each },
		{ "samples_per_s", TRAIN_sequences_per_s },
		{ "mfu", TRAIN_model_flops_utilization },
		{ "hfu", TRAIN_hardware_flops_utilization },
	};

	for (size_t i = 0; i < COUNT(direct); i++)
		if (case_is(t->row, CASE_quantity, direct[i].quantity))
			return t->value[direct[i].slot][0];
	return t->value[case_is(t->row, CASE_flops_basis, "hardware") ?
	    TRAIN_hardware_flops_rate : TRAIN_model_flops_rate][0];
}

/* The same with all work at the peak and nothing beside it. */
static double
bound(const struct training_case *t)
{
	double times = t->value[TRAIN_step_time][0] /
	    t->value[TRAIN_bound_time][0];
	double got = take(t);

	return case_is(t->row, CASE_quantity, "step_s") ? got / times :
	    got * times;
}

void
case_train_speed(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	struct training_case t;

	if (!case_accelerator(p, row))
		case_skip(p, out, "the accelerator is not in the catalogue");
	if (!training_open(&t, p, row, out))
		return;
	training_run(&t);
	out->value = take(&t);
	out->bound = bound(&t);
	if (!isfinite(out->value))
		case_skip(p, out, "a quantity that training does not have");
}
