/*
 * users: formulas of people who ask, read the answer, think and ask again.
 *
 * Their requests are no stream of a given rate: whoever waits for an answer
 * asks nothing.  A copy of a model answers each of them in the time that a
 * request takes alone, and a little more for every other that is in flight.
 */
#ifndef MODEL_USERS_H
#define MODEL_USERS_H

#include <math.h>

#include "model/select.h"

/*
 * People at work at once.
 *
 *     N = U * L / T
 *
 * users    U  people who come in a while         [1]
 * session  L  time that each of them stays       [s]
 * period   T  the while                          [s]
 * return   N  people who are there, in the mean  [1]
 *
 * Source: little1961 theorem 1
 * Valid:  they come evenly over it
 */
static inline double
users_at_once(double users, double session, double period)
{
	return users * session / period;
}

/*
 * Requests that people at work send.
 *
 *     X = N / (Z + R)
 *
 * users     N  people at work at once                      [1]
 * think     Z  time from an answer to the next request     [s]
 * response  R  time from a request to its last token       [s]
 * return    X  requests a second                           [1/s]
 *
 * Source: lazowska1984 chapter 3, response time law
 * Valid:  each has one request in flight at most; any lengths of thought
 */
static inline double
users_rate(double users, double think, double response)
{
	return users / (think + response);
}

/*
 * Response time that a number of people at work leads to.
 *
 *     e = a + b * max(0, N - 1) - Z
 *     R = (e + sqrt(e^2 + 4 * a * Z)) / 2
 *
 * users   N  people at work on one group                         [1]
 * think   Z  time from an answer to the next request             [s]
 * alone   a  response time of a request alone                    [s]
 * each    b  what another request in flight adds to it           [s]
 * return  R  response time                                       [s]
 *
 * Source: lazowska1984 chapter 6, approximate mean value analysis: R = a + b *
 *         (N - 1) * R / (Z + R), where R / (Z + R) of the others are in flight
 * Valid:  a place for each that is in flight; alone it is a, and without
 *         thought a + b * (N - 1)
 */
static inline double
users_response(double users, double think, double alone, double each)
{
	const double e = alone + each * max2(0, users - 1) - think;
	return (e + sqrt(e * e + 4 * alone * think)) / 2;
}

/*
 * Response time at a rate that people at work send.
 *
 *     c = max(1 - b * x, d)
 *     e = a - b - c * Z
 *     R = (e + sqrt(e^2 + 4 * c * a * Z)) / (2 * c)
 *
 * rate         x  requests a second of one group                    [1/s]
 * think        Z  time from an answer to the next request           [s]
 * alone        a  response time of a request alone                  [s]
 * each         b  what another request in flight adds to it         [s]
 * least_spare  d  share taken as spare at full load                 [1]
 * return       R  response time                                     [s]
 *
 * Source: lazowska1984 chapters 3 and 6: R = a + b * (x * R - R / (Z + R)), the
 *         same with N = x * (Z + R)
 * Valid:  a is at least b
 */
static inline double
users_response_at(double rate, double think, double alone, double each,
    double least_spare)
{
	const double c = max2(1 - each * rate, least_spare);
	const double e = alone - each - c * think;
	return (e + sqrt(e * e + 4 * c * alone * think)) / (2 * c);
}

#endif
