/*
 * question: one workload under one profile, as the search asks it.
 *
 * Limits, resources, measures and goals are slots of the kind's chain, found
 * once; what a candidate's values come to is judged by them.
 */
#ifndef SEARCH_QUESTION_H
#define SEARCH_QUESTION_H

#include "kind/stack.h"
#include "search/decision.h"

/* Limits of a kind, at most. */
enum { LIMITS = 16 };

/* Goals of a candidate that no chain has: how far its speeds may be off, as
 * risk.h has it, and for how many months it is committed to. */
struct unchained {
	double spread, months;
};

/* What does not change from candidate to candidate, resolved once. */
struct question {
	const struct catalog *catalog;
	const struct workload *workload;
	const struct profile *profile;
	const struct kind *kind;
	const struct chain *chain;
	struct stacks stacks;      /* that are tried */
	const struct model *model; /* NULL where the kind has none */
	/* Slots of the kind's limits, resources and measures. */
	int need[LIMITS];
	const char *unit[LIMITS]; /* of need */
	unsigned timed, paid;    /* limits of time and of money, a bit each */
	int have[LIMITS];        /* -1 where the limit is a field */
	double bound[LIMITS];    /* the field's value, or infinity */
	bool buys;               /* what is bought may be an answer */
	bool compares;           /* what is rented may not: it is compared */
	bool slices;             /* parts of accelerators may */
	bool records_split;      /* some record of support speaks of splits */
	/* Splits of which none speaks stand beside the others, not only where
	 * no other fits. */
	bool every_split;
	const struct offer *without; /* it is gone; NULL: none is */
	int resource[8];
	int beside[8];           /* -1 where nothing runs beside it */
	int measure[2];          /* what it costs, and what it takes */
	struct ranking ranking;      /* of the profile's policy, not settled */
	int goal[GOAL_COUNT];    /* -1 where the kind has none */
	int share[GOAL_COUNT];   /* slot that it is a share of, or -1 */
	/* Slots of memory that is needed and usable, and of the spread of its
	 * error, or -1. */
	int fit[3];
};

void search_question(struct question *, const struct catalog *,
    const struct workload *, const struct profile *);
/* What the goals of a policy come to, 0 of one that the kind does not have. */
void search_goals(const struct question *, double (*value)[CHAIN_BLOCK],
    size_t lane, const struct unchained *, unsigned goals, double *out);
/* The first limit that is broken, or the one with the least left; what binds;
 * objective, time and goals of the values of a lane. */
void question_answer(const struct question *, double (*value)[CHAIN_BLOCK],
    size_t lane, const struct placement *, struct answer *);
/* The same where risk_asked() of the placement is known. */
void question_judge(const struct question *, double (*value)[CHAIN_BLOCK],
    size_t lane, const struct placement *, double spread, struct answer *);
/* Accelerators that one copy may span at most. */
int search_max_count(const struct question *, const struct accelerator *);

#endif
