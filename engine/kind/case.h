/*
 * case: what the predictors of cases bind alike.
 */
#ifndef KIND_CASE_H
#define KIND_CASE_H

#include "kind/predict.h"

/* Zeroes lane 0: that of a case, the rest of the block stays as it is. */
void case_clear(double (*value)[CHAIN_BLOCK], int slots);
/* Passes the case over, with the reason. */
void case_skip(const struct predictor *, struct prediction *,
    const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/*
 * The number in a cell; a blank one is the group's default; one without a
 * default passes the case over, names the column, and reads as not a number.
 */
double case_or(const struct predictor *, const struct case_row *,
    struct prediction *, const char *group, enum case_column);
/* The sharding that a cell names, by its place; a blank one is the group's
 * default, and one that nobody knows passes the case over. */
int case_sharding(const struct predictor *, const struct case_row *,
    struct prediction *, const char *group);
/* An axis of what a cell says: what is not a number is 0, what is no int the
 * largest or least. */
int case_axis(double);
/*
 * The network of the case: the catalogue's, with every dimension that the
 * case fills put in its place, or one of the case's dimensions alone.  NULL
 * when it cannot be made; the case is passed over then.
 */
const struct model *case_model(const struct predictor *,
    const struct case_row *, struct prediction *);
/* The format that a cell names; NULL when blank or unknown. */
const struct format *case_format(const struct predictor *,
    const struct case_row *, enum case_column);
/* The catalogue's accelerator of that id; NULL when it has none. */
const struct accelerator *case_accelerator(const struct predictor *,
    const struct case_row *);
/*
 * Memory of one accelerator: the catalogue's; as printed, in binary
 * gigabytes, where the accelerator is unknown or a sibling of the catalogue's;
 * 0 when nothing is known.
 */
double case_capacity(const struct predictor *, const struct case_row *);
/* The calibration of the case's software on its accelerator, by stack.h; the
 * predictor's own where it has one.  NULL when there is none. */
const struct calibration *case_calibration(const struct predictor *,
    const struct case_row *);

#endif
