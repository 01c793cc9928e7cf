/*
 * expert_parallel: formulas of work that is split by experts in serving.
 *
 * Groups of accelerators that split the routed experts of a model among them,
 * each with requests of its own; and stages that work at once.
 */
#ifndef MODEL_EXPERT_PARALLEL_H
#define MODEL_EXPERT_PARALLEL_H

#include <math.h>

#include "model/elementary.h"
#include "model/select.h"

/*
 * Requests of one pass where stages work at once.
 *
 *     m = max(1, b / p)
 *
 * requests  b  requests in flight                 [1]
 * stages    p  stages that divide the layers      [1]
 * return    m  requests of one pass               [1]
 *
 * Source: narayanan2021 section 2.2
 * Valid:  each stage works on another part of the requests; a single request
 *         passes the stages one by one
 */
static inline double
stage_requests(double requests, double stages)
{
	return max2(1, requests / stages);
}

/*
 * How unevenly one token of each group loads the experts.
 *
 *     s = 2 * log(e) / k
 *
 * per_token  k  experts that a token passes                       [1]
 * groups     e  groups that share the experts                     [1]
 * return     s  square of what the largest load exceeds the mean  [1]
 *
 * Source: raab1998 theorem 1
 * Valid:  see expert_unevenness
 */
static inline double
expert_crowding(double per_token, double groups)
{
	return 2 * lane_log(groups) / per_token;
}

/*
 * How unevenly experts that are not alike load the groups that hold them.
 *
 *     h = 2 * log(e) * v * e / E
 *
 * spread   v  variance of an expert's load over its mean squared  [1]
 * experts  E  routed experts of a layer                           [1]
 * groups   e  groups that share the experts                       [1]
 * return   h  square of what the largest load exceeds the mean    [1]
 *
 * Source: trtllm-expert-load table 1, by rank and by expert slot: 164 of 128
 *         tokens by expert make 464 of 1024 by rank of 8, where it has 492
 * Valid:  experts lie where they were numbered, whatever their load; the
 *         largest of e loads of such a variance, as of raab1998
 */
static inline double
expert_hotness(double spread, double experts, double groups)
{
	return 2 * lane_log(groups) * spread * groups / experts;
}

/*
 * Load of the busiest group of experts over the mean.
 *
 *     u = min(e, 1 + sqrt(s / T + h))
 *
 * tokens    T  tokens of one group                                 [1]
 * crowding  s  square of what one token each brings over the mean  [1]
 * hotness   h  square of what experts of unlike load bring         [1]
 * groups    e  groups that share the experts                       [1]
 * return    u  largest load over the mean                          [1]
 *
 * Source: raab1998 theorem 1
 * Valid:  tokens choose independently; T times the experts that a token
 *         passes come to a group in the mean
 */
static inline double
expert_unevenness(double tokens, double crowding, double hotness,
    double groups)
{
	return min2(groups, 1 + sqrt(crowding / tokens + hotness));
}

/*
 * Work of experts over that of their tokens, tiles filled up.
 *
 *     r = 1 + t * E * x / (2 * T * k)
 *
 * tile       t  tokens that a tile of a matrix product has   [1]
 * experts    E  routed experts of a layer                    [1]
 * share      x  share of them that any token reaches         [1]
 * tokens     T  tokens of a pass                             [1]
 * per_token  k  experts that a token passes                  [1]
 * return     r  work done over work asked for                [1]
 *
 * Source: derivation the last tile of an expert is half empty in the mean
 * Valid:  a product for each expert, its tokens cut into tiles
 */
static inline double
expert_padding(double tile, double experts, double share, double tokens,
    double per_token)
{
	return 1 + tile * experts * share / (2 * tokens * per_token);
}

/*
 * Parameters at work for a token where experts are busiest.
 *
 *     N = W + X * k / E * ((u + r - 1) / eta - 1)
 *
 * parameters         W    parameters of layers that multiply each token [1]
 * expert_parameters  X    parameters of routed experts                  [1]
 * experts            E    routed experts of a layer                     [1]
 * per_token          k    experts that a token passes                   [1]
 * unevenness         u    load of the busiest group over the mean       [1]
 * padding            r    work done over work asked for                 [1]
 * efficiency         eta  share of the sustained rate that experts keep [1]
 * return             N    parameters, at the rate of the others         [1]
 *
 * Source: derivation parameters, each as often as its slower rate counts it
 * Valid:  the others wait for the busiest; tiles are as empty there as
 *         elsewhere
 */
static inline double
expert_busiest_parameters(double parameters, double expert_parameters,
    double experts, double per_token, double unevenness, double padding,
    double efficiency)
{
	return parameters + expert_parameters * per_token / experts *
	    ((unevenness + padding - 1) / efficiency - 1);
}

/*
 * Groups that the experts of a token lie on.
 *
 *     g = e * (1 - (1 - 1 / e)^k)
 *
 * groups     e  groups that share the experts       [1]
 * per_token  k  experts that a token passes         [1]
 * return     g  different groups among them         [1]
 *
 * Source: derivation expected distinct groups of independent experts
 * Valid:  even routing, a token goes once to a group however many of its
 *         experts lie there
 */
static inline double
expert_groups_reached(double groups, double per_token)
{
	return groups * (1 - lane_pow(1 - 1 / groups, per_token));
}

/*
 * What comes to the experts of one accelerator.
 *
 *     D = V * g * u / n
 *
 * message     V  activations of all tokens of a group              [byte]
 * reached     g  groups that the experts of a token lie on         [1]
 * count       n  accelerators of a group                           [1]
 * unevenness  u  load of the busiest group over the mean           [1]
 * return      D  bytes that the busiest accelerator takes in       [byte]
 *
 * Source: lepikhin2020 section 3
 * Valid:  each accelerator of a group takes an even part of its tokens
 */
static inline double
expert_dispatch(double message, double reached, double count,
    double unevenness)
{
	return message * reached * unevenness / count;
}

/*
 * Time to bring tokens to their experts and back.
 *
 *     t = 2 * L * t_a
 *
 * exchange_time  t_a  time of one all-to-all        [s]
 * layers         L    layers with experts           [1]
 * return         t    time of a forward pass        [s]
 *
 * Source: lepikhin2020 section 3
 * Valid:  forward pass: there and back in each layer
 */
static inline double
expert_exchanges(double exchange_time, double layers)
{
	return 2 * layers * exchange_time;
}

#endif
