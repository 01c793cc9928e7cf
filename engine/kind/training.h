/*
 * training: what pre-training and fine-tuning bind alike.
 */
#ifndef KIND_TRAINING_H
#define KIND_TRAINING_H

#include "kind/common.h"
#include "kind/predict.h"
#include "kind/recipe.h"

/* The first part of both kinds' structs. */
#define KIND training
#include "kind/struct.def"
#define KIND finetune
#include "kind/struct.def"

enum { TRAINING_LIMITS = 11, TRAINING_RESOURCES = 8, TRAINING_MEASURES = 7,
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

extern const struct common_slots training_common;

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
    const struct training *, const struct placement *,
    const struct recipe *);
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

/* What both kinds are, but for their levers and what they bind. */
#define TRAINING_KIND \
	.chain_name = "train", .shape = &training_shape, \
	.networked = true, \
	.limits = training_limits, .limit_count = TRAINING_LIMITS, \
	.resources = training_resources, \
	.resource_count = TRAINING_RESOURCES, \
	.measures = training_measures, .measure_count = TRAINING_MEASURES, \
	.items = training_items, .item_count = TRAINING_ITEMS, \
	.reaches = training_reaches, .reach_count = TRAINING_REACHES, \
	.axes = training_axes, .axis_count = TRAINING_AXES, \
	.misplaced = training_misplaced, .parts = training_parts, \
	.illegal = training_illegal, .common = &training_common, \
	.bind_offer = training_bind_offer, .predict = case_train

/* What its charts show. */
extern const struct shape training_shape;

#endif
