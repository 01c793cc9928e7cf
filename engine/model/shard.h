/*
 * shard: formulas of how a model's state is cut over accelerators.
 */
#ifndef MODEL_SHARD_H
#define MODEL_SHARD_H

#include "model/select.h"

/*
 * Parameters that are trained.
 *
 *     n = pick(z > 0.5, A + x * K, W)
 *
 * frozen    z  1 where the model's own weights stay        [1]
 * adapters  A  parameters of adapters, or of some layers   [1]
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
 * Blocks that shorter sequences leave behind.
 *
 *     c = pick(v > 0, 1, 0)
 *
 * spread  v  deviation of the lengths of sequences over their mean   [1]
 * return  c  free blocks, over the tensors of the longest sequence   [1]
 *
 * Source: derivation records of lengths that lie evenly up to the longest
 * Valid:  no block fits a tensor of a sequence longer than all before, so that
 *         each of these takes blocks of its own; in the mean it is twice as
 *         long as the last such, and 1/2 + 1/4 + ... of the longest are left
 */
static inline double
shard_left(double spread)
{
	return pick(spread > 0, 1, 0);
}

/*
 * What an allocator keeps when it need not give back.
 *
 *     C = max(R, min(R + c * A + g * R * R / M, M - O))
 *
 * reserved     R  see shard_reserved                           [byte]
 * cache        c  free blocks kept a byte of activations       [1]
 * activations  A  tensors of changing shape                    [byte]
 * gaps         g  share of a full memory that lies between
 *                 blocks in use                                [1]
 * memory       M  memory of the accelerator                    [byte]
 * overhead     O  what the runtime takes beside the allocator  [byte]
 * return       C  reserved, free blocks included               [byte]
 *
 * Source: derivation free blocks are returned before memory runs out
 * Valid:  sequences of many lengths leave blocks behind; those of one length
 *         leave gaps, in a share that grows with what is in use
 */
static inline double
shard_cached(double reserved, double cache, double activations, double gaps,
    double memory, double overhead)
{
	return max2(reserved, min2(reserved + cache * activations +
	    gaps * reserved * reserved / memory, memory - overhead));
}

/*
 * Accelerators that share the routed experts of a layer.
 *
 *     n = max(t, e)
 *
 * tensor           t  accelerators that split each matrix            [1]
 * expert_parallel  e  accelerators that share the routed experts     [1]
 * return           n  accelerators that hold one set of experts      [1]
 *
 * Source: megatron-moe expert tensor parallel size
 * Valid:  experts are whole, and shared among those that split the other
 *         matrices too
 */
static inline double
shard_expert_degree(double tensor, double expert_parallel)
{
	return max2(tensor, expert_parallel);
}

/*
 * Parts that the state of one stage is cut into.
 *
 *     n = pick(N > 1.5, N, N / (1 + y))
 *
 * shards    N  accelerators of one direction that share it            [1]
 * two_ways  y  1 where an accelerator has a stage of either direction [1]
 * return    n  parts of the state of a stage, one on each             [1]
 *
 * Source: deepseekv3 table 2, DualPipe
 * Valid:  whole state is there twice; state that is shared is so among those
 *         of both directions, twice as many for two stages
 */
static inline double
shard_parts(double shards, double two_ways)
{
	return pick(shards > 1.5, shards, shards / (1 + two_ways));
}

/*
 * State on one accelerator of those that share the routed experts.
 *
 *     m = x * ((M - E) / N + E / max(N / e, min(N, 1)))
 *
 * memory           M  state before it is sharded                        [byte]
 * experts          E  part of it that belongs to routed experts         [byte]
 * shards           N  accelerators that share it                        [1]
 * expert_ways      e  parts of the experts among these                  [1]
 * resident         x  share that is not kept in the host's memory       [1]
 * return           m  what one of them holds                            [byte]
 *
 * Source: rajbhandari2022 section 4.1
 * Valid:  experts are shared among the accelerators that hold the same layers,
 *         so that only N / e of those hold the same experts; N is 1/2 where an
 *         accelerator has two stages, each of them whole
 */
static inline double
shard_state(double memory, double experts, double shards,
    double expert_ways, double resident)
{
	return resident * ((memory - experts) / shards +
	    experts / max2(shards / expert_ways, min2(shards, 1)));
}

/*
 * State that the host's memory holds.
 *
 *     m = (1 - x) * ((M - E) / N + E / max(N / e, min(N, 1)))
 *
 * memory           M  state before it is sharded                      [byte]
 * experts          E  part of it that belongs to routed experts       [byte]
 * shards           N  accelerators that share it                      [1]
 * expert_ways      e  parts of the experts among these                [1]
 * resident         x  share that lies on the accelerator              [1]
 * return           m  of one accelerator, in the host                 [byte]
 *
 * Source: ren2021 section 4.1
 * Valid:  what shard_state leaves; each accelerator has its own part
 */
static inline double
shard_hosted(double memory, double experts, double shards,
    double expert_ways, double resident)
{
	return (1 - resident) * ((memory - experts) / shards +
	    experts / max2(shards / expert_ways, min2(shards, 1)));
}

#endif
