/*
 * front: the Pareto front, candidates that no other beats in every goal.
 *
 * Of two that are equal in every goal the first one stays.  Points keep the
 * order in which they came and live in the arena given.
 */
#ifndef SEARCH_FRONT_H
#define SEARCH_FRONT_H

#include "search/ranking.h"

struct arena;

struct front {
	struct arena *arena;
	unsigned goals;          /* compared, one a bit */
	struct point *item;
	size_t count, cap;
	size_t beat;             /* which beat the last that was not taken */
};

/* Goals of every front that is shown. */
enum { FRONT_SHOWN = 1 << GOAL_cost | 1 << GOAL_time | 1 << GOAL_memory };

/* Would it stay? */
bool front_takes(struct front *, const double *goal);
/* Adds one that front_takes, and drops those that it beats. */
void front_add(struct front *, const double *goal,
    const struct placement *);
/* The front of some points, of the goals that are shown. */
struct front front_shown(struct arena *, struct arena *own,
    const struct point *, size_t n);
/* Is something at least as good in each of these goals, and better in one? */
bool front_beats(const struct front *, const double *goal);

#endif
