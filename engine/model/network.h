/*
 * network: work, time and memory of networks that are lists of layers.
 *
 * Counts are those of one sample, an image for instance: multiply-adds,
 * numbers read and written, numbers kept.  Kernels come in classes of like
 * intensity, so that each class waits for one resource.
 */
#ifndef MODEL_NETWORK_H
#define MODEL_NETWORK_H

#include <math.h>

#include "model/select.h"

/*
 * Passes of a step through the network.
 *
 *     k = 3 + r
 *
 * recompute  r  share of the forward pass that is done again      [1]
 * return     k  passes, each as long as a forward pass            [1]
 *
 * Source: baydin2018 section 3.2.1
 * Valid:  the backward pass makes gradients of inputs and of weights, each
 *         with the multiply-adds and the traffic of the forward pass
 */
static inline double
net_passes(double recompute)
{
	return 3 + recompute;
}

/*
 * Operations of a class of kernels.
 *
 *     C = k * n * M * a
 *
 * multiplies    M  multiply-adds of one sample     [1]
 * samples       n  samples                         [1]
 * passes        k  passes through the network      [1]
 * multiply_add  a  operations of a multiply-add    [flop]
 * return        C  operations                      [flop]
 *
 * Source: he2015 table 1
 * Valid:  biases, norms and activations are counted as traffic alone
 */
static inline double
net_flops(double multiplies, double samples, double passes,
    double multiply_add)
{
	return passes * samples * multiplies * multiply_add;
}

/*
 * Traffic of a class of kernels with memory.
 *
 *     B = k * e * (n * s * x + w)
 *
 * moved    x  numbers of one sample, read or written              [1]
 * share    s  share of them that kernels which were joined leave  [1]
 * samples  n  samples                                             [1]
 * weights  w  weights that are read once for all samples          [1]
 * passes   k  passes through the network                          [1]
 * bytes    e  bytes of one number                                 [byte]
 * return   B  traffic                                             [byte]
 *
 * Source: williams2009 section 3
 * Valid:  each kernel reads its input from memory and writes its output
 *         there: tensors are larger than caches
 */
static inline double
net_bytes(double moved, double share, double samples, double weights,
    double passes, double bytes)
{
	return passes * bytes * (samples * share * moved + weights);
}

/*
 * Traffic of tensors that are read and written once more.
 *
 *     B = 2 * c * k * n * x * e
 *
 * numbers  x  numbers of one sample               [1]
 * times    c  times that each is read and written [1]
 * samples  n  samples                             [1]
 * passes   k  passes through the network          [1]
 * bytes    e  bytes of one number                 [byte]
 * return   B  traffic                             [byte]
 *
 * Source: composer-channels-last technical details
 * Valid:  inputs of convolutions put in the order that tensor units read;
 *         outputs that biases are added to in a kernel of its own
 */
static inline double
net_again_bytes(double numbers, double times, double samples, double passes,
    double bytes)
{
	return 2 * times * passes * samples * numbers * bytes;
}

/*
 * Rate at which operands can be brought.
 *
 *     F = max(P, N * w / e)
 *
 * peak_flops    P  peak with the sums that are used              [flop/s]
 * narrow_flops  N  peak of the narrow format, with narrow sums
 *                  where those are faster                        [flop/s]
 * width         w  bytes of a number in the narrow format        [byte]
 * bytes         e  bytes of a number that is multiplied          [byte]
 * return        F  rate that operands would allow                [flop/s]
 *
 * Source: nvidia-ada-whitepaper appendix A
 * Valid:  units that halve their rate for wide sums bring operands as fast
 */
static inline double
net_feed_flops(double peak_flops, double narrow_flops, double width,
    double bytes)
{
	return max2(peak_flops, narrow_flops * width / bytes);
}

/*
 * Work that units could do while the last tiles of each layer are made.
 *
 *     C = k * u / 2 * T * s * a
 *
 * units         u  compute units                                  [1]
 * tile          T  numbers of a tile, which one unit makes        [1]
 * summed        s  products in one number that a layer puts out,
 *                  added up over the layers                       [1]
 * passes        k  passes through the network                     [1]
 * multiply_add  a  operations of a multiply-add                   [flop]
 * return        C  operations that are not done                   [flop]
 *
 * Source: nvidia-matmul-guide wave quantization
 * Valid:  tiles of a layer come in waves, one a unit, of which the last is
 *         half full; tiles are small where a layer has few numbers
 */
static inline double
net_idle_flops(double units, double tile, double summed, double passes,
    double multiply_add)
{
	return passes * units / 2 * tile * summed * multiply_add;
}

/*
 * Work that units could do while each layer is cut into one tile a unit.
 *
 *     C = sqrt(T * u * s * W * k * a)
 *
 * flops         W  operations of all kernels                      [flop]
 * units         u  compute units                                  [1]
 * full_tile     T  numbers of a tile that feeds a unit            [1]
 * summed        s  products in one number that a layer puts out,
 *                  added up over the layers                       [1]
 * passes        k  passes through the network                     [1]
 * multiply_add  a  operations of a multiply-add                   [flop]
 * return        C  operations in the time that this takes         [flop]
 *
 * Source: nvidia-matmul-guide typical tile dimensions
 * Valid:  operands of a tile of q numbers are brought at a share sqrt(q / T)
 *         of what units multiply; a tile larger than that waits for none.
 *         Layers that multiply about equally much: others wait less, by a
 *         tenth in ResNet-50 and in YOLOv8
 */
static inline double
net_tile_flops(double flops, double units, double full_tile, double summed,
    double passes, double multiply_add)
{
	return sqrt(full_tile * units * summed * flops * passes *
	    multiply_add);
}

/*
 * Time of a class of kernels.
 *
 *     t = max(t_c, t_m)
 *
 * compute_time  t_c  time of the arithmetic        [s]
 * memory_time   t_m  time of the memory traffic    [s]
 * return        t    time                          [s]
 *
 * Source: williams2009 eq. 1
 * Valid:  the kernels are of like intensity; both overlap within a kernel
 */
static inline double
net_class_time(double compute_time, double memory_time)
{
	return max2(compute_time, memory_time);
}

/*
 * Time that a host needs to prepare the images of a step.
 *
 *     t_d = pick(c > 0, n * T * max(1, p / p_0) / c, 0)
 *
 * samples       n    images of a step on one accelerator              [1]
 * core_time     T    core time to decode and augment a usual image    [s]
 * pixels        p    pixels of an image that the network reads        [1]
 * usual_pixels  p_0  pixels of a usual image as it is stored          [1]
 * cores         c    cores of the host for it, 0 where not known      [1]
 * return        t_d  time                                             [s]
 *
 * Source: ffcv-benchmarks data loading
 * Valid:  images lie in memory, none smaller than it is read
 */
static inline double
net_data_time(double samples, double core_time, double pixels,
    double usual_pixels, double cores)
{
	return pick(cores > 0, samples * core_time *
	    max2(1, pixels / usual_pixels) / cores, 0);
}

/*
 * Time of a step.
 *
 *     t = max(max(t_p, t_r) + t_u, t_d)
 *
 * pass_time    t_p  time of all passes                         [s]
 * reduce_time  t_r  time to reduce the gradients               [s]
 * update_time  t_u  time of the optimizer                      [s]
 * data_time    t_d  time that the host prepares the samples    [s]
 * return       t    time of a step                             [s]
 *
 * Source: li2020 section 3.2
 * Valid:  gradients are reduced in buckets while others are still made;
 *         samples of the next step are prepared meanwhile
 */
static inline double
net_step_time(double pass_time, double reduce_time, double update_time,
    double data_time)
{
	return max2(max2(pass_time, reduce_time) + update_time, data_time);
}

/*
 * Outputs of the matrices of a network whose layers nobody states.
 *
 *     A = 6.5e6 * sqrt(1e-9 * M / q) * q
 *
 * multiplies  M  multiply-adds of one image                      [1]
 * scale       q  pixels of the image over those of 224 x 224     [1]
 * return      A  numbers that convolutions and matrices put out  [1]
 *
 * Source: radosavovic2020 section 4
 * Valid:  networks for images of 0.2 to 50 G multiply-adds that balance
 *         accuracy and work, within a third
 */
static inline double
net_outputs(double multiplies, double scale)
{
	return 6.5e6 * sqrt(1e-9 * multiplies / scale) * scale;
}

/*
 * Products in one number that a layer puts out, of all layers together, where
 * nobody states them.
 *
 *     s = 2 * sqrt(p * n)
 *
 * parameters  p  parameters                                        [1]
 * matrices    n  layers that multiply                              [1]
 * return      s  products, added up over the layers                [1]
 *
 * Source: derivation
 * Valid:  a matrix of w weights with as many channels in as out adds up
 *         sqrt(w) products for a number, a window of 3 by 3 thrice as many; 2
 *         where both are as frequent: 0.78 of YOLOv8, 1.35 of ResNet-50
 */
static inline double
net_summed(double parameters, double matrices)
{
	return 2 * sqrt(parameters * matrices);
}

/*
 * Activations of one sample that the backward pass needs.
 *
 *     A = x * e + l * d + p * f
 *
 * kept             x  numbers that layers keep                   [1]
 * activation_bytes e  bytes of one                               [byte]
 * normed           l  of them inputs of layer norms              [1]
 * norm_bytes       d  bytes of one in excess of the others       [byte]
 * pairs            p  scores of attention that is not fused      [1]
 * pair_bytes       f  bytes of all copies of one                 [byte]
 * return           A  memory                                     [byte]
 *
 * Source: micikevicius2017 section 3
 * Valid:  a tensor that two layers need is there once; automatic mixed
 *         precision norms and softmaxes in 32 bits
 */
static inline double
net_kept(double kept, double activation_bytes, double normed,
    double norm_bytes, double pairs, double pair_bytes)
{
	return kept * activation_bytes + normed * norm_bytes +
	    pairs * pair_bytes;
}

/*
 * Activations of one sample where layers are recomputed.
 *
 *     A_r = A * min(1, 2 / sqrt(N))
 *
 * kept    A    activations without recomputation           [byte]
 * layers  N    layers                                      [1]
 * return  A_r  checkpoints, and all of one segment         [byte]
 *
 * Source: chen2016 section 4.1
 * Valid:  sqrt(N) segments of like layers; at least one layer
 */
static inline double
net_recomputed(double kept, double layers)
{
	return kept * min2(1, 2 / sqrt(layers));
}

#endif
