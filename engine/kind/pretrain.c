/*
 * pretrain: a text model trained from nothing; see training.h.
 */
#include <stddef.h>

#include "base/array.h"
#include "kind/choice.h"
#include "kind/training.h"

#define KIND pretrain
#define KIND_ALSO "pretraining training train"
#include "kind/struct.def"

#define KIND pretrain
#define KIND_DOC "Training a text model from nothing."
#include "kind/type.def"

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

	(void)profile;
	training_bind(b, cat, t, p, &r);
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
	.name = "pretrain", .title = "Pre-training",
	.task = "Train a language model from scratch", .menu = 30,
	.trains = true,
	.type = &pretrain_type, TRAINING_KIND,
	.levers = training_levers + 1, .lever_count = TRAINING_LEVERS - 1,
	.formats = pretrain_formats, .check = pretrain_check,
	.bind = pretrain_bind, .bind_place = pretrain_bind_place,
	.unsaid = case_train_unsaid,
};
