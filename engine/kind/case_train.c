/*
 * case_train: memory of training cases, by the chain that training uses.
 *
 * What a blank cell counts as: numbers as in case_default.def; targets of
 * adapters are every linear layer; layers are recomputed where weights are
 * sharded and kept where they are not; how parameters are stored is what the
 * stack's calibration says.
 */
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "chains.h"
#include "kind/case.h"
#include "kind/training.h"

/*
 * Bytes of a parameter under a scheme: weights 0 take the format of the row,
 * moments are a share of those in 32 bits.
 */
struct scheme {
	const char *name;
	double weight, gradient, master, moments;
};

static const struct scheme schemes[] = {
	{ "master", 2, 4, 4, 1 },
	{ "amp", 4, 4, 0, 1 },
	{ "pure", 0, 2, 0, 0.5 },
	{ "frozen", 0, 2, 0, 1 },
};

/* Where adapters sit; queries and values always have them. */
static const struct {
	const char *name;
	double keys, output, mlp;
} targets[] = {
	{ "qv", 0, 0, 0 }, { "qkv", 1, 0, 0 }, { "qkv_out", 1, 1, 0 },
	{ "all_linear", 1, 1, 1 }, { "all_linear_head", 1, 1, 1 },
};

/* Methods that train the model or matrices beside it; rank 0 if tiny. */
static const struct {
	const char *name;
	bool frozen, ranked;
} methods[] = {
	{ "full", false, false }, { "lora", true, true },
	{ "qlora", true, true }, { "dora", true, true },
	{ "adalora", true, true }, { "adapter", true, false },
	{ "prompt", true, false },
};

/* One case on its way to the chain. */
struct study {
	const struct predictor *p;
	const struct case_row *row;
	struct prediction *out;
	double (*value)[CHAIN_BLOCK];
	double tensor, stages, context, data, stage;
	bool frozen, ranked;
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
	static const int slots[] = { TRAIN_peak_flops,
		TRAIN_compute_efficiency, TRAIN_link_bandwidth,
		TRAIN_link_efficiency, TRAIN_backward_base,
		TRAIN_train_tokens, TRAIN_price, TRAIN_offer_count,
		TRAIN_memory_fraction };

	for (size_t i = 0; i < COUNT(slots); i++)
		put(s, slots[i], 1);
}

static const struct scheme *
scheme_of(const struct study *s)
{
	const struct calibration *c = s->out->calibration;
	const char *name = case_text(s->row, CASE_param_scheme);

	if (s->frozen)
		name = "frozen";
	else if (!name)
		name = c->param_scheme.text;
	for (size_t i = 0; name && i < COUNT(schemes); i++)
		if (!strcmp(schemes[i].name, name))
			return &schemes[i];
	case_skip(s->p, s->out, "param_scheme is not stated");
	return NULL;
}

static const struct optimizer *
optimizer_of(const struct study *s)
{
	const char *id = case_text(s->row, CASE_optimizer);

	for (size_t i = 0; i < optimizer_count; i++)
		if (!strcmp(optimizers[i].id, id ? id : "adamw"))
			return &optimizers[i];
	case_skip(s->p, s->out, "not modelled yet: optimizer %s", id);
	return NULL;
}

/* Gradients that the optimizer copies, or that are accumulated apart. */
static void
put_gradients(struct study *s, const struct scheme *scheme)
{
	bool copies = s->out->calibration->gradient_copy.on && !s->frozen;
	double bytes = scheme->gradient;

	if (case_text(s->row, CASE_grad_format))
		bytes = case_is(s->row, CASE_grad_format, "fp32") ? 4 : 2;
	put(s, TRAIN_gradient_bytes, bytes);
	put(s, TRAIN_working_gradient_bytes, copies && bytes > 2 ? 2 : 0);
	put(s, TRAIN_gradient_copy_bytes, copies && bytes < 4 ? 4 : 0);
}

static void
put_widths(struct study *s)
{
	enum format f = case_format(s->row, CASE_weight_format);
	const struct scheme *scheme = scheme_of(s);
	const struct optimizer *o = optimizer_of(s);
	double stored, width;

	if (f == FORMAT_COUNT)
		case_skip(s->p, s->out, "weight_format is not known: %s",
		    case_text(s->row, CASE_weight_format) ?
		    case_text(s->row, CASE_weight_format) : "not stated");
	if (s->out->status != PREDICT_ok)
		return;
	stored = formats[f].bits / 8;
	width = s->frozen ? fmax(stored, 2) : scheme->weight;
	put(s, TRAIN_weight_bytes, scheme->weight > 0 ? scheme->weight :
	    stored);
	put(s, TRAIN_kept_bytes, width > 0 ? width : stored);
	put(s, TRAIN_activation_bytes, s->frozen ? fmax(stored, 2) : 2);
	if (f == FORMAT_bf16 || f == FORMAT_fp16 || !s->frozen || stored < 2)
		put(s, TRAIN_activation_bytes, 2);
	put(s, TRAIN_gathered_bytes, s->frozen ? fmin(stored, 2) : 2);
	put(s, TRAIN_gathered_table_bytes, 2);
	put(s, TRAIN_gathered_gradient_bytes, s->frozen ? 0 : 2);
	put(s, TRAIN_quantized, s->frozen && stored < 2 &&
	    formats[f].compute == FORMAT_bf16);
	put(s, TRAIN_master_bytes, scheme->master);
	put(s, TRAIN_optimizer_bytes, !strcmp(o->id, "adamw_8bit") ?
	    o->state : o->state * scheme->moments);
	put_gradients(s, scheme);
}

static void
put_adapters(struct study *s)
{
	const char *cell = case_text(s->row, CASE_adapter_targets);
	size_t at = COUNT(targets) - 2;

	for (size_t i = 0; cell && i < COUNT(targets); i++)
		if (!strcmp(targets[i].name, cell))
			at = i;
	put(s, TRAIN_frozen, s->frozen);
	put(s, TRAIN_adapter_rank, s->ranked ?
	    stated(s, CASE_adapter_rank) : 0);
	put(s, TRAIN_adapted, s->ranked);
	put(s, TRAIN_adapter_keys, s->ranked ? targets[at].keys : 0);
	put(s, TRAIN_adapter_output, s->ranked ? targets[at].output : 0);
	put(s, TRAIN_adapter_mlp, s->ranked ? targets[at].mlp : 0);
	put(s, TRAIN_tables_trained, case_is(s->row, CASE_extra_trained,
	    "embed_head"));
}

/* Micro-batches of a step: stated by the global batch, else enough. */
static double
passes(const struct study *s, double micro_batch)
{
	double batch;

	if (!case_number(s->row, CASE_global_batch, &batch))
		return s->stages;
	return fmax(1, batch / (micro_batch * s->data));
}

static bool
splits_between(const struct study *s)
{
	if (case_text(s->row, CASE_sequence_parallel))
		return case_is(s->row, CASE_sequence_parallel, "yes");
	return s->out->calibration->sequence_parallel.on;
}

static void
put_parallel(struct study *s)
{
	const struct calibration *c = s->out->calibration;
	double micro = stated(s, CASE_micro_batch);
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
	put(s, TRAIN_micro_batch, micro);
	put(s, TRAIN_passes, passes(s, micro));
	put(s, TRAIN_optimizer_shards, s->stage > 0 ? shards : 1);
	put(s, TRAIN_gradient_shards, s->stage > 1 ? shards : 1);
	put(s, TRAIN_weight_shards, s->stage > 2 ? shards : 1);
	put(s, TRAIN_gathered_layers,
	    s->stage > 2 && shards > 1 ? gathered : 0);
	if (s->stages < 2 && passes(s, micro) > 1)
		put(s, TRAIN_gradients_held, 1);
}

/* Recomputation, offload and what a note says of either. */
static void
put_savings(struct study *s)
{
	const char *note = case_text(s->row, CASE_note);
	bool host = note && strstr(note, "offloaded to host");

	put(s, TRAIN_recompute, s->stage > 2);
	if (case_text(s->row, CASE_recompute))
		put(s, TRAIN_recompute, case_is(s->row, CASE_recompute,
		    "full") ? 1 : case_is(s->row, CASE_recompute,
		    "selective") ? 0.5 : 0);
	put(s, TRAIN_weights_resident, !case_is(s->row, CASE_offload,
	    "params") && !case_is(s->row, CASE_offload, "both"));
	put(s, TRAIN_optimizer_resident, !case_is(s->row, CASE_offload,
	    "optimizer") && !case_is(s->row, CASE_offload, "both"));
	if (host)
		put(s, TRAIN_checkpoints_resident, 0);
	put(s, TRAIN_fused_step, note && strstr(note, "fused into backward"));
	put(s, TRAIN_scores_written, case_is(s->row, CASE_attention,
	    "eager"));
}

/* What is trained, or a reason to pass the case over. */
static void
find_method(struct study *s)
{
	const char *method = case_text(s->row, CASE_method);
	double experts;

	if (case_number(s->row, CASE_ep, &experts) && experts > 1)
		case_skip(s->p, s->out, "not modelled yet: ep above 1");
	if (!s->out->calibration)
		case_skip(s->p, s->out, "no calibration of this kind");
	for (size_t i = 0; method && i < COUNT(methods); i++)
		if (!strcmp(methods[i].name, method)) {
			s->frozen = methods[i].frozen;
			s->ranked = methods[i].ranked;
			return;
		}
	if (method)
		case_skip(s->p, s->out, "not modelled yet: method %s", method);
	else
		case_skip(s->p, s->out, "method is not stated");
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
	if (case_is(row, CASE_memory_basis, "device"))
		out->value = needed;
	if (case_is(row, CASE_memory_basis, "allocated") ||
	    case_is(row, CASE_memory_basis, "active"))
		out->value = s->value[TRAIN_allocated][0];
	if (case_is(row, CASE_quantity, "memory_bytes_total"))
		out->value *= s->value[TRAIN_count][0];
	if (case_is(row, CASE_quantity, "fits"))
		out->value = out->fit == FIT_yes;
}

void
case_train(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	double value[TRAIN_SLOTS][CHAIN_BLOCK] = {{0}};
	struct study s = { .p = p, .row = row, .out = out, .value = value };
	struct binding b = { .value = value };
	const struct model *m = case_model(p, row, out);
	double capacity = case_capacity(p, row);

	out->calibration = case_calibration(p, row);
	find_method(&s);
	s.stage = stated(&s, CASE_zero_stage);
	if (capacity <= 0 && case_is(row, CASE_quantity, "fits"))
		case_skip(p, out, "no memory of the accelerator is stated");
	if (out->status != PREDICT_ok)
		return;
	put_rest(&s);
	training_bind_model(&b, m);
	training_bind_stack(&b, out->calibration);
	put(&s, TRAIN_memory, capacity);
	put(&s, TRAIN_seq_len, stated(&s, CASE_seq_len));
	put_adapters(&s);
	put_widths(&s);
	put_parallel(&s);
	put_savings(&s);
	if (out->status != PREDICT_ok)
		return;
	chain_find("train")->run(value, 1);
	take(&s, capacity);
}
