/*
 * shared: what part of the errors of a stack all accelerators have in common.
 *
 * Two accelerators that run the same job on the same stack share what the model
 * gets wrong about job and stack.  Cases are grouped by job (model, method,
 * format, lengths) and stack; of each group every accelerator has one error,
 * the mean of its logarithms of predicted over measured.  The part is the mean
 * product of the errors of two accelerators of a group over the mean square of
 * one: the intraclass correlation about zero.
 */
#ifndef VALIDATE_SHARED_H
#define VALIDATE_SHARED_H

#include "validate/score.h"

/* Fewer accelerators in groups of two or more say nothing. */
enum { SHARED_LEAST = 30 };

/* Of the speeds of a kind, 0 to 1; 0 too where too few were measured. */
double shared_errors(struct arena *, const struct scored *, size_t,
    const char *kind);

#endif
