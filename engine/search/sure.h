/*
 * sure: how probable it is that an answer fits and keeps its limits.
 *
 * Predictions err by a lognormal factor, whose spread follows from the measured
 * errors of the stack on the generation, or from those on unseen sources where
 * fewer than TESTED_CASES are on record.
 */
#ifndef SEARCH_SURE_H
#define SEARCH_SURE_H

#include "search/order.h"
#include "search/stays.h"

/* Puts the error on unseen sources where too few cases are on record. */
void sure_measured(const struct question *, struct order *);
/* Sets the probabilities of an answer, beside those that were drawn. */
void sure_of(const struct question *, struct stays *,
    const struct answer *);

#endif
