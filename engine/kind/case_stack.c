/*
 * case_stack: which calibration suits the software that a case prints.
 */
#include "catalog/vocabulary.h"
#include "kind/case.h"
#include "kind/stack.h"

/* PyTorch has no convolutions in 8 bits: such a network runs in an engine. */
static bool
narrow(const struct format *f)
{
	return f && f->width <= 8;
}

/* As printed; where nothing is, what the files of its weights are made for. */
static const char *
software(const struct predictor *p, const struct case_row *row)
{
	const char *printed = case_text(row, CASE_software);
	const struct format *f = case_format(p, row, CASE_weight_format);

	if (printed)
		return printed;
	if (case_is(row, CASE_kind, "vision_infer"))
		return narrow(case_format(p, row, CASE_compute_format)) ?
		    "TensorRT" : NULL;
	return f && case_is(row, CASE_kind, "serve") ? f->stack.text : NULL;
}

const struct calibration *
case_calibration(const struct predictor *p, const struct case_row *row)
{
	const struct printed_stack s = {
		.kind = case_text(row, CASE_kind),
		.software = software(p, row),
		.compiled = case_is(row, CASE_compiled, "yes"),
		.layout = case_text(row, CASE_memory_layout),
	};

	return p->calibration ? p->calibration : stack_calibration(
	    p->catalog, &s, case_accelerator(p, row));
}
