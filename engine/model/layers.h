/*
 * layers: parameters, multiply-adds and sizes of the layers of a network.
 *
 * Counts are numbers, not bytes: a caller multiplies by the width of one.
 * A multiply-add is two operations.
 */
#ifndef MODEL_LAYERS_H
#define MODEL_LAYERS_H

#include <math.h>

#include "model/select.h"

/*
 * Positions of a window along one axis.
 *
 *     n = floor((s + 2 * p - d * (k - 1) - 1) / t) + 1
 *
 * size      s  positions of the input along the axis   [1]
 * kernel    k  positions of the window                 [1]
 * stride    t  step of the window                      [1]
 * padding   p  positions added at either end           [1]
 * dilation  d  distance of the window's positions      [1]
 * return    n  positions of the output along the axis  [1]
 *
 * Source: dumoulin2016 relationship 15
 * Valid:  the window fits into the padded input
 */
static inline double
layer_window(double size, double kernel, double stride, double padding,
    double dilation)
{
	return floor((size + 2 * padding - dilation * (kernel - 1) - 1) /
	    stride) + 1;
}

/*
 * Positions of a transposed window along one axis.
 *
 *     n = (s - 1) * t - 2 * p + k
 *
 * size     s  positions of the input along the axis   [1]
 * kernel   k  positions of the window                 [1]
 * stride   t  step of the window                      [1]
 * padding  p  positions taken off at either end       [1]
 * return   n  positions of the output along the axis  [1]
 *
 * Source: dumoulin2016 relationship 13
 * Valid:  dilation 1, nothing added at the far end
 */
static inline double
layer_transposed(double size, double kernel, double stride, double padding)
{
	return (size - 1) * stride - 2 * padding + kernel;
}

/*
 * Weights of a convolution or of a matrix.
 *
 *     w = k * i * o / g
 *
 * kernel   k  positions of the window, 1 for a matrix      [1]
 * inputs   i  channels or width of the input               [1]
 * outputs  o  channels or width of the output              [1]
 * groups   g  parts of the channels that do not mix        [1]
 * return   w  numbers that are multiplied, without biases  [1]
 *
 * Source: dumoulin2016 section 1.1
 * Valid:  groups divides inputs and outputs
 */
static inline double
layer_weights(double kernel, double inputs, double outputs, double groups)
{
	return kernel * inputs * outputs / groups;
}

/*
 * Weights and biases.
 *
 *     P = w + b * o
 *
 * weights  w  numbers that are multiplied  [1]
 * biases   b  biases an output, 0 or 1     [1]
 * outputs  o  outputs                      [1]
 * return   P  parameters                   [1]
 *
 * Source: lecun1998 section II.B
 * Valid:  an output's bias is the same at all positions
 */
static inline double
layer_parameters(double weights, double biases, double outputs)
{
	return weights + biases * outputs;
}

/*
 * Parameters of one recurrent layer in one direction.
 *
 *     P = g * h * (i + h + b)
 *
 * gates   g  4 for an LSTM, 3 for a GRU, 1 for a plain network  [1]
 * inputs  i  width of the input                                 [1]
 * hidden  h  width of the state                                 [1]
 * biases  b  biases a gate: 2 in cuDNN, 1 in the papers         [1]
 * return  P  parameters                                         [1]
 *
 * Source: hochreiter1997 appendix A.1
 * Valid:  no peepholes and no projection of the state
 */
static inline double
layer_recurrent(double gates, double inputs, double hidden, double biases)
{
	return gates * hidden * (inputs + hidden + biases);
}

/*
 * Multiply-adds of weights that are used at many positions.
 *
 *     M = n * w
 *
 * positions  n  times that each weight is used  [1]
 * weights    w  numbers that are multiplied     [1]
 * return     M  multiply-adds                   [1]
 *
 * Source: he2015 table 1
 * Valid:  biases and activations are not counted
 */
static inline double
layer_multiplies(double positions, double weights)
{
	return positions * weights;
}

/*
 * Multiply-adds of attention besides its matrices.
 *
 *     M = 2 * t * s * q
 *
 * tokens   t  positions that ask                   [1]
 * context  s  positions that each of them sees     [1]
 * width    q  width of all query heads together    [1]
 * return   M  multiply-adds of scores and of sums  [1]
 *
 * Source: vaswani2017 section 3.2.1
 * Valid:  every position sees the whole context
 */
static inline double
layer_attention(double tokens, double context, double width)
{
	return 2 * tokens * context * width;
}

#endif
