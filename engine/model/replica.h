/*
 * replica: formulas of what copies of a model tell each other in training.
 *
 * Copies see other data and share weights, gradients and the optimizer's
 * state.  Those in one node are joined by its fast link, the nodes by the
 * network.
 */
#ifndef MODEL_REPLICA_H
#define MODEL_REPLICA_H

#include "model/elementary.h"
#include "model/select.h"

/*
 * Traffic of a step under data parallelism, all passes.
 *
 *     V = pick(N > 1, m, 1) * V_1
 *
 * traffic        V_1  of one pass                             [byte]
 * passes         m    micro-batches of a step                 [1]
 * weight_shards  N    accelerators that share the weights     [1]
 * return         V    bytes that each accelerator sends       [byte]
 *
 * Source: rajbhandari2020 section 7.2
 * Valid:  shared weights are gathered in every pass, gradients of whole ones
 *         are reduced once a step
 */
static inline double
replica_step_traffic(double traffic, double passes, double weight_shards)
{
	return pick(weight_shards > 1, passes, 1) * traffic;
}

/*
 * Collectives of a step under data parallelism.
 *
 *     k = pick(N > 1, 3 * L * m, pick(n > 1, 2, 0))
 *
 * weight_shards  N  accelerators that share the weights   [1]
 * count          n  accelerators that share the data      [1]
 * layers         L  layers of one stage                   [1]
 * passes         m  micro-batches of a step               [1]
 * return         k  collectives                           [1]
 *
 * Source: zhao2023 section 3
 * Valid:  each layer is gathered twice and reduced once in every pass
 */
static inline double
replica_collectives(double weight_shards, double count, double layers,
    double passes)
{
	return pick(weight_shards > 1, 3 * layers * passes,
	    pick(count > 1, 2, 0));
}

/*
 * Copies of a model in one node.
 *
 *     g = min(n, max(1, G / s))
 *
 * count   n  accelerators that share the data             [1]
 * node    G  accelerators of a node                       [1]
 * stride  s  neighbours among them are so far apart       [1]
 * return  g  of them in one node                          [1]
 *
 * Source: narayanan2021 section 3.1
 * Valid:  nodes are filled with those that split matrices first
 */
static inline double
replica_inside(double count, double node, double stride)
{
	return min2(count, max2(1, node / stride));
}

/*
 * Latency of one gather round a ring.
 *
 *     t = (n - N) * a + (N - 1) * alpha
 *
 * count  n      accelerators of the ring                     [1]
 * nodes  N      nodes that it passes through                 [1]
 * near   a      latency of one message inside a node         [s]
 * far    alpha  latency of one message between nodes         [s]
 * return t      latency of all messages                      [s]
 *
 * Source: nccl-tuning latency of the ring algorithm
 * Valid:  each message waits for the one before
 */
static inline double
replica_ring_latency(double count, double nodes, double near, double far)
{
	return (count - nodes) * near + (nodes - 1) * far;
}

/*
 * Latency of a tree from its leaves to its root.
 *
 *     t = (g - 1) * a + log(N) / log(2) * alpha
 *
 * inside  g      copies in one node                           [1]
 * nodes   N      nodes                                        [1]
 * near    a      latency of one message inside a node         [s]
 * far     alpha  latency of one message between nodes         [s]
 * return  t      latency of all messages                      [s]
 *
 * Source: nccl-tuning latency of the tree algorithm
 * Valid:  a chain in every node, two nodes below each
 */
static inline double
replica_tree_latency(double inside, double nodes, double near, double far)
{
	return (inside - 1) * near + lane_log(nodes) / lane_log(2) * far;
}

/*
 * Traffic of sums by trees.
 *
 *     V = pick(n > 1, 2 * G, 0)
 *
 * gradients  G  gradients of the model                 [byte]
 * count      n  accelerators that share the data       [1]
 * return     V  bytes that each accelerator sends      [byte]
 *
 * Source: sanders2009 section 1
 * Valid:  two trees at once, each with half of the gradients, up and down
 */
static inline double
replica_tree_traffic(double gradients, double count)
{
	return pick(count > 1, 2 * gradients, 0);
}

/*
 * Gradients that an accelerator sums with those of other groups.
 *
 *     V = G / F
 *
 * gradients  G  gradients of the model                             [byte]
 * group      F  accelerators of a group that shares the model      [1]
 * return     V  of the part that one of them owns                  [byte]
 *
 * Source: zhao2023 section 3.2.2
 * Valid:  a group reduces them to their owners, and those that own the same
 *         part of each group sum them once a step; where every pass of several
 *         is summed, as many times as much
 */
static inline double
replica_part(double gradients, double group)
{
	return gradients / group;
}

/*
 * Traffic of shared weights that the passes do not hide.
 *
 *     t = m * (g + s + max(0, L - 1) * (max(0, g - K / (1 + beta) / L) +
 *         max(0, g + s - beta * K / (1 + beta) / L)))
 *
 * gather    g     weights of one layer gathered                [s]
 * scatter   s     gradients of one layer reduced               [s]
 * layers    L     layers of one stage                          [1]
 * passes    m     micro-batches of a step                      [1]
 * kernels   K     kernels of a pass of the stage               [s]
 * backward  beta  backward passes and what is recomputed for
 *                 them, in forward passes                      [1]
 * return    t     time that is seen in a step                  [s]
 *
 * Source: zhao2023 section 3.3
 * Valid:  the next layer is gathered while one is worked out, in either
 *         direction, and the gradients of the last one are reduced beside them;
 *         nothing hides the first gather and the last reduction of a pass
 */
static inline double
replica_shown_gathers(double gather, double scatter, double layers,
    double passes, double kernels, double backward)
{
	return passes * (gather + scatter + max2(0, layers - 1) *
	    (max2(0, gather - kernels / (1 + backward) / layers) +
	    max2(0, gather + scatter - backward * kernels / (1 + backward) /
	    layers)));
}

/*
 * Traffic of gradients and stepped weights that the passes do not hide.
 *
 *     t = max(R / pick(p > 1, v, L), R - beta * K / (1 + beta) *
 *         (1 - 1 / pick(p > 1, v, L))) + T - R
 *
 * traffic   T     gradients reduced, stepped weights gathered  [s]
 * reduced   R     of that, gradients                           [s]
 * stages    p     stages of the pipeline                       [1]
 * chunks    v     chunks of layers a stage                     [1]
 * layers    L     layers of one stage                          [1]
 * kernels   K     kernels of a pass of a stage                 [s]
 * backward  beta  backward passes and what is recomputed for
 *                 them, in forward passes                      [1]
 * return    t     time that is seen in a step                  [s]
 *
 * Source: megatron-bridge-overlap data-parallel communication
 * Valid:  gradients of a layer, of a chunk in a pipeline, are reduced while
 *         those of the next one are worked out in the last pass; nothing hides
 *         the last of them, and the next pass waits for weights that others
 *         stepped
 */
static inline double
replica_shown_sums(double traffic, double reduced, double stages,
    double chunks, double layers, double kernels, double backward)
{
	return max2(reduced / pick(stages > 1, chunks, layers), reduced -
	    backward * kernels / (1 + backward) *
	    (1 - 1 / pick(stages > 1, chunks, layers))) + traffic - reduced;
}

#endif
