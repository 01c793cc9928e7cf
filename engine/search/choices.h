/*
 * choices: all that the accelerators of a decision may be ordered as.
 */
#ifndef SEARCH_CHOICES_H
#define SEARCH_CHOICES_H

#include "search/decision.h"

/* Of an answer itself first, then of what else its accelerator may be, for one
 * offer or, where that is NULL, for any: the goals of each, how many. */
size_t choices_of(const struct answer *, const struct offer *, struct point *);
/* No more than so many are of all that is ranked. */
size_t choices_most(const struct decision *);

#endif
