/*
 * link: formulas of time and traffic between accelerators.
 *
 * Bandwidth is one-way, of one accelerator; latency is that of one message.
 * One accelerator alone sends nothing and takes no time.
 */
#ifndef MODEL_LINK_H
#define MODEL_LINK_H

#include "model/elementary.h"
#include "model/select.h"

/*
 * Bandwidth between accelerators whose messages go through the host.
 *
 *     b = min(beta, mu / 2)
 *
 * bandwidth  beta  one-way bandwidth of an accelerator's bus      [byte/s]
 * memory     mu    its share of the memory bandwidth of its host  [byte/s]
 * return     b     one-way bandwidth between accelerators         [byte/s]
 *
 * Source: nccl-host-memory each byte is written to the host's memory by who
 *         sends it and read there by who receives it
 * Valid:  all send at once, in pieces that follow each other; processors keep
 *         none of it in their caches
 */
static inline double
link_through_host(double bandwidth, double memory)
{
	return min2(bandwidth, memory / 2);
}

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
 *     t = V / (eta * beta) + k * alpha
 *
 * traffic      V      bytes that each accelerator sends      [byte]
 * bandwidth    beta   one-way bandwidth of an accelerator    [byte/s]
 * efficiency   eta    sustained share of it                  [1]
 * latency      alpha  latency of one collective              [s]
 * collectives  k      collectives of a step                  [1]
 * return       t      time                                   [s]
 *
 * Source: patarasuk2009 ring algorithm
 * Valid:  messages of a collective follow each other closely
 */
static inline double
link_time(double traffic, double bandwidth, double efficiency,
    double latency, double collectives)
{
	return traffic / (efficiency * bandwidth) + collectives * latency;
}

/*
 * Depth of a tree of accelerators.
 *
 *     d = log(n) / log(2)
 *
 * count   n  accelerators of the tree               [1]
 * return  d  messages from the root to a leaf       [1]
 *
 * Source: sanders2009 section 1
 * Valid:  two below each
 */
static inline double
link_tree_depth(double count)
{
	return lane_log(count) / lane_log(2);
}

/*
 * Time of a tree all-reduce.
 *
 *     t = 2 * V / (eta * beta) + 2 * d * alpha
 *
 * message     V      bytes that every accelerator holds     [byte]
 * depth       d      messages from the root to a leaf       [1]
 * bandwidth   beta   one-way bandwidth of an accelerator    [byte/s]
 * efficiency  eta    sustained share of it                  [1]
 * latency     alpha  latency of one message                 [s]
 * return      t      time                                   [s]
 *
 * Source: sanders2009 section 1
 * Valid:  two trees at once, each with half of the message
 */
static inline double
link_tree_all_reduce(double message, double depth, double bandwidth,
    double efficiency, double latency)
{
	return 2 * message / (efficiency * bandwidth) + 2 * depth * latency;
}

/*
 * Time of an all-reduce in which each reads what all others hold.
 *
 *     t = (n - 1) * V / (eta * beta) + pick(n > 1, 2 * alpha, 0)
 *
 * message     V      bytes that every accelerator holds     [byte]
 * count       n      accelerators                           [1]
 * bandwidth   beta   one-way bandwidth of an accelerator    [byte/s]
 * efficiency  eta    sustained share of it                  [1]
 * latency     alpha  latency of one message                 [s]
 * return      t      time                                   [s]
 *
 * Source: derivation a signal that all is there, then one read
 * Valid:  links join any two; kernels of serving stacks take it for the small
 *         messages of a decode step
 */
static inline double
link_direct_all_reduce(double message, double count, double bandwidth,
    double efficiency, double latency)
{
	return (count - 1) * message / (efficiency * bandwidth) +
	    pick(count > 1, 2 * latency, 0);
}

/*
 * Time of a collective that picks its algorithm.
 *
 *     t = min(a, b)
 *
 * ring    a  time round a ring     [s]
 * tree    b  time by trees         [s]
 * return  t  time of the faster    [s]
 *
 * Source: sanders2009 section 1
 * Valid:  the library knows which is faster, as NCCL does by message size
 */
static inline double
link_faster(double ring, double tree)
{
	return min2(ring, tree);
}

/*
 * Time of an all-to-all.
 *
 *     t = (n - 1) / n * V / (eta * beta) + (n - 1) * alpha
 *
 * message     V      bytes that every accelerator gives out  [byte]
 * count       n      accelerators that exchange              [1]
 * bandwidth   beta   one-way bandwidth of an accelerator     [byte/s]
 * efficiency  eta    sustained share of it                   [1]
 * latency     alpha  latency of one message                  [s]
 * return      t      time                                    [s]
 *
 * Source: thakur2005 section 3.3
 * Valid:  pairwise exchange, even parts
 */
static inline double
link_all_to_all(double message, double count, double bandwidth,
    double efficiency, double latency)
{
	return (count - 1) / count * message / (efficiency * bandwidth) +
	    (count - 1) * latency;
}

/*
 * Copies of a model that learn from other data.
 *
 *     n = max(1, N / s)
 *
 * count   N  accelerators                               [1]
 * split   s  accelerators that split one copy's layers  [1]
 * return  n  accelerators that share the data           [1]
 *
 * Source: narayanan2021 section 3.1
 * Valid:  those that split sequences share it too
 */
static inline double
link_data_parallel(double count, double split)
{
	return max2(1, count / split);
}

/*
 * Bandwidth that a group of accelerators has.
 *
 *     b = pick(n * s > G, min(beta, nu * max(1, G / s)), beta)
 *
 * bandwidth  beta  one-way bandwidth inside a node               [byte/s]
 * network    nu    one-way network bandwidth of an accelerator   [byte/s]
 * node       G     accelerators of a node                        [1]
 * count      n     accelerators of the group                     [1]
 * stride     s     neighbours in the group are so far apart      [1]
 * return     b     one-way bandwidth of an accelerator           [byte/s]
 *
 * Source: derivation slowest link of a ring
 * Valid:  as many rings as the group has network ports in a node, each through
 *         one of them
 */
static inline double
link_group_bandwidth(double bandwidth, double network, double node,
    double count, double stride)
{
	return pick(count * stride > node, min2(bandwidth, network *
	    max2(1, node / stride)), bandwidth);
}

/*
 * Bandwidth between those that share the data, which share the experts.
 *
 *     b = P / ((P - E) / beta + E * (1 - 1 / max(c, 1)) / nu)
 *
 * parameters         P     parameters of one accelerator          [1]
 * experts            E     of these, of routed experts            [1]
 * copies             c     accelerators that hold the same ones   [1]
 * bandwidth          beta  between those that hold the rest       [byte/s]
 * experts_bandwidth  nu    between those that hold them           [byte/s]
 * return             b     as if all came at once                 [byte/s]
 *
 * Source: rajbhandari2022 section 4.1
 * Valid:  the rest is more than nothing; an expert that nobody else holds is
 *         not shared
 */
static inline double
link_experts_bandwidth(double parameters, double experts, double copies,
    double bandwidth, double experts_bandwidth)
{
	return parameters / ((parameters - experts) / bandwidth +
	    experts * (1 - 1 / max2(copies, 1)) / experts_bandwidth);
}

/*
 * Time of the sums over split matrices in a pass.
 *
 *     t = L * (4 + 2 * max(0, 2 * r - 1)) * t_r
 *
 * reduce_time  t_r  time of one all-reduce                          [s]
 * layers       L    layers of one stage                             [1]
 * recompute    r    recomputation: 0 none, 1 / 2 selective, 1 full  [1]
 * return       t    time of all                                     [s]
 *
 * Source: shoeybi2019 section 3
 * Valid:  two in the forward and two in the backward pass of a layer, two more
 *         where the layer is run again; a reduce-scatter and an all-gather
 *         count as one
 */
static inline double
link_pass_reduces(double reduce_time, double layers, double recompute)
{
	return layers * (4 + 2 * max2(0, 2 * recompute - 1)) * reduce_time;
}

/*
 * Time of the sums over split matrices that the matrices do not hide.
 *
 *     t = pick(f > 0.5, max(a / n, a - M - i), a - b * t_b + b * max(0, t_b -
 *         W - i))
 *
 * sums       a    time of all of a pass                       [s]
 * pipelined  f    1 where they travel in parts beside the
 *                 matrices that they belong to                [1]
 * count      n    accelerators that split matrices            [1]
 * matrices   M    matrices of a pass                          [s]
 * beside     b    1 where gradients are summed beside those
 *                 of the weights                              [1]
 * gradients  t_b  these sums                                  [s]
 * weights    W    gradients of weights in a pass              [s]
 * idle       i    time that a pass waits for the host         [s]
 * return     t    time that is seen                           [s]
 *
 * Source: megatron-layers LinearWithGradAccumulationAndAsyncCommunication
 * Valid:  as many parts as accelerators, of which nothing hides one; a pass
 *         waits for other sums that travel whole
 */
static inline double
link_shown_reduces(double sums, double pipelined, double count,
    double matrices, double beside, double gradients, double weights,
    double idle)
{
	return pick(pipelined > 0.5, max2(sums / count, sums - matrices -
	    idle), sums - beside * gradients +
	    beside * max2(0, gradients - weights - idle));
}

/*
 * Time to pass keys and values round a ring.
 *
 *     t = 3 * L * (c - 1) * (2 * k * e * T / (eta * beta) + alpha)
 *
 * layers      L      layers of one stage                     [1]
 * count       c      accelerators that split each sequence   [1]
 * tokens      T      tokens of one accelerator               [1]
 * width       k      width of key-value heads, each          [1]
 * bytes       e      bytes of one activation                 [byte]
 * bandwidth   beta   one-way bandwidth of an accelerator     [byte/s]
 * efficiency  eta    sustained share of it                   [1]
 * latency     alpha  latency of one message                  [s]
 * return      t      time of a pass                          [s]
 *
 * Source: liu2023 section 3
 * Valid:  keys and values go round in the forward pass, they and their
 *         gradients in the backward pass
 */
static inline double
link_context_ring(double layers, double count, double tokens, double width,
    double bytes, double bandwidth, double efficiency, double latency)
{
	return 3 * layers * (count - 1) * (2 * width * bytes * tokens /
	    (efficiency * bandwidth) + latency);
}

/*
 * Keys and values that attention does not cover.
 *
 *     t = max(0, t_r - t_a)
 *
 * ring_time       t_r  keys and values passed on     [s]
 * attention_time  t_a  attention that runs beside    [s]
 * return          t    time that is seen             [s]
 *
 * Source: liu2023 section 3
 * Valid:  both start together
 */
static inline double
link_uncovered(double ring_time, double attention_time)
{
	return max2(0, ring_time - attention_time);
}

/*
 * Time to bring tokens to their experts and back in a pass.
 *
 *     t = L * 4 * t_a
 *
 * exchange_time  t_a  time of one all-to-all        [s]
 * layers         L    layers with experts           [1]
 * return         t    time of a pass                [s]
 *
 * Source: lepikhin2020 section 3
 * Valid:  there and back in the forward and in the backward pass
 */
static inline double
link_expert_exchanges(double exchange_time, double layers)
{
	return layers * 4 * exchange_time;
}

/*
 * Time to hand activations to the next stage in a pass.
 *
 *     t = pick(p > 1, 2 * v, 0) * (V / (eta * beta) + alpha)
 *
 * message     V      activations of one micro-batch         [byte]
 * stages      p      stages of the pipeline                 [1]
 * chunks      v      chunks of layers a stage               [1]
 * bandwidth   beta   one-way bandwidth of an accelerator    [byte/s]
 * efficiency  eta    sustained share of it                  [1]
 * latency     alpha  latency of one message                 [s]
 * return      t      time of a pass                         [s]
 *
 * Source: narayanan2021 section 3.2
 * Valid:  activations forward, their gradients backward; those that split
 *         matrices send a part each (narayanan2021 section 4.1)
 */
static inline double
link_stages(double message, double stages, double chunks, double bandwidth,
    double efficiency, double latency)
{
	return pick(stages > 1, 2 * chunks, 0) * (message / (efficiency *
	    bandwidth) + latency);
}

#endif
