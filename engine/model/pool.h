/*
 * pool: who else uses what is paid for whole.
 */
#ifndef MODEL_POOL_H
#define MODEL_POOL_H

#include "model/select.h"

/*
 * Share of the time paid for that is used, of what one run buys or commits to.
 *
 *     u = min(1, p / m + t / k)
 *
 * pool      p  time a month that other work uses it           [s]
 * month     m  a month                                        [s]
 * job_time  t  time of the run                                [s]
 * kept      k  time paid for: the horizon, or the commitment  [s]
 * return    u  share of that time that is used                [1]
 *
 * Source: derivation the run and the other work share what is paid
 * Valid:  the run is done once; month and time paid for above 0
 */
static inline double
pool_share(double pool, double month, double job_time, double kept)
{
	return min2(1, pool / month + job_time / kept);
}

#endif
