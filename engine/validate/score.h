/*
 * score: how far predictions are from what was measured.
 *
 * The error of a case is |predicted - measured| / measured.  Cases of one
 * source family (their group, up to the '/') share their errors, so a figure
 * is taken for each family first and then averaged over the families of at
 * least SCORE_FAMILY cases; the plain figure over all cases stands beside it.
 * Cases that the file sets aside, and those of trust C, are not scored.
 */
#ifndef VALIDATE_SCORE_H
#define VALIDATE_SCORE_H

#include <stdbool.h>
#include <stddef.h>

#include "kind/predict.h"

enum { SCORE_FAMILY = 3 };

enum score_figure {
#define FIGURE(id, title, fit) FIGURE_##id,
#include "validate/figure.def"
	FIGURE_COUNT,
	FIGURE_any
};

enum score_fitted { FITTED_nothing, FITTED_memory, FITTED_speed };

/* A case and what was predicted for it. */
struct scored {
	const struct case_row *row;
	struct prediction got;
};

/* Which cases; NULL, false and FIGURE_any let every case through. */
struct score_filter {
	enum score_figure figure;
	const char *kind, *quantity, *split, *family;
	bool core;
};

/* Errors as shares; not a number where there is no case. */
struct score_errors {
	double median, p90;      /* of the absolute error */
	double within10, within20;
	double bias;             /* median of the signed error */
};

struct score {
	size_t cases;            /* that pass the filter */
	size_t usable;           /* of them not set aside, trust not C */
	size_t predicted;        /* of the usable ones */
	size_t skipped, failed;  /* of all */
	struct score_errors all; /* over the predicted ones */
	struct score_errors family; /* mean over families */
	size_t families;
};

/* Does it fit?  Measured runs count as having fitted. */
struct score_fit {
	size_t full, false_fits;      /* measured out of memory; missed */
	size_t runs, false_refusals;  /* measured to run; missed */
};

/* What is predicted for each row, on all cores. */
void score_predict(struct arena *, const struct catalog *, int jobs,
    struct scored *, size_t);
enum score_figure score_figure(const struct case_row *);
/* The figures of a kind's speed and memory by its name; how many of the two are
 * measured. */
size_t score_figures_of(const char *kind, enum score_figure out[2]);
const char *score_figure_title(enum score_figure);
/* What is fitted to cases of the figure. */
enum score_fitted score_fitted(enum score_figure);
/* Length of the family's name in a group. */
size_t score_family(const char *group);
/* That of a case; "" of one without a group. */
const char *score_family_of(struct arena *, const struct case_row *);
/* Is the case to be scored at all? */
bool score_usable(const struct case_row *);
/* (predicted - measured) / measured; not a number where there is no ratio,
 * and for what only fits or does not. */
double score_error(const struct scored *);

struct score score_cases(struct arena *, const struct scored *, size_t,
    const struct score_filter *);
struct score_fit score_fits(const struct scored *, size_t,
    const struct score_filter *);
/* The p quantile of n sorted values: the middle of the two where the rank
 * falls between, for the median; the smallest that p of them do not exceed,
 * for the others. */
double score_quantile(const double *, size_t n, double p);

#endif
