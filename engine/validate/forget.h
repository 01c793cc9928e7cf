/*
 * forget: what a left-out family alone has taught a default.
 *
 * A default stays where a family is left out, and most of its figures are
 * fitted to others.  One that no other family's cases move is not known
 * without it.  A constant that several entries state, the same number for the
 * same reason, is one: another of them may have been taught by others, and its
 * figure stands in.  Else it is what the entry above says, and where none
 * stands above, the figure stays.
 */
#ifndef VALIDATE_FORGET_H
#define VALIDATE_FORGET_H

#include "validate/refit.h"

/* Of the calibrations in `now`, in the order of the catalogue's, each fitted
 * without the family: replaces what is not known without it, in copies. */
void forget_family(struct arena *, const struct catalog *,
    const struct refits *, const char *family, struct record_list *now);

#endif
