/*
 * case_vision: speed and memory of networks for images, by the chains that
 * training and running them use.
 *
 * A model that the case does not name is the network of the catalogue with
 * its parameters and multiply-adds, else one whose layers follow from the
 * multiply-adds alone.  What a blank cell counts as: case_default.def; a blank
 * batch of training is the whole run's over its accelerators.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "catalog/vocabulary.h"
#include "chains.h"
#include "kind/case.h"
#include "kind/vision.h"
#include "model/network.h"

/* What printed parameters and multiply-adds are rounded to. */
static const double same_parameters = 0.0015, same_multiplies = 0.06;

/*
 * Of an unknown network: norm and activation behind each matrix read and
 * write its output, and so many kernels run.
 */
static const double matrix_passes = 2, other_passes = 4;
static const double unknown_kernels = 200, usual_pixels = 224 * 224;

struct study {
	const struct predictor *p;
	const struct case_row *row;
	struct prediction *out;
	const struct vision_slots *slots;
	struct binding b;
	const struct accelerator *accelerator;
	enum format format;
	struct model unknown;    /* stands for a network without layers */
	struct vision net;
	const struct model *model;
	double height, width;
};

static double
want(const struct study *s, enum case_column c)
{
	return case_or(s->p, s->row, s->out, "vision", c);
}

static void
put(struct study *s, int slot, double value)
{
	s->b.value[slot][0] = value;
}

static bool
near(double a, double b, double tolerance)
{
	return fabs(a - b) <= tolerance * b;
}

/* Counts the network at the size of the case; does it take the images? */
static bool
takes(struct study *s, const struct model *m)
{
	if (!m->network.fact.given || m->network.rank != 3)
		return false;
	vision_count(s->p->arena, &m->network, s->height, s->width, &s->net);
	s->model = m;
	return !s->net.fault;
}

/* The network of the catalogue that the printed figures are nearest to. */
static bool
find_alike(struct study *s, double multiplies, double parameters)
{
	const struct record_list *all = &s->p->catalog->models;
	const struct model *best = NULL;
	double least = same_parameters;

	for (size_t i = 0; i < all->count; i++) {
		const struct model *m = (const struct model *)all->item[i];
		double off = fabs(m->parameters.value / parameters - 1);

		if (off <= least && takes(s, m) && near(
		    s->net.sum.multiplies, multiplies, same_multiplies)) {
			best = m;
			least = off;
		}
	}
	return best && takes(s, best);
}

static void
make_unknown(struct study *s, double multiplies, double parameters)
{
	double outputs = net_outputs(multiplies,
	    s->height * s->width / usual_pixels);
	struct network_count n = { .layer = (struct layer_cost[]) {
		{ .multiplies = multiplies, .parameters = parameters,
		    .moved = matrix_passes * outputs, .runs = unknown_kernels,
		    .kept = matrix_passes * outputs },
		{ .moved = other_passes * outputs } }, .count = 2 };

	s->model = &s->unknown;
	s->net = (struct vision){ .sum = { .parameters = parameters,
		.multiplies = multiplies, .kept = matrix_passes * outputs,
		.runs = unknown_kernels, .live = outputs } };
	network_work(&n, s->net.work);
}

static void
find_network(struct study *s)
{
	const char *id = case_text(s->row, CASE_model);
	const struct record *known = id ? catalog_find(
	    &s->p->catalog->models, id) : NULL;
	double multiplies, parameters;

	s->height = want(s, CASE_image_height);
	s->width = want(s, CASE_image_width);
	if (known && takes(s, (const struct model *)known))
		return;
	if (!case_number(s->row, CASE_model_forward_macs, &multiplies) ||
	    !case_number(s->row, CASE_model_params, &parameters))
		case_skip(s->p, s->out, "neither model nor "
		    "model_forward_macs and model_params are stated");
	else if (!find_alike(s, multiplies, parameters))
		make_unknown(s, multiplies, parameters);
}

static void
find_stack(struct study *s)
{
	s->out->calibration = case_calibration(s->p, s->row);
	s->accelerator = case_accelerator(s->p, s->row);
	s->format = case_format(s->row, CASE_compute_format);
	if (!s->out->calibration)
		case_skip(s->p, s->out, "no calibration of this kind");
	else if (!s->accelerator)
		case_skip(s->p, s->out, "accelerator is not in the catalogue");
	else if (s->format == FORMAT_COUNT)
		case_skip(s->p, s->out, "compute_format is not stated");
	else if (!kind_rate(s->accelerator, s->format))
		case_skip(s->p, s->out, "the accelerator states no rate of "
		    "%s", formats[s->format].id);
}

/* What the chain asks for beside; neither speed nor memory depend on it. */
static void
bind_shared(struct study *s, bool mixed)
{
	const struct vision_slots *slots = s->slots;

	vision_bind_network(&s->b, slots, s->model, &s->net);
	vision_bind_widths(&s->b, slots, &s->model->head, s->format, mixed);
	vision_bind_machine(&s->b, slots, s->accelerator, s->format);
	vision_bind_stack(&s->b, slots, s->out->calibration, s->format,
	    mixed);
	put(s, slots->memory, case_capacity(s->p, s->row));
	put(s, slots->count, want(s, CASE_count));
	ownership_free(s->b.value, slots->ownership);
	put(s, slots->offer_count, 1);
}

static bool
begin(struct study *s)
{
	find_stack(s);
	if (s->out->status == PREDICT_ok)
		find_network(s);
	return s->out->status == PREDICT_ok;
}

static void
take(const struct study *s, int rate, int time, int needed)
{
	const struct case_row *row = s->row;
	struct prediction *out = s->out;
	double (*value)[CHAIN_BLOCK] = s->b.value;

	out->fit = value[needed][0] <= value[s->slots->memory][0] ? FIT_yes :
	    FIT_no;
	if (case_is(row, CASE_quantity, "images_per_s") ||
	    case_is(row, CASE_quantity, "samples_per_s"))
		out->value = value[rate][0];
	else if (case_is(row, CASE_quantity, "latency_s") ||
	    case_is(row, CASE_quantity, "step_s"))
		out->value = value[time][0];
	else if (case_is(row, CASE_quantity, "fits"))
		out->value = out->fit == FIT_yes;
	else if (case_is(row, CASE_quantity, "memory_bytes_per_accelerator"))
		out->value = value[needed][0];
	else
		case_skip(s->p, out, "not modelled yet: %s",
		    case_text(row, CASE_quantity));
}

/* Weights that lie in 32 bits are cast for each batch. */
static bool
casts(const struct study *s)
{
	enum format held = case_format(s->row, CASE_weight_format);

	return held == FORMAT_fp32 && s->format != FORMAT_fp32;
}

static double
matrix_kernels(const struct vision *net)
{
	double sum = 0;

	for (int i = 1; i < WORK_CLASSES; i++)
		sum += net->work[i].runs;
	return sum;
}

void
case_vision_infer(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	double (*value)[CHAIN_BLOCK] = p->lane;
	struct study s = { .p = p, .row = row, .out = out,
		.slots = &vision_infer_slots, .b = { .value = value } };

	if (!begin(&s))
		return;
	bind_shared(&s, casts(&s));
	if (casts(&s))
		put(&s, VISION_INFER_cast_kernels, matrix_kernels(&s.net));
	put(&s, s.slots->samples, want(&s, CASE_batch));
	put(&s, VISION_INFER_live_numbers, s.net.sum.live);
	if (out->status != PREDICT_ok)
		return;
	chain_find("vision_infer")->run(value, 1);
	take(&s, VISION_INFER_images_per_s, VISION_INFER_step_time,
	    VISION_INFER_memory_needed);
}

/* Images of one accelerator in one pass. */
static double
micro_batch(const struct study *s, double count)
{
	double batch;

	if (case_number(s->row, CASE_micro_batch, &batch))
		return batch;
	if (case_number(s->row, CASE_global_batch, &batch))
		return batch / count;
	return want(s, CASE_batch);
}

/* Moments of a parameter; AdamW's where nobody says. */
static double
moments(const struct catalog *cat, const struct case_row *row)
{
	const char *id = case_text(row, CASE_optimizer);
	const struct optimizer *o = optimizer_find(cat, id);

	return (o ? o : optimizer_find(cat, "adamw"))->matrix.value;
}

void
case_vision_train(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	double (*value)[CHAIN_BLOCK] = p->lane;
	struct study s = { .p = p, .row = row, .out = out,
		.slots = &vision_train_slots, .b = { .value = value } };
	const struct calibration *c;

	if (!begin(&s))
		return;
	c = out->calibration;
	bind_shared(&s, !case_is(row, CASE_param_scheme, "pure"));
	vision_bind_kept(&s.b, s.model, &s.net, s.format,
	    case_is(row, CASE_attention, "eager"));
	put(&s, s.slots->samples, micro_batch(&s, want(&s, CASE_count)));
	put(&s, VISION_TRAIN_gradient_bytes, 4);
	put(&s, VISION_TRAIN_optimizer_bytes, moments(p->catalog, row));
	put(&s, VISION_TRAIN_recompute, case_is(row, CASE_recompute, "full"));
	put(&s, VISION_TRAIN_link_bandwidth,
	    s.accelerator->link_bandwidth.value);
	put(&s, VISION_TRAIN_link_efficiency, c->link_efficiency.value);
	put(&s, VISION_TRAIN_link_latency, c->link_latency.value);
	put(&s, VISION_TRAIN_train_images, 1);
	if (out->status != PREDICT_ok)
		return;
	chain_find("vision_train")->run(value, 1);
	take(&s, VISION_TRAIN_images_per_s, VISION_TRAIN_step_time,
	    VISION_TRAIN_memory_needed);
}
