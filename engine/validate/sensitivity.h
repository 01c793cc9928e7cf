/*
 * sensitivity: which inputs move a decision most.
 *
 * Each input that a record states is lowered and raised by a fifth; all else,
 * the placements too, stays.  An input of the best answer alone, such as its
 * price, changes for that answer only; an input that others share changes for
 * all.  The result is how far the cost moves, and which inputs make another
 * choice the best.
 */
#ifndef VALIDATE_SENSITIVITY_H
#define VALIDATE_SENSITIVITY_H

#include "search/decision.h"

/* What a change comes to. */
struct sensitivity_end {
	double factor;               /* of the input */
	double objective;            /* of the best answer as it was */
	const struct limit *breaks;  /* that it then breaks, or NULL */
	const struct answer *wins;   /* of the first ranked; NULL: none */
};

struct sensitivity {
	const struct record *of;
	const struct field *field;
	const struct fact *fact;
	double value;                /* as it stands, base units */
	struct sensitivity_end low, high;
	/* Factor, the nearest to 1 between them, from which on another wins or
	 * the best breaks a limit; 0 where there is none. */
	double turns;
	double swing;                /* of the objective, over itself */
};

struct sensitivities {
	struct sensitivity *item;           /* the largest swing first */
	size_t count;
};

enum { SENSITIVE_ANSWERS = 5 };           /* of the ranked, that may win */

/* Of every decision, on that many threads; arena holds all of them.  Empty
 * where a decision has no answer. */
struct sensitivities *sensitivities_all(struct arena *, const struct catalog *,
    const struct decisions *, int jobs);

#endif
