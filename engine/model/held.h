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

#endif
