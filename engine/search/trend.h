/*
 * trend: how the price of what is sold moved, and how sure that is.
 *
 * A price is taken for a random walk with drift in its logarithm.  The drift of
 * a record is ln(last / first) over its years; that of several sellers the sum
 * of the one over the sum of the other.  Its standard error is the spread of a
 * year over the root of the years of the longest record, for sellers move
 * together.  The spread is that of their own moves, and at least what contracts
 * of the tier state: a price that stood still for weeks may yet move.  The
 * interval holds the drift in 8 of 10 cases.
 *
 * Source: derivation (a walk's ends tell its drift, its steps their spread)
 */
#ifndef SEARCH_TREND_H
#define SEARCH_TREND_H

#include "catalog/catalog.h"

struct arena;

/* What is shorter, or has fewer sights, tells no trend; what ended so long
 * before the guide's day tells what was. */
enum { TREND_DAYS = 60, TREND_SIGHTS = 4, TREND_OLD_DAYS = 180 };

enum trend_sign { TREND_unsure, TREND_falls, TREND_rises, TREND_over };

struct trend {
	const struct offer *last, *first;  /* of the longest record, by day */
	size_t sights, sellers;
	double years;                 /* of the longest */
	double yearly, low, high;     /* change in a year: -0.1, a tenth less */
	double quarter;               /* in three months, at that drift */
	enum trend_sign sign;
};

/*
 * Of what is sold like an offer, in its tier and condition: by its own seller,
 * where that has a record, else by all sellers of its kind, each by its
 * longest.  False where there is none.
 */
bool trend_of(const struct catalog *, const struct offer *, struct trend *);
/* Of all sellers of its kind. */
bool trend_of_kind(const struct catalog *, const struct offer *,
    struct trend *);
/* "falls", "rises", "no sign", "over". */
const char *trend_word(enum trend_sign);

#endif
