/*
 * contest: candidates that may win once prices, hours, tariffs, budgets or
 * horizons change.
 *
 * A decision keeps only the best candidate of each accelerator.  A buyer who
 * changes a number in the workbook needs more: the same machine from the next
 * provider, or bought instead of rented, or something smaller under a smaller
 * budget.  So each acceptable offer is searched alone, without budgets.  The
 * results are ranked again under other hours, horizons, tariffs, budgets and
 * prices.  Whoever comes first or second under one of them is kept: the answer
 * first, then by rank; what exceeds a budget stands last.  Pure; all of it
 * lives in the arena given.
 */
#ifndef SEARCH_CONTEST_H
#define SEARCH_CONTEST_H

#include "search/decision.h"

/* Candidates of a contest, at most, and rents that a purchase is weighed
 * against. */
enum { CONTEST_MOST = 21, CONTEST_RENTS = 6 };

struct contest {
	/* With id, values, inputs and order, though a budget rejects it. */
	struct answer *item;
	size_t count;
};

/* The ranked of the decision that are shown are among it: as many as that. */
struct contest contest_of(struct arena *, const struct catalog *,
    const struct decision *, size_t shown);
/* Is it a limit of money, which the profile states? */
bool contest_budget(const struct limit *);

#endif
