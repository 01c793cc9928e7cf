/*
 * case_train: memory of training cases, by the chain that training uses.
 *
 * What a blank cell counts as: numbers as in case_default.def, a micro-batch
 * only where speed is asked; weights in 16 bits, or in 32 where they are cast
 * for the work or the work is in 32 bits; targets of adapters are every linear
 * layer; layers are recomputed where weights are sharded and kept where they
 * are not; scores of attention are written out in encoders, whose scripts are
 * older than kernels that do not; how parameters are stored is what the
 * stack's calibration says.  Where a case holds all in one format of 32 bits,
 * it computes in that.
 */
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "chain_train.h"
#include "kind/case.h"
#include "kind/training.h"

/* One case on its way to the chain. */
struct study {
	const struct predictor *p;
	const struct case_row *row;
	struct prediction *out;
	double (*value)[CHAIN_BLOCK];
	double tensor, stages, context, data, stage;
	struct recipe recipe;
};

static void
put(struct study *s, int slot, double value)
{
	s->value[slot][0] = value;
}

static double
stated(const struct study *s, enum case_column c)
{
	return case_or(s->p, s->row, s->out, "train", c);
}

/* What the chain asks for beside memory; the memory does not depend on it. */
static void
put_rest(struct study *s)
{
	static const int slots[] = { TRAIN_peak_flops, TRAIN_wide_flops,
		TRAIN_memory_bandwidth, TRAIN_host_bandwidth,
		TRAIN_compute_efficiency, TRAIN_format_efficiency,
		TRAIN_attention_efficiency, TRAIN_bandwidth_efficiency,
		TRAIN_power_limit, TRAIN_energy_efficiency,
		TRAIN_link_bandwidth, TRAIN_link_efficiency,
		TRAIN_network_bandwidth, TRAIN_node_size,
		TRAIN_train_tokens, TRAIN_offer_count,
		TRAIN_memory_fraction };

	for (size_t i = 0; i < COUNT(slots); i++)
		put(s, slots[i], 1);
	put(s, TRAIN_host_memory, 0);
	put(s, TRAIN_machine_memory, 0);
	ownership_free(s->value, &training_ownership);
}

static const struct scheme *
scheme_of(const struct study *s)
{
	const struct catalog *cat = s->p->catalog;
	const struct scheme *scheme = scheme_find(cat, case_text(s->row,
	    CASE_param_scheme));

	if (scheme && scheme->weight.value <= 0 && !recipe_frozen(&s->recipe) &&
	    s->recipe.base->width > 16)
		return scheme_find(cat, "fp32");
	if (!scheme || !strcmp(scheme->head.id, "frozen"))
		scheme = scheme_find(cat,
		    s->out->calibration->param_scheme.text);
	if (!scheme && recipe_frozen(&s->recipe))
		scheme = scheme_find(cat, "frozen");
	if (!scheme)
		case_skip(s->p, s->out, "param_scheme is not stated");
	return scheme;
}

static const struct optimizer *
optimizer_of(const struct study *s)
{
	const char *id = case_text(s->row, CASE_optimizer);
	bool projects = case_is(s->row, CASE_method, "galore");
	bool narrow = id && !strcmp(id, "adamw_8bit");
	const struct optimizer *o = optimizer_find(s->p->catalog,
	    !id ? "adamw" : id);

	if (projects)
		return optimizer_find(s->p->catalog,
		    narrow ? "galore_8bit" : "galore");
	if (!o)
		case_skip(s->p, s->out, "not modelled yet: optimizer %s", id);
	return o;
}

/* Blank: 32 bits where the scheme casts them or all is in 32 bits, else 16. */
static const struct format *
weights_of(const struct study *s)
{
	const char *cell = case_text(s->row, CASE_weight_format);
	const struct format *f = case_format(s->p, s->row, CASE_weight_format);

	if (!f && !cell)
		f = format_of(s->p->catalog,
		    case_is(s->row, CASE_param_scheme, "amp") ||
		    case_is(s->row, CASE_compute_format, "fp32") ?
		    FORMAT_fp32 : FORMAT_bf16);
	if (f)
		return f;
	case_skip(s->p, s->out, "weight_format is not known: %s", cell);
	return format_of(s->p->catalog, FORMAT_bf16);
}

/* Rank, targets and width: the case's, else what the stack has unless told. */
static void
find_adapters(struct study *s)
{
	const struct calibration *c = s->out->calibration;
	struct recipe *r = &s->recipe;
	const struct scheme *own;
	bool told = case_text(s->row, CASE_adapter_rank) != NULL;

	r->targets = targets_find(case_text(s->row, CASE_adapter_targets));
	if (!r->targets)
		r->targets = targets_find(c->adapter_targets.text);
	if (!r->targets)
		r->targets = targets_find("all_linear");
	own = scheme_find(s->p->catalog, c->adapter_scheme.text);
	if (recipe_adapts(r) && r->scheme)
		recipe_hold_adapters(r, s->p->catalog, own ? own : r->scheme);
	if (r->method->ranked.on)
		r->rank = !told && c->adapter_rank.fact.given ?
		    c->adapter_rank.value : stated(s, CASE_adapter_rank);
}

static void
find_recipe(struct study *s)
{
	const struct case_row *row = s->row;
	struct recipe *r = &s->recipe;

	r->base = weights_of(s);
	r->scheme = scheme_of(s);
	r->optimizer = optimizer_of(s);
	r->projection_rank = stated(s, CASE_adapter_rank);
	r->tables = case_is(row, CASE_extra_trained, "embed_head");
	r->gradient = training_gradient(case_text(row, CASE_grad_format) ?
	    case_text(row, CASE_grad_format) :
	    s->out->calibration->grad_format.text);
	r->wide_tables = s->out->calibration->wide_tables.on;
	r->gradient_copy = s->out->calibration->gradient_copy.on;
	r->gradients_beside = s->out->calibration->gradients_beside.on;
	r->offload_gradients = case_is(row, CASE_offload, "both");
	r->offload_weights = r->offload_gradients ||
	    case_is(row, CASE_offload, "params");
	r->offload_optimizer = r->offload_gradients ||
	    case_is(row, CASE_offload, "optimizer");
	r->fused_step = case_is(row, CASE_fused_step, "yes");
	r->eager = case_text(row, CASE_attention) ?
	    case_is(row, CASE_attention, "eager") :
	    s->value[TRAIN_causal][0] < 1;
	find_adapters(s);
}

/* Sequences of a step: stated, else a pass for each stage. */
static double
global_batch(const struct study *s, double micro_batch)
{
	double batch;

	return case_number(s->row, CASE_global_batch, &batch) ? batch :
	    s->stages * micro_batch * s->data;
}

/* Is it what an unknown stack has? */
static bool
is_usual(const struct fact *f)
{
	return f->of && !strcmp(((const struct calibration *)
	    f->of)->software.text, "default");
}

/*
 * Said by the case or by its stack.  Unknown ones split since 2022, the year
 * in which scores of attention ceased to be written out.
 */
static bool
splits_between(const struct study *s)
{
	const struct flag *split = &s->out->calibration->sequence_parallel;

	if (case_text(s->row, CASE_sequence_parallel))
		return case_is(s->row, CASE_sequence_parallel, "yes");
	return split->on && !(is_usual(&split->fact) &&
	    case_is(s->row, CASE_attention, "eager"));
}

/* Memory hangs on it, speed far less: a blank one has a default there. */
static double
micro_batch(const struct study *s)
{
	double length = stated(s, CASE_seq_len);

	if (case_is(s->row, CASE_quantity, "fits") ||
	    strstr(case_text(s->row, CASE_quantity), "memory"))
		return stated(s, CASE_micro_batch);
	return case_or(s->p, s->row, s->out, length > 512 ? "train_speed" :
	    "train_speed_short", CASE_micro_batch);
}

static void
put_parallel(struct study *s)
{
	const struct calibration *c = s->out->calibration;
	double micro = micro_batch(s);
	double count = stated(s, CASE_count);
	double shards, gathered = c->gathered_layers.fact.given ?
	    c->gathered_layers.value : 2;

	s->tensor = stated(s, CASE_tp);
	s->stages = stated(s, CASE_pp);
	s->context = stated(s, CASE_cp);
	if (!case_number(s->row, CASE_dp, &s->data))
		s->data = count / (s->tensor * s->stages * s->context);
	shards = s->data * s->context;
	put(s, TRAIN_count, count);
	put(s, TRAIN_tensor, s->tensor);
	put(s, TRAIN_sequence, splits_between(s) ? s->tensor : 1);
	put(s, TRAIN_stages, s->stages);
	put(s, TRAIN_chunks, stated(s, CASE_virtual_stages));
	put(s, TRAIN_context_parallel, s->context);
	put(s, TRAIN_expert_parallel, stated(s, CASE_ep));
	put(s, TRAIN_micro_batch, micro);
	put(s, TRAIN_global_batch, global_batch(s, micro));
	put(s, TRAIN_optimizer_shards, s->stage > 0 ? shards : 1);
	put(s, TRAIN_gradient_shards, s->stage > 1 ? shards : 1);
	put(s, TRAIN_weight_shards, s->stage > 2 ? shards : 1);
	put(s, TRAIN_gathered_layers,
	    s->stage > 2 && shards > 1 ? gathered : 0);
}

/* Recomputation, and where its checkpoints lie. */
static void
put_savings(struct study *s)
{
	put(s, TRAIN_recompute, s->stage > 2);
	if (case_text(s->row, CASE_recompute))
		put(s, TRAIN_recompute, case_is(s->row, CASE_recompute,
		    "full") ? 1 : case_is(s->row, CASE_recompute,
		    "selective") ? 0.5 : 0);
	put(s, TRAIN_loss_chunks, 1);
	if (case_is(s->row, CASE_checkpoints_on_host, "yes"))
		put(s, TRAIN_checkpoints_resident, 0);
}

/* What is trained, or a reason to pass the case over. */
static void
find_method(struct study *s)
{
	const char *method = case_text(s->row, CASE_method);
	bool projects = method && !strcmp(method, "galore");

	if (!s->out->calibration)
		case_skip(s->p, s->out, "no calibration of this kind");
	s->recipe.method = method_find(s->p->catalog,
	    projects ? "full" : method);
	if (s->recipe.method)
		return;
	if (method)
		case_skip(s->p, s->out, "not modelled yet: method %s", method);
	else
		case_skip(s->p, s->out, "method is not stated");
}

/* Is the figure the driver's?  One of unknown basis is, unless its stack
 * prints what the allocator holds. */
static bool
by_driver(const struct case_row *row, const struct calibration *c)
{
	const char *basis = case_text(row, CASE_memory_basis);

	if (!basis || !strcmp(basis, "unstated"))
		return !c->reports_reserved.on;
	return !strcmp(basis, "device");
}

static void
take(const struct study *s, double capacity)
{
	const struct case_row *row = s->row;
	struct prediction *out = s->out;
	double needed = s->value[TRAIN_memory_needed][0];

	out->fit = capacity <= 0 ? FIT_unknown : needed <= capacity ?
	    FIT_yes : FIT_no;
	out->value = s->value[TRAIN_memory_cached][0];
	if (capacity <= 0)
		out->value = s->value[TRAIN_reserved][0];
	if (by_driver(row, out->calibration))
		out->value = capacity > 0 && case_is(row, CASE_memory_basis,
		    "device") ? fmax(needed, out->value +
		    s->value[TRAIN_runtime_overhead][0]) : needed;
	if (case_is(row, CASE_memory_basis, "allocated") ||
	    case_is(row, CASE_memory_basis, "active"))
		out->value = s->value[TRAIN_allocated][0];
	if (case_is(row, CASE_quantity, "memory_bytes_total"))
		out->value *= s->value[TRAIN_count][0];
	if (case_is(row, CASE_quantity, "fits"))
		out->value = out->fit == FIT_yes;
}

bool
case_train_bind(const struct predictor *p, const struct case_row *row,
    struct prediction *out, double (*value)[CHAIN_BLOCK])
{
	struct study s = { .p = p, .row = row, .out = out, .value = value };
	struct binding b = { .value = value };
	const struct model *m = case_model(p, row, out);

	out->calibration = case_calibration(p, row);
	find_method(&s);
	s.stage = stated(&s, CASE_zero_stage);
	if (out->status != PREDICT_ok)
		return false;
	put_rest(&s);
	training_bind_model(&b, m);
	training_bind_stack(&b, out->calibration);
	put(&s, TRAIN_memory, case_capacity(p, row));
	put(&s, TRAIN_seq_len, stated(&s, CASE_seq_len));
	find_recipe(&s);
	if (out->status != PREDICT_ok)
		return false;
	recipe_bind(&b, &s.recipe);
	put_parallel(&s);
	put_savings(&s);
	return out->status == PREDICT_ok;
}

void
case_train(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	double (*value)[CHAIN_BLOCK] = p->lane;
	struct study s = { .p = p, .row = row, .out = out, .value = value };
	double capacity = case_capacity(p, row);

	case_clear(value, TRAIN_SLOTS);
	if (capacity <= 0 && case_is(row, CASE_quantity, "fits"))
		case_skip(p, out, "no memory of the accelerator is stated");
	if (!case_train_bind(p, row, out, value))
		return;
	chain_find("train")->run(value, 1);
	take(&s, capacity);
}
