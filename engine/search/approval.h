/*
 * approval: what somebody signed, beside what the guide orders now.
 *
 * Of a decision the newest approval counts.  It holds while the same number of
 * the same accelerators is had in the same way from the same offer, committed
 * to for as long; that its price moved does not undo it.
 */
#ifndef SEARCH_APPROVAL_H
#define SEARCH_APPROVAL_H

#include "search/order.h"

struct approval;

/* NULL where none was signed. */
const struct approval *approval_of(const struct catalog *,
    const struct decision *);
/* Of a decision without an answer, order NULL, none holds. */
bool approval_holds(const struct approval *, const struct order *);
/* "Since then: copies: 2 (signed: 4); $1,790 in all (signed: $1,500).": of the
 * same accelerators from the same offer; else, and of what stayed, "". */
const char *approval_moved(struct arena *, const struct catalog *,
    const struct approval *, const struct order *);
/* "Ann signed 2 x NVIDIA H200 from Nebius on 2026-07-01, for $64,386 in all.",
 * without the seller where the approval has none. */
const char *approval_says(struct arena *, const struct catalog *,
    const struct approval *);

#endif
