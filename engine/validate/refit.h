/*
 * refit: every fitted constant of a guide, refitted to measured cases.
 *
 * What is fitted are the fields of an entry that its type marks FIELD_FIT, to
 * cases of memory, or FIELD_FIT_SPEED, to cases of speed, and that the entry
 * states under assume; what stands under cite is known before anybody
 * measures.  An entry is fitted to the cases that it predicts; the default of a
 * kind to all cases that it would predict if no stack were named; the
 * default of a family of stacks to those of all its stacks.
 *
 * The loss is the median of |ln(predicted / measured)| of each family and
 * figure, averaged, with a tenth of the mean so that a plateau has a slope,
 * and a little for each field by how far it is from that of an unknown stack:
 * few cases move few fields.  Cases are predicted anew with each field some
 * steps off (a table of rows); between those steps, and for several fields at
 * once, the logarithms add.  So that a fit without one family costs no
 * prediction, and every family can be left out of every constant, defaults
 * too.  The table is made again, finer, around what was found.
 * Nothing is written and the catalogue does not change.
 */
#ifndef VALIDATE_REFIT_H
#define VALIDATE_REFIT_H

#include "validate/score.h"

/* Fields that are fitted at once; cases below which nothing is; cases of one
 * family and figure that are looked at, evenly spread over all. */
enum { FIT_FIELDS = 16, FIT_CASES = 3, FIT_SAMPLE = 16 };

struct refit_field {
	const struct field *field;
	double before, after;    /* base units */
	double usual;            /* of an unknown stack */
};

struct bench;

/* One entry, fitted. */
struct refit {
	const struct calibration *of;
	size_t cases, families;
	double before, after;    /* median error of these cases, as a share */
	struct refit_field field[FIT_FIELDS];
	size_t fields;
	const char *sources;     /* "simx, titan": the families */
	struct bench *bench;
};

/* All entries that cases of the sort are fitted to. */
struct refits {
	struct refit *item;
	size_t count;
	enum score_fitted what;
};

/* May constants of memory, or of speed, be fitted to the case: is it scored,
 * of that sort and not held out? */
bool refit_uses(const struct case_row *, enum score_fitted);
/* Fits all entries; steps: 0 fits nothing and makes the tables alone. */
struct refits refit_all(struct arena *, const struct catalog *,
    enum score_fitted, const struct scored *, size_t, int steps);
/* The catalogue's calibrations, each fitted without the family; `whole` is the
 * same without none, NULL for both, and what the family has no part in is taken
 * from there. */
struct record_list refit_without(struct arena *, const struct catalog *,
    const struct refits *, const struct record_list *whole,
    const char *family);
/* The case with no software printed. */
struct case_row *refit_blank(struct arena *, const struct case_row *);

#endif
