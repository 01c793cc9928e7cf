/*
 * activation: formulas of what one accelerator keeps while it trains, beside
 * the model's state.
 *
 * A layer is a sum of tensors that its backward pass needs.  Tokens come in
 * twice: "tokens" of a tensor that tensor parallelism splits are those of the
 * pass over the degree; what sequence parallelism splits is over that degree.
 */
#ifndef MODEL_ACTIVATION_H
#define MODEL_ACTIVATION_H

#include "model/select.h"

/*
 * Queries, keys, values and the output of attention.
 *
 *     A = e * T * (2 * q + 2 * k + 2 * a)
 *
 * tokens            T  tokens that one accelerator holds of   [1]
 * query_width       q  query heads times width of a head      [1]
 * kv_width          k  key-value heads times width of a head  [1]
 * heads             a  query heads                            [1]
 * activation_bytes  e  bytes of one activation                [byte]
 * return            A  kept of one layer                      [byte]
 *
 * Source: korthikanti2022 section 4.1
 * Valid:  fused attention: one statistic of twice the width a head in place
 *         of the scores
 */
static inline double
act_attention(double tokens, double query_width, double kv_width,
    double heads, double activation_bytes)
{
	return activation_bytes * tokens *
	    (2 * query_width + 2 * kv_width + 2 * heads);
}

/*
 * Attention scores, where they are written out.
 *
 *     A = x * e / 2 * 5 * a * s * T
 *
 * tokens            T  tokens that one accelerator holds of        [1]
 * heads             a  query heads                                 [1]
 * sequence          s  keys of a query                             [1]
 * activation_bytes  e  bytes of one activation                     [byte]
 * written           x  1 where scores are written out, 0 if fused  [1]
 * return            A  kept of one layer                           [byte]
 *
 * Source: korthikanti2022 section 4.1
 * Valid:  softmax and its dropped copy at the working width, a mask of half
 */
static inline double
act_scores(double tokens, double heads, double sequence,
    double activation_bytes, double written)
{
	return written * activation_bytes / 2 * 5 * heads * sequence * tokens;
}

/*
 * Inputs of the two norms.
 *
 *     A = e * T * h * (2 + 2 * u)
 *
 * tokens            T  tokens that one accelerator holds of     [1]
 * hidden            h  width of the residual stream             [1]
 * activation_bytes  e  bytes of one activation                  [byte]
 * unfused           u  1 for kernels that norm in 32 bits       [1]
 * return            A  kept of one layer                        [byte]
 *
 * Source: korthikanti2022 section 4.1
 * Valid:  an unfused norm keeps its input at twice the working width
 */
static inline double
act_norms(double tokens, double hidden, double activation_bytes,
    double unfused)
{
	return activation_bytes * tokens * hidden * (2 + 2 * unfused);
}

/*
 * What enters the nonlinearity of an MLP.
 *
 *     A = e * T * f * (m + u * (m - 1))
 *
 * tokens            T  tokens that one accelerator holds of       [1]
 * ffn               f  width of the MLP that a token passes       [1]
 * matrices          m  matrices into it: 2 with a gate, 1 without [1]
 * activation_bytes  e  bytes of one activation                    [byte]
 * unfused           u  1 for kernels that store the gate's value  [1]
 * return            A  kept of one layer                          [byte]
 *
 * Source: derivation operands of the product that a gate makes
 * Valid:  the product itself is the input of the last matrix
 */
static inline double
act_mlp(double tokens, double ffn, double matrices, double activation_bytes,
    double unfused)
{
	return activation_bytes * tokens * ffn *
	    (matrices + unfused * (matrices - 1));
}

/*
 * Copies kept of the input of a matrix.
 *
 *     c = pick(z > 0.5, a * (1 + u / 2) + n * u, o)
 *
 * frozen     z  1 where the matrix is not trained             [1]
 * own        o  copies that a trained matrix needs            [1]
 * adapted    a  1 where an adapter reads the input            [1]
 * quantized  n  1 where the matrix is stored in a few bits    [1]
 * unfused    u  1 for kernels of a stock framework            [1]
 * return     c  copies kept                                   [1]
 *
 * Source: derivation operands of the gradients that are computed
 * Valid:  a frozen matrix keeps none; stock kernels drop out an adapter's
 *         input under a mask of half its width, and keep the input of a
 *         matrix that they dequantize
 */
static inline double
act_copies(double frozen, double own, double adapted, double quantized,
    double unfused)
{
	return pick(frozen > 0.5, adapted * (1 + unfused / 2) +
	    quantized * unfused, own);
}

/*
 * Inputs kept of a matrix.
 *
 *     A = e * T * w * c
 *
 * tokens            T  tokens that one accelerator holds of  [1]
 * width             w  width of the input                    [1]
 * copies            c  see act_copies                        [1]
 * activation_bytes  e  bytes of one activation               [byte]
 * return            A  kept of one layer                     [byte]
 *
 * Source: korthikanti2022 section 4.1
 * Valid:  always
 */
static inline double
act_inputs(double tokens, double width, double copies,
    double activation_bytes)
{
	return activation_bytes * tokens * width * copies;
}

/*
 * Tokens on their way to experts and back.
 *
 *     A = 2 * e * T * h * k
 *
 * tokens            T  tokens that sequence parallelism leaves       [1]
 * hidden            h  width of the residual stream                  [1]
 * routed            k  routed experts that a token passes, 0 if none [1]
 * activation_bytes  e  bytes of one activation                       [byte]
 * return            A  kept of one layer                             [byte]
 *
 * Source: rajbhandari2022 section 4.1
 * Valid:  a copy of a token for each of its experts, and what each gives
 *         back before the sum; experts equally busy
 */
static inline double
act_dispatch(double tokens, double hidden, double routed,
    double activation_bytes)
{
	return 2 * activation_bytes * tokens * hidden * routed;
}

/*
 * Outputs that trained vectors are multiplied with.
 *
 *     A = e * T * O * min(v, 1)
 *
 * tokens            T  tokens that tensor parallelism leaves   [1]
 * outputs           O  outputs of adapted matrices of a layer  [1]
 * vectors           v  trained vectors an output, 0 for none   [1]
 * activation_bytes  e  bytes of one activation                 [byte]
 * return            A  kept of one layer                       [byte]
 *
 * Source: liu2024dora section 4.1
 * Valid:  the gradient of a factor needs what it multiplies
 */
static inline double
act_outputs(double tokens, double outputs, double vectors,
    double activation_bytes)
{
	return activation_bytes * tokens * outputs * min2(vectors, 1);
}

/*
 * What a layer keeps when every second matrix is recomputed.
 *
 *     A = min(M, e * (2 * S * h + T * (2 * q + k + f)))
 *
 * layer             M  kept of the layer                             [byte]
 * sequence_tokens   S  tokens that sequence parallelism leaves       [1]
 * tokens            T  tokens that tensor parallelism leaves         [1]
 * hidden            h  width of the residual stream                  [1]
 * query_width       q  query heads times width of a head             [1]
 * kv_width          k  key-value heads times width of a head         [1]
 * ffn               f  width of the MLP that a token passes          [1]
 * activation_bytes  e  bytes of one activation                       [byte]
 * return            A  kept of one layer                             [byte]
 *
 * Source: torchtitan selective activation checkpointing
 * Valid:  kept are the input, the output of attention, and of seven matrices
 *         the first, third, fifth and last result
 */
static inline double
act_selective(double layer, double sequence_tokens, double tokens,
    double hidden, double query_width, double kv_width, double ffn,
    double activation_bytes)
{
	return min2(layer, activation_bytes * (2 * sequence_tokens * hidden +
	    tokens * (2 * query_width + kv_width + ffn)));
}

/*
 * Bytes held of a logit, by how its loss is worked out.
 *
 *     l = pick(k > 0.5, min(L, 2 * e), min(L, e) + max(0, L - e) / c)
 *
 * logit_bytes       L  bytes of all copies of one logit           [byte]
 * activation_bytes  e  bytes of one activation                    [byte]
 * chunks            c  chunks that the loss is done in            [1]
 * fused             k  1 where cast, loss and gradient are fused  [1]
 * return            l  bytes of a logit, a mean of all chunks     [byte]
 *
 * Source: torchtune-loss CEWithChunkedOutputLoss
 * Valid:  the backward pass needs all logits as the head made them; wide
 *         copies are there of one chunk at a time, and of none where one
 *         kernel makes the gradient of the logits, as wide as they are
 */
static inline double
act_logit(double logit_bytes, double activation_bytes, double chunks,
    double fused)
{
	return pick(fused > 0.5, min2(logit_bytes, 2 * activation_bytes),
	    min2(logit_bytes, activation_bytes) +
	    max2(0, logit_bytes - activation_bytes) / chunks);
}

/*
 * Working set of the backward pass of one layer.
 *
 *     R = pick(r > 0.25, M, 0 * M) + 3 * e * T * f
 *
 * layer             M  kept of the layer                          [byte]
 * recompute         r  share of the forward pass done again       [1]
 * tokens            T  tokens that tensor parallelism leaves      [1]
 * ffn               f  width of the MLP that a token passes       [1]
 * activation_bytes  e  bytes of one activation                    [byte]
 * return            R  alive beside what was kept                 [byte]
 *
 * Source: derivation after korthikanti2022 section 5
 * Valid:  the layer's tensors are made again, and the gradients of the MLP
 *         are the widest
 */
static inline double
act_working(double layer, double recompute, double tokens, double ffn,
    double activation_bytes)
{
	return pick(recompute > 0.25, layer, 0 * layer) +
	    3 * activation_bytes * tokens * ffn;
}

/*
 * Passes whose activations the first stage of a pipeline holds.
 *
 *     n = min(m, pick(v > 1.5, p + (p - 1) / v, p))
 *
 * stages    p  stages of the pipeline                      [1]
 * virtual   v  chunks of layers a stage, 1 if not cut      [1]
 * passes    m  micro-batches of a step                     [1]
 * return    n  passes in flight                            [1]
 *
 * Source: korthikanti2022 section 4.2.3
 * Valid:  one forward, one backward in turn; interleaved where v > 1; the same
 *         where gradients of weights wait (qi2023 table 2, ZB-H1)
 */
static inline double
act_in_flight(double stages, double virtual, double passes)
{
	return min2(passes, pick(virtual > 1.5,
	    stages + (stages - 1) / virtual, stages));
}

/*
 * Passes whose activations a stage holds that is entered from both ends.
 *
 *     n = min(m, P + 1)
 *
 * stages  P  stages of the pipeline     [1]
 * passes  m  micro-batches of a step    [1]
 * return  n  passes in flight           [1]
 *
 * Source: deepseekv3 table 2, DualPipe
 * Valid:  every stage, both directions together
 */
static inline double
act_dual_in_flight(double stages, double passes)
{
	return min2(passes, stages + 1);
}

/*
 * Activations of all passes that the last stage of a pipeline holds.
 *
 *     A = M + w * (n - 1) * K
 *
 * pass    M  kept of a pass whose backward pass is ahead            [byte]
 * apart   w  1 where gradients of weights wait                      [1]
 * flight  n  passes in flight                                       [1]
 * kept    K  kept of a pass that waits for gradients of weights     [byte]
 * return  A  activations                                            [byte]
 *
 * Source: qi2023 section 2.3
 * Valid:  stage i of p holds p - i + 1 passes and waits with i - 1; what a
 *         waiting pass keeps was recomputed before, so that layers which are
 *         run again spare the last stage nothing
 */
static inline double
act_last_stage(double pass, double apart, double flight, double kept)
{
	return pass + apart * (flight - 1) * kept;
}

/*
 * Activations of all passes on a stage that is entered from both ends.
 *
 *     A = max(n * M, P / 2 * K)
 *
 * flight  n  passes in flight                                       [1]
 * pass    M  kept of a pass whose backward pass is ahead            [byte]
 * stages  P  stages of the pipeline                                 [1]
 * kept    K  kept of a pass that waits for gradients of weights     [byte]
 * return  A  activations                                            [byte]
 *
 * Source: deepseekv3 table 2, DualPipe; dualpipe steps 6 to 8 of a step
 * Valid:  at the end of a step the stages in the middle wait with the gradients
 *         of weights of half as many passes as there are stages
 */
static inline double
act_dual_stage(double flight, double pass, double stages, double kept)
{
	return max2(flight * pass, stages / 2 * kept);
}

/*
 * Gradients and activations at their most.
 *
 *     P = pick(x > 0.5, max(G + A, G + S), max(A, G + max(R, S)))
 *
 * held         x  1 where gradients are there through the pass  [1]
 * gradients    G  of all parameters                             [byte]
 * activations  A  see act_stage                                 [byte]
 * working      R  see act_working                               [byte]
 * scratch      S  temporaries of the optimizer's step           [byte]
 * return       P  the most of both together                     [byte]
 *
 * Source: derivation phases of a step
 * Valid:  gradients that are freed after each step grow while activations
 *         shrink, so that the ends decide
 */
static inline double
act_peak(double held, double gradients, double activations, double working,
    double scratch)
{
	return pick(held > 0.5, max2(gradients + activations,
	    gradients + scratch), max2(activations,
	    gradients + max2(working, scratch)));
}

/*
 * Whether memory is fullest at the loss.
 *
 *     y = pick(x > 0.5, pick(A >= S, 1, 0), pick(A >= G + max(R, S), 1, 0))
 *
 * held         x  1 where gradients are there through the pass  [1]
 * gradients    G  of all parameters                             [byte]
 * activations  A  see act_stage                                 [byte]
 * working      R  see act_working                               [byte]
 * scratch      S  temporaries of the optimizer's step           [byte]
 * return       y  1 at the loss, 0 when gradients are complete  [1]
 *
 * Source: derivation the cases of act_peak
 * Valid:  always
 */
static inline double
act_peak_is_loss(double held, double gradients, double activations,
    double working, double scratch)
{
	return pick(held > 0.5, pick(activations >= scratch, 1, 0),
	    pick(activations >= gradients + max2(working, scratch), 1, 0));
}

/*
 * Gradients when memory is fullest.
 *
 *     g = pick(y > 0.5, pick(x > 0.5, G, 0 * G), G)
 *
 * at_loss    y  see act_peak_is_loss                          [1]
 * held       x  1 where gradients are there through the pass  [1]
 * gradients  G  of all parameters                             [byte]
 * return     g  held then                                     [byte]
 *
 * Source: derivation the cases of act_peak
 * Valid:  always
 */
static inline double
act_peak_gradients(double at_loss, double held, double gradients)
{
	return pick(at_loss > 0.5, pick(held > 0.5, gradients,
	    0 * gradients), gradients);
}

/*
 * Logits when memory is fullest.
 *
 *     l = pick(y > 0.5, pick(B > A, pick(L > R, L, 0 * L), 0 * L), 0 * L)
 *
 * at_loss  y  see act_peak_is_loss                    [1]
 * first    A  activations of the first stage          [byte]
 * last     B  activations of the last stage           [byte]
 * working  R  see act_working                         [byte]
 * logits   L  see mem_logits                          [byte]
 * return   l  held then                               [byte]
 *
 * Source: derivation the cases of act_stage and act_peak
 * Valid:  always
 */
static inline double
act_peak_logits(double at_loss, double first, double last, double working,
    double logits)
{
	return pick(at_loss > 0.5, pick(last > first, pick(logits > working,
	    logits, 0 * logits), 0 * logits), 0 * logits);
}

/*
 * Temporaries of the step when memory is fullest.
 *
 *     t = pick(y > 0.5, 0 * S, pick(x > 0.5, S, pick(S > R, S, 0 * S)))
 *
 * at_loss  y  see act_peak_is_loss                          [1]
 * working  R  see act_working                               [byte]
 * scratch  S  temporaries of the optimizer's step           [byte]
 * held     x  1 where gradients are there through the pass  [1]
 * return   t  held then                                     [byte]
 *
 * Source: derivation the cases of act_peak
 * Valid:  always
 */
static inline double
act_peak_scratch(double at_loss, double working, double scratch, double held)
{
	return pick(at_loss > 0.5, 0 * scratch, pick(held > 0.5, scratch,
	    pick(scratch > working, scratch, 0 * scratch)));
}

#endif
