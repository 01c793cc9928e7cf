#include "unit/number.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/format.h"
#include "base/text.h"

enum { LONGEST = 400, DECIMALS = 40, DIGITS = 17 };

/*
 * A number is rounded as its first 15 digits are read, a half away from zero:
 * the rule of spreadsheets and of people, so that page and sheet say the same.
 *
 * Most numbers are few digits times a power of ten that a double holds
 * exactly: one product or quotient then gives all digits as a whole number.
 * Where that cannot be told for certain the library's slow conversion gives
 * the digits; both write the same text.
 */
static const double tens[] = { 1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8,
	1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
	1e21, 1e22 };

/* The power of ten of the first digit, for 1e-4 <= a < 1e15. */
static int
magnitude(double a)
{
	int e = a < 1 ? -1 : 0;

	while (e < 0 && a * tens[-e] < 1)
		e--;
	while (e >= 0 && a >= tens[e + 1])
		e++;
	return e;
}

/* a * 10^e, one rounding. */
static double
shift(double a, int e)
{
	return e < 0 ? a / tens[-e] : a * tens[e];
}

/* The first 15 digits as a whole number, and the power of ten of the first. */
static uint64_t
fifteen(double x, int *exponent)
{
	char buffer[LONGEST];

	/* "d.dddddddddddddde+XX" */
	snprintf(buffer, sizeof(buffer), "%.*e", DBL_DIG - 1, fabs(x));
	*exponent = (int)strtol(buffer + DBL_DIG + 2, NULL, 10);
	memmove(buffer + 1, buffer + 2, DBL_DIG - 1);
	buffer[DBL_DIG] = '\0';
	return strtoull(buffer, NULL, 10);
}

/* So many of the 15 digits; of none 1 where the whole is a half or more. */
static double
first_digits(uint64_t all, int digits)
{
	uint64_t unit = 1;

	for (int i = digits; i < DBL_DIG; i++)
		unit *= 10;
	return (double)(all / unit + (all % unit >= unit - unit / 2));
}

/* Writes n / 10^decimals as "%.*f" does. */
static void
write_whole(char *buffer, bool minus, double n, int decimals)
{
	char digits[24];
	size_t len = format_digits(digits, (unsigned long long)n);
	size_t behind = (size_t)decimals;
	size_t whole = len > behind ? len - behind : 0;
	char *p = buffer;

	if (minus)
		*p++ = '-';
	if (!whole)
		*p++ = '0';
	memcpy(p, digits, whole);
	p += whole;
	if (behind)
		*p++ = '.';
	for (size_t zeros = whole ? 0 : behind - len; zeros; zeros--)
		*p++ = '0';
	memcpy(p, digits + whole, len - whole);
	p[len - whole] = '\0';
}

static bool
is_whole(double x)
{
	return x >= floor(x) && x <= floor(x);
}

/* "%.*f" into a buffer of LONGEST. */
static void
print_fixed(char *buffer, double x, int decimals)
{
	double scaled = decimals <= 15 ? fabs(x) * tens[decimals] : HUGE_VAL;
	bool whole = decimals == 0 && fabs(x) < 1e15 && is_whole(x);
	uint64_t all;
	int exponent, digits;

	/* Below 1e11 the product is right to 1e-5: far from a half is safe. */
	if (whole || (scaled < 1e11 &&
	    fabs(scaled - floor(scaled) - 0.5) > 1e-4)) {
		write_whole(buffer, signbit(x), floor(scaled + 0.5), decimals);
		return;
	}
	all = fifteen(x, &exponent);
	digits = exponent + 1 + decimals;
	if (digits > DBL_DIG)
		snprintf(buffer, LONGEST, "%.*f", decimals, x);
	else
		write_whole(buffer, signbit(x), digits < 0 ? 0 :
		    first_digits(all, digits), decimals);
}

/* Takes zeros off the end of the decimals, as long as more than keep stay. */
static void
strip(char *number, size_t keep)
{
	char *point = strchr(number, '.');
	size_t len = strlen(number);

	if (!point)
		return;
	while (len > (size_t)(point - number) + 1 + keep &&
	    number[len - 1] == '0')
		number[--len] = '\0';
	if (number[len - 1] == '.')
		number[len - 1] = '\0';
}

/* Is the number neither so small nor so large that it has an exponent? */
static bool
is_common(double x)
{
	return fabs(x) >= 1e-4 && fabs(x) < 1e15;
}

/* A common number to 15 digits, if they read back as the same number. */
static bool
exact_in_15(char *buffer, double x)
{
	double a = fabs(x), n;
	int decimals;

	decimals = DBL_DIG - 1 - magnitude(a);
	n = floor(shift(a, decimals) + 0.5);
	if (n >= 1e15 || shift(n, -decimals) < a || shift(n, -decimals) > a)
		return false;
	write_whole(buffer, x < 0, n, decimals);
	return true;
}

void
number_exact(struct text *t, double x)
{
	char buffer[LONGEST];
	/* Subnormal numbers have fewer digits than the format promises. */
	int digits = fabs(x) < DBL_MIN ? 1 : is_common(x) ? DBL_DIG + 1 :
	    DBL_DIG;

	assert(isfinite(x));
	if (is_common(x) && exact_in_15(buffer, x)) {
		strip(buffer, 0);
		text_add(t, buffer);
		return;
	}
	do
		snprintf(buffer, sizeof(buffer), "%.*g", digits, x);
	while (strtod(buffer, NULL) != x && digits++ < DIGITS);
	text_add(t, buffer);
}

double
number_rounded(double x, int digits)
{
	char buffer[LONGEST];

	if (!(x < floor(x) || x > floor(x)))
		return x;
	snprintf(buffer, sizeof(buffer), "%.*g", digits, x);
	return strtod(buffer, NULL);
}

static bool
is_zero(const char *number)
{
	return number[strspn(number, "-0.")] == '\0';
}

/* Digits of a %f number with a separator between groups of three. */
static void
group(struct text *t, const char *number, const char *separator)
{
	size_t whole;

	if (*number == '-') {
		if (!is_zero(number))
			text_char(t, '-');
		number++;
	}
	whole = strcspn(number, ".");
	for (size_t i = 0; i < whole; i++) {
		if (i && (whole - i) % 3 == 0)
			text_add(t, separator);
		text_char(t, number[i]);
	}
	text_add(t, number + whole);
}

static int
clamp(int n, int low, int high)
{
	return n < low ? low : n > high ? high : n;
}

void
number_fixed(struct text *t, double x, int decimals, const char *separator)
{
	char buffer[LONGEST];

	if (!isfinite(x)) {
		text_add(t, "n/a");
		return;
	}
	print_fixed(buffer, x, clamp(decimals, 0, DECIMALS));
	group(t, buffer, separator);
}

/* The same by one product, for few digits that are not near a tie. */
static bool
significant_fast(double *x, int digits, int *exponent)
{
	double a = fabs(*x), n;
	int decimals;

	if (!(a >= 1e-4 && a < 1e14) || digits > 9)
		return false;
	*exponent = magnitude(a);
	decimals = digits - 1 - *exponent;
	a = shift(a, decimals);
	n = floor(a + 0.5);
	if (fabs(a - floor(a) - 0.5) < 1e-4)
		return false;
	*exponent += n >= tens[digits];
	*x = copysign(shift(n, -decimals), *x);
	return true;
}

/* x to so many significant digits, and the power of ten of the first. */
static double
significant(double x, int digits, int *exponent)
{
	char buffer[LONGEST];
	uint64_t all;

	if (significant_fast(&x, digits, exponent))
		return x;
	if (digits > DBL_DIG) {
		snprintf(buffer, sizeof(buffer), "%.*e", digits - 1, x);
		*exponent = (int)strtol(strchr(buffer, 'e') + 1, NULL, 10);
		return strtod(buffer, NULL);
	}
	all = fifteen(x, exponent);
	snprintf(buffer, sizeof(buffer), "%.0fe%d", first_digits(all, digits),
	    *exponent - digits + 1);
	*exponent += first_digits(all, digits) >= tens[digits];
	return copysign(strtod(buffer, NULL), x);
}

void
number_round(struct text *t, double x, int digits)
{
	char buffer[LONGEST];
	int exponent;

	if (!isfinite(x)) {
		text_add(t, "n/a");
		return;
	}
	digits = clamp(digits, 1, DIGITS);
	if (fabs(x) < tens[digits < DBL_DIG ? digits : DBL_DIG] &&
	    is_whole(x)) {
		print_fixed(buffer, x, 0);
		group(t, buffer, ",");
		return;
	}
	x = significant(x, digits, &exponent);
	if (x != 0 && (fabs(x) < 1e-4 || fabs(x) >= 1e15)) {
		snprintf(buffer, sizeof(buffer), "%.*g", digits, x);
		text_add(t, buffer);
		return;
	}
	print_fixed(buffer, x, clamp(digits - 1 - exponent, 0, DECIMALS));
	strip(buffer, 0);
	group(t, buffer, ",");
}

/*
 * Few digits are asked for: $1.70, $1,790, $379k, $55.8M.  Nobody reads the
 * cents of what a model made.
 */
static bool
money_by_size(struct text *t, double x, const char *per)
{
	static const struct {
		double from, by;
		const char *letter;
	} size[] = {
		{ 9.995e14, 0, "" }, { 9.995e11, 1e12, "T" },
		{ 9.995e8, 1e9, "B" }, { 9.995e5, 1e6, "M" },
		{ 99950, 1e3, "k" }, { 99.95, 1, "" },
	};
	char buffer[LONGEST];
	size_t i = 0;
	int exponent;

	while (i < COUNT(size) && fabs(x) < size[i].from)
		i++;
	if (i == COUNT(size) || size[i].by <= 0)
		return false;
	significant(fabs(x) / size[i].by, 3, &exponent);
	print_fixed(buffer, fabs(x) / size[i].by,
	    *size[i].letter && exponent < 2 ? 2 - exponent : 0);
	strip(buffer, 0);
	text_add(t, x < 0 ? "-$" : "$");
	group(t, buffer, ",");
	text_printf(t, "%s%s", size[i].letter, per);
	return true;
}

void
number_money(struct text *t, double x, const char *per, int digits)
{
	enum { FEW = 5 };
	char buffer[LONGEST];
	int exponent, decimals = 2;

	if (digits <= FEW && money_by_size(t, x, per))
		return;
	if (fabs(x) < 1 && x != 0) {
		significant(x, 3, &exponent);
		decimals = clamp(2 - exponent, 2, DECIMALS);
	}
	if (fabs(x) >= 1e15) {
		x = significant(x, 3, &exponent);
		text_printf(t, "%s$%.3g%s", x < 0 ? "-" : "", fabs(x), per);
		return;
	}
	print_fixed(buffer, fabs(x), decimals);
	strip(buffer, 2);
	if (x < 0 && !is_zero(buffer))
		text_char(t, '-');
	text_char(t, '$');
	group(t, buffer, ",");
	text_add(t, per);
}

/*
 * The common number: up to 15 digits and a point.  Digits and power of ten are
 * then exact in a double, so that one division rounds as strtod() does.
 */
static bool
read_short(const char *s, double *value)
{
	static const double ten[] = { 1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7,
		1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15 };
	int64_t whole = 0;
	size_t digits = 0, behind = 0;
	bool point = false;

	for (; *s; s++) {
		if (*s == '.' && !point) {
			point = true;
			continue;
		}
		if (*s < '0' || *s > '9' || ++digits > 15)
			return false;
		whole = 10 * whole + (*s - '0');
		behind += point;
	}
	*value = (double)whole / ten[behind];
	return digits > 0;
}

bool
number_read(const char *s, double *value)
{
	char *end;

	if (read_short(s, value))
		return true;
	if (!*s || s[strspn(s, "0123456789.eE+-")])
		return false;
	*value = strtod(s, &end);
	return *end == '\0' && end != s && isfinite(*value);
}
