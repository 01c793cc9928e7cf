/*
 * tenants: how each workload of a shared cluster runs on each accelerator, and
 * what it would choose alone.
 *
 * On the cluster an hour of every accelerator costs the same.  Of the ways that
 * need at most a tenth more accelerator time than the least, a tenant takes the
 * one with the fewest accelerators at once.  Alone, it is searched under the
 * profile's own offers, and rents where it may.
 */
#ifndef SEARCH_TENANTS_H
#define SEARCH_TENANTS_H

#include "search/search.h"

struct remap;

/* What each tenant alone found of each accelerator, slices among them. */
struct seek {
	size_t tenants, accelerators;
	struct found *found;     /* of the first tenant, of the second, ... */
	bool *known;             /* of each accelerator: it is reused */
	bool all;                /* all was asked */
};

/* Room for it; NULL where the question is on no cluster. */
struct seek *tenants_seek(struct arena *, const struct question *);
/* Asks what was not asked yet for a question on a cluster, and does nothing
 * for another; what is found goes to the seek, unless that is NULL.  On all
 * cores, before the question is searched. */
void tenants_settle(struct arena *, const struct question *, struct seek *,
    int jobs);
/* An older catalogue's seek of one accelerator that is sold as it was. */
void tenants_remap(struct arena *, struct remap *, struct seek *now,
    const struct seek *before, size_t accelerator);
/* How they run on the cluster itself, which no price moves. */
void tenants_remap_stays(struct arena *, const struct question *now,
    const struct question *before);

#endif
