/*
 * load: formulas of a server that many people use at once.
 *
 * A copy of a model works in iterations: each writes the next token of every
 * request in flight and reads a chunk of the prompts that wait (continuous
 * batching).  So answers wait for the prompts of others, and prompts for each
 * other.  Prompts are customers of one server, which answers interrupt; with a
 * rate that is asked they come at random (M/G/1), without one as many people
 * as there are places ask anew as soon as they are answered (a closed loop).
 */
#ifndef MODEL_LOAD_H
#define MODEL_LOAD_H

#include <math.h>

#include "model/elementary.h"
#include "model/select.h"

/*
 * Time of a prompt in a closed loop, with what it waits for.
 *
 *     h = (1 - c^2) / 2
 *     e = N * S - Z
 *     R = (e + sqrt(e^2 + 4 * (S * Z - (N - 1) * S^2 * h))) / 2
 *
 * requests   N  requests in flight                                   [1]
 * turn       S  time of a prompt while all others write              [s]
 * away       Z  time from a first token to the next prompt           [s]
 * variation  c  coefficient of variation of the lengths              [1]
 * return     R  time of a prompt, others before it included          [s]
 *
 * Source: lazowska1984 chapter 6, approximate mean value analysis of one
 *         queue and a delay, with what is left of the prompt in service
 * Valid:  c from 0 to 1; alone it is S, and with nothing to write N * S
 */
static inline double
load_closed_turn(double requests, double turn, double away, double variation)
{
	const double h = (1 - variation * variation) / 2;
	const double e = requests * turn - away;
	return (e + sqrt(e * e + 4 * (turn * away -
	    (requests - 1) * turn * turn * h))) / 2;
}

/*
 * Time of a prompt where requests come at random, with what it waits for.
 *
 *     u = min(l * S, 1 - d)
 *     R = S * (1 - u * (1 - c^2) / 2) / (1 - u)
 *
 * rate         l  requests a second of one group               [1/s]
 * turn         S  time of a prompt among those who write       [s]
 * variation    c  coefficient of variation of the lengths      [1]
 * least_spare  d  share taken as spare at full load            [1]
 * return       R  time of a prompt, others before it included  [s]
 *
 * Source: kleinrock1975 chapter 5, the mean value formula of Pollaczek and
 *         Khinchin
 * Valid:  requests come at random (Poisson), prompts are read in turn
 */
static inline double
load_open_turn(double rate, double turn, double variation, double least_spare)
{
	const double u = min2(rate * turn, 1 - least_spare);
	return turn * (1 - u * (1 - variation * variation) / 2) / (1 - u);
}

/*
 * Requests in flight at a rate.
 *
 *     n = l * k * s / max(1 - r - l * k * g, d)
 *
 * rate         l  requests a second of one group                [1/s]
 * steps        k  steps that an answer takes                    [1]
 * fixed        s  time of a step without requests               [s]
 * grown        g  what a request adds to it                     [s]
 * reading      r  share of the time that prompts take           [1]
 * least_spare  d  share taken as spare at full load             [1]
 * return       n  requests that write, in the mean              [1]
 *
 * Source: little1961 theorem 1, where an answer takes k * (s + g * n) / (1 - r)
 * Valid:  steps that grow by the same for each request
 */
static inline double
load_in_flight(double rate, double steps, double fixed, double grown,
    double reading, double least_spare)
{
	return rate * steps * fixed /
	    max2(1 - reading - rate * steps * grown, least_spare);
}

/*
 * Chance that anyone writes.
 *
 *     p = 1 - exp(-n)
 *
 * in_flight  n  requests that write, in the mean   [1]
 * return     p  chance that one of them does       [1]
 *
 * Source: kleinrock1975 chapter 3, M/G/infinity
 * Valid:  places for all of them
 */
static inline double
load_someone(double in_flight)
{
	return 1 - lane_exp(-in_flight);
}

/*
 * Wait for a place that a share of the requests stays below.
 *
 *     a = sqrt(2 * (c + 1)) - 1
 *     W = max(0, a * log(max(v, d)) + q) * S / (c * max(1 - u, d))
 *
 * places        c  requests in flight at most                    [1]
 * service_time  S  time that a request holds its place, at full
 *                  load                                          [s]
 * taken         v  share of the places that are taken            [1]
 * utilization   u  share of the capacity in use                  [1]
 * patience      q  mean waits that the share stays below         [1]
 * least_spare   d  share taken as spare at full load             [1]
 * return        W  wait at that share                            [s]
 *
 * Source: sakasegawa1977 eq. 2, the chance to wait by places that are taken
 * Valid:  waits fall off exponentially; 0 where fewer than 1 - p wait at all
 */
static inline double
load_place_wait(double places, double service_time, double taken,
    double utilization, double patience, double least_spare)
{
	const double a = sqrt(2 * (places + 1)) - 1;
	return max2(0, a * lane_log(max2(taken, least_spare)) + patience) *
	    service_time / (places * max2(1 - utilization, least_spare));
}

/*
 * Time that a share of the requests stays below, of times with a long tail.
 *
 *     s = log(1 + V / m^2)
 *     t = m * exp(z * sqrt(s) - s / 2)
 *
 * mean        m  mean time                          [s]
 * variance    V  of the times                       [s*s]
 * deviations  z  of a normal distribution           [1]
 * return      t  time at that share                 [s]
 *
 * Source: aitchison1957 section 2.3
 * Valid:  times are lognormal
 */
static inline double
load_tail(double mean, double variance, double deviations)
{
	const double s = lane_log(1 + variance / (mean * mean));
	return mean * lane_exp(deviations * sqrt(s) - s / 2);
}

/*
 * The same of a time that is the mean of many steps.
 *
 *     t = m + z * sqrt(V)
 *
 * mean        m  mean time                          [s]
 * variance    V  of the times                       [s*s]
 * deviations  z  of a normal distribution           [1]
 * return      t  time at that share                 [s]
 *
 * Source: derivation the mean of many is nearly normal
 * Valid:  answers of many tokens
 */
static inline double
load_beyond(double mean, double variance, double deviations)
{
	return mean + deviations * sqrt(variance);
}

#endif
