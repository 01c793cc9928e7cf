/*
 * withheld: what a guide for others says of a choice that it cannot name.
 *
 * Where the order of the whole guide is another than that of the records which
 * may be published, what it costs is told as a band of round numbers, a
 * 1-2-5 step wide, and nothing else of it.
 */
#ifndef SEARCH_WITHHELD_H
#define SEARCH_WITHHELD_H

#include "search/order.h"

struct phrases;

struct withheld {
	double usd_low, usd_high;    /* 0 both where no money is known */
	bool monthly;                /* rent of a month; else all of it */
};

/* Marks the published decisions whose choice the whole guide does not share,
 * and the orders of them with a caution. */
void withheld_mark(struct arena *, const struct decisions *whole,
    struct decisions *published);
/* "$1,000 to $2,000 a month". */
const char *withheld_band(struct arena *, const struct phrases *,
    const struct withheld *);

#endif
