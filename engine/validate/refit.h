/*
 * refit: the calibration of a software stack, refitted to measured cases.
 *
 * What is fitted are the fields of the entry that its type marks FIELD_FIT,
 * to cases of memory, or FIELD_FIT_SPEED, to cases of speed, and that the
 * entry states.  The loss of a set of cases is the median of
 * |ln(predicted / measured)| of each family, averaged over families, with a
 * hundredth of the mean so that a plateau has a slope, and a fiftieth for each
 * field that is e times that of an unknown stack: few cases move few fields.
 * One field after the
 * other is moved to the least loss, by a grid and then golden sections, until
 * no field moves it.
 *
 * The error that counts is the one on a source that the fit has not seen:
 * each family is left out in turn, the rest fitted, and the family predicted.
 * An entry with one family alone is taken out instead, with all else that
 * rests on that family (see leave_out.h), so that its cases get the default, as
 * those of an unknown stack do.
 * Nothing is written and the catalogue does not change.
 */
#ifndef VALIDATE_REFIT_H
#define VALIDATE_REFIT_H

#include "validate/score.h"

/* Fields that are fitted at once; cases below which nothing is. */
enum { FIT_FIELDS = 12, FIT_CASES = 3 };

struct refit_field {
	const struct field *field;
	double before, after;    /* base units */
	double usual;            /* of an unknown stack */
};

struct refit {
	const struct calibration *of;
	size_t cases, families;
	double before, after;    /* median error of these cases, as a share */
	double left_out;         /* the same, each family unseen; not a number
	                            for a default of one family */
	struct refit_field field[FIT_FIELDS];
	size_t fields;
	const char *sources;     /* "simx, titan": the families */
};

/* May what is asked be fitted to the case: scored, of it, and not held out? */
bool refit_uses(const struct case_row *, enum score_fitted);
/* Fits to the cases that were predicted with this entry. */
struct refit refit_calibration(struct arena *, const struct catalog *,
    const struct calibration *, enum score_fitted, const struct scored *,
    size_t);

/* The least of f over lo .. hi: a grid, then golden sections. */
double refit_least(double (*f)(void *, double), void *, double lo, double hi);

#endif
