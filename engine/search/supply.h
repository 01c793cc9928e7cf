/*
 * supply: how long after an order its hardware can be used.
 */
#ifndef SEARCH_SUPPLY_H
#define SEARCH_SUPPLY_H

#include "search/search.h"

struct lead {
	bool known;
	double time;             /* from the order to the first day of work */
	const struct record *by; /* offer, contract or facility it rests on */
};

struct lead supply_lead(const struct catalog *, const struct profile *,
    const struct offer *);
/*
 * Is it delivered by when the workload and the profile want it?  True where no
 * lead time is stated.
 */
bool supply_in_time(const struct question *, const struct offer *);
/* NULL, or that all offers whose terms are accepted come too late; the
 * soonest of them is the ground. */
const char *supply_late(const struct question *, const struct accelerator *,
    struct ground *);

#endif
