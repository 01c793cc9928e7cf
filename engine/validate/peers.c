#include "validate/peers.h"

#include <math.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/case.h"
#include "kind/text.h"
#include "model/peers.h"

static const double nothing = (double)NAN;

/* Bytes of mixed-precision training with Adam. */
enum { WEIGHT = 2, GRADIENT = 2, WIDE_GRADIENT = 4, STATES = 12, WIDE = 4 };

static double
number(const struct case_row *row, enum case_column c, double otherwise)
{
	double value;

	return case_number(row, c, &value) ? value : otherwise;
}

static bool
trains_all(const struct case_row *row)
{
	return (case_is(row, CASE_kind, "pretrain") ||
	    case_is(row, CASE_kind, "finetune")) &&
	    case_is(row, CASE_method, "full") &&
	    case_is(row, CASE_optimizer, "adamw");
}

static double
parameters(const struct model *m)
{
	struct model_parts n;

	model_count(m, &n);
	return n.total;
}

static double
token_ffn(const struct model *m)
{
	struct model_parts n;

	model_count(m, &n);
	return n.token_ffn;
}

/* Weights, gradients and states, sharded as the case says. */
static double
states(const struct model *m, const struct case_row *row, double gradient)
{
	double stage = number(row, CASE_zero_stage, 0);
	double split = number(row, CASE_tp, 1) * number(row, CASE_pp, 1);
	double count = number(row, CASE_count, 1) / split;

	return peer_states(parameters(m) / split, WEIGHT, gradient, STATES,
	    stage > 2 ? count : 1, stage > 1 ? count : 1,
	    stage > 0 ? count : 1);
}

static double
tokens(const struct case_row *row)
{
	return number(row, CASE_micro_batch, nothing) *
	    number(row, CASE_seq_len, nothing);
}

static double
sixteen_bytes(const struct model *m, const struct case_row *row,
    const struct format *f)
{
	(void)f;
	return trains_all(row) ? states(m, row, GRADIENT) : nothing;
}

/* The format in which the weights are loaded. */
static double
accelerate(const struct model *m, const struct case_row *row,
    const struct format *f)
{
	double bytes = case_is(row, CASE_weight_format, "fp32") ? WIDE :
	    WEIGHT;

	(void)f;
	if (!trains_all(row) || number(row, CASE_count, 1) > 1)
		return nothing;
	return peer_accelerate(parameters(m), bytes);
}

static double
megatron(const struct model *m, const struct case_row *row,
    const struct format *f)
{
	double split = number(row, CASE_tp, 1);
	double kept;

	(void)f;
	if (!trains_all(row) || number(row, CASE_pp, 1) > 1)
		return nothing;
	if (case_is(row, CASE_recompute, "selective") &&
	    case_is(row, CASE_sequence_parallel, "yes"))
		kept = peer_megatron_selective(tokens(row), m->hidden.value,
		    token_ffn(m), m->layers.value, m->vocab.value, split,
		    WEIGHT);
	else
		kept = peer_megatron_plain(tokens(row), m->hidden.value,
		    m->layers.value, m->vocab.value, split, WEIGHT);
	return states(m, row, WIDE_GRADIENT) + kept;
}

static double
llm_analysis(const struct model *m, const struct case_row *row,
    const struct format *f)
{
	double kept;

	(void)f;
	if (!trains_all(row) || number(row, CASE_tp, 1) > 1 ||
	    !case_text(row, CASE_recompute) ||
	    case_is(row, CASE_recompute, "selective"))
		return nothing;
	if (case_is(row, CASE_recompute, "full"))
		kept = peer_llm_analysis_full(tokens(row), m->hidden.value,
		    m->layers.value, m->vocab.value, WEIGHT, WIDE);
	else
		kept = peer_llm_analysis(tokens(row), m->hidden.value,
		    m->heads.value, token_ffn(m), m->layers.value,
		    m->vocab.value, WEIGHT, WIDE);
	return states(m, row, WIDE_GRADIENT) + kept;
}

/* The formula for activations covers one accelerator only. */
static double
cookbook(const struct model *m, const struct case_row *row,
    const struct format *f)
{
	bool recomputed = !case_is(row, CASE_recompute, "none");

	(void)f;
	if (!trains_all(row) || !case_text(row, CASE_recompute))
		return nothing;
	return states(m, row, WIDE_GRADIENT) + peer_cookbook(tokens(row),
	    m->hidden.value, m->layers.value, m->heads.value,
	    number(row, CASE_seq_len, nothing), recomputed ? 0 : 1, WEIGHT);
}

static double
hf_mem(const struct model *m, const struct case_row *row,
    const struct format *f)
{
	double length = number(row, CASE_input_len, nothing) +
	    number(row, CASE_output_len, nothing);
	double share = number(row, CASE_count, 1);

	if (!case_is(row, CASE_kind, "serve") || !f ||
	    f->width < 16)
		return nothing;
	return peer_hf_mem(parameters(m), f->width / 8,
	    m->layers.value, m->kv_heads.value, m->head_dim.value,
	    length * number(row, CASE_batch, 1), WEIGHT) / share;
}

const struct peer peers[] = {
	{ "16 bytes a parameter", "rajbhandari2020", sixteen_bytes },
	{ "Accelerate", "accelerate-estimate", accelerate },
	{ "Megatron's report", "megatron-memory-report", megatron },
	{ "llm-analysis", "llm-analysis", llm_analysis },
	{ "The cookbook", "eleuther-cookbook", cookbook },
	{ "hf-mem", "hf-mem", hf_mem },
};
const size_t peer_count = COUNT(peers);

/* What the peer says, in the quantity of the case; of memory alone. */
static double
ask(struct arena *arena, const struct catalog *cat, const struct peer *peer,
    const struct case_row *row)
{
	struct predictor p = { .arena = arena,
		.catalog = cat };
	struct prediction ignored = { .status = PREDICT_ok };
	bool asked = predict_class(row) == CLASS_memory;
	const struct model *m = asked ? case_model(&p, row, &ignored) : NULL;
	double value = m ? peer->predict(m, row,
	    case_format(&p, row, CASE_weight_format)) : nothing;

	if (case_is(row, CASE_quantity, "memory_bytes_total"))
		value *= number(row, CASE_count, 1);
	return value;
}

struct peer_comparison
peer_compare(struct arena *arena, const struct catalog *cat,
    const struct peer *peer, const struct scored *s, size_t n)
{
	struct score_filter any = { .figure = FIGURE_any };
	struct scored *theirs = arena_array(arena, n + 1, sizeof(*theirs));
	struct scored *ours = arena_array(arena, n + 1, sizeof(*ours));
	size_t both = 0;

	for (size_t i = 0; i < n; i++) {
		double value;

		if (s[i].got.status != PREDICT_ok || !score_usable(s[i].row))
			continue;
		value = ask(arena, cat, peer, s[i].row);
		if (!isfinite(value))
			continue;
		ours[both] = s[i];
		theirs[both] = s[i];
		theirs[both++].got.value = value;
	}
	return (struct peer_comparison){
		.theirs = score_cases(arena, theirs, both, &any),
		.ours = score_cases(arena, ours, both, &any),
	};
}
