/*
 * approval: what somebody signed, beside what the guide orders now.
 *
 * The newest approval of a decision counts, with all that sign the same order.
 * It holds while the decision orders the same number of the same accelerators
 * from the same offer, under the same ownership and commitment.  A changed
 * price does not undo it.
 */
#ifndef SEARCH_APPROVAL_H
#define SEARCH_APPROVAL_H

#include "search/order.h"

struct approval;

/* The newest; NULL where none was signed. */
const struct approval *approval_of(const struct catalog *,
    const struct decision *);
/* Did both sign the same order? */
bool approval_shared(const struct approval *, const struct approval *);
/* False where order is NULL: the decision has no answer now. */
bool approval_holds(const struct approval *, const struct order *);
/* "Since then: copies: 2 (signed: 4); $1,790 in all (signed: $1,500)."; ""
 * where nothing moved, or accelerators or offer are others. */
const char *approval_moved(struct arena *, const struct catalog *,
    const struct approval *, const struct order *);
/* "Ann and Bob signed 2 x NVIDIA H200 from Nebius on 2026-07-01, for $64,386 in
 * all.", without the seller where the approval has none. */
const char *approval_says(struct arena *, const struct catalog *,
    const struct approval *);

#endif
