/*
 * check: the parts of catalog_check(), for this folder alone.
 */
#ifndef CATALOG_CHECK_H
#define CATALOG_CHECK_H

#include "catalog/catalog.h"

struct arena;

struct check {
	const struct catalog *catalog;
	struct arena *arena;
	struct diags *diags;
};

/* Names that lead nowhere, and sources that nothing leads to. */
void check_references(const struct check *);
void check_unused(const struct check *);
/* DIAG_inconsistent at the fact, or at the record where it is not given. */
void contradict(const struct check *, const struct record *,
    const struct fact *, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
/* A number in a unit, a count, in words. */
const char *check_show(const struct check *, const struct number *,
    const char *unit);
const char *check_count(const struct check *, double);
/* Both given, and the first above the second. */
bool check_exceeds(const struct number *, const struct number *);
/* Fields of one record that contradict each other. */
void check_accelerators(const struct check *);
void check_slices(const struct check *);
void check_hosts(const struct check *);
void check_processors(const struct check *);
void check_exchanges(const struct check *);
void check_owners(const struct check *);
void check_facilities(const struct check *);
void check_likes(const struct check *);
void check_offers(const struct check *);
void check_models(const struct check *);
void check_policies(const struct check *);
void check_workloads(const struct check *);
void check_sources(const struct check *);
/* Records of support that contradict each other; stacks without a record. */
void check_supports(const struct check *);
/* Records of quality, contracts and facilities that cover the same case. */
void check_scopes(const struct check *);
/* Approvals whose seal is not that of their fields. */
void check_approvals(const struct check *);

/* Numbers outside what is physically possible, bound.def. */
void check_bounds(const struct check *);
/* The same for one number, of a field of this name. */
void check_bound(const struct check *, const char *field,
    const struct number *);
/* Values that look like a slip. */
void check_suspects(const struct check *);

/* Calls a function for each record of the catalogue, by verb, by id. */
void check_each(const struct check *, void *context,
    void (*visit)(void *context, const struct record *));

#endif
