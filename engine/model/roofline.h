/*
 * roofline: formulas of rates and times under two ceilings.
 *
 * A step takes as long as the slower of its arithmetic and its memory traffic,
 * plus what overlaps with neither.  Efficiencies are parameters.
 */
#ifndef MODEL_ROOFLINE_H
#define MODEL_ROOFLINE_H

#include "model/select.h"

/*
 * Attainable rate.
 *
 *     P = min(pi, beta * I)
 *
 * peak_flops_per_s       pi    peak rate of the number format  [flop/s]
 * bandwidth_bytes_per_s  beta  sustained memory bandwidth      [byte/s]
 * intensity              I     see roof_intensity              [flop/byte]
 * return                 P     attainable rate                 [flop/s]
 *
 * Source: williams2009 eq. 1
 * Valid:  memory traffic and arithmetic overlap fully
 */
static inline double
roof_rate(double peak_flops_per_s, double bandwidth_bytes_per_s,
    double intensity)
{
	return min2(peak_flops_per_s, bandwidth_bytes_per_s * intensity);
}

/*
 * Ridge point.
 *
 *     I_r = pi / beta
 *
 * peak_flops_per_s       pi    peak rate of the number format  [flop/s]
 * bandwidth_bytes_per_s  beta  memory bandwidth                [byte/s]
 * return                 I_r   least intensity that reaches the
 *                              peak                            [flop/byte]
 *
 * Source: williams2009 section 3
 * Valid:  bandwidth above 0
 */
static inline double
roof_ridge_point(double peak_flops_per_s, double bandwidth_bytes_per_s)
{
	return peak_flops_per_s / bandwidth_bytes_per_s;
}

/*
 * Operational intensity.
 *
 *     I = C / B
 *
 * flops   C  work                                [flop]
 * bytes   B  traffic with memory                 [byte]
 * return  I  operations for each byte            [flop/byte]
 *
 * Source: williams2009 section 3
 * Valid:  traffic above 0
 */
static inline double
roof_intensity(double flops, double bytes)
{
	return flops / bytes;
}

/*
 * Sustained rate of one accelerator.
 *
 *     P = eta * pi
 *
 * peak_flops  pi   dense peak in the compute format   [flop/s]
 * efficiency  eta  sustained share of the peak        [1]
 * return      P    sustained rate                     [flop/s]
 *
 * Source: williams2009 section 3
 * Valid:  the efficiency was measured on like kernels
 */
static inline double
roof_sustained_flops(double peak_flops, double efficiency)
{
	return efficiency * peak_flops;
}

/*
 * Sustained rate of a group.
 *
 *     P = eta * pi * n
 *
 * peak_flops  pi   dense peak in the compute format   [flop/s]
 * efficiency  eta  sustained share of the peak        [1]
 * count       n    accelerators that split the work   [1]
 * return      P    sustained rate                     [flop/s]
 *
 * Source: pope2022 section 2.1
 * Valid:  even split, communication counted apart
 */
static inline double
roof_group_flops(double peak_flops, double efficiency, double count)
{
	return efficiency * peak_flops * count;
}

/*
 * Sustained bandwidth of a group.
 *
 *     b = eta * beta * n
 *
 * bandwidth   beta  memory bandwidth of one accelerator  [byte/s]
 * efficiency  eta   sustained share of it                [1]
 * count       n     accelerators that split the bytes    [1]
 * return      b     sustained bandwidth                  [byte/s]
 *
 * Source: pope2022 section 2.1
 * Valid:  even split
 */
static inline double
roof_group_bandwidth(double bandwidth, double efficiency, double count)
{
	return efficiency * bandwidth * count;
}

/*
 * Time of the arithmetic.
 *
 *     t_c = C / P
 *
 * flops            C    work                 [flop]
 * sustained_flops  P    sustained rate       [flop/s]
 * return           t_c  time                 [s]
 *
 * Source: pope2022 section 2.1
 * Valid:  rate above 0
 */
static inline double
roof_compute_time(double flops, double sustained_flops)
{
	return flops / sustained_flops;
}

/*
 * Time of the memory traffic.
 *
 *     t_m = B / b
 *
 * bytes                B    traffic               [byte]
 * sustained_bandwidth  b    sustained bandwidth   [byte/s]
 * return               t_m  time                  [s]
 *
 * Source: pope2022 section 2.1
 * Valid:  bandwidth above 0
 */
static inline double
roof_memory_time(double bytes, double sustained_bandwidth)
{
	return bytes / sustained_bandwidth;
}

/*
 * Time to launch a step.
 *
 *     t_o = L * tau
 *
 * layers          L    layers                            [1]
 * layer_overhead  tau  launch time of one layer          [s]
 * return          t_o  time that no kernel runs          [s]
 *
 * Source: derivation product
 * Valid:  launches hide behind no other work
 */
static inline double
roof_launch_time(double layers, double layer_overhead)
{
	return layers * layer_overhead;
}

/*
 * Time of a step.
 *
 *     t = max(t_c, t_m) + t_l + t_o
 *
 * compute_time  t_c  time of the arithmetic        [s]
 * memory_time   t_m  time of the memory traffic    [s]
 * link_time     t_l  time of the communication     [s]
 * launch_time   t_o  time of the launches          [s]
 * return        t    time of the step              [s]
 *
 * Source: williams2009 eq. 1
 * Valid:  arithmetic and memory overlap, communication and launches with
 *         nothing
 */
static inline double
roof_step_time(double compute_time, double memory_time, double link_time,
    double launch_time)
{
	return max2(compute_time, memory_time) + link_time + launch_time;
}

/*
 * Time of a step that hides its communication.
 *
 *     t = max(t_c, t_l)
 *
 * compute_time  t_c  time of the arithmetic        [s]
 * link_time     t_l  time of the communication     [s]
 * return        t    time of the step              [s]
 *
 * Source: rajbhandari2020 section 7.2
 * Valid:  communication runs beside the arithmetic throughout
 */
static inline double
roof_overlap(double compute_time, double link_time)
{
	return max2(compute_time, link_time);
}

#endif
