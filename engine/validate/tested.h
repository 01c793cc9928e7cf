/*
 * tested: how often each stack's speed was measured on each generation by
 * phase, and how far the predictions are from it.  A format of weights has a
 * row of its own where it errs more at the median than nine in ten of all.
 *
 * Rows are in order of kind, stack, generation and phase and live in the arena
 * given.  A stack goes by the calibration that its cases have, or by the first
 * word of its printed name.
 */
#ifndef VALIDATE_TESTED_H
#define VALIDATE_TESTED_H

#include "validate/score.h"

struct tested_row {
	const char *kind, *software, *architecture, *phase;
	const char *figure;      /* "speed" or "memory", which has no phase */
	const char *alone;       /* the one format that it is of, or "" */
	size_t cases;            /* predicted */
	double median, p90;      /* of their absolute errors */
	double bias;             /* of one format: median of how much faster it
	                          * is predicted than measured */
	double shared;           /* shared.h; 0 but of unseen speeds */
	struct words formats;    /* ids of what weights were stored or
	                          * multiplied in, in order */
};

size_t tested_rows(struct arena *, const struct catalog *,
    const struct scored *, size_t, struct tested_row **);
/*
 * A row of a kind and a figure: the errors of cases that were predicted as if
 * their source had never been seen, as the stack "unseen" of any generation.
 */
size_t tested_unseen_rows(struct arena *, const struct scored *, size_t,
    struct tested_row **);

#endif
