/*
 * like: calibrations that share what they do not state with others.
 *
 * A stack states what its documents say and what sets it apart; the rest it
 * has from the entry that it is `like`, down to that of its class, and what is
 * of speed from its `speed_like`: a generation of accelerators, say, whatever
 * the kind of work.  The nearest entry that states a field gives it, of two as
 * near the one that it is `like`.
 * A field that is taken so has fact.shared, and fact.of names whose it is, so
 * that a refit moves it in one place.
 */
#ifndef CATALOG_LIKE_H
#define CATALOG_LIKE_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct calibration;
struct catalog;
struct map;
struct record_list;

/* Fills every calibration of a sorted catalogue; again after a change. */
void like_fill(struct catalog *);
/* What c took from `from`, or from the entry that `from` is a copy of, anew. */
void like_follow(struct calibration *c, const struct calibration *from);
/* The same from all entries that moved, by their ids; did it take any? */
bool like_follow_all(struct calibration *c, const struct map *moved);
/* The entries of the list that take from those that moved, in copies that
 * follow them. */
void like_heirs(struct arena *, struct record_list *, const struct map *moved);
/* Does c take any field from one of the entries, by their ids? */
bool like_takes_any(const struct calibration *c, const struct map *entries);
/* Does c take any field with one of the flags from the entry? */
bool like_takes(const struct calibration *c, const struct calibration *from,
    unsigned flags);
/* Steps from the entry to the farthest that it shares with, 0 of one that
 * shares with none. */
size_t like_depth(const struct catalog *, const struct calibration *);
/* Does what the entry is like, or its speeds are, lead back to itself, too far,
 * or, but for speeds, to another kind? */
bool like_astray(const struct catalog *, const struct calibration *);

#endif
