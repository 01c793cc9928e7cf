/*
 * diffusion: formulas of networks that make images from noise.
 *
 * A pipeline has three parts: encoders that read the text once, a denoiser
 * that runs every step, and a decoder that turns latents into an image.  They
 * run one after the other, so memory is that of the fullest phase, and time
 * is a sum.
 */
#ifndef MODEL_DIFFUSION_H
#define MODEL_DIFFUSION_H

#include "model/select.h"

/*
 * Samples that the denoiser sees at once.
 *
 *     n = b * g
 *
 * batch   b  images or videos made at once                       [1]
 * passes  g  passes of a step: 2 with and without the text       [1]
 * return  n  samples                                             [1]
 *
 * Source: ho2022 section 3.2
 * Valid:  both passes of guidance run in one batch
 */
static inline double
diffusion_samples(double batch, double passes)
{
	return batch * passes;
}

/*
 * Weights of a part that are there while it runs.
 *
 *     p = w * s
 *
 * weights  w  weights of the part                                 [byte]
 * share    s  1, or the share of the largest layer where layers
 *             come from the host one by one                       [1]
 * return   p  weights that are there                              [byte]
 *
 * Source: diffusers-memory sequential CPU offloading
 * Valid:  the host returns a layer before the next one comes
 */
static inline double
diffusion_part(double weights, double share)
{
	return weights * share;
}

/*
 * Whole layers beside the shares of all.
 *
 *     G = W * lambda * g
 *
 * weights          W       weights of the network                [byte]
 * layer_share      lambda  share of them in the largest layer    [1]
 * gathered_layers  g       layers that are whole at once         [1]
 * return           G       bytes gathered                        [byte]
 *
 * Source: rajbhandari2020 section 7.2
 * Valid:  weights are gathered layer by layer; 0 layers where every
 *         accelerator has all
 */
static inline double
diffusion_gathered(double weights, double layer_share,
    double gathered_layers)
{
	return weights * layer_share * gathered_layers;
}

/*
 * Weights of a part that stay from phase to phase.
 *
 *     k = w * (1 - a)
 *
 * weights  w  weights of the part                                [byte]
 * apart    a  1 where only the part at work is there, else 0     [1]
 * return   k  weights that stay                                  [byte]
 *
 * Source: diffusers-memory model offloading
 * Valid:  always
 */
static inline double
diffusion_kept(double weights, double apart)
{
	return weights * (1 - apart);
}

/*
 * Memory of one phase.
 *
 *     M = W - a * (W - p) + A
 *
 * all          W  weights of all parts                           [byte]
 * own          p  weights of the part at work                    [byte]
 * apart        a  1 where only the part at work is there, else 0  [1]
 * activations  A  tensors of the phase                           [byte]
 * return       M  memory of the phase                            [byte]
 *
 * Source: diffusers-memory model offloading
 * Valid:  parts that do not work wait in the memory of the host
 */
static inline double
diffusion_phase(double all, double own, double apart, double activations)
{
	return all - apart * (all - own) + activations;
}

/*
 * Memory that recorded graphs hold.
 *
 *     H = max(k - w, 0) * A
 *
 * pools        k  pools that recordings of the denoiser hold     [1]
 * working      w  1 while the denoiser works in one of them      [1]
 * activations  A  tensors of the denoiser                        [byte]
 * return       H  memory that nothing else can use               [byte]
 *
 * Source: pytorch-cudagraphs PyTorch CUDAGraph integration; comparisons
 * Valid:  each pool has held the tensors of a whole pass
 */
static inline double
diffusion_graphs(double pools, double working, double activations)
{
	return max2(pools - working, 0) * activations;
}

/*
 * Groups that take one pass of guidance each.
 *
 *     g = min(p, n)
 *
 * passes  p  passes of a step, 2 with guidance          [1]
 * split   n  accelerators that make an image together   [1]
 * return  g  groups                                     [1]
 *
 * Source: fang2024 section 3.4
 * Valid:  groups are of one size
 */
static inline double
diffusion_groups(double passes, double split)
{
	return min2(passes, split);
}

/*
 * What one of several has to do.
 *
 *     s = n / k
 *
 * samples  n  samples, or accelerators   [1]
 * parts    k  parts of equal size        [1]
 * return   s  of one part                [1]
 *
 * Source: fang2024 section 3
 * Valid:  passes of guidance and places of an image divide evenly
 */
static inline double
diffusion_part_of(double samples, double parts)
{
	return samples / parts;
}

/*
 * Bytes that one accelerator hands to others in a pass.
 *
 *     V = x * s * e
 *
 * exchanged  x  queries, keys, values and results of one sample   [1]
 * samples    s  samples of one accelerator, a share of one where
 *               several split it                                  [1]
 * bytes      e  bytes of one number                               [byte]
 * return     V  bytes of all exchanges                            [byte]
 *
 * Source: jacobs2023 section 3.2
 * Valid:  places are exchanged for heads before attention and back behind it
 */
static inline double
diffusion_exchanged(double exchanged, double samples, double bytes)
{
	return exchanged * samples * bytes;
}

/*
 * Exchanges of a pass.
 *
 *     m = 4 * L * min(q - 1, 1)
 *
 * attentions  L  layers where all places meet              [1]
 * sequence    q  accelerators that split the places        [1]
 * return      m  exchanges                                 [1]
 *
 * Source: jacobs2023 section 3.2
 * Valid:  queries, keys, values and results each go once
 */
static inline double
diffusion_exchanges(double attentions, double sequence)
{
	return 4 * attentions * min2(sequence - 1, 1);
}

/*
 * Rate of a decoder in wider numbers.
 *
 *     R = P * e / w
 *
 * rate   P  sustained 16-bit rate of products   [flop/s]
 * bytes  e  bytes of a number at that rate      [byte]
 * width  w  bytes of a number in the decoder    [byte]
 * return R  sustained rate of the decoder       [flop/s]
 *
 * Source: diffusers-vae-decode SDXL beside SD v1.5
 * Valid:  convolutions in 32 bits run in TF32, at half of the 16-bit rate
 */
static inline double
diffusion_wide_rate(double rate, double bytes, double width)
{
	return rate * bytes / width;
}

/*
 * Bytes that a pass moves besides the operands of its products.
 *
 *     B = w + x * n * e
 *
 * weights  w  weights, each read once                             [byte]
 * numbers  x  numbers that norms, gates and sums read and write   [1]
 * samples  n  samples                                             [1]
 * bytes    e  bytes of one number                                 [byte]
 * return   B  bytes moved                                         [byte]
 *
 * Source: ivanov2021 section 4
 * Valid:  inputs and outputs of matrix products move while they compute
 */
static inline double
diffusion_traffic(double weights, double numbers, double samples,
    double bytes)
{
	return weights + numbers * samples * bytes;
}

/*
 * Weights that come from the host for one batch.
 *
 *     B = a * W + l * (S - 1) * w
 *
 * apart      a  1 where parts wait in the host's memory        [1]
 * all        W  weights of all parts                           [byte]
 * layerwise  l  1 where layers come one by one, every step     [1]
 * steps      S  denoising steps                                [1]
 * denoiser   w  weights of the denoiser                        [byte]
 * return     B  bytes over the link to the host                [byte]
 *
 * Source: diffusers-memory offloading
 * Valid:  each part comes once a batch, and the denoiser every step where
 *         its layers come one by one
 */
static inline double
diffusion_fetched(double apart, double all, double layerwise, double steps,
    double denoiser)
{
	return apart * all + layerwise * (steps - 1) * denoiser;
}

/*
 * Time of one batch of images.
 *
 *     t = t_e + S * t_s + t_d + t_h
 *
 * encode_time  t_e  encoders of the text             [s]
 * steps        S    denoising steps                  [1]
 * step_time    t_s  time of one step                 [s]
 * decode_time  t_d  decoder                          [s]
 * fetch_time   t_h  weights from the host            [s]
 * return       t    time from request to images      [s]
 *
 * Source: rombach2021 section 3
 * Valid:  parts follow each other, transfers hide behind nothing
 */
static inline double
diffusion_latency(double encode_time, double steps, double step_time,
    double decode_time, double fetch_time)
{
	return encode_time + steps * step_time + decode_time + fetch_time;
}

/*
 * Parameters of low-rank adapters.
 *
 *     P = r * w
 *
 * rank    r  rank of the adapters                               [1]
 * sides   w  inputs and outputs of all matrices that have one   [1]
 * return  P  parameters of all adapters                         [1]
 *
 * Source: hu2021 section 4.1
 * Valid:  r (d_in + d_out) beside each matrix of attention
 */
static inline double
diffusion_adapters(double rank, double sides)
{
	return rank * sides;
}

/*
 * Numbers that one sample keeps for the backward pass.
 *
 *     K = pick(rho > 0, i + b, k)
 *
 * recompute  rho  1 where the forward pass is run again, else 0  [1]
 * inputs     i    inputs of all residuals                        [1]
 * block      b    what the largest of them keeps inside          [1]
 * kept       k    what all layers keep                           [1]
 * return     K    numbers that are kept at most                  [1]
 *
 * Source: chen2016 section 4.1
 * Valid:  each residual is run again from its input
 */
static inline double
diffusion_saved(double recompute, double inputs, double block, double kept)
{
	return pick(recompute > 0, inputs + block, kept);
}

/*
 * Time of a step that hides some of its communication.
 *
 *     t = max(t_p, v * t_l) + (1 - v) * t_l + t_o + t_e
 *
 * pass_time       t_p  forward and backward pass                 [s]
 * link_time       t_l  communication of the gradients            [s]
 * link_overlap    v    share of it that travels meanwhile        [1]
 * optimizer_time  t_o  step of the optimizer                     [s]
 * encode_time     t_e  encoders, unless their outputs are stored  [s]
 * return          t    time of the step                          [s]
 *
 * Source: rajbhandari2020 section 7.2
 * Valid:  gradients travel while others are computed, or after them
 */
static inline double
diffusion_train_time(double pass_time, double link_time, double link_overlap,
    double optimizer_time, double encode_time)
{
	return max2(pass_time, link_overlap * link_time) +
	    (1 - link_overlap) * link_time + optimizer_time + encode_time;
}

/*
 * Traffic of forward and backward pass.
 *
 *     B = F * (1 + beta + rho)
 *
 * forward        F     traffic of the forward pass          [byte]
 * backward_base  beta  backward passes, in forward passes   [1]
 * recompute      rho   1 where the forward pass is run again  [1]
 * return         B     traffic of a step                    [byte]
 *
 * Source: ivanov2021 section 4
 * Valid:  a backward layer moves what its forward one does, for each gradient
 */
static inline double
diffusion_again(double forward, double backward_base, double recompute)
{
	return forward * (1 + backward_base + recompute);
}

#endif
