/*
 * serving: formulas of passes over prompts and of steps that write answers.
 *
 * A pass runs some tokens of prompts through the whole network; a step writes
 * the next tokens of all requests in flight.
 */
#ifndef MODEL_SERVING_H
#define MODEL_SERVING_H

#include <math.h>

#include "model/select.h"

/*
 * Memory that requests can fill.
 *
 *     F = max(0, U - w - O - W)
 *
 * usable    U  memory that may be filled                       [byte]
 * weights   w  weights on the accelerator                      [byte]
 * overhead  O  driver context, graphs and buffers              [byte]
 * working   W  working memory that does not grow with requests [byte]
 * return    F  memory left for requests                        [byte]
 *
 * Source: kwon2023 section 2.1
 * Valid:  the cache takes all that weights and work leave
 */
static inline double
serve_free_memory(double usable, double weights, double overhead,
    double working)
{
	return max2(0, usable - weights - overhead - working);
}

/*
 * Requests that memory holds.
 *
 *     b = max(1, min(m, floor(F / R)))
 *
 * free     F  memory left for requests               [byte]
 * request  R  memory of one request                  [byte]
 * most     m  requests that the stack runs at once   [1]
 * return   b  requests in flight                     [1]
 *
 * Source: kwon2023 section 2.1
 * Valid:  requests of one length; one where not even one fits, and then the
 *         memory needed shows it
 */
static inline double
serve_most_requests(double free, double request, double most)
{
	return max2(1, min2(most, floor(free / request)));
}

/*
 * Bytes of the output head that a step reads.
 *
 *     B = E + H - l * e
 *
 * embedding        E  input embedding, also the head where tied  [byte]
 * head             H  head, unless it is the embedding           [byte]
 * lookup           l  embedding parameters only looked up        [1]
 * embedding_bytes  e  bytes of one of these                      [byte]
 * return           B  bytes read                                 [byte]
 *
 * Source: pope2022 section 2.1
 * Valid:  the whole vocabulary is scored for every token
 */
static inline double
serve_head_bytes(double embedding, double head, double lookup,
    double embedding_bytes)
{
	return embedding + head - lookup * embedding_bytes;
}

/*
 * Layers that write.
 *
 *     L_w = L - L_e
 *
 * layers          L    layers                        [1]
 * encoder_layers  L_e  of these, an encoder's        [1]
 * return          L_w  layers of a decode step       [1]
 *
 * Source: raffel2020 section 2.1
 * Valid:  a network that writes: some layers are no encoder's
 */
static inline double
serve_writing_layers(double layers, double encoder_layers)
{
	return layers - encoder_layers;
}

/*
 * Weights that a decode step needs.
 *
 *     D_w = D - D_e
 *
 * dense_weights    D    weights that are not routed experts'     [byte]
 * encoder_weights  D_e  of these, an encoder's, and keys and
 *                       values made from its output              [byte]
 * return           D_w  weights of layers that write             [byte]
 *
 * Source: onnxruntime-t5
 * Valid:  keys and values of the prompt are made once and cached
 */
static inline double
serve_writing_weights(double dense_weights, double encoder_weights)
{
	return dense_weights - encoder_weights;
}

/*
 * Weights of the layers that a pass reads.
 *
 *     B = D + K + E * x
 *
 * dense_weights   D  weights that every token passes        [byte]
 * small_weights   K  norms and others that are kept wide    [byte]
 * expert_weights  E  weights of routed experts              [byte]
 * expert_share    x  share of the experts in use            [1]
 * return          B  bytes read                             [byte]
 *
 * Source: pope2022 section 2.1
 * Valid:  each weight is read once a pass, whatever the tokens
 */
static inline double
serve_layer_bytes(double dense_weights, double small_weights,
    double expert_weights, double expert_share)
{
	return dense_weights + small_weights + expert_weights * expert_share;
}

/*
 * Tokens that a step runs through the network.
 *
 *     T = b * (g + 1)
 *
 * requests      b  requests in flight                       [1]
 * draft_tokens  g  tokens guessed for each, 0 without       [1]
 * return        T  tokens of the step                       [1]
 *
 * Source: leviathan2023 algorithm 1
 * Valid:  all guesses and one token more are scored in one pass
 */
static inline double
serve_step_tokens(double requests, double draft_tokens)
{
	return requests * (draft_tokens + 1);
}

/*
 * Tokens that a step adds to each request.
 *
 *     E = (1 - a^(g + 1)) / (1 - a)
 *
 * acceptance    a  chance that a guess is right             [1]
 * draft_tokens  g  tokens guessed, 0 without                [1]
 * return        E  expected tokens of a step                [1]
 *
 * Source: leviathan2023 eq. 1
 * Valid:  a < 1, guesses alike and independent; 1 without guesses
 */
static inline double
serve_accepted_tokens(double acceptance, double draft_tokens)
{
	return (1 - pow(acceptance, draft_tokens + 1)) / (1 - acceptance);
}

/*
 * Time of one guess.
 *
 *     t = B / b + L * tau
 *
 * weights         B    weights of the draft model             [byte]
 * bandwidth       b    sustained bandwidth                    [byte/s]
 * layers          L    its layers                             [1]
 * layer_overhead  tau  launch time of one layer               [s]
 * return          t    time of a step of the draft model      [s]
 *
 * Source: leviathan2023 section 3.4
 * Valid:  the draft model is memory-bound and its cache small
 */
static inline double
serve_draft_time(double weights, double bandwidth, double layers,
    double layer_overhead)
{
	return weights / bandwidth + layers * layer_overhead;
}

/*
 * Time between the tokens of a request.
 *
 *     t = (s + g * d) / E
 *
 * step          s  time of a step                        [s]
 * draft_tokens  g  tokens guessed, 0 without             [1]
 * draft_time    d  time of one guess                     [s]
 * accepted      E  expected tokens of a step             [1]
 * return        t  mean time of a token                  [s]
 *
 * Source: leviathan2023 theorem 3.8
 * Valid:  guesses are made one after the other, then scored
 */
static inline double
serve_token_time(double step, double draft_tokens, double draft_time,
    double accepted)
{
	return (step + draft_tokens * draft_time) / accepted;
}

/*
 * Scores of attention.
 *
 *     S = L * a * T * c
 *
 * layers   L  layers of like attention      [1]
 * heads    a  query heads                   [1]
 * tokens   T  queries                       [1]
 * context  c  keys that a query sees        [1]
 * return   S  scores                        [1]
 *
 * Source: vaswani2017 eq. 1
 * Valid:  masked scores are not counted
 */
static inline double
serve_scores(double layers, double heads, double tokens, double context)
{
	return layers * heads * tokens * context;
}

/*
 * Time to move scores that are not fused.
 *
 *     t = S * e / (b * n)
 *
 * scores     S  scores                                   [1]
 * bytes      e  bytes moved for one score, 0 when fused  [byte]
 * bandwidth  b  sustained bandwidth of an accelerator    [byte/s]
 * count      n  accelerators that split the heads        [1]
 * return     t  time                                     [s]
 *
 * Source: dao2022 section 3.1
 * Valid:  scores are written, masked, normalized and read through memory
 */
static inline double
serve_score_time(double scores, double bytes, double bandwidth, double count)
{
	return scores * bytes / (bandwidth * count);
}

/*
 * Passes that prompts take.
 *
 *     k = max(1, n * i / T)
 *
 * prompts      n  prompts                               [1]
 * input        i  tokens of each                        [1]
 * pass_tokens  T  most tokens of one pass               [1]
 * return       k  passes, the last one counted in part  [1]
 *
 * Source: agrawal2023 section 4.1
 * Valid:  prompts are cut into chunks and packed
 */
static inline double
serve_passes(double prompts, double input, double pass_tokens)
{
	return max2(1, prompts * input / pass_tokens);
}

/*
 * Tokens of a pass over prompts.
 *
 *     m = min(n * i, T)
 *
 * prompts      n  prompts that wait                     [1]
 * input        i  tokens of each                        [1]
 * pass_tokens  T  most tokens of one pass               [1]
 * return       m  tokens of a pass                      [1]
 *
 * Source: agrawal2023 section 4.1
 * Valid:  prompts are cut into chunks and packed
 */
static inline double
serve_packed_tokens(double prompts, double input, double pass_tokens)
{
	return min2(prompts * input, pass_tokens);
}

/*
 * Time that prompts take.
 *
 *     t = max(sqrt((n * c)^2 + (k * w)^2) + n * p + k * o, k * u)
 *
 * prompts      n  prompts                                       [1]
 * passes       k  passes that they take                         [1]
 * matrix_time  c  arithmetic of the matrices for one prompt     [s]
 * weight_time  w  time of a pass to read the weights            [s]
 * prompt_time  p  all else that a prompt takes                  [s]
 * pass_time    o  what a pass takes whatever its tokens         [s]
 * host_time    u  time of the host to launch a pass             [s]
 * return       t  time of all prompts                           [s]
 *
 * Source: derivation sum over passes of their products, roof_product_time
 * Valid:  passes follow each other on the same accelerators
 */
static inline double
serve_prefill_time(double prompts, double passes, double matrix_time,
    double weight_time, double prompt_time, double pass_time, double host_time)
{
	return max2(sqrt(prompts * matrix_time * (prompts * matrix_time) +
	    passes * weight_time * (passes * weight_time)) +
	    prompts * prompt_time + passes * pass_time, passes * host_time);
}

/*
 * Share of the time that stages leave of passes in a row.
 *
 *     x = (p + (k - 1) * max(p * ceil(L / p) / L, p - q * p / L)) / (k * p)
 *
 * passes  k  passes one after the other                         [1]
 * stages  p  stages that divide the layers                      [1]
 * layers  L  layers                                             [1]
 * queued  q  layers whose launches wait for an accelerator      [1]
 * return  x  time over that of one stage                        [1]
 *
 * Source: cuda-launch-queue a host that launches stage by stage waits where
 *         the queue of one is full; narayanan2021 section 2.2 where none is
 * Valid:  whole layers, of which the fullest stage sets the pace; one host
 *         thread; a single pass gains nothing
 */
static inline double
serve_fill(double passes, double stages, double layers, double queued)
{
	return (stages + (passes - 1) * max2(stages * ceil(layers / stages) /
	    layers, stages - queued * stages / layers)) / (passes * stages);
}

/*
 * Time of passes through stages.
 *
 *     t = x * s
 *
 * alone   s  time without stages             [s]
 * fill    x  share that stages leave         [1]
 * return  t  time                            [s]
 *
 * Source: narayanan2021 section 2.2
 * Valid:  stages work at once on passes in a row
 */
static inline double
serve_filled_time(double alone, double fill)
{
	return fill * alone;
}

/*
 * Time between tokens while other prompts come in.
 *
 *     t = s + P * (b - 1) / (b * o)
 *
 * token_time  s  time between tokens, prompts apart          [s]
 * prefill     P  time of the prompts of all requests         [s]
 * requests    b  requests in flight                          [1]
 * output      o  generated tokens                            [1]
 * return      t  mean time between tokens of a busy server   [s]
 *
 * Source: agrawal2023 section 3.1
 * Valid:  while a request writes its answer, each other one brings a prompt
 */
static inline double
serve_busy_token_time(double token_time, double prefill, double requests,
    double output)
{
	return token_time + prefill * (requests - 1) / (requests * output);
}

#endif
