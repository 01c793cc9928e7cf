/*
 * case_diffusion_train: memory and speed of cases that train networks that
 * make images, by the chain that answers such workloads.
 *
 * What a blank cell counts as: numbers as in case_default.def; AdamW; weights
 * as master says; nothing recomputed; latents and texts encoded before, as
 * what is published is the rate of the denoiser.
 */
#include <math.h>
#include <stddef.h>
#include <string.h>

#include "base/array.h"
#include "chain_diffusion_train.h"
#include "kind/case.h"
#include "kind/pipeline.h"
#include "kind/ownership.h"
#include "kind/training.h"

/* One case on its way to the chain. */
struct study {
	const struct predictor *p;
	const struct case_row *row;
	struct prediction *out;
	double (*value)[CHAIN_BLOCK];
	const struct accelerator *accelerator;
	struct pipeline pipe;
	double capacity, count;
	bool lora;
};

static const struct pipeline_slots slots = {
	DIFFUSION_TRAIN_denoiser_parameters, DIFFUSION_TRAIN_text_parameters,
	DIFFUSION_TRAIN_image_parameters, DIFFUSION_TRAIN_passes,
	DIFFUSION_TRAIN_products, DIFFUSION_TRAIN_scores,
	DIFFUSION_TRAIN_streamed, DIFFUSION_TRAIN_operations,
};

static const struct pipeline_rates rates = {
	DIFFUSION_TRAIN_peak_flops, DIFFUSION_TRAIN_feed_flops,
	DIFFUSION_TRAIN_part_flops, DIFFUSION_TRAIN_memory_bandwidth,
	DIFFUSION_TRAIN_compute_efficiency,
	DIFFUSION_TRAIN_attention_efficiency,
	DIFFUSION_TRAIN_bandwidth_efficiency, DIFFUSION_TRAIN_operation_gap,
	DIFFUSION_TRAIN_launch_overhead,
};

static const struct ownership_slots ownership_slots =
    OWNERSHIP_JOB_SLOTS(DIFFUSION_TRAIN);

static void
put(struct study *s, int slot, double value)
{
	s->value[slot][0] = value;
}

static double
stated(const struct study *s, enum case_column c)
{
	return case_or(s->p, s->row, s->out, "diffusion_train", c);
}

static void
find_model(struct study *s)
{
	const char *id = case_text(s->row, CASE_model), *why;
	const struct model *m = id ? (const struct model *)catalog_find(
	    &s->p->catalog->models, id) : NULL;
	struct pipeline_size size = { stated(s, CASE_image_height),
		stated(s, CASE_image_width), stated(s, CASE_frames), 0 };

	if (!m)
		case_skip(s->p, s->out, "the model is not in the catalogue");
	if (s->out->status != PREDICT_ok)
		return;
	why = pipeline_find(s->p->catalog, m, &size, &s->pipe);
	if (why)
		case_skip(s->p, s->out, "the model has %s", why);
}

static void
find_stack(struct study *s)
{
	const char *method = case_text(s->row, CASE_method);

	s->out->calibration = case_calibration(s->p, s->row);
	s->accelerator = case_accelerator(s->p, s->row);
	s->capacity = case_capacity(s->p, s->row);
	s->lora = method && !strcmp(method, "lora");
	if (!s->out->calibration)
		case_skip(s->p, s->out, "no calibration of this kind");
	if (!s->accelerator && predict_class(s->row) == CLASS_speed)
		case_skip(s->p, s->out, "no accelerator of the catalogue");
	if (s->capacity <= 0 && case_is(s->row, CASE_quantity, "fits"))
		case_skip(s->p, s->out, "no memory of the accelerator is "
		    "stated");
	if (method && !s->lora && strcmp(method, "full"))
		case_skip(s->p, s->out, "not modelled yet: method %s",
		    method);
}

static const struct scheme *
scheme_of(const struct study *s)
{
	const char *name = case_text(s->row, CASE_param_scheme);

	return scheme_find(s->p->catalog, s->lora ? "frozen" :
	    name ? name : "master");
}

/* As bind_shards() of the kind does. */
static void
put_shards(struct study *s)
{
	const struct number *whole = &s->out->calibration->gathered_layers;
	double stage = stated(s, CASE_zero_stage);

	put(s, DIFFUSION_TRAIN_optimizer_shards, stage > 0 ? s->count : 1);
	put(s, DIFFUSION_TRAIN_gradient_shards, stage > 1 ? s->count : 1);
	put(s, DIFFUSION_TRAIN_weight_shards, stage > 2 ? s->count : 1);
	put(s, DIFFUSION_TRAIN_layer_share, s->pipe.layer_share);
	put(s, DIFFUSION_TRAIN_gathered_layers, stage <= 2 || s->count <= 1 ?
	    0 : whole->fact.given ? whole->value : 2);
}

static void
put_state(struct study *s)
{
	const struct scheme *scheme = scheme_of(s);
	const char *id = case_text(s->row, CASE_optimizer);
	const struct optimizer *o = optimizer_find(s->p->catalog,
	    id ? id : "adamw");
	const struct format *f = case_format(s->p, s->row, CASE_weight_format);
	double stored = !f ? 2 : f->width / 8;
	const char *grad = case_text(s->row, CASE_grad_format);
	double gradient = training_gradient(grad ? grad :
	    s->out->calibration->grad_format.text);

	if (!scheme || !o) {
		case_skip(s->p, s->out, "not modelled yet: %s", scheme ? id :
		    case_text(s->row, CASE_param_scheme));
		return;
	}
	put(s, DIFFUSION_TRAIN_frozen, s->lora);
	put(s, DIFFUSION_TRAIN_adapter_rank, s->lora ?
	    stated(s, CASE_adapter_rank) : 0);
	put(s, DIFFUSION_TRAIN_weight_bytes, scheme->weight.value > 0 ?
	    scheme->weight.value : stored);
	put(s, DIFFUSION_TRAIN_gradient_bytes, gradient > 0 && !s->lora ?
	    gradient : scheme->gradient.value);
	put(s, DIFFUSION_TRAIN_master_bytes, scheme->master.value);
	put(s, DIFFUSION_TRAIN_optimizer_bytes, o->matrix.value *
	    (o->narrow.on ? 1 : scheme->moments.value));
	put_shards(s);
	put(s, DIFFUSION_TRAIN_backward_base, s->lora ? 1 : 2);
}

static void
put_work(struct study *s)
{
	const struct network_sum *d = &s->pipe.denoiser;
	const struct calibration *c = s->out->calibration;

	put(s, DIFFUSION_TRAIN_batch, stated(s, CASE_micro_batch));
	put(s, DIFFUSION_TRAIN_frames, stated(s, CASE_frames));
	put(s, DIFFUSION_TRAIN_count, s->count);
	put(s, DIFFUSION_TRAIN_passes, 1);
	put(s, DIFFUSION_TRAIN_latents_ready, 1);
	put(s, DIFFUSION_TRAIN_part_bytes, 2);
	put(s, DIFFUSION_TRAIN_activation_bytes, 2);
	put(s, DIFFUSION_TRAIN_sides, d->sides);
	put(s, DIFFUSION_TRAIN_kept, d->kept);
	put(s, DIFFUSION_TRAIN_residual_inputs, d->inputs);
	put(s, DIFFUSION_TRAIN_residual_block, d->block);
	put(s, DIFFUSION_TRAIN_recompute, case_is(s->row, CASE_recompute,
	    "full"));
	put(s, DIFFUSION_TRAIN_encoder_products, s->pipe.encoder.multiplies);
	put(s, DIFFUSION_TRAIN_activation_factor,
	    c->activation_factor.fact.given ? c->activation_factor.value : 1);
	put(s, DIFFUSION_TRAIN_allocator_overhead,
	    c->allocator_overhead.fact.given ? c->allocator_overhead.value :
	    0.05);
	put(s, DIFFUSION_TRAIN_runtime_overhead, c->runtime_overhead.value);
	put(s, DIFFUSION_TRAIN_memory, s->capacity);
	put(s, DIFFUSION_TRAIN_link_efficiency, c->link_efficiency.value);
	put(s, DIFFUSION_TRAIN_link_latency, c->link_latency.value);
	if (s->accelerator)
		put(s, DIFFUSION_TRAIN_link_bandwidth,
		    s->accelerator->link_bandwidth.value);
}

/* Everything else the chain asks for; nothing taken depends on it. */
static void
put_rest(struct study *s)
{
	static const int ones[] = { DIFFUSION_TRAIN_peak_flops,
		DIFFUSION_TRAIN_feed_flops, DIFFUSION_TRAIN_part_flops,
		DIFFUSION_TRAIN_memory_bandwidth,
		DIFFUSION_TRAIN_compute_efficiency,
		DIFFUSION_TRAIN_attention_efficiency,
		DIFFUSION_TRAIN_bandwidth_efficiency,
		DIFFUSION_TRAIN_link_bandwidth,
		DIFFUSION_TRAIN_memory_fraction, DIFFUSION_TRAIN_text_tokens,
		DIFFUSION_TRAIN_train_images, DIFFUSION_TRAIN_offer_count };

	for (size_t i = 0; i < COUNT(ones); i++)
		put(s, ones[i], 1);
	ownership_free(s->value, &ownership_slots);
}

static void
take(const struct study *s)
{
	struct prediction *out = s->out;
	double needed = s->value[DIFFUSION_TRAIN_memory_needed][0];

	out->fit = s->capacity <= 0 ? FIT_unknown : needed <= s->capacity ?
	    FIT_yes : FIT_no;
	out->value = s->value[DIFFUSION_TRAIN_reserved][0];
	if (case_is(s->row, CASE_memory_basis, "device"))
		out->value = needed;
	if (case_is(s->row, CASE_memory_basis, "allocated") ||
	    case_is(s->row, CASE_memory_basis, "active"))
		out->value = s->value[DIFFUSION_TRAIN_allocated][0];
	if (case_is(s->row, CASE_quantity, "memory_bytes_total"))
		out->value *= s->count;
	if (case_is(s->row, CASE_quantity, "fits"))
		out->value = out->fit == FIT_yes;
	if (case_is(s->row, CASE_quantity, "images_per_s") ||
	    case_is(s->row, CASE_quantity, "samples_per_s"))
		out->value = s->value[DIFFUSION_TRAIN_images_per_s][0];
	if (case_is(s->row, CASE_quantity, "step_s"))
		out->value = s->value[DIFFUSION_TRAIN_step_time][0];
}

static bool
is_taken(const struct case_row *row)
{
	static const char *const known[] = { "memory_bytes_per_accelerator",
		"memory_bytes_total", "fits", "images_per_s",
		"samples_per_s", "step_s" };

	for (size_t i = 0; i < COUNT(known); i++)
		if (case_is(row, CASE_quantity, known[i]))
			return true;
	return false;
}

void
case_diffusion_train(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	double (*value)[CHAIN_BLOCK] = p->lane;
	struct study s = { .p = p, .row = row, .out = out, .value = value };
	struct binding b = { .value = value };
	const char *why;

	case_clear(value, DIFFUSION_TRAIN_SLOTS);
	if (!is_taken(row))
		case_skip(p, out, "not modelled yet: %s of training on "
		    "images", case_text(row, CASE_quantity));
	s.count = stated(&s, CASE_count);
	find_model(&s);
	find_stack(&s);
	if (out->status != PREDICT_ok)
		return;
	put_rest(&s);
	pipeline_bind(&b, &s.pipe, &slots);
	put_state(&s);
	put_work(&s);
	why = s.accelerator ? pipeline_rates(&b, s.accelerator,
	    out->calibration, format_of(p->catalog, FORMAT_bf16),
	    &rates) : NULL;
	if (why && predict_class(row) == CLASS_speed)
		case_skip(p, out, "%s", why);
	if (out->status != PREDICT_ok)
		return;
	chain_find("diffusion_train")->run(value, 1);
	take(&s);
}
