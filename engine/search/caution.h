/*
 * caution: what to beware of in an answer.
 *
 * One list an answer, worked out once from its order, its offer and the records
 * that speak of it; rank, explain, CSV, JSON and pages show these and find none
 * of their own.  Texts live in the arena given.
 */
#ifndef SEARCH_CAUTION_H
#define SEARCH_CAUTION_H

#include "search/order.h"

struct caution {
	const char *id;          /* "spot_service" */
	const char *title;       /* "may be taken away" */
	const char *text;        /* a clause, without a full stop */
};

/* Sets those of an answer of the decision, in the order of caution.def. */
void cautions_find(struct arena *, const struct question *,
    const struct decision *, const struct answer *);
/* Puts before all others that the guide's own choice is withheld, and what it
 * costs about. */
struct phrases;
void caution_withheld(struct arena *, const struct phrases *, struct order *,
    const char *says);
/* "old_price spot_run": the ids, "" of none. */
const char *cautions_ids(struct arena *, const struct order *);

#endif
