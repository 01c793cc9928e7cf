/*
 * elementary: exponentials, logarithms and powers of a lane, without a call.
 *
 * Formulas that a search evaluates by the million use these in place of
 * exp(), log() and pow(): straight-line arithmetic that a loop over
 * candidates turns into vector code, with the same digits on every machine.
 * Arguments are finite; the value is within one unit of the last place, a
 * power's within as many as the size of y * log x and two.
 */
#ifndef MODEL_ELEMENTARY_H
#define MODEL_ELEMENTARY_H

#include "model/select.h"

/* ln 2 in two parts: a whole number below 2^11 times the first is exact. */
#define LANE_LN2_HIGH 0x1.62e42fefa3800p-1
#define LANE_LN2_LOW 0x1.ef35793c76730p-45

union lane_bits {
	double value;
	unsigned long long bits;
};

/*
 * e^x = 2^n * e^r with |r| <= ln 2 / 2, by Taylor's series.  Adding and taking
 * away 1.5 * 2^52 rounds to the whole number n, which then stands in the last
 * bits of the sum.  Below -708 and above 709 x counts as these.
 */
static inline double
lane_exp(double x)
{
	const double turn = 0x1.8p52;
	const double t = min2(max2(x, -708), 709);
	const union lane_bits sum = { t * 0x1.71547652b82fep0 + turn };
	const double n = sum.value - turn;
	const double r = t - n * LANE_LN2_HIGH - n * LANE_LN2_LOW;
	const double r2 = r * r, r4 = r2 * r2;
	const double low = (0.5 + r * (1.0 / 6)) +
	    r2 * (1.0 / 24 + r * (1.0 / 120));
	const double middle = (1.0 / 720 + r * (1.0 / 5040)) +
	    r2 * (1.0 / 40320 + r * (1.0 / 362880));
	const double high = (1.0 / 3628800 + r * (1.0 / 39916800)) +
	    r2 * (1.0 / 479001600 + r * (1.0 / 6227020800));
	union lane_bits out = {
		1 + (r + r2 * (low + r4 * (middle + r4 * high)))
	};

	out.bits += sum.bits << 52;
	return out.value;
}

/*
 * log x = n * ln 2 + log m with x = 2^n * m and m between the roots of 1/2 and
 * 2, by the series of the inverse hyperbolic tangent of (m - 1) / (m + 1).
 * x >= 0, where 0 counts as 2^-1023.
 */
static inline double
lane_log(double x)
{
	const union lane_bits in = { x };
	const unsigned long long one = 0x3ff0000000000000;
	const unsigned long long root = 0x3fe6a09e667f3bcd;
	const unsigned long long power = (in.bits + (one - root)) >> 52;
	const union lane_bits m = { .bits = in.bits + one - (power << 52) };
	const union lane_bits sum = { .bits = power | 0x4330000000000000 };
	const double n = sum.value - (0x1p52 + 1023);
	const double f = m.value - 1;
	const double s = f / (2 + f);
	const double z = s * s;
	const double z2 = z * z, z4 = z2 * z2;
	const double low = (1.0 / 3 + z * (1.0 / 5)) +
	    z2 * (1.0 / 7 + z * (1.0 / 9));
	const double middle = (1.0 / 11 + z * (1.0 / 13)) +
	    z2 * (1.0 / 15 + z * (1.0 / 17));
	const double high = (1.0 / 19 + z * (1.0 / 21)) + z2 * (1.0 / 23);
	const double p = low + z4 * (middle + z4 * high);

	/* 2 * s = f - s * f: what is left of f is small. */
	return n * LANE_LN2_HIGH + (f - (s * (f - 2 * z * p) -
	    n * LANE_LN2_LOW));
}

/* x^y for x >= 0; of 0 what is next to nothing, and 1 where y is 0. */
static inline double
lane_pow(double x, double y)
{
	return lane_exp(y * lane_log(x));
}

#endif
