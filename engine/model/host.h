/*
 * host: formulas of weights and caches that wait in the host's memory while
 * text is written, and come over its bus in every pass.
 */
#ifndef MODEL_HOST_H
#define MODEL_HOST_H

#include "model/select.h"

/*
 * Room for the layer at work and the next on its way.
 *
 *     B = 2 * W / L
 *
 * layer_weights  W  weights of all layers on one accelerator    [byte]
 * layers         L  layers it runs                              [1]
 * return         B  bytes                                       [byte]
 *
 * Source: sheng2023 section 4.1
 * Valid:  layers are alike, and one is fetched while another works
 */
static inline double
host_buffer(double layer_weights, double layers)
{
	return 2 * layer_weights / layers;
}

/*
 * Weights that wait in the host's memory.
 *
 *     H = o * pick(M > U, pick(a > 0, W, min(W, M - U + B)), 0)
 *
 * offloaded      o  1 where weights may wait, else 0              [1]
 * all            a  1 where all wait when any does, else 0        [1]
 * whole          M  memory needed with all weights                [byte]
 * usable         U  memory that is filled                         [byte]
 * layer_weights  W  weights of all layers on one accelerator      [byte]
 * buffer         B  room for the layers that come                 [byte]
 * return         H  bytes                                         [byte]
 *
 * Source: sheng2023 section 4.1
 * Valid:  as many layers stay as fit, or none; the host has room for the rest
 */
static inline double
host_waiting(double offloaded, double all, double whole, double usable,
    double layer_weights, double buffer)
{
	return offloaded * pick(whole > usable, pick(all > 0, layer_weights,
	    min2(layer_weights, whole - usable + buffer)), 0);
}

/*
 * Memory needed while weights wait.
 *
 *     M_h = M - H + pick(H > 0, B, 0)
 *
 * whole    M    memory needed with all weights    [byte]
 * waiting  H    weights in the host's memory      [byte]
 * buffer   B    room for the layers that come     [byte]
 * return   M_h                                    [byte]
 *
 * Source: sheng2023 section 4.1
 * Valid:  M has no cache that waits there too
 */
static inline double
host_needed(double whole, double waiting, double buffer)
{
	return whole - waiting + pick(waiting > 0, buffer, 0);
}

/*
 * Cache that stays while the rest waits in the host's memory.
 *
 *     K_k = K * (1 - c * max(0, 1 - 2 / L))
 *
 * offloaded  c    1 where the cache waits, else 0               [1]
 * cache      K    cache on one accelerator, all of it           [byte]
 * layers     L    layers                                        [1]
 * return     K_k  that of the layer at work and of the next     [byte]
 *
 * Source: sheng2023 section 4.1
 * Valid:  layers are alike, and one is fetched while another works
 */
static inline double
host_kept(double offloaded, double cache, double layers)
{
	return cache * (1 - offloaded * max2(0, 1 - 2 / layers));
}

/*
 * Time of a cache on its way over the bus.
 *
 *     t = c * K / (b * n)
 *
 * offloaded  c  1 where the cache waits in the host's memory   [1]
 * cache      K  cache that is read or written                  [byte]
 * bandwidth  b  sustained bandwidth to the host                [byte/s]
 * count      n  accelerators that split it, a bus each         [1]
 * return     t  time                                           [s]
 *
 * Source: sheng2023 section 4.2
 * Valid:  attention runs on the accelerator
 */
static inline double
host_cache_time(double offloaded, double cache, double bandwidth,
    double count)
{
	return offloaded * cache / (bandwidth * count);
}

/*
 * Time to unpack weights and cache for a decode step.
 *
 *     t = u * (m * pick(w < a, W / w, 0) + pick(k < a, K / k, 0)) / b
 *
 * unpacking         u  bytes moved to unpack a number, or 0        [byte]
 * parts             m  parts of the batch that unpack weights anew  [1]
 * layer_weights     W  weights of layers that a step reads          [byte]
 * weight_bytes      w  bytes of a weight                            [byte]
 * cache             K  cache that a step reads                      [byte]
 * cache_bytes       k  bytes of a number of it                      [byte]
 * activation_bytes  a  bytes of a number that is unpacked           [byte]
 * bandwidth         b  sustained bandwidth                          [byte/s]
 * return            t  time                                         [s]
 *
 * Source: flexgen-compression decompress(): a shift, a mask, two copies to 16
 *         bits, a division and a sum, each read from memory and written to it
 * Valid:  kernels of one operation each, all bound by memory
 */
static inline double
host_unpack_time(double unpacking, double parts, double layer_weights,
    double weight_bytes, double cache, double cache_bytes,
    double activation_bytes, double bandwidth)
{
	return unpacking * (parts * pick(weight_bytes < activation_bytes,
	    layer_weights / weight_bytes, 0) + pick(cache_bytes <
	    activation_bytes, cache / cache_bytes, 0)) / bandwidth;
}

#endif
