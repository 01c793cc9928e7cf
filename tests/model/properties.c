/*
 * What must hold of the answers whatever the numbers: more bandwidth is never
 * slower, more tokens never need less memory, a higher price is never cheaper.
 */
#include "check.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

#include "inputs.h"
#include "model/chain.h"

typedef double block[CHAIN_SLOTS][CHAIN_BLOCK];

/* When the input doubles, the output does not fall (1) or not rise (-1). */
static const struct rule {
	const char *chain, *input, *output;
	int sign;
} rules[] = {
	{ "serve", "memory_bandwidth", "tpot", -1 },
	{ "serve", "memory_bandwidth", "ttft", -1 },
	{ "serve", "peak_flops", "tpot", -1 },
	{ "serve", "peak_flops", "ttft", -1 },
	{ "serve", "peak_flops", "request_capacity", 1 },
	{ "serve", "wide_flops", "ttft", -1 },
	{ "serve", "memory_bandwidth", "request_capacity", 1 },
	{ "serve", "unit_bandwidth", "tpot", -1 },
	{ "serve", "narrow_overhead", "tpot", 1 },
	{ "serve", "expert_overhead", "tpot", 1 },
	{ "serve", "eager_overhead", "tpot", 1 },
	{ "serve", "cache_heads", "tpot", -1 },
	{ "serve", "cache_operations", "tpot", 1 },
	{ "serve", "vector_flops", "tpot", -1 },
	{ "serve", "step_parts", "tpot", 1 },
	{ "serve", "step_parts", "ttft", 1 },
	{ "serve", "graph_tokens", "tpot", -1 },
	{ "serve", "stage_overhead", "tpot", 1 },
	{ "serve", "host_overhead", "tpot", 1 },
	{ "serve", "token_overhead", "tpot", 1 },
	{ "serve", "energy_efficiency", "ttft", -1 },
	{ "serve", "power_limit", "tpot", -1 },
	{ "serve", "queued_layers", "ttft", -1 },
	{ "serve", "expert_tile", "tpot", 1 },
	{ "serve", "expert_tile", "ttft", 1 },
	{ "train", "window_share", "step_time", -1 },
	{ "train", "update_bandwidth", "step_time", -1 },
	{ "train", "attention_window", "step_time", 1 },
	{ "serve", "token_copies", "ttft", 1 },
	{ "serve", "score_traffic", "ttft", 1 },
	{ "serve", "request_overhead", "ttft", 1 },
	{ "serve", "weight_bytes", "request_capacity", -1 },
	{ "serve", "draft_parameters", "tpot", 1 },
	{ "serve", "max_requests", "most_requests", 1 },
	{ "serve", "memory", "most_requests", 1 },
	{ "serve", "ttft_target", "replicas", -1 },
	{ "serve", "input_len", "full_ttft", 1 },
	{ "serve", "request_rate", "accelerators", 1 },
	{ "serve", "link_bandwidth", "ttft", -1 },
	{ "serve", "link_latency", "tpot", 1 },
	{ "serve", "layer_overhead", "tpot", 1 },
	{ "serve", "kv_bytes", "tpot", 1 },
	{ "serve", "kv_bytes", "memory_needed", 1 },
	{ "serve", "weight_bytes", "weights", 1 },
	{ "serve", "weight_bytes", "tpot", 1 },
	{ "serve", "input_len", "kv_cache", 1 },
	{ "serve", "input_len", "ttft", 1 },
	{ "serve", "input_len", "tpot", 1 },
	{ "serve", "output_len", "tpot", 1 },
	{ "serve", "output_len", "request_capacity", -1 },
	{ "serve", "group_window", "kv_cache", 1 },
	{ "serve", "concurrency", "memory_needed", 1 },
	{ "serve", "concurrency", "tpot", 1 },
	{ "serve", "count", "weights_share", -1 },
	{ "serve", "stages", "weights_share", -1 },
	{ "serve", "end_shards", "weights_share", -1 },
	{ "serve", "kv_page", "context", 1 },
	{ "serve", "score_bytes", "memory_needed", 1 },
	{ "serve", "count", "kv_cache_share", -1 },
	{ "serve", "memory", "memory_headroom", 1 },
	{ "serve", "request_rate", "replicas", 1 },
	{ "serve", "rent", "usd_per_month", 1 },
	{ "serve", "rent", "usd_per_million_output_tokens", 1 },
	{ "train", "micro_batch", "memory_needed", 1 },
	{ "train", "seq_len", "step_flops", 1 },
	{ "train", "weight_shards", "memory_needed", -1 },
	{ "train", "gradient_shards", "memory_needed", -1 },
	{ "train", "optimizer_shards", "memory_needed", -1 },
	{ "train", "optimizer_bytes", "memory_needed", 1 },
	{ "train", "tensor", "state", -1 },
	{ "train", "sequence", "memory_needed", -1 },
	{ "train", "context_parallel", "memory_needed", -1 },
	{ "train", "global_batch", "memory_needed", 1 },
	{ "train", "adapter_rank", "memory_needed", 1 },
	{ "train", "gathered_layers", "memory_needed", 1 },
	{ "train", "logit_bytes", "memory_needed", 1 },
	{ "train", "optimizer_scratch", "memory_needed", 1 },
	{ "train", "expert_parallel", "expert_weights", -1 },
	{ "train", "projection_rank", "memory_needed", 1 },
	{ "train", "adapter_vectors", "memory_needed", 1 },
	{ "train", "loss_chunks", "memory_needed", -1 },
	{ "train", "experts_per_token", "memory_needed", 1 },
	{ "train", "runtime_overhead", "memory_needed", 1 },
	{ "train", "allocator_overhead", "memory_needed", 1 },
	{ "train", "allocator_cache", "memory_cached", 1 },
	{ "train", "allocator_gaps", "memory_cached", 1 },
	{ "train", "peak_flops", "step_time", -1 },
	{ "train", "wide_flops", "step_time", -1 },
	{ "train", "memory_bandwidth", "step_time", -1 },
	{ "train", "link_bandwidth", "step_time", -1 },
	{ "train", "network_bandwidth", "step_time", -1 },
	{ "train", "host_bandwidth", "step_time", -1 },
	{ "train", "attention_efficiency", "step_time", -1 },
	{ "train", "attention_keys", "step_time", 1 },
	{ "train", "kernel_traffic", "step_time", 1 },
	{ "train", "bandwidth_efficiency", "step_time", -1 },
	{ "train", "link_efficiency", "step_time", -1 },
	{ "train", "link_latency", "step_time", 1 },
	{ "train", "sums_beside", "step_time", -1 },
	{ "train", "power_limit", "step_time", -1 },
	{ "train", "energy_efficiency", "step_time", -1 },
	{ "train", "compute_width", "powered_efficiency", -1 },
	{ "train", "layer_overhead", "step_time", 1 },
	{ "train", "step_overhead", "step_time", 1 },
	{ "train", "loader_rate", "step_time", -1 },
	{ "train", "unpacking", "step_time", 1 },
	{ "train", "score_traffic", "step_time", 1 },
	{ "train", "recompute", "step_time", 1 },
	{ "train", "seq_len", "step_time", 1 },
	{ "train", "micro_batch", "pass_time", 1 },
	{ "train", "chunks", "bubble_time", -1 },
	{ "train", "global_batch", "step_time", 1 },
	{ "train", "compute_efficiency", "tokens_per_s", 1 },
	{ "train", "train_tokens", "job_time", 1 },
	{ "train", "rent", "usd_per_job", 1 },
	{ "train", "minimum", "usd_per_job", 1 },
	{ "train", "data_kept", "usd_per_job", 1 },
	{ "train", "egress_price", "usd_per_job", 1 },
	{ "train", "credit", "usd_to_pay", -1 },
	{ "train", "dataset_tokens", "usd_per_epoch", 1 },
	{ "diffusion_train", "storage_price", "usd_per_job", 1 },
	{ "diffusion_infer", "data_out", "usd_per_image", 1 },
	{ "serve", "data_kept", "usd_per_million_output_tokens", 1 },
	{ "serve", "egress_price", "usd_per_month", 1 },
	{ "serve", "credit", "usd_to_pay", -1 },
	{ "serve", "training_cost", "training_share", 1 },
	{ "serve", "service_life", "training_share", -1 },
	{ "own", "purchase", "owned_price", 1 },
	{ "own", "tax", "owned_price", 1 },
	{ "own", "tariff", "owned_price", 1 },
	{ "own", "pue", "running", 1 },
	{ "own", "accelerators_per_person", "fixed", -1 },
	{ "own", "maintenance", "fixed", 1 },
	{ "own", "utilization", "owned_price", -1 },
	{ "own", "discount_rate", "annuity", 1 },
	{ "own", "rent", "break_even_utilization", -1 },
	{ "own", "interruptions", "break_even_utilization", -1 },
	{ "own", "purchase", "break_even_utilization", 1 },
	{ "own", "rent", "net_present_value", 1 },
	{ "own", "rent", "payback_time", -1 },
	{ "own", "peak", "pool_mixed", 1 },
	{ "serve", "interruptions", "usd_per_month", 1 },
	{ "serve", "pue", "energy_per_million_output_tokens", 1 },
	{ "train", "carbon", "co2", 1 },
	{ "train", "memory_fraction", "memory_headroom", 1 },
};

/* A pass that waits for a link takes as long on a faster accelerator, which
 * has fewer gradients of weights to put off: none are. */
static void
in_turn(const struct chain *c, block v)
{
	static const char *const orders[] = { "weights_apart", "two_ways" };

	for (size_t i = 0; i < COUNT(orders); i++)
		if (chain_row(c, orders[i]))
			memset(v[chain_slot(c, orders[i])], 0, sizeof(*v));
}

static void
one_rule(const struct rule *r)
{
	static block before, after;
	const struct chain *c = chain_find(r->chain);
	const struct chain_row *input = chain_row(c, r->input);
	int output = chain_slot(c, r->output);
	int moved = 0;

	assert_non_null(input);
	assert_true(output >= 0);
	input_fill(c, before);
	input_fill(c, after);
	in_turn(c, before);
	in_turn(c, after);
	for (int i = 0; i < input->bound; i++)
		for (int lane = 0; lane < CHAIN_BLOCK; lane++)
			after[input->slot + i][lane] *= 2;
	chain_run(c, before, CHAIN_BLOCK);
	chain_run(c, after, CHAIN_BLOCK);
	for (int lane = 0; lane < CHAIN_BLOCK; lane++) {
		double a = before[output][lane], b = after[output][lane];

		if ((b - a) * r->sign < -1e-12 * fabs(a))
			fail_msg("%s: %s twice as large takes %s from %g to "
			    "%g", r->chain, r->input, r->output, a, b);
		moved += b != a;
	}
	if (moved == 0)
		fail_msg("%s: %s does not move %s", r->chain, r->input,
		    r->output);
}

static void
monotone(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof(rules) / sizeof(rules[0]); i++)
		one_rule(&rules[i]);
}

/* Twice the rate of everything is half the time, to the last digit. */
static void
scale(void **state)
{
	static const char *const rates[] = { "peak_flops", "wide_flops",
		"vector_flops", "memory_bandwidth", "unit_bandwidth",
		"link_bandwidth", "host_bandwidth", "power_limit" };
	static const char *const times[] = { "link_latency", "bus_latency",
		"layer_overhead", "narrow_overhead", "double_overhead",
		"expert_overhead", "eager_overhead",
		"stage_overhead", "host_overhead", "token_overhead",
		"request_overhead" };
	static block slow, fast;
	const struct chain *c = chain_find("serve");
	int tpot = chain_slot(c, "tpot"), ttft = chain_slot(c, "ttft");

	(void)state;
	input_fill(c, slow);
	input_fill(c, fast);
	for (int lane = 0; lane < CHAIN_BLOCK; lane++) {
		for (size_t i = 0; i < COUNT(rates); i++)
			fast[chain_slot(c, rates[i])][lane] *= 2;
		for (size_t i = 0; i < COUNT(times); i++)
			fast[chain_slot(c, times[i])][lane] /= 2;
	}
	chain_run(c, slow, CHAIN_BLOCK);
	chain_run(c, fast, CHAIN_BLOCK);
	for (int lane = 0; lane < CHAIN_BLOCK; lane++) {
		check_close("tpot", fast[tpot][lane] * 2, slow[tpot][lane], 0);
		check_close("ttft", fast[ttft][lane] * 2, slow[ttft][lane], 0);
	}
}

/*
 * No answer is faster than the peak and the whole bandwidth allow, whatever
 * the shares that a calibration states.
 */
static void
physics(void **state)
{
	static block v;
	const struct chain *c = chain_find("serve");

	(void)state;
	input_fill(c, v);
	chain_run(c, v, CHAIN_BLOCK);
	for (int lane = 0; lane < CHAIN_BLOCK; lane++) {
		double peak = fmax(v[chain_slot(c, "peak_flops")][lane],
		    v[chain_slot(c, "wide_flops")][lane]);
		double count = v[chain_slot(c, "count")][lane];
		double bytes = v[chain_slot(c, "decode_bytes")][lane] /
		    v[chain_slot(c, "memory_bandwidth")][lane] / count;
		double step = v[chain_slot(c, "decode_step")][lane];
		double flops = v[chain_slot(c, "decode_flops")][lane] / peak /
		    count;
		double prompt = v[chain_slot(c, "prefill_flops")][lane] /
		    peak / count / v[chain_slot(c, "stages")][lane];

		assert_true(step >= bytes);
		assert_true(step >= flops);
		assert_true(v[chain_slot(c, "ttft")][lane] >= prompt);
	}
}

/* A copy that others use is no faster than one that nobody else does, and
 * more of the requests take no less time. */
static void
busy(void **state)
{
	static const char *const rows[][4] = {
		{ "ttft", "ttft_p50", "ttft_p95", "ttft_p99" },
		{ "alone_tpot", "tpot_p50", "tpot_p95", "tpot_p99" },
	};
	static block v;
	const struct chain *c = chain_find("serve");

	(void)state;
	input_fill(c, v);
	for (int turn = 0; turn < 2; turn++) {
		chain_run(c, v, CHAIN_BLOCK);
		for (size_t i = 0; i < COUNT(rows); i++)
			for (int k = 1; k < 4; k++)
				for (int lane = 0; lane < CHAIN_BLOCK; lane++)
					assert_true(v[chain_slot(c,
					    rows[i][k])][lane] >= v[chain_slot(
					    c, rows[i][k - 1])][lane]);
		memset(v[chain_slot(c, "request_rate")], 0, sizeof(*v));
	}
}

/* No step of training beats the peak, nor twice the accelerators twice the
 * rate. */
static void
training_bounds(void **state)
{
	static block few, many;
	const struct chain *c = chain_find("train");
	int step = chain_slot(c, "step_time"), bound = chain_slot(c,
	    "bound_time"), each = chain_slot(c, "tokens_per_s_each");
	int count = chain_slot(c, "count"), groups = chain_slot(c,
	    "replicas");

	(void)state;
	input_fill(c, few);
	input_fill(c, many);
	for (int lane = 0; lane < CHAIN_BLOCK; lane++) {
		many[count][lane] *= 2;
		many[groups][lane] *= 2; /* each as large as before */
	}
	chain_run(c, few, CHAIN_BLOCK);
	chain_run(c, many, CHAIN_BLOCK);
	for (int lane = 0; lane < CHAIN_BLOCK; lane++) {
		assert_true(few[step][lane] >= few[bound][lane] *
		    (1 - 1e-12));
		if (few[chain_slot(c, "data_parallel")][lane] > 1)
			assert_true(many[each][lane] <= few[each][lane] *
			    (1 + 1e-12));
	}
}

/* Prompt and output tokens, priced apart, pay for all of it together. */
static void
apart(void **state)
{
	static block v;
	const struct chain *c = chain_find("serve");
	int all = chain_slot(c, "usd_per_million_output_tokens");
	int prompts = chain_slot(c, "usd_per_million_prompt_tokens");
	int written = chain_slot(c, "usd_per_million_written_tokens");
	int in = chain_slot(c, "input_len"), out = chain_slot(c, "output_len");

	(void)state;
	input_fill(c, v);
	chain_run(c, v, CHAIN_BLOCK);
	for (int i = 0; i < CHAIN_BLOCK; i++)
		check_close("of a request", v[prompts][i] * v[in][i] +
		    v[written][i] * v[out][i], v[all][i] * v[out][i], 1e-9);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(monotone),
		cmocka_unit_test(scale),
		cmocka_unit_test(apart),
		cmocka_unit_test(physics),
		cmocka_unit_test(busy),
		cmocka_unit_test(training_bounds),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
