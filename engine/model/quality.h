/*
 * quality: formulas of what a number format costs in quality.
 */
#ifndef MODEL_QUALITY_H
#define MODEL_QUALITY_H

/*
 * Rise of perplexity.
 *
 *     L = q / p - 1
 *
 * after   q  perplexity with the weights in the format  [1]
 * before  p  perplexity with the weights in 16 bits     [1]
 * return  L  loss of quality, a share                   [1]
 *
 * Source: llama-cpp-perplexity metrics
 * Valid:  both on the same text, with the same tokenizer and context
 */
static inline double
quality_rise(double after, double before)
{
	return after / before - 1;
}

/*
 * Fall of a score.
 *
 *     L = 1 - q / p
 *
 * after   q  score with the weights in the format       [1]
 * before  p  score with the weights in 16 bits          [1]
 * return  L  loss of quality, a share                   [1]
 *
 * Source: redhat-fp8-cards recovery, one less it
 * Valid:  the same benchmark, with the same prompts; more is better
 */
static inline double
quality_fall(double after, double before)
{
	return 1 - after / before;
}

/*
 * Loss of weights and KV cache in narrow formats.
 *
 *     L = (1 + a) * (1 + b) - 1
 *
 * weights  a  loss with the weights in their format    [1]
 * cache    b  loss with the KV cache in its format     [1]
 * return   L  loss with both                           [1]
 *
 * Source: derivation the perplexity rises by the one and then by the other
 * Valid:  neither makes the other worse
 */
static inline double
quality_both(double weights, double cache)
{
	return (1 + weights) * (1 + cache) - 1;
}

#endif
