/*
 * shard: formulas of how a model's state is cut over accelerators.
 */
#ifndef MODEL_SHARD_H
#define MODEL_SHARD_H

#include "model/select.h"

/*
 * Product of two counts.
 *
 *     n = a * b
 *
 * first   a  one count  [1]
 * second  b  another    [1]
 * return  n  product    [1]
 *
 * Source: derivation product
 * Valid:  always
 */
static inline double
shard_product(double first, double second)
{
	return first * second;
}

/*
 * Sum of two counts.
 *
 *     n = a + b
 *
 * first   a  one count  [1]
 * second  b  another    [1]
 * return  n  sum        [1]
 *
 * Source: derivation sum
 * Valid:  always
 */
static inline double
shard_sum(double first, double second)
{
	return first + second;
}

/*
 * Part of a count.
 *
 *     p = P / n
 *
 * whole   P  the count               [1]
 * parts   n  equal parts of it       [1]
 * return  p  one part                [1]
 *
 * Source: derivation quotient
 * Valid:  even split, n >= 1
 */
static inline double
shard_part(double whole, double parts)
{
	return whole / parts;
}

/*
 * Parameters beside the layers on an end of a pipeline.
 *
 *     K = pick(p > 1.5, T, A)
 *
 * stages  p  stages of the pipeline                          [1]
 * table   T  entries of the vocabulary times width           [1]
 * all     A  embeddings, head, norms of the whole model      [1]
 * return  K  of the first or the last stage                  [1]
 *
 * Source: derivation the first stage embeds, the last one has the head
 * Valid:  tied tables are held by both ends
 */
static inline double
shard_ends(double stages, double table, double all)
{
	return pick(stages > 1.5, table, all);
}

/*
 * Parameters that are trained.
 *
 *     n = pick(z > 0.5, A + x * K, W)
 *
 * frozen    z  1 where the model's own weights stay        [1]
 * adapters  A  parameters of adapters                      [1]
 * beside    x  1 where embeddings and head are trained too [1]
 * kept      K  parameters of embeddings and head           [1]
 * all       W  parameters of the model                     [1]
 * return    n  parameters with gradients                   [1]
 *
 * Source: hu2021 section 4.1
 * Valid:  always
 */
static inline double
shard_trained(double frozen, double adapters, double beside, double kept,
    double all)
{
	return pick(frozen > 0.5, adapters + beside * kept, all);
}

/*
 * Parameters whose gradients are there at once.
 *
 *     n = pick(x > 0.5, min(P, T), P)
 *
 * fused    x  1 where the optimizer steps inside the backward pass  [1]
 * trained  P  parameters that are trained                           [1]
 * largest  T  parameters of the largest tensor                      [1]
 * return   n  gradients held                                        [1]
 *
 * Source: lv2023 section 3.1
 * Valid:  always
 */
static inline double
shard_gradients(double fused, double trained, double largest)
{
	return pick(fused > 0.5, min2(trained, largest), trained);
}

/*
 * What of a shard lies on the accelerator.
 *
 *     m = x * M / N
 *
 * memory    M  memory that is split                           [byte]
 * shards    N  accelerators that share it                     [1]
 * resident  x  share that is not kept in the host's memory    [1]
 * return    m  what one of them holds                         [byte]
 *
 * Source: rajbhandari2020 section 5
 * Valid:  even split, N >= 1
 */
static inline double
shard_resident(double memory, double shards, double resident)
{
	return resident * memory / shards;
}

/*
 * Layers that are gathered from all shards at once.
 *
 *     G = P * e * min(u, l) / l
 *
 * parameters  P  parameters of the layers                         [1]
 * bytes       e  bytes of one, weights and gradients              [byte]
 * units       u  layers whole at the same time, 0 if none are cut [1]
 * layers      l  layers of the stage                              [1]
 * return      G  whole layers beside the shards                   [byte]
 *
 * Source: zhao2023 section 3.2
 * Valid:  a layer is a unit; the next one is fetched while one works
 */
static inline double
shard_gathered(double parameters, double bytes, double units, double layers)
{
	return parameters * bytes * min2(units, layers) / layers;
}

/*
 * Buffers that stand in for gradients accumulated inside a matrix product.
 *
 *     B = x * e * P
 *
 * fused       x  1 where products add into the gradient themselves  [1]
 * parameters  P  parameters of tensors of different shape           [1]
 * bytes       e  bytes of one                                       [byte]
 * return      B  buffers                                            [byte]
 *
 * Source: transformer-engine module base, get_dummy_wgrad
 * Valid:  one buffer a shape, at the working width
 */
static inline double
shard_dummy(double fused, double parameters, double bytes)
{
	return fused * parameters * bytes;
}

/*
 * What an allocator takes for tensors.
 *
 *     R = M * (1 + phi)
 *
 * memory    M    tensors                                 [byte]
 * overhead  phi  share lost to rounding and gaps         [1]
 * return    R    reserved of the driver                  [byte]
 *
 * Source: derivation product
 * Valid:  always
 */
static inline double
shard_reserved(double memory, double overhead)
{
	return memory * (1 + overhead);
}

/*
 * What an allocator keeps when it need not give back.
 *
 *     C = max(R, min(R + c * A, M - O))
 *
 * reserved     R  see shard_reserved                          [byte]
 * cache        c  free blocks kept a byte of activations      [1]
 * activations  A  tensors of changing shape                   [byte]
 * memory       M  memory of the accelerator                   [byte]
 * overhead     O  what the runtime takes beside the allocator [byte]
 * return       C  reserved, free blocks included              [byte]
 *
 * Source: derivation free blocks are returned before memory runs out
 * Valid:  sequences of many lengths, each of which leaves blocks behind
 */
static inline double
shard_cached(double reserved, double cache, double activations,
    double memory, double overhead)
{
	return max2(reserved, min2(reserved + cache * activations,
	    memory - overhead));
}

/*
 * Parameters of adapters on attention.
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
shard_adapters_attention(double rank, double layers, double hidden,
    double query_width, double kv_width, double keys, double output)
{
	return rank * layers * (2 * hidden + query_width + kv_width +
	    keys * (hidden + kv_width) + output * (hidden + query_width));
}

/*
 * Parameters of adapters on an MLP.
 *
 *     P = r * L * x * (m + 1) * (h + f)
 *
 * rank      r  rank of the adapters                            [1]
 * layers    L  layers                                          [1]
 * hidden    h  width of the residual stream                    [1]
 * ffn       f  width of the MLP that a token passes            [1]
 * matrices  m  matrices into it: 2 with a gate, 1 without      [1]
 * adapted   x  1 with adapters on the MLP                      [1]
 * return    P  parameters of adapters                          [1]
 *
 * Source: hu2021 section 4.1
 * Valid:  r (d_in + d_out) each, the matrix out of it included
 */
static inline double
shard_adapters_mlp(double rank, double layers, double hidden, double ffn,
    double matrices, double adapted)
{
	return rank * layers * adapted * (matrices + 1) * (hidden + ffn);
}

#endif
