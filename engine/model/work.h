/*
 * work: formulas of operations, bytes and tokens.
 *
 * What one step has to compute and to read, from the shape of the model and
 * the traffic.  The work of one multiply-add (two operations) is a parameter,
 * so that operations keep their unit.
 */
#ifndef MODEL_WORK_H
#define MODEL_WORK_H

#include "model/elementary.h"
#include "model/select.h"

/*
 * Tokens that a layer keeps.
 *
 *     c = min(s, w)
 *
 * context  s  tokens of a request         [1]
 * window   w  attention window in tokens  [1]
 * return   c  tokens in reach             [1]
 *
 * Source: jiang2023 section 2
 * Valid:  a rolling cache that frees what left the window
 */
static inline double
work_window(double context, double window)
{
	return min2(context, window);
}

/*
 * Mean tokens in reach while an answer grows.
 *
 *     u = max(0, min(o, w - i))
 *     c = (u * (i + u / 2) + (o - u) * min(i + o, w)) / o
 *
 * input   i  prompt tokens                          [1]
 * output  o  generated tokens                       [1]
 * window  w  attention window in tokens             [1]
 * return  c  mean over the generated tokens         [1]
 *
 * Source: derivation mean of min(x, w) for x from i to i + o
 * Valid:  o > 0; without a window i + o / 2; u tokens come before the window
 *         is full
 */
static inline double
work_mean_window(double input, double output, double window)
{
	const double free = max2(0, min2(output, window - input));
	return (free * (input + free / 2) +
	    (output - free) * min2(input + output, window)) / output;
}

/*
 * Mean keys that a query of a prompt sees.
 *
 *     v = min(s, w)
 *     c = v - v * (v - 1) / (2 * max(1, s))
 *
 * tokens  s  tokens of the sequence         [1]
 * window  w  attention window in tokens     [1]
 * return  c  mean keys, its own included    [1]
 *
 * Source: derivation sum over queries of min(position, w)
 * Valid:  causal attention whose kernel skips masked tiles; (s + 1) / 2
 *         without a window
 */
static inline double
work_causal_context(double tokens, double window)
{
	const double reach = min2(tokens, window);
	return reach - reach * (reach - 1) / (2 * max2(1, tokens));
}

/*
 * Mean keys that a query sees over layers with a window and without.
 *
 *     c = (1 - f) * u + f * w
 *
 * full      u  keys that it sees without a window        [1]
 * windowed  w  keys that it sees in a window             [1]
 * share     f  share of the layers that have a window    [1]
 * return    c  keys, the mean over layers                [1]
 *
 * Source: jiang2023 section 2
 * Valid:  layers alike but for the window
 */
static inline double
work_mixed_context(double full, double windowed, double share)
{
	return (1 - share) * full + share * windowed;
}

/*
 * Work of scores and their product with the values.
 *
 *     A = 2 * m * L * a * d * T * c
 *
 * layers        L  layers of like attention           [1]
 * heads         a  query heads                        [1]
 * head_dim      d  width of a head                    [1]
 * tokens        T  queries                            [1]
 * context       c  keys that a query sees             [1]
 * multiply_add  m  work of one multiply-add           [flop]
 * return        A  forward work                       [flop]
 *
 * Source: chowdhery2022 appendix B
 * Valid:  softmax and mask neglected; one multiply-add for the score and one
 *         for the value of each key and each number of a head
 */
static inline double
work_attention(double layers, double heads, double head_dim, double tokens,
    double context, double multiply_add)
{
	return 2 * multiply_add * layers * heads * head_dim * tokens *
	    context;
}

/*
 * Work of the weight matrices.
 *
 *     C = m * N * T
 *
 * parameters    N  parameters that multiply each token  [1]
 * tokens        T  tokens                               [1]
 * multiply_add  m  work of one multiply-add             [flop]
 * return        C  forward work                         [flop]
 *
 * Source: kaplan2020 eq. 2.2
 * Valid:  looked-up embeddings are not counted, the output matrix is; of a
 *         mixture only the experts that a token passes
 */
static inline double
work_matmul(double parameters, double tokens, double multiply_add)
{
	return multiply_add * parameters * tokens;
}

/*
 * Logarithm of the chance that a token passes by an expert.
 *
 *     l = log(max(1e-300, 1 - k / E))
 *
 * experts    E  routed experts of a layer         [1]
 * per_token  k  experts that a token passes       [1]
 * return     l  natural logarithm                 [1]
 *
 * Source: derivation logarithm of a chance
 * Valid:  even routing; 1 expert of 1 for a dense model, which no token passes
 *         by
 */
static inline double
work_expert_missed(double experts, double per_token)
{
	return lane_log(max2(1e-300, 1 - per_token / experts));
}

/*
 * Share of the routed experts that a step reads.
 *
 *     x = 1 - exp(l * T)
 *
 * missed  l  logarithm of the chance that a token passes by one  [1]
 * tokens  T  tokens of the step                                  [1]
 * return  x  expected share of experts in use                    [1]
 *
 * Source: derivation expected distinct experts of independent tokens
 * Valid:  even routing, independent tokens
 */
static inline double
work_expert_share(double missed, double tokens)
{
	return 1 - lane_exp(missed * tokens);
}

/*
 * Bytes that a group reads of a cache held more than once.
 *
 *     B = K * n / N
 *
 * kv_cache   K  cache of all requests        [byte]
 * count      n  accelerators of the group    [1]
 * kv_shards  N  shards of the cache          [1]
 * return     B  bytes read by the group      [byte]
 *
 * Source: pope2022 section 3.3
 * Valid:  every accelerator reads the heads that it holds
 */
static inline double
work_replicated_read(double kv_cache, double count, double kv_shards)
{
	return kv_cache * count / kv_shards;
}

/*
 * Residual stream of a step.
 *
 *     V = T * h * e
 *
 * tokens            T  tokens of the step             [1]
 * hidden            h  width of the residual stream   [1]
 * activation_bytes  e  bytes of one activation        [byte]
 * return            V  message of one all-reduce      [byte]
 *
 * Source: shoeybi2019 section 3
 * Valid:  layers split over the accelerators (tensor parallel)
 */
static inline double
work_residual(double tokens, double hidden, double activation_bytes)
{
	return tokens * hidden * activation_bytes;
}

/*
 * Work of a training step.
 *
 *     C = F * (1 + beta + rho)
 *
 * forward        F     work of the forward pass                   [flop]
 * backward_base  beta  backward work in forward passes: 2 for
 *                      trained weights, 1 for frozen ones         [1]
 * recompute      rho   1 when the forward pass is run again       [1]
 * return         C     work that is executed                      [flop]
 *
 * Source: narayanan2021 section 5.1
 * Valid:  gradients of inputs and of weights cost one forward pass each;
 *         frozen weights need only the first
 */
static inline double
work_train_flops(double forward, double backward_base, double recompute)
{
	return forward * (1 + backward_base + recompute);
}

#endif
