/*
 * adapters: formulas of what is trained beside a frozen model.
 */
#ifndef MODEL_ADAPTERS_H
#define MODEL_ADAPTERS_H

#include "model/select.h"

/*
 * Parameters of low-rank pairs on attention.
 *
 *     P = r * L * (2 * h + q + k + x * (h + k) + y * (h + q))
 *
 * rank         r  rank of the adapters                     [1]
 * layers       L  layers                                   [1]
 * hidden       h  width of the residual stream             [1]
 * query_width  q  query heads times width of a head        [1]
 * kv_width     k  key-value heads times width of a head    [1]
 * keys         x  1 with an adapter on keys                [1]
 * output       y  1 with an adapter on the output          [1]
 * return       P  parameters of adapters                   [1]
 *
 * Source: hu2021 section 4.1
 * Valid:  r (d_in + d_out) each; queries and values always have one
 */
static inline double
adapt_attention(double rank, double layers, double hidden,
    double query_width, double kv_width, double keys, double output)
{
	return rank * layers * (2 * hidden + query_width + kv_width +
	    keys * (hidden + kv_width) + output * (hidden + query_width));
}

/*
 * Parameters of low-rank pairs on the MLPs.
 *
 *     P = r * L * x * (m + 1) * (n * h + W)
 *
 * rank      r  rank of the adapters                            [1]
 * layers    L  layers                                          [1]
 * hidden    h  width of the residual stream                    [1]
 * mlps      n  MLPs of a layer, experts counted                [1]
 * width     W  width of all of them together                   [1]
 * matrices  m  matrices into one: 2 with a gate, 1 without     [1]
 * adapted   x  1 with adapters on the MLPs                     [1]
 * return    P  parameters of adapters                          [1]
 *
 * Source: hu2021 section 4.1
 * Valid:  r (d_in + d_out) each, the matrix out of it included
 */
static inline double
adapt_mlp(double rank, double layers, double hidden, double mlps,
    double width, double matrices, double adapted)
{
	return rank * layers * adapted * (matrices + 1) *
	    (mlps * hidden + width);
}

/*
 * Parameters of adapters that go with matrices.
 *
 *     P = f * R + v * L * O
 *
 * pairs    f  pairs of low-rank matrices a weight        [1]
 * low      R  parameters of one pair on every weight     [1]
 * vectors  v  vectors as wide as a weight's output       [1]
 * layers   L  layers                                     [1]
 * outputs  O  outputs of all adapted weights of a layer  [1]
 * return   P  parameters of adapters                     [1]
 *
 * Source: liu2024dora section 4.1
 * Valid:  LoRA: one pair; DoRA: a pair and a vector of magnitudes; LoHa: two
 *         pairs; VeRA: a vector, and one more of the rank, which is small
 */
static inline double
adapt_weights(double pairs, double low, double vectors, double layers,
    double outputs)
{
	return pairs * low + vectors * layers * outputs;
}

/*
 * Parameters of trained tokens.
 *
 *     P = 2 * n * L * k + p * h
 *
 * prefix    n  tokens before the keys and values of each layer  [1]
 * layers    L  layers                                           [1]
 * kv_width  k  key-value heads times width of a head            [1]
 * prompt    p  tokens before the input alone                    [1]
 * hidden    h  width of the residual stream                     [1]
 * return    P  parameters of tokens                             [1]
 *
 * Source: li2021 section 4.3
 * Valid:  without the network that makes the prefix in training
 */
static inline double
adapt_tokens(double prefix, double layers, double kv_width, double prompt,
    double hidden)
{
	return 2 * prefix * layers * kv_width + prompt * hidden;
}

/*
 * Parameters of bottlenecks between layers.
 *
 *     P = 2 * L * (2 * b * h + b + h)
 *
 * width   b  width of the bottleneck, 0 for none    [1]
 * layers  L  layers                                 [1]
 * hidden  h  width of the residual stream           [1]
 * return  P  parameters of bottlenecks              [1]
 *
 * Source: houlsby2019 section 2.1
 * Valid:  two a layer, each down and up with biases; the biases alone are
 *         left where the width is 0
 */
static inline double
adapt_bottlenecks(double width, double layers, double hidden)
{
	return 2 * layers * (2 * width * hidden + width + hidden);
}

/*
 * Parameters of trained scales of keys, values and the MLP.
 *
 *     P = L * (2 * k + f)
 *
 * layers    L  layers                                 [1]
 * kv_width  k  key-value heads times width of a head  [1]
 * ffn       f  width of the MLP that a token passes   [1]
 * return    P  parameters of scales                   [1]
 *
 * Source: liu2022ia3 section 3.3
 * Valid:  one scale a channel
 */
static inline double
adapt_scales(double layers, double kv_width, double ffn)
{
	return layers * (2 * kv_width + ffn);
}

#endif
