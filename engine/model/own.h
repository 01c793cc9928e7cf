/*
 * own: formulas of machines that are bought.
 *
 * An owned accelerator costs what it lost in value and what its capital could
 * have earned, people and space, all of it whether it works or not, and the
 * energy of the time it works.  Money is USD a second inside; interest is by
 * the year, at its end.
 */
#ifndef MODEL_OWN_H
#define MODEL_OWN_H

#include <math.h>

#include "model/select.h"

/*
 * Value of hardware after a time.
 *
 *     R = V * k^(t / y)
 *
 * hardware  V  hardware when it is new          [USD]
 * kept      k  share of the value that a year leaves  [1]
 * time      t  age                              [s]
 * year      y  one year                         [s]
 * return    R  value at that age                [USD]
 *
 * Source: openformula DB, without its rounding
 * Valid:  declining balance: the same share is lost every year
 */
static inline double
own_resale(double hardware, double kept, double time, double year)
{
	return hardware * pow(kept, time / year);
}

/*
 * Share of its value that hardware kept in a year.
 *
 *     k = (R / V)^(y / t)
 *
 * value     R  what it costs at that age        [USD]
 * hardware  V  hardware when it is new          [USD]
 * time      t  age                              [s]
 * year      y  one year                         [s]
 * return    k  share of the value that a year leaves  [1]
 *
 * Source: openformula DB, without its rounding, for the share
 * Valid:  declining balance, as own_resale(); an age above 0
 */
static inline double
own_kept(double value, double hardware, double time, double year)
{
	return pow(value / hardware, year / time);
}

/*
 * Value of hardware in the books.
 *
 *     B = C - (C - R) * min(t / T, 1)
 *
 * capital  C  what was paid             [USD]
 * resale   R  value at the end          [USD]
 * time     t  age                       [s]
 * horizon  T  time of the depreciation  [s]
 * return   B  value in the books        [USD]
 *
 * Source: openformula SLN
 * Valid:  straight line: the same sum is lost every year
 */
static inline double
own_book_value(double capital, double resale, double time, double horizon)
{
	return capital - (capital - resale) * min2(time / horizon, 1);
}

/*
 * What a dollar of later is worth now.
 *
 *     d = 1 / (1 + r)^(T / y)
 *
 * rate     r  cost of capital a year  [1]
 * horizon  T  time until it is paid   [s]
 * year     y  one year                [s]
 * return   d  worth of it now         [1]
 *
 * Source: openformula PV
 * Valid:  interest by the year
 */
static inline double
own_discount(double rate, double horizon, double year)
{
	return 1 / pow(1 + rate, horizon / year);
}

/*
 * Capital by the second.
 *
 *     A = (C - R * d) * r / ((1 - d) * y)
 *
 * capital   C  paid at the start             [USD]
 * resale    R  paid back at the end          [USD]
 * discount  d  see own_discount              [1]
 * rate      r  cost of capital a year        [1]
 * year      y  one year                      [s]
 * return    A  annuity                       [USD/s]
 *
 * Source: openformula PMT, with the resale as future value
 * Valid:  cost of capital above 0; equal payments at the end of each year
 */
static inline double
own_annuity(double capital, double resale, double discount, double rate,
    double year)
{
	return (capital - resale * discount) * rate / ((1 - discount) * year);
}

/*
 * What an owned accelerator costs beside its capital, used or not.
 *
 *     O = q + w + m * V + l + f
 *
 * space        q  see own_space                        [USD/s]
 * people       w  see own_people                       [USD/s]
 * maintenance  m  repairs and contracts, a USD of hardware  [1/s]
 * hardware     V  hardware of one                      [USD]
 * licences     l  software licences                    [USD/s]
 * failures     f  buying again those that fail         [USD/s]
 * return       O  fixed cost                           [USD/s]
 *
 * Source: derivation sum of parts, no two of which hold the same
 * Valid:  none of it depends on the hours used
 */
static inline double
own_fixed(double space, double people, double maintenance, double hardware,
    double licences, double failures)
{
	return space + people + maintenance * hardware + licences + failures;
}

/*
 * Price of an owned accelerator for the time it is used.
 *
 *     p = (A + O) / u + e
 *
 * annuity      A  see own_annuity            [USD/s]
 * fixed        O  see own_fixed              [USD/s]
 * utilization  u  share of the time it works  [1]
 * running      e  energy at work            [USD/s]
 * return       p  price of the time used     [USD/s]
 *
 * Source: derivation fixed cost over the time used
 * Valid:  utilization above 0
 */
static inline double
own_price(double annuity, double fixed, double utilization, double running)
{
	return (annuity + fixed) / utilization + running;
}

#endif
