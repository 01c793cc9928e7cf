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

/* The first part of both kinds' structs. */
#define KIND image_size
#include "kind/struct.def"
#define KIND vision_infer
#include "kind/struct.def"
#define KIND vision_train
#include "kind/struct.def"

/* A network at one size of images. */
struct vision {
	struct network_sum sum;
	struct network_work work[WORK_CLASSES];
	double pixels;           /* of an image */
	const char *fault;       /* why the layers do not take it, or NULL */
};

/* Slots that both chains have. */
#define VISION_SLOTS(S) \
	S(parameters) S(weight_bytes) S(cast_bytes) \
	S(activation_bytes) S(allocator_overhead) S(runtime_overhead) \
	S(memory) S(memory_fraction) S(peak_flops) S(memory_bandwidth) \
	S(compute_efficiency) S(bandwidth_efficiency) S(matrix_kernels) \
	S(kernel_overhead) S(convolved) S(order_copies) S(fused_pairs) \
	S(score_traffic) S(biased) S(bias_passes) S(depthwise) \
	S(depthwise_passes) S(widened) S(wide_traffic) \
	S(narrow_flops) S(cast_kernels) S(kernel_cycles) S(number_work) \
	S(class_multiplies) S(class_moved) S(class_weights) \
	S(class_share) S(core_time) S(pixels) S(vector_flops) S(unit_lanes) \
	S(compute_units) S(clock) S(summed) S(other_kernels) S(other_share)

struct vision_slots {
#define S(name) int name;
	VISION_SLOTS(S)
#undef S
};

extern const struct vision_slots vision_train_slots, vision_infer_slots;

/* Height and width 0 are the network's own. */
void vision_count(struct arena *, const struct network *, double height,
    double width, struct vision *out);

/* Operations of one pass that multiply. */
double vision_matrix_kernels(const struct vision *);
void vision_bind_network(struct binding *, const struct vision_slots *,
    const struct model *, const struct vision *);
/* Weights in 32 bits with a copy in the format, or in the format alone. */
void vision_bind_widths(struct binding *, const struct vision_slots *,
    const struct record *of, const struct format *, bool mixed);
void vision_bind_machine(struct binding *, const struct vision_slots *,
    const struct accelerator *, const struct format *);
/* What the host does for each image; usual: where one is decoded unless the
 * workload says so. */
void vision_bind_images(struct binding *, const struct vision_slots *,
    const struct workload *, const struct calibration *, const char *usual);
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

/* Counts it at the size that the workload states, else at its own. */
const void *vision_prepare(struct arena *, const struct catalog *,
    const struct workload *);
void vision_check(const struct workload *, struct diags *);

#endif
