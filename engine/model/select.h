/*
 * select: the smaller, the larger, and a choice, without a branch.
 *
 * Formulas use these in place of fmin(), fmax() and if: both sides are
 * computed and one is selected, so that a loop over candidates becomes vector
 * code.  Both sides must therefore be finite wherever the formula is used.
 */
#ifndef MODEL_SELECT_H
#define MODEL_SELECT_H

static inline double
min2(double a, double b)
{
	return a < b ? a : b;
}

static inline double
max2(double a, double b)
{
	return a > b ? a : b;
}

static inline double
pick(int condition, double yes, double no)
{
	return condition ? yes : no;
}

#endif
