/*
 * link: formulas of time and traffic between accelerators.
 *
 * Bandwidth is one-way, of one accelerator; latency is that of one message.
 * One accelerator alone sends nothing and takes no time.
 */
#ifndef MODEL_LINK_H
#define MODEL_LINK_H

#include "model/select.h"

/*
 * Time of a ring all-reduce.
 *
 *     t = 2 * (n - 1) / n * V / (eta * beta) + 2 * (n - 1) * alpha
 *
 * message     V      bytes that every accelerator holds     [byte]
 * count       n      accelerators of the ring               [1]
 * bandwidth   beta   one-way bandwidth of an accelerator    [byte/s]
 * efficiency  eta    sustained share of it                  [1]
 * latency     alpha  latency of one message                 [s]
 * return      t      time                                   [s]
 *
 * Source: patarasuk2009 ring algorithm
 * Valid:  reduce-scatter and all-gather, n - 1 messages each; not for
 *         reduction inside the switch
 */
static inline double
link_ring_all_reduce(double message, double count, double bandwidth,
    double efficiency, double latency)
{
	return 2 * (count - 1) / count * message / (efficiency * bandwidth) +
	    2 * (count - 1) * latency;
}

/*
 * Time of the all-reduces of a step.
 *
 *     t = 2 * L * t_r
 *
 * reduce_time  t_r  time of one all-reduce   [s]
 * layers       L    layers                   [1]
 * return       t    time of all              [s]
 *
 * Source: shoeybi2019 section 3
 * Valid:  forward pass of split layers: one after attention, one after the
 *         MLP
 */
static inline double
link_per_layer(double reduce_time, double layers)
{
	return 2 * layers * reduce_time;
}

/*
 * Traffic of a step under sharded data parallelism.
 *
 *     V = 2 * W * (N - 1) / N + pick(N > 1, 1, 2) * G * (n - 1) / n
 *
 * weights        W  weights of the model                        [byte]
 * gradients      G  gradients of the model                      [byte]
 * weight_shards  N  accelerators that share the weights         [1]
 * count          n  accelerators that share the data            [1]
 * return         V  bytes that each accelerator sends           [byte]
 *
 * Source: rajbhandari2020 section 7.2
 * Valid:  shared weights are gathered for the forward and the backward pass
 *         and gradients reduced to their owner; unshared weights need one
 *         all-reduce of the gradients, twice that traffic
 */
static inline double
link_zero_traffic(double weights, double gradients, double weight_shards,
    double count)
{
	return 2 * weights * (weight_shards - 1) / weight_shards +
	    pick(weight_shards > 1, 1, 2) * gradients * (count - 1) / count;
}

/*
 * Time of the traffic of a step.
 *
 *     t = V / (eta * beta) + 2 * (n - 1) * alpha
 *
 * traffic     V      bytes that each accelerator sends      [byte]
 * bandwidth   beta   one-way bandwidth of an accelerator    [byte/s]
 * efficiency  eta    sustained share of it                  [1]
 * latency     alpha  latency of one message                 [s]
 * count       n      accelerators of the ring               [1]
 * return      t      time                                   [s]
 *
 * Source: patarasuk2009 ring algorithm
 * Valid:  one collective at a time is waited for; the others are in flight
 */
static inline double
link_time(double traffic, double bandwidth, double efficiency,
    double latency, double count)
{
	return traffic / (efficiency * bandwidth) + 2 * (count - 1) * latency;
}

#endif
