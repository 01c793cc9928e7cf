/*
 * case_images: what the predictors of cases that make images, or train to,
 * state and take alike.
 */
#ifndef KIND_CASE_IMAGES_H
#define KIND_CASE_IMAGES_H

#include "kind/case_bind.h"
#include "kind/diffusion.h"

/* One case on its way to its kind. */
struct image_case {
	const struct predictor *p;
	const struct case_row *row;
	struct prediction *out;
	struct case_bound *bound;
	const char *group;           /* of a DEFAULT of the kind */
	const struct format *weights, *compute;
	struct pipeline_size size;
	double capacity;
};

/* Slots of memory on one accelerator. */
struct image_memory {
	int needed, reserved, allocated;
};

/* The cell, else the group's default; passes the case over without either. */
double images_want(const struct image_case *, enum case_column);
/* Passes over what is none of the quantities, which end with NULL. */
void images_taken(const struct image_case *, const char *const *quantities,
    const char *what);
/* Finds model, stack and accelerator, and opens a workload of the kind; weights
 * and compute are set.  False when the case is passed over. */
bool images_open(struct image_case *, const char *kind);
/* The figure of memory on the basis of the case, and whether it fits. */
void images_memory(const struct image_case *, const struct image_memory *,
    double count);

#endif
