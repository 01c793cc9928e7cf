/*
 * cost: formulas of what accelerators cost, rented or owned.
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
 * Time that a job pays for.
 *
 *     t = pick(o + k > 0, max(h, j), j)
 *
 * job_time  j  time of the job                                  [s]
 * hours     h  time rented in a month where work does not end   [s]
 * owned     o  1 where the accelerators are bought              [1]
 * held      k  accelerators owned already                       [1]
 * return    t  time paid                                        [s]
 *
 * Source: derivation what is rented goes back when its work is done
 * Valid:  one job a month; what is owned has nothing else to do
 */
static inline double
cost_job_paid(double job_time, double hours, double owned, double held)
{
	return pick(owned + held > 0, max2(hours, job_time), job_time);
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
 * Rent with what interruptions waste.
 *
 *     p = u * (1 + x * (r + c / 2))
 *
 * rent                 u  rent of one accelerator            [USD/s]
 * interruptions        x  interruptions a time rented        [1/s]
 * restart              r  time until work goes on            [s]
 * checkpoint_interval  c  time between two checkpoints       [s]
 * return               p  rent of the time that is of use    [USD/s]
 *
 * Source: derivation half an interval is lost on average, and the restart
 * Valid:  interruptions far rarer than checkpoints
 */
static inline double
cost_interrupted(double rent, double interruptions, double restart,
    double checkpoint_interval)
{
	return rent * (1 + interruptions * (restart +
	    checkpoint_interval / 2));
}

/*
 * Rent with what is paid for and not used.
 *
 *     p = u * pick(k > 0, 1 / w, 1 + i)
 *
 * rent         u  rent of the time that is of use            [USD/s]
 * committed    k  1 where it is paid used or not             [1]
 * utilization  w  share of the time that is used             [1]
 * idle         i  time rented and not used, of the time used  [1]
 * return       p  rent of the time used                      [USD/s]
 *
 * Source: derivation rent over the time used
 * Valid:  utilization above 0
 */
static inline double
cost_paid(double rent, double committed, double utilization, double idle)
{
	return rent * pick(committed > 0, 1 / utilization, 1 + idle);
}

/*
 * Price at which another option costs as much as this one.
 *
 *     t = max(p * (w - z) / (u - z), 0)
 *
 * price    p  price as it is                     [USD/s]
 * cost     u  what this option costs at it       [USD]
 * without  z  what it costs at a price of 0      [USD]
 * wanted   w  what the other option costs        [USD]
 * return   t  price where both cost the same     [USD/s]
 *
 * Source: derivation a straight line through two points
 * Valid:  cost is linear in the price and rises with it
 */
static inline double
cost_overtake(double price, double cost, double without, double wanted)
{
	return max2(price * (wanted - without) / (cost - without), 0);
}

/*
 * Work of a training run.
 *
 *     F = p * a * N * D
 *
 * parameters    N  parameters that multiply each token   [1]
 * tokens        D  tokens of the run                     [1]
 * passes        p  passes through them, forward and back  [1]
 * multiply_add  a  work of one multiply-add              [flop]
 * return        F  work of the model, nothing done twice  [flop]
 *
 * Source: kaplan2020 section 2.1
 * Valid:  attention small beside the matrices
 */
static inline double
cost_run_flops(double parameters, double tokens, double passes,
    double multiply_add)
{
	return passes * multiply_add * parameters * tokens;
}

#endif
