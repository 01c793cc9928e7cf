/*
 * terms: what profiles ask that nobody can give.
 *
 * A provider or a region that no offer has leaves a profile without offers,
 * and nothing else would say that a letter is wrong; and no server answers all
 * that come within a time.
 */
#ifndef CATALOG_TERMS_H
#define CATALOG_TERMS_H

#include "catalog/catalog.h"

struct diags;

/* Warns of words that no offer answers; the arena is for a while. */
void terms_check(const struct catalog *, struct arena *, struct diags *);

#endif
