/*
 * tested: how often each stack's speed was measured on each generation, and
 * how far the predictions are from it.
 *
 * Rows are in order of kind, stack and generation and live in the arena given.
 * A stack goes by the first word of its printed name.
 */
#ifndef VALIDATE_TESTED_H
#define VALIDATE_TESTED_H

#include "validate/score.h"

struct tested_row {
	const char *kind, *software, *architecture;
	size_t cases;            /* predicted */
	double median, p90;      /* of their absolute errors */
};

size_t tested_rows(struct arena *, const struct catalog *,
    const struct scored *, size_t, struct tested_row **);

#endif
