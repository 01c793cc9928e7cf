/*
 * reading: shared by kinds that read text or sound in batches (embed, asr).
 *
 * One copy takes one accelerator, and there are as many copies as the demand
 * needs.  The chain has text_parameters.part, text_rates.part, machines.part
 * and endless.part; a kind adds what it reads.
 */
#ifndef KIND_READING_H
#define KIND_READING_H

#include "kind/common.h"

/* Slots that these chains have. */
#define READING_SLOTS(S) \
	S(layers) S(peak_flops) S(wide_flops) S(memory_bandwidth) \
	S(compute_width) S(compute_efficiency) S(attention_efficiency) \
	S(bandwidth_efficiency) S(power_limit) S(energy_efficiency) \
	S(layer_overhead) S(host_overhead) S(token_copies) \
	S(request_overhead) S(weight_bytes) S(kept_bytes) \
	S(activation_bytes) S(runtime_overhead) S(memory) \
	S(memory_fraction)

struct reading_slots {
#define S(name) int name;
	READING_SLOTS(S)
#undef S
};

/* Limits of what runs as copies for a month; the latency's row and field. */
#define READING_LIMITS(row, field) \
	MEMORY_LIMIT, \
	{ "latency", "time of a batch", "ms", row, HAVE_WORKLOAD, field }, \
	MONTH_LIMITS

#define READING_RESOURCES(host, beside) \
	{ "compute", "compute_time", NULL }, \
	{ "memory bandwidth", "memory_time", NULL }, \
	{ "launch overhead", "launch_time", NULL }, \
	{ "host", host, beside }

/* Copies of one accelerator each, and how much each takes at once. */
enum { READING_AXES = 2 };
extern const struct axis_rule reading_axes[READING_AXES];

/* Network, stack and machine; what is asked for is the kind's. */
void reading_bind(struct binding *, const struct reading_slots *,
    const struct catalog *, const struct workload *,
    const struct placement *);

#endif
