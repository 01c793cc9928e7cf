/*
 * cluster: formulas of workloads that share accelerators.
 *
 * A month has busy hours and quiet ones.  Copies that answer keep their
 * accelerators as long as traffic wants them; jobs fill what is left, the
 * first by priority before the others.
 */
#ifndef MODEL_CLUSTER_H
#define MODEL_CLUSTER_H

#include <math.h>

#include "model/select.h"

/*
 * Accelerators below which no cluster holds all.
 *
 *     L = ceil(max(max(a, b), W / m - 1e-9))
 *
 * busy    a  accelerators that all copies keep in busy hours  [1]
 * quiet   b  the same in quiet hours                          [1]
 * work    W  accelerator time of all tenants in a month       [s]
 * month   m  a month                                          [s]
 * return  L  lower bound                                      [1]
 *
 * Source: derivation pigeonhole
 * Valid:  copies are not cut; whether machines can be filled so is not asked
 */
static inline double
cluster_least(double busy, double quiet, double work, double month)
{
	return ceil(max2(max2(busy, quiet), work / month - 1e-9));
}

/*
 * Accelerators at work at once.
 *
 *     n = max(t, ceil(k + g / h - 1e-9))
 *
 * taken   t  accelerators of the machines that copies take         [1]
 * cards   k  accelerators that copies keep, cut ones whole         [1]
 * given   g  accelerator time that jobs get in these hours         [s]
 * hours   h  hours                                                 [s]
 * return  n  accelerators that must be there                       [1]
 *
 * Source: derivation smallest whole number that is enough
 * Valid:  jobs are spread evenly over the hours
 */
static inline double
cluster_at_once(double taken, double cards, double given, double hours)
{
	return max2(taken, ceil(cards + given / hours - 1e-9));
}

/*
 * Accelerator time that is rented in hours of one sort.
 *
 *     T = r * h + max(g - (k + r - c) * h, 0)
 *
 * rented  r  accelerators rented for copies                      [1]
 * hours   h  hours                                               [s]
 * given   g  accelerator time that jobs get                      [s]
 * owned   k  accelerators owned                                  [1]
 * cards   c  accelerators that copies keep, cut ones whole       [1]
 * return  T  accelerator time that is paid                       [s]
 *
 * Source: derivation jobs fill what stands there, and rent the rest
 * Valid:  what is rented for jobs goes back when they are done; they wait
 *         until a machine is full
 */
static inline double
cluster_rented(double rented, double hours, double given, double owned,
    double cards)
{
	return rented * hours +
	    max2(given - (owned + rented - cards) * hours, 0);
}

/*
 * Accelerators to own where the rest can be rented.
 *
 *     k = pick(h / m * (p - e) > f, N, min(a, b))
 *
 * peak_hours  h  hours in which more of them are at work      [s]
 * month       m  a month                                      [s]
 * rent        p  rent for the time used                       [USD/s]
 * running     e  energy of an owned one at work               [USD/s]
 * fixed       f  cost of one that is owned, used or not       [USD/s]
 * whole       N  accelerators of the cluster                  [1]
 * busy        a  accelerators at work in busy hours           [1]
 * quiet       b  accelerators at work in quiet hours          [1]
 * return      k  accelerators owned                           [1]
 *
 * Source: derivation the next one is owned while it is used for more of the
 *         time than own_break_even
 * Valid:  a load duration curve of two steps; what both steps need is owned
 */
static inline double
cluster_owned(double peak_hours, double month, double rent, double running,
    double fixed, double whole, double busy, double quiet)
{
	return pick(peak_hours / month * (rent - running) > fixed, whole,
	    min2(busy, quiet));
}

/*
 * Accelerator time that those owned work.
 *
 *     W = min(U_b, k * h_b) + min(U_q, k * h_q)
 *
 * busy         U_b  accelerator time used in busy hours   [s]
 * quiet        U_q  the same in quiet hours               [s]
 * owned        k    accelerators owned                    [1]
 * busy_hours   h_b  busy hours of a month                 [s]
 * quiet_hours  h_q  quiet hours of a month                [s]
 * return       W    accelerator time                      [s]
 *
 * Source: derivation those owned come first
 * Valid:  always
 */
static inline double
cluster_owned_work(double busy, double quiet, double owned, double busy_hours,
    double quiet_hours)
{
	return min2(busy, owned * busy_hours) +
	    min2(quiet, owned * quiet_hours);
}

/*
 * Mean wait of a job in a queue with priorities.
 *
 *     c = max(n / max(g, 1e-9), 1)
 *     w = t * u^(sqrt(2 * (c + 1)) - 1) / c
 *     W = pick(b > 0, w / (max(1 - a, d) * max(1 - a - b, d)), 0)
 *
 * time    t  mean time of a job                                  [s]
 * load    u  load by the jobs of all tenants                     [1]
 * free    n  accelerators that jobs find free                    [1]
 * group   g  accelerators of one job                             [1]
 * before  a  load by the jobs that come before it                [1]
 * own     b  load by its own jobs                                [1]
 * spare   d  share taken as spare at full load                   [1]
 * return  W  mean wait, 0 without jobs                           [s]
 *
 * Source: cobham1954 eq. 3, with the chance to wait of sakasegawa1977 eq. 2
 * Valid:  jobs come at random and are alike in time; a job that runs is not
 *         stopped for another; hours in which it may not run come on top
 */
static inline double
cluster_wait(double time, double load, double free, double group,
    double before, double own, double spare)
{
	const double c = max2(free / max2(group, 1e-9), 1);

	const double w = time * pow(load, sqrt(2 * (c + 1)) - 1) / c;

	return pick(own > 0, w / (max2(1 - before, spare) *
	    max2(1 - before - own, spare)), 0);
}

#endif
