/*
 * inputs: values in range for every input of a chain, the same in every run.
 *
 * Ranges go by unit; names that need another range stand in the table.
 */
#ifndef TESTS_MODEL_INPUTS_H
#define TESTS_MODEL_INPUTS_H

#include <math.h>
#include <stdint.h>
#include <string.h>

#include "model/chain.h"

/* From low to high; whole numbers where low is one. */
struct range {
	const char *name;
	double low, high;
};

static const struct range ranges[] = {
	{ "1", 1, 128 },
	{ "byte", 0.5, 4 },
	{ "byte/s", 1e10, 1e13 },
	{ "flop/s", 1e13, 1e16 },
	{ "s", 1e-7, 1e-4 },
	{ "1/s", 0, 50 },
	{ "J/s", 50, 1500 },
	{ "flop/J", 1e11, 1e13 },
	{ "USD/s", 1e-5, 1e-2 },
	{ "active_parameters", 1e8, 1e10 },
	{ "kv_lora_rank", 0, 0 },
	{ "qk_rope_dim", 0, 0 },
	{ "q_lora_rank", 0, 0 },
	{ "qk_nope_dim", 0, 0 },
	{ "v_head_dim", 0, 0 },
	{ "dense_ffn", 64, 65536 },
	{ "mlp_parts", 2, 3 },
	{ "expert_ffn", 64, 4096 },
	{ "shared_ffn", 0, 4096 },
	{ "lead_layers", 0, 64 },
	{ "moe_every", 1, 2 },
	{ "untied", 0, 1 },
	{ "head_bias", 0, 1 },
	{ "qkv_bias", 0, 1 },
	{ "output_bias", 0, 1 },
	{ "mlp_bias", 0, 1 },
	{ "router_bias", 0, 1 },
	{ "attention_sinks", 0, 1 },
	{ "shared_norms", 0, 1 },
	{ "head_norms", 0, 1 },
	{ "norm_numbers", 1, 2 },
	{ "norms_per_layer", 2, 4 },
	{ "embed_norm", 0, 1 },
	{ "attention_gate", 0, 1 },
	{ "bare_layers", 0, 0 },
	{ "mixer_layers", 0, 0 },
	{ "state_layers", 0, 64 },
	{ "state_rank", 0, 256 },
	{ "conv_bias", 0, 1 },
	{ "state_norms", 0, 1 },
	{ "channel_scan", 0, 1 },
	{ "delta_rule", 0, 1 },
	{ "position_parameters", 0, 1e8 },
	{ "extra_parameters", 0, 1e9 },
	{ "head_again", 0, 1 },
	{ "experts_only", 0, 1 },
	{ "offloaded", 0, 0 },
	{ "cache_offloaded", 0, 0 },
	{ "host_efficiency", 0.1, 1 },
	{ "machine_memory", 0, 0 },
	{ "encoder_layers", 0, 0 },
	{ "concurrency", 1, 1024 },
	{ "peak_flops", 1e12, 1e16 },
	{ "attention_efficiency", 0.1, 1 },
	{ "cache_efficiency", 0.1, 1 },
	{ "unpack_bandwidth", 0.1, 1 },
	{ "unpack_compute", 0.1, 1 },
	{ "compute_units", 0, 150 },
	{ "clock", 5e8, 3e9 },
	{ "unit_lanes", 16, 256 },
	{ "vector_flops", 1e11, 2e14 },
	{ "queued_layers", 0, 100 },
	{ "expert_tile", 0, 128 },
	{ "batch_requests", 0, 0 },
	{ "users", 0, 0 },
	{ "deadline", 3600, 1e7 },
	{ "expert_efficiency", 0.1, 1 },
	{ "compute_width", 0.25, 2 },
	{ "token_copies", 0, 100 },
	{ "token_overhead", 0, 1e-4 },
	{ "draft_tokens", 0, 8 },
	{ "draft_layers", 0, 32 },
	{ "draft_parameters", 0, 1e9 },
	{ "acceptance", 0, 0.9 },
	{ "percentile", 0.5, 0.99 },
	{ "length_spread", 0, 1 },
	{ "risk", 0.5, 0.99 },
	{ "memory_median", 0, 0.1 },
	{ "memory_p90", 0, 0.4 },
	{ "static_batch", 0, 1 },
	{ "prompts_reserved", 0, 1 },
	{ "fraction_of_free", 0, 1 },
	{ "ttft_target", 0, 10 },
	{ "max_requests", 1, 1024 },
	{ "cache_heads", 1, 128 },
	{ "step_unpacking", 0, 0 },
	{ "cache_operations", 1, 10 },
	{ "graph_tokens", 0, 1e5 },
	{ "graph_experts", 0, 1 },
	{ "score_traffic", 0, 30 },
	{ "host_overhead", 1e-5, 1e-2 },
	{ "pass_tokens", 512, 16384 },
	{ "fused_copies", 0, 1 },
	{ "head_copies", 0, 2 },
	{ "score_bytes", 0, 10 },
	{ "parameters", 1e6, 1e11 },
	{ "adapter_rank", 0, 64 },
	{ "train_tokens", 1e6, 1e13 },
	{ "input_len", 1, 32768 },
	{ "output_len", 1, 8192 },
	{ "seq_len", 1, 32768 },
	{ "group_layers", 0, 100 },
	{ "group_window", 1, 65536 },
	{ "attention_window", 1, 65536 },
	{ "window_share", 0, 1 },
	{ "hidden", 64, 16384 },
	{ "vocab", 1000, 256000 },
	{ "experts", 128, 512 },
	{ "memory", 1e10, 3e11 },
	{ "runtime_overhead", 0, 4e9 },
	{ "memory_fraction", 0.5, 1 },
	{ "compute_efficiency", 0.1, 1 },
	{ "bandwidth_efficiency", 0.1, 1 },
	{ "link_efficiency", 0.1, 1 },
	{ "hours_per_month", 3600, 2.7e6 },
	{ "recompute", 0, 1 },
	{ "backward_base", 1, 2 },
	{ "frozen", 0, 1 },
	{ "adapter_keys", 0, 1 },
	{ "adapter_output", 0, 1 },
	{ "adapter_mlp", 0, 1 },
	{ "adapted", 0, 1 },
	{ "tables_trained", 0, 1 },
	{ "quantized", 0, 1 },
	{ "unfused", 0, 1 },
	{ "fused_step", 0, 1 },
	{ "fused_accumulation", 0, 1 },
	{ "scores_written", 0, 1 },
	{ "gradient_buffers", 0, 1 },
	{ "weights_resident", 0, 1 },
	{ "optimizer_resident", 0, 1 },
	{ "checkpoints_resident", 0, 1 },
	{ "working_gradient_bytes", 0, 2 },
	{ "gradient_copy_bytes", 0, 4 },
	{ "optimizer_scratch", 0, 1 },
	{ "gathered_layers", 0, 200 },
	{ "gathered_gradient_bytes", 0, 2 },
	{ "logit_bytes", 0, 18 },
	{ "activation_factor", 0.5, 2 },
	{ "allocator_overhead", 0, 0.5 },
	{ "allocator_cache", 0, 2 },
	{ "allocator_gaps", 0, 0.3 },
	{ "tensor", 1, 8 },
	{ "replicas", 1, 4 },
	{ "sequence", 1, 8 },
	{ "stages", 1, 16 },
	{ "chunks", 1, 8 },
	{ "weights_apart", 0, 1 },
	{ "two_ways", 0, 1 },
	{ "context_parallel", 1, 8 },
	{ "passes", 1, 256 },
	{ "global_batch", 0, 4096 },
	{ "loader_rate", 100, 1e6 },
	{ "layer_overhead", 1e-6, 1 },
	{ "causal", 0, 1 },
	{ "wide_flops", 1e12, 1e16 },
	{ "format_efficiency", 0.5, 1 },
	{ "attention_efficiency", 0.1, 1 },
	{ "attention_keys", 0, 1000 },
	{ "kernel_traffic", 1, 4 },
	{ "selective_matrices", 0, 1 },
	{ "sums_beside", 0, 1 },
	{ "sums_pipelined", 0, 1 },
	{ "score_traffic", 0, 16 },
	{ "unpacking", 0, 30 },
	{ "host_bandwidth", 1e10, 1e11 },
	{ "node_size", 1, 72 },
	{ "network_bandwidth", 1e9, 1e11 },
	{ "expert_parallel", 1, 8 },
	{ "adapter_pairs", 0, 2 },
	{ "adapter_vectors", 0, 2 },
	{ "prefix_tokens", 0, 100 },
	{ "prompt_tokens", 0, 100 },
	{ "bottlenecks", 0, 1 },
	{ "scales", 0, 1 },
	{ "table_optimizer_bytes", 0, 8 },
	{ "factor_bytes", 0, 4 },
	{ "projection_rank", 0, 1024 },
	{ "projector_bytes", 0, 2 },
	{ "projected_bytes", 0, 8 },
	{ "gradients_resident", 0, 1 },
	{ "matrix_input_bytes", 1, 2 },
	{ "loss_chunks", 1, 8 },
	{ "loss_fused", 0, 1 },
	{ "utilization", 0.05, 1 },
	{ "interruptions", 0, 1e-5 },
	{ "restart_time", 0, 3600 },
	{ "checkpoint_interval", 0, 86400 },
	{ "committed", 0, 1 },
	{ "idle_share", 0, 0.5 },
	{ "owned", 0, 0 },
	{ "purchase", 0, 60000 },
	{ "host_share", 0, 1 },
	{ "host_price", 0, 5000 },
	{ "host_cards", 1, 4 },
	{ "network_share", 0, 5000 },
	{ "spares", 0, 0.1 },
	{ "tax", 0, 0.25 },
	{ "value_kept", 0.1, 0.95 },
	{ "horizon", 31536000, 157680000 },
	{ "discount_rate", 0.01, 0.3 },
	{ "board_power", 50, 1400 },
	{ "host_power", 0, 1 },
	{ "space_price", 0, 1e-7 },
	{ "salary", 0, 1e-2 },
	{ "accelerators_per_person", 1, 500 },
	{ "maintenance", 0, 1e-8 },
	{ "licences", 0, 1e-3 },
	{ "power_load", 0.3, 1 },
	{ "pue", 1, 2 },
	{ "failure_rate", 0, 1e-8 },
	{ "warranty", 0, 1e8 },
	{ "held", 0, 32 },
	{ "held_value", 0, 60000 },
	{ "held_paid", 0, 60000 },
	{ "available", 0, 1e4 },
	{ "supply", 0, 2000 },
	{ "supply_load", 0.5, 1 },
	{ "rest_power", 0, 500 },
	{ "slots", 0, 8 },
	{ "card_slots", 0, 4 },
	{ "place_limit", 0, 1e5 },
	{ "tariff", 1e-9, 1e-7 },
	{ "carbon", 0, 3e-4 },
	{ "offers_to_rent", 0, 50 },
	{ "base", 0, 8 },
	{ "peak", 8, 64 },
	{ "written_norms", 0, 1 },
	{ "trained_layers", 0, 4 },
	{ "reached_layers", 1, 200 },
	{ "granularity", 1, 3600 },
	{ "minimum", 0, 3600 },
	{ "storage_price", 0, 1e-16 },
	{ "egress_price", 0, 2e-10 },
	{ "data_kept", 0, 1e13 },
	{ "data_out", 0, 1e9 },
	{ "credit", 0, 1e3 },
	{ "training_cost", 0, 1e7 },
	{ "service_life", 2592000, 1e8 },
	{ "busy_time", 3600, 2.6e6 },
	{ "serves", 0, 1 },
	{ "quiet_load", 0, 1 },
	{ "allowance", 0.1, 50 },
	{ "jobs", 0, 100 },
	{ "run_time", 0, 1e6 },
	{ "busy_given", 0, 1e8 },
	{ "quiet_given", 0, 1e8 },
	{ "work_before", 0, 1e8 },
	{ "rentable", 0, 1 },
	{ "alone_allowance", 0.1, 50 },
	{ "alone_committed", 0, 1 },
	{ "alone_job", 0, 1e4 },
	{ "dataset_tokens", 1e6, 1e12 },
	{ "dataset_images", 1e3, 1e9 },
};

static inline double
input_random(uint64_t *seed)
{
	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	return (double)(*seed >> 11) / 9007199254740992.0;
}

static inline const struct range *
input_range(const struct chain_row *row)
{
	const struct range *found = NULL;

	for (size_t i = 0; i < sizeof(ranges) / sizeof(ranges[0]); i++) {
		if (strcmp(ranges[i].name, row->name) == 0)
			return &ranges[i];
		if (strcmp(ranges[i].name, row->unit) == 0)
			found = &ranges[i];
	}
	return found;
}

static inline double
input_value(const struct range *r, double low, uint64_t *seed)
{
	double u = input_random(seed);
	double value = low > 0 ? low * pow(r->high / low, u) : r->high * u;

	return low >= 1 ? floor(value) : value;
}

/* Draws hang on the name, not on where it stands among the others. */
static inline uint64_t
input_seed(const char *name)
{
	uint64_t seed = 1;

	while (*name)
		seed = (seed ^ (unsigned char)*name++) * 1099511628211u;
	return seed;
}

/* Fills the inputs of all lanes; the first two lanes hold both ends. */
static inline void
input_fill(const struct chain *c, double (*value)[CHAIN_BLOCK])
{
	for (size_t i = 0; i < c->rows; i++) {
		const struct chain_row *row = &c->row[i];
		const struct range *r = input_range(row);
		uint64_t seed = input_seed(row->name);

		if (row->what != CHAIN_INPUT)
			continue;
		for (int k = row->slot; k < row->slot + row->bound; k++) {
			for (int lane = 2; lane < CHAIN_BLOCK; lane++)
				value[k][lane] = input_value(r, r->low, &seed);
			value[k][0] = r->low;
			value[k][1] = r->high;
		}
	}
}

#endif
