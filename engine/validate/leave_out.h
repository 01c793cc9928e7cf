/*
 * leave_out: leave-one-out errors: each source family predicted by constants
 * that it did not teach.
 *
 * A source family is left out whole, with all generations, versions and kinds
 * of a stack that only this family measured.  What is left of such a stack is
 * what was read in its documents, as its fields under cite say, in the place
 * of the default's; or nothing, not even its name, so that the cases find what
 * their printed name finds without it, in the end the kind's default.  Where
 * other families measured the stack as well, an entry that rests on this one
 * alone keeps what is not fitted or is read in documents, and constants that
 * entries of other families state alike, and has the default's values for the
 * rest.
 * What an entry shares follows what it is shared with.  Defaults stay: they
 * rest on many sources; what a family alone has taught one, refits forget
 * (forget.h).  Memory and speed are learnt apart and left out apart.
 */
#ifndef VALIDATE_LEAVE_OUT_H
#define VALIDATE_LEAVE_OUT_H

#include "validate/score.h"

/* Which families each calibration of a catalogue was learnt from. */
struct evidence;

/* By the cases that are predicted with each, or would be: what is not predicted
 * yet has no calibration.  Held-out ones teach nothing. */
const struct evidence *
leave_out_evidence(struct arena *, const struct catalog *, enum score_fitted,
    const struct scored *, size_t);
/* The calibrations of a changed catalogue, in the same order, as they were
 * without the family. */
struct record_list leave_out_from(struct arena *, const struct evidence *,
    const struct catalog *changed, const char *family);
/* The entry that this one is `like`, else the default for the same accelerators
 * and stacks; or NULL. */
const struct calibration *leave_out_default(const struct catalog *,
    const struct calibration *);
/* What the entry has where no case has taught it: what of its speeds it is
 * like, else the same. */
const struct calibration *leave_out_untaught(const struct catalog *,
    const struct calibration *, enum score_fitted);
/* What constants are fitted to a case: of memory or of speed.  Cases that only
 * fit or do not count for memory. */
enum score_fitted leave_out_teaches(const struct case_row *);
/* Predicts each case that the evidence counts without the case's own family;
 * out[i].got of the other cases is not touched. */
void leave_out_cases(struct arena *, const struct evidence *, int jobs,
    const struct scored *in, size_t n, struct scored *out);

#endif
