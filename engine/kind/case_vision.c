/*
 * case_vision: speed and memory of networks for images, by the chains that
 * training and running them use.
 *
 * A model that the case does not name is the network of the catalogue with
 * its parameters and multiply-adds, else one whose layers follow from the
 * multiply-adds alone.  What a blank cell counts as: image_size.def; a blank
 * batch of training is the whole run's over its accelerators.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "catalog/vocabulary.h"
#include "chain_vision_infer.h"
#include "chain_vision_train.h"
#include "kind/case_bind.h"
#include "kind/stack.h"
#include "kind/vision.h"
#include "model/network.h"

/* What printed parameters and multiply-adds are rounded to. */
static const double same_parameters = 0.0015, same_multiplies = 0.06;

/*
 * Of an unknown network: norm and activation behind each matrix read and
 * write its output, so many kernels run, and so many of them multiply.
 */
static const double matrix_passes = 2, other_passes = 4;
static const double unknown_kernels = 200, unknown_matrices = 200 / 3.0;
static const double usual_pixels = 224 * 224;

/* One case on its way to the chain. */
struct study {
	const struct predictor *p;
	const struct case_row *row;
	struct prediction *out;
	double (*value)[CHAIN_BLOCK];
	struct case_bound *bound;
	const struct format *format;
	struct model *unknown;   /* stands for a network without layers */
	struct vision *net;
	const struct model *model;
	double height, width;
};

static double
want(const struct study *s, enum case_column c)
{
	return case_or(s->p, s->row, s->out, "vision", c);
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
	vision_count(s->p->arena, &m->network, s->height, s->width, s->net);
	s->model = m;
	return !s->net->fault;
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
		    s->net->sum.multiplies, multiplies, same_multiplies)) {
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

	s->unknown = ARENA_NEW(s->p->arena, struct model);
	s->unknown->head.id = case_text(s->row, CASE_id);
	s->model = s->unknown;
	*s->net = (struct vision){ .pixels = s->height * s->width,
	    .sum = { .parameters = parameters,
		.multiplies = multiplies, .kept = matrix_passes * outputs,
		.runs = unknown_kernels, .live = outputs,
		.summed = net_summed(parameters,
		    unknown_matrices) } };
	network_work(&n, s->net->work);
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

/* That of the weights where nobody says, else 16 bits, as engines and scripts
 * for images run them by default where precision is not the question. */
static const struct format *
compute_format(const struct predictor *p, const struct case_row *row)
{
	if (case_text(row, CASE_compute_format))
		return case_format(p, row, CASE_compute_format);
	return case_text(row, CASE_weight_format) ? case_format(p, row,
	    CASE_weight_format) : format_of(p->catalog, FORMAT_fp16);
}

static void
find_stack(struct study *s)
{
	const struct accelerator *a = case_accelerator(s->p, s->row);

	s->out->calibration = case_calibration(s->p, s->row);
	s->format = compute_format(s->p, s->row);
	if (!s->out->calibration)
		case_skip(s->p, s->out, "no calibration of this kind");
	else if (!a)
		case_skip(s->p, s->out, "accelerator is not in the catalogue");
	else if (!s->format)
		case_skip(s->p, s->out, "compute_format is not known");
	else if (!kind_rate(a, s->format))
		case_skip(s->p, s->out, "the accelerator states no rate of "
		    "%s", s->format->head.id);
}

/* The workload of the case and where it ran; NULL where it is passed over. */
static struct workload *
begin(struct study *s, const char *kind)
{
	find_stack(s);
	s->net = ARENA_NEW(s->p->arena, struct vision);
	if (s->out->status == PREDICT_ok)
		find_network(s);
	if (s->out->status != PREDICT_ok)
		return NULL;
	case_bound_open(s->bound, s->p, s->row, kind, s->model);
	case_bound_on(s->bound, s->p, s->row, s->format,
	    case_capacity(s->p, s->row));
	s->bound->workload->prepared = s->net;
	case_choose(s->row, &((struct image_size *)s->bound->workload)->
	    image_decoding, "none");
	s->bound->place.calibration = s->out->calibration;
	s->bound->place.count = case_axis(want(s, CASE_count));
	s->bound->place.axis[AXIS_data] = s->bound->place.count;
	return s->bound->workload;
}

static void
take(const struct study *s, int rate, int time, int needed)
{
	const struct case_row *row = s->row;
	struct prediction *out = s->out;
	double (*value)[CHAIN_BLOCK] = s->value;

	out->fit = value[needed][0] <= s->bound->accelerator.memory.value ?
	    FIT_yes : FIT_no;
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

void
case_vision_infer(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	struct study s = { .p = p, .row = row, .out = out,
		.value = p->lane, .bound = p->bound };
	struct vision_infer *w = (struct vision_infer *)begin(&s,
	    "vision_infer");

	if (!w)
		return;
	case_list(p, row, &w->weight_formats, s.format->head.id);
	w->autocast.on = format_is(case_format(p, row, CASE_weight_format),
	    FORMAT_fp32);
	s.bound->place.axis[AXIS_batch] = case_axis(want(&s,
	    CASE_batch));
	if (out->status != PREDICT_ok)
		return;
	case_bound_run(s.bound, p, out, s.value);
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

void
case_vision_train(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	struct study s = { .p = p, .row = row, .out = out,
		.value = p->lane, .bound = p->bound };
	struct vision_train *w = (struct vision_train *)begin(&s,
	    "vision_train");
	const char *id = case_text(row, CASE_optimizer);

	if (!w)
		return;
	case_list(p, row, &w->compute_formats, s.format->head.id);
	case_choose(row, &w->optimizer, id && optimizer_find(p->catalog, id) ?
	    id : "adamw");
	case_choose(row, &w->param_scheme, case_is(row, CASE_param_scheme,
	    "pure") ? "pure" : "amp");
	case_choose(row, &w->attention, case_text(row, CASE_attention));
	case_choose(row, &w->recompute, case_is(row, CASE_recompute, "full") ?
	    "full" : "none");
	case_state(row, &w->train_images, 1);
	s.bound->place.axis[AXIS_recompute] = case_is(row, CASE_recompute,
	    "full");
	s.bound->place.axis[AXIS_batch] = case_axis(micro_batch(&s,
	    s.bound->place.count));
	if (out->status != PREDICT_ok)
		return;
	case_bound_run(s.bound, p, out, s.value);
	take(&s, VISION_TRAIN_images_per_s, VISION_TRAIN_step_time,
	    VISION_TRAIN_memory_needed);
}

/* Side from which on images are those of detectors, whose speeds are published
 * of engines. */
static const double detectors = 512;

/* PyTorch has no convolutions in 8 bits: such a network runs in an engine. */
void
case_vision_unsaid(const struct predictor *p, const struct case_row *row,
    struct printed_stack *s)
{
	const struct format *f = case_format(p, row, CASE_compute_format);
	double height;
	bool large = case_number(row, CASE_image_height, &height) &&
	    height >= detectors;

	if ((f && f->width <= 8) ||
	    (large && !case_is(row, CASE_weight_format, "fp32")))
		s->software = "TensorRT";
}

/*
 * Accelerators of a server, and images of each from which on work outlasts its
 * launches: three passes of 175 layers take a host 29 ms at 55 us each, an H100
 * 2,700 images a second by eager PyTorch.
 */
static const double server = 8, many_images = 64;

/*
 * A batch cannot grow with the accelerators, as a network would learn
 * otherwise: what runs on more than a server's with few images on each was
 * spread to save time.  Launched one by one its operations would wait for the
 * host, so that those who scale strongly replay graphs ("Accelerating PyTorch
 * with CUDA Graphs", PyTorch's blog of 2021): a pass is handed over at once.
 */
void
case_images_spread(const struct predictor *p, const struct case_row *row,
    struct printed_stack *s)
{
	double count, batch;

	(void)p;
	if (!case_number(row, CASE_count, &count) || count <= server)
		return;
	if (!case_number(row, CASE_micro_batch, &batch) &&
	    !case_number(row, CASE_global_batch, &batch))
		return;
	if (!case_text(row, CASE_micro_batch))
		batch /= count;
	if (batch < many_images)
		s->software = "MLPerf";
}
