/*
 * serve: the workload of a text model that is served.
 */
#ifndef KIND_SERVE_H
#define KIND_SERVE_H

#include "kind/kind.h"

#define FIELD(name, type, arg, flags, doc) CARRIER_##type name;
struct serve {
	struct workload workload;
#include "kind/serve.def"
};
#undef FIELD

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
