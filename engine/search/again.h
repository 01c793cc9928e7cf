/*
 * again: earlier search results, used again after prices moved.
 *
 * A search item is one question on one accelerator, and it looks at no other
 * accelerator's offers.  If two catalogues differ in offers alone, the items
 * whose own offers did not change keep their outcome: it is copied, not
 * searched for.  The copy points to nothing in the older catalogue.
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
