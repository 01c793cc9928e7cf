/*
 * training: what pre-training and fine-tuning bind alike.
 */
#ifndef KIND_TRAINING_H
#define KIND_TRAINING_H

#include "kind/recipe.h"
#include "kind/ownership.h"

/* The first part of both kinds' structs. */
#define FIELD(name, type, arg, flags, doc) CARRIER_##type name;
struct training {
	struct workload workload;
#include "kind/training.def"
};
struct finetune {
	struct workload workload;
#include "kind/finetune.def"
};
#undef FIELD

enum { TRAINING_LIMITS = 11, TRAINING_RESOURCES = 7, TRAINING_MEASURES = 6,
	TRAINING_ITEMS = 11, TRAINING_REACHES = 2, TRAINING_LEVERS = 9,
	TRAINING_AXES = 8 };

extern const struct limit training_limits[TRAINING_LIMITS];
extern const struct resource training_resources[TRAINING_RESOURCES];
extern const struct measure training_measures[TRAINING_MEASURES];
extern const struct measure training_items[TRAINING_ITEMS];
extern const struct reach training_reaches[TRAINING_REACHES];
/* The first is the method: of a kind that has one. */
extern const struct lever training_levers[TRAINING_LEVERS];
extern const struct axis_rule training_axes[TRAINING_AXES];

/* Where the inputs of a price stand in the chain. */
extern const struct ownership_slots training_ownership;

/* Dimensions of the network, and what its parameters are split into. */
void training_bind_model(struct binding *, const struct model *);
/* What a software stack adds to memory, with defaults for what is unstated. */
void training_bind_stack(struct binding *, const struct calibration *);
/* What an accelerator sustains under a stack, in the compute format. */
void training_bind_speed(struct binding *, const struct accelerator *,
    const struct calibration *, const struct format *compute);
/* The network that is stated, else that of the best connected host that holds
 * the accelerator. */
void training_bind_network(struct binding *, const struct catalog *,
    const struct training *, const struct accelerator *);
/* Those that the fast link joins in a machine that is offered. */
void training_bind_node(struct binding *, const struct accelerator *,
    const struct offer *);
void training_bind(struct binding *, const struct catalog *,
    const struct training *, const struct profile *,
    const struct placement *, const struct recipe *);
/* Bytes of a gradient in the format that is stated, else in the stack's; 0
 * where neither says, as the scheme has it. */
double training_gradient(const struct catalog *, const struct word *stated,
    const struct calibration *);
/* The part of a recipe that both kinds' workloads state: all but what is
 * trained of the model. */
struct recipe training_recipe(const struct training *,
    const struct placement *);
/* What the axes change, and the offer. */
void training_bind_place(struct binding *, const struct training *,
    const struct placement *, const struct recipe *);
void training_bind_offer(struct binding *, const struct catalog *,
    const struct profile *, const struct placement *);
/* The format that its weights are held in: the one that it states, or this. */
size_t training_formats(const struct training *, enum format_name,
    const struct format *out[FORMAT_MOST]);
/* Of how many parts the model's experts are. */
double training_parts(const struct model *, enum axis_name);
const char *training_misplaced(const struct model *,
    const struct workload *, const struct placement *);
const char *training_illegal(const struct workload *,
    const struct placement *);
void training_check(const struct catalog *, const struct workload *,
    struct diags *);

/* What its charts show. */
extern const struct shape training_shape;

#endif
