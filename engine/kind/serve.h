/*
 * serve: the workload of a text model that is served.
 */
#ifndef KIND_SERVE_H
#define KIND_SERVE_H

#include "kind/kind.h"

#define KIND serve
#include "kind/struct.def"

/* What waits in the host's memory, and what room the hosts on record have. */
void serve_bind_host(struct binding *, const struct catalog *,
    const struct serve *, const struct placement *);
extern const struct host_slots serve_host_slots;
/* What its charts show. */
extern const struct shape serve_shape;
/* What its fields say together. */
void serve_check(const struct catalog *, const struct workload *,
    struct diags *);

#endif
