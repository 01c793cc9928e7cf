/*
 * predicted: measured cases beside what the models say of them.
 *
 * They are read once for a guide, and those of a figure predicted when it is
 * first asked for; all of it lives in the build's arena.
 */
#ifndef REPORT_PREDICTED_H
#define REPORT_PREDICTED_H

#include "validate/score.h"

struct compose;
struct evidence;

/* The cases of all files, and of them those that a figure counts; again by
 * figure, so that each case is sorted once. */
struct measured {
	struct cases rows;
	struct scored *item;     /* all of them, the misses first */
	size_t count;
	struct scored *unseen;   /* of a figure, each without its own source */
	size_t unseen_count;
	/* The last is of cases that only fit or do not. */
	struct scored_list {
		struct scored *item;
		size_t count, cap;
		bool predicted;
		struct scored *unseen;   /* or NULL; in any order */
	} of[FIGURE_COUNT + 1];
	const struct evidence *evidence[FITTED_speed + 1];
	struct uncertainty_errors *errors; /* of kinds that were asked for */
};

/* The rows, not predicted. */
struct measured *measured_rows(struct compose *);
/* All cases predicted, with their own source and without. */
struct measured *measured_all(struct compose *);

#endif
