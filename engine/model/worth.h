/*
 * worth: formulas of when owning pays, and of a pool that is owned in part.
 *
 * An owned accelerator is held against the rent of the same one: from which
 * use on it is cheaper, what it gains, and how many of a load that comes and
 * goes are worth having.
 */
#ifndef MODEL_WORTH_H
#define MODEL_WORTH_H

#include <math.h>

#include "model/select.h"

/*
 * Utilization from which owning is cheaper than renting.
 *
 *     u = (A + O) / max(p - e, 1e-6 * max(p, e))
 *
 * annuity  A  see own_annuity                  [USD/s]
 * fixed    O  see own_fixed                    [USD/s]
 * rent     p  rent for the time used           [USD/s]
 * running  e  energy of one at work            [USD/s]
 * return   u  utilization where both cost the same  [1]
 *
 * Source: derivation own_price() set equal to the rent
 * Valid:  above 1 there is none; where energy alone costs the rent, it stands
 *         far above 1
 */
static inline double
own_break_even(double annuity, double fixed, double rent, double running)
{
	return (annuity + fixed) /
	    max2(rent - running, 1e-6 * max2(rent, running));
}

/*
 * Net present value of buying instead of renting.
 *
 *     N = S * y * (1 - d) / r + R * d - C
 *
 * saving    S  see own_saving          [USD/s]
 * resale    R  paid back at the end    [USD]
 * capital   C  paid at the start       [USD]
 * discount  d  see own_discount        [1]
 * rate      r  cost of capital a year  [1]
 * year      y  one year                [s]
 * return    N  gain of buying, as money of the start  [USD]
 *
 * Source: openformula NPV, with equal savings at the end of each year
 * Valid:  cost of capital above 0; the horizon a whole number of years
 */
static inline double
own_npv(double saving, double resale, double capital, double discount,
    double rate, double year)
{
	return saving * year * (1 - discount) / rate + resale * discount -
	    capital;
}

/*
 * Time after which savings have paid for the capital.
 *
 *     w = min(C * r / max(S * y, C * r), 1 - 1e-9)
 *     T = y * log(1 / (1 - w)) / log(1 + r)
 *
 * capital  C  paid at the start       [USD]
 * saving   S  see own_saving          [USD/s]
 * rate     r  cost of capital a year  [1]
 * year     y  one year                [s]
 * return   T  payback time            [s]
 *
 * Source: openformula NPER
 * Valid:  cost of capital above 0; resale not counted; centuries stand for
 *         never
 */
static inline double
own_payback(double capital, double saving, double rate, double year)
{
	const double w = min2(capital * rate /
	    max2(saving * year, capital * rate), 1 - 1e-9);

	return year * log(1 / (1 - w)) / log(1 + rate);
}

/*
 * Accelerators to own under a load that comes and goes.
 *
 *     k = pick(u < 1, b + (p - b) * (1 - u), 0)
 *
 * base        b  accelerators that are always needed       [1]
 * peak        p  accelerators needed at the busiest        [1]
 * break_even  u  utilization from which owning is cheaper  [1]
 * return      k  accelerators owned                        [1]
 *
 * Source: derivation the next one is owned while it is used more than u of the
 *         time; the load is evenly spread from base to peak
 * Valid:  a straight load duration curve; the rest is rented as needed
 */
static inline double
own_base_load(double base, double peak, double break_even)
{
	return pick(break_even < 1, base + (peak - base) * (1 - break_even),
	    0);
}

/*
 * Accelerators that must be rented beside those owned, on average.
 *
 *     o = max(min(k, p), b)
 *     E = max(b - k, 0) + (p - o) * (p - o) / (2 * max(p - b, 1e-9))
 *
 * base    b  accelerators that are always needed  [1]
 * peak    p  accelerators needed at the busiest   [1]
 * owned   k  accelerators owned                   [1]
 * return  E  accelerators rented, on average      [1]
 *
 * Source: derivation area of the load duration curve above those owned
 * Valid:  a straight load duration curve; peak at least base
 */
static inline double
own_rented(double base, double peak, double owned)
{
	const double o = max2(min2(owned, peak), base);

	return max2(base - owned, 0) + (peak - o) * (peak - o) /
	    (2 * max2(peak - base, 1e-9));
}

/*
 * Cost of a pool, some of it owned.
 *
 *     U = k * f + (m - E) * e + E * p
 *
 * owned    k  accelerators owned                   [1]
 * fixed    f  cost of one that is owned, used or not  [USD/s]
 * mean     m  accelerators needed, on average      [1]
 * rented   E  see own_rented                       [1]
 * running  e  energy of one at work                [USD/s]
 * rent     p  rent of one for the time used        [USD/s]
 * return   U  cost of the pool                     [USD/s]
 *
 * Source: derivation those owned cost all the time, and are used first
 * Valid:  owned ones are used first
 */
static inline double
own_pool(double owned, double fixed, double mean, double rented,
    double running, double rent)
{
	return owned * fixed + (mean - rented) * running + rented * rent;
}

#endif
