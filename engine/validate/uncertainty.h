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
	bool unseen;             /* its stack rests on what others showed */
	bool own;                /* on record of its stack and generation, or
	                          * of unseen sources: not of the whole kind */
};

/* The error of a figure on these cases. */
struct uncertainty_error uncertainty_error(struct arena *, enum score_figure,
    const struct scored *, size_t);
/* The figures whose errors count for a kind, speed first; how many. */
size_t uncertainty_figures(const struct kind *, enum score_figure out[2]);
/* Does the decision rest on what others than its stack showed? */
bool uncertainty_unseen(const struct decision *);
/*
 * How far the best answer may be off.  The error of its speed is the one that
 * its probabilities rest on, search/sure.h: that of its stack on its generation
 * or, where too few cases are on record, that on sources which nothing was
 * learnt from.  Where neither is, it is that of all cases of the kind: as
 * fitted or, for a default, which was fitted to no stack, on unseen sources.
 * false where the kind has no such figure, or nothing was measured.
 */
bool uncertainty_of(const struct catalog *, const struct decision *,
    const struct uncertainty_errors *, struct uncertainty *);
/* From the least to the most that a value stands for; most is infinite where
 * the error is 1 and more. */
void uncertainty_range(double value, double error, double *least, double *most);
/* The same, of errors of which a factor up is as likely as one down, as the
 * probabilities of an answer take them; nine in ten cases, or half of them. */
void uncertainty_quantiles(const struct uncertainty_error *, double value,
    bool nine_in_ten, double *least, double *most);
/*
 * Are the ranges of two objectives apart, at this error?  Only then does the
 * measured error leave no doubt which is less.
 */
bool uncertainty_apart(double less, double more, double error);

#endif
