/*
 * case_train_speed: speeds of training cases, by the chain that training uses.
 *
 * The case is bound as for its memory.  A blank recompute counts as none
 * where speed is asked; a blank compute format as 16 bits.
 */
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "chain_train.h"
#include "kind/case.h"
#include "kind/training.h"

static const struct accelerator *
find_accelerator(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	const char *id = case_text(row, CASE_accelerator);
	const struct record *known = id ? catalog_find(
	    &p->catalog->accelerators, id) : NULL;

	if (!known)
		case_skip(p, out, "the accelerator is not in the catalogue");
	return (const struct accelerator *)known;
}

/* The format of matrix products, or a reason to pass the case over. */
static const struct format *
find_compute(const struct predictor *p, const struct case_row *row,
    const struct accelerator *a, struct prediction *out)
{
	const struct format *f = case_format(p, row, CASE_compute_format);

	if (!f && !case_text(row, CASE_compute_format))
		f = format_of(p->catalog, FORMAT_bf16);
	if (!f || (a && !kind_rate(a, f)))
		case_skip(p, out, "no rate of the accelerator for %s",
		    case_text(row, CASE_compute_format));
	return f;
}

/* What the case measured, from the chain's values. */
static double
take(const struct case_row *row, double (*value)[CHAIN_BLOCK])
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
		if (case_is(row, CASE_quantity, direct[i].quantity))
			return value[direct[i].slot][0];
	return value[case_is(row, CASE_flops_basis, "hardware") ?
	    TRAIN_hardware_flops_rate : TRAIN_model_flops_rate][0];
}

/* The same with all work at the peak and nothing beside it. */
static double
bound(const struct case_row *row, double (*value)[CHAIN_BLOCK])
{
	double times = value[TRAIN_step_time][0] / value[TRAIN_bound_time][0];
	double got = take(row, value);

	return case_is(row, CASE_quantity, "step_s") ? got / times :
	    got * times;
}

void
case_train_speed(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	double (*value)[CHAIN_BLOCK] = p->lane;
	struct binding b = { .value = value };
	const struct accelerator *a = find_accelerator(p, row, out);
	const struct format *compute = find_compute(p, row, a, out);

	case_clear(value, TRAIN_SLOTS);
	if (!case_train_bind(p, row, out, value))
		return;
	if (!case_text(row, CASE_recompute))
		value[TRAIN_recompute][0] = 0;
	training_bind_speed(&b, a, out->calibration, compute);
	chain_find("train")->run(value, 1);
	out->value = take(row, value);
	out->bound = bound(row, value);
	if (!isfinite(out->value))
		case_skip(p, out, "a quantity that training does not have");
}
