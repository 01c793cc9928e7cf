/*
 * scaling: formulas of what charts compare a rate and a time with.
 *
 * A group of accelerators is held against the smallest that does the same
 * work, a time against the parts that are known of it.
 */
#ifndef MODEL_SCALING_H
#define MODEL_SCALING_H

#include "model/select.h"

/*
 * Scaling efficiency.
 *
 *     E = (X / n) / (X_0 / n_0)
 *
 * rate        X    rate of the group               [1/s]
 * count       n    accelerators of the group       [1]
 * base_rate   X_0  rate of the smallest group      [1/s]
 * base_count  n_0  accelerators of the smallest    [1]
 * return      E    share of perfect scaling        [1]
 *
 * Source: derivation rate of one accelerator over that in the smallest group
 * Valid:  all groups do the same work
 */
static inline double
scaling_efficiency(double rate, double count, double base_rate,
    double base_count)
{
	return rate / count / (base_rate / base_count);
}

/*
 * Time that its parts leave.
 *
 *     r = pick(t - s > e * t, t - s, 0)
 *
 * whole   t  the time                                [s]
 * parts   s  sum of the parts that are known         [s]
 * least   e  share of it that is seen                [1]
 * return  r  what else it takes                      [s]
 *
 * Source: derivation difference of parts
 * Valid:  less than the least share is rounding
 */
static inline double
scaling_rest(double whole, double parts, double least)
{
	return pick(whole - parts > least * whole, whole - parts, 0);
}

#endif
