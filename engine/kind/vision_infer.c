/*
 * vision_infer: a network that reads images, one copy an accelerator, as many
 * copies as the demand takes.
 */
#include <stddef.h>

#include "base/array.h"
#include "chain_vision_infer.h"
#include "kind/choice.h"
#include "kind/common.h"
#include "kind/host_cores.h"
#include "kind/place.h"
#include "kind/predict.h"
#include "kind/shape.h"
#include "kind/text.h"
#include "kind/vision.h"

#define KIND vision_infer
#define KIND_ALSO "inference detection classification vision"
#define KIND_DOC "Running a network for images."
#define KIND_MORE .networks = true
#include "kind/type.def"

static const struct limit limits[] = {
	MEMORY_LIMIT,
	{ "latency", "time of a batch", "ms",
	    "step_time", HAVE_WORKLOAD, "max_latency" },
	MONTH_LIMITS,
};

static const struct resource resources[] = {
	{ "memory bandwidth", "memory_time", NULL },
	{ "compute", "compute_time", NULL },
	{ "compute", "tile_time", NULL },
	{ "launch overhead", "launch_time", "pass_time" },
	{ "host", "data_time", "step_time" },
};

static const struct measure measures[] = {
	{ "usd_per_million_images", "Cost per million images", "USD" },
	{ "step_time", "Time of a batch", "ms" },
	{ "images_per_s", "Images/s of a copy", "1/s" },
	MONTH_MEASURES,
};

static const struct measure items[] = {
	{ "weights", "Weights", "GiB" },
	{ "casts", "Weights in the compute format", "GiB" },
	{ "activations", "Activations", "GiB" },
	{ "runtime_overhead", "Runtime", "GiB" },
	{ NULL, "Allocator", "GiB" },
};

static const struct reach reaches[] = {
	{ "batch", "Images of a batch", false, NULL },
};

static const struct lever levers[] = {
	{ LEVER_FORMAT, "Format", "weight_formats",
	    "fp32 tf32 bf16 fp16 int8", { NULL } },
	{ LEVER_LESS, "Images of a batch", "batch", NULL, { NULL } },
};

static const struct measure parts[] = {
	{ "kernel_time", "Kernels", NULL },
	{ NULL, "Launches and preparing images", NULL },
};

static const struct shape_time times[] = {
	{ "A batch", "step_time", parts, COUNT(parts) },
};

static const struct shape_work work[] = {
	{ "vision networks", "flops", "bytes", "pass_time", NULL },
};

static const struct shape shape = {
	SHAPE_TABLES,
	.sweep = { AXIS_batch, "Images of a batch",
	    { "step_time", "Time of a batch", "ms" },
	    { "images_per_s", "Images/s of a copy", "1/s" } },
	.rate = { "images_per_s", "Images/s of a copy", "1/s" },
};

/* Batches are tried up to here. */
enum { MOST_BATCH = 1024 };

static const struct axis_rule axes[] = {
	{ AXIS_data, AXIS_REST, NULL, 0, false },
	{ AXIS_batch, AXIS_RISES, "batch", MOST_BATCH, true },
};

static const struct vision_infer *
infer_of(const struct workload *w)
{
	return (const struct vision_infer *)w;
}

static void
infer_check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	(void)cat;
	choice_check_formats(w, &infer_of(w)->weight_formats, diags);
	vision_check(w, diags);
}

static const struct common_slots common =
    COMMON_MONTH(VISION_INFER, VISION_INFER_count, VISION_INFER_samples);

static void
infer_bind_offer(struct binding *b, const struct catalog *cat,
    const struct profile *profile, const struct placement *p)
{
	(void)profile;
	host_cores_bind(b, VISION_INFER_host_cores, cat, p);
}

static void
infer_bind(struct binding *b, const struct catalog *cat,
    const struct workload *w, const struct profile *profile,
    const struct placement *p)
{
	const struct vision_slots *s = &vision_infer_slots;
	const struct vision *v = w->prepared;
	const struct model *m = kind_model(cat, w);
	bool casts = infer_of(w)->autocast.on &&
	    !format_is(p->weight_format, FORMAT_fp32);

	(void)profile;
	vision_bind_network(b, s, m, v);
	vision_bind_widths(b, s, &w->head, p->weight_format, casts);
	if (casts)
		bind_value(b, VISION_INFER_cast_kernels,
		    vision_matrix_kernels(v),
		    kind_dimension(m, "cast_kernels", "layers that multiply"));
	vision_bind_machine(b, s, p->accelerator, p->weight_format);
	vision_bind_stack(b, s, p->calibration, p->weight_format, casts);
	vision_bind_images(b, s, w, p->calibration, "none");
	bind_value(b, VISION_INFER_live_numbers, v->sum.live, kind_dimension(m,
	    "live_numbers", "inputs and outputs of the fullest layer"));
	bind_or(b, VISION_INFER_image_rate, &infer_of(w)->image_rate, 0,
	    "image_rate", "one copy at its capacity", &w->head);
}

const struct kind kind_vision_infer = {
	.name = "vision_infer", .title = "Vision, inference",
	.task = "Run a vision network", .menu = 80,
	.shape = &shape,
	.type = &vision_infer_type, .chain_name = "vision_infer",
	.copies = true,
	KIND_TABLES,
	.format_list = offsetof(struct vision_infer, weight_formats),
	.illegal = kind_illegal,
	.axes = axes, .axis_count = COUNT(axes),
	.prepare = vision_prepare, .check = infer_check, .bind = infer_bind,
	.common = &common, .bind_offer = infer_bind_offer,
	.predict = case_vision_infer,
	.unsaid = case_vision_unsaid,
};
