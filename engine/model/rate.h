/*
 * rate: formulas of what is done in a second, and how long a job takes.
 */
#ifndef MODEL_RATE_H
#define MODEL_RATE_H

/*
 * Time from request to last token.
 *
 *     t = t_f + (o - 1) * t_o
 *
 * ttft    t_f  time to the first token        [s]
 * tpot    t_o  time of each further token     [s]
 * output  o    generated tokens               [1]
 * return  t    time of one request            [s]
 *
 * Source: derivation definition of the two times
 * Valid:  o >= 1, no queue
 */
static inline double
work_request_time(double ttft, double tpot, double output)
{
	return ttft + (output - 1) * tpot;
}

/*
 * Generated tokens a second.
 *
 *     R = r * o
 *
 * request_rate  r  requests a second     [1/s]
 * output        o  generated tokens      [1]
 * return        R  output tokens         [1/s]
 *
 * Source: derivation product
 * Valid:  always
 */
static inline double
work_token_rate(double request_rate, double output)
{
	return request_rate * output;
}

/*
 * Tokens a second, prompts included.
 *
 *     R = r * (i + o)
 *
 * request_rate  r  requests a second     [1/s]
 * input         i  prompt tokens         [1]
 * output        o  generated tokens      [1]
 * return        R  tokens                [1/s]
 *
 * Source: derivation product
 * Valid:  always
 */
static inline double
work_total_token_rate(double request_rate, double input, double output)
{
	return request_rate * (input + output);
}

/*
 * Utilization by the model's own work.
 *
 *     U = F * (1 + beta) / (t * pi)
 *
 * forward        F     work of the forward pass                [flop]
 * backward_base  beta  backward work in forward passes         [1]
 * step_time      t     time of the step                        [s]
 * peak_flops     pi    peak rate                               [flop/s]
 * return         U     model flops utilization                 [1]
 *
 * Source: chowdhery2022 appendix B
 * Valid:  recomputed work does not count
 */
static inline double
work_mfu(double forward, double backward_base, double step_time,
    double peak_flops)
{
	return forward * (1 + backward_base) / (step_time * peak_flops);
}

/*
 * Tokens trained a second.
 *
 *     R = T / t
 *
 * tokens     T  tokens of a step       [1]
 * step_time  t  time of the step       [s]
 * return     R  tokens a second        [1/s]
 *
 * Source: derivation definition of a rate
 * Valid:  steps are alike
 */
static inline double
work_train_token_rate(double tokens, double step_time)
{
	return tokens / step_time;
}

/*
 * Part of a rate.
 *
 *     r = R / n
 *
 * rate    R  whole rate    [1/s]
 * parts   n  parts         [1]
 * return  r  one part      [1/s]
 *
 * Source: derivation quotient
 * Valid:  parts are alike
 */
static inline double
work_rate_part(double rate, double parts)
{
	return rate / parts;
}

/*
 * Time of a run.
 *
 *     t = D / R
 *
 * tokens      D  tokens of the run      [1]
 * token_rate  R  tokens a second        [1/s]
 * return      t  time                   [s]
 *
 * Source: narayanan2021 section 5.1
 * Valid:  no restarts, evaluation or checkpoint writing
 */
static inline double
work_job_time(double tokens, double token_rate)
{
	return tokens / token_rate;
}

#endif
