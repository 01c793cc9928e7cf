/*
 * contest: the candidates that may win once prices, hours, tariffs, budgets or
 * horizons move.
 *
 * A decision keeps the best candidate of each accelerator.  A buyer who
 * changes a price asks for more: the same machine from the next provider, or
 * bought where it was rented, and what is smaller where the budget is.  Each
 * acceptable offer is searched alone, budgets aside.  What is found is ranked
 * again under other hours, horizons, tariffs and budgets, and under other
 * prices of each that is kept; who stands first or second under one of them is
 * kept: the answer, then the others by their rank, what breaks a budget last.
 * Pure; all of it lives in the arena given.
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
