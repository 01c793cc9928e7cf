/*
 * holdings: what can be done with what is owned already, and what each comes
 * to: use it as it is, buy or rent the rest, or sell it and have the same
 * from others.  Results live in the arena given.
 */
#ifndef SEARCH_HOLDINGS_H
#define SEARCH_HOLDINGS_H

#include "search/decision.h"

enum holdings_way {
	KEEPING_USE, KEEPING_BUY, KEEPING_RENT, KEEPING_SELL, KEEPING_WAYS
};

struct holdings {
	const struct answer *way[KEEPING_WAYS]; /* or a reject */
};

const struct holdings *holdings_of(struct arena *, const struct catalog *,
    const struct decision *, const struct holding *);

#endif
