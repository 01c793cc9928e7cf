/*
 * step: formulas of the time of a training step.
 *
 * A step is a number of passes, each over one micro batch (pass.h), and the
 * step of the optimizer.
 */
#ifndef MODEL_STEP_H
#define MODEL_STEP_H

#include "model/select.h"

/*
 * Time that a pipeline stands still.
 *
 *     t = (p - 1) / v * t_p
 *
 * stages     p    stages of the pipeline       [1]
 * chunks     v    chunks of layers a stage     [1]
 * pass_time  t_p  one pass of a stage          [s]
 * return     t    time of the bubble           [s]
 *
 * Source: narayanan2021 section 2.2
 * Valid:  one forward pass, one backward pass in turn; interleaved above one
 *         chunk
 */
static inline double
step_bubble(double stages, double chunks, double pass_time)
{
	return (stages - 1) / chunks * pass_time;
}

/*
 * Time that a pipeline stands still whose gradients of weights wait.
 *
 *     t = (p - 1) * (T_F + T_B - T_W)
 *
 * stages        p    stages of the pipeline                       [1]
 * forward_time  T_F  forward pass of a stage                      [s]
 * input_time    T_B  gradients of what enters a stage, and what is
 *                    recomputed for them                          [s]
 * weight_time   T_W  gradients of the weights of a stage          [s]
 * return        t    time of the bubble                           [s]
 *
 * Source: qi2023 table 2, ZB-H1
 * Valid:  at least as many micro-batches as stages; T_B + T_W is the whole
 *         backward pass, and those of weights are done where a stage would
 *         wait for the next one
 */
static inline double
step_zero_bubble(double stages, double forward_time, double input_time,
    double weight_time)
{
	return (stages - 1) * (forward_time + input_time - weight_time);
}

/*
 * Time that a pipeline stands still which is entered at both ends.
 *
 *     t = max(0, P / 2 - 1) * (X + B - 3 * W)
 *
 * stages         P  stages of the pipeline                         [1]
 * overlapped     X  a forward and a backward pass of a stage that
 *                   overlap, F&B in the source                     [s]
 * backward_time  B  whole backward pass of a stage                 [s]
 * weight_time    W  gradients of its weights                       [s]
 * return         t  time of the bubble                             [s]
 *
 * Source: deepseekv3 table 2, DualPipe
 * Valid:  an even number of stages, and twice as many micro-batches at least
 */
static inline double
step_dual_bubble(double stages, double overlapped, double backward_time,
    double weight_time)
{
	return max2(0, stages / 2 - 1) * (overlapped + backward_time -
	    3 * weight_time);
}

/*
 * Time of a pass in a pipeline that is entered at both ends, in the mean.
 *
 *     t = X + (S - X) * min(1, (3 * P / 2 - 1) / m)
 *
 * overlapped  X  a forward and a backward pass that overlap      [s]
 * serial      S  the two in turn                                 [s]
 * stages      P  stages of the pipeline                          [1]
 * passes      m  micro-batches of a step                         [1]
 * return      t  a forward and a backward pass                   [s]
 *
 * Source: dualpipe steps 1 to 8 of the first rank
 * Valid:  3 P / 2 - 1 passes of each kind stand alone while the pipeline fills
 *         and drains
 */
static inline double
step_dual_pass(double overlapped, double serial, double stages, double passes)
{
	return overlapped + (serial - overlapped) *
	    min2(1, (3 * stages / 2 - 1) / passes);
}

/*
 * A forward and a backward pass of two micro-batches at the same time.
 *
 *     t = min(K + R + E + S, max((K + R) / (1 - pick(E > 0, u, 0)), E + S))
 *
 * kernels  K  kernels of both                              [s]
 * reduces  R  sums over split matrices that show           [s]
 * experts  E  tokens to experts and back                   [s]
 * sends    S  activations to next stages                   [s]
 * units    u  share of an accelerator's units that move
 *             tokens to experts                            [1]
 * return   t  both, communication under arithmetic         [s]
 *
 * Source: deepseekv3 section 3.2
 * Valid:  communication of the one hides under the arithmetic of the other;
 *         the units that move tokens are taken off those that multiply, where
 *         that is faster than one after the other
 */
static inline double
step_overlapped(double kernels, double reduces, double experts, double sends,
    double units)
{
	return min2(kernels + reduces + experts + sends, max2((kernels +
	    reduces) / (1 - pick(experts > 0, units, 0)),
	    experts + sends));
}

/*
 * Micro-batches that the batch of a step takes of each accelerator.
 *
 *     m = max(1, B * c / (b * n))
 *
 * global_batch   B  sequences of a step over all accelerators    [1]
 * micro_batch    b  sequences of one accelerator in one pass     [1]
 * data_parallel  n  accelerators that share the data             [1]
 * context        c  accelerators that split each sequence        [1]
 * return         m  micro-batches of a step                      [1]
 *
 * Source: narayanan2021 section 2.2
 * Valid:  one pass where the batch is less; those that split a sequence are
 *         among those that share the data
 */
static inline double
step_batch_passes(double global_batch, double micro_batch,
    double data_parallel, double context)
{
	return max2(1, global_batch * context / (micro_batch * data_parallel));
}

/*
 * Sequences that whole passes take beyond the batch of a step.
 *
 *     d = pick(B > 0, ceil(m) * b * n / c - B, 0)
 *
 * global_batch   B  sequences of a step, 0 where any will do     [1]
 * passes         m  micro-batches of a step                      [1]
 * micro_batch    b  sequences of one accelerator in one pass     [1]
 * data_parallel  n  accelerators that share the data             [1]
 * context        c  accelerators that split each sequence        [1]
 * return         d  sequences over                               [1]
 *
 * Source: narayanan2021 section 2.2
 * Valid:  all accelerators pass as often
 */
static inline double
step_batch_over(double global_batch, double passes, double micro_batch,
    double data_parallel, double context)
{
	return pick(global_batch > 0, ceil(passes) * micro_batch *
	    data_parallel / context - global_batch, 0);
}

/*
 * Time of the passes of a step.
 *
 *     t = m * t_p + t_b
 *
 * passes       m    micro-batches of a step    [1]
 * pass_time    t_p  one pass of a stage        [s]
 * bubble_time  t_b  time of the bubble         [s]
 * return       t    all passes                 [s]
 *
 * Source: narayanan2021 section 2.2
 * Valid:  stages take the same time
 */
static inline double
step_passes(double passes, double pass_time, double bubble_time)
{
	return passes * pass_time + bubble_time;
}

/*
 * Traffic of the optimizer's step.
 *
 *     B = (2 * M + G + W) / N
 *
 * state      M  master weights and moments             [byte]
 * gradients  G  gradients                              [byte]
 * weights    W  working weights that are trained       [byte]
 * shards     N  accelerators that share the state      [1]
 * return     B  bytes read and written by one          [byte]
 *
 * Source: rajbhandari2020 section 3.1
 * Valid:  one fused kernel: state is read and written, gradients read, weights
 *         written
 */
static inline double
step_optimizer_bytes(double state, double gradients, double weights,
    double shards)
{
	return (2 * state + gradients + weights) / shards;
}

/*
 * Time of the optimizer's step.
 *
 *     t = B * (x / b + (1 - x) / pick(h > 0, h, 2 * beta))
 *
 * bytes             B     traffic                                 [byte]
 * resident          x     share not held by the host              [1]
 * bandwidth         b     sustained memory bandwidth              [byte/s]
 * host_bandwidth    beta  one-way bandwidth to the host           [byte/s]
 * update_bandwidth  h     of the host's memory where its processor
 *                         updates what it holds, else 0           [byte/s]
 * return            t     time                                    [s]
 *
 * Source: ren2021 section 4
 * Valid:  what the host holds is streamed over its link, in and out at the
 *         same time, half of the bytes each way; or its processor reads and
 *         writes it while gradients of the backward pass leave before, and
 *         weights return tile by tile
 */
static inline double
step_optimizer_time(double bytes, double resident, double bandwidth,
    double host_bandwidth, double update_bandwidth)
{
	return bytes * (resident / bandwidth + (1 - resident) /
	    pick(update_bandwidth > 0, update_bandwidth, 2 * host_bandwidth));
}

/*
 * Time to fetch weights that the host holds.
 *
 *     t = 2 * m * W * (1 - x) / beta
 *
 * passes     m     micro-batches of a step              [1]
 * weights    W     this accelerator's share of them     [byte]
 * resident   x     share not held by the host           [1]
 * bandwidth  beta  one-way bandwidth to the host        [byte/s]
 * return     t     time                                 [s]
 *
 * Source: ren2021 section 4
 * Valid:  fetched for the forward and for the backward pass
 */
static inline double
step_fetch_time(double passes, double weights, double resident,
    double bandwidth)
{
	return 2 * passes * weights * (1 - resident) / bandwidth;
}

/*
 * Time of a step.
 *
 *     t = max(t_p + t_x + t_f + t_o + t_s, t_d)
 *
 * all_passes      t_p  all passes                          [s]
 * exposed_time    t_x  communication that is not hidden    [s]
 * fetch_time      t_f  weights from the host               [s]
 * optimizer_time  t_o  step of the optimizer               [s]
 * overhead        t_s  what the host does once a step      [s]
 * loading_time    t_d  reading the step's data             [s]
 * return          t    the step                            [s]
 *
 * Source: rajbhandari2020 section 7
 * Valid:  data are read while the step before runs
 */
static inline double
step_time(double all_passes, double exposed_time, double fetch_time,
    double optimizer_time, double overhead, double loading_time)
{
	return max2(all_passes + exposed_time + fetch_time + optimizer_time +
	    overhead, loading_time);
}

/*
 * Forward work of the model in a step.
 *
 *     C = F * m / (s * c)
 *
 * forward  F  forward work of one pass, unsplit         [flop]
 * passes   m  micro-batches of a step                   [1]
 * split    s  accelerators that split the layers        [1]
 * context  c  accelerators that split each sequence     [1]
 * return   C  forward work of one accelerator           [flop]
 *
 * Source: chowdhery2022 appendix B
 * Valid:  even split
 */
static inline double
step_model_flops(double forward, double passes, double split, double context)
{
	return forward * passes / (split * context);
}

/*
 * Work of a step that is executed.
 *
 *     C = m * (a + b + c)
 *
 * passes     m  micro-batches of a step          [1]
 * layers     a  layers' matrices in a pass       [flop]
 * head       b  output head in a pass            [flop]
 * attention  c  attention in a pass              [flop]
 * return     C  work of one accelerator          [flop]
 *
 * Source: narayanan2021 section 3.5
 * Valid:  recomputation included
 */
static inline double
step_executed_flops(double passes, double layers, double head,
    double attention)
{
	return passes * (layers + head + attention);
}

/*
 * Utilization by all work that is executed.
 *
 *     U = C / (t * pi)
 *
 * flops       C   work of a step                       [flop]
 * step_time   t   time of the step                     [s]
 * peak_flops  pi  peak rate                            [flop/s]
 * return      U   hardware flops utilization           [1]
 *
 * Source: chowdhery2022 section 4.1
 * Valid:  recomputed work counts
 */
static inline double
step_hfu(double flops, double step_time, double peak_flops)
{
	return flops / (step_time * peak_flops);
}

/*
 * Least time of a step.
 *
 *     t = C / max(pi, nu)
 *
 * flops       C   work of one accelerator in a step      [flop]
 * peak_flops  pi  dense peak in the compute format       [flop/s]
 * wide_flops  nu  dense peak at the model's own width    [flop/s]
 * return      t   time at the faster of the two          [s]
 *
 * Source: williams2009 section 3
 * Valid:  nothing is faster, whatever the software
 */
static inline double
step_bound(double flops, double peak_flops, double wide_flops)
{
	return flops / max2(peak_flops, wide_flops);
}

#endif
