/*
 * like: calibrations that share what they do not state with another one.
 *
 * A stack states what its documents say and what sets it apart; the rest it
 * has from the entry that it is `like`, down to that of its class.  A field
 * that is taken so has fact.shared, and fact.of names whose it is, so that a
 * refit moves it in one place.
 */
#ifndef CATALOG_LIKE_H
#define CATALOG_LIKE_H

#include <stdbool.h>
#include <stddef.h>

struct calibration;
struct catalog;
struct record_list;

/* Fills every calibration of a sorted catalogue; again after a change. */
void like_fill(struct catalog *);
/* What c took from `from`, or from the entry that `from` is a copy of, anew. */
void like_follow(struct calibration *c, const struct calibration *from);
/* Does c take any field from the entry? */
bool like_takes(const struct calibration *c, const struct calibration *from);
/* Does the entry lead back to itself, or to another kind? */
bool like_astray(const struct catalog *, const struct calibration *);

#endif
