/*
 * chassis: formulas of what a machine and a place can feed and hold.
 */
#ifndef MODEL_CHASSIS_H
#define MODEL_CHASSIS_H

#include "model/select.h"

/*
 * Power that a supply gives all the time.
 *
 *     S = p * l
 *
 * supply  p  power that is printed on it                 [J/s]
 * load    l  share of it that may be drawn all the time  [1]
 * return  S  power that may be drawn                     [J/s]
 *
 * Source: build-power
 * Valid:  what is left takes the peaks of a few milliseconds
 */
static inline double
chassis_supply(double supply, double load)
{
	return supply * load;
}

/*
 * Power of a machine at full load.
 *
 *     P = n * b + r
 *
 * accelerators  n  accelerators in it                   [1]
 * board         b  board power of one                   [J/s]
 * rest          r  power of all else in the machine     [J/s]
 * return        P  power that it draws                  [J/s]
 *
 * Source: build-power
 * Valid:  all work at once, none above its limit on average
 */
static inline double
chassis_power(double accelerators, double board, double rest)
{
	return accelerators * board + rest;
}

#endif
