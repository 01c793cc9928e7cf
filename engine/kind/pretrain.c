/*
 * pretrain: a text model trained from nothing; see training.h.
 */
#include <stddef.h>

#include "base/array.h"
#include "kind/choice.h"
#include "kind/training.h"

#define FIELD(name, type, arg, flags, doc) CARRIER_##type name;
struct pretrain {
	struct workload workload;
#include "kind/pretrain.def"
};
#undef FIELD

#define FIELD(name, type, arg, flags, doc) \
	{ #name, FIELD_##type, arg, flags, doc, \
	    offsetof(struct pretrain, name) },
static const struct field rows[] = {
#include "kind/pretrain.def"
};
#undef FIELD

static const struct record_type pretrain_type = {
	.verb = "workload", .variant = "pretrain",
	.doc = "Training a text model from nothing.",
	.field = workload_fields, .fields = WORKLOAD_FIELDS,
	.more = rows, .mores = COUNT(rows), .size = sizeof(struct pretrain),
};

static size_t
pretrain_formats(const struct workload *w,
    const struct format *out[FORMAT_MOST])
{
	return training_formats((const struct training *)w, FORMAT_bf16, out);
}

static void
pretrain_bind(struct binding *b, const struct catalog *cat,
    const struct workload *w, const struct profile *profile,
    const struct placement *p)
{
	const struct training *t = (const struct training *)w;
	struct recipe r = training_recipe(t, p);

	training_bind(b, cat, t, profile, p, &r);
}

static void
pretrain_bind_place(struct binding *b, const struct workload *w,
    const struct placement *p)
{
	const struct training *t = (const struct training *)w;
	struct recipe r = training_recipe(t, p);

	training_bind_place(b, t, p, &r);
}

static void
pretrain_check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	choice_check_trained(w,
	    &((const struct training *)w)->weight_format, diags);
	training_check(cat, w, diags);
}

const struct kind kind_pretrain = {
	.name = "pretrain", .title = "Pre-training", .task = "Pre-train",
	.type = &pretrain_type, .shape = &training_shape,
	.chain_name = "train",
	.limits = training_limits, .limit_count = TRAINING_LIMITS,
	.resources = training_resources,
	.resource_count = TRAINING_RESOURCES,
	.measures = training_measures, .measure_count = TRAINING_MEASURES,
	.items = training_items, .item_count = TRAINING_ITEMS,
	.reaches = training_reaches, .reach_count = TRAINING_REACHES,
	.levers = training_levers + 1,
	.lever_count = TRAINING_LEVERS - 1,
	.formats = pretrain_formats, .illegal = training_illegal,
	.axes = training_axes, .axis_count = TRAINING_AXES,
	.misplaced = training_misplaced, .parts = training_parts,
	.networked = true,
	.check = pretrain_check,
	.bind = pretrain_bind, .bind_place = pretrain_bind_place,
	.bind_offer = training_bind_offer,
};
