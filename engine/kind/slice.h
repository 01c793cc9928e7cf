/*
 * slice: parts of accelerators, as accelerators.
 *
 * A record of type slice says what is cut; from it and the whole comes an
 * accelerator like any other, with the slice's id, and an offer for each of
 * the whole's.  Searches and chains see nothing new.  Made once, before the
 * catalogue is shared.
 */
#ifndef KIND_SLICE_H
#define KIND_SLICE_H

#include "catalog/catalog.h"

/* Fills parts and part_offers; a slice of nothing known makes none. */
void slices_cut(struct arena *, struct catalog *);
/* What it takes of the accelerator it is cut from: 1 of a whole one. */
double slice_of_whole(const struct accelerator *);
/* Its offers stand together in the list that is returned. */
const struct record_list *slice_offers(const struct catalog *,
    const struct accelerator *);
/* The accelerator of this id, whole or not; NULL when there is none. */
const struct accelerator *slice_find(const struct catalog *, const char *id);

#endif
