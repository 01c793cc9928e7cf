/*
 * serve: a text model behind an endpoint, one copy over a tensor-parallel
 * group, as many copies as the demand takes.
 */
#include <math.h>
#include <stddef.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "catalog/dimensions.h"
#include "chain_serve.h"
#include "kind/common.h"
#include "kind/host_room.h"
#include "kind/place.h"
#include "kind/predict.h"
#include "kind/serve.h"
#include "kind/serving.h"
#include "kind/stack.h"
#include "kind/text.h"
#include "spec/phrase.h"

#define KIND serve
#define KIND_ALSO "serving inference chat llm"
#define KIND_DOC "Serving a text model to people or programs."
#include "kind/type.def"

static const struct limit limits[] = {
	MEMORY_LIMIT,
	{ "host_memory", "memory of the host for one accelerator", "GiB",
	    "host_taken", HAVE_ROW, "host_room" },
	{ "ttft", "time to first token", "ms",
	    "ttft_judged", HAVE_WORKLOAD, "max_ttft" },
	{ "tpot", "time per output token", "ms",
	    "tpot_judged", HAVE_WORKLOAD, "max_tpot" },
	{ "job_time", "time of the job", "h",
	    "job_time", HAVE_WORKLOAD, "max_job_time" },
	MONTH_LIMITS,
};

static const struct resource resources[] = {
	{ "memory bandwidth", "decode_memory_time", NULL },
	{ "compute", "decode_compute_time", NULL },
	{ "link bandwidth", "decode_link_time", NULL },
	{ "launch overhead", "decode_launch_time", NULL },
	{ "host", "decode_host_time", "decode_alone" },
	{ "link to the host", "decode_fetch_time", NULL },
};

static const struct measure measures[] = {
	{ "usd_per_million_output_tokens", "Cost per million output tokens",
	    "USD" },
	{ "tpot_judged", "Time per output token", "ms" },
	{ "ttft_judged", "Time to first token", "ms" },
	{ "output_tokens_per_s", "Output tokens/s of a copy", "1/s" },
	MONTH_MEASURES,
	{ "usd_per_million_prompt_tokens", "Million prompt tokens, apart",
	    "USD" },
	{ "usd_per_million_written_tokens", "Million output tokens, apart",
	    "USD" },
	{ "usd_per_job", "Cost of the offline job", "USD" },
	{ "job_time", "Time of the offline job", "h" },
};

static const struct measure items[] = {
	{ "weights_held", "Weights", "GiB" },
	{ "cache_kept", "KV cache", "GiB" },
	{ "state_live", "State of recurrent layers", "GiB" },
	{ "working_live", "Working memory", "GiB" },
	{ "head_wide", "Wide copies of the head", "GiB" },
	{ "runtime_overhead", "Runtime", "GiB" },
};

static const struct reach reaches[] = {
	{ "concurrency", "Requests in flight", false, NULL },
	{ "input_len", "Prompt tokens", true, "output_len" },
};

static const struct lever levers[] = {
	{ LEVER_FORMAT, "Weight format", "weight_formats",
	    "fp32 bf16 fp16 fp8 int8 awq gptq int4_g128 mxfp4 nvfp4 "
	    "q2_k q3_k_s q3_k_m q3_k_l q4_0 q4_1 q4_k_s q4_k_m q5_0 q5_1 "
	    "q5_k_s q5_k_m q6_k q8_0 iq2_m iq3_xxs iq3_xs iq3_s iq3_m "
	    "iq4_xs iq4_nl", { NULL } },
	{ LEVER_CHOICE, "Format of the KV cache", "kv_format", "bf16",
	    { "fp32", "bf16", "fp8" } },
	{ LEVER_CHOICE, "Format of the KV cache", "kv_format", "bf16",
	    { "fp16", "fp8" } },
	{ LEVER_COUNT, "Accelerators of a copy", NULL, NULL, { NULL } },
	{ LEVER_CHOICE, "Offload to the host", "offload", "none",
	    { "none", "weights", "both" } },
	{ LEVER_CHOICE, "Offload to the host", "offload", "none",
	    { "none", "cache" } },
	{ LEVER_LESS, "Requests in flight", "concurrency", NULL, { NULL } },
	{ LEVER_LESS, "Prompt tokens", "input_len", NULL, { NULL } },
};

/* Requests in flight are tried up to here. */
enum { MOST_CONCURRENCY = 1024 };

static const struct axis_rule axes[] = {
	{ AXIS_stages, AXIS_DIVIDES, "stages", 0, false },
	{ AXIS_expert, AXIS_DIVIDES, "expert_parallel", 0, false },
	{ AXIS_tensor, AXIS_REST, NULL, 0, false },
	{ AXIS_kv_format, AXIS_LISTED, "kv_format", 0, false },
	{ AXIS_concurrency, AXIS_RISES, "concurrency", MOST_CONCURRENCY,
	    true },
};

/* More tokens than any prompt has. */
static const double no_chunk = 1e12;
/* A target that is kept but for one request of twenty. */
static const double usual_percentile = 0.95;

static const struct serve *
serve_of(const struct workload *w)
{
	return (const struct serve *)w;
}

/* A dense model has no experts to share: that needs no reason. */
static double
serve_parts(const struct model *m, enum axis_name axis)
{
	return axis == AXIS_expert && !m->experts.fact.given ? 1 : 0;
}

/* Expert parallelism leaves experts whole; a stage has a layer at least. */
static const char *
serve_misplaced(const struct model *m, const struct workload *w,
    const struct placement *p)
{
	int expert = p->axis[AXIS_expert];
	double experts = m->experts.fact.given ? m->experts.value : 1;

	if (expert > 1 && fmod(experts, expert) > 0)
		return SAID_PLAIN(w->catalog->phrases, misplaced_experts);
	if (p->axis[AXIS_stages] > 1 && m->encoder_layers.value > 0)
		return SAID_PLAIN(w->catalog->phrases, misplaced_encoder);
	if (p->axis[AXIS_stages] > m->layers.value)
		return SAID_PLAIN(w->catalog->phrases, misplaced_stages);
	return NULL;
}

_Static_assert(SERVE_extra_parameters - SERVE_layers + 1 == DIMENSION_COUNT,
    "serve.chain begins with text_parameters.part");

/*
 * What is stored in the weight format: everything that multiplies; for mxfp4
 * the routed experts alone, as published.  The rest keeps the model's width.
 */
static void
bind_parts(struct binding *b, const struct model *m,
    const struct placement *p)
{
	bool experts_only = format_is(p->weight_format, FORMAT_mxfp4) &&
	    m->experts.value > 0;
	bool again = kind_head_again(p->calibration, p->weight_format);

	bind_dimensions(b, SERVE_layers, m);
	bind_value(b, SERVE_experts_only, experts_only, kind_derived(m,
	    &m->weight_format.fact, "experts_only", experts_only ?
	    "as published in mxfp4" : "everything that multiplies"));
	bind_value(b, SERVE_head_again, again, kind_default(
	    &p->calibration->head, "head_again", again ? "yes" : "no"));
}

static void
bind_width(struct binding *b, int slot, double bits, const struct workload *w,
    const struct placement *p, const char *field)
{
	const struct format *f = p->weight_format;

	bind_value(b, slot, bits / 8, (struct input){ .of = &w->head,
	    .field = field, .source = f->bits.fact.source,
	    .note = f->name.text, .cause = CAUSE_catalogue });
}

/* A head of formats that choose the bits of each matrix. */
static const double least_head = 6;

/* What stacks keep beside narrow weights. */
static void
bind_copies(struct binding *b, const struct calibration *c, bool narrow)
{
	static const struct number none;

	bind_or(b, SERVE_fused_copies, narrow ? &c->fused_copies : &none, 0,
	    "fused_copies", "no second copy", &c->head);
	bind_or(b, SERVE_head_copies, narrow ? &c->head_copies : &none, 0,
	    "head_copies", "no second copy", &c->head);
}

static void
bind_weights(struct binding *b, const struct workload *w,
    const struct model *m, const struct placement *p)
{
	struct model_bits bits;

	bind_parts(b, m, p);
	model_widths(m, p->weight_format, &bits);
	bind_width(b, SERVE_activation_bytes, bits.kept, w, p,
	    "activation_bytes");
	kind_widths(m, p->calibration, p->weight_format, &bits);
	if (serve_of(w)->weight_bits.fact.given) {
		bits.matrices = serve_of(w)->weight_bits.value;
		bits.head = fmax(least_head, bits.matrices);
	}
	if (p->calibration->narrow_head.on)
		bits.head = bits.matrices;
	bind_copies(b, p->calibration, bits.matrices < 16);
	bind_width(b, SERVE_weight_bytes, bits.matrices, w, p, "weight_bytes");
	bind_width(b, SERVE_kept_bytes, bits.kept, w, p, "kept_bytes");
	bind_width(b, SERVE_embedding_bytes, bits.embedding, w, p,
	    "embedding_bytes");
	bind_width(b, SERVE_head_bytes, bits.head, w, p, "head_bytes");
}

/* Layers that write, those with a window apart. */
static void
bind_groups(struct binding *b, const struct model *m,
    const struct calibration *c)
{
	double windowed = kind_windowed(m, c);

	for (int i = 0; i < 4; i++) {
		bind_value(b, SERVE_group_layers + i, 0, kind_dimension(m,
		    "group_layers", "no such layers"));
		bind_value(b, SERVE_group_window + i, 1, kind_dimension(m,
		    "group_window", "no such layers"));
	}
	bind_value(b, SERVE_group_layers, kind_seeing(m) - windowed -
	    m->encoder_layers.value, kind_dimension(m, "full_layers",
	    "layers that write and see the context"));
	bind_number(b, SERVE_group_window, &m->max_context, CAUSE_catalogue);
	if (windowed > 0) {
		bind_number(b, SERVE_group_layers + 1, &m->window_layers,
		    CAUSE_catalogue);
		bind_number(b, SERVE_group_window + 1, &m->window,
		    CAUSE_catalogue);
	}
}

/* Of networks without a state both are without effect. */
static const double usual_chunk = 256;

static void
bind_state(struct binding *b, const struct workload *w, const struct model *m)
{
	const struct format *f = format_find(w->catalog,
	    m->state_format.text);

	if (m->state_layers.value <= 0) {
		bind_value(b, SERVE_state_bytes, 0, (struct input){ 0 });
		bind_value(b, SERVE_scan_chunk, 1, (struct input){ 0 });
		return;
	}
	if (f)
		bind_format_bytes(b, SERVE_state_bytes, f, &m->head,
		    "state_format");
	else
		bind_value(b, SERVE_state_bytes,
		    b->value[SERVE_activation_bytes][b->lane],
		    kind_derived(m, &m->weight_format.fact, "state_format",
		    "as activations"));
	bind_or(b, SERVE_scan_chunk, &m->state_chunk, usual_chunk,
	    "state_chunk", "256 tokens unless stated", &m->head);
}

static void
bind_traffic(struct binding *b, const struct serve *s,
    const struct placement *p)
{
	const struct record *of = &s->workload.head;
	const struct number *most = &p->calibration->prefill_tokens;
	double read = s->input_len.value * (s->together.on &&
	    s->concurrency.fact.given ? s->concurrency.value : 1);
	double chunk = most->fact.given && most->value < read ? most->value :
	    read;

	bind_number(b, SERVE_input_len, &s->input_len, CAUSE_choice);
	bind_number(b, SERVE_output_len, &s->output_len, CAUSE_choice);
	bind_or(b, SERVE_prefix_len, &s->prefix_len, 0, "prefix_len",
	    "no prompt begins like another", of);
	bind_or(b, SERVE_batched_tokens, &s->batched_tokens, chunk,
	    "batched_tokens", s->together.on ? "all prompts, at most what the "
	    "stack takes" : "the prompt, at most what the stack takes", of);
}

/* Vector units unpack a cache of integers, where the stack says in how many
 * operations. */
static void
bind_unpacked_cache(struct binding *b, const struct placement *p,
    const struct format *cache)
{
	const struct calibration *c = p->calibration;
	const struct rate *r = c->cache_operations.fact.given &&
	    (format_is(cache, FORMAT_int8) || format_is(cache, FORMAT_int4)) ?
	    rates_find(&p->accelerator->vector, FORMAT_fp32) : NULL;
	static const struct number tensor;

	bind_or(b, SERVE_vector_flops, r ? &r->number : &tensor, UNBOUNDED,
	    "vector_flops", "no cache is unpacked", &c->head);
	bind_or(b, SERVE_cache_operations, r ? &c->cache_operations : &tensor,
	    1, "cache_operations", "no cache is unpacked", &c->head);
}

/* As activations, or in 8 bits where a stack has it so, unless the workload
 * says which. */
static void
bind_cache(struct binding *b, const struct workload *w,
    const struct placement *p, const struct serving *speed)
{
	const struct format *compute = speed ? serving_compute(speed) : NULL;
	const struct format *stated = serve_of(w)->kv_format.count ?
	    format_find(w->catalog, place_word(w, p, AXIS_kv_format)) : NULL;
	bool narrow = compute && p->calibration->narrow_cache.on &&
	    compute->width <= 8;

	bind_unpacked_cache(b, p, stated ? stated : narrow ? compute : NULL);
	if (stated)
		bind_format_bytes(b, SERVE_kv_bytes, stated, &w->head,
		    "kv_bytes");
	else if (narrow)
		bind_format_bytes(b, SERVE_kv_bytes,
		    format_of(w->catalog, FORMAT_fp8), &w->head,
		    "kv_bytes");
	else
		bind_value(b, SERVE_kv_bytes,
		    b->value[SERVE_activation_bytes][b->lane],
		    kind_default(&w->head, "kv_bytes", "as activations"));
}

static void
bind_memory(struct binding *b, const struct serve *s,
    const struct placement *p)
{
	const struct number *fraction = &s->memory_fraction;

	bind_number(b, SERVE_memory, &p->accelerator->memory, CAUSE_catalogue);
	bind_number(b, SERVE_runtime_overhead,
	    &p->calibration->runtime_overhead, CAUSE_calibration);
	if (fraction->fact.given)
		bind_number(b, SERVE_memory_fraction, fraction, CAUSE_choice);
	else
		bind_number(b, SERVE_memory_fraction,
		    &p->calibration->memory_fraction, CAUSE_calibration);
}

/* A smaller model in 16 bits that guesses ahead. */
static void
bind_draft(struct binding *b, const struct catalog *cat,
    const struct serve *s)
{
	const struct record *of = &s->workload.head;
	const struct model *m = (const struct model *)catalog_follow(cat,
	    "model", &s->draft_model);

	if (!m) {
		serving_bind_no_draft(b, of);
		return;
	}
	serving_bind_draft(b, m, &s->draft_tokens, &s->acceptance);
}

static const struct bind_row demand_rows[] = {
	BIND_ROW(SERVE, serve, request_rate, 0, "one copy at its capacity"),
	BIND_ROW(SERVE, serve, users, 0, "none are stated"),
	BIND_ROW(SERVE, serve, think_time, 0, "no users"),
	/* Of the busiest hour, unless they are said to leave. */
	BIND_ROW(SERVE, serve, session_length, 3600, "the whole hour"),
	BIND_ROW(SERVE, serve, batch_requests, 0, "requests come one by one"),
	BIND_AS(SERVE_deadline, serve, max_job_time, UNBOUNDED,
	    "no deadline"),
	BIND_AS(SERVE_ttft_target, serve, max_ttft, 0, "no target"),
	BIND_ROW(SERVE, serve, length_spread, 0, "all alike"),
};

/* What requests ask for, and how they come. */
static void
bind_demand(struct binding *b, const struct serve *s,
    const struct calibration *c)
{
	const struct record *of = &s->workload.head;
	const struct number *chunk = s->batched_tokens.fact.given ?
	    &s->batched_tokens : serving_pass(c);

	bind_or(b, SERVE_pass_tokens, chunk, no_chunk, "batched_tokens",
	    "the stack takes any number at once", of);
	bind_rows(b, demand_rows, COUNT(demand_rows), of);
}

/* For how many requests limits hold: the workload says, else who decides. */
static void
bind_percentile(struct binding *b, const struct serve *s,
    const struct profile *p)
{
	bool theirs = !s->percentile.fact.given && p->percentile.fact.given;

	bind_or(b, SERVE_percentile, theirs ? &p->percentile : &s->percentile,
	    usual_percentile, "percentile", "95 percent unless stated",
	    theirs ? &p->head : &s->workload.head);
}

static const struct bind_row stack_rows[] = {
	BIND_ROW(SERVE, calibration, score_bytes, 0, "fused attention"),
	BIND_ROW(SERVE, calibration, kv_page, 1, "no pages"),
};

/* What a stack needs beside weights and cache. */
static void
bind_stack(struct binding *b, const struct calibration *c)
{
	const struct record *of = &c->head;

	bind_rows(b, stack_rows, COUNT(stack_rows), of);
	bind_value(b, SERVE_static_batch, c->static_batch.on, kind_default(of,
	    "static_batch",
	    "prompts run among answers, unless the stack says otherwise"));
	bind_value(b, SERVE_fraction_of_free, c->fraction_of_free.on,
	    kind_default(of, "fraction_of_free",
	    c->fraction_of_free.on ? "yes" : "no"));
	bind_value(b, SERVE_prompts_reserved, c->prompts_reserved.on,
	    kind_default(of, "prompts_reserved",
	    c->prompts_reserved.on ? "yes" : "no"));
}

/* Parts of the requests that are asked for; as many as memory holds are one. */
static void
bind_step_parts(struct binding *b, const struct serve *s)
{
	const struct number *n = &s->micro_batch;
	double requests = b->value[SERVE_concurrency][b->lane];

	if (n->fact.given && requests > n->value)
		bind_value(b, SERVE_step_parts, ceil(requests / n->value),
		    (struct input){ .of = n->fact.of, .field = "micro_batch",
		    .fact = &n->fact, .cause = CAUSE_choice });
	else
		bind_value(b, SERVE_step_parts, 1, kind_default(
		    &s->workload.head, "micro_batch",
		    "all requests go through a layer at once"));
}

static void
serve_bind_place(struct binding *b, const struct workload *w,
    const struct placement *p)
{
	const struct calibration *c = p->calibration;
	double tensor = p->axis[AXIS_tensor];

	bind_axis(b, SERVE_concurrency, w, p, AXIS_concurrency);
	bind_step_parts(b, serve_of(w));
	bind_axis(b, SERVE_stages, w, p, AXIS_stages);
	bind_axis(b, SERVE_expert_parallel, w, p, AXIS_expert);
	if (serve_of(w)->kv_format.count > 1)
		bind_cache(b, w, p, NULL);
	bind_axis_value(b, SERVE_count, w, AXIS_tensor, tensor, "tensor");
	bind_value(b, SERVE_end_shards, c->whole_ends.on ? 1 : tensor,
	    kind_default(&c->head, "end_shards", "split over the vocabulary, "
	    "unless the stack holds them whole"));
}

static const struct common_slots common =
    COMMON_MONTH(SERVE, SERVE_copy_count, -1);

static void
serve_bind_offer(struct binding *b, const struct catalog *cat,
    const struct profile *profile, const struct placement *p)
{
	host_bind_machine(b, &serve_host_slots, machine_of(cat, profile,
	    p->offer), &profile->head);
}

static const struct bind_row life_rows[] = {
	BIND_ROW(SERVE, serve, training_cost, 0, "none is stated"),
	BIND_ROW(SERVE, serve, service_life, 31536000, "a year"),
};

/* The life of the model, and what came before it. */
static void
bind_life(struct binding *b, const struct serve *s)
{
	const struct record *of = &s->workload.head;

	bind_rows(b, life_rows, COUNT(life_rows), of);
}

/* NULL is as the weights are. */
static const struct format *
compute_of(const struct workload *w)
{
	return format_find(w->catalog, serve_of(w)->compute_format.text);
}

/* What runs there, its matrix products as the workload states them or, where
 * nobody does and units for the weights are missing, as the stack does. */
static struct serving
serving_of(const struct catalog *cat, const struct workload *w,
    const struct placement *p)
{
	struct serving s = { .model = kind_model(cat, w),
		.accelerator = p->accelerator, .calibration = p->calibration,
		.weights = p->weight_format, .compute = compute_of(w) };

	if (!s.compute && !kind_rate(p->accelerator, p->weight_format))
		s.compute = stack_computes(cat, w, p);
	return s;
}

static const char *
serve_illegal(const struct workload *w, const struct placement *p)
{
	const struct serving s = serving_of(w->catalog, w, p);

	return kind_rate(p->accelerator, serving_compute(&s)) ? NULL :
	    SAID_PLAIN(w->catalog->phrases, illegal_format);
}

static void
serve_bind(struct binding *b, const struct catalog *cat,
    const struct workload *w, const struct profile *profile,
    const struct placement *p)
{
	const struct model *m = kind_model(cat, w);
	const struct serving speed = serving_of(cat, w, p);

	bind_weights(b, w, m, p);
	bind_groups(b, m, p->calibration);
	bind_state(b, w, m);
	bind_traffic(b, serve_of(w), p);
	bind_cache(b, w, p, &speed);
	bind_demand(b, serve_of(w), p->calibration);
	bind_percentile(b, serve_of(w), profile);
	run_start_bind(b, SERVE_run_start, profile);
	bind_draft(b, cat, serve_of(w));
	bind_memory(b, serve_of(w), p);
	serve_bind_host(b, cat, serve_of(w), p);
	serving_bind(b, &speed);
	bind_stack(b, p->calibration);
	bind_life(b, serve_of(w));
}

const struct kind kind_serve = {
	.name = "serve", .title = "Serving",
	.task = "Serve a language model", .menu = 10, .waited = true,
	.perplexity = true,
	.type = &serve_type, .shape = &serve_shape,
	.chain_name = "serve", .copies = true,
	KIND_TABLES,
	.format_list = offsetof(struct serve, weight_formats),
	.illegal = serve_illegal,
	.axes = axes, .axis_count = COUNT(axes), .misplaced = serve_misplaced,
	.parts = serve_parts,
	.check = serve_check,
	.bind = serve_bind, .common = &common,
	.bind_place = serve_bind_place, .bind_offer = serve_bind_offer,
	.predict = case_serve, .unsaid = case_serve_unsaid,
};
