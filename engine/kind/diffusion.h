/*
 * diffusion: workloads of networks that make images, and what both kinds of
 * them bind alike.
 */
#ifndef KIND_DIFFUSION_H
#define KIND_DIFFUSION_H

#include "kind/pipeline.h"

#define KIND diffusion_infer
#include "kind/struct.def"
#define KIND diffusion_train
#include "kind/struct.def"

/* Slots of what both chains ask of accelerator and stack. */
struct diffusion_slots {
	struct pipeline_slots network;
	struct pipeline_rates rates;
	int memory, link_bandwidth, link_efficiency, link_latency;
	int activation_factor, allocator_overhead, runtime_overhead;
	int memory_fraction;
};

#define DIFFUSION_SLOTS(CHAIN) { \
	.network = { CHAIN##_denoiser_parameters, CHAIN##_text_parameters, \
	    CHAIN##_image_parameters, CHAIN##_passes, CHAIN##_products, \
	    CHAIN##_scores, CHAIN##_pairs, CHAIN##_streamed, \
	    CHAIN##_turned, CHAIN##_turns, CHAIN##_operations }, \
	.rates = { CHAIN##_peak_flops, CHAIN##_feed_flops, \
	    CHAIN##_part_flops, CHAIN##_memory_bandwidth, \
	    CHAIN##_compute_efficiency, CHAIN##_attention_efficiency, \
	    CHAIN##_bandwidth_efficiency, CHAIN##_kernel_cycles, \
	    CHAIN##_clock, CHAIN##_launch_overhead, CHAIN##_compute_width, \
	    CHAIN##_power_limit, CHAIN##_energy_efficiency, \
	    CHAIN##_energy_share, \
	    CHAIN##_vector_flops, CHAIN##_unit_lanes, \
	    CHAIN##_turned_share, CHAIN##_stream_share }, \
	.memory = CHAIN##_memory, \
	.link_bandwidth = CHAIN##_link_bandwidth, \
	.link_efficiency = CHAIN##_link_efficiency, \
	.link_latency = CHAIN##_link_latency, \
	.activation_factor = CHAIN##_activation_factor, \
	.allocator_overhead = CHAIN##_allocator_overhead, \
	.runtime_overhead = CHAIN##_runtime_overhead, \
	.memory_fraction = CHAIN##_memory_fraction }

/* NULL, or why the workload's model makes no images of that size. */
const char *diffusion_find(const struct catalog *, const struct workload *,
    const struct pipeline_size *, struct pipeline *);
void diffusion_check(const struct catalog *, const struct workload *,
    const struct pipeline_size *, struct diags *);
/* What an accelerator has and its stack sustains, in the format. */
void diffusion_bind_machine(struct binding *, const struct diffusion_slots *,
    const struct placement *, const struct format *compute);

#endif
