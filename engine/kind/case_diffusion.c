/*
 * case_diffusion: memory and speed of cases that make images, by the chain
 * that answers such workloads.
 *
 * What a blank cell counts as: numbers as in case_default.def; the format of
 * computing is that of the weights; accelerators of a measured time work on
 * one batch together, those of a rate each on their own.
 */
#include <math.h>
#include <stddef.h>
#include <string.h>

#include "base/array.h"
#include "chain_diffusion_infer.h"
#include "kind/case.h"
#include "kind/pipeline.h"
#include "kind/ownership.h"

/* One case on its way to the chain. */
struct study {
	const struct predictor *p;
	const struct case_row *row;
	struct prediction *out;
	double (*value)[CHAIN_BLOCK];
	const struct accelerator *accelerator;
	struct pipeline pipe;
	const struct format *weights, *compute;
	double capacity, count, split, batch, frames;
};

static const struct pipeline_slots slots = {
	DIFFUSION_INFER_denoiser_parameters, DIFFUSION_INFER_text_parameters,
	DIFFUSION_INFER_image_parameters, DIFFUSION_INFER_passes,
	DIFFUSION_INFER_products, DIFFUSION_INFER_scores,
	DIFFUSION_INFER_streamed, DIFFUSION_INFER_operations,
};

static const struct pipeline_rates rates = {
	DIFFUSION_INFER_peak_flops, DIFFUSION_INFER_feed_flops,
	DIFFUSION_INFER_part_flops, DIFFUSION_INFER_memory_bandwidth,
	DIFFUSION_INFER_compute_efficiency,
	DIFFUSION_INFER_attention_efficiency,
	DIFFUSION_INFER_bandwidth_efficiency, DIFFUSION_INFER_operation_gap,
	DIFFUSION_INFER_launch_overhead,
};

static const struct ownership_slots ownership_slots =
    OWNERSHIP_SLOTS(DIFFUSION_INFER);

static void
put(struct study *s, int slot, double value)
{
	s->value[slot][0] = value;
}

static double
stated(const struct study *s, enum case_column c)
{
	return case_or(s->p, s->row, s->out, "diffusion", c);
}

static void
find_model(struct study *s)
{
	const char *id = case_text(s->row, CASE_model), *why;
	const struct model *m = id ? (const struct model *)catalog_find(
	    &s->p->catalog->models, id) : NULL;
	struct pipeline_size size = { stated(s, CASE_image_height),
		stated(s, CASE_image_width), s->frames, 0 };

	if (!m) {
		case_skip(s->p, s->out, "the model is not in the catalogue");
		return;
	}
	if (s->out->status != PREDICT_ok)
		return;
	why = pipeline_find(s->p->catalog, m, &size, &s->pipe);
	if (why)
		case_skip(s->p, s->out, "the model has %s", why);
}

static void
find_formats(struct study *s)
{
	s->weights = case_format(s->p, s->row, CASE_weight_format);
	s->compute = case_format(s->p, s->row, CASE_compute_format);
	if (!s->compute)
		s->compute = s->weights;
	if (!s->weights)
		case_skip(s->p, s->out, "weight_format is not known");
}

static void
find_stack(struct study *s)
{
	s->out->calibration = case_calibration(s->p, s->row);
	s->accelerator = case_accelerator(s->p, s->row);
	s->capacity = case_capacity(s->p, s->row);
	if (!s->out->calibration)
		case_skip(s->p, s->out, "no calibration of this kind");
	if (!s->accelerator && predict_class(s->row) == CLASS_speed)
		case_skip(s->p, s->out, "no accelerator of the catalogue");
	if (s->capacity <= 0 && case_is(s->row, CASE_quantity, "fits"))
		case_skip(s->p, s->out, "no memory of the accelerator is "
		    "stated");
}

/* Everything else the chain asks for; nothing taken depends on it. */
static void
put_rest(struct study *s)
{
	static const int ones[] = { DIFFUSION_INFER_peak_flops,
		DIFFUSION_INFER_feed_flops, DIFFUSION_INFER_part_flops,
		DIFFUSION_INFER_memory_bandwidth,
		DIFFUSION_INFER_compute_efficiency,
		DIFFUSION_INFER_attention_efficiency,
		DIFFUSION_INFER_bandwidth_efficiency,
		DIFFUSION_INFER_memory_fraction, DIFFUSION_INFER_offer_count,
		DIFFUSION_INFER_hours_per_month };

	for (size_t i = 0; i < COUNT(ones); i++)
		put(s, ones[i], 1);
	ownership_free(s->value, &ownership_slots);
}

static void
put_memory(struct study *s)
{
	const struct calibration *c = s->out->calibration;
	double stored = s->weights->width / 8;
	bool apart = case_text(s->row, CASE_offload) &&
	    !case_is(s->row, CASE_offload, "none");

	put(s, DIFFUSION_INFER_weight_bytes, stored);
	put(s, DIFFUSION_INFER_wide_bytes, fmax(stored, 2));
	put(s, DIFFUSION_INFER_part_bytes, fmax(stored, 2));
	put(s, DIFFUSION_INFER_activation_bytes, fmax(stored, 2));
	put(s, DIFFUSION_INFER_decoder_width, fmax(stored,
	    pipeline_decoder(s->pipe.model, s->weights)->width / 8));
	put(s, DIFFUSION_INFER_apart, apart);
	put(s, DIFFUSION_INFER_layer_share, 1);
	put(s, DIFFUSION_INFER_narrowed, stored < 2 && c->narrows_weights.on);
	put(s, DIFFUSION_INFER_denoiser_live, s->pipe.denoiser.live);
	put(s, DIFFUSION_INFER_decoder_live, s->pipe.decoder_live);
	put(s, DIFFUSION_INFER_decoder_images, s->batch * s->frames);
	put(s, DIFFUSION_INFER_activation_factor,
	    c->activation_factor.fact.given ? c->activation_factor.value : 1);
	put(s, DIFFUSION_INFER_allocator_overhead,
	    c->allocator_overhead.fact.given ? c->allocator_overhead.value :
	    0.05);
	put(s, DIFFUSION_INFER_graph_pools, c->graph_pools.value);
	put(s, DIFFUSION_INFER_checker_parameters,
	    s->pipe.model->checker_parameters.value);
	put(s, DIFFUSION_INFER_runtime_overhead, c->runtime_overhead.value);
	put(s, DIFFUSION_INFER_memory, s->capacity);
}

static void
put_work(struct study *s)
{
	const struct number *host = s->accelerator ?
	    &s->accelerator->pcie_bandwidth : NULL;

	put(s, DIFFUSION_INFER_batch, s->batch);
	put(s, DIFFUSION_INFER_split, s->split);
	put(s, DIFFUSION_INFER_exchanged, s->pipe.denoiser.exchanged);
	put(s, DIFFUSION_INFER_attentions, s->pipe.denoiser.attentions);
	put(s, DIFFUSION_INFER_link_efficiency,
	    s->out->calibration->link_efficiency.value);
	put(s, DIFFUSION_INFER_link_latency,
	    s->out->calibration->link_latency.value);
	put(s, DIFFUSION_INFER_link_bandwidth, s->accelerator ?
	    s->accelerator->link_bandwidth.value : 1);
	put(s, DIFFUSION_INFER_frames, s->frames);
	put(s, DIFFUSION_INFER_steps, stated(s, CASE_steps));
	put(s, DIFFUSION_INFER_decoder_products, s->pipe.decoder.multiplies);
	put(s, DIFFUSION_INFER_decoder_streamed, s->pipe.decoder.streamed);
	put(s, DIFFUSION_INFER_text_tokens,
	    s->pipe.model->text_tokens.value);
	put(s, DIFFUSION_INFER_host_bandwidth,
	    host && host->fact.given ? host->value : 16e9);
}

/* What is measured, from the rows of the chain. */
static void
take(const struct study *s)
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
	struct prediction *out = s->out;
	double needed = s->value[DIFFUSION_INFER_memory_needed][0];

	out->fit = s->capacity <= 0 ? FIT_unknown : needed <= s->capacity ?
	    FIT_yes : FIT_no;
	out->value = s->value[DIFFUSION_INFER_reserved][0];
	if (case_is(s->row, CASE_memory_basis, "device"))
		out->value = needed;
	if (case_is(s->row, CASE_memory_basis, "allocated") ||
	    case_is(s->row, CASE_memory_basis, "active"))
		out->value = s->value[DIFFUSION_INFER_allocated][0];
	if (case_is(s->row, CASE_quantity, "memory_bytes_total"))
		out->value *= s->count;
	if (case_is(s->row, CASE_quantity, "fits"))
		out->value = out->fit == FIT_yes;
	for (size_t i = 0; i < COUNT(rows); i++)
		if (case_is(s->row, CASE_quantity, rows[i].quantity))
			out->value = s->value[rows[i].slot][0] *
			    (rows[i].all ? s->count / s->split : 1);
}

static bool
is_taken(const struct case_row *row)
{
	static const char *const known[] = { "memory_bytes_per_accelerator",
		"memory_bytes_total", "fits", "steps_per_s", "latency_s",
		"images_per_s" };

	for (size_t i = 0; i < COUNT(known); i++)
		if (case_is(row, CASE_quantity, known[i]))
			return true;
	return false;
}

void
case_diffusion(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	double (*value)[CHAIN_BLOCK] = p->lane;
	struct study s = { .p = p, .row = row, .out = out, .value = value };
	struct binding b = { .value = value };
	const char *why;

	case_clear(value, DIFFUSION_INFER_SLOTS);
	if (!is_taken(row))
		case_skip(p, out, "not modelled yet: %s of making images",
		    case_text(row, CASE_quantity));
	s.count = stated(&s, CASE_count);
	if (!case_number(row, CASE_cp, &s.split))
		s.split = case_is(row, CASE_quantity, "latency_s") ||
		    case_is(row, CASE_quantity, "steps_per_s") ? s.count : 1;
	s.frames = stated(&s, CASE_frames);
	s.batch = case_or(p, row, out, case_is(row, CASE_quantity,
	    "images_per_s") ? "diffusion_rate" : "diffusion", CASE_batch);
	find_model(&s);
	find_formats(&s);
	find_stack(&s);
	if (out->status != PREDICT_ok)
		return;
	put_rest(&s);
	put_memory(&s);
	put_work(&s);
	pipeline_bind(&b, &s.pipe, &slots);
	why = s.accelerator ? pipeline_rates(&b, s.accelerator,
	    out->calibration, s.compute, &rates) : NULL;
	if (why && predict_class(row) == CLASS_speed)
		case_skip(p, out, "%s", why);
	if (out->status != PREDICT_ok)
		return;
	chain_find("diffusion_infer")->run(value, 1);
	take(&s);
}
