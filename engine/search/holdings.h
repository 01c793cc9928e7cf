/*
 * holdings: what can be done with what is owned already, and what each comes
 * to: use it as it is, buy or rent the rest, or sell it and have the same
 * from others.  Results live in the arena given.
 */
#ifndef SEARCH_HOLDINGS_H
#define SEARCH_HOLDINGS_H

#include "search/decision.h"

enum holdings_way {
	HOLDINGS_USE, HOLDINGS_BUY, HOLDINGS_RENT, HOLDINGS_SELL, HOLDINGS_WAYS
};

struct holdings {
	const struct answer *way[HOLDINGS_WAYS]; /* or a reject */
};

const struct holdings *holdings_of(struct arena *, const struct catalog *,
    const struct decision *, const struct holding *);

#endif
