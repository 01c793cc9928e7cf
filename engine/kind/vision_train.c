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
#include "kind/place.h"
#include "kind/shape.h"
#include "kind/text.h"
#include "kind/vision.h"
#include "kind/risk.h"

#define FIELD(name, type, arg, flags, doc) \
	{ #name, FIELD_##type, arg, flags, doc, \
	    offsetof(struct vision_train, name) },
static const struct field rows[] = {
#include "kind/vision_train.def"
};
#undef FIELD

static const struct record_type vision_train_type = {
	.verb = "workload", .variant = "vision_train",
	.doc = "Training a network for images.",
	.field = workload_fields, .fields = WORKLOAD_FIELDS,
	.more = rows, .mores = COUNT(rows),
	.size = sizeof(struct vision_train), .networks = true,
};

static const struct limit limits[] = {
	{ "memory", "memory of one accelerator", "GiB",
	    "memory_needed", HAVE_ROW, "memory_safe" },
	{ "global_batch", "images of a step", "1",
	    "global_batch", HAVE_WORKLOAD, "max_global_batch" },
	JOB_LIMITS,
};

static const struct resource resources[] = {
	{ "memory bandwidth", "memory_time" },
	{ "compute", "compute_time" },
	{ "launch overhead", "launch_time" },
	{ "link bandwidth", "reduce_time" },
	{ "host", "data_time" },
};

static const struct measure measures[] = {
	{ "usd_per_job", "Cost of the run", "USD" },
	{ "job_time", "Time of the run", "h" },
	{ "images_per_s", "Images per second", "1/s" },
	{ "memory_needed", "Memory needed", "GiB" },
	{ "step_time", "Time of a step", "ms" },
	{ "usd_per_h", "Cost per hour", "USD/h" },
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
	{ "networks for images", "flops", "bytes", "pass_time", NULL },
};

static const struct shape shape = {
	.time = times, .times = COUNT(times),
	.sweep = { AXIS_batch, "Images of a pass",
	    { "memory_needed", "Memory needed", "GiB" },
	    { "images_per_s", "Images per second", "1/s" } },
	.work = work, .works = COUNT(work),
	.rate = { "images_per_s", "Images per second", "1/s" },
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

static size_t
train_formats(const struct workload *w, const struct format *out[FORMAT_MOST])
{
	return kind_formats(w->catalog, &train_of(w)->compute_formats, out);
}

static const char *
train_illegal(const struct workload *w, const struct placement *p)
{
	(void)w;
	if (!kind_rate(p->accelerator, p->weight_format))
		return "no units for the format";
	return NULL;
}

static const void *
train_prepare(struct arena *arena, const struct catalog *cat,
    const struct workload *w)
{
	return vision_prepare(arena, cat, w, &train_of(w)->image_height,
	    &train_of(w)->image_width);
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

static bool
is(const struct word *w, const char *word)
{
	return w->text && !strcmp(w->text, word);
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

	bind_number(b, VISION_TRAIN_link_bandwidth,
	    &p->accelerator->link_bandwidth, CAUSE_catalogue);
	bind_number(b, VISION_TRAIN_link_efficiency, &c->link_efficiency,
	    CAUSE_calibration);
	bind_number(b, VISION_TRAIN_link_latency, &c->link_latency,
	    CAUSE_calibration);
}

static void
train_bind_place(struct binding *b, const struct workload *w,
    const struct placement *p)
{
	vision_bind_place(b, &vision_train_slots, w, p);
	bind_axis_value(b, VISION_TRAIN_recompute, w, AXIS_recompute,
	    place_is(w, p, AXIS_recompute, "full"), "recompute");
}

static void
train_bind_offer(struct binding *b, const struct catalog *cat,
    const struct profile *profile, const struct placement *p)
{
	vision_bind_offer(b, &vision_train_slots, cat, profile, p);
}

static const struct risk_slots risk_slots = RISK_SLOTS(VISION_TRAIN);

static void
train_bind(struct binding *b, const struct catalog *cat,
    const struct workload *w, const struct profile *profile,
    const struct placement *p)
{
	const struct vision_slots *s = &vision_train_slots;
	const struct model *m = (const struct model *)catalog_follow(cat,
	    "model", &w->model);
	bool mixed = !is(&train_of(w)->param_scheme, "pure");

	vision_bind_network(b, s, m, w->prepared);
	vision_bind_widths(b, s, &w->head, p->weight_format, mixed);
	vision_bind_kept(b, m, w->prepared, p->weight_format,
	    is(&train_of(w)->attention, "eager"));
	vision_bind_machine(b, s, p->accelerator, p->weight_format);
	risk_bind(b, &risk_slots, cat, w, profile, p);
	vision_bind_stack(b, s, p->calibration, p->weight_format, mixed);
	bind_optimizer(b, train_of(w));
	bind_link(b, p);
	bind_format_bytes(b, VISION_TRAIN_gradient_bytes,
	    format_of(w->catalog, FORMAT_fp32), &w->head, "gradient_bytes");
	bind_number(b, VISION_TRAIN_train_images, &train_of(w)->train_images,
	    CAUSE_choice);
	bind_or(b, VISION_TRAIN_dataset_images, &train_of(w)->dataset_images,
	    train_of(w)->train_images.value, "dataset_images", "seen once",
	    &w->head);
	bill_bind_data(b, vision_train_slots.bill, w);
	train_bind_place(b, w, p);
	train_bind_offer(b, cat, profile, p);
}

const struct kind kind_vision_train = {
	.name = "vision_train", .title = "Vision, training",
	.task = "Train a vision network", .shape = &shape,
	.type = &vision_train_type, .chain_name = "vision_train",
	.limits = limits, .limit_count = COUNT(limits),
	.resources = resources, .resource_count = COUNT(resources),
	.measures = measures, .measure_count = COUNT(measures),
	.items = items, .item_count = COUNT(items),
	.reaches = reaches, .reach_count = COUNT(reaches),
	.levers = levers, .lever_count = COUNT(levers),
	.formats = train_formats, .illegal = train_illegal,
	.axes = axes, .axis_count = COUNT(axes),
	.prepare = train_prepare, .check = train_check, .bind = train_bind,
	.bind_place = train_bind_place, .bind_offer = train_bind_offer,
};
