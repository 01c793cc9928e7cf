/*
 * memory: formulas of what must lie in the memory of one accelerator.
 *
 * All bytes come in as parameters (bytes of one weight, of one cached element,
 * of one activation); no width is built in.  "Element" means one number of
 * the working precision, 2 bytes for bf16.
 */
#ifndef MODEL_MEMORY_H
#define MODEL_MEMORY_H

#include <math.h>

#include "model/select.h"

/*
 * Bytes of parameters in one format.
 *
 *     W = P * e
 *
 * parameters  P  numbers held                           [1]
 * bytes       e  bytes of one, block scales included    [byte]
 * return      W  their memory                           [byte]
 *
 * Source: rajbhandari2020 section 3.1
 * Valid:  every parameter stands in the same format
 */
static inline double
mem_weights(double parameters, double bytes)
{
	return parameters * bytes;
}

/*
 * Share of one accelerator.
 *
 *     m = M / N
 *
 * memory  M  memory that is split             [byte]
 * shards  N  accelerators that share it       [1]
 * return  m  what one of them holds           [byte]
 *
 * Source: rajbhandari2020 section 5
 * Valid:  even split, N >= 1
 */
static inline double
mem_share(double memory, double shards)
{
	return memory / shards;
}

/*
 * Share of the layers on the fullest of several stages.
 *
 *     phi = ceil(L / p) / L
 *
 * layers  L    layers of the model              [1]
 * stages  p    stages that divide them, >= 1    [1]
 * return  phi  share of the stage with the most [1]
 *
 * Source: narayanan2021 section 2.2
 * Valid:  whole layers, as many on each
 */
static inline double
mem_stage_share(double layers, double stages)
{
	return ceil(layers / stages) / layers;
}

/*
 * Score matrix of attention that is not fused.
 *
 *     M = e * a * T * s / n
 *
 * tokens       T  queries of one pass, all requests         [1]
 * context      s  keys that each of them meets              [1]
 * heads        a  query heads                               [1]
 * count        n  accelerators that split the heads         [1]
 * score_bytes  e  bytes live of one score, 0 when fused     [byte]
 * return       M  scores of one layer                       [byte]
 *
 * Source: korthikanti2022 section 4.1
 * Valid:  one layer at a time; e counts the scores and what softmax makes
 */
static inline double
mem_scores(double tokens, double context, double heads, double count,
    double score_bytes)
{
	return score_bytes * heads * tokens * context / count;
}

/*
 * Working memory of a serving engine.
 *
 *     W = e * (T * (4 * h + 3 * f / n) + 3 * b * V)
 *
 * tokens            T  tokens of one prefill chunk             [1]
 * hidden            h  width of the residual stream            [1]
 * ffn               f  width of the MLP that a token passes    [1]
 * requests          b  requests that sample a token at once    [1]
 * vocab             V  entries of the vocabulary               [1]
 * count             n  accelerators that split the MLP         [1]
 * activation_bytes  e  bytes of one activation                 [byte]
 * return            W  largest set of live tensors             [byte]
 *
 * Source: derivation live tensors of the widest layer
 * Valid:  residual, its norm and the norm's copy at twice the width; gate,
 *         up and their product; logits at the working width and once at
 *         twice that for sampling; attention keeps no score matrix
 */
static inline double
mem_serve_workspace(double tokens, double hidden, double ffn, double requests,
    double vocab, double count, double activation_bytes)
{
	return activation_bytes * (tokens * (4 * hidden + 3 * ffn / count) +
	    3 * requests * vocab);
}

/*
 * State of the optimizer.
 *
 *     O = P * (m + k)
 *
 * parameters       P  parameters that are trained                 [1]
 * master_bytes     m  bytes of a master weight, 0 without         [byte]
 * optimizer_bytes  k  bytes of the moments of one, 8 for Adam in fp32 [byte]
 * return           O  optimizer state                             [byte]
 *
 * Source: rajbhandari2020 section 3.1
 * Valid:  state of every trained parameter is of one kind
 */
static inline double
mem_optimizer(double parameters, double master_bytes, double optimizer_bytes)
{
	return parameters * (master_bytes + optimizer_bytes);
}

/*
 * Activations of all layers, none recomputed.
 *
 *     M = A * L
 *
 * layer_activations  A  of one layer    [byte]
 * layers             L  layers          [1]
 * return             M  of all layers   [byte]
 *
 * Source: korthikanti2022 section 4
 * Valid:  all layers alike, one pass in flight
 */
static inline double
mem_kept_activations(double layer_activations, double layers)
{
	return layer_activations * layers;
}

/*
 * Inputs of all layers, kept to recompute the rest.
 *
 *     M = e * T * h * L
 *
 * tokens            T  tokens of one pass              [1]
 * hidden            h  width of the residual stream    [1]
 * layers            L  layers                          [1]
 * activation_bytes  e  bytes of one activation         [byte]
 * return            M  checkpoints                     [byte]
 *
 * Source: korthikanti2022 section 5
 * Valid:  one checkpoint a layer
 */
static inline double
mem_checkpoints(double tokens, double hidden, double layers,
    double activation_bytes)
{
	return activation_bytes * tokens * hidden * layers;
}

/*
 * Logits of one pass, with all that the loss makes of them.
 *
 *     M = c * T * V
 *
 * tokens       T  tokens of one pass                    [1]
 * vocab        V  entries of the vocabulary             [1]
 * logit_bytes  c  bytes of all copies of one logit      [byte]
 * return       M  logits, wide copies, their gradient   [byte]
 *
 * Source: derivation live tensors of the loss
 * Valid:  stock PyTorch: 14 bytes, one copy at the working width and three
 *         at twice that (cast, log-softmax, gradient); a loss in chunks or
 *         fused with the last matrix keeps less
 */
static inline double
mem_logits(double tokens, double vocab, double logit_bytes)
{
	return logit_bytes * tokens * vocab;
}

#endif
