/*
 * case_diffusion: memory and speed of cases that make images, by the chain
 * that answers such workloads.
 *
 * What a blank cell counts as: numbers as in the kind's .def; weights are as
 * published; the format of computing is that of the weights; accelerators of a
 * measured time work on one batch together, those of a rate each on their own.
 */
#include <string.h>

#include "base/array.h"
#include "catalog/vocabulary.h"
#include "chain_diffusion_infer.h"
#include "kind/case_images.h"
#include "kind/stack.h"

/* What a rate is of runs full; a time is of one image. */
static double
batch_of(const struct image_case *s)
{
	return case_or(s->p, s->row, s->out, case_is(s->row, CASE_quantity,
	    "images_per_s") ? "diffusion_rate" : "diffusion", CASE_batch);
}

/* Accelerators that make one batch together. */
static double
split_of(const struct image_case *s, double count)
{
	double split;

	if (case_number(s->row, CASE_cp, &split))
		return split;
	return case_is(s->row, CASE_quantity, "latency_s") ||
	    case_is(s->row, CASE_quantity, "steps_per_s") ? count : 1;
}

static void
state(struct image_case *s)
{
	struct diffusion_infer *w =
	    (struct diffusion_infer *)s->bound->workload;
	const char *offload = case_text(s->row, CASE_offload);

	case_state(s->row, &w->image_height, s->size.height);
	case_state(s->row, &w->image_width, s->size.width);
	case_state(s->row, &w->frames, s->size.frames);
	case_state(s->row, &w->steps, images_want(s, CASE_steps));
	case_list(s->p, s->row, &w->weight_formats, s->weights->head.id);
	case_choose(s->row, &w->compute_format, s->compute->head.id);
	case_choose(s->row, &w->offload, offload && strcmp(offload, "none") ?
	    "parts" : NULL);
}

/* What is measured, from the rows of the chain. */
static void
take(const struct image_case *s, double count)
{
	static const struct {
		const char *quantity;
		int slot;
		bool all;        /* of all accelerators together */
	} rows[] = {
		{ "steps_per_s", DIFFUSION_INFER_steps_per_s, false },
		{ "latency_s", DIFFUSION_INFER_latency, false },
		{ "images_per_s", DIFFUSION_INFER_images_per_s, true },
	};
	static const struct image_memory memory = {
		DIFFUSION_INFER_memory_needed, DIFFUSION_INFER_reserved,
		DIFFUSION_INFER_allocated,
	};

	images_memory(s, &memory, count);
	for (size_t i = 0; i < COUNT(rows); i++)
		if (case_is(s->row, CASE_quantity, rows[i].quantity))
			s->out->value = s->p->lane[rows[i].slot][0] *
			    (rows[i].all ? count / s->bound->place.count : 1);
}

static const char *const taken[] = { "memory_bytes_per_accelerator",
	"memory_bytes_total", "fits", "steps_per_s", "latency_s",
	"images_per_s", NULL };

void
case_diffusion(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	struct image_case s = { .p = p, .row = row, .out = out,
		.bound = p->bound, .group = "diffusion" };
	double count = images_want(&s, CASE_count);
	double batch = batch_of(&s), split = split_of(&s, count);
	const char *offered = "making images";

	s.weights = case_format(p, row, CASE_weight_format);
	s.compute = case_format(p, row, CASE_compute_format);
	if (!s.compute)
		s.compute = s.weights;
	images_taken(&s, taken, offered);
	if (!images_open(&s, "diffusion_infer"))
		return;
	state(&s);
	s.bound->place.count = case_axis(split);
	s.bound->place.axis[AXIS_context] = case_axis(split);
	s.bound->place.axis[AXIS_batch] = case_axis(batch);
	if (out->status != PREDICT_ok)
		return;
	case_bound_run(s.bound, p, out, p->lane);
	take(&s, count);
}

/* Products in 8 bits stand beside their casts, which a compiler joins. */
void
case_diffusion_unsaid(const struct predictor *p, const struct case_row *row,
    struct printed_stack *s)
{
	const struct format *f = case_format(p, row, CASE_compute_format);

	if (!case_text(row, CASE_compiled))
		s->compiled = f && f->width <= 8;
}
