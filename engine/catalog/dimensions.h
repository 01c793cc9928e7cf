/*
 * dimensions: what a text network is counted from, as inputs of a chain.
 *
 * A chain that uses model/text_parameters.part has a slot for each, one after
 * the other in the order of dimension.def, from that of layers on.
 */
#ifndef CATALOG_DIMENSIONS_H
#define CATALOG_DIMENSIONS_H

#include "catalog/catalog.h"

enum dimension_name {
#define DIMENSION(name, value) DIMENSION_##name,
#include "catalog/dimension.def"
#undef DIMENSION
	DIMENSION_COUNT
};

struct dimension {
	double value;
	const struct fact *fact;   /* NULL for a default */
	const char *note;          /* what the value means, or NULL */
	bool absent;               /* of a part that the network has not */
};

/* Stated, or what stands for what is not. */
void model_dimensions(const struct model *,
    struct dimension out[DIMENSION_COUNT]);
/* Name of its row: "hidden". */
const char *dimension_title(enum dimension_name);

#endif
