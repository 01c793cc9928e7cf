/*
 * defaults: which software stacks a question tries on its accelerators.
 *
 * The calibration of each is looked up once among those of all stacks.
 */
#ifndef SEARCH_DEFAULTS_H
#define SEARCH_DEFAULTS_H

#include "search/block.h"

/* A stack on an accelerator. */
struct stack_pick {
	size_t at;               /* which of the question's */
	const char *name;        /* NULL where none is named */
	const struct calibration *calibration;  /* as kind_calibration() */
};

/* For the question of the block. */
void defaults_find(struct block *);
struct stack_pick defaults_pick(const struct block *,
    const struct accelerator *, size_t stack);
/*
 * The stacks that are tried on an accelerator.  Of those that cannot differ,
 * since no record of support is of them and they have one calibration, the
 * one of which most speeds were measured.
 */
size_t defaults_picks(const struct block *, const struct accelerator *,
    struct stack_pick out[STACK_CHOICES]);

#endif
