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

/* Asks what was not asked yet for a question on a cluster, and does nothing
 * for another.  On all cores, before the question is searched. */
void tenants_settle(struct arena *, const struct question *, int jobs);

#endif
