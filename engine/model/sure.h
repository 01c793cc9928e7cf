/*
 * sure: what an error of predictions makes of one of them.
 *
 * The error of a prediction is its distance from what was measured, over what
 * was measured.  Of a prediction whose error is at most e, the measured value
 * lies between these two.
 */
#ifndef MODEL_SURE_H
#define MODEL_SURE_H

#include <math.h>

#include "model/elementary.h"
#include "model/select.h"

/*
 * Least value that a prediction stands for.
 *
 *     l = v / (1 + e)
 *
 * value   v  predicted                     [1]
 * error   e  error, over what is measured  [1]
 * return  l  least value                   [1]
 *
 * Source: derivation e = (v - l) / l
 * Valid:  e from 0 up
 */
static inline double
uncertainty_least(double value, double error)
{
	return value / (1 + error);
}

/*
 * Most value that a prediction stands for.
 *
 *     m = v / (1 - e)
 *
 * value   v  predicted                     [1]
 * error   e  error, over what is measured  [1]
 * return  m  most value                    [1]
 *
 * Source: derivation e = (m - v) / m
 * Valid:  e from 0 to below 1; above it there is no most
 */
static inline double
uncertainty_most(double value, double error)
{
	return value / (1 - error);
}

/*
 * Standard deviations above the mean that a share stays below.
 *
 *     w = sqrt(-2 * log(max(1 - max(p, 1 - p), 1e-9)))
 *     a = 2.515517 + w * (0.802853 + w * 0.010328)
 *     b = 1 + w * (1.432788 + w * (0.189269 + w * 0.001308))
 *     z = pick(p < 0.5, a / b - w, w - a / b)
 *
 * percentile  p  share of them               [1]
 * return      z  deviations from the mean    [1]
 *
 * Source: abramowitz1964 26.2.23
 * Valid:  a normal distribution; within 4.5e-4
 */
static inline double
uncertainty_deviations(double percentile)
{
	const double w = sqrt(-2 * lane_log(max2(1 - max2(percentile,
	    1 - percentile), 1e-9)));
	const double a = 2.515517 + w * (0.802853 + w * 0.010328);
	const double b = 1 + w * (1.432788 + w * (0.189269 + w * 0.001308));
	return pick(percentile < 0.5, a / b - w, w - a / b);
}

/*
 * Spread of what is measured over what is predicted.
 *
 *     u = min(m, 0.9)
 *     h = max(log((1 + u) / (1 - u)) / 2, 1e-9)
 *     g = log(1 - u * u) / 2 / h * 0.6745
 *     v = min(q, 0.9)
 *     t = max(log((1 + v) / (1 - v)) / 2, 1e-9)
 *     d = log(1 - v * v) / 2 / t * 1.6449
 *     n = t / 1.6449 / (1 + d * d / 2)
 *     e = log(1 + q) / 1.2816
 *     s = max(h / 0.6745 / (1 + g * g / 2), pick(q < 0.9, min(n, e), e))
 *
 * median  m  error that half of the predictions keep   [1]
 * p90     q  error that nine in ten keep               [1]
 * return  s  standard deviation of the logarithm       [1]
 *
 * Source: abramowitz1964 26.2.23
 * Valid:  errors told as shares of what was measured, either way alike; the
 *         worse of two quantiles of a normal distribution, each kept within
 *         0.01 of its share.  An error below q keeps the logarithm of measured
 *         over predicted between -log(1 + q) and -log(1 - q): a band of mean
 *         width t on either side, off its middle by d, which holds what a
 *         normal one holds of t / s deviations, less what the offset costs;
 *         from 100 % on only what is predicted too high can err more
 */
static inline double
uncertainty_spread(double median, double p90)
{
	const double u = min2(median, 0.9);
	const double h = max2(lane_log((1 + u) / (1 - u)) / 2, 1e-9);
	const double g = lane_log(1 - u * u) / 2 / h * 0.6745;
	const double v = min2(p90, 0.9);
	const double t = max2(lane_log((1 + v) / (1 - v)) / 2, 1e-9);
	const double d = lane_log(1 - v * v) / 2 / t * 1.6449;
	const double n = t / 1.6449 / (1 + d * d / 2);
	const double e = lane_log(1 + p90) / 1.2816;
	return max2(h / 0.6745 / (1 + g * g / 2), pick(p90 < 0.9, min2(n, e),
	    e));
}

/*
 * Factor that a prediction is kept within.
 *
 *     f = exp(s * z)
 *
 * spread      s  standard deviation of the logarithm   [1]
 * deviations  z  of a normal distribution              [1]
 * return      f  most over what is predicted           [1]
 *
 * Source: aitchison1957 section 2.3
 * Valid:  errors are lognormal, and none is the rule
 */
static inline double
uncertainty_factor(double spread, double deviations)
{
	return lane_exp(spread * deviations);
}

/*
 * Share of offers that are still there.
 *
 *     s = m^t
 *
 * share   m  still there after a month  [1]
 * months  t  since they were seen      [1]
 * return  s  share                     [1]
 *
 * Source: derivation what is there at the end of a month stays through the
 *         next as all do
 * Valid:  as many go in each month
 */
static inline double
uncertainty_still_offered(double share, double months)
{
	return pow(share, months);
}

/*
 * Spread of a price that drifts.
 *
 *     s = d * sqrt(t)
 *
 * drift   d  spread of the logarithm after a month  [1]
 * months  t  since it was seen                      [1]
 * return  s  standard deviation of the logarithm    [1]
 *
 * Source: derivation variances of independent changes add up
 * Valid:  changes of one month say nothing of those of the next
 */
static inline double
uncertainty_drift(double drift, double months)
{
	return drift * sqrt(months);
}

#endif
