/*
 * finetune: all weights or adapters of a given model; see training.h.
 */
#include <stddef.h>
#include <string.h>

#include "base/array.h"
#include "kind/choice.h"
#include "kind/training.h"

#define KIND finetune
#define KIND_ALSO "finetuning lora sft training"
#define KIND_DOC "Fine-tuning a text model, in full or with adapters."
#include "kind/type.def"

static bool
method_is(const struct workload *w, const char *method)
{
	return !strcmp(((const struct finetune *)w)->method.text, method);
}

static size_t
finetune_formats(const struct workload *w,
    const struct format *out[FORMAT_MOST])
{
	return training_formats((const struct training *)w,
	    method_is(w, "qlora") ? FORMAT_nf4_dq : FORMAT_bf16, out);
}

/* As the workload has what it trains, else as the stack has adapters. */
static const struct scheme *
adapters_of(const struct training *t, const struct placement *p,
    const struct recipe *r)
{
	const char *usual = p->calibration->adapter_scheme.text;

	return t->param_scheme.text || !usual ? r->scheme :
	    scheme_find(
	    t->workload.catalog, usual);
}

/* The workload's, else what the stack has unless told. */
static double
rank_of(const struct finetune *f, const struct calibration *c)
{
	static const double usual = 16;

	if (f->adapter_rank.fact.given)
		return f->adapter_rank.value;
	return c->adapter_rank.fact.given ? c->adapter_rank.value : usual;
}

static struct recipe
recipe_of(const struct workload *w, const struct placement *p)
{
	const struct finetune *f = (const struct finetune *)w;
	struct recipe r = training_recipe((const struct training *)w, p);
	const char *targets = f->adapter_targets.text ?
	    f->adapter_targets.text : p->calibration->adapter_targets.text;

	r.method = method_find(w->catalog, f->method.text);
	r.method_fact = &f->method.fact;
	r.rank = rank_of(f, p->calibration);
	r.layers = f->trained_layers.value;
	r.tables = f->extra_trained.text != NULL;
	if (targets)
		r.targets = targets_find(w->catalog, targets);
	if (recipe_adapts(&r))
		recipe_hold_adapters(&r, w->catalog, adapters_of(
		    (const struct training *)w, p, &r));
	return r;
}

static void
finetune_bind(struct binding *b, const struct catalog *cat,
    const struct workload *w, const struct profile *profile,
    const struct placement *p)
{
	struct recipe r = recipe_of(w, p);

	(void)profile;
	training_bind(b, cat, (const struct training *)w, p, &r);
}

static void
finetune_bind_place(struct binding *b, const struct workload *w,
    const struct placement *p)
{
	struct recipe r = recipe_of(w, p);

	training_bind_place(b, (const struct training *)w, p, &r);
}

static void
finetune_check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	const struct finetune *f = (const struct finetune *)w;
	const struct method *m = method_find(w->catalog, f->method.text);

	if (m && !m->frozen.on)
		choice_check_trained(w, &f->weight_format, diags);
	training_check(cat, w, diags);
}

const struct kind kind_finetune = {
	.name = "finetune", .title = "Fine-tuning",
	.task = "Fine-tune a language model", .menu = 20, .trains = true,
	.perplexity = true,
	.type = &finetune_type, TRAINING_KIND,
	.levers = training_levers, .lever_count = TRAINING_LEVERS,
	.formats = finetune_formats, .check = finetune_check,
	.bind = finetune_bind, .bind_place = finetune_bind_place,
};
