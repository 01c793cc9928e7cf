/*
 * evidence: who saw a price, and whether somebody else saw the same.
 *
 * Confirmed: two independent witnesses agree.  One source: nobody else looked.
 * Old: what was seen is older than a price of it may be.  Contradicted: others
 * saw another price of the same seller, accelerator and tier at that time, or
 * later; it is held back until a record accept takes it.
 */
#ifndef CATALOG_EVIDENCE_H
#define CATALOG_EVIDENCE_H

#include "catalog/catalog.h"

/* A price of a source that has no say is old from this age on, in days. */
enum { EVIDENCE_OLD_DAYS = 180 };

/* Who saw it: so many letters of what is returned; NULL of what is assumed. */
const char *offer_witness(const struct catalog *, const struct offer *,
    size_t *len);
/*
 * Does a sight of the one speak of the other, of the same seller, accelerator
 * and tier: as far as both say, of the same place, host and count?
 */
bool offer_speaks_of(const struct offer *, const struct offer *other);
/* "one source", "confirmed", "old", "contradicted"; NULL of what is owned. */
const char *evidence_word(enum evidence_kind);
/* Of one seller's accelerator in one tier and condition: the same text. */
const char *offer_group(struct arena *, const struct offer *);
/* Does a price of a group speak of another of it, as far as both say where, in
 * which of the seller's words, and how many one sale has? */
bool offer_speaks_of(const struct offer *, const struct offer *other);
/*
 * Weighs all prices against each other, once: evidence, evidence_why, with and
 * seen of each; what is contradicted joins those that are held.
 */
void catalog_weigh(struct catalog *, struct arena *);

#endif
