#include "kind/case_serving.h"

#include <math.h>

#include "base/array.h"
#include "kind/ownership.h"
#include "kind/text.h"

void
serving_put(struct serving_case *l, int slot, double value)
{
	l->value[slot][0] = value;
}

double
serving_want(struct serving_case *l, enum case_column c)
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
put_parameters(struct serving_case *l)
{
	const struct model *m = l->model;
	struct model_parts n;
	bool experts_only = l->weights == FORMAT_mxfp4 && m->experts.value > 0;
	double table, dense, kept;

	kind_parts(m, l->out->calibration, l->weights, &n);
	table = n.embedding - n.lookup;
	dense = n.attention + n.dense_mlp;
	kept = n.router + n.norms + n.other;
	serving_put(l, SERVE_expert_parameters, n.experts);
	serving_put(l, SERVE_dense_parameters, experts_only ? 0 : dense);
	serving_put(l, SERVE_kept_parameters, experts_only ? kept + dense :
	    kept);
	serving_put(l, SERVE_embedding_parameters, n.lookup > 0 ? n.lookup :
	    table);
	serving_put(l, SERVE_head_parameters, n.lookup > 0 ? table : 0);
	serving_put(l, SERVE_lookup_parameters, n.lookup);
	serving_put(l, SERVE_active_parameters, n.active - n.encoder);
	serving_put(l, SERVE_encoder_parameters, n.encoder);
}

/* Measured bits stand for those of a format that leaves them open. */
static void
put_widths(struct serving_case *l)
{
	const struct calibration *c = l->out->calibration;
	struct model_bits bits;
	double measured;

	model_widths(l->model, l->weights, &bits);
	serving_put(l, SERVE_activation_bytes, bits.kept / 8);
	kind_widths(l->model, c, l->weights, &bits);
	if (l->weights == FORMAT_exl2) {
		measured = serving_want(l, CASE_weight_bits);
		bits.matrices = measured;
		bits.head = fmax(6, measured);
	}
	if (c && c->narrow_head.on)
		bits.head = bits.matrices;
	serving_put(l, SERVE_weight_bytes, bits.matrices / 8);
	serving_put(l, SERVE_kept_bytes, bits.kept / 8);
	serving_put(l, SERVE_embedding_bytes, bits.embedding / 8);
	serving_put(l, SERVE_head_bytes, bits.head / 8);
	serving_put(l, SERVE_head_copies, c && bits.matrices < 16 ?
	    c->head_copies.value : 0);
	serving_put(l, SERVE_fused_copies, c && bits.matrices < 16 ?
	    c->fused_copies.value : 0);
}

static void
put_shape(struct serving_case *l, const struct model *m)
{
	double windowed = kind_windowed(m, l->out->calibration);

	serving_put(l, SERVE_layers, m->layers.value);
	serving_put(l, SERVE_encoder_layers, m->encoder_layers.value);
	serving_put(l, SERVE_hidden, m->hidden.value);
	serving_put(l, SERVE_heads, m->heads.value);
	serving_put(l, SERVE_kv_heads, m->kv_heads.value);
	serving_put(l, SERVE_head_dim, m->head_dim.value);
	serving_put(l, SERVE_kv_lora_rank, m->kv_lora_rank.value);
	serving_put(l, SERVE_qk_rope_dim, m->qk_rope_dim.value);
	serving_put(l, SERVE_prompt_dim, kind_prompt_dim(m));
	serving_put(l, SERVE_decode_dim, kind_decode_dim(m));
	serving_put(l, SERVE_vocab, m->vocab.value);
	serving_put(l, SERVE_ffn, kind_token_ffn(m));
	for (int i = 0; i < 4; i++)
		serving_put(l, SERVE_group_window + i, 1);
	serving_put(l, SERVE_group_layers, m->layers.value - windowed -
	    m->encoder_layers.value);
	serving_put(l, SERVE_group_window, m->max_context.value);
	serving_put(l, SERVE_group_layers + 1, windowed);
	if (m->window.value > 0)
		serving_put(l, SERVE_group_window + 1, m->window.value);
}

/* A sequence length beside no prompt is the context that was filled. */
static void
put_traffic(struct serving_case *l)
{
	const struct calibration *c = l->out->calibration;
	enum format kv = case_format(l->row, CASE_kv_format);
	double input, batch = serving_want(l, CASE_batch);

	if (case_text(l->row, CASE_input_len) ||
	    !case_number(l->row, CASE_seq_len, &input))
		input = serving_want(l, CASE_input_len);
	serving_put(l, SERVE_input_len, input);
	serving_put(l, SERVE_output_len, serving_want(l, CASE_output_len));
	serving_put(l, SERVE_concurrency, batch);
	serving_put(l, SERVE_batched_tokens, c ? fmin(input * batch,
	    or_else(&c->prefill_tokens, HUGE_VAL)) : input * batch);
	serving_put(l, SERVE_kv_bytes, kv == FORMAT_COUNT ?
	    l->value[SERVE_activation_bytes][0] : formats[kv].bits / 8);
}

/*
 * Degrees: a printed one leaves the rest of the accelerators to the other;
 * experts are dealt among groups where there are accelerators for that beside
 * the split, else among those that split the layers.  Where nobody says that
 * layers are split, groups that deal experts are, each with requests of its
 * own: TensorRT-LLM calls that DEP.  Without any, every layer is split over
 * all.  Stages deal embedding and head
 * with the layers.  The total over accelerators is that of one that holds
 * everything.
 */
static void
put_degrees(struct serving_case *l)
{
	const struct calibration *c = l->out->calibration;
	double count = serving_want(l, CASE_count), tp, pp, dealt, ep = 1;
	bool has_tp = case_number(l->row, CASE_tp, &tp);
	bool has_pp = case_number(l->row, CASE_pp, &pp);

	if (case_number(l->row, CASE_ep, &dealt) &&
	    (has_tp ? tp : 1) * (has_pp ? pp : 1) * dealt <= count)
		ep = dealt;
	if (!has_tp)
		tp = count / ((has_pp ? pp : 1) * ep);
	if (!has_pp)
		pp = count / (tp * ep);
	if (case_is(l->row, CASE_quantity, "memory_bytes_total"))
		tp = pp = ep = 1;
	serving_put(l, SERVE_count, tp);
	serving_put(l, SERVE_stages, pp);
	serving_put(l, SERVE_expert_parallel, ep);
	serving_put(l, SERVE_copy_count, tp * pp * ep);
	serving_put(l, SERVE_end_shards, c && c->whole_ends.on ? 1 : tp * pp);
}

/* A case speaks of weights; a stack may let its cache wait beside them. */
static void
put_offload(struct serving_case *l)
{
	const struct calibration *c = l->out->calibration;
	bool both = case_is(l->row, CASE_offload, "both");
	bool weights = both || case_is(l->row, CASE_offload, "params");

	serving_put(l, SERVE_offloaded, weights);
	serving_put(l, SERVE_cache_offloaded, both || (weights && c &&
	    c->cache_offloaded.on));
	serving_put(l, SERVE_offloaded_whole, c && c->offloads_whole.on);
}

static void
put_stack(struct serving_case *l)
{
	const struct calibration *c = l->out->calibration;
	double fraction;

	serving_put(l, SERVE_static_batch, c && c->static_batch.on);
	serving_put(l, SERVE_kv_page, c ? or_else(&c->kv_page, 1) : 1);
	serving_put(l, SERVE_score_bytes, c ? c->score_bytes.value : 0);
	serving_put(l, SERVE_runtime_overhead, c ? c->runtime_overhead.value :
	    0);
	serving_put(l, SERVE_memory_fraction, c ? c->memory_fraction.value : 1);
	if (case_number(l->row, CASE_memory_fraction, &fraction))
		serving_put(l, SERVE_memory_fraction, fraction);
}

static bool
check_format(struct serving_case *l)
{
	const char *cell = case_text(l->row, CASE_weight_format);

	if (!cell)
		case_skip(l->p, l->out, "weight_format is not stated");
	else if (l->weights == FORMAT_COUNT)
		case_skip(l->p, l->out, "not modelled yet: weight format %s",
		    cell);
	return l->out->status == PREDICT_ok;
}

/* What there is: the total over accelerators meets that of all of them. */
static void
put_memory(struct serving_case *l)
{
	double capacity = case_capacity(l->p, l->row);
	bool total = case_is(l->row, CASE_quantity, "memory_bytes_total");

	if (capacity <= 0 && (case_is(l->row, CASE_quantity, "fits") ||
	    case_is(l->row, CASE_quantity, "kv_cache_tokens")))
		case_skip(l->p, l->out, "no memory of the accelerator is "
		    "stated");
	serving_put(l, SERVE_memory, total ? capacity *
	    serving_want(l, CASE_count) : capacity);
}

static const struct ownership_slots ownership_slots = OWNERSHIP_SLOTS(SERVE);

/* Neutral values of what memory does not depend on. */
static void
put_rest(struct serving_case *l)
{
	static const int slots[] = { SERVE_experts, SERVE_experts_per_token,
		SERVE_request_rate, SERVE_peak_flops, SERVE_wide_flops,
		SERVE_memory_bandwidth, SERVE_link_bandwidth,
		SERVE_host_bandwidth, SERVE_host_efficiency,
		SERVE_compute_efficiency, SERVE_attention_efficiency,
		SERVE_bandwidth_efficiency, SERVE_link_efficiency,
		SERVE_cache_efficiency, SERVE_unpack_bandwidth,
		SERVE_expert_efficiency,
		SERVE_unpack_compute, SERVE_power_limit, SERVE_compute_width,
		SERVE_energy_efficiency, SERVE_queued_layers,
		SERVE_pass_tokens, SERVE_max_requests,
		SERVE_offer_count, SERVE_deadline,
		SERVE_hours_per_month };

	for (size_t i = 0; i < COUNT(slots); i++)
		serving_put(l, slots[i], 1);
	ownership_free(l->value, &ownership_slots);
}

bool
serving_open(struct serving_case *l, const struct predictor *p,
    const struct case_row *row, struct prediction *out)
{
	l->value = p->lane;
	case_clear(l->value, SERVE_SLOTS);
	l->p = p;
	l->row = row;
	l->out = out;
	l->model = case_model(p, row, out);
	l->weights = case_format(row, CASE_weight_format);
	out->calibration = case_calibration(p, row);
	if (!l->model || !check_format(l))
		return false;
	put_rest(l);
	put_parameters(l);
	put_widths(l);
	put_shape(l, l->model);
	put_traffic(l);
	put_degrees(l);
	put_stack(l);
	put_offload(l);
	put_memory(l);
	return out->status == PREDICT_ok;
}

void
serving_run(struct serving_case *l)
{
	chain_find("serve")->run(l->value, 1);
}
