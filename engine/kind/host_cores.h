/*
 * host_cores: the cores of a host that feed one accelerator.
 */
#ifndef KIND_HOST_CORES_H
#define KIND_HOST_CORES_H

#include "kind/kind.h"

/* Of the host that the placement's offer is of; 0 where none is on record. */
void host_cores_bind(struct binding *, int slot, const struct catalog *,
    const struct placement *);

#endif
