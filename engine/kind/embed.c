/*
 * embed: a network that turns texts into vectors, or pairs of them into
 * scores; an encoder, or a decoder that only reads.  One copy an accelerator.
 */
#include <stddef.h>

#include "base/array.h"
#include "catalog/dimensions.h"
#include "chain_embed.h"
#include "kind/case_bind.h"
#include "kind/reading.h"
#include "kind/shape.h"
#include "kind/text.h"

#define FIELD(name, type, arg, flags, doc) CARRIER_##type name;
struct embed {
	struct workload workload;
#include "kind/embed.def"
};
#undef FIELD

#define FIELD(name, type, arg, flags, doc) \
	{ #name, FIELD_##type, arg, flags, doc, offsetof(struct embed, name) },
static const struct field rows[] = {
#include "kind/embed.def"
};
#undef FIELD

static const struct record_type embed_type = {
	.verb = "workload", .variant = "embed",
	.doc = "Turning texts into vectors, or pairs of them into scores.",
	.field = workload_fields, .fields = WORKLOAD_FIELDS,
	.more = rows, .mores = COUNT(rows), .size = sizeof(struct embed),
};

static const struct limit limits[] = {
	READING_LIMITS("step_time", "max_latency"),
};

static const struct resource resources[] = {
	{ "compute", "compute_time" },
	{ "memory bandwidth", "memory_time" },
	{ "launch overhead", "launch_time" },
	{ "host", "host_time" },
};

static const struct measure measures[] = {
	{ "usd_per_million_tokens", "Cost per million tokens", "USD" },
	{ "step_time", "Time of a batch", "ms" },
	{ "texts_per_s", "Texts/s of a copy", "1/s" },
	{ "tokens_per_s", "Tokens/s of a copy", "1/s" },
	{ "memory_needed", "Memory needed", "GiB" },
	{ "accelerators", "Accelerators", "1" },
	{ "usd_per_h", "Cost per hour", "USD/h" },
	{ "usd_per_month", "Cost per month", "USD" },
	{ "usd_per_million_texts", "Cost per million texts", "USD" },
};

static const struct measure items[] = {
	{ "weights", "Weights", "GiB" },
	{ "workspace", "Working memory", "GiB" },
	{ "runtime_overhead", "Runtime", "GiB" },
};

static const struct reach reaches[] = {
	{ "batch", "Texts of a batch", false, NULL },
	{ "input_len", "Tokens of a text", true, NULL },
};

static const struct lever levers[] = {
	{ LEVER_FORMAT, "Weight format", "weight_formats",
	    "fp32 bf16 fp16 fp8 int8", { NULL } },
	{ LEVER_LESS, "Texts of a batch", "batch", NULL, { NULL } },
	{ LEVER_LESS, "Tokens of a text", "input_len", NULL, { NULL } },
};

static const struct measure parts[] = {
	{ "matrix_time", "Matrices of the layers", NULL },
	{ "attention_time", "Attention", NULL },
	{ "token_time", "Between the matrices", NULL },
	{ NULL, "Reading weights, launches and waiting", NULL },
};

static const struct shape_time times[] = {
	{ "A batch", "step_time", parts, COUNT(parts) },
};

static const struct shape_work work[] = {
	{ "reading texts", "flops", "bytes", "step_time", NULL },
};

static const struct shape shape = {
	.time = times, .times = COUNT(times),
	.sweep = { AXIS_batch, "Texts of a batch",
	    { "step_time", "Time of a batch", "ms" },
	    { "texts_per_s", "Texts/s of a copy", "1/s" } },
	.work = work, .works = COUNT(work),
	.rate = { "texts_per_s", "Texts/s of a copy", "1/s" },
};

static const struct reading_slots slots = {
#define S(name) .name = EMBED_##name,
	READING_SLOTS(S)
#undef S
	READING_OF(EMBED)
};

_Static_assert(EMBED_extra_parameters - EMBED_layers + 1 == DIMENSION_COUNT,
    "embed.chain begins with text_parameters.part");

static const struct embed *
embed_of(const struct workload *w)
{
	return (const struct embed *)w;
}

static const struct model *
model_of(const struct catalog *cat, const struct workload *w)
{
	return (const struct model *)catalog_follow(cat, "model", &w->model);
}

static size_t
formats(const struct workload *w, const struct format *out[FORMAT_MOST])
{
	return kind_formats(w->catalog, &embed_of(w)->weight_formats, out);
}

static void
check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	const struct model *m = model_of(cat, w);
	const struct number *len = &embed_of(w)->input_len;

	if (m && m->encoder_layers.value > 0 &&
	    m->encoder_layers.value < m->layers.value)
		diag(diags, DIAG_inconsistent, w->model.fact.at,
		    "workload \"%s\": model \"%s\" is an encoder and a "
		    "decoder, and vectors are read off one of them",
		    w->head.id, m->head.id);
	if (m && len->value > m->max_context.value)
		diag(diags, DIAG_inconsistent, len->fact.at,
		    "workload \"%s\": texts of %.0f tokens, and model "
		    "\"%s\" holds %.0f", w->head.id, len->value, m->head.id,
		    m->max_context.value);
}

static void
bind_place(struct binding *b, const struct workload *w,
    const struct placement *p)
{
	reading_bind_place(b, &slots, w, p);
}

static void
bind_offer(struct binding *b, const struct catalog *cat,
    const struct profile *profile, const struct placement *p)
{
	reading_bind_offer(b, &slots, cat, profile, p);
}

static void
bind(struct binding *b, const struct catalog *cat, const struct workload *w,
    const struct profile *profile, const struct placement *p)
{
	const struct model *m = model_of(cat, w);

	reading_bind(b, &slots, cat, w, profile, p);
	bind_number(b, EMBED_input_len, &embed_of(w)->input_len,
	    CAUSE_choice);
	bind_or(b, EMBED_text_rate, &embed_of(w)->text_rate, 0, "text_rate",
	    "one copy at its capacity", &w->head);
	bind_value(b, EMBED_causal, m->encoder_layers.value < m->layers.value,
	    kind_dimension(m, "causal", "a decoder hides what comes after"));
}

/* A case: texts of one length, in batches. */
static void
predict_case(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	static const struct case_quantity quantities[] = {
		{ "samples_per_s", EMBED_texts_per_s },
		{ "tokens_per_s", EMBED_tokens_per_s },
		{ "latency_s", EMBED_step_time },
		{ "memory_bytes_per_accelerator", EMBED_memory_needed },
	};
	struct embed *w = (struct embed *)case_open(p, row, out, "embed");

	if (!w)
		return;
	case_state(row, &w->input_len, case_or(p, row, out, "embed",
	    CASE_input_len));
	p->bound->place.count = (int)case_or(p, row, out, "embed",
	    CASE_count);
	p->bound->place.axis[AXIS_batch] = (int)case_or(p, row, out, "embed",
	    CASE_batch);
	case_answer(p, row, out, quantities, COUNT(quantities),
	    EMBED_memory_needed);
}

const struct kind kind_embed = {
	.name = "embed", .title = "Embedding and reranking",
	.task = "Embed and rerank", .type = &embed_type,
	.chain_name = "embed", .copies = true, .shape = &shape,
	.limits = limits, .limit_count = COUNT(limits),
	.resources = resources, .resource_count = COUNT(resources),
	.measures = measures, .measure_count = COUNT(measures),
	.items = items, .item_count = COUNT(items),
	.reaches = reaches, .reach_count = COUNT(reaches),
	.levers = levers, .lever_count = COUNT(levers),
	.axes = reading_axes, .axis_count = READING_AXES,
	.formats = formats, .illegal = reading_illegal, .check = check,
	.bind = bind, .bind_place = bind_place, .bind_offer = bind_offer,
	.predict = predict_case,
};
