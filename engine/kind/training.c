#include "kind/training.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "catalog/dimensions.h"
#include "chain_train.h"
#include "kind/choice.h"
#include "kind/host_room.h"
#include "kind/place.h"
#include "spec/phrase.h"

const struct limit training_limits[TRAINING_LIMITS] = {
	MEMORY_LIMIT,
	{ "host_memory", "memory of the host for one accelerator", "GiB",
	    "host_taken", HAVE_ROW, "host_room" },
	{ "batch", "sequences beyond the batch", "1",
	    "batch_over", HAVE_ROW, "half" },
	JOB_LIMITS,
};

const struct resource training_resources[TRAINING_RESOURCES] = {
	{ "matrix units", "arithmetic_step", NULL },
	{ "memory bandwidth", "memory_step", NULL },
	{ "launches", "launch_step", NULL },
	{ "links", "link_step", NULL },
	{ "pipeline bubble", "bubble_time", NULL },
	{ "optimizer", "optimizer_time", NULL },
	{ "link to the host", "fetch_time", NULL },
	{ "data loading", "loading_time", "step_time" },
};

const struct measure training_measures[TRAINING_MEASURES] = {
	{ "usd_per_job", "Cost of the run", "USD" },
	{ "job_time", "Time of the run", "h" },
	{ "tokens_per_s", "Tokens per second", "1/s" },
	{ "memory_needed", "Memory needed", "GiB" },
	{ "model_flops_utilization", "Model flops utilization", "percent" },
	{ "usd_per_h", "Cost per hour", "USD/h" },
	{ "usd_per_epoch", "Cost of an epoch", "USD" },
};

const struct measure training_items[TRAINING_ITEMS] = {
	{ "weights_share", "Weights", "GiB" },
	{ "optimizer_share", "Optimizer state", "GiB" },
	{ "gathered", "Gathered layers", "GiB" },
	{ "gathered_kept", "Gathered embeddings", "GiB" },
	{ "peak_gradients", "Gradients", "GiB" },
	{ "peak_activations", "Activations", "GiB" },
	{ "peak_logits", "Logits and loss", "GiB" },
	{ "peak_scratch", "Temporaries of the step", "GiB" },
	{ "layer_dummies", "Placeholders of gradients", "GiB" },
	{ "runtime_overhead", "Runtime", "GiB" },
	{ NULL, "Allocator", "GiB" },
};

const struct reach training_reaches[TRAINING_REACHES] = {
	{ "micro_batch", "Sequences of one pass", false, NULL },
	{ "seq_len", "Tokens of a sequence", true, NULL },
};

const struct lever training_levers[TRAINING_LEVERS] = {
	{ LEVER_CHOICE, "Method", "method", NULL, { "lora", "qlora" } },
	{ LEVER_CHOICE, "Recomputation", "recompute", NULL,
	    { "none", "selective", "full" } },
	{ LEVER_CHOICE, "ZeRO stage", "zero_stage", NULL,
	    { "0", "1", "2", "3" } },
	{ LEVER_CHOICE, "Optimizer", "optimizer", NULL,
	    { "adamw", "adamw_8bit" } },
	{ LEVER_CHOICE, "Offload to the host", "offload", "none",
	    { "none", "optimizer", "both" } },
	{ LEVER_CHOICE, "Loss", "loss", "whole", { "whole", "chunked" } },
	{ LEVER_HALVE, "Sequences of one pass", "micro_batch", NULL,
	    { NULL } },
	{ LEVER_COUNT, "Accelerators", NULL, NULL, { NULL } },
	{ LEVER_LESS, "Tokens of a sequence", "seq_len", NULL, { NULL } },
};

/* Sequences of one pass are tried up to here. */
enum { MOST_MICRO_BATCH = 64 };

const struct axis_rule training_axes[TRAINING_AXES] = {
	{ AXIS_tensor, AXIS_DIVIDES, "tensor", 0, false },
	{ AXIS_stages, AXIS_DIVIDES, "stages", 0, false },
	{ AXIS_context, AXIS_DIVIDES, "context_parallel", 0, false },
	{ AXIS_expert, AXIS_WITHIN, "expert_parallel", 0, false },
	{ AXIS_data, AXIS_REST, NULL, 0, false },
	{ AXIS_zero_stage, AXIS_CHOICES, "zero_stage", 0, false },
	{ AXIS_micro_batch, AXIS_RISES, "micro_batch", MOST_MICRO_BATCH,
	    true },
	{ AXIS_recompute, AXIS_CHOICES, "recompute", 0, true },
};

_Static_assert(TRAIN_extra_parameters - TRAIN_layers + 1 == DIMENSION_COUNT,
    "train.chain begins with text_parameters.part");

/* LayerNorm, stated or as the MLP suggests. */
static bool
layers_norm(const struct model *m)
{
	if (m->norm.text)
		return !strcmp(m->norm.text, "layernorm");
	return m->mlp.text && !strcmp(m->mlp.text, "plain");
}

void
training_bind_model(struct binding *b, const struct model *m)
{
	bind_dimensions(b, TRAIN_layers, m);
	bind_value(b, TRAIN_written_norms, !layers_norm(m), kind_derived(m,
	    &m->norm.fact, "written_norms", layers_norm(m) ?
	    "LayerNorm is one kernel" : "RMSNorm is made of several"));
	bind_value(b, TRAIN_window_share, m->window_layers.value /
	    m->layers.value, kind_dimension(m, "window_share",
	    "layers with an attention window, of all"));
	bind_or(b, TRAIN_attention_window, &m->window, 1, "attention_window",
	    "no layer has one", &m->head);
	bind_value(b, TRAIN_causal, m->encoder_layers.value < m->layers.value,
	    kind_dimension(m, "causal", "a decoder hides what comes after"));
}

static void
bind_flag(struct binding *b, int slot, const struct flag *flag, bool set,
    const char *field, const struct record *of)
{
	struct input input = kind_default(of, field, set ? "yes" : "no");

	if (flag->fact.given) {
		input.fact = &flag->fact;
		input.cause = CAUSE_calibration;
	}
	bind_value(b, slot, set, input);
}

static const struct bind_row stack_rows[] = {
	BIND_ROW(TRAIN, calibration, allocator_overhead, 0.05,
	    "stacks in use lose 3 to 15 percent"),
	BIND_ROW(TRAIN, calibration, allocator_gaps, 0,
	    "counted in allocator_overhead"),
	BIND_ROW(TRAIN, calibration, allocator_cache, 1,
	    "all that lengths leave behind"),
	BIND_ROW(TRAIN, calibration, logit_bytes, 14,
	    "a 16-bit logit and three of 32 bits"),
	BIND_ROW(TRAIN, calibration, activation_factor, 1,
	    "what the gradients need"),
	BIND_ROW(TRAIN, calibration, optimizer_scratch, 0, "a fused step"),
};

void
training_bind_stack(struct binding *b, const struct calibration *c)
{
	const struct record *of = &c->head;

	bind_number(b, TRAIN_runtime_overhead, &c->runtime_overhead,
	    CAUSE_calibration);
	bind_rows(b, stack_rows, COUNT(stack_rows), of);
	bind_flag(b, TRAIN_fused_accumulation, &c->fused_accumulation,
	    c->fused_accumulation.on, "fused_accumulation", of);
	bind_flag(b, TRAIN_gradient_buffers, &c->gradients_held,
	    c->gradients_held.on, "gradients_held", of);
	bind_flag(b, TRAIN_sums_beside, &c->sums_beside, c->sums_beside.on,
	    "sums_beside", of);
	bind_flag(b, TRAIN_sums_pipelined, &c->sums_pipelined,
	    c->sums_pipelined.on, "sums_pipelined", of);
}

/* Kernels are fused by the stack, or by the compiler that the network is run
 * with. */
static void
bind_fused(struct binding *b, const struct training *t,
    const struct calibration *c)
{
	const struct flag *compiled = &t->workload.compiled;
	const struct flag *fused = compiled->on ? compiled : &c->fused_kernels;

	bind_flag(b, TRAIN_unfused, fused, !fused->on, "unfused",
	    compiled->on ? &t->workload.head : &c->head);
	if (compiled->on)
		bind_value(b, TRAIN_kernel_traffic, 1, (struct input){
		    .of = &t->workload.head, .field = "kernel_traffic",
		    .fact = &compiled->fact, .note = "kernels are fused",
		    .cause = CAUSE_choice });
}

double
training_gradient(const struct catalog *cat, const struct word *stated,
    const struct calibration *c)
{
	const struct format *f = format_find(cat, stated->text ?
	    stated->text : c->grad_format.text);

	return f ? f->width / 8 : 0;
}

/* What a stack that is known trains in; nobody knows of any stack. */
static const char *
usual_scheme(const struct calibration *c)
{
	return strcmp(c->software.text, "default") ? c->param_scheme.text :
	    NULL;
}

struct recipe
training_recipe(const struct training *t, const struct placement *p)
{
	const struct catalog *cat = t->workload.catalog;
	bool both = word_is(&t->offload, "both");
	const struct scheme *scheme = scheme_find(cat, t->param_scheme.text ?
	    t->param_scheme.text : usual_scheme(p->calibration));

	return (struct recipe){
		.of = &t->workload.head,
		.base = p->weight_format,
		.method = method_find(cat, "full"),
		.targets = targets_find(cat, "all_linear"),
		.scheme = scheme ? scheme : scheme_find(cat, "master"),
		.scheme_fact = &t->param_scheme.fact,
		.gradient = training_gradient(cat, &t->grad_format,
		    p->calibration),
		.wide_tables = p->calibration->wide_tables.on,
		.gradient_copy = p->calibration->gradient_copy.on,
		.gradients_beside = p->calibration->gradients_beside.on,
		.optimizer = optimizer_find(cat, t->optimizer.text),
		.optimizer_fact = &t->optimizer.fact,
		.projection_rank = t->projection_rank.fact.given ?
		    t->projection_rank.value : 1024,
		.offload_weights = both || word_is(&t->offload, "params"),
		.offload_optimizer = both || word_is(&t->offload,
		    "optimizer") || word_is(&t->offload, "moments"),
		.offload_gradients = both || word_is(&t->offload, "optimizer"),
		.fused_step = t->fused_step.on,
		.eager = word_is(&t->attention, "eager"),
	};
}

size_t
training_formats(const struct training *t, enum format_name usual,
    const struct format *out[FORMAT_MOST])
{
	const struct catalog *cat = t->workload.catalog;
	const struct format *f = format_find(cat, t->weight_format.text);

	out[0] = f ? f : format_of(cat, usual);
	return 1;
}

static const struct sharding *
training_sharding(const struct training *t, const struct placement *p)
{
	return sharding_at(t->workload.catalog, p->axis[AXIS_zero_stage]);
}

/* Those that share the data, in even groups of at most shard_degree where
 * anything is shared. */
static double
replicas_of(const struct training *t, const struct placement *p)
{
	double all = p->axis[AXIS_data] * p->axis[AXIS_context];

	if (!t->shard_degree.fact.given ||
	    !training_sharding(t, p)->optimizer.on)
		return 1;
	return ceil(all / t->shard_degree.value);
}

static double
group_of(const struct training *t, const struct placement *p)
{
	return p->axis[AXIS_data] * p->axis[AXIS_context] /
	    replicas_of(t, p);
}

/*
 * Layers are gathered where weights are sharded over more than one, and
 * fetched where they, or their gradients, lie in the host's memory.
 */
static void
bind_gathered(struct binding *b, const struct training *t,
    const struct placement *p, const struct recipe *r)
{
	const struct calibration *c = p->calibration;
	bool sharded = training_sharding(t, p)->weights.on &&
	    group_of(t, p) > 1;
	bool weights = sharded || r->offload_weights;

	if (weights || r->offload_gradients)
		bind_or(b, TRAIN_gathered_layers, &c->gathered_layers, 2,
		    "gathered_layers", "one at work, the next on its way",
		    &c->head);
	else
		bind_value(b, TRAIN_gathered_layers, 0, kind_default(
		    &t->workload.head, "gathered_layers",
		    "weights are whole"));
	recipe_bind_gathered(b, r, weights);
}

static void
bind_shards(struct binding *b, const struct training *t,
    const struct placement *p)
{
	const struct sharding *of = training_sharding(t, p);
	const struct flag *const shared[] = { &of->optimizer,
		&of->gradients, &of->weights };
	static const char *const field[] = { "optimizer_shards",
		"gradient_shards", "weight_shards" };
	static const int slot[] = { TRAIN_optimizer_shards,
		TRAIN_gradient_shards, TRAIN_weight_shards };

	for (int i = 0; i < 3; i++)
		bind_value(b, slot[i], shared[i]->on ? group_of(t, p) : 1,
		    (struct input){ .of = &t->workload.head,
		    .field = field[i], .fact = &t->zero_stage.fact,
		    .note = "ZeRO stage", .source = shared[i]->fact.source,
		    .cause = CAUSE_choice });
	bind_value(b, TRAIN_replicas, replicas_of(t, p), (struct input){
	    .of = &t->workload.head, .field = "replicas",
	    .fact = &t->shard_degree.fact, .note = "all share one copy "
	    "unless shard_degree is stated", .cause = CAUSE_choice });
}

/* A switch of the workload's, else of the stack's. */
static const struct flag *
switched(const struct flag *own, const struct flag *stack)
{
	return own->fact.given ? own : stack;
}

/* What lies between split matrices is split as well where the stack does. */
static void
bind_sequence(struct binding *b, const struct training *t,
    const struct placement *p)
{
	const struct flag *splits = switched(&t->sequence_parallel,
	    &p->calibration->sequence_parallel);

	bind_axis_value(b, TRAIN_sequence, &t->workload, AXIS_tensor,
	    splits->on ? p->axis[AXIS_tensor] : 1, "sequence");
}

/* The order of the passes: of a model in one stage, all are the same. */
static void
bind_schedule(struct binding *b, const struct training *t,
    const struct placement *p)
{
	bool cut = p->axis[AXIS_stages] > 1;

	bind_axis_value(b, TRAIN_weights_apart, &t->workload, AXIS_stages,
	    cut && word_is(&t->schedule, "zero_bubble"), "schedule");
	bind_axis_value(b, TRAIN_two_ways, &t->workload, AXIS_stages,
	    cut && word_is(&t->schedule, "dualpipe"), "schedule");
}

/* What a layer is split over. */
static void
bind_split(struct binding *b, const struct training *t,
    const struct placement *p)
{
	const struct workload *w = &t->workload;

	bind_axis(b, TRAIN_tensor, w, p, AXIS_tensor);
	bind_sequence(b, t, p);
	bind_axis(b, TRAIN_stages, w, p, AXIS_stages);
	bind_axis(b, TRAIN_context_parallel, w, p, AXIS_context);
	bind_axis(b, TRAIN_expert_parallel, w, p, AXIS_expert);
	bind_or(b, TRAIN_chunks, &t->pipeline_chunks, 1, "pipeline_chunks",
	    "stages are not cut", &w->head);
	bind_schedule(b, t, p);
	bind_or(b, TRAIN_loader_rate, &t->loader_rate, 0, "loader_rate",
	    "data are at hand", &w->head);
}

/* A chunked loss is done in as many parts as torchtune's. */
enum { LOSS_CHUNKS = 8, LOSS_TOKENS = 65536 };

void
training_bind_place(struct binding *b, const struct training *t,
    const struct placement *p, const struct recipe *r)
{
	const struct workload *w = &t->workload;

	bind_split(b, t, p);
	bind_shards(b, t, p);
	bind_gathered(b, t, p, r);
	bind_axis(b, TRAIN_micro_batch, w, p, AXIS_micro_batch);
	bind_axis_value(b, TRAIN_recompute, w, AXIS_recompute,
	    place_is(w, p, AXIS_recompute, "full") ? 1 :
	    place_is(w, p, AXIS_recompute, "selective") ? 0.5 : 0,
	    "recompute");
}

const struct common_slots training_common =
    COMMON_JOB(TRAIN, TRAIN_count, -1);

static const struct host_slots host_slots = {
	.host_memory = TRAIN_host_memory,
	.machine_memory = TRAIN_machine_memory,
};

void
training_bind_offer(struct binding *b, const struct catalog *cat,
    const struct profile *profile, const struct placement *p)
{
	training_bind_node(b, p->accelerator, p->offer);
	host_bind_machine(b, &host_slots, machine_of(cat, profile, p->offer),
	    &profile->head);
}

static void
bind_shape(struct binding *b, const struct training *t)
{
	static const double whole = 1e18;

	bind_number(b, TRAIN_seq_len, &t->seq_len, CAUSE_choice);
	bind_or(b, TRAIN_global_batch, &t->global_batch, 0, "global_batch",
	    "one pass a step", &t->workload.head);
	bind_number(b, TRAIN_train_tokens, &t->train_tokens, CAUSE_choice);
	bind_or(b, TRAIN_dataset_tokens, &t->dataset_tokens,
	    t->train_tokens.value, "dataset_tokens", "seen once",
	    &t->workload.head);
	bind_or(b, TRAIN_length_spread, &t->length_spread, 0, "length_spread",
	    "all alike", &t->workload.head);
	bind_value(b, TRAIN_loss_tokens, word_is(&t->loss, "whole") ? whole :
	    LOSS_TOKENS, (struct input){ .of = &t->workload.head,
	    .field = "loss_tokens", .fact = &t->loss.fact,
	    .note = "contexts beyond are trained on with the loss in tiles",
	    .cause = CAUSE_choice });
}

/* A loss is done in chunks where that is asked for, or where the stack does so
 * unless asked not to. */
static void
bind_loss(struct binding *b, const struct training *t,
    const struct calibration *c)
{
	bool stated = t->loss.fact.given;
	bool chunked = stated ? word_is(&t->loss, "chunked") :
	    c->chunked_loss.on;
	struct input input = { .of = &t->workload.head,
	    .field = "loss_chunks", .fact = &t->loss.fact,
	    .note = "torchtune does eight", .cause = CAUSE_choice };

	if (!stated && c->chunked_loss.fact.given) {
		input.of = &c->head;
		input.fact = &c->chunked_loss.fact;
		input.cause = CAUSE_calibration;
	}
	bind_value(b, TRAIN_loss_chunks, chunked ? LOSS_CHUNKS : 1, input);
	bind_value(b, TRAIN_loss_fused, word_is(&t->loss, "fused"),
	    (struct input){ .of = &t->workload.head, .field = "loss_fused",
	    .fact = &t->loss.fact, .note = "one kernel",
	    .cause = CAUSE_choice });
}

/* What matrices are multiplied in. */
static const struct format *
compute_of(const struct training *t, const struct recipe *r)
{
	const struct format *f = format_find(t->workload.catalog,
	    t->compute_format.text);

	return f ? f : r->scheme->computes;
}

static void
bind_checkpoints(struct binding *b, const struct training *t,
    const struct calibration *c)
{
	const struct flag *moved = switched(&t->checkpoints_on_host,
	    &c->checkpoints_offloaded);

	bind_flag(b, TRAIN_checkpoints_resident, moved, !moved->on,
	    "checkpoints_resident", &t->workload.head);
}

static void
bind_machine(struct binding *b, const struct training *t,
    const struct placement *p, const struct recipe *r)
{
	const struct accelerator *a = p->accelerator;
	const struct calibration *c = p->calibration;

	bind_number(b, TRAIN_memory, &a->memory, CAUSE_catalogue);
	bind_number(b, TRAIN_memory_fraction, &c->memory_fraction,
	    CAUSE_calibration);
	training_bind_speed(b, a, c, compute_of(t, r));
}

void
training_bind(struct binding *b, const struct catalog *cat,
    const struct training *t, const struct placement *p,
    const struct recipe *r)
{
	training_bind_model(b, kind_model(cat, &t->workload));
	recipe_bind(b, r);
	bind_shape(b, t);
	training_bind_stack(b, p->calibration);
	bind_loss(b, t, p->calibration);
	bind_checkpoints(b, t, p->calibration);
	bind_machine(b, t, p, r);
	bind_fused(b, t, p->calibration);
	host_bind(b, &host_slots, cat, p->accelerator);
	host_bind_update(b, TRAIN_update_bandwidth, cat, p->accelerator,
	    r->offload_optimizer && p->calibration->host_optimizer.on,
	    &p->calibration->head);
	training_bind_network(b, cat, t, p->accelerator);
}

const char *
training_illegal(const struct workload *w, const struct placement *p)
{
	const struct training *t = (const struct training *)w;
	struct recipe r = training_recipe(t, p);

	if (!kind_known_rate(p->accelerator, FORMAT_bf16))
		return SAID_PLAIN(w->catalog->phrases, illegal_half);
	if (!kind_rate(p->accelerator, compute_of(t, &r)))
		return SAID_PLAIN(w->catalog->phrases, illegal_scheme);
	return NULL;
}
