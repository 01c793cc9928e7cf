#include "kind/vision.h"

#include <string.h>

#include "base/arena.h"
#include "chain_vision_infer.h"
#include "chain_vision_train.h"
#include "kind/text.h"
#include "spec/phrase.h"

const struct vision_slots vision_train_slots = {
#define S(name) .name = VISION_TRAIN_##name,
	VISION_SLOTS(S)
#undef S
};

const struct vision_slots vision_infer_slots = {
#define S(name) .name = VISION_INFER_##name,
	VISION_SLOTS(S)
#undef S
};

void
vision_count(struct arena *arena, const struct network *n, double height,
    double width, struct vision *out)
{
	struct arena *work;
	struct network_count count;
	double size[SHAPE_RANK];

	if (n->rank != 3) {
		*out = (struct vision){ .fault = "it is no list of layers "
		    "that reads images" };
		return;
	}
	for (int i = 0; i < SHAPE_RANK; i++)
		size[i] = n->input[i];
	if (height > 0)
		size[n->rank - 2] = height;
	if (width > 0)
		size[n->rank - 1] = width;
	work = arena_child(arena);
	network_count_at(n, size, work, &count);
	*out = (struct vision){ .pixels = size[n->rank - 2] *
	    size[n->rank - 1], .fault = count.fault ?
	    arena_strdup(arena, count.fault) : NULL };
	out->sum = network_sum(&count, NULL);
	network_work(&count, out->work);
	arena_free(work);
}

double
vision_matrix_kernels(const struct vision *v)
{
	double sum = 0;

	for (int i = 1; i < WORK_CLASSES; i++)
		sum += v->work[i].runs;
	return sum;
}

void
vision_bind_network(struct binding *b, const struct vision_slots *s,
    const struct model *m, const struct vision *v)
{
	bind_value(b, s->parameters, v->sum.parameters, kind_dimension(m,
	    "parameters", "of all layers"));
	bind_value(b, s->pixels, v->pixels, kind_dimension(m, "pixels",
	    "height times width"));
	bind_value(b, s->matrix_kernels, vision_matrix_kernels(v),
	    kind_dimension(m, "matrix_kernels", "layers that multiply, "
	    "several for attention"));
	bind_value(b, s->other_kernels, v->work[0].runs, kind_dimension(m,
	    "other_kernels", "the other layers"));
	bind_value(b, s->convolved, v->sum.convolved, kind_dimension(m,
	    "convolved", "inputs of convolutions"));
	bind_value(b, s->biased, v->sum.biased, kind_dimension(m, "biased",
	    "outputs of convolutions with biases"));
	bind_value(b, s->depthwise, v->sum.depthwise, kind_dimension(m,
	    "depthwise", "inputs of convolutions that mix no channels"));
	bind_value(b, s->summed, v->sum.summed, kind_dimension(m, "summed",
	    "products in a number that a layer puts out"));
	bind_value(b, s->widened, v->sum.widened, kind_dimension(m,
	    "widened", "inputs of layer norms, scores within windows"));
	bind_value(b, s->fused_pairs, v->sum.fused_pairs, kind_dimension(m,
	    "fused_pairs", "scores outside windows, one a head"));
	for (int i = 0; i < WORK_CLASSES; i++) {
		bind_value(b, s->class_multiplies + i, v->work[i].multiplies,
		    kind_dimension(m, "class_multiplies", "layers by their "
		    "multiply-adds for each number that they move"));
		bind_value(b, s->class_moved + i, v->work[i].moved,
		    kind_dimension(m, "class_moved", "inputs and outputs"));
		bind_value(b, s->class_weights + i, v->work[i].weights,
		    kind_dimension(m, "class_weights", "weights of layers"));
	}
}

static bool
is_narrow(const struct format *f)
{
	return f->width < 32 && !format_is(f, FORMAT_tf32);
}

void
vision_bind_widths(struct binding *b, const struct vision_slots *s,
    const struct record *of, const struct format *f, bool mixed)
{
	bool narrow = is_narrow(f);
	const struct format *wide = format_beside(f, FORMAT_fp32);
	const struct format *number = narrow ? f : wide;

	bind_format_bytes(b, s->activation_bytes, number, of,
	    "activation_bytes");
	bind_format_bytes(b, s->weight_bytes, mixed ? wide : number, of,
	    "weight_bytes");
	if (mixed && narrow)
		bind_format_bytes(b, s->cast_bytes, number, of, "cast_bytes");
	else
		bind_value(b, s->cast_bytes, 0, kind_default(of, "cast_bytes",
		    "weights are stored as they are used"));
	bind_value(b, s->cast_kernels, 0, kind_default(of, "cast_kernels",
	    "once a step, or never"));
}

void
vision_bind_kept(struct binding *b, const struct model *m,
    const struct vision *v, const struct format *f, bool unfused)
{
	static const double wide = 4;
	double own = b->value[VISION_TRAIN_activation_bytes][b->lane];
	double pairs = v->sum.pairs - (unfused ? 0 : v->sum.fused_pairs);

	bind_value(b, VISION_TRAIN_kept_numbers, v->sum.kept, kind_dimension(
	    m, "kept_numbers", "inputs and outputs that gradients need"));
	bind_value(b, VISION_TRAIN_normed_numbers, v->sum.normed,
	    kind_dimension(m, "normed_numbers", "inputs of layer norms"));
	bind_value(b, VISION_TRAIN_kept_pairs, pairs, kind_dimension(m,
	    "kept_pairs", unfused ? "all scores of attention" :
	    "scores of attention within windows"));
	bind_value(b, VISION_TRAIN_layers, v->sum.runs, kind_dimension(m,
	    "layers", "layers that run"));
	bind_value(b, VISION_TRAIN_norm_bytes, wide - own, kind_dimension(m,
	    "norm_bytes", f->name.text));
	bind_value(b, VISION_TRAIN_pair_bytes, own < wide ? wide + own : wide,
	    kind_dimension(m, "pair_bytes", f->name.text));
}

void
vision_bind_machine(struct binding *b, const struct vision_slots *s,
    const struct accelerator *a, const struct format *f)
{
	bind_number(b, s->memory, &a->memory, CAUSE_catalogue);
	bind_number(b, s->memory_bandwidth, &a->memory_bandwidth,
	    CAUSE_catalogue);
	bind_number(b, s->peak_flops, kind_rate(a, f), CAUSE_catalogue);
	bind_number(b, s->narrow_flops, kind_narrow_rate(a) ?
	    kind_narrow_rate(a) : kind_rate(a, f), CAUSE_catalogue);
	bind_number(b, s->vector_flops, kind_known_rate(a, FORMAT_fp32) ?
	    kind_known_rate(a, FORMAT_fp32) : kind_rate(a, f),
	    CAUSE_catalogue);
	bind_or(b, s->compute_units, &a->compute_units, 0, "compute_units",
	    "its peak and its clock tell how many", &a->head);
	bind_or(b, s->clock, &a->clock, USUAL_CLOCK, "clock",
	    "about that of all who state one", &a->head);
	bind_or(b, s->unit_lanes, &a->unit_lanes, 128, "unit_lanes",
	    "as many as are started a cycle", &a->head);
}

/* A compiler joins what multiplies nothing with its neighbours. */
static void
bind_shares(struct binding *b, const struct vision_slots *s,
    const struct calibration *c)
{
	static const char alone[] = "each layer reads and writes memory";

	bind_or(b, s->class_share, &c->elementwise_share, 1,
	    "elementwise_share", alone, &c->head);
	bind_or(b, s->other_share, &c->elementwise_share, 1,
	    "elementwise_share", alone, &c->head);
	for (int i = 1; i < WORK_CLASSES; i++)
		bind_value(b, s->class_share + i, 1, kind_default(&c->head,
		    "class_share", "matrices read and write all"));
}

/* Vector units read channels as they come. */
static void
bind_order(struct binding *b, const struct vision_slots *s,
    const struct calibration *c, const struct format *f)
{
	bool copies = false;

	for (size_t i = 0; i < c->channels_first.count; i++)
		copies |= !strcmp(c->channels_first.item[i].text,
		    f->head.id);
	bind_value(b, s->order_copies, copies, kind_default(&c->head,
	    "channels_first", copies ? "tensor units want channels last" :
	    "channels lie as the units read them"));
	bind_or(b, s->score_traffic, &c->score_traffic, 0, "score_traffic",
	    "attention is fused", &c->head);
	bind_or(b, s->bias_passes, &c->bias_passes, 0, "bias_passes",
	    "convolutions add their biases themselves", &c->head);
	bind_or(b, s->depthwise_passes, &c->depthwise_passes, 0,
	    "depthwise_passes", "each input is read once", &c->head);
	bind_or(b, s->kernel_cycles, &c->kernel_cycles, 0, "kernel_cycles",
	    "none", &c->head);
	bind_or(b, s->number_work, &c->number_work, 0, "number_work", "none",
	    &c->head);
}

void
vision_bind_stack(struct binding *b, const struct vision_slots *s,
    const struct calibration *c, const struct format *f, bool mixed)
{
	bind_shares(b, s, c);
	bind_order(b, s, c, f);
	if (mixed && is_narrow(f))
		bind_or(b, s->wide_traffic, &c->wide_traffic, 0,
		    "wide_traffic", "norms work in 16 bits", &c->head);
	else
		bind_value(b, s->wide_traffic, 0, kind_default(&c->head,
		    "wide_traffic", "all is in one format"));
	bind_number(b, s->compute_efficiency, &c->compute_efficiency,
	    CAUSE_calibration);
	bind_number(b, s->bandwidth_efficiency, &c->bandwidth_efficiency,
	    CAUSE_calibration);
	bind_number(b, s->kernel_overhead, &c->layer_overhead,
	    CAUSE_calibration);
	bind_number(b, s->runtime_overhead, &c->runtime_overhead,
	    CAUSE_calibration);
	bind_number(b, s->memory_fraction, &c->memory_fraction,
	    CAUSE_calibration);
	bind_or(b, s->allocator_overhead, &c->allocator_overhead, 0.05,
	    "allocator_overhead", "stacks in use lose 3 to 15 percent",
	    &c->head);
}

/*
 * Core time to decode an image of ImageNet, crop it at random and flip it in
 * Python with Pillow: the figure of FFCV's benchmarks shows 7,700 images/s of
 * WebDataset on p3dn.24xlarge, 48 cores with two threads each; of 12 to 48
 * threads alone on their cores, 170 to 130 each.  Tensorpack did 140 on
 * each core of a DGX-1, and ten workers of timm 190 beside an A100.
 */
static const double pillow = 48 / 7700.;

void
vision_bind_images(struct binding *b, const struct vision_slots *s,
    const struct workload *w, const struct calibration *c, const char *usual)
{
	const struct image_size *size = (const struct image_size *)w;
	const char *where = size->image_decoding.text ?
	    size->image_decoding.text : usual;

	if (!strcmp(where, "host"))
		bind_or(b, s->core_time, &c->sample_time, pillow,
		    "sample_time", "Pillow: 160 images/s of a core", &c->head);
	else
		bind_value(b, s->core_time, 0, kind_default(&w->head,
		    "image_decoding", where));
}

const void *
vision_prepare(struct arena *arena, const struct catalog *cat,
    const struct workload *w)
{
	const struct image_size *size = (const struct image_size *)w;
	struct vision *v = ARENA_NEW(arena, struct vision);

	vision_count(arena, &kind_model(cat, w)->network,
	    size->image_height.value, size->image_width.value, v);
	return v;
}

void
vision_check(const struct workload *w, struct diags *diags)
{
	const struct vision *v = w->prepared;

	if (v->fault)
		diag(diags, DIAG_inconsistent, w->model.fact.at,
		    "workload \"%s\": model \"%s\" cannot take its images: "
		    "%s", w->head.id, w->model.text, v->fault);
}
