/*
 * ways: how else an accelerator could run the workload, and why not.
 *
 * A way is a count, a format and the axes that split; what is left open
 * within it, such as the sequences of a pass, stands at its best.  Results
 * live in the arena given.
 */
#ifndef SEARCH_WAYS_H
#define SEARCH_WAYS_H

#include "search/decision.h"

enum { WAYS_MOST = 2048 };

struct way {
	struct answer best;      /* or the nearest reject; no values */
	size_t candidates, fitting;
	bool chosen;             /* holds the accelerator's own answer */
};

struct ways {
	struct way *item;        /* best first, then nearest to an answer */
	size_t count, fitting;   /* those that fit come first */
	size_t unrecorded;           /* beyond WAYS_MOST */
};

struct ways *ways_of(struct arena *, const struct catalog *,
    const struct decision *, const struct answer *);
/* What broke, with the number of ways that it broke and the nearest of them:
 * "12 ways, the nearest ...; memory of one accelerator: ..."; NULL past the
 * last. */
const char *ways_reason(struct arena *, const struct decision *,
    const struct ways *, size_t i);

#endif
