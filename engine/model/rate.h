/*
 * rate: formulas of what is done in a second, and how long a job takes.
 */
#ifndef MODEL_RATE_H
#define MODEL_RATE_H

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
