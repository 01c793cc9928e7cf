/*
 * cost: formulas of money.
 *
 * Prices are in USD a second inside, whatever the page shows.
 */
#ifndef MODEL_COST_H
#define MODEL_COST_H

#include <math.h>

#include "model/select.h"

/*
 * Groups that serve the traffic.
 *
 *     k = max(1, ceil(r / c))
 *
 * request_rate  r  requests that must be served a second       [1/s]
 * capacity      c  requests that one group finishes a second   [1/s]
 * return        k  groups                                      [1]
 *
 * Source: derivation smallest whole number that is enough
 * Valid:  even load, capacity above 0; one group when no rate is asked
 */
static inline double
cost_replicas(double request_rate, double capacity)
{
	return max2(1, ceil(request_rate / capacity));
}

/*
 * Accelerators of all groups.
 *
 *     N = k * n
 *
 * replicas  k  groups                      [1]
 * count     n  accelerators of one group   [1]
 * return    N  accelerators                [1]
 *
 * Source: derivation product
 * Valid:  always
 */
static inline double
cost_accelerators(double replicas, double count)
{
	return replicas * count;
}

/*
 * Price of several accelerators.
 *
 *     u = p * n
 *
 * price   p  price of one accelerator          [USD/s]
 * count   n  accelerators                      [1]
 * return  u  price of all                      [USD/s]
 *
 * Source: derivation product
 * Valid:  one price for all
 */
static inline double
cost_rate(double price, double count)
{
	return price * count;
}

/*
 * Cost of a time.
 *
 *     U = u * t
 *
 * rate    u  price of what is rented   [USD/s]
 * time    t  time rented               [s]
 * return  U  cost                      [USD]
 *
 * Source: derivation product
 * Valid:  billed for the time itself, no minimum
 */
static inline double
cost_job(double rate, double time)
{
	return rate * time;
}

/*
 * Requests really served.
 *
 *     q = pick(r > 0, r, c)
 *
 * request_rate  r  requests that must be served a second, 0 for as
 *                  many as one group can                         [1/s]
 * capacity      c  requests that one group finishes a second     [1/s]
 * return        q  requests served a second                      [1/s]
 *
 * Source: derivation definition
 * Valid:  enough groups were rented
 */
static inline double
cost_served(double request_rate, double capacity)
{
	return pick(request_rate > 0, request_rate, capacity);
}

/*
 * Cost of a million tokens.
 *
 *     U = 1e6 * u / (q * o)
 *
 * rate      u  price of what is rented      [USD/s]
 * requests  q  requests served a second     [1/s]
 * tokens    o  tokens of a request          [1]
 * return    U  cost of 1e6 tokens           [USD]
 *
 * Source: derivation ratio of two rates
 * Valid:  requests and tokens above 0; idle time is in the price
 */
static inline double
cost_per_million_tokens(double rate, double requests, double tokens)
{
	return 1e6 * rate / (requests * tokens);
}

/*
 * Accelerators that are billed.
 *
 *     n_b = ceil(n / u) * u
 *
 * accelerators  n    accelerators that are used         [1]
 * offer_count   u    accelerators that are sold together  [1]
 * return        n_b  accelerators that are paid for     [1]
 *
 * Source: derivation whole instances
 * Valid:  a part of an instance costs the whole
 */
static inline double
cost_billed(double accelerators, double offer_count)
{
	return ceil(accelerators / offer_count) * offer_count;
}

/*
 * Energy of accelerators at work.
 *
 *     E = k * P * n * t
 *
 * power         P  board power of one accelerator           [J/s]
 * accelerators  n  accelerators                             [1]
 * time          t  time they work                           [s]
 * overhead      k  energy of the building per energy used, PUE  [1]
 * return        E  energy drawn                             [J]
 *
 * Source: derivation power over time
 * Valid:  full board power the whole time: an upper bound; hosts and network
 *         are not counted
 */
static inline double
cost_energy(double power, double accelerators, double time, double overhead)
{
	return overhead * power * accelerators * time;
}

#endif
