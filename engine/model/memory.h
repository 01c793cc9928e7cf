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
 * Sum of two amounts of memory.
 *
 *     M = a + b
 *
 * first   a  first part   [byte]
 * second  b  second part  [byte]
 * return  M  both parts   [byte]
 *
 * Source: derivation sum of parts
 * Valid:  always
 */
static inline double
mem_sum2(double first, double second)
{
	return first + second;
}

/*
 * Sum of three amounts of memory.
 *
 *     M = a + b + c
 *
 * first   a  first part   [byte]
 * second  b  second part  [byte]
 * third   c  third part   [byte]
 * return  M  all parts    [byte]
 *
 * Source: derivation sum of parts
 * Valid:  always
 */
static inline double
mem_sum3(double first, double second, double third)
{
	return first + second + third;
}

/*
 * Sum of four amounts of memory.
 *
 *     M = a + b + c + d
 *
 * first   a  first part   [byte]
 * second  b  second part  [byte]
 * third   c  third part   [byte]
 * fourth  d  fourth part  [byte]
 * return  M  all parts    [byte]
 *
 * Source: derivation sum of parts
 * Valid:  the parts are held at the same time; an upper bound where they
 *         are not
 */
static inline double
mem_sum4(double first, double second, double third, double fourth)
{
	return first + second + third + fourth;
}

/*
 * What is left of an amount of memory.
 *
 *     M = S - a - b - c
 *
 * sum     S  all parts    [byte]
 * first   a  first part   [byte]
 * second  b  second part  [byte]
 * third   c  third part   [byte]
 * return  M  the rest     [byte]
 *
 * Source: derivation difference
 * Valid:  the parts are parts of the sum
 */
static inline double
mem_rest3(double sum, double first, double second, double third)
{
	return sum - first - second - third;
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
 * Valid:  whole layers, dealt evenly
 */
static inline double
mem_stage_share(double layers, double stages)
{
	return ceil(layers / stages) / layers;
}

/*
 * Weights of the fullest accelerator of a group.
 *
 *     m = phi * W / n + E / s
 *
 * layer_weights  W    weights of all layers                      [byte]
 * stage_share    phi  share of the layers on one stage           [1]
 * count          n    accelerators that split every layer        [1]
 * ends           E    input embedding and output head            [byte]
 * end_shards     s    accelerators that split those, 1 for none  [1]
 * return         m    what one of them holds                     [byte]
 *
 * Source: shoeybi2019 section 3
 * Valid:  even split; the ends lie on the fullest stage, or are dealt with
 *         the layers
 */
static inline double
mem_weights_share(double layer_weights, double stage_share, double count,
    double ends, double end_shards)
{
	return stage_share * layer_weights / count + ends / end_shards;
}

/*
 * Width of all query heads.
 *
 *     q = a * d
 *
 * heads     a  query heads      [1]
 * head_dim  d  width of a head  [1]
 * return    q  their width      [1]
 *
 * Source: derivation product
 * Valid:  heads of one width
 */
static inline double
mem_query_width(double heads, double head_dim)
{
	return heads * head_dim;
}

/*
 * Second copies of the query, key and value matrices.
 *
 *     M = c * L * h * (q + k) * e
 *
 * copies        c  copies beside the first, 0 for none  [1]
 * layers        L  layers                               [1]
 * hidden        h  width of the residual stream         [1]
 * query_width   q  width of the queries                 [1]
 * kv_width      k  width of keys and values together    [1]
 * weight_bytes  e  bytes of one weight                  [byte]
 * return        M  memory of the copies                 [byte]
 *
 * Source: derivation matrices of the projections
 * Valid:  a stack that joins the three into one and keeps them
 */
static inline double
mem_fused_copies(double copies, double layers, double hidden,
    double query_width, double kv_width, double weight_bytes)
{
	return copies * layers * hidden * (query_width + kv_width) *
	    weight_bytes;
}

/*
 * Wide copies of the output head.
 *
 *     M = c * V * h * e
 *
 * copies            c  copies beside the stored head      [1]
 * vocab             V  entries of the vocabulary          [1]
 * hidden            h  width of the residual stream       [1]
 * activation_bytes  e  bytes of one number of a copy      [byte]
 * return            M  memory of the copies               [byte]
 *
 * Source: derivation the head unpacked for its product
 * Valid:  a head that is stored narrow and multiplied wide
 */
static inline double
mem_head_copies(double copies, double vocab, double hidden,
    double activation_bytes)
{
	return copies * vocab * hidden * activation_bytes;
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
 * Memory that may be filled.
 *
 *     U = phi * M
 *
 * memory    M    memory of the accelerator as the driver reports it  [byte]
 * fraction  phi  share that may be filled                            [1]
 * return    U    usable memory                                       [byte]
 *
 * Source: derivation product
 * Valid:  the rest covers fragmentation and what the driver keeps
 */
static inline double
mem_usable(double memory, double fraction)
{
	return fraction * memory;
}

/*
 * Memory left over.
 *
 *     H = U - M
 *
 * usable  U  memory that may be filled      [byte]
 * needed  M  memory that is needed          [byte]
 * return  H  headroom, negative for no fit  [byte]
 *
 * Source: derivation difference
 * Valid:  always
 */
static inline double
mem_headroom(double usable, double needed)
{
	return usable - needed;
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
 * Activations that one layer keeps for the backward pass.
 *
 *     q = a * d
 *     k = g * d
 *     A = e * T * (4 * h + 2 * q + 2 * k + 3 * f + 2 * a)
 *
 * tokens            T  tokens of one pass                      [1]
 * hidden            h  width of the residual stream            [1]
 * heads             a  query heads                             [1]
 * kv_heads          g  key-value heads                         [1]
 * head_dim          d  width of a head                         [1]
 * ffn               f  width of the MLP that a token passes    [1]
 * activation_bytes  e  bytes of one activation                 [byte]
 * return            A  activations of one layer                [byte]
 *
 * Source: derivation after korthikanti2022 section 4.1
 * Valid:  two norms (input and output of each), Q, K, V, attention output,
 *         gate, up and product of a gated MLP, and one statistic of twice
 *         the width a head; fused attention, no dropout
 */
static inline double
mem_layer_activations(double tokens, double hidden, double heads,
    double kv_heads, double head_dim, double ffn, double activation_bytes)
{
	const double query_width = heads * head_dim;
	const double kv_width = kv_heads * head_dim;
	return activation_bytes * tokens *
	    (4 * hidden + 2 * query_width + 2 * kv_width + 3 * ffn +
	    2 * heads);
}

/*
 * Activations of a layer of the GPT-2 and GPT-3 kind.
 *
 *     A = e / 2 * s * b * h * (34 + 5 * a * s / h)
 *
 * tokens            s  tokens of a sequence                    [1]
 * batch             b  sequences of one pass                   [1]
 * hidden            h  width of the residual stream            [1]
 * heads             a  heads                                   [1]
 * activation_bytes  e  bytes of one activation                 [byte]
 * return            A  activations of one layer                [byte]
 *
 * Source: korthikanti2022 eq. 1
 * Valid:  plain MLP of width 4 h, GELU, dropout with masks of half an
 *         activation, score matrix kept, nothing split
 */
static inline double
mem_gpt_layer_activations(double tokens, double batch, double hidden,
    double heads, double activation_bytes)
{
	return activation_bytes / 2 * tokens * batch * hidden *
	    (34 + 5 * heads * tokens / hidden);
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
