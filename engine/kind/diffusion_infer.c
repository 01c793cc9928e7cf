/*
 * diffusion_infer: images or videos from noise; every accelerator makes its
 * own or several make one together, as many as the demand takes.
 */
#include <stddef.h>
#include <string.h>

#include "base/array.h"
#include "base/clamp.h"
#include "chain_diffusion_infer.h"
#include "kind/common.h"
#include "kind/diffusion.h"
#include "kind/place.h"
#include "kind/predict.h"
#include "kind/shape.h"
#include "kind/text.h"
#include "spec/phrase.h"

#define KIND diffusion_infer
#define KIND_ALSO "inference images diffusion"
#define KIND_DOC "Making images or videos from noise."
#define KIND_MORE .networks = true
#include "kind/type.def"

/* Side of a tile, and most images that are tried at once. */
enum { TILE = 512, MOST_BATCH = 64 };

static const struct limit limits[] = {
	MEMORY_LIMIT,
	{ "latency", "time from request to images", "s",
	    "latency", HAVE_WORKLOAD, "max_latency" },
	MONTH_LIMITS,
};

static const struct resource resources[] = {
	{ "compute", "compute_time", NULL },
	{ "attention", "attention_time", NULL },
	{ "memory bandwidth", "memory_time", NULL },
	{ "launch overhead", "host_time", "pass_time" },
	{ "links", "exchange_time", NULL },
};

static const struct measure measures[] = {
	{ "usd_per_thousand_images", "Cost per thousand images", "USD" },
	{ "latency", "Time of a batch", "s" },
	{ "images_per_s", "Images/s of a group", "1/s" },
	{ "step_time", "Time of a step", "ms" },
	MONTH_MEASURES,
};

static const struct measure items[] = {
	{ "denoiser_kept", "Denoiser", "GiB" },
	{ "text_kept", "Text encoders", "GiB" },
	{ "image_kept", "Autoencoder", "GiB" },
	{ "checker_kept", "Safety checker", "GiB" },
	{ "graph_memory", "Recorded graphs", "GiB" },
	{ "runtime_overhead", "Runtime", "GiB" },
	{ NULL, "Activations, parts brought in, allocator", "GiB" },
};

static const struct reach reaches[] = {
	{ "batch", "Images at once", false, NULL },
	{ "image_height", "Pixels of an image's height", false, NULL },
	{ "frames", "Frames of a video", false, NULL },
};

static const struct lever levers[] = {
	{ LEVER_CHOICE, "Decoder", "decoder", "whole",
	    { "whole", "sliced", "tiled" } },
	{ LEVER_LESS, "Images at once", "batch", NULL, { NULL } },
	{ LEVER_LESS, "Frames of a video", "frames", NULL, { NULL } },
	{ LEVER_FORMAT, "Weight format", "weight_formats",
	    "fp32 bf16 fp16 fp8 int8 nf4 int4_g128 nvfp4", { NULL } },
	{ LEVER_CHOICE, "Offload", "offload", "none",
	    { "none", "parts", "layers" } },
};

static const struct measure step_parts[] = {
	{ "compute_time", "Products with weights", NULL },
	{ "attention_time", "Attention", NULL },
	{ "memory_time", "Norms, gates and sums", NULL },
	{ NULL, "Launches and gaps", NULL },
};

static const struct measure batch_parts[] = {
	{ "text_time", "Text encoders", NULL },
	{ NULL, "Denoising steps", NULL },
	{ "decoder_time", "Decoder", NULL },
	{ "fetch_time", "Weights from the host", NULL },
};

static const struct shape_time times[] = {
	{ "A batch", "latency", batch_parts, COUNT(batch_parts) },
	{ "A denoising step", "step_time", step_parts,
	    COUNT(step_parts) },
};

static const struct shape_work work[] = {
	{ "diffusion", "product_flops", "step_bytes", "step_time",
	    NULL },
};

static const struct shape shape = {
	SHAPE_TABLES,
	.sweep = { AXIS_batch, "Images of a batch",
	    { "latency", "Time of a batch", "s" },
	    { "images_per_s", "Images/s of a group", "1/s" } },
};

static const struct axis_rule axes[] = {
	{ AXIS_context, AXIS_REST, NULL, 0, false },
	{ AXIS_batch, AXIS_RISES, "batch", MOST_BATCH, true },
};

static const struct diffusion_infer *
infer_of(const struct workload *w)
{
	return (const struct diffusion_infer *)w;
}

/* What the denoiser's products are in. */
static const struct format *
compute_of(const struct diffusion_infer *d, const struct placement *p)
{
	const struct format *f = format_find(d->workload.catalog,
	    d->compute_format.text);

	return f ? f : p->weight_format;
}

static const char *
infer_illegal(const struct workload *w, const struct placement *p)
{
	if (!kind_rate(p->accelerator, compute_of(infer_of(w), p)))
		return SAID_PLAIN(w->catalog->phrases, illegal_format);
	return kind_known_rate(p->accelerator, FORMAT_bf16) ? NULL :
	    SAID_PLAIN(w->catalog->phrases, illegal_half);
}

/* Convolutions reach over a cut: of networks that are made of them only the
 * passes of guidance can go apart. */
static const char *
infer_misplaced(const struct model *m, const struct workload *w,
    const struct placement *p)
{
	static const double some = 0.01;
	int passes = m->guidance_passes.fact.given ?
	    clamp_int(m->guidance_passes.value) : 1;
	int split = p->axis[AXIS_context];
	int groups = split < passes ? split : passes;
	struct network_sum all;

	if (split % groups)
		return SAID_PLAIN(w->catalog->phrases, misplaced_guidance);
	if (split == groups || !m->network.law)
		return NULL;
	all = network_law_at(m->network.law->whole, 1, 1);
	return all.convolved > some * all.moved ?
	    SAID_PLAIN(w->catalog->phrases, misplaced_cut) : NULL;
}

static struct pipeline_size
size_of(const struct diffusion_infer *d)
{
	return (struct pipeline_size){ d->image_height.value,
	    d->image_width.value, d->frames.fact.given ? d->frames.value : 1,
	    word_is(&d->decoder, "tiled") ? TILE : 0 };
}

static const struct common_slots common =
    COMMON_MONTH(DIFFUSION_INFER, -1, DIFFUSION_INFER_batch);

static const struct diffusion_slots slots = DIFFUSION_SLOTS(DIFFUSION_INFER);

static struct input
choice(const struct workload *w, const struct word *word, const char *field,
    const char *unset)
{
	return (struct input){ .of = &w->head, .field = field,
	    .fact = word->fact.given ? &word->fact : NULL,
	    .note = word->text ? word->text : unset, .cause = CAUSE_choice };
}

static const struct format *
wider(const struct format *a, const struct format *b)
{
	return a->width < b->width ? b : a;
}

/* Beside narrow weights all else keeps 16 bits. */
static void
bind_held(struct binding *b, const struct diffusion_infer *d,
    const struct pipeline *p, const struct placement *place)
{
	const struct workload *w = &d->workload;
	const struct format *beside = wider(format_of(w->catalog,
	    FORMAT_bf16), place->weight_format);
	bool narrows = place->weight_format->width < 16 &&
	    place->calibration->narrows_weights.on;
	bool layers = word_is(&d->offload, "layers");
	bool apart = layers || word_is(&d->offload, "parts");

	bind_value(b, DIFFUSION_INFER_apart, apart, choice(w, &d->offload,
	    "apart", "none"));
	bind_value(b, DIFFUSION_INFER_layerwise, layers, choice(w,
	    &d->offload, "layerwise", "none"));
	bind_value(b, DIFFUSION_INFER_layer_share, layers ? p->layer_share :
	    1, choice(w, &d->offload, "layer_share", "none"));
	bind_value(b, DIFFUSION_INFER_narrowed, narrows, kind_default(&w->head,
	    "narrowed", narrows ? "narrowed on the accelerator" :
	    "weights are stored as they are loaded"));
	bind_format_bytes(b, DIFFUSION_INFER_weight_bytes,
	    place->weight_format, &w->head, "weight_bytes");
	bind_format_bytes(b, DIFFUSION_INFER_wide_bytes, beside, &w->head,
	    "wide_bytes");
	bind_format_bytes(b, DIFFUSION_INFER_part_bytes, beside, &w->head,
	    "part_bytes");
	bind_format_bytes(b, DIFFUSION_INFER_activation_bytes, beside,
	    &w->head, "activation_bytes");
	bind_format_bytes(b, DIFFUSION_INFER_decoder_width,
	    wider(beside, pipeline_decoder(p->model, place->weight_format)),
	    &w->head, "decoder_width");
}

/* What depends on how many images are made at once. */
static void
infer_bind_place(struct binding *b, const struct workload *w,
    const struct placement *p)
{
	const struct diffusion_infer *d = infer_of(w);
	bool apart = word_is(&d->decoder, "sliced") ||
	    word_is(&d->decoder, "tiled");

	bind_axis(b, DIFFUSION_INFER_split, w, p, AXIS_context);
	bind_value(b, DIFFUSION_INFER_decoder_images, apart ? 1 :
	    size_of(d).frames * p->axis[AXIS_batch], choice(w, &d->decoder,
	    "decoder", "whole"));
}

static void
bind_work(struct binding *b, const struct diffusion_infer *d,
    const struct pipeline *p)
{
	const struct record *of = &d->workload.head;

	bind_or(b, DIFFUSION_INFER_frames, &d->frames, 1, "frames",
	    "an image", of);
	bind_number(b, DIFFUSION_INFER_steps, &d->steps, CAUSE_choice);
	bind_value(b, DIFFUSION_INFER_denoiser_live, p->denoiser.live,
	    kind_dimension(p->model, "denoiser_live", "the widest layer"));
	bind_value(b, DIFFUSION_INFER_exchanged, p->denoiser.exchanged,
	    kind_dimension(p->model, "exchanged", "sum over its layers"));
	bind_value(b, DIFFUSION_INFER_attentions, p->denoiser.attentions,
	    kind_dimension(p->model, "attentions", "sum over its layers"));
	bind_value(b, DIFFUSION_INFER_decoder_live, p->decoder_live,
	    kind_dimension(p->autoencoder, "decoder_live",
	    "the widest layer"));
	bind_value(b, DIFFUSION_INFER_decoder_products,
	    p->decoder.multiplies, kind_dimension(p->autoencoder,
	    "decoder_products", "sum over its layers at this size"));
	bind_value(b, DIFFUSION_INFER_decoder_streamed, p->decoder.streamed,
	    kind_dimension(p->autoencoder, "decoder_streamed",
	    "sum over its layers at this size"));
	bind_or(b, DIFFUSION_INFER_checker_parameters,
	    &p->model->checker_parameters, 0, "checker_parameters",
	    "nothing looks at its images", of);
	bind_or(b, DIFFUSION_INFER_text_tokens, &p->model->text_tokens, 1,
	    "text_tokens", "reads no text", of);
	bind_or(b, DIFFUSION_INFER_image_rate, &d->image_rate, 0,
	    "image_rate", "what one accelerator makes", of);
}

static void
bind_machine(struct binding *b, const struct diffusion_infer *d,
    const struct placement *p)
{
	const struct accelerator *a = p->accelerator;
	const struct calibration *c = p->calibration;

	diffusion_bind_machine(b, &slots, p, compute_of(d, p));
	bind_or(b, DIFFUSION_INFER_host_bandwidth, &a->pcie_bandwidth, 16e9,
	    "pcie_bandwidth", "half of PCIe 4.0 x16", &a->head);
	bind_or(b, DIFFUSION_INFER_graph_pools, &c->graph_pools, 0,
	    "graph_pools", "operations are launched one by one", &c->head);
}

static void
infer_bind(struct binding *b, const struct catalog *cat,
    const struct workload *w, const struct profile *profile,
    const struct placement *p)
{
	const struct diffusion_infer *d = infer_of(w);
	struct pipeline_size size = size_of(d);
	struct pipeline pipe;

	(void)profile;
	if (diffusion_find(cat, w, &size, &pipe))
		return;
	pipeline_bind(b, &pipe, &slots.network);
	bind_held(b, d, &pipe, p);
	bind_work(b, d, &pipe);
	bind_machine(b, d, p);
}

static void
infer_check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	struct pipeline_size size = size_of(infer_of(w));

	diffusion_check(cat, w, &size, diags);
}

const struct kind kind_diffusion_infer = {
	.name = "diffusion_infer", .title = "Making images",
	.task = "Generate images or video", .menu = 60,
	.shape = &shape,
	.type = &diffusion_infer_type, .chain_name = "diffusion_infer",
	.copies = true,
	KIND_TABLES,
	.axes = axes, .axis_count = COUNT(axes),
	.format_list = offsetof(struct diffusion_infer, weight_formats),
	.illegal = infer_illegal,
	.misplaced = infer_misplaced, .check = infer_check,
	.bind = infer_bind, .common = &common, .bind_place = infer_bind_place,
	.predict = case_diffusion, .unsaid = case_diffusion_unsaid,
};
