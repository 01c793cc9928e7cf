#include "unit/number.h"

#include <math.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"

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
		number_money(t, q.value / u.value, unit + 3, digits);
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

const char *
number_digits(struct arena *arena, double value, int digits)
{
	struct text t;

	text_init(&t, arena);
	number_round(&t, value, digits);
	return t.data;
}

const char *
number_decimals(struct arena *arena, double value, int decimals,
    const char *separator)
{
	struct text t;

	text_init(&t, arena);
	number_fixed(&t, value, decimals, separator);
	return t.data;
}

const char *
number_percent(struct arena *arena, double share, int decimals)
{
	return number_decimals(arena, 100 * share, decimals, "");
}
