/*
 * policy: what is best, where one answer costs less and another takes less.
 *
 * Either goals are weighed against each other, or one comes before the next.
 * Of every goal less is better.  Neither form depends on the units of a goal:
 * all prices a hundred times as high give the same order.
 */
#ifndef MODEL_POLICY_H
#define MODEL_POLICY_H

#include <math.h>

#include "model/select.h"

/*
 * Part of one goal in a score.
 *
 *     p = (x / b)^(w / W)
 *
 * value    x  what the answer takes          [1]
 * best     b  the least that any takes       [1]
 * weight   w  weight of the goal             [1]
 * weights  W  sum of the weights             [1]
 * return   p  part of the score              [1]
 *
 * Source: weighted-product Description
 * Valid:  all above 0; an answer is put before another by the ratio of their
 *         values alone, so that b moves all scores and no order
 */
static inline double
policy_part(double value, double best, double weight, double weights)
{
	return pow(value / best, weight / weights);
}

/*
 * Score of several goals, the least first.
 *
 *     S = s * p
 *
 * score   s  of the goals before   [1]
 * part    p  of the next goal      [1]
 * return  S  of all of them        [1]
 *
 * Source: weighted-product Description
 * Valid:  the first s is 1; 1 is the least in every goal
 */
static inline double
policy_score(double score, double part)
{
	return score * part;
}

/*
 * Cost at which two scores are equal.
 *
 *     v = c * (t / s)^(W / w)
 *
 * cost     c  what the answer costs    [USD]
 * score    s  its score                [1]
 * other    t  score of the other       [1]
 * weight   w  weight of the cost       [1]
 * weights  W  sum of the weights       [1]
 * return   v  cost where both equal    [USD]
 *
 * Source: derivation policy_part solved for the value
 * Valid:  the cost is weighed; all else stays
 */
static inline double
policy_even(double cost, double score, double other, double weight,
    double weights)
{
	return cost * pow(other / score, weights / weight);
}

/*
 * What is near enough to the least.
 *
 *     l = b * (1 + t)
 *
 * best    b  the least of those still looked at  [1]
 * within  t  share above it that does not count  [1]
 * return  l  up to here all count as the least   [1]
 *
 * Source: gurobi-hierarchical Hierarchical objectives
 * Valid:  b from 0 up
 */
static inline double
policy_enough(double best, double within)
{
	return best * (1 + within);
}

/*
 * Cost with what waiting for it is worth.
 *
 *     w = c * (1 + r * t)
 *
 * cost     c  what the answer costs           [USD]
 * waiting  r  share of it that a second adds  [1/s]
 * time     t  until it is done                [s]
 * return   w  what is compared                [USD]
 *
 * Source: derivation what is worth its cost, and loses r of it a second
 * Valid:  r * t well below 1
 */
static inline double
policy_waited(double cost, double waiting, double time)
{
	return cost * (1 + waiting * time);
}

/*
 * What a value counts as.
 *
 *     v = max(x, l)
 *
 * value   x  what the answer takes                [1]
 * enough  l  up to here all count as the least    [1]
 * return  v  what is compared, before later goals [1]
 *
 * Source: gurobi-hierarchical Hierarchical objectives
 * Valid:  always; beyond l see policy_step
 */
static inline double
policy_counted(double value, double enough)
{
	return max2(value, enough);
}

/*
 * What a value counts as that is not near enough to the least.
 *
 *     v = l * (1 + t)^ceil(log(x / l) / log(1 + t) - 1e-9)
 *
 * value   x  what the answer takes                          [1]
 * enough  l  up to here all count as the least              [1]
 * within  t  share above the least that does not count      [1]
 * return  v  up to where all count as this one, in steps of
 *            that share                                     [1]
 *
 * Source: derivation policy_enough, from what is next on
 * Valid:  x above l, l and t above 0; the next best are chosen as the best is
 */
static inline double
policy_step(double value, double enough, double within)
{
	return enough * pow(1 + within, ceil(log(value / enough) /
	    log(1 + within) - 1e-9));
}

#endif
