/*
 * choice: vocabulary records that a workload names but its kind cannot compute
 * with.
 */
#ifndef KIND_CHOICE_H
#define KIND_CHOICE_H

#include "catalog/catalog.h"

struct diags;

/* An optimizer whose state is not the same for every parameter. */
void choice_check_optimizer(const struct workload *, const struct word *,
    struct diags *);
/* A scheme of adapters; one that does not compute in 16 bits, where asked. */
void choice_check_scheme(const struct workload *, const struct word *,
    bool half, struct diags *);
/* A method that is neither all weights nor low-rank pairs. */
void choice_check_method(const struct workload *, const struct word *,
    struct diags *);
/* A format that nothing computes in. */
void choice_check_gradient(const struct workload *, const struct word *,
    struct diags *);
/* A format that weights can be stored in, and not trained. */
void choice_check_trained(const struct workload *, const struct word *,
    struct diags *);
/* Formats of a network of layers, which runs in what it is stored in. */
void choice_check_formats(const struct workload *, const struct words *,
    struct diags *);

#endif
