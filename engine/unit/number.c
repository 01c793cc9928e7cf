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

/*
 * Of few digits by its size; else with two decimals, and below one dollar as
 * many as three digits need.
 */
static void
money(struct text *t, double x, const char *per, int digits)
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
 * Units that people use, by dimension, smallest first within one; a quantity
 * takes the largest that it fills.
 */
static const struct shown {
	struct dim dim;    /* of unit */
	const char *unit;
	double from;       /* base units from which on it is used */
} customary[] = {
#define BYTE { { 1, 0, 0, 0, 0 } }
	{ BYTE, "B", 0 }, { BYTE, "KB", 1e3 }, { BYTE, "MB", 1e6 },
	{ BYTE, "GB", 1e9 }, { BYTE, "TB", 1e12 }, { BYTE, "PB", 1e15 },
#undef BYTE
#define RATE { { 1, 0, -1, 0, 0 } }
	{ RATE, "B/s", 0 }, { RATE, "KB/s", 1e3 }, { RATE, "MB/s", 1e6 },
	{ RATE, "GB/s", 1e9 }, { RATE, "TB/s", 1e12 }, { RATE, "PB/s", 1e15 },
#undef RATE
#define FLOP { { 0, 1, 0, 0, 0 } }
	{ FLOP, "FLOP", 0 }, { FLOP, "MFLOP", 1e6 }, { FLOP, "GFLOP", 1e9 },
	{ FLOP, "TFLOP", 1e12 }, { FLOP, "PFLOP", 1e15 },
	{ FLOP, "EFLOP", 1e18 },
#undef FLOP
#define RATE { { 0, 1, -1, 0, 0 } }
	{ RATE, "FLOP/s", 0 }, { RATE, "MFLOP/s", 1e6 },
	{ RATE, "GFLOP/s", 1e9 }, { RATE, "TFLOP/s", 1e12 },
	{ RATE, "PFLOP/s", 1e15 }, { RATE, "EFLOP/s", 1e18 },
#undef RATE
	{ { { -1, 1, 0, 0, 0 } }, "FLOP/B", 0 },
#define TIME { { 0, 0, 1, 0, 0 } }
	{ TIME, "us", 0 }, { TIME, "ms", 1e-3 }, { TIME, "s", 1 },
	{ TIME, "h", 3600 }, { TIME, "day", 3 * 86400 },
	{ TIME, "year", 2 * 31536000 },
#undef TIME
#define OFTEN { { 0, 0, -1, 0, 0 } }
	{ OFTEN, "1/year", 0 }, { OFTEN, "1/month", 1.0 / 2628000 },
	{ OFTEN, "1/h", 1.0 / 3600 }, { OFTEN, "1/s", 0.01 },
#undef OFTEN
#define ENERGY { { 0, 0, 0, 1, 0 } }
	{ ENERGY, "J", 0 }, { ENERGY, "kJ", 1e3 }, { ENERGY, "kWh", 3.6e6 },
	{ ENERGY, "MWh", 3.6e9 },
#undef ENERGY
#define POWER { { 0, 0, -1, 1, 0 } }
	{ POWER, "W", 0 }, { POWER, "kW", 1e3 }, { POWER, "MW", 1e6 },
#undef POWER
#define PER_JOULE { { 0, 1, 0, -1, 0 } }
	{ PER_JOULE, "FLOP/J", 0 }, { PER_JOULE, "MFLOP/J", 1e6 },
	{ PER_JOULE, "GFLOP/J", 1e9 }, { PER_JOULE, "TFLOP/J", 1e12 },
#undef PER_JOULE
	{ { { 0, -1, 0, 1, 0 } }, "J/FLOP", 0 },
	{ { { -1, 0, 0, 1, 0 } }, "J/B", 0 },
	{ { { 0, 0, 0, 0, 1 } }, "USD", 0 },
	{ { { 0, 0, -1, 0, 1 } }, "USD/h", 0 },
	{ { { 0, 0, 0, -1, 1 } }, "USD/kWh", 0 },
	{ { { -1, 0, 0, 0, 1 } }, "USD/GB", 0 },
	{ { { -1, 0, -1, 0, 1 } }, "USD/GB/month", 0 },
};

/* Nothing is nothing of the base unit. */
static bool
suits(const struct shown *s, double value, double size, const char *best)
{
	struct quantity u;

	if (value < 0 || value > 0)
		return size >= s->from;
	return !*best || (unit_parse(s->unit, &u) && u.value == 1);
}

const char *
number_unit(struct quantity q)
{
	/* What would be rounded up to 1,000 is already one of the next. */
	double size = fabs(q.value) / 0.9995;
	const char *best = "";

	if (dim_none(q.dim))
		return "";
	for (size_t i = 0; i < COUNT(customary); i++)
		if (dim_equal(customary[i].dim, q.dim) &&
		    suits(&customary[i], q.value, size, best))
			best = customary[i].unit;
	return best;
}

/* Words are spelled out: 12 days, but 1 day, and 80 GB. */
static bool
is_word(const char *unit)
{
	static const char *const words[] = {
		"minute", "day", "week", "month", "year", "byte", "flop",
	};

	for (size_t i = 0; i < COUNT(words); i++)
		if (strcmp(words[i], unit) == 0)
			return true;
	return false;
}

static void
measure(struct text *t, double x, const char *unit, int digits)
{
	size_t from = t->len;

	number_round(t, x, digits);
	if (strcmp(unit, "percent") == 0) {
		text_char(t, '%');
	} else if (text_starts(unit, "1/")) {
		text_add(t, unit + 1);
	} else if (*unit) {
		text_printf(t, " %s", unit);
		if (is_word(unit) && strncmp(t->data + from, "1 ", 2) != 0)
			text_char(t, 's');
	}
}

/* Nobody counts so far or waits so long: it stands for a limit that is not
 * there. */
static bool
is_unlimited(struct quantity q)
{
	static const struct dim time = { { 0, 0, 1, 0, 0 } };

	return dim_none(q.dim) ? q.value >= 1e18 : dim_equal(q.dim, time) &&
	    q.value >= 1e17;
}

void
number_show(struct text *t, struct quantity q, const char *unit, int digits)
{
	struct quantity u = { .value = 1 };
	struct text base;

	if (!isfinite(q.value) || is_unlimited(q)) {
		text_add(t, isfinite(q.value) ? "unlimited" : "n/a");
		return;
	}
	if (!unit)
		unit = number_unit(q);
	if (unit[0] == '1' && !unit[1])
		unit = "";
	if (!*unit && !dim_none(q.dim)) {
		text_init(&base, t->arena);
		dim_text(&base, q.dim);
		unit = base.data;
	}
	unit_parse(unit, &u);
	if (text_starts(unit, "USD") && (unit[3] == '/' || !unit[3]))
		money(t, q.value / u.value, unit + 3, digits);
	else
		measure(t, q.value / u.value, unit, digits);
}

void
number_show_of(struct text *t, double value, const char *base,
    const char *unit, int digits)
{
	struct quantity q = { 0 };

	unit_parse(base, &q);
	q.value = value;
	number_show(t, q, unit, digits);
}

const char *
number_shown(struct arena *arena, double value, const char *base,
    const char *unit, int digits)
{
	struct text t;

	text_init(&t, arena);
	number_show_of(&t, value, base, unit, digits);
	return t.data;
}

const char *
number_usd(struct arena *arena, double usd)
{
	return number_shown(arena, usd, "USD", "USD", 3);
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
