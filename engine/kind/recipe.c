#include "kind/recipe.h"

#include <math.h>
#include <string.h>

#include "base/array.h"
#include "chain_train.h"

/* One input of a recipe: the slot, its value and the name to show. */
struct term {
	int slot;
	double value;
	const char *field;
};

/* Are the model's own weights left as they are? */
static bool
is_frozen(const struct recipe *r)
{
	return r->method->frozen.on;
}

/* Are weights that stay as they are held in a few bits? */
static bool
few_bits(const struct recipe *r)
{
	return is_frozen(r) && r->base->width < 16 &&
	    format_is(r->base->computes, FORMAT_bf16);
}

bool
recipe_adapts(const struct recipe *r)
{
	return is_frozen(r) && r->method->layers.value <= 0;
}

void
recipe_hold_adapters(struct recipe *r, const struct catalog *cat,
    const struct scheme *own)
{
	bool wide = own->gradient.value > 2 || (few_bits(r) && r->wide_tables);

	r->scheme = scheme_find(cat, wide ? "adapters_amp" :
	    own->master.value > 0 ? "adapters_master" : "adapters_pure");
}

/* PEFT widens the tables of all quantized models but those of GPTQ. */
static bool
widens_tables(const struct recipe *r)
{
	return few_bits(r) && r->wide_tables &&
	    strcmp(r->base->bits.fact.source, "frantar2022") != 0;
}

static void
bind_terms(struct binding *b, const struct recipe *r, const struct term *t,
    size_t n, struct input input)
{
	input.of = r->of;
	input.cause = CAUSE_choice;
	for (size_t i = 0; i < n; i++) {
		input.field = t[i].field;
		bind_value(b, t[i].slot, t[i].value, input);
	}
}

/* More layers than any network has. */
static const double every = 1e6;

static void
bind_method(struct binding *b, const struct recipe *r)
{
	const struct method *m = r->method;
	const struct targets *t = r->targets;
	bool on = m->pairs.value > 0 || m->vectors.value > 0;
	double layers = r->layers > 0 ? r->layers : m->layers.value;
	const struct term terms[] = {
		{ TRAIN_frozen, is_frozen(r), "frozen" },
		{ TRAIN_adapter_rank, m->ranked.on ? r->rank : 0,
		    "adapter_rank" },
		{ TRAIN_adapter_pairs, m->pairs.value, "adapter_pairs" },
		{ TRAIN_adapter_vectors, m->vectors.value,
		    "adapter_vectors" },
		{ TRAIN_adapter_keys, on && t->keys.on, "adapter_keys" },
		{ TRAIN_adapter_output, on && t->output.on,
		    "adapter_output" },
		{ TRAIN_adapter_mlp, on && t->mlp.on, "adapter_mlp" },
		{ TRAIN_adapted, m->pairs.value > 0, "adapted" },
		{ TRAIN_prefix_tokens, m->prefix.value, "prefix_tokens" },
		{ TRAIN_prompt_tokens, m->prompt.value, "prompt_tokens" },
		{ TRAIN_bottlenecks, m->bottlenecks.on, "bottlenecks" },
		{ TRAIN_scales, m->scales.on, "scales" },
		{ TRAIN_trained_layers, layers, "trained_layers" },
		{ TRAIN_reached_layers, m->last.on ? layers : every,
		    "reached_layers" },
		{ TRAIN_tables_trained, r->tables || m->tables.on,
		    "tables_trained" },
		{ TRAIN_tables_copied, r->tables && recipe_adapts(r),
		    "tables_copied" },
	};

	bind_terms(b, r, terms, COUNT(terms), (struct input){
	    .note = m->head.id, .source = m->frozen.fact.source,
	    .fact = r->method_fact });
}

static struct input
by_scheme(const struct recipe *r)
{
	return (struct input){ .note = r->scheme->head.id,
	    .source = r->scheme->gradient.fact.source, .fact = r->scheme_fact };
}

static void
bind_weights(struct binding *b, const struct recipe *r)
{
	const struct scheme *s = r->scheme;
	double stored = r->base->width / 8;
	double weight = s->weight.value > 0 ? s->weight.value : stored;
	double kept = is_frozen(r) ? fmax(weight, 2) : weight;
	const struct term terms[] = {
		{ TRAIN_weight_bytes, weight + s->copies.value,
		    "weight_bytes" },
		{ TRAIN_kept_bytes, widens_tables(r) ? 4 : kept,
		    "kept_bytes" },
		{ TRAIN_quantized, few_bits(r), "quantized" },
	};
	bool own = s->weight.value > 0;

	bind_terms(b, r, terms, COUNT(terms), own ? by_scheme(r) :
	    (struct input){ .note = r->base->name.text,
	    .source = r->base->bits.fact.source });
}

/* Bytes of a weight on its way to the layer that is at work. */
static double
gathered(const struct scheme *s)
{
	return format_is(s->computes, FORMAT_fp32) ? 4 : 2;
}

void
recipe_bind_gathered(struct binding *b, const struct recipe *r, bool any)
{
	double stored = r->base->width / 8, wide = gathered(r->scheme);
	const struct term terms[] = {
		{ TRAIN_gathered_bytes, !any ? 0 : is_frozen(r) ?
		    fmin(stored, 2) : wide, "gathered_bytes" },
		{ TRAIN_gathered_table_bytes, any ? wide : 0,
		    "gathered_table_bytes" },
	};

	bind_terms(b, r, terms, COUNT(terms), any ? by_scheme(r) :
	    (struct input){ .note = "weights are whole" });
}

/* What is computed with, whatever the weights are stored in. */
static void
bind_working(struct binding *b, const struct recipe *r)
{
	const struct scheme *s = r->scheme;
	bool frozen = is_frozen(r);
	double stored = r->base->width / 8;
	const struct format *compute = s->computes;
	double width = format_is(compute, FORMAT_fp32) ||
	    (frozen && stored > 2) ? 4 : 2;
	const struct term terms[] = {
		{ TRAIN_activation_bytes, width, "activation_bytes" },
		{ TRAIN_matrix_input_bytes,
		    format_is(compute, FORMAT_fp8) ? 1 : width,
		    "matrix_input_bytes" },
		{ TRAIN_gathered_gradient_bytes, frozen ? 0 : gathered(s),
		    "gathered_gradient_bytes" },
		{ TRAIN_backward_base, frozen ? 1 : 2, "backward_base" },
	};

	bind_terms(b, r, terms, COUNT(terms), by_scheme(r));
	bind_value(b, TRAIN_scores_written, r->eager, (struct input){
	    .of = r->of, .field = "scores_written", .note = r->eager ?
	    "eager attention" : "fused attention", .cause = CAUSE_choice });
}

static void
bind_gradients(struct binding *b, const struct recipe *r)
{
	const struct scheme *s = r->scheme;
	double bytes = r->gradient > 0 ? r->gradient :
	    s->gradient.value;
	bool copies = s->master.value > 0 && r->gradient_copy;
	bool beside = s->master.value > 0 && r->gradients_beside;
	const struct term terms[] = {
		{ TRAIN_adapter_bytes, s->gradient.value, "adapter_bytes" },
		{ TRAIN_gradient_bytes, bytes, "gradient_bytes" },
		{ TRAIN_working_gradient_bytes, beside && bytes > 2 ? 2 : 0,
		    "working_gradient_bytes" },
		{ TRAIN_gradient_copy_bytes, copies && bytes < 4 ? 4 : 0,
		    "gradient_copy_bytes" },
		{ TRAIN_fused_step, r->fused_step || r->optimizer->fused.on,
		    "fused_step" },
	};

	bind_terms(b, r, terms, COUNT(terms), by_scheme(r));
}

static void
bind_optimizer(struct binding *b, const struct recipe *r)
{
	const struct optimizer *o = r->optimizer;
	double share = o->narrow.on ? 1 : r->scheme->moments.value;
	const struct term terms[] = {
		{ TRAIN_master_bytes, r->scheme->master.value,
		    "master_bytes" },
		{ TRAIN_optimizer_bytes, o->matrix.value * share,
		    "optimizer_bytes" },
		{ TRAIN_table_optimizer_bytes, optimizer_table(o) * share,
		    "table_optimizer_bytes" },
		{ TRAIN_factor_bytes, o->factor.value, "factor_bytes" },
		{ TRAIN_projection_rank, o->projected.value > 0 ?
		    r->projection_rank : 0, "projection_rank" },
		{ TRAIN_projector_bytes, o->projector.value,
		    "projector_bytes" },
		{ TRAIN_projected_bytes, o->projected.value * share,
		    "projected_bytes" },
		{ TRAIN_optimizer_resident, !r->offload_optimizer &&
		    !o->paged.on, "optimizer_resident" },
		{ TRAIN_weights_resident, !r->offload_weights,
		    "weights_resident" },
		{ TRAIN_gradients_resident, !r->offload_gradients,
		    "gradients_resident" },
	};

	bind_terms(b, r, terms, COUNT(terms), (struct input){
	    .note = o->head.id, .source = o->matrix.fact.source,
	    .fact = r->optimizer_fact });
}

void
recipe_bind(struct binding *b, const struct recipe *r)
{
	bind_method(b, r);
	bind_weights(b, r);
	bind_working(b, r);
	recipe_bind_gathered(b, r, true);
	bind_gradients(b, r);
	bind_optimizer(b, r);
}
