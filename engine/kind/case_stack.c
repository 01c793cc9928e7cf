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

/* Side from which on images are those of detectors, whose speeds are published
 * of engines. */
static const double detectors = 512;

/* What runs a network for images where nobody says. */
static const char *
vision_software(const struct predictor *p, const struct case_row *row)
{
	double height;
	bool large = case_number(row, CASE_image_height, &height) &&
	    height >= detectors;

	return narrow(case_format(p, row, CASE_compute_format)) ||
	    (large && !case_is(row, CASE_weight_format, "fp32")) ?
	    "TensorRT" : NULL;
}

/* Where a row names the kernel of its attention and no pages, a model's own
 * code runs, as `attn_implementation` of Transformers picks it; engines page
 * their cache.  One that waits for the host is eager: its column says so. */
static bool
is_eager(const struct case_row *row)
{
	return case_is(row, CASE_host_bound, "yes") ||
	    case_is(row, CASE_attention, "flash") ||
	    case_is(row, CASE_attention, "eager");
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
		return vision_software(p, row);
	if (!case_is(row, CASE_kind, "serve"))
		return NULL;
	if (f && f->stack.text)
		return f->stack.text;
	return is_eager(row) ? "PyTorch" : NULL;
}

/* Products in 8 bits stand beside their casts, which a compiler joins. */
static bool
compiled(const struct predictor *p, const struct case_row *row)
{
	if (case_text(row, CASE_compiled))
		return case_is(row, CASE_compiled, "yes");
	return !case_text(row, CASE_software) &&
	    case_is(row, CASE_kind, "diffusion_infer") &&
	    narrow(case_format(p, row, CASE_compute_format));
}

const struct calibration *
case_calibration(const struct predictor *p, const struct case_row *row)
{
	const struct printed_stack s = {
		.kind = case_text(row, CASE_kind),
		.software = software(p, row),
		.compiled = compiled(p, row),
		.layout = case_text(row, CASE_memory_layout),
	};

	return p->calibration ? p->calibration : stack_calibration(
	    p->catalog, &s, case_accelerator(p, row));
}
