/*
 * slice: formulas of a part of an accelerator that works as one of its own.
 *
 * A vendor cuts arithmetic and memory apart: a slice has so many units of the
 * whole, and so many channels of its memory with the bandwidth behind them.
 */
#ifndef MODEL_SLICE_H
#define MODEL_SLICE_H

#include <math.h>

#include "model/select.h"

/*
 * Peak rate of a slice.
 *
 *     pi_s = pi * u_s / u
 *
 * rate          pi    peak rate of the whole    [flop/s]
 * slice_units   u_s   units of the slice        [1]
 * whole_units   u     units of the whole        [1]
 * return        pi_s                            [flop/s]
 *
 * Source: nvidia-mig-guide partitioning
 * Valid:  the clock does not rise while the other slices rest
 */
static inline double
slice_rate(double rate, double slice_units, double whole_units)
{
	return rate * slice_units / whole_units;
}

/*
 * Memory bandwidth of a slice.
 *
 *     beta_s = beta * m
 *
 * bandwidth      beta    bandwidth of the whole             [byte/s]
 * memory_share   m       share of the memory channels       [1]
 * return         beta_s                                     [byte/s]
 *
 * Source: nvidia-mig-guide partitioning
 * Valid:  channels are not shared with another slice
 */
static inline double
slice_bandwidth(double bandwidth, double memory_share)
{
	return bandwidth * memory_share;
}

/*
 * Share of an accelerator that a slice takes from the others.
 *
 *     s = max(c, m)
 *
 * compute_share   c   share of the slots for arithmetic    [1]
 * memory_share    m   share of the slots for memory        [1]
 * return          s                                        [1]
 *
 * Source: derivation without a slot for the one, what is left of the other is
 *         of no use to another slice
 * Valid:  what is left can be cut into slices that are used and paid for: a
 *         slice costs, and draws, this share of the whole
 */
static inline double
slice_share(double compute_share, double memory_share)
{
	return max2(compute_share, memory_share);
}

/*
 * Cards that slices of one sort are cut from.
 *
 *     n_c = ceil(n / k)
 *
 * accelerators   n     slices, or whole cards                      [1]
 * slices         k     slices that one card gives, 1 of a whole    [1]
 * return         n_c   cards                                       [1]
 *
 * Source: nvidia-mig-guide supported profiles
 * Valid:  one card is filled before the next is cut
 */
static inline double
slice_cards(double accelerators, double slices)
{
	return ceil(accelerators / slices);
}

#endif
