/*
 * sure: what an error of predictions makes of one of them.
 *
 * The error of a prediction is its distance from what was measured, over what
 * was measured.  Of a prediction whose error is at most e, the measured value
 * lies between these two.
 */
#ifndef MODEL_SURE_H
#define MODEL_SURE_H

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

#endif
