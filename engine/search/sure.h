/*
 * sure: how probable it is that an answer fits, keeps its limits and is first.
 *
 * Predictions err by a lognormal factor, whose spread follows from the measured
 * errors of the stack on the generation, or from those on unseen sources where
 * fewer than TESTED_CASES are on record.  Prices are drawn from like offers, as
 * the best one may be gone.  Errors of two answers are taken as independent.
 * Everything is worked out at fixed quantiles: two runs are equal.
 */
#ifndef SEARCH_SURE_H
#define SEARCH_SURE_H

#include "search/order.h"

/* Puts the error on unseen sources where too few cases are on record. */
void sure_measured(const struct question *, struct order *);
/* Sets the probabilities of an answer beside those that are ranked. */
void sure_of(const struct question *, const struct decision *,
    const struct answer *);

#endif
