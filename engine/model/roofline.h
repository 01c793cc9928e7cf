/*
 * roofline: formulas of rates and times under two ceilings.
 *
 * A step takes as long as the slower of its arithmetic and its memory traffic,
 * plus what overlaps with neither.  Efficiencies are parameters.
 */
#ifndef MODEL_ROOFLINE_H
#define MODEL_ROOFLINE_H

#include <math.h>

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
 * Bandwidth that an accelerator sustains.
 *
 *     b = min(eta * beta, pick(n > 0, n * v, eta * beta))
 *
 * bandwidth       beta  memory bandwidth                             [byte/s]
 * efficiency      eta   sustained share of it                        [1]
 * units           n     compute units, 0 where unknown               [1]
 * unit_bandwidth  v     what kernels on one unit draw                [byte/s]
 * return          b     sustained bandwidth                          [byte/s]
 *
 * Source: little1961 theorem 1
 * Valid:  a unit holds so many bytes in flight over the latency of memory,
 *         which few units cannot fill
 */
static inline double
roof_drawn_bandwidth(double bandwidth, double efficiency, double units,
    double unit_bandwidth)
{
	return min2(efficiency * bandwidth, pick(units > 0,
	    units * unit_bandwidth, efficiency * bandwidth));
}

/*
 * Share of the peak that is sustained on a board's power.
 *
 *     eta_p = 1 / (1 / eta + pi * z / (w * P))
 *
 * efficiency         eta    share with all the power it could draw   [1]
 * peak_flops         pi     dense peak of the number format          [flop/s]
 * width              z      bits of a number over 16                 [1]
 * power              P      power of the board                       [J/s]
 * energy_efficiency  w      operations in 16 bits done on a joule    [flop/J]
 * return             eta_p  share of the peak that is left           [1]
 *
 * Source: he2024 time of the units and time that their energy takes, added
 * Valid:  clocks fall with the load; a number of half the bits takes half the
 *         energy
 */
static inline double
roof_powered_share(double efficiency, double peak_flops, double width,
    double power, double energy_efficiency)
{
	return 1 / (1 / efficiency + peak_flops * width / (energy_efficiency *
	    power));
}

/*
 * Rate that units and a board's power both allow.
 *
 *     u = P * z / (w * W)
 *     R = P / sqrt(sqrt(1 + u^4))
 *
 * rate               P  rate with all the power it could draw       [flop/s]
 * width              z  bits of a number over 16                    [1]
 * power              W  power of the board                          [J/s]
 * energy_efficiency  w  operations in 16 bits done on a joule       [flop/J]
 * return             R  rate that is left                           [flop/s]
 *
 * Source: he2024 large products run as fast as their power allows
 * Valid:  the tighter of both holds, softened where they meet: clocks fall
 *         while kernels that draw most run
 */
static inline double
roof_powered_rate(double rate, double width, double power,
    double energy_efficiency)
{
	const double u = rate * width / (energy_efficiency * power);

	return rate / sqrt(sqrt(1 + u * u * u * u));
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
 * Slower of two times.
 *
 *     t = max(a, b)
 *
 * first   a  one time       [s]
 * second  b  the other      [s]
 * return  t  the slower     [s]
 *
 * Source: williams2009 eq. 1
 * Valid:  both overlap fully
 */
static inline double
roof_slower(double first, double second)
{
	return max2(first, second);
}

/*
 * Time of products under both ceilings.
 *
 *     t = sqrt(a^2 + b^2)
 *
 * compute_time  a  time of the arithmetic           [s]
 * memory_time   b  time of the memory traffic       [s]
 * return        t  time of the products             [s]
 *
 * Source: derivation between max(a, b), where all of the one hides behind the
 *         other, and a + b, where nothing does
 * Valid:  softened where both are alike: few tiles leave units idle, and the
 *         first read and the last sum of a wave hide behind nothing.  Measured
 *         decode steps and prompts of sources left out are met better than by
 *         max(a, b); of one ceiling far above the other it is that one
 */
static inline double
roof_product_time(double compute_time, double memory_time)
{
	return sqrt(compute_time * compute_time + memory_time * memory_time);
}

/*
 * Rate that one accelerator of a group attains.
 *
 *     P = F / (t * n)
 *
 * flops   F  work of the group           [flop]
 * time    t  time that it takes          [s]
 * count   n  accelerators of the group   [1]
 * return  P  rate of one of them         [flop/s]
 *
 * Source: williams2009 section 3
 * Valid:  even split
 */
static inline double
roof_attained(double flops, double time, double count)
{
	return flops / (time * count);
}

#endif
