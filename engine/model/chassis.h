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

/*
 * Slots that cards take.
 *
 *     s = n * w
 *
 * accelerators  n  accelerators in one machine    [1]
 * width         w  slots that one of them covers  [1]
 * return        s  slots that they cover          [1]
 *
 * Source: derivation product
 * Valid:  side by side, without a gap or a riser
 */
static inline double
chassis_slots(double accelerators, double width)
{
	return accelerators * width;
}

/*
 * Power of all machines in a place.
 *
 *     P = n * f
 *
 * accelerators  n  accelerators in the place             [1]
 * full          f  power of one, with its share of a host  [J/s]
 * return        P  power that must be fed and cooled     [J/s]
 *
 * Source: derivation product
 * Valid:  all work at once
 */
static inline double
chassis_place(double accelerators, double full)
{
	return accelerators * full;
}

#endif
