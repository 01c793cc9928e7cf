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
 * Valid:  billed for the time itself
 */
static inline double
cost_job(double rate, double time)
{
	return rate * time;
}

/*
 * Time that a job pays for.
 *
 *     t = pick(o > 0, max(h, j), j)
 *
 * job_time  j  time of the job                                  [s]
 * hours     h  time rented in a month where work does not end   [s]
 * owned     o  1 where the accelerators are bought              [1]
 * return    t  time paid                                        [s]
 *
 * Source: derivation what is rented goes back when its work is done
 * Valid:  one job a month; what is bought has nothing else to do
 */
static inline double
cost_job_paid(double job_time, double hours, double owned)
{
	return pick(owned > 0, max2(hours, job_time), job_time);
}

/*
 * Cost of a job, if there is one.
 *
 *     U = pick(j > 0, u * t, 0)
 *
 * rate      u  price of it all               [USD/s]
 * job_time  j  time of a job, 0 without one  [s]
 * job_paid  t  time that it pays for         [s]
 * return    U  cost                          [USD]
 *
 * Source: derivation product
 * Valid:  billed for the time itself
 */
static inline double
cost_job_bill(double rate, double job_time, double job_paid)
{
	return pick(job_time > 0, rate * job_paid, 0);
}

/*
 * Time paid in a month.
 *
 *     t = pick(j > 0, min(p, h), h)
 *
 * job_time  j  time of a job, 0 without one                     [s]
 * job_paid  p  time that it pays for                            [s]
 * hours     h  time rented in a month where work does not end   [s]
 * return    t  time paid                                        [s]
 *
 * Source: derivation the shorter of two
 * Valid:  one job a month
 */
static inline double
cost_paid_time(double job_time, double job_paid, double hours)
{
	return pick(job_time > 0, min2(job_paid, hours), hours);
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
 * Cost of a thousand pieces.
 *
 *     U = 1e3 * u / r
 *
 * rate    u  price of what is rented  [USD/s]
 * pieces  r  pieces made a second     [1/s]
 * return  U  cost of 1e3 pieces       [USD]
 *
 * Source: derivation ratio of two rates
 * Valid:  pieces above 0; idle time is in the price
 */
static inline double
cost_per_thousand(double rate, double pieces)
{
	return 1e3 * rate / pieces;
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
 * Time that is billed.
 *
 *     b = max(ceil(t / g) * g, m)
 *
 * time         t  time used                     [s]
 * granularity  g  time that is billed at once   [s]
 * minimum      m  least that is billed          [s]
 * return       b  time billed                   [s]
 *
 * Source: derivation whole steps
 * Valid:  granularity above 0
 */
static inline double
cost_billed_time(double time, double granularity, double minimum)
{
	return max2(ceil(time / granularity) * granularity, minimum);
}

/*
 * Cost that is left after a credit.
 *
 *     U = max(u - c, 0)
 *
 * cost    u  cost before it  [USD]
 * credit  c  credit          [USD]
 * return  U  cost to be paid  [USD]
 *
 * Source: derivation difference
 * Valid:  what is left of a credit is worth nothing
 */
static inline double
cost_credit(double cost, double credit)
{
	return max2(cost - credit, 0);
}

/*
 * Cost of data that leave the provider.
 *
 *     U = v * p
 *
 * volume  v  data that leave        [byte]
 * price   p  price of egress        [USD/byte]
 * return  U  cost                   [USD]
 *
 * Source: derivation product
 * Valid:  one price for all of it
 */
static inline double
cost_egress(double volume, double price)
{
	return volume * price;
}

/*
 * Cost of data that are kept.
 *
 *     U = v * p * t
 *
 * volume  v  data kept             [byte]
 * price   p  price of storage      [USD/byte/s]
 * time    t  time they are kept    [s]
 * return  U  cost                  [USD]
 *
 * Source: derivation product
 * Valid:  one price for all of it
 */
static inline double
cost_storage(double volume, double price, double time)
{
	return volume * price * time;
}

/*
 * Greenhouse gas of an energy.
 *
 *     G = E * c
 *
 * energy  E  energy drawn                                [J]
 * carbon  c  grams of CO2 equivalent an energy           [1/J]
 * return  G  grams of CO2 equivalent                     [1]
 *
 * Source: derivation product
 * Valid:  mean of the grid over the time; making the hardware not counted
 */
static inline double
cost_carbon(double energy, double carbon)
{
	return energy * carbon;
}

/*
 * Cost of one of many.
 *
 *     U = u / q
 *
 * rate    u  price of what is rented         [USD/s]
 * items   q  images, steps or epochs a time  [1/s]
 * return  U  cost of one                     [USD]
 *
 * Source: derivation ratio of two rates
 * Valid:  items above 0; idle time is in the price
 */
static inline double
cost_each(double rate, double items)
{
	return rate / items;
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
 * Power that one accelerator takes, the building's included.
 *
 *     e = P * l * k
 *
 * power   P  power at full load                           [J/s]
 * load    l  mean share of it that is drawn at work       [1]
 * pue     k  energy of the building per energy used, PUE  [1]
 * return  e  power drawn                                  [J/s]
 *
 * Source: derivation product
 * Valid:  at work
 */
static inline double
cost_power(double power, double load, double pue)
{
	return power * load * pue;
}

/*
 * Power of all accelerators at work.
 *
 *     e = p * n
 *
 * power         p  power of one            [J/s]
 * accelerators  n  accelerators at work    [1]
 * return        e  power of all            [J/s]
 *
 * Source: derivation product
 * Valid:  those that serve draw it the whole time
 */
static inline double
cost_energy_rate(double power, double accelerators)
{
	return power * accelerators;
}

/*
 * Energy of a million tokens.
 *
 *     E = 1e6 * e / (q * o)
 *
 * power     e  power of all accelerators    [J/s]
 * requests  q  requests served a second     [1/s]
 * tokens    o  tokens of a request          [1]
 * return    E  energy of 1e6 tokens         [J]
 *
 * Source: derivation ratio of two rates
 * Valid:  requests and tokens above 0
 */
static inline double
cost_energy_tokens(double power, double requests, double tokens)
{
	return 1e6 * power / (requests * tokens);
}

/*
 * Energy of a thousand pieces.
 *
 *     E = 1e3 * e / r
 *
 * power   e  power of all accelerators  [J/s]
 * pieces  r  pieces made a second       [1/s]
 * return  E  energy of 1e3 pieces       [J]
 *
 * Source: derivation ratio of two rates
 * Valid:  pieces above 0
 */
static inline double
cost_energy_thousand(double power, double pieces)
{
	return 1e3 * power / pieces;
}

/*
 * Time of all accelerators together.
 *
 *     T = n * t
 *
 * count   n  accelerators        [1]
 * time    t  time of the run     [s]
 * return  T  accelerator-seconds  [s]
 *
 * Source: derivation product
 * Valid:  all work the whole time
 */
static inline double
cost_accelerator_time(double count, double time)
{
	return count * time;
}

/*
 * Energy of a run.
 *
 *     E = p * T
 *
 * power   p  power of one accelerator          [J/s]
 * time    T  time of all accelerators together  [s]
 * return  E  energy drawn                      [J]
 *
 * Source: derivation product
 * Valid:  at work the whole time
 */
static inline double
cost_run_energy(double power, double time)
{
	return power * time;
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

/*
 * Cost of a million tokens of training.
 *
 *     U = 1e6 * u / D
 *
 * cost    u  cost of the run      [USD]
 * tokens  D  tokens of the run    [1]
 * return  U  cost of 1e6 tokens   [USD]
 *
 * Source: derivation ratio
 * Valid:  tokens above 0
 */
static inline double
cost_run_tokens(double cost, double tokens)
{
	return 1e6 * cost / tokens;
}

/*
 * Share of the time that prompts take.
 *
 *     s = p / t
 *
 * prompts  p  time of the prompts of a round           [s]
 * round    t  time of a round, its output tokens, too  [s]
 * return   s  share of the prompts                     [1]
 *
 * Source: derivation ratio
 * Valid:  prompts and output tokens take turns
 */
static inline double
cost_prompt_share(double prompts, double round)
{
	return prompts / round;
}

/*
 * What a share leaves.
 *
 *     r = 1 - s
 *
 * share   s  share      [1]
 * return  r  the rest   [1]
 *
 * Source: derivation difference
 * Valid:  the share is at most 1
 */
static inline double
cost_rest(double share)
{
	return 1 - share;
}

/*
 * Cost of a million tokens of one sort, prompts and output priced apart.
 *
 *     U = 1e6 * u * s / (q * n)
 *
 * rate      u  price of all accelerators           [USD/s]
 * share     s  share of the time that they take    [1]
 * requests  q  requests served a second            [1/s]
 * tokens    n  tokens of that sort in a request    [1]
 * return    U  cost of 1e6 of them                 [USD]
 *
 * Source: derivation each sort pays for its time
 * Valid:  requests and tokens above 0; idle time is shared alike
 */
static inline double
cost_tokens_apart(double rate, double share, double requests, double tokens)
{
	return 1e6 * rate * share / (requests * tokens);
}

/*
 * Cost of a run, all that is billed.
 *
 *     U = a + k + l
 *
 * accelerators  a  cost of the accelerators    [USD]
 * storage       k  cost of data that are kept  [USD]
 * egress        l  cost of data that leave     [USD]
 * return        U  all of it                   [USD]
 *
 * Source: derivation sum
 * Valid:  always
 */
static inline double
cost_bill(double accelerators, double storage, double egress)
{
	return accelerators + storage + egress;
}

/*
 * Price of what runs all the time, all that is billed.
 *
 *     u = a + k + l
 *
 * accelerators  a  price of the accelerators    [USD/s]
 * storage       k  price of data that are kept  [USD/s]
 * egress        l  price of data that leave     [USD/s]
 * return        u  all of it                    [USD/s]
 *
 * Source: derivation sum
 * Valid:  always
 */
static inline double
cost_bill_rate(double accelerators, double storage, double egress)
{
	return accelerators + storage + egress;
}

/*
 * Data that are kept all month, by the time that is used.
 *
 *     k = v * p * m / h
 *
 * volume  v  data kept             [byte]
 * price   p  price of storage      [USD/byte/s]
 * month   m  a month               [s]
 * used    h  time used in a month  [s]
 * return  k  price of the time used  [USD/s]
 *
 * Source: derivation cost of a month over the time used
 * Valid:  time used above 0
 */
static inline double
cost_kept(double volume, double price, double month, double used)
{
	return volume * price * month / used;
}

/*
 * Data that leave with each piece of work.
 *
 *     l = v * p * q
 *
 * volume  v  data that leave for one      [byte]
 * price   p  price of egress              [USD/byte]
 * pieces  q  requests or images a second  [1/s]
 * return  l  price of what leaves         [USD/s]
 *
 * Source: derivation product
 * Valid:  one price for all of it
 */
static inline double
cost_leaving(double volume, double price, double pieces)
{
	return volume * price * pieces;
}

/*
 * Part of a cost.
 *
 *     e = u * d / D
 *
 * cost    u  cost of the whole               [USD]
 * part    d  tokens or images of the part    [1]
 * whole   D  tokens or images of the whole   [1]
 * return  e  cost of the part                [USD]
 *
 * Source: derivation ratio
 * Valid:  each costs the same
 */
static inline double
cost_part(double cost, double part, double whole)
{
	return cost * part / whole;
}

/*
 * Cost of a month by the second.
 *
 *     c = u / m
 *
 * cost    u  cost of a month  [USD]
 * month   m  a month          [s]
 * return  c  mean cost        [USD/s]
 *
 * Source: derivation ratio
 * Valid:  all months alike
 */
static inline double
cost_mean(double cost, double month)
{
	return cost / month;
}

#endif
