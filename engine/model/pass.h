/*
 * pass: formulas of one pass of training, forward and backward.
 *
 * Shares of a recomputation run from 0, nothing, over one half, what is cheap
 * to redo, to 1, whole layers.
 */
#ifndef MODEL_PASS_H
#define MODEL_PASS_H

#include "model/select.h"

/*
 * Matrix work that is done again.
 *
 *     rho = max(0, 2 * r - 1) + s * min(2 * r, 2 - 2 * r)
 *
 * recompute  r    recomputation: 0 none, 1 / 2 selective, 1 full  [1]
 * selective  s    share of matrix work that the selective one
 *                 repeats                                         [1]
 * return     rho  forward passes through matrices, repeated       [1]
 *
 * Source: korthikanti2022 section 5
 * Valid:  Megatron repeats no matrix, torchtitan every second one
 */
static inline double
step_matrix_recompute(double recompute, double selective)
{
	return max2(0, 2 * recompute - 1) + selective * min2(2 * recompute,
	    2 - 2 * recompute);
}

/*
 * Attention that is done again.
 *
 *     rho = max(0, 2 * r - 1) + pick(s > 0, 0, 1) * min(2 * r, 2 - 2 * r)
 *
 * recompute  r    recomputation: 0 none, 1 / 2 selective, 1 full  [1]
 * selective  s    share of matrix work that the selective one
 *                 repeats                                         [1]
 * return     rho  forward passes of attention, repeated           [1]
 *
 * Source: korthikanti2022 section 5
 * Valid:  a stack that repeats matrices keeps what attention gave, others
 *         repeat attention alone
 */
static inline double
step_attention_recompute(double recompute, double selective)
{
	return max2(0, 2 * recompute - 1) + pick(selective > 0, 0, 1) *
	    min2(2 * recompute, 2 - 2 * recompute);
}

/*
 * Work of attention in a pass.
 *
 *     C = A * (1 + pick(w > 0, 2, 2.5) + rho)
 *
 * forward    A    work of the forward pass                 [flop]
 * written    w    1 where scores are written out           [1]
 * recompute  rho  forward passes that are repeated         [1]
 * return     C    work of both passes                      [flop]
 *
 * Source: dao2023 section 4.1
 * Valid:  a fused backward pass works the scores out once more: five matrix
 *         products for the two of the forward pass
 */
static inline double
step_attention_work(double forward, double written, double recompute)
{
	return forward * (1 + pick(written > 0, 2, 2.5) + recompute);
}

/*
 * Sustained share of the peak in fused attention, by the keys of a query.
 *
 *     e = eta * k / (k + h)
 *
 * efficiency  eta  share over very many keys                [1]
 * keys        k    keys that a query is multiplied with     [1]
 * half        h    keys at which half of it is reached      [1]
 * return      e    share                                    [1]
 *
 * Source: shah2024 figure 5
 * Valid:  what a block of queries costs before its first key and after its
 *         last, and blocks that a mask cuts, are paid whatever the length
 */
static inline double
step_attention_share(double efficiency, double keys, double half)
{
	return efficiency * keys / (keys + half);
}

/*
 * Traffic of what lies between the matrices.
 *
 *     B = e * L * (10 * S * h + T * (2 * (q + k) + (g + 1) * f)) * (3 + r)
 *
 * sequence_tokens  S  tokens over the split between matrices     [1]
 * tensor_tokens    T  tokens over the split of matrices          [1]
 * layers           L  layers of one stage                        [1]
 * hidden           h  width of the residual stream               [1]
 * queries          q  width of all query heads                   [1]
 * keys             k  width of all key-value heads               [1]
 * ffn              f  width of the MLP                           [1]
 * inputs           g  matrices into an MLP: 2 with a gate        [1]
 * width            e  bytes of one activation                    [byte]
 * recompute        r  share of the forward pass that is repeated [1]
 * return           B  bytes read and written                     [byte]
 *
 * Source: derivation two norms read and write h, two sums read 2 h and write h
 * Valid:  one kernel for each of norm, sum, rotation of queries and keys, and
 *         gate; the backward pass moves twice what the forward pass does
 */
static inline double
step_elementwise_bytes(double sequence_tokens, double tensor_tokens,
    double layers, double hidden, double queries, double keys, double ffn,
    double inputs, double width, double recompute)
{
	return width * layers * (10 * sequence_tokens * hidden +
	    tensor_tokens * (2 * (queries + keys) + (inputs + 1) * ffn)) *
	    (3 + recompute);
}

/*
 * Traffic of turning operands of products into few bits.
 *
 *     B = e * L * (4 * S * h + T * (2 * (q + k) + (g + 1) * f)) *
 *         (1 + u + 2 * z) * (1 + u * (1 + r)) / 2
 *
 * sequence_tokens  S  tokens over the split between matrices     [1]
 * tensor_tokens    T  tokens over the split of matrices          [1]
 * layers           L  layers of one stage                        [1]
 * hidden           h  width of the residual stream               [1]
 * queries          q  width of all query heads                   [1]
 * keys             k  width of all key-value heads               [1]
 * ffn              f  width of the MLP                           [1]
 * inputs           g  matrices into an MLP: 2 with a gate        [1]
 * width            e  bytes of one activation                    [byte]
 * narrow           z  bits that it is multiplied in over its own [1]
 * unfused          u  1 for stock kernels, 0 for fused ones      [1]
 * recompute        r  share of the forward pass that is repeated [1]
 * return           B  bytes read and written                     [byte]
 *
 * Source: torchao-roofline get_tensor_memory_traffic_ovhd_s, mxfp8
 * Valid:  inputs of a layer's products in the forward pass and, about as many,
 *         gradients of what they gave in the backward pass; each is written by
 *         rows and by columns, since a product reads it either way: stock
 *         kernels read it for each, fused ones once, whose norms and gates
 *         write both in place of 16 bits
 */
static inline double
step_cast_bytes(double sequence_tokens, double tensor_tokens, double layers,
    double hidden, double queries, double keys, double ffn, double inputs,
    double width, double narrow, double unfused, double recompute)
{
	return width * layers * (4 * sequence_tokens * hidden +
	    tensor_tokens * (2 * (queries + keys) + (inputs + 1) * ffn)) *
	    (1 + unfused + 2 * narrow) * (1 + unfused * (1 + recompute)) / 2;
}

/*
 * Traffic of low-rank adapters beside their matrices.
 *
 *     B = e * T * pick(r > 0, A / max(r, 1), 0) * (3 + rho)
 *
 * parameters  A    parameters of the adapters                    [1]
 * rank        r    rank of each, 0 where they have none          [1]
 * tokens      T    tokens of one accelerator                     [1]
 * width       e    bytes of one activation                       [byte]
 * recompute   rho  share of the forward pass that is repeated    [1]
 * return      B    bytes read and written                        [byte]
 *
 * Source: derivation what the matrix gave is read and written to be added to
 * Valid:  inputs as wide as outputs, and still in the cache; the backward pass
 *         moves twice what the forward pass does
 */
static inline double
step_adapter_bytes(double parameters, double rank, double tokens,
    double width, double recompute)
{
	return width * tokens * pick(rank > 0, parameters / max2(rank, 1),
	    0) * (3 + recompute);
}

/*
 * Traffic of scores that are written out.
 *
 *     B = w * c * L * a * T * s * (3 + rho) / 3
 *
 * tokens     T    tokens of one accelerator                 [1]
 * sequence   s    tokens of a sequence                      [1]
 * layers     L    layers of one stage                       [1]
 * heads      a    query heads                               [1]
 * written    w    1 where scores are written out            [1]
 * traffic    c    bytes moved of one score in both passes   [byte]
 * recompute  rho  forward passes that are repeated          [1]
 * return     B    bytes read and written                    [byte]
 *
 * Source: korthikanti2022 section 4.1
 * Valid:  the backward pass moves twice what the forward pass does
 */
static inline double
step_score_bytes(double tokens, double sequence, double layers, double heads,
    double written, double traffic, double recompute)
{
	return written * traffic * layers * heads * tokens * sequence *
	    (3 + recompute) / 3;
}

/*
 * Traffic of the weights of a pass.
 *
 *     B = P * ((b + z * d) * (2 + rho) + 2 * (1 - F) * g)
 *
 * parameters  P    parameters of one accelerator               [1]
 * width       b    bytes of one weight                         [byte]
 * quantized   z    1 where weights are stored in a few bits    [1]
 * unpacking   d    bytes moved to unpack one weight            [byte]
 * recompute   rho  forward passes through matrices, repeated   [1]
 * frozen      F    1 where weights stay as they are            [1]
 * gradient    g    bytes of one gradient                       [byte]
 * return      B    bytes read and written                      [byte]
 *
 * Source: dettmers2023 section 3
 * Valid:  both passes read every weight, those of 4 bits are unpacked each
 *         time, and a gradient is read and written to be added to
 */
static inline double
step_weight_bytes(double parameters, double width, double quantized,
    double unpacking, double recompute, double frozen, double gradient)
{
	return parameters * ((width + quantized * unpacking) *
	    (2 + recompute) + 2 * (1 - frozen) * gradient);
}

/*
 * Time of a pass on one accelerator.
 *
 *     t = max(t_m + t_h + t_a + t_b, max(t_l, t_o))
 *
 * matrix_time     t_m  matrices of the layers    [s]
 * head_time       t_h  the output head           [s]
 * attention_time  t_a  attention                 [s]
 * memory_time     t_b  memory traffic            [s]
 * launch_time     t_l  the host's launches       [s]
 * host_time       t_o  moves to the host         [s]
 * return          t    both passes               [s]
 *
 * Source: williams2009 section 3
 * Valid:  kernels run one after the other; launches and moves run beside them
 */
static inline double
step_pass_time(double matrix_time, double head_time, double attention_time,
    double memory_time, double launch_time, double host_time)
{
	return max2(matrix_time + head_time + attention_time + memory_time,
	    max2(launch_time, host_time));
}

/*
 * Attention beside keys and values that go round.
 *
 *     t = max(t_a, t_r)
 *
 * attention_time  t_a  attention                     [s]
 * ring_time       t_r  keys and values passed on     [s]
 * return          t    both                          [s]
 *
 * Source: liu2023 section 3
 * Valid:  the next block is on its way while one is worked on
 */
static inline double
step_ring_attention(double attention_time, double ring_time)
{
	return max2(attention_time, ring_time);
}

#endif
