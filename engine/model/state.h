/*
 * state: formulas of recurrent mixers, which keep a state of one size however
 * many tokens went by: Mamba, Mamba-2 and linear attention with the delta rule.
 */
#ifndef MODEL_STATE_H
#define MODEL_STATE_H

/*
 * State of a sequence.
 *
 *     S = L * (d * n * e + c * (k - 1) * a)
 *
 * layers            L  layers with a recurrent mixer                [1]
 * width             d  width of a mixer, all heads together         [1]
 * state             n  numbers of state for each of that width      [1]
 * state_bytes       e  bytes of one of them                         [byte]
 * channels          c  channels that the convolution passes         [1]
 * kernel            k  taps of the convolution                      [1]
 * activation_bytes  a  bytes of one activation                      [byte]
 * return            S  what is kept of a sequence, at any length    [byte]
 *
 * Source: gu2023 section 3.3.1
 * Valid:  the convolution keeps the inputs that its next window needs
 */
static inline double
state_held(double layers, double width, double state, double state_bytes,
    double channels, double kernel, double activation_bytes)
{
	return layers * (width * state * state_bytes +
	    channels * (kernel - 1) * activation_bytes);
}

/*
 * Work of a token that is written into the state and read from it.
 *
 *     A = m * L * (p + delta) * d * n
 *
 * layers        L      layers with a recurrent mixer                [1]
 * width         d      width of a mixer, all heads together         [1]
 * state         n      numbers of state for each of that width      [1]
 * passes        p      multiply-adds of a number: decay, write, read    [1]
 * delta_rule    delta  1 where what a key finds is taken off first  [1]
 * multiply_add  m      work of one multiply-add                     [flop]
 * return        A      forward work                                 [flop]
 *
 * Source: gu2023 section 3.3.2
 * Valid:  token by token; exponentials and the convolution neglected
 */
static inline double
state_step_work(double layers, double width, double state, double passes,
    double delta_rule, double multiply_add)
{
	return multiply_add * layers * (passes + delta_rule) * width * state;
}

/*
 * Work of a prompt whose states are worked out chunk by chunk.
 *
 *     A = m * L * T * (Q * (K + d) + 2 * d * n)
 *
 * layers        L  layers with a recurrent mixer                 [1]
 * width         d  width of a mixer, all heads together          [1]
 * keys          K  width of what reads, all groups together      [1]
 * state         n  numbers of state for each of the width        [1]
 * chunk         Q  tokens of a chunk                             [1]
 * tokens        T  tokens of the prompt                          [1]
 * multiply_add  m  work of one multiply-add                      [flop]
 * return        A  forward work                                  [flop]
 *
 * Source: dao2024 section 6.3
 * Valid:  all four products of a chunk in full, its mask not skipped: keys
 *         with keys, scores with values, into the state and out of it
 */
static inline double
state_scan_work(double layers, double width, double keys, double state,
    double chunk, double tokens, double multiply_add)
{
	return multiply_add * layers * tokens *
	    (chunk * (keys + width) + 2 * width * state);
}

/*
 * Work of a prompt whose states are corrected chunk by chunk.
 *
 *     A = m * L * T * H * (3 * d * n + 3 * C * (d + n) / 4 + C * C / 2)
 *
 * layers        L  layers with a recurrent mixer                 [1]
 * heads         H  heads of a mixer                              [1]
 * head_dim      d  width of a head                               [1]
 * state         n  numbers of state for each of that width       [1]
 * chunk         C  tokens of a chunk                             [1]
 * tokens        T  tokens of the prompt                          [1]
 * multiply_add  m  work of one multiply-add                      [flop]
 * return        A  forward work                                  [flop]
 *
 * Source: kimi2025 eq. 13
 * Valid:  keys as wide as a head, as published; masked halves are not counted
 */
static inline double
state_delta_work(double layers, double heads, double head_dim, double state,
    double chunk, double tokens, double multiply_add)
{
	return multiply_add * layers * tokens * heads * (3 * head_dim * state +
	    3 * chunk * (head_dim + state) / 4 + chunk * chunk / 2);
}

#endif
