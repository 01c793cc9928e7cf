/*
 * case_serve: memory of serving cases, by the chain that serving uses.
 */
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "chains.h"
#include "kind/case.h"
#include "kind/tenure.h"
#include "kind/text.h"

/* One case on its way through the chain. */
struct lane {
	double value[SERVE_SLOTS][CHAIN_BLOCK];
	const struct predictor *p;
	const struct case_row *row;
	struct prediction *out;
};

static void
put(struct lane *l, int slot, double value)
{
	l->value[slot][0] = value;
}

static double
want(struct lane *l, enum case_column c)
{
	return case_or(l->p, l->row, l->out, "serve", c);
}

static double
or_else(const struct number *n, double otherwise)
{
	return n->fact.given ? n->value : otherwise;
}

/* mxfp4 is published with routed experts alone in it. */
static void
put_parameters(struct lane *l, const struct model *m, enum format f)
{
	struct model_parts n;
	bool experts_only = f == FORMAT_mxfp4 && m->experts.value > 0;
	double table, dense, kept;

	model_count(m, &n);
	table = n.embedding - n.lookup;
	dense = n.attention + n.dense_mlp;
	kept = n.router + n.norms + n.other;
	put(l, SERVE_expert_parameters, n.experts);
	put(l, SERVE_dense_parameters, experts_only ? 0 : dense);
	put(l, SERVE_kept_parameters, experts_only ? kept + dense : kept);
	put(l, SERVE_embedding_parameters, n.lookup > 0 ? n.lookup : table);
	put(l, SERVE_head_parameters, n.lookup > 0 ? table : 0);
	put(l, SERVE_lookup_parameters, n.lookup);
	put(l, SERVE_active_parameters, n.active);
}

/* Measured bits stand for those of a format that leaves them open. */
static void
put_widths(struct lane *l, const struct model *m, enum format f)
{
	const struct calibration *c = l->out->calibration;
	struct model_bits bits;
	double measured;

	model_widths(m, f, &bits);
	if (f == FORMAT_exl2) {
		measured = want(l, CASE_weight_bits);
		bits.matrices = measured;
		bits.head = fmax(6, measured);
	}
	if (c && c->narrow_head.on)
		bits.head = bits.matrices;
	put(l, SERVE_weight_bytes, bits.matrices / 8);
	put(l, SERVE_kept_bytes, bits.kept / 8);
	put(l, SERVE_embedding_bytes, bits.embedding / 8);
	put(l, SERVE_head_bytes, bits.head / 8);
	put(l, SERVE_head_copies, c && bits.matrices < 16 ?
	    c->head_copies.value : 0);
	put(l, SERVE_fused_copies, c && bits.matrices < 16 ?
	    c->fused_copies.value : 0);
	put(l, SERVE_activation_bytes, bits.kept / 8);
}

static void
put_shape(struct lane *l, const struct model *m)
{
	put(l, SERVE_layers, m->layers.value);
	put(l, SERVE_hidden, m->hidden.value);
	put(l, SERVE_heads, m->heads.value);
	put(l, SERVE_kv_heads, m->kv_heads.value);
	put(l, SERVE_head_dim, m->head_dim.value);
	put(l, SERVE_kv_lora_rank, m->kv_lora_rank.value);
	put(l, SERVE_qk_rope_dim, m->qk_rope_dim.value);
	put(l, SERVE_prompt_dim, kind_prompt_dim(m));
	put(l, SERVE_decode_dim, kind_decode_dim(m));
	put(l, SERVE_vocab, m->vocab.value);
	put(l, SERVE_ffn, kind_token_ffn(m));
	for (int i = 0; i < 4; i++)
		put(l, SERVE_group_window + i, 1);
	put(l, SERVE_group_layers, m->layers.value - m->window_layers.value);
	put(l, SERVE_group_window, m->max_context.value);
	put(l, SERVE_group_layers + 1, m->window_layers.value);
	if (m->window.value > 0)
		put(l, SERVE_group_window + 1, m->window.value);
}

static const struct tenure_slots tenure_slots = TENURE_SLOTS(SERVE);

/* What the chain asks for beside memory; the memory does not depend on it. */
static void
put_rest(struct lane *l)
{
	static const int slots[] = { SERVE_experts, SERVE_experts_per_token,
		SERVE_request_rate, SERVE_peak_flops, SERVE_memory_bandwidth,
		SERVE_link_bandwidth, SERVE_compute_efficiency,
		SERVE_bandwidth_efficiency, SERVE_link_efficiency,
		SERVE_offer_count, SERVE_hours_per_month };

	for (size_t i = 0; i < COUNT(slots); i++)
		put(l, slots[i], 1);
	tenure_free(l->value, &tenure_slots);
}

/* A sequence length beside no prompt is the context that was filled. */
static void
put_traffic(struct lane *l)
{
	const struct calibration *c = l->out->calibration;
	enum format kv = case_format(l->row, CASE_kv_format);
	double input, batch = want(l, CASE_batch);

	if (case_text(l->row, CASE_input_len) ||
	    !case_number(l->row, CASE_seq_len, &input))
		input = want(l, CASE_input_len);
	put(l, SERVE_input_len, input);
	put(l, SERVE_output_len, want(l, CASE_output_len));
	put(l, SERVE_concurrency, batch);
	put(l, SERVE_batched_tokens, c ? fmin(input * batch,
	    or_else(&c->prefill_tokens, HUGE_VAL)) : input * batch);
	put(l, SERVE_kv_bytes, kv == FORMAT_COUNT ?
	    l->value[SERVE_activation_bytes][0] : formats[kv].bits / 8);
}

/*
 * Degrees: a printed one leaves the rest of the accelerators to the other;
 * without any, every layer is split over all.  Stages deal embedding and head
 * with the layers.  The total over accelerators is that of one that holds
 * everything.
 */
static void
put_degrees(struct lane *l)
{
	const struct calibration *c = l->out->calibration;
	double count = want(l, CASE_count), tp, pp;
	bool has_tp = case_number(l->row, CASE_tp, &tp);
	bool has_pp = case_number(l->row, CASE_pp, &pp);

	if (!has_tp)
		tp = has_pp ? count / pp : count;
	if (!has_pp)
		pp = count / tp;
	if (case_is(l->row, CASE_quantity, "memory_bytes_total"))
		tp = pp = 1;
	put(l, SERVE_count, tp);
	put(l, SERVE_stages, pp);
	put(l, SERVE_end_shards, c && c->whole_ends.on ? 1 : tp * pp);
}

static void
put_stack(struct lane *l)
{
	const struct calibration *c = l->out->calibration;

	put(l, SERVE_kv_page, c ? or_else(&c->kv_page, 1) : 1);
	put(l, SERVE_score_bytes, c ? c->score_bytes.value : 0);
	put(l, SERVE_runtime_overhead, c ? c->runtime_overhead.value : 0);
	put(l, SERVE_memory_fraction, c ? c->memory_fraction.value : 1);
}

static bool
check_format(struct lane *l)
{
	const char *cell = case_text(l->row, CASE_weight_format);

	if (!cell)
		case_skip(l->p, l->out, "weight_format is not stated");
	else if (case_format(l->row, CASE_weight_format) == FORMAT_COUNT)
		case_skip(l->p, l->out, "not modelled yet: weight format %s",
		    cell);
	if (case_is(l->row, CASE_quantity, "kv_cache_tokens"))
		case_skip(l->p, l->out, "not modelled yet: kv_cache_tokens");
	return l->out->status == PREDICT_ok;
}

static bool
is_loaded(const struct case_row *row)
{
	return case_is(row, CASE_phase, "load");
}

static void
check_model(struct lane *l, const struct model *m)
{
	if (m->encoder_layers.value > 0 && !is_loaded(l->row))
		case_skip(l->p, l->out, "not modelled yet: the cache of a "
		    "network with an encoder");
}

/* What there is: the total over accelerators meets that of all of them. */
static void
put_memory(struct lane *l)
{
	double capacity = case_capacity(l->p, l->row);
	bool total = case_is(l->row, CASE_quantity, "memory_bytes_total");

	if (capacity <= 0 && case_is(l->row, CASE_quantity, "fits"))
		case_skip(l->p, l->out, "no memory of the accelerator is "
		    "stated");
	put(l, SERVE_memory, total ? capacity * want(l, CASE_count) :
	    capacity);
}

static void
take(struct lane *l)
{
	const struct case_row *row = l->row;

	l->out->fit = l->value[SERVE_memory][0] <= 0 ? FIT_unknown :
	    l->value[SERVE_memory_headroom][0] >= 0 ? FIT_yes : FIT_no;
	l->out->value = l->value[is_loaded(row) ? SERVE_memory_loaded :
	    SERVE_memory_needed][0];
	if (case_is(row, CASE_memory_basis, "allocated"))
		l->out->value -= l->value[SERVE_runtime_overhead][0];
	if (case_is(row, CASE_quantity, "weights_bytes"))
		l->out->value = l->value[SERVE_weights][0];
	if (case_is(row, CASE_quantity, "fits"))
		l->out->value = l->out->fit == FIT_yes;
}

void
case_serve(const struct predictor *p, const struct case_row *row,
    struct prediction *out)
{
	const struct model *m = case_model(p, row, out);
	struct lane l = { .p = p, .row = row, .out = out };
	enum format f = case_format(row, CASE_weight_format);

	out->calibration = case_calibration(p, row);
	if (!m || !check_format(&l))
		return;
	check_model(&l, m);
	put_rest(&l);
	put_parameters(&l, m, f);
	put_widths(&l, m, f);
	put_shape(&l, m);
	put_traffic(&l);
	put_degrees(&l);
	put_stack(&l);
	put_memory(&l);
	if (out->status != PREDICT_ok)
		return;
	chain_find("serve")->run(l.value, 1);
	take(&l);
}
