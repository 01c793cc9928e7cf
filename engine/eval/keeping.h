/*
 * keeping: what can be done with what is owned already, and what each comes
 * to: use it as it is, buy or rent the rest, or sell it and have the same
 * from others.  Results live in the arena given.
 */
#ifndef EVAL_KEEPING_H
#define EVAL_KEEPING_H

#include "eval/eval.h"

enum keeping_way {
	KEEPING_USE, KEEPING_BUY, KEEPING_RENT, KEEPING_SELL, KEEPING_WAYS
};

struct keeping {
	const struct answer *way[KEEPING_WAYS]; /* or a reject */
};

const struct keeping *keeping_of(struct arena *, const struct catalog *,
    const struct decision *, const struct holding *);

#endif
