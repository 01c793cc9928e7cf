/*
 * tally: what predict and calibrate share: files of cases, predicted, and the
 * tables of errors that people read.
 */
#ifndef CMD_TALLY_H
#define CMD_TALLY_H

#include "cmd/cmd.h"
#include "validate/refit.h"

struct grid;

struct tally {
	const struct catalog *catalog;
	const struct scored *item;
	size_t count;
};

/* Loads the guide, reads the files that the operands name, predicts every
 * row; false when the guide or a file cannot be used at all. */
bool tally_read(struct options *, struct tally *);
/* The tables of errors, to o->aside. */
void tally_print(struct options *, const struct tally *);
/* How many constants there are, and how many fits rest on one source family. */
void tally_evidence(struct options *, struct text *, const struct catalog *,
    const struct refits fit[FITTED_speed + 1]);
/* A cell of CSV, quoted where it must be; that of a case, and a comma; a
 * prediction: whole bytes, six digits of what is smaller. */
void tally_cell(struct text *, const char *cell);
void tally_column(struct text *, const struct case_row *, enum case_column);
void tally_value(struct text *, double);
/* "5.8%", or "" for what is not a number. */
/* A count, as the next cell. */
void tally_count(struct options *, struct grid *, size_t);
const char *tally_percent(struct arena *, double share);

#endif
