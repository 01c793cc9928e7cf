/*
 * tenants: how each tenant of a cluster runs on each accelerator, and what is
 * best for it alone.
 *
 * A tenant is searched like any workload, where an hour of each accelerator
 * costs the same: of those within a tenth of the least accelerator time that
 * its limits allow, it takes the fewest accelerators at once.
 * Alone it is searched under the profile's own offers, those that rent where it
 * may rent at all.
 */
#ifndef SEARCH_TENANTS_H
#define SEARCH_TENANTS_H

#include "search/search.h"

/* Asks what was not asked yet for a question on a cluster, and does nothing
 * for another.  On all cores, before the question is searched. */
void tenants_settle(struct arena *, const struct question *, int jobs);

#endif
