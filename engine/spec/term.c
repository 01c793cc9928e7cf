#define _GNU_SOURCE	/* strcasestr() */
#include "spec/term.h"

#include <math.h>
#include <stdarg.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "unit/number.h"

enum { DIGITS = 4 };

/* Shares that = and ~ allow, as comparator.def does. */
static const double exactly = 0.01, roughly = 0.10;

const char *
term_value(struct arena *arena, struct term t)
{
	struct text out;

	text_init(&out, arena);
	if (t.type == TERM_text)
		text_add(&out, t.text);
	if (t.type == TERM_flag)
		text_add(&out, t.on ? "true" : "false");
	if (t.type != TERM_number)
		return out.data;
	number_show(&out, (struct quantity){ t.low, t.dim }, t.unit, DIGITS);
	if (t.high > t.low) {
		text_add(&out, " to ");
		number_show(&out, (struct quantity){ t.high, t.dim }, t.unit,
		    DIGITS);
	}
	return out.data;
}

struct term
term_range(struct arena *arena, double low, double high, struct dim dim,
    const char *unit)
{
	struct term t = { .type = TERM_number, .low = low, .high = high,
	    .dim = dim, .unit = unit, .level = BIND_atom };

	if (!isfinite(low) || !isfinite(high))
		return term_none(arena, "the result is no finite number");
	t.shown = term_value(arena, t);
	return t;
}

struct term
term_number(struct arena *arena, double value, struct dim dim,
    const char *unit)
{
	return term_range(arena, value, value, dim, unit);
}

struct term
term_text(const char *text)
{
	return (struct term){ .type = TERM_text, .text = text,
	    .shown = text, .level = BIND_atom };
}

struct term
term_flag(bool on)
{
	return (struct term){ .type = TERM_flag, .on = on,
	    .shown = on ? "true" : "false", .level = BIND_atom };
}

struct term
term_none(struct arena *arena, const char *fmt, ...)
{
	struct term t = { .type = TERM_none, .level = BIND_atom };
	va_list args;

	va_start(args, fmt);
	t.text = arena_vprintf(arena, fmt, args);
	va_end(args);
	t.shown = t.text;
	return t;
}

/* Keeps the unit of a side that decided the dimension. */
static const char *
shared_unit(struct term a, struct term b)
{
	if (dim_none(b.dim) && a.unit)
		return a.unit;
	return dim_none(a.dim) ? b.unit : NULL;
}

static struct term
add(struct arena *arena, bool minus, struct term a, struct term b,
    const char **fault)
{
	if (!dim_equal(a.dim, b.dim)) {
		*fault = arena_printf(arena, "%s and %s are of different "
		    "dimensions", a.shown, b.shown);
		return a;
	}
	if (minus)
		return term_range(arena, a.low - b.high, a.high - b.low,
		    a.dim, a.unit);
	return term_range(arena, a.low + b.low, a.high + b.high, a.dim,
	    a.unit);
}

/* Of positive numbers: catalogues and formulas have no others here. */
static struct term
multiply(struct arena *arena, bool divide, struct term a, struct term b,
    const char **fault)
{
	struct dim dim;
	bool fits = divide ? dim_divide(a.dim, b.dim, &dim) :
	    dim_multiply(a.dim, b.dim, &dim);
	const char *unit = divide && !dim_none(b.dim) ? NULL :
	    shared_unit(a, b);

	if (!fits) {
		*fault = "a dimension leaves what can be held";
		return a;
	}
	if (divide)
		return term_range(arena, a.low / b.high, a.high / b.low, dim,
		    unit);
	return term_range(arena, a.low * b.low, a.high * b.high, dim, unit);
}

static bool
near(struct term a, struct term b, double share)
{
	double scale = fmax(fabs(a.low), fabs(b.low));

	return fabs(a.low - b.low) <= share * scale &&
	    fabs(a.high - b.high) <= share * scale;
}

static bool
compare_numbers(const char *op, struct term a, struct term b)
{
	switch (*op) {
	case '<':
		return op[1] ? a.high <= b.low : a.high < b.low;
	case '>':
		return op[1] ? a.low >= b.high : a.low > b.high;
	case '~':
		return near(a, b, roughly);
	default:
		return near(a, b, exactly);
	}
}

/* Dates compare as texts do. */
static bool
compare_texts(const char *op, const char *a, const char *b)
{
	int order = strcasecmp(a, b);

	switch (*op) {
	case '<':
		return op[1] ? order <= 0 : order < 0;
	case '>':
		return op[1] ? order >= 0 : order > 0;
	case 'h':
		return strcasestr(a, b) != NULL;
	default:
		return order == 0;
	}
}

static struct term
compare(struct arena *arena, const char *op, struct term a, struct term b,
    const char **fault)
{
	if (a.type != b.type || (a.type == TERM_number &&
	    !dim_equal(a.dim, b.dim)) || (*op == 'h' &&
	    a.type != TERM_text)) {
		*fault = arena_printf(arena, "%s and %s cannot be compared "
		    "by %s", a.shown, b.shown, op);
		return a;
	}
	if (a.type == TERM_number)
		return term_flag(compare_numbers(op, a, b));
	if (a.type == TERM_text)
		return term_flag(compare_texts(op, a.text, b.text));
	return term_flag(a.on == b.on);
}

static struct term
join(struct arena *arena, const char *op, struct term a, struct term b,
    const char **fault)
{
	if (a.type != TERM_flag || b.type != TERM_flag) {
		*fault = arena_printf(arena, "%s joins what is true or false, "
		    "not %s and %s", op, a.shown, b.shown);
		return a;
	}
	return term_flag(*op == 'a' ? a.on && b.on : a.on || b.on);
}

static int
level_of(const char *op)
{
	if (!strcmp(op, "or"))
		return BIND_or;
	if (!strcmp(op, "and"))
		return BIND_and;
	if (strchr("+-", *op))
		return BIND_add;
	return strchr("*/", *op) ? BIND_multiply : BIND_compare;
}

static const char *
operand(struct arena *arena, struct term t, int level)
{
	return t.level < level ? arena_printf(arena, "(%s)", t.shown) :
	    t.shown;
}

struct term
term_apply(struct arena *arena, const char *op, struct term a, struct term b,
    const char **fault)
{
	int level = level_of(op);
	struct term t;

	if (a.type == TERM_none || b.type == TERM_none)
		return a.type == TERM_none ? a : b;
	if (level == BIND_or || level == BIND_and)
		t = join(arena, op, a, b, fault);
	else if (level == BIND_compare)
		t = compare(arena, op, a, b, fault);
	else if (a.type != TERM_number || b.type != TERM_number) {
		*fault = arena_printf(arena, "%s wants numbers, not %s and "
		    "%s", op, a.shown, b.shown);
		return a;
	} else if (level == BIND_add)
		t = add(arena, *op == '-', a, b, fault);
	else
		t = multiply(arena, *op == '/', a, b, fault);
	if (t.type == TERM_none)
		return t;
	t.shown = arena_printf(arena, "%s %s %s", operand(arena, a, level),
	    op, operand(arena, b, level + (op[0] == '/' || op[0] == '-')));
	t.level = level;
	return t;
}
