/*
 * A book of one formula.
 */

/*
 * Share of a sum.
 *
 *     s = a / (a + b)
 *
 * first   a  first part    [byte]
 * second  b  second part   [byte]
 * return  s  share         [byte]
 *
 * Source: somebody2020 eq. 1
 * Valid:  always
 */
static inline double
share(double first, double second)
{
	return first / (first + second);
}
