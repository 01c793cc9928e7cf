/*
 * clock: formulas of what cores do at a clock, and what power that takes.
 */
#ifndef MODEL_CLOCK_H
#define MODEL_CLOCK_H

/*
 * Peak rate of cores.
 *
 *     pi = n * f * w
 *
 * cores   n   cores, or lanes of vector units            [1]
 * clock   f   clock that they all hold                   [1/s]
 * work    w   operations of one of them in a cycle       [flop]
 * return  pi  peak rate                                  [flop/s]
 *
 * Source: dolbeau2016 eq. 1
 * Valid:  every core is fed in every cycle
 */
static inline double
clock_peak(double cores, double clock, double work)
{
	return cores * clock * work;
}

/*
 * Rate at which lanes start instructions of any sort.
 *
 *     i = V / a * s / n
 *
 * vector_flops  V  peak of the lanes in 32 bits                     [flop/s]
 * work          a  operations of a lane's multiply-add              [flop]
 * issue_lanes   s  lanes that a unit's schedulers start a cycle     [1]
 * unit_lanes    n  lanes of 32-bit arithmetic in a unit             [1]
 * return        i  instructions of lanes                            [1/s]
 *
 * Source: cuda-guide compute capabilities 7.0 to 9.0, architecture
 * Valid:  what a unit has fewer of for arithmetic in 32 bits, it has for
 *         integers beside: addresses, conversions
 */
static inline double
clock_issue(double vector_flops, double work, double issue_lanes,
    double unit_lanes)
{
	return vector_flops / work * issue_lanes / unit_lanes;
}

/*
 * Time of kernels besides their work.
 *
 *     t = k * N * c * a * n * u / V
 *
 * kernels       N  kernels of a pass, one after another             [1]
 * passes        k  passes                                           [1]
 * cycles        c  cycles in which one starts, fetches its first
 *                  operands and puts away its last results          [1]
 * vector_flops  V  peak of the lanes in 32 bits                     [flop/s]
 * work          a  operations of a lane's multiply-add              [flop]
 * unit_lanes    n  lanes of 32-bit arithmetic in a unit             [1]
 * units         u  compute units                                    [1]
 * return        t  time                                             [s]
 *
 * Source: ultsonch2023 table 3: caches and memory of V100, A100 and H100
 *         answer in as many cycles each
 * Valid:  V / (a n u) is the clock that peaks are printed for
 */
static inline double
clock_fixed_time(double kernels, double passes, double cycles,
    double vector_flops, double work, double unit_lanes, double units)
{
	return passes * kernels * cycles * work * unit_lanes * units /
	    vector_flops;
}

/*
 * Power that a share of the peak takes.
 *
 *     P = pi * z / (w * (1 / eta_p - 1 / eta))
 *
 * share              eta_p  share of the peak that is sustained      [1]
 * efficiency         eta    share with all the power it could draw   [1]
 * peak_flops         pi     dense peak of the number format          [flop/s]
 * width              z      bits of a number over 16                 [1]
 * energy_efficiency  w      operations in 16 bits done on a joule    [flop/J]
 * return             P      power of the board                       [J/s]
 *
 * Source: he2024 time of the units and time that their energy takes, added
 * Valid:  a share below the efficiency; see roof_powered_share
 */
static inline double
clock_power(double share, double efficiency, double peak_flops, double width,
    double energy_efficiency)
{
	return peak_flops * width / (energy_efficiency * (1 / share -
	    1 / efficiency));
}

#endif
