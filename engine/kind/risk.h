/*
 * risk: how far a prediction of memory may be off, and what risk a profile
 * takes.
 */
#ifndef KIND_RISK_H
#define KIND_RISK_H

#include "kind/kind.h"

struct risk_slots {
	int risk, median, p90;
};

#define RISK_SLOTS(CHAIN) { CHAIN##_risk, CHAIN##_memory_median, \
	CHAIN##_memory_p90 }

void risk_bind(struct binding *, const struct risk_slots *,
    const struct catalog *, const struct workload *, const struct profile *,
    const struct placement *);

#endif
