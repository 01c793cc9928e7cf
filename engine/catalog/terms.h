/*
 * terms: what profiles ask that no offer or server can meet.
 *
 * A misspelt provider or region leaves a profile without offers, and nothing
 * else would say so.  No server answers every request within a time: a
 * percentile of 1 is a fault.
 */
#ifndef CATALOG_TERMS_H
#define CATALOG_TERMS_H

#include "catalog/catalog.h"

struct diags;

/* Warns of words that no offer answers; the arena is for a while. */
void terms_check(const struct catalog *, struct arena *, struct diags *);

#endif
