/*
 * again: a search after prices moved.
 *
 * The search of an item, a question and an accelerator, knows no other
 * accelerator's offers.  So where two catalogues differ in offers alone, what
 * was found of an accelerator whose offers are the same is found again: it is
 * carried over from the outcomes of the one to those of the other, and not
 * searched.  Nothing of the older catalogue is pointed to afterwards.
 */
#ifndef SEARCH_AGAIN_H
#define SEARCH_AGAIN_H

#include "search/outcome.h"

struct arena;

/*
 * All decisions, with what the search before found, or NULL; what this one
 * found goes to now.  The caller knows that every record but offers is the
 * same in both catalogues.
 */
struct decisions *again_decide(struct arena *, const struct catalog *,
    const struct outcomes *before, const struct outcomes **now, int jobs);

#endif
