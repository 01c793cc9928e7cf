/*
 * ranking: which of two answers is better under a policy.
 *
 * This is the only comparison: the search, the ranking, the ways and what
 * would change a decision all use it.  A policy lists goals, the most
 * important first, or gives them weights; its cap on cost counts before all
 * goals.  What it says that waiting for a run costs is part of the cost as a
 * goal, and no part of the cap, which is money spent.  Ties fall to the goals
 * unrounded, then to cost, time and memory: an answer that another beats in
 * one goal and equals in the rest never comes first.  Risk alone is not looked
 * at closer than the policy says: one in a million is no better than one in a
 * thousand where both are near enough to none.  Without a policy cost decides,
 * then time. ranking_rank() tells apart whole answers that are equal in all of
 * it, and ranking_order() leaves no tie between two accelerators or stacks:
 * what was measured more often comes first.
 */
#ifndef SEARCH_RANKING_H
#define SEARCH_RANKING_H

#include "kind/goal.h"

/* A candidate that meets every limit; of each goal less is better. */
struct point {
	double goal[GOAL_COUNT];      /* 0 of a goal that nobody asked for */
	struct placement place;
};

/* The goals of a policy, and the cap on the cost before them. */
enum { RANKING_GOALS = GOAL_COUNT + 1 };

/* Arrays are by the place of a goal in the policy. */
struct ranking {
	const struct catalog *catalog;  /* of what was measured; or NULL */
	const struct kind *kind;
	const struct policy *policy;  /* NULL: cost, then time */
	enum goal goal[RANKING_GOALS];  /* of the policy, that the kind has */
	size_t goals;
	bool capped;                  /* its first goal is the cap */
	bool weighed;
	double weight[RANKING_GOALS], weights;
	double within[RANKING_GOALS];
	double waiting[RANKING_GOALS];  /* 1/s, what it adds to a cost; or 0 */
	const struct number *stated[RANKING_GOALS];  /* where within is from */
	/* The least of the candidates that the goals before left over, and up
	 * to where it counts as the least; see ranking_settle. */
	double best[RANKING_GOALS], enough[RANKING_GOALS];
};

void ranking_make(struct ranking *, const struct catalog *,
    const struct kind *, const struct policy *);
/* Is it cost, then time, and nothing else? */
bool ranking_plain(const struct ranking *);
/* Goals that it looks at, one a bit: its own, cost, time and memory. */
unsigned ranking_looks(const struct ranking *);
/* What a point has of the i-th goal. */
double ranking_value(const struct ranking *, size_t i, const double *goal);
/* What a value of the i-th goal counts as where so much is near enough: beyond
 * that steps of the same share count as one. */
double ranking_counted(const struct ranking *, size_t i, double value,
    double enough);
/* Sets what is least and near enough among all candidates. */
void ranking_settle(struct ranking *, const struct point *, size_t n);
/* Which of the points, one or more, the i-th goal was settled by: the first
 * that has the least of it among those that the goals before left over. */
size_t ranking_least(const struct ranking *, size_t i, const struct point *,
    size_t n);
/*
 * The order once points have moved, of which it was settled by more than
 * these: what is near enough moves with the least of them.
 */
struct ranking ranking_moved(const struct ranking *settled,
    const struct point *was, size_t n, const struct point *now, size_t left);
/* The same, where it is known how these points settled before they moved. */
struct ranking ranking_again(const struct ranking *settled,
    const struct ranking *before, const struct point *now, size_t left);
/* Once the least of the first goal is this: what is more in it comes after that
 * one, and no goal is measured from it.  Goals come one before the other. */
double ranking_reach(const struct ranking *settled,
    const struct ranking *before, double least);
/* Do they put all points in one order? */
bool ranking_same(const struct ranking *, const struct ranking *);
/* Below 0 where a comes before b, above 0 where b does, 0 where neither. */
int ranking_compare(const struct ranking *, const double *a,
    const double *b);
/*
 * The same for answers of which every goal is known: where ranking_compare()
 * finds them equal the less energy decides, then the fewer accelerators, then
 * the least risk to a percent, however near enough.
 */
int ranking_rank(const struct ranking *, const double *a, const double *b);
/* Tries, as ranking_rank() looks at them: in hundredths. */
double ranking_risk(double risk);
/* Where it finds two accelerators or stacks equal: first the stack of which
 * more speeds were measured on its generation, then what is surer by less than
 * a percent, then by name.  0 of one stack on one accelerator. */
int ranking_tie(const struct ranking *, const double *a,
    const struct placement *a_place, const double *b,
    const struct placement *b_place);
/* The same as ranking_rank(), and ranking_tie() where that finds them equal. */
int ranking_order(const struct ranking *, const double *a,
    const struct placement *a_place, const double *b,
    const struct placement *b_place);
/* Does a rank before b, or equal to it, however wide the policy's tolerances
 * are?  True where a is no worse in any goal of the policy, in cost and in
 * time, and a comes first where the rest counts as equal. */
bool ranking_shadows(const struct ranking *, const struct point *a,
    const struct point *b);
/* 1 where nothing is less in any goal that is weighed; 0 where none is. */
double ranking_score(const struct ranking *, const double *goal);
/* Its place among the goals of the policy, or goals where it is none. */
size_t ranking_place(const struct ranking *, enum goal);

#endif
