/*
 * serve_inputs: the inputs of one small server, for tests that work on it.
 */
#ifndef TESTS_MODEL_SERVE_INPUTS_H
#define TESTS_MODEL_SERVE_INPUTS_H

#include <string.h>

#include "chains.h"
#include "model/chain.h"

/*
 * Llama-3-8B in bf16 on one accelerator of 3.35 TB/s, 8 requests, 2048 tokens
 * in reach: (8.03 - 0.525) GB * 2 of weights and 8 * 2048 * 131072 bytes of
 * cache are 17.16 GB, 5.12 ms.
 */
static inline void
serve_fill(double (*v)[CHAIN_BLOCK])
{
	static const struct { int slot; double value; } inputs[] = {
		{ SERVE_dense_ffn, 14336 }, { SERVE_mlp_parts, 3 },
		{ SERVE_lead_layers, 32 }, { SERVE_moe_every, 1 },
		{ SERVE_norm_numbers, 1 }, { SERVE_norms_per_layer, 2 },
		{ SERVE_untied, 1 }, { SERVE_kept_bytes, 2 },
		{ SERVE_embedding_bytes, 2 }, { SERVE_head_bytes, 2 },
		{ SERVE_stages, 1 }, { SERVE_end_shards, 1 },
		{ SERVE_expert_parallel, 1 }, { SERVE_copy_count, 1 },
		{ SERVE_expert_efficiency, 1 },
		{ SERVE_kv_page, 1 }, { SERVE_conv_kernel, 1 },
		{ SERVE_weight_bytes, 2 }, { SERVE_count, 1 },
		{ SERVE_kv_heads, 8 }, { SERVE_heads, 32 },
		{ SERVE_head_dim, 128 }, { SERVE_kv_bytes, 2 },
		{ SERVE_input_len, 2046 }, { SERVE_output_len, 4 },
		{ SERVE_concurrency, 8 }, { SERVE_group_layers, 32 },
		{ SERVE_group_window, 1e9 }, { SERVE_group_window + 1, 1 },
		{ SERVE_group_window + 2, 1 }, { SERVE_group_window + 3, 1 },
		{ SERVE_hidden, 4096 }, { SERVE_layers, 32 },
		{ SERVE_experts, 1 },
		{ SERVE_experts_per_token, 1 }, { SERVE_peak_flops, 989.4e12 },
		{ SERVE_memory_bandwidth, 3.35e12 },
		{ SERVE_compute_efficiency, 1 },
		{ SERVE_bandwidth_efficiency, 1 }, { SERVE_link_efficiency, 1 },
		{ SERVE_link_bandwidth, 450e9 }, { SERVE_linked, 8 },
		{ SERVE_memory, 80e9 },
		{ SERVE_host_bandwidth, 64e9 }, { SERVE_host_efficiency, 1 },
		{ SERVE_attention_efficiency, 1 },
		{ SERVE_cache_efficiency, 1 }, { SERVE_cache_heads, 1e18 },
		{ SERVE_vector_flops, 1e18 }, { SERVE_cache_operations, 1 },
		{ SERVE_step_parts, 1 },
		{ SERVE_unpack_bandwidth, 1 },
		{ SERVE_unpack_compute, 1 }, { SERVE_wide_flops, 989.4e12 },
		{ SERVE_compute_width, 1 }, { SERVE_power_limit, 700 },
		{ SERVE_energy_efficiency, 1e30 }, { SERVE_queued_layers, 1e9 },
		{ SERVE_vocab, 128256 }, { SERVE_pass_tokens, 8192 },
		{ SERVE_activation_bytes, 2 }, { SERVE_max_requests, 256 },
		{ SERVE_memory_fraction, 0.9 }, { SERVE_rent, 3.6 / 3600 },
		{ SERVE_hours_per_month, 2628000 }, { SERVE_offer_count, 8 },
		{ SERVE_utilization, 1 }, { SERVE_horizon, 31536000 },
		{ SERVE_discount_rate, 0.1 },
		{ SERVE_accelerators_per_person, 1 }, { SERVE_pue, 1 },
	};

	memset(v, 0, CHAIN_SLOTS * sizeof(*v));
	for (size_t i = 0; i < sizeof(inputs) / sizeof(inputs[0]); i++)
		v[inputs[i].slot][0] = inputs[i].value;
}

#endif
