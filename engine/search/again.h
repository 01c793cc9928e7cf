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

/* What was decided of one catalogue, by what was asked. */
struct again {
	struct again_asked *item;
	size_t count, cap;
};

/*
 * What is asked, decided once: by what now has of it, else with what was found
 * before.  The caller knows that every record but offers is the same in both
 * catalogues.
 */
const struct decisions *again_decide(struct arena *, const struct catalog *,
    struct whom, const struct again *before, struct again *now, int jobs);

#endif
