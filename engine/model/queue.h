/*
 * queue: formulas of requests that wait for a place.
 *
 * Requests come at random (Poisson), copies of the model take them in turn,
 * and a copy has as many places as requests in flight: M/M/c.  The chance to
 * wait is Sakasegawa's closed form for that of Erlang C.
 */
#ifndef MODEL_QUEUE_H
#define MODEL_QUEUE_H

#include <math.h>

#include "model/elementary.h"
#include "model/select.h"

/*
 * Requests that one copy can finish in a second.
 *
 *     r = c / S
 *
 * places        c  requests in flight                   [1]
 * service_time  S  time that a request holds its place  [s]
 * return        r  requests finished a second           [1/s]
 *
 * Source: little1961 theorem 1
 * Valid:  every place is always taken
 */
static inline double
queue_capacity(double places, double service_time)
{
	return places / service_time;
}

/*
 * How long a share of those that wait stay below, in mean waits.
 *
 *     q = -log(max(1 - p, 1e-9))
 *
 * percentile  p  share of requests       [1]
 * return      q  waits of the mean       [1]
 *
 * Source: sakasegawa1977 eq. 2
 * Valid:  p < 1; waits fall off exponentially, as in M/M/c; a share nearer to
 *         1 than 1e-9 counts as that
 */
static inline double
queue_patience(double percentile)
{
	return -lane_log(max2(1 - percentile, 1e-9));
}

/*
 * Requests a second that a job asks for.
 *
 *     r = N / D
 *
 * requests  N  requests of the job          [1]
 * deadline  D  time that it may take        [s]
 * return    r  requests asked for           [1/s]
 *
 * Source: little1961 theorem 1
 * Valid:  all requests are there when the job begins
 */
static inline double
queue_job_rate(double requests, double deadline)
{
	return requests / deadline;
}

/*
 * Requests that all copies can finish in a second.
 *
 *     R = r * k
 *
 * capacity  r  requests that one copy can finish    [1/s]
 * replicas  k  copies                               [1]
 * return    R  requests finished a second           [1/s]
 *
 * Source: little1961 theorem 1
 * Valid:  every place of every copy is always taken
 */
static inline double
queue_full_rate(double capacity, double replicas)
{
	return capacity * replicas;
}

/*
 * Time that the last answers of a job take beyond their share of full places.
 *
 *     t = c^2 * o * s * max(0, log(n) + 0.5772 + 1 / (2 * n) -
 *         1 / (12 * n^2) - 1)
 *
 * spread  c  coefficient of variation of the lengths of answers   [1]
 * output  o  tokens of an answer, in the mean                     [1]
 * fixed   s  time per output token whatever the requests          [s]
 * places  n  requests in flight                                   [1]
 * return  t  time                                                 [s]
 *
 * Source: derivation the longest of n exponential lengths is in the mean the
 *         n-th harmonic number times theirs
 * Valid:  no request waits any more, and places fall empty one by one; exact
 *         for exponential lengths, 0 for equal ones
 */
static inline double
queue_drain(double spread, double output, double fixed, double places)
{
	return spread * spread * output * fixed *
	    max2(0, lane_log(places) + 0.5772 + 1 / (2 * places) -
	    1 / (12 * places * places) - 1);
}

/*
 * Time of a job that runs offline.
 *
 *     t = pick(N > 0, max(S, N / R) + d, 0)
 *
 * requests      N  requests of the job, 0 without one           [1]
 * service_time  S  time that a request holds its place          [s]
 * full_rate     R  requests that all copies finish a second     [1/s]
 * drain         d  time that its last answers take beyond that  [s]
 * return        t  time from its first request to its last      [s]
 *
 * Source: little1961 theorem 1
 * Valid:  places are taken anew at once, until no request waits
 */
static inline double
queue_job_time(double requests, double service_time, double full_rate,
    double drain)
{
	return pick(requests > 0, max2(service_time, requests / full_rate) +
	    drain, 0);
}

/*
 * Share of its capacity that a copy may be given.
 *
 *     a = sqrt(2 * (c + 1)) - 1
 *     k = c * w / S
 *     x = -q / (a + k)
 *     y = x - (a * x - k * (1 - exp(x)) + q) / (a + k * exp(x))
 *     z = y - (a * y - k * (1 - exp(y)) + q) / (a + k * exp(y))
 *     u = exp(z)
 *
 * places        c  requests in flight                            [1]
 * service_time  S  time that a request holds its place           [s]
 * wait          w  longest wait that is allowed                  [s]
 * patience      q  mean waits that a share p stays below         [1]
 * return        u  share of the capacity in use                  [1]
 *
 * Source: sakasegawa1977 eq. 2
 * Valid:  p < 1; where the chance u^a * exp(-c * (1 - u) * w / S) to wait
 *         longer is 1 - p, by Newton's method on its logarithm from full load
 */
static inline double
queue_load(double places, double service_time, double wait, double patience)
{
	const double a = sqrt(2 * (places + 1)) - 1;
	const double k = places * wait / service_time;
	const double x = -patience / (a + k);
	const double y = x - (a * x - k * (1 - lane_exp(x)) + patience) /
	    (a + k * lane_exp(x));
	const double z = y - (a * y - k * (1 - lane_exp(y)) + patience) /
	    (a + k * lane_exp(y));
	return lane_exp(z);
}

/*
 * Share of the capacity in use.
 *
 *     u = r / (c * k)
 *
 * request_rate  r  requests asked for                   [1/s]
 * capacity      c  requests that one copy can finish    [1/s]
 * replicas      k  copies                               [1]
 * return        u  share in use, 0 without a demand     [1]
 *
 * Source: little1961 theorem 1
 * Valid:  even load
 */
static inline double
queue_utilization(double request_rate, double capacity, double replicas)
{
	return request_rate / (capacity * replicas);
}

/*
 * Mean wait for a place.
 *
 *     W = S * u^(sqrt(2 * (c + 1)) - 1) / (c * max(1 - u, d))
 *
 * places        c  requests in flight                    [1]
 * service_time  S  time that a request holds its place   [s]
 * utilization   u  share of the capacity in use          [1]
 * least_spare   d  share taken as spare at full load     [1]
 * return        W  mean wait                             [s]
 *
 * Source: sakasegawa1977 eq. 2
 * Valid:  exact for one place; utilization below 1, where it grows beyond
 *         bounds
 */
static inline double
queue_mean_wait(double places, double service_time, double utilization,
    double least_spare)
{
	return service_time * pow(utilization, sqrt(2 * (places + 1)) - 1) /
	    (places * max2(1 - utilization, least_spare));
}

#endif
