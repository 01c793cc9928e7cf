/*
 * uncertainty: how far a decision's figures may be off, by what was measured.
 *
 * The errors are those of predictions against published measurements; a half
 * of these lie within the median error, nine in ten within p90.
 */
#ifndef VALIDATE_UNCERTAINTY_H
#define VALIDATE_UNCERTAINTY_H

#include "search/decision.h"
#include "validate/score.h"

/* The error of one figure. */
struct uncertainty_error {
	enum score_figure figure;
	size_t cases;            /* predicted; 0 where none was measured */
	double median, p90;
};

/* Of all figures, by their number. */
struct uncertainty_errors {
	struct uncertainty_error seen[FIGURE_COUNT]; /* as fitted */
	struct uncertainty_error
	    unseen[FIGURE_COUNT]; /* without the own source */
};

/* Of a decision: of the speed, which its objective rests on, and memory. */
struct uncertainty {
	struct uncertainty_error speed, memory;
	bool unseen;             /* its stack rests on a default */
};

/* The error of a figure on such cases. */
struct uncertainty_error uncertainty_error(struct arena *, enum score_figure,
    const struct scored *, size_t);
/* The figures that speak of a kind, of its speed first; how many. */
size_t uncertainty_figures(const struct kind *, enum score_figure out[2]);
/* Does the decision rest on a default? */
bool uncertainty_unseen(const struct catalog *, const struct decision *);
/*
 * How far the best answer may be off.  An entry that was fitted to the stack
 * errs as it does on its cases; a default was not fitted to the stack that will
 * run, so that its error is that on sources which nothing was learnt from.
 * false where no figure speaks of the kind, or nothing was measured.
 */
bool uncertainty_of(const struct catalog *, const struct decision *,
    const struct uncertainty_errors *, struct uncertainty *);
/* From the least to the most that a value stands for; most is infinite where
 * the error is 1 and more. */
void uncertainty_range(double value, double error, double *least, double *most);
/*
 * Are the ranges of two objectives apart, at this error?  Only then does the
 * measured error leave no doubt which is less.
 */
bool uncertainty_apart(double less, double more, double error);

#endif
