#include "write/xlsx_format.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "unit/number.h"

/* A unit as a literal of a number format; only plain unit texts are kept. */
static void
add_unit(struct text *t, const char *unit)
{
	static const char plain[] = "abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789*/^.-%";

	if (!unit || !*unit || !strcmp(unit, "1") || strlen(unit) > 40 ||
	    strspn(unit, plain) != strlen(unit))
		return;
	text_printf(t, "\" %s\"", unit);
}

/* Decimals that show this many digits of the number, zeros left out. */
static int
decimals(struct arena *arena, double like, int digits)
{
	const char *point = !isfinite(like) ? NULL :
	    strchr(number_digits(arena, like, digits), '.');

	return point ? (int)strspn(point + 1, "0123456789") : 0;
}

static void
add_places(struct text *t, int places)
{
	if (places > 0)
		text_printf(t, ".%.*s", places > 12 ? 12 : places,
		    "000000000000");
}

const char *
format_number(struct arena *arena, double like, int digits, const char *unit)
{
	struct text t;
	double size = fabs(like);
	bool power = size >= 1e15 || (size > 0 && size < 1e-4);

	text_init(&t, arena);
	if (power) {
		text_add(&t, "0.00E+00");
	} else {
		text_add(&t, "#,##0");
		add_places(&t, decimals(arena, like, digits ? digits : 3));
	}
	add_unit(&t, unit);
	return t.data;
}

/* Prefix of the thousands that a comma of a format divides away. */
static int
thousands(double size)
{
	int n = 0;

	while (n < 6 && size >= 1000) {
		size /= 1000;
		n++;
	}
	return n;
}

/* One multiple: "[>=1000000]0.00,," and the unit; the last has no bound. */
static void
add_multiple(struct text *t, int n, bool last, const char *unit)
{
	static const char *const prefix[] = { "", "K", "M", "G", "T", "P",
		"E" };
	bool byte = text_starts(unit, "byte");

	if (!last)
		text_printf(t, "[>=1%.*s]", 3 * n, "000000000000000000");
	text_printf(t, "0.00%.*s\" %s%s%s\"", n, ",,,,,,", prefix[n],
	    byte ? "B" : "FLOP", unit + 4);
	if (!last)
		text_char(t, ';');
}

const char *
format_base(struct arena *arena, double like, const char *unit)
{
	bool multiples = text_starts(unit, "byte") ||
	    text_starts(unit, "flop");
	int n = thousands(fabs(like)), least = n > 2 ? n - 2 : 0;
	struct text t;

	if (!multiples || n == 0 || !isfinite(like) || fabs(like) >= 1e21 ||
	    strlen(unit) > 12)
		return format_number(arena, like, 4, NULL);
	text_init(&t, arena);
	for (; n >= least; n--)
		add_multiple(&t, n, n == least, unit);
	return t.data;
}

struct dim
unit_dim(const char *unit)
{
	struct quantity q;

	if (!unit || !unit_parse(unit, &q))
		memset(&q, 0, sizeof(q));
	return q.dim;
}

struct cell_unit
cell_unit(struct arena *arena, struct quantity like, const char *wanted)
{
	struct quantity q;
	struct text t;

	if (wanted && unit_parse(wanted, &q) && dim_equal(q.dim, like.dim))
		return (struct cell_unit){ *wanted ? wanted : "1", q.value };
	wanted = number_unit(like);
	if (*wanted && unit_parse(wanted, &q) && dim_equal(q.dim, like.dim))
		return (struct cell_unit){ wanted, q.value };
	text_init(&t, arena);
	dim_text(&t, like.dim);
	return (struct cell_unit){ t.data, 1 };
}

static const char *
scaled(struct arena *arena, const char *ref, double factor, bool divide)
{
	double inverse = 1 / factor;
	struct text t;
	size_t at;
	char *e;

	text_init(&t, arena);
	text_add(&t, ref);
	if (factor == 1)
		return t.data;
	if (factor < 1 && fabs(inverse - nearbyint(inverse)) <
	    1e-9 * inverse) {
		divide = !divide;
		factor = nearbyint(inverse);
	}
	text_char(&t, divide ? '/' : '*');
	at = t.len;
	number_exact(&t, factor);
	e = strchr(t.data + at, 'e');
	if (e)
		*e = 'E';
	return t.data;
}

const char *
formula_text(struct arena *arena, const char *says)
{
	enum { MOST = 250 };
	struct text t;

	text_init(&t, arena);
	text_char(&t, '"');
	for (; *says && (t.len < MOST ||
	    (*says & 0xc0) == 0x80); says++) {
		if (*says == '"')
			text_char(&t, '"');
		text_char(&t, *says);
	}
	text_char(&t, '"');
	return t.data;
}

const char *
formula_shown(struct arena *arena, const char *ref, double factor)
{
	return scaled(arena, ref, factor, true);
}

const char *
formula_base(struct arena *arena, const char *ref, double factor)
{
	return scaled(arena, ref, factor, false);
}
