/*
 * held: formulas of accelerators that are owned already.
 *
 * What was paid for them is gone whatever is done; what they would bring
 * today is not, and counts as what keeping them costs.  They are used first;
 * what is missing comes from an offer.
 */
#ifndef MODEL_HELD_H
#define MODEL_HELD_H

#include <math.h>

#include "model/select.h"

/*
 * Accelerators of one's own that are used.
 *
 *     k = min(n, h)
 *
 * accelerators  n  accelerators that are needed  [1]
 * held          h  accelerators owned already    [1]
 * return        k  those of them that are used   [1]
 *
 * Source: derivation one's own come first
 * Valid:  what is not used is sold, or works for others
 */
static inline double
held_used(double accelerators, double held)
{
	return min2(accelerators, held);
}

/*
 * Accelerators of one's own that carry whole copies.
 *
 *     h_c = floor(h / c) * c
 *
 * held    h    accelerators owned already         [1]
 * copy    c    accelerators of one copy           [1]
 * return  h_c  those of them that can be used     [1]
 *
 * Source: derivation whole copies
 * Valid:  the rest is rented elsewhere: no copy stands in two places
 */
static inline double
held_copies(double held, double copy)
{
	return floor(held / copy) * copy;
}

/*
 * Accelerators that are missing.
 *
 *     m = n - k
 *
 * accelerators  n  accelerators that are needed      [1]
 * used          k  accelerators of one's own in use  [1]
 * return        m  accelerators still to be had      [1]
 *
 * Source: derivation difference
 * Valid:  always
 */
static inline double
held_missing(double accelerators, double used)
{
	return accelerators - used;
}

/*
 * Most accelerators that can be had so.
 *
 *     n = h + a
 *
 * held       h  accelerators owned already                    [1]
 * available  a  those that an offer has, 0 without an offer   [1]
 * return     n  all of them                                   [1]
 *
 * Source: derivation sum
 * Valid:  stock and quota are as they were seen
 */
static inline double
held_most(double held, double available)
{
	return held + available;
}

/*
 * Accelerators that are paid for.
 *
 *     n_b = k + m_b
 *
 * used    k    accelerators of one's own in use      [1]
 * billed  m_b  accelerators that come with the offer  [1]
 * return  n_b  all of them                           [1]
 *
 * Source: derivation sum
 * Valid:  always
 */
static inline double
held_all(double used, double billed)
{
	return used + billed;
}

/*
 * Price of all accelerators for the time they are used.
 *
 *     u = k * a + m_b * p
 *
 * used    k    accelerators of one's own in use       [1]
 * own     a    price of one of them, see own_price    [USD/s]
 * billed  m_b  accelerators that come with the offer  [1]
 * price   p    price of one of those                  [USD/s]
 * return  u    price of all                           [USD/s]
 *
 * Source: derivation sum
 * Valid:  always
 */
static inline double
held_rate(double used, double own, double billed, double price)
{
	return used * own + billed * price;
}

/*
 * Price of one of them, on average.
 *
 *     p = u / n_b
 *
 * rate          u    price of all accelerators          [USD/s]
 * accelerators  n_b  accelerators that are paid for     [1]
 * return        p    price of one for the time used     [USD/s]
 *
 * Source: derivation mean
 * Valid:  at least one is paid for
 */
static inline double
held_mean(double rate, double accelerators)
{
	return rate / accelerators;
}

#endif
