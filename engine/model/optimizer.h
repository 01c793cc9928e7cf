/*
 * optimizer: formulas of the state of optimizers that do not keep the same
 * for every parameter.
 *
 * A matrix of m rows and n columns has m + n sides; the longer one is the
 * larger of the two.
 */
#ifndef MODEL_OPTIMIZER_H
#define MODEL_OPTIMIZER_H

#include "model/select.h"

/*
 * Longer sides of the matrices of attention.
 *
 *     X = 2 * L * (max(h, q) + max(h, k))
 *
 * layers       L  layers                                   [1]
 * hidden       h  width of the residual stream             [1]
 * query_width  q  query heads times width of a head        [1]
 * kv_width     k  key-value heads times width of a head    [1]
 * return       X  sum of the longer sides                  [1]
 *
 * Source: derivation shapes of the matrices
 * Valid:  queries, keys, values and output
 */
static inline double
opt_longer_attention(double layers, double hidden, double query_width,
    double kv_width)
{
	return 2 * layers * (max2(hidden, query_width) +
	    max2(hidden, kv_width));
}

/*
 * Longer sides of the matrices of the MLPs.
 *
 *     X = L * (m + 1) * max(n * h, W)
 *
 * layers    L  layers                                       [1]
 * hidden    h  width of the residual stream                 [1]
 * mlps      n  MLPs of a layer, experts counted             [1]
 * width     W  width of all of them together                [1]
 * matrices  m  matrices into one: 2 with a gate, 1 without  [1]
 * return    X  sum of the longer sides                      [1]
 *
 * Source: derivation shapes of the matrices
 * Valid:  MLPs of one width
 */
static inline double
opt_longer_mlp(double layers, double hidden, double mlps, double width,
    double matrices)
{
	return layers * (matrices + 1) * max2(mlps * hidden, width);
}

/*
 * Second moments kept by rows and columns.
 *
 *     V = S * e
 *
 * sides   S  rows and columns of all matrices        [1]
 * bytes   e  bytes of one sum, 0 where there are none [byte]
 * return  V  sums of rows and columns                [byte]
 *
 * Source: shazeer2018 section 3
 * Valid:  no first moment
 */
static inline double
opt_factored(double sides, double bytes)
{
	return sides * bytes;
}

/*
 * Moments of gradients that are projected to a low rank.
 *
 *     V = r * ((S - X) * p + X * e)
 *
 * rank             r  rank of the projection                  [1]
 * sides            S  rows and columns of all matrices        [1]
 * longer           X  their longer sides                      [1]
 * projector_bytes  p  bytes of one number of the projector    [byte]
 * moment_bytes     e  bytes of both moments of one number     [byte]
 * return           V  projectors and moments                  [byte]
 *
 * Source: zhao2024 table 1
 * Valid:  the shorter side is projected, the moments keep the longer one
 */
static inline double
opt_projected(double rank, double sides, double longer,
    double projector_bytes, double moment_bytes)
{
	return rank * ((sides - longer) * projector_bytes +
	    longer * moment_bytes);
}

#endif
