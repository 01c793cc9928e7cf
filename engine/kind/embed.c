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

#define KIND embed
#define KIND_ALSO "embedding embeddings vectors inference"
#include "kind/struct.def"

#define KIND embed
#define KIND_DOC "Turning texts into vectors, or pairs of them into scores."
#include "kind/type.def"

static const struct limit limits[] = {
	READING_LIMITS("step_time", "max_latency"),
};

static const struct resource resources[] = {
	READING_RESOURCES("host_time", "pass_time"),
};

static const struct measure measures[] = {
	{ "usd_per_million_tokens", "Cost per million tokens", "USD" },
	{ "step_time", "Time of a batch", "ms" },
	{ "texts_per_s", "Texts/s of a copy", "1/s" },
	{ "tokens_per_s", "Tokens/s of a copy", "1/s" },
	MONTH_MEASURES,
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
	SHAPE_TABLES,
	.sweep = { AXIS_batch, "Texts of a batch",
	    { "step_time", "Time of a batch", "ms" },
	    { "texts_per_s", "Texts/s of a copy", "1/s" } },
	.rate = { "texts_per_s", "Texts/s of a copy", "1/s" },
};

static const struct reading_slots slots = {
#define S(name) .name = EMBED_##name,
	READING_SLOTS(S)
#undef S
};

static const struct common_slots common =
    COMMON_MONTH(EMBED, EMBED_count, EMBED_samples);

_Static_assert(EMBED_extra_parameters - EMBED_layers + 1 == DIMENSION_COUNT,
    "embed.chain begins with text_parameters.part");

static const struct embed *
embed_of(const struct workload *w)
{
	return (const struct embed *)w;
}

static void
check(const struct catalog *cat, const struct workload *w,
    struct diags *diags)
{
	const struct model *m = kind_model(cat, w);
	const struct number *len = &embed_of(w)->input_len;

	if (m && m->encoder_layers.value > 0 &&
	    m->encoder_layers.value < m->layers.value)
		diag(diags, DIAG_inconsistent, w->model.fact.at,
		    "workload \"%s\": model \"%s\" is an encoder and a "
		    "decoder, and vectors are read off one of them",
		    w->head.id, m->head.id);
	kind_check_mixer(m, w, diags);
	if (m && len->value > m->max_context.value)
		diag(diags, DIAG_inconsistent, len->fact.at,
		    "workload \"%s\": texts of %.0f tokens, and model "
		    "\"%s\" holds %.0f", w->head.id, len->value, m->head.id,
		    m->max_context.value);
}

static void
bind(struct binding *b, const struct catalog *cat, const struct workload *w,
    const struct profile *profile, const struct placement *p)
{
	const struct model *m = kind_model(cat, w);

	(void)profile;
	reading_bind(b, &slots, cat, w, p);
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
	p->bound->place.count = p->bound->place.axis[AXIS_data] =
	    case_axis(case_or(p, row, out, "embed", CASE_count));
	p->bound->place.axis[AXIS_batch] = case_axis(case_or(p, row, out,
	    "embed", CASE_batch));
	case_answer(p, row, out, quantities, COUNT(quantities),
	    EMBED_memory_needed);
}

const struct kind kind_embed = {
	.name = "embed", .title = "Embedding and reranking",
	.task = "Embed and rerank", .menu = 40, .type = &embed_type,
	.chain_name = "embed", .copies = true, .shape = &shape,
	KIND_TABLES,
	.axes = reading_axes, .axis_count = READING_AXES,
	.format_list = offsetof(struct embed, weight_formats),
	.illegal = kind_illegal, .check = check,
	.bind = bind, .common = &common, .predict = predict_case,
};
