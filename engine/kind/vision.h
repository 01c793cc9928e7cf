/*
 * vision: what training and running a network for images bind alike.
 *
 * A network is counted once for a workload or a case, at the size of its
 * images; what follows from the count, from the format and from the machine
 * is bound to the slots of either chain.
 */
#ifndef KIND_VISION_H
#define KIND_VISION_H

#include "catalog/network.h"
#include "kind/kind.h"
#include "kind/ownership.h"

#define FIELD(name, type, arg, flags, doc) CARRIER_##type name;
struct vision_infer {
	struct workload workload;
#include "kind/vision_infer.def"
};
struct vision_train {
	struct workload workload;
#include "kind/vision_train.def"
};
#undef FIELD

/* A network at one size of images. */
struct vision {
	struct network_sum sum;
	struct network_work work[WORK_CLASSES];
	const char *fault;       /* why the layers do not take it, or NULL */
};

/* Slots that both chains have. */
#define VISION_SLOTS(S) \
	S(parameters) S(weight_bytes) S(cast_bytes) S(samples) \
	S(activation_bytes) S(allocator_overhead) S(runtime_overhead) \
	S(memory) S(memory_fraction) S(peak_flops) S(memory_bandwidth) \
	S(compute_efficiency) S(bandwidth_efficiency) S(kernels) \
	S(kernel_overhead) S(convolved) S(order_copies) S(fused_pairs) \
	S(score_traffic) S(biased) S(bias_passes) S(depthwise) \
	S(depthwise_passes) S(widened) S(wide_traffic) \
	S(narrow_flops) S(cast_kernels) S(operation_gap) S(image_overhead) \
	S(class_multiplies) S(class_moved) S(class_weights) \
	S(class_share) S(count) S(sample_time) \
	S(offer_count)

struct vision_slots {
#define S(name) int name;
	VISION_SLOTS(S)
#undef S
	const struct ownership_slots *ownership;
	const struct bill_slots *bill;
};

extern const struct vision_slots vision_train_slots, vision_infer_slots;

/* Height and width 0 are the network's own. */
void vision_count(struct arena *, const struct network *, double height,
    double width, struct vision *out);

void vision_bind_network(struct binding *, const struct vision_slots *,
    const struct model *, const struct vision *);
/* Weights in 32 bits with a copy in the format, or in the format alone. */
void vision_bind_widths(struct binding *, const struct vision_slots *,
    const struct record *of, const struct format *, bool mixed);
void vision_bind_machine(struct binding *, const struct vision_slots *,
    const struct accelerator *, const struct format *);
void vision_bind_stack(struct binding *, const struct vision_slots *,
    const struct calibration *, const struct format *, bool mixed);

/*
 * What training keeps.  Mixed precision norms and softmaxes in 32 bits: the
 * input of a layer norm is wider, and of a score its softmax is kept in 32
 * bits and in the format.  unfused: all scores are kept, not only those that
 * cannot be fused.
 */
void vision_bind_kept(struct binding *, const struct model *,
    const struct vision *, const struct format *, bool unfused);

/* Height and width are fields of the workload, 0 where not stated. */
const struct vision *vision_prepare(struct arena *, const struct catalog *,
    const struct workload *, const struct number *height,
    const struct number *width);
void vision_check(const struct workload *, struct diags *);
void vision_bind_place(struct binding *, const struct vision_slots *,
    const struct workload *, const struct placement *);
void vision_bind_offer(struct binding *, const struct vision_slots *,
    const struct catalog *, const struct profile *,
    const struct placement *);

#endif
