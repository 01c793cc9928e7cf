/*
 * accept: accelerators, offers and formats that profile and workload allow,
 * decided before anything is computed.
 */
#ifndef SEARCH_ACCEPT_H
#define SEARCH_ACCEPT_H

#include "search/search.h"

/* Are the offer's tier, its place and who sells it accepted? */
bool accept_terms(const struct question *, const struct offer *);
/* NULL, or why the profile rents none of what is rented in a tier of its: it
 * does not buy from who has it, or not there. */
const char *accept_nowhere(const struct question *,
    const struct accelerator *);
/* May the offer be an answer, and does it arrive in time? */
bool accept_offer(const struct question *, const struct offer *);
/* NULL, or why the accelerator is out. */
const char *accept_accelerator(const struct question *,
    const struct accelerator *);
/* Accelerators of one copy that the profile's people keep running, of those
 * that a node or link domain joins. */
double accept_count(const struct profile *, double node, double most);

#endif
