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

#endif
