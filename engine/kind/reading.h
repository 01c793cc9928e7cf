/*
 * reading: what kinds that read text or sound in batches bind alike.
 *
 * One copy an accelerator and as many copies as the demand takes: the chain
 * has text_parameters.part, text_rates.part, machines.part and endless.part,
 * and a kind adds what it reads.
 */
#ifndef KIND_READING_H
#define KIND_READING_H

#include "kind/kind.h"
#include "kind/ownership.h"

/* Slots that these chains have. */
#define READING_SLOTS(S) \
	S(layers) S(peak_flops) S(wide_flops) S(memory_bandwidth) \
	S(compute_width) S(compute_efficiency) S(attention_efficiency) \
	S(bandwidth_efficiency) S(power_limit) S(energy_efficiency) \
	S(layer_overhead) S(host_overhead) S(token_copies) \
	S(request_overhead) S(weight_bytes) S(kept_bytes) \
	S(activation_bytes) S(runtime_overhead) S(memory) \
	S(memory_fraction) S(risk) S(memory_median) S(memory_p90) \
	S(samples) S(count) S(offer_count) \
	S(hours_per_month)

struct reading_slots {
#define S(name) int name;
	READING_SLOTS(S)
#undef S
	struct ownership_slots ownership;
	struct bill_slots bill;
};

/* Those of a chain: READING_OF(EMBED), with S(name) defined as a member. */
#define READING_OF(CHAIN) \
	.ownership = OWNERSHIP_SLOTS(CHAIN), .bill = BILL_MONTH_SLOTS(CHAIN)

/* Limits of what runs as copies for a month; the latency's row and field. */
#define READING_LIMITS(row, field) \
	{ "memory", "memory of one accelerator", "GiB", \
	    "memory_needed", HAVE_ROW, "memory_safe" }, \
	{ "latency", "time of a batch", "ms", row, HAVE_WORKLOAD, field }, \
	MONTH_LIMITS

/* Copies of one accelerator each, and how much each takes at once. */
enum { READING_AXES = 2 };
extern const struct axis_rule reading_axes[READING_AXES];

/* NULL, or why the accelerator cannot run the format. */
const char *reading_illegal(const struct workload *, const struct placement *);
/* Network, stack, machine and bill; what is asked for is the kind's. */
void reading_bind(struct binding *, const struct reading_slots *,
    const struct catalog *, const struct workload *, const struct profile *,
    const struct placement *);
void reading_bind_place(struct binding *, const struct reading_slots *,
    const struct workload *, const struct placement *);
void reading_bind_offer(struct binding *, const struct reading_slots *,
    const struct catalog *, const struct profile *,
    const struct placement *);

#endif
