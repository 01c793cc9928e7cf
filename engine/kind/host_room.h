/*
 * host_room: the memory of the host, for chains that use the part host_room.
 */
#ifndef KIND_HOST_ROOM_H
#define KIND_HOST_ROOM_H

#include "kind/kind.h"

struct host_slots {
	int host_memory, machine_memory;
};

/* The room in the hosts on record that hold the accelerator. */
void host_bind(struct binding *, const struct host_slots *,
    const struct catalog *, const struct accelerator *);
/* Bandwidth of the host's memory for each accelerator, at which its processor
 * updates what lies there; 0 where it does not. */
void host_bind_update(struct binding *, int slot, const struct catalog *,
    const struct accelerator *, bool updates, const struct record *of);
/* The room in the machine that cards are put in; NULL where none is named,
 * which the record then is of. */
void host_bind_machine(struct binding *, const struct host_slots *,
    const struct machine *, const struct record *of);

#endif
