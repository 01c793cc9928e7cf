/*
 * unseen: cases predicted as if their source had never been seen.
 *
 * Each family is left out whole: every constant is refitted without it, those
 * of the defaults too, and what rests on it alone is gone (leave_out.h).  Its
 * cases are then predicted twice, by the name that they print and with none.
 */
#ifndef VALIDATE_UNSEEN_H
#define VALIDATE_UNSEEN_H

#include "validate/refit.h"

/* What teaches what the refits are of: named[i] and blank[i] are the case in[i]
 * by its name and without; of others both stay as they are. */
void unseen_cases(struct arena *, const struct catalog *,
    const struct refits *, const struct scored *in, size_t n,
    struct scored *named, struct scored *blank);
/* All cases so; fit[FITTED_memory] and fit[FITTED_speed] are what was fitted
 * to them. */
void unseen_all(struct arena *, const struct catalog *,
    const struct scored *in, size_t n, struct refits fit[FITTED_speed + 1],
    struct scored *named, struct scored *blank);

#endif
