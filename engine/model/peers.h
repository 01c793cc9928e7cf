/*
 * peers: what other tools and rules of thumb say of memory.
 *
 * None of these decides anything: they are here to be compared with, on the
 * cases that others measured, each as its authors published it.
 */
#ifndef MODEL_PEERS_H
#define MODEL_PEERS_H

#include "model/select.h"

/*
 * Model states under ZeRO.
 *
 *     M = P * (w / n_w + g / n_g + k / n_k)
 *
 * parameters        P    parameters, all trained                  [1]
 * weight_bytes      w    bytes of a weight                        [byte]
 * gradient_bytes    g    bytes of a gradient                      [byte]
 * optimizer_bytes   k    bytes of optimizer state of a parameter  [byte]
 * weight_shards     n_w  accelerators that share the weights      [1]
 * gradient_shards   n_g  accelerators that share the gradients    [1]
 * optimizer_shards  n_k  accelerators that share the states       [1]
 * return            M    states on one accelerator                [byte]
 *
 * Source: rajbhandari2020 figure 1
 * Valid:  Adam in mixed precision is w = 2, g = 2, k = 12, the rule of 16
 *         bytes a parameter; no activations
 */
static inline double
peer_states(double parameters, double weight_bytes, double gradient_bytes,
    double optimizer_bytes, double weight_shards, double gradient_shards,
    double optimizer_shards)
{
	return parameters * (weight_bytes / weight_shards +
	    gradient_bytes / gradient_shards +
	    optimizer_bytes / optimizer_shards);
}

/*
 * Training with Adam, as Accelerate estimates it.
 *
 *     M = 4 * P * e
 *
 * parameters    P  parameters                  [1]
 * weight_bytes  e  bytes of a loaded weight    [byte]
 * return        M  weights, gradients, states  [byte]
 *
 * Source: accelerate-estimate peak of a step with Adam
 * Valid:  one accelerator, no activations
 */
static inline double
peer_accelerate(double parameters, double weight_bytes)
{
	return 4 * parameters * weight_bytes;
}

/*
 * Activations in Megatron's report, with sequence parallelism.
 *
 *     A = e * T * (L * (9 * h + 2 * f) + 4 + h / 2 + 2 * (h + V)) / t
 *
 * tokens            T  tokens of one pass            [1]
 * hidden            h  width of the residual stream  [1]
 * ffn               f  width of the MLP              [1]
 * layers            L  layers                        [1]
 * vocab             V  entries of the vocabulary     [1]
 * split             t  tensor-parallel accelerators  [1]
 * activation_bytes  e  bytes of one activation       [byte]
 * return            A  activations and logits        [byte]
 *
 * Source: megatron-memory-report compute_activation_memory
 * Valid:  selective recomputation, one pipeline stage, 16-bit activations
 */
static inline double
peer_megatron_selective(double tokens, double hidden, double ffn,
    double layers, double vocab, double split, double activation_bytes)
{
	return activation_bytes * tokens * (layers * (9 * hidden + 2 * ffn) +
	    4 + hidden / 2 + 2 * (hidden + vocab)) / split;
}

/*
 * Activations in Megatron's report, without sequence parallelism.
 *
 *     A = 1.05 * e * T * (L * h * (5 + 12 / t) + 4 + h / 2 + h + V / t)
 *
 * tokens            T  tokens of one pass            [1]
 * hidden            h  width of the residual stream  [1]
 * layers            L  layers                        [1]
 * vocab             V  entries of the vocabulary     [1]
 * split             t  tensor-parallel accelerators  [1]
 * activation_bytes  e  bytes of one activation       [byte]
 * return            A  activations and logits        [byte]
 *
 * Source: megatron-memory-report compute_activation_memory_without_sp
 * Valid:  one pipeline stage, 16-bit activations; recomputation is not known
 *         to it
 */
static inline double
peer_megatron_plain(double tokens, double hidden, double layers, double vocab,
    double split, double activation_bytes)
{
	return 1.05 * activation_bytes * tokens *
	    (layers * hidden * (5 + 12 / split) + 4 + hidden / 2 + hidden +
	    vocab / split);
}

/*
 * Activations in llm-analysis.
 *
 *     A = T * (L * (e * (8 * h + 4 * a + 2 * f) + 2 * n * h) + e * V + n * h)
 *
 * tokens            T  tokens of one pass                 [1]
 * hidden            h  width of the residual stream       [1]
 * heads             a  query heads                        [1]
 * ffn               f  width of the MLP                   [1]
 * layers            L  layers                             [1]
 * vocab             V  entries of the vocabulary          [1]
 * activation_bytes  e  bytes of one activation            [byte]
 * norm_bytes        n  bytes of one activation of a norm  [byte]
 * return            A  activations and logits             [byte]
 *
 * Source: llm-analysis get_activation_memory_per_layer
 * Valid:  flash attention, nothing recomputed, nothing split; its norms are
 *         32 bits wide
 */
static inline double
peer_llm_analysis(double tokens, double hidden, double heads, double ffn,
    double layers, double vocab, double activation_bytes, double norm_bytes)
{
	return tokens * (layers * (activation_bytes * (8 * hidden +
	    4 * heads + 2 * ffn) + 2 * norm_bytes * hidden) +
	    activation_bytes * vocab + norm_bytes * hidden);
}

/*
 * Activations in llm-analysis, recomputed.
 *
 *     A = T * (L * e * h + e * V + n * h)
 *
 * tokens            T  tokens of one pass                 [1]
 * hidden            h  width of the residual stream       [1]
 * layers            L  layers                             [1]
 * vocab             V  entries of the vocabulary          [1]
 * activation_bytes  e  bytes of one activation            [byte]
 * norm_bytes        n  bytes of one activation of a norm  [byte]
 * return            A  checkpoints and logits             [byte]
 *
 * Source: llm-analysis get_activation_memory_per_layer
 * Valid:  full recomputation, nothing split
 */
static inline double
peer_llm_analysis_full(double tokens, double hidden, double layers,
    double vocab, double activation_bytes, double norm_bytes)
{
	return tokens * (layers * activation_bytes * hidden +
	    activation_bytes * vocab + norm_bytes * hidden);
}

/*
 * Activations in EleutherAI's cookbook.
 *
 *     A = e * T * L * (17 * h + x * 5 / 2 * a * s)
 *
 * tokens            T  tokens of one pass                       [1]
 * hidden            h  width of the residual stream             [1]
 * layers            L  layers                                   [1]
 * heads             a  query heads                              [1]
 * seq_len           s  tokens of a sequence                     [1]
 * scores            x  1, or 0 with activations recomputed      [1]
 * activation_bytes  e  bytes of one activation                  [byte]
 * return            A  activations                              [byte]
 *
 * Source: eleuther-cookbook calc_transformer_mem.py
 * Valid:  16-bit activations; the scores are taken to be kept, and what it
 *         calls checkpointing drops the scores alone
 */
static inline double
peer_cookbook(double tokens, double hidden, double layers, double heads,
    double seq_len, double scores, double activation_bytes)
{
	return activation_bytes * tokens * layers *
	    (17 * hidden + scores * 5 / 2 * heads * seq_len);
}

/*
 * Weights and KV cache, as hf-mem estimates them.
 *
 *     M = P * w + 2 * L * g * d * C * e
 *
 * parameters    P  parameters                      [1]
 * weight_bytes  w  bytes of a weight               [byte]
 * layers        L  layers                          [1]
 * kv_heads      g  key-value heads                 [1]
 * head_dim      d  width of a head                 [1]
 * cached        C  tokens of all requests          [1]
 * kv_bytes      e  bytes of one cached element     [byte]
 * return        M  weights and cache               [byte]
 *
 * Source: hf-mem KV cache estimation
 * Valid:  every layer sees the whole context; no workspace, no context of
 *         the driver
 */
static inline double
peer_hf_mem(double parameters, double weight_bytes, double layers,
    double kv_heads, double head_dim, double cached, double kv_bytes)
{
	return parameters * weight_bytes +
	    2 * layers * kv_heads * head_dim * cached * kv_bytes;
}

#endif
