/*
 * network_walk: what network.c and layer.c share while layers are counted.
 *
 * network.c goes through the list and those that hold others; layer.c knows
 * what a single layer does to the shape.
 */
#ifndef CATALOG_NETWORK_WALK_H
#define CATALOG_NETWORK_WALK_H

#include "catalog/network.h"

/*
 * What one layer does: the shape becomes that of its output, and the cost
 * grows.  NULL, or what is wrong, in the arena.
 */
const char *layer_apply(struct arena *, const struct layer *,
    struct layer_shape *, struct layer_cost *);

/* The numbers that it moves and its operations, with the shapes known. */
void layer_moves(const struct layer *, const struct layer_shape *in,
    const struct layer_shape *out, struct layer_cost *);

/*
 * Numbers that the layer keeps beside those that are kept already: a tensor
 * that two layers need is there once.  Says whether its output is kept.
 */
double layer_saves(const struct layer *, const struct layer_shape *in,
    struct layer_shape *out, double kept);

/* An option as stated, else the fallback. */
double layer_option(const struct layer *, enum layer_option, double);
/* The axis of channels or width, and the product of the others. */
int layer_axis(const struct layer_shape *);
double layer_places(const struct layer_shape *);
double layer_elements(const struct layer_shape *);

#endif
