/*
 * diffusion_train: a network that makes images, trained in full or with
 * adapters by accelerators that share the images.
 */
#include <stddef.h>
#include <string.h>

#include "base/array.h"
#include "chain_diffusion_train.h"
#include "kind/choice.h"
#include "kind/common.h"
#include "kind/diffusion.h"
#include "kind/place.h"
#include "kind/predict.h"
#include "kind/shape.h"
#include "kind/text.h"
#include "kind/training.h"
#include "spec/phrase.h"

#define KIND diffusion_train
#define KIND_ALSO "training train diffusion"
#define KIND_DOC "Training a network that makes images."
#define KIND_MORE .networks = true
#include "kind/type.def"

enum { MOST_BATCH = 64, RANK = 16 };

static const struct limit limits[] = {
	MEMORY_LIMIT,
	JOB_LIMITS,
};

static const struct resource resources[] = {
	{ "compute", "compute_time", NULL },
	{ "attention", "attention_time", NULL },
	{ "memory bandwidth", "memory_time", NULL },
	{ "link bandwidth", "link_time", "pass_time" },
};

static const struct measure measures[] = {
	IMAGE_JOB_MEASURES,
	{ "model_flops_utilization", "Model flops utilization", "percent" },
	{ "usd_per_h", "Cost per hour", "USD/h" },
	{ "usd_per_epoch", "Cost of an epoch", "USD" },
};

static const struct measure items[] = {
	{ "weights_share", "Denoiser and adapters", "GiB" },
	{ "gathered", "Gathered layers", "GiB" },
	{ "gradients_share", "Gradients", "GiB" },
	{ "optimizer_share", "Optimizer state", "GiB" },
	{ "text_kept", "Text encoders", "GiB" },
	{ "image_kept", "Autoencoder", "GiB" },
	{ "activations", "Activations", "GiB" },
	{ "runtime_overhead", "Runtime", "GiB" },
	{ NULL, "Allocator", "GiB" },
};

static const struct reach reaches[] = {
	{ "batch", "Images of one pass", false, NULL },
	{ "image_height", "Pixels of an image's height", false, NULL },
};

static const struct lever levers[] = {
	{ LEVER_CHOICE, "Latents", "latents", "live", { "live", "stored" } },
	{ LEVER_CHOICE, "Recomputation", "recompute", NULL,
	    { "none", "full" } },
	{ LEVER_CHOICE, "ZeRO stage", "zero_stage", NULL,
	    { "0", "1", "2", "3" } },
	{ LEVER_CHOICE, "Method", "method", NULL, { "full", "lora" } },
	{ LEVER_CHOICE, "Optimizer", "optimizer", NULL,
	    { "adamw", "adamw_8bit" } },
	{ LEVER_HALVE, "Images of one pass", "batch", NULL, { NULL } },
	{ LEVER_COUNT, "Accelerators", NULL, NULL, { NULL } },
};

static const struct measure parts[] = {
	{ "compute_time", "Products with weights", NULL },
	{ "attention_time", "Attention", NULL },
	{ "memory_time", "Norms, gates and sums", NULL },
	{ "optimizer_time", "Optimizer", NULL },
	{ "encode_time", "Encoders", NULL },
	{ NULL, "Launches, gaps and links", NULL },
};

static const struct shape_time times[] = {
	{ "A training step", "step_time", parts,
	    COUNT(parts) },
};

static const struct shape_work work[] = {
	{ "training on images", "product_flops", "step_bytes", "pass_time",
	    NULL },
};

static const struct shape shape = {
	SHAPE_TABLES, IMAGE_JOB_SHAPE,
};

static const struct axis_rule axes[] = {
	{ AXIS_data, AXIS_REST, NULL, 0, false },
	{ AXIS_zero_stage, AXIS_CHOICES, "zero_stage", 0, false },
	{ AXIS_batch, AXIS_RISES, "batch", MOST_BATCH, true },
	{ AXIS_recompute, AXIS_CHOICES, "recompute", 0, true },
};

static const struct common_slots common =
    COMMON_JOB(DIFFUSION_TRAIN, DIFFUSION_TRAIN_count, DIFFUSION_TRAIN_batch);

static const struct diffusion_slots slots = DIFFUSION_SLOTS(DIFFUSION_TRAIN);

static const struct diffusion_train *
train_of(const struct workload *w)
{
	return (const struct diffusion_train *)w;
}

static bool
is_lora(const struct diffusion_train *d)
{
	const struct method *m = method_find(d->workload.catalog,
	    d->method.text);

	return m && m->frozen.on;
}

static struct pipeline_size
size_of(const struct diffusion_train *d)
{
	return (struct pipeline_size){ d->image_height.value,
	    d->image_width.value, d->frames.fact.given ? d->frames.value : 1,
	    0 };
}

static size_t
train_formats(const struct workload *w, const struct format *out[FORMAT_MOST])
{
	const struct format *f = format_find(w->catalog,
	    train_of(w)->weight_format.text);

	out[0] = f ? f : format_of(w->catalog, FORMAT_bf16);
	return 1;
}

static const char *
train_illegal(const struct workload *w, const struct placement *p)
{
	return kind_known_rate(p->accelerator, FORMAT_bf16) ? NULL :
	    SAID_PLAIN(w->catalog->phrases, illegal_half);
}

/* Bytes of what is trained: adapters have a scheme of their own. */
static void
bind_state(struct binding *b, const struct diffusion_train *d,
    const struct placement *p)
{
	const struct catalog *cat = d->workload.catalog;
	const struct format *half = format_of(cat, FORMAT_bf16);
	const struct scheme *s = scheme_find(cat, is_lora(d) ? "frozen" :
	    d->param_scheme.text ? d->param_scheme.text : "amp");
	const struct optimizer *o = optimizer_find(cat, d->optimizer.text);
	const struct record *of = &d->workload.head;
	double gradient = training_gradient(cat, &d->grad_format,
	    p->calibration);
	const struct {
		int slot;
		double value;
		const char *field;
	} terms[] = {
		{ DIFFUSION_TRAIN_weight_bytes, s->weight.value > 0 ?
		    s->weight.value : p->weight_format->width / 8,
		    "weight_bytes" },
		{ DIFFUSION_TRAIN_gradient_bytes, gradient > 0 &&
		    !is_lora(d) ? gradient : s->gradient.value,
		    "gradient_bytes" },
		{ DIFFUSION_TRAIN_master_bytes, s->master.value,
		    "master_bytes" },
		{ DIFFUSION_TRAIN_optimizer_bytes, o->matrix.value *
		    (o->narrow.on ? 1 : s->moments.value), "optimizer_bytes" },
	};

	for (size_t i = 0; i < COUNT(terms); i++)
		bind_value(b, terms[i].slot, terms[i].value, (struct input){
		    .of = of, .field = terms[i].field, .note = s->head.id,
		    .source = s->gradient.fact.source, .cause = CAUSE_choice });
	bind_format_bytes(b, DIFFUSION_TRAIN_part_bytes, half, of,
	    "part_bytes");
	bind_format_bytes(b, DIFFUSION_TRAIN_activation_bytes, half,
	    of, "activation_bytes");
	bind_value(b, DIFFUSION_TRAIN_frozen, is_lora(d), kind_default(of,
	    "frozen", d->method.text));
	if (is_lora(d))
		bind_or(b, DIFFUSION_TRAIN_adapter_rank, &d->adapter_rank,
		    RANK, "adapter_rank", "rank of the adapters", of);
	else
		bind_value(b, DIFFUSION_TRAIN_adapter_rank, 0,
		    kind_default(of, "adapter_rank", "no adapters"));
	bind_value(b, DIFFUSION_TRAIN_backward_base, is_lora(d) ? 1 : 2,
	    kind_default(of, "backward_base", is_lora(d) ?
	    "input gradients alone" : "input and weight gradients"));
	bind_value(b, DIFFUSION_TRAIN_latents_ready, d->latents.text &&
	    !strcmp(d->latents.text, "stored"), kind_default(of, "latents",
	    d->latents.text ? d->latents.text : "live"));
}

static void
bind_network(struct binding *b, const struct pipeline *p)
{
	const struct {
		int slot;
		double value;
		const char *field;
	} terms[] = {
		{ DIFFUSION_TRAIN_sides, p->denoiser.sides, "sides" },
		{ DIFFUSION_TRAIN_layer_share, p->layer_share,
		    "layer_share" },
		{ DIFFUSION_TRAIN_kept, p->denoiser.kept, "kept" },
		{ DIFFUSION_TRAIN_residual_inputs, p->denoiser.inputs,
		    "residual_inputs" },
		{ DIFFUSION_TRAIN_residual_block, p->denoiser.block,
		    "residual_block" },
		{ DIFFUSION_TRAIN_adapted, p->denoiser.adapted, "adapted" },
		{ DIFFUSION_TRAIN_adapters, p->denoiser.adapters, "adapters" },
		{ DIFFUSION_TRAIN_matrices, p->denoiser.matrices, "matrices" },
		{ DIFFUSION_TRAIN_fed, p->denoiser.fed, "fed" },
		{ DIFFUSION_TRAIN_encoder_products, p->encoder.multiplies,
		    "encoder_products" },
	};

	pipeline_bind(b, p, &slots.network);
	for (size_t i = 0; i < COUNT(terms); i++)
		bind_value(b, terms[i].slot, terms[i].value, kind_dimension(
		    p->model, terms[i].field,
		    "sum over its layers at this size"));
	bind_value(b, DIFFUSION_TRAIN_passes, 1, kind_dimension(p->model,
	    "guidance_passes", "training needs one"));
}

/* What kernels move beside the products, and weights of few bits ask. */
static void
bind_traffic(struct binding *b, const struct diffusion_train *d,
    const struct placement *p)
{
	static const double usual_unpacking = 25;
	const struct calibration *c = p->calibration;
	bool narrow = is_lora(d) && p->weight_format->width < 16;

	bind_value(b, DIFFUSION_TRAIN_quantized, narrow, kind_default(
	    &d->workload.head, "quantized", p->weight_format->name.text));
	bind_or(b, DIFFUSION_TRAIN_unpacking, &c->unpacking, usual_unpacking,
	    "unpacking", "as in training text", &c->head);
	bind_or(b, DIFFUSION_TRAIN_link_overlap, &c->link_overlap, 1,
	    "link_overlap", "each bucket goes as it is full", &c->head);
	bind_or(b, DIFFUSION_TRAIN_narrow_overhead, &c->narrow_overhead, 0,
	    "narrow_overhead", "no more launches", &c->head);
	if (is_lora(d) && format_is(p->weight_format, FORMAT_fp8))
		bind_or(b, DIFFUSION_TRAIN_cast_bytes, &c->cast_bytes, 0,
		    "cast_bytes", "casts leave nothing", &c->head);
	else
		bind_value(b, DIFFUSION_TRAIN_cast_bytes, 0, kind_default(
		    &c->head, "cast_bytes", "nothing is cast"));
}

/* What the accelerators share, by ZeRO's stage. */
static void
bind_shards(struct binding *b, const struct workload *w,
    const struct placement *p)
{
	static const char *const field[] = { "optimizer_shards",
		"gradient_shards", "weight_shards" };
	static const int slot[] = { DIFFUSION_TRAIN_optimizer_shards,
		DIFFUSION_TRAIN_gradient_shards,
		DIFFUSION_TRAIN_weight_shards };
	const struct number *whole = &p->calibration->gathered_layers;
	const struct sharding *of = sharding_at(w->catalog,
	    p->axis[AXIS_zero_stage]);
	const struct flag *const shared[] = { &of->optimizer,
		&of->gradients, &of->weights };

	for (int i = 0; i < 3; i++)
		bind_value(b, slot[i], shared[i]->on ? p->count : 1,
		    (struct input){ .of = &w->head, .field = field[i],
		    .note = "ZeRO stage", .source = shared[i]->fact.source,
		    .cause = CAUSE_choice });
	if (of->weights.on && p->count > 1)
		bind_or(b, DIFFUSION_TRAIN_gathered_layers, whole, 2,
		    "gathered_layers", "one at work, the next on its way",
		    &p->calibration->head);
	else
		bind_value(b, DIFFUSION_TRAIN_gathered_layers, 0,
		    kind_default(&w->head, "gathered_layers",
		    "weights are whole"));
}

static void
train_bind_place(struct binding *b, const struct workload *w,
    const struct placement *p)
{
	bind_shards(b, w, p);
	bind_axis_value(b, DIFFUSION_TRAIN_recompute, w, AXIS_recompute,
	    place_is(w, p, AXIS_recompute, "full"), "recompute");
}

static void
train_bind(struct binding *b, const struct catalog *cat,
    const struct workload *w, const struct profile *profile,
    const struct placement *p)
{
	const struct diffusion_train *d = train_of(w);
	const struct model *m = kind_model(cat, w);
	struct pipeline_size size = size_of(d);
	struct pipeline pipe;

	(void)profile;
	if (diffusion_find(cat, w, &size, &pipe))
		return;
	bind_network(b, &pipe);
	bind_state(b, d, p);
	diffusion_bind_machine(b, &slots, p, format_of(w->catalog,
	    FORMAT_bf16));
	bind_traffic(b, d, p);
	bind_or(b, DIFFUSION_TRAIN_frames, &d->frames, 1, "frames",
	    "an image", &w->head);
	bind_or(b, DIFFUSION_TRAIN_text_tokens, &m->text_tokens, 1,
	    "text_tokens", "reads no text", &m->head);
	bind_number(b, DIFFUSION_TRAIN_train_images, &d->train_images,
	    CAUSE_choice);
	bind_or(b, DIFFUSION_TRAIN_dataset_images, &d->dataset_images,
	    d->train_images.value, "dataset_images", "seen once", &w->head);
}

static void
train_check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	struct pipeline_size size = size_of(train_of(w));

	choice_check_optimizer(w, &train_of(w)->optimizer, diags);
	choice_check_method(w, &train_of(w)->method, diags);
	choice_check_gradient(w, &train_of(w)->grad_format, diags);
	choice_check_scheme(w, &train_of(w)->param_scheme, true, diags);
	diffusion_check(cat, w, &size, diags);
}

const struct kind kind_diffusion_train = {
	.name = "diffusion_train", .title = "Training on images",
	.task = "Train an image model", .menu = 70,
	.trains = true, .shape = &shape,
	.type = &diffusion_train_type, .chain_name = "diffusion_train",
	KIND_TABLES,
	.axes = axes, .axis_count = COUNT(axes),
	.formats = train_formats, .illegal = train_illegal,
	.check = train_check, .bind = train_bind, .common = &common,
	.bind_place = train_bind_place, .predict = case_diffusion_train,
	.unsaid = case_images_spread,
};
