/*
 * vision_train: a network for images in training, whole on each of the
 * accelerators that share the data.
 */
#include <stddef.h>
#include <string.h>

#include "base/array.h"
#include "catalog/vocabulary.h"
#include "chain_vision_train.h"
#include "kind/choice.h"
#include "kind/common.h"
#include "kind/host_cores.h"
#include "kind/link.h"
#include "kind/place.h"
#include "kind/predict.h"
#include "kind/shape.h"
#include "kind/text.h"
#include "kind/vision.h"

#define KIND vision_train
#define KIND_ALSO "training train vision"
#define KIND_DOC "Training a network for images."
#define KIND_MORE .networks = true
#include "kind/type.def"

static const struct limit limits[] = {
	MEMORY_LIMIT,
	{ "global_batch", "images of a step", "1",
	    "global_batch", HAVE_WORKLOAD, "max_global_batch" },
	JOB_LIMITS,
};

static const struct resource resources[] = {
	{ "memory bandwidth", "memory_time", NULL },
	{ "compute", "compute_time", NULL },
	{ "compute", "tile_time", NULL },
	{ "launch overhead", "launch_time", "pass_time" },
	{ "link bandwidth", "reduce_time", "pass_time" },
	{ "host", "data_time", "step_time" },
};

static const struct measure measures[] = {
	IMAGE_JOB_MEASURES,
	{ "step_time", "Time of a step", "ms" },
	{ "usd_per_h", "Cost per hour", "USD/h" },
	{ "usd_per_epoch", "Cost of an epoch", "USD" },
};

static const struct measure items[] = {
	{ "weights", "Weights", "GiB" },
	{ "casts", "Weights in the compute format", "GiB" },
	{ "gradients", "Gradients", "GiB" },
	{ "optimizer", "Optimizer state", "GiB" },
	{ "activations", "Activations", "GiB" },
	{ "runtime_overhead", "Runtime", "GiB" },
	{ NULL, "Allocator", "GiB" },
};

static const struct reach reaches[] = {
	{ "batch", "Images of one pass", false, NULL },
};

static const struct lever levers[] = {
	{ LEVER_FORMAT, "Format to compute in", "compute_formats",
	    "fp32 tf32 bf16 fp16", { NULL } },
	{ LEVER_CHOICE, "Recomputation", "recompute", NULL,
	    { "none", "full" } },
	{ LEVER_HALVE, "Images of one pass", "batch", NULL, { NULL } },
};

/* Images of one pass are tried up to here. */
enum { MOST_BATCH = 1024 };

static const struct measure parts[] = {
	{ "kernel_time", "Kernels", NULL },
	{ "update_time", "Optimizer", NULL },
	{ NULL, "Launches, links and preparing images", NULL },
};

static const struct shape_time times[] = {
	{ "A training step", "step_time", parts,
	    COUNT(parts) },
};

static const struct shape_work work[] = {
	{ "vision networks", "flops", "bytes", "pass_time", NULL },
};

static const struct shape shape = {
	SHAPE_TABLES, IMAGE_JOB_SHAPE,
};

static const struct axis_rule axes[] = {
	{ AXIS_data, AXIS_REST, NULL, 0, false },
	{ AXIS_batch, AXIS_RISES, "batch", MOST_BATCH, true },
	{ AXIS_recompute, AXIS_CHOICES, "recompute", 0, true },
};

static const struct vision_train *
train_of(const struct workload *w)
{
	return (const struct vision_train *)w;
}

static void
train_check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	(void)cat;
	choice_check_optimizer(w, &((const struct vision_train *)w)->optimizer,
	    diags);
	choice_check_formats(w,
	    &((const struct vision_train *)w)->compute_formats, diags);
	vision_check(w, diags);
}

static void
bind_optimizer(struct binding *b, const struct vision_train *t)
{
	const struct optimizer *o = optimizer_find(t->workload.catalog,
	    t->optimizer.text);

	bind_value(b, VISION_TRAIN_optimizer_bytes, o->matrix.value, (struct
	    input){ .of = &t->workload.head, .field = "optimizer_bytes",
	    .fact = &t->optimizer.fact, .source = o->matrix.fact.source,
	    .cause = CAUSE_choice });
}

static void
bind_link(struct binding *b, const struct placement *p)
{
	const struct calibration *c = p->calibration;

	link_bind(b, VISION_TRAIN_link_bandwidth, p->accelerator);
	bind_number(b, VISION_TRAIN_link_efficiency, &c->link_efficiency,
	    CAUSE_calibration);
	bind_number(b, VISION_TRAIN_link_latency, &c->link_latency,
	    CAUSE_calibration);
}

static void
train_bind_place(struct binding *b, const struct workload *w,
    const struct placement *p)
{
	bind_axis_value(b, VISION_TRAIN_recompute, w, AXIS_recompute,
	    place_is(w, p, AXIS_recompute, "full"), "recompute");
}

static const struct common_slots common =
    COMMON_JOB(VISION_TRAIN, VISION_TRAIN_count, VISION_TRAIN_samples);

static void
train_bind_offer(struct binding *b, const struct catalog *cat,
    const struct profile *profile, const struct placement *p)
{
	(void)profile;
	host_cores_bind(b, VISION_TRAIN_host_cores, cat, p);
}

static void
train_bind(struct binding *b, const struct catalog *cat,
    const struct workload *w, const struct profile *profile,
    const struct placement *p)
{
	const struct vision_slots *s = &vision_train_slots;
	const struct model *m = kind_model(cat, w);
	bool mixed = !word_is(&train_of(w)->param_scheme, "pure");

	(void)profile;
	vision_bind_network(b, s, m, w->prepared);
	vision_bind_widths(b, s, &w->head, p->weight_format, mixed);
	vision_bind_kept(b, m, w->prepared, p->weight_format,
	    word_is(&train_of(w)->attention, "eager"));
	vision_bind_machine(b, s, p->accelerator, p->weight_format);
	vision_bind_stack(b, s, p->calibration, p->weight_format, mixed);
	vision_bind_images(b, s, w, p->calibration, "host");
	bind_optimizer(b, train_of(w));
	bind_link(b, p);
	bind_format_bytes(b, VISION_TRAIN_gradient_bytes,
	    format_of(w->catalog, FORMAT_fp32), &w->head, "gradient_bytes");
	bind_number(b, VISION_TRAIN_train_images, &train_of(w)->train_images,
	    CAUSE_choice);
	bind_or(b, VISION_TRAIN_dataset_images, &train_of(w)->dataset_images,
	    train_of(w)->train_images.value, "dataset_images", "seen once",
	    &w->head);
}

const struct kind kind_vision_train = {
	.name = "vision_train", .title = "Vision, training",
	.task = "Train a vision network", .menu = 90,
	.trains = true, .shape = &shape,
	.type = &vision_train_type, .chain_name = "vision_train",
	KIND_TABLES,
	.format_list = offsetof(struct vision_train, compute_formats),
	.illegal = kind_illegal,
	.axes = axes, .axis_count = COUNT(axes),
	.prepare = vision_prepare, .check = train_check, .bind = train_bind,
	.common = &common, .bind_place = train_bind_place,
	.bind_offer = train_bind_offer,
	.predict = case_vision_train, .unsaid = case_images_spread,
};
