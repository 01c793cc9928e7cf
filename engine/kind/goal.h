/*
 * goal: which rows of a kind's chain the goals of policies mean.
 */
#ifndef KIND_GOAL_H
#define KIND_GOAL_H

#include "kind/kind.h"

/* A row of the chain, or the share that it is of another. */
struct goal_row {
	const struct chain_row *row; /* NULL of risk and commitment,
	                              * which no chain has */
	const struct chain_row *of;  /* NULL where it is no share */
	const char *title;
	const char *unit;            /* to show it in */
};

/* false where the kind has no such row: all its answers are equal in it. */
bool goal_row(const struct kind *, enum goal, struct goal_row *);
/* Is it a row of the kind's chain, which follows what is bound? */
bool goal_in_chain(const struct kind *, enum goal);

#endif
