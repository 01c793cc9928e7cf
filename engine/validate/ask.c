#include "validate/asking.h"

#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "model/formula.h"
#include "unit/number.h"

static const char word_chars[] = "abcdefghijklmnopqrstuvwxyz"
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-";

struct term
asking_fault(struct asking *a, const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	if (!a->fault)
		a->fault = arena_vprintf(a->of->arena, fmt, args);
	va_end(args);
	return term_none(a->of->arena, "the test is at fault");
}

void
asking_space(struct asking *a)
{
	a->at += strspn(a->at, " ");
}

static bool
take(struct asking *a, char c)
{
	asking_space(a);
	if (*a->at != c)
		return false;
	a->at++;
	return true;
}

static char *
take_run(struct asking *a, const char *chars)
{
	size_t len = strspn(a->at, chars);
	char *run = arena_strndup(a->of->arena, a->at, len);

	a->at += len;
	return run;
}

/* A unit behind a number, if one stands there. */
static const char *
read_unit(struct arena *arena, const char **at, struct quantity *unit)
{
	const char *start = *at + strspn(*at, " ");
	size_t len = isalpha((unsigned char)*start) ? strspn(start,
	    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	    "/^") : strncmp(start, "1/", 2) ? 0 : strspn(start, "1/s");
	char *name = arena_strndup(arena, start, len);

	if (!len || !unit_parse(name, unit)) {
		unit_parse("1", unit);
		return NULL;
	}
	*at = start + len;
	return name;
}

bool
ask_number(const char *text, double *value, char **end)
{
	const char *digits = text + (*text == '-' || *text == '+');

	*value = strtod(text, end);
	return (isdigit((unsigned char)*digits) || *digits == '.') &&
	    !(digits[0] == '0' && (digits[1] == 'x' || digits[1] == 'X')) &&
	    isfinite(*value) && *end != text;
}

bool
ask_quantity(const char *text, struct quantity *q, const char **unit,
    struct arena *arena)
{
	struct quantity of;
	const char *at;
	char *end;
	double value;

	if (!ask_number(text, &value, &end))
		return false;
	at = end;
	*unit = read_unit(arena, &at, &of);
	*q = (struct quantity){ value * of.value, of.dim };
	return at[strspn(at, " ")] == '\0';
}

static struct term
read_number(struct asking *a)
{
	const char *start = a->at;
	struct quantity of;
	const char *unit;
	char *end;
	double value;
	struct term t;

	if (!ask_number(a->at, &value, &end))
		return asking_fault(a, "\"%s\" starts with no number",
		    a->at);
	a->at = end;
	unit = read_unit(a->of->arena, &a->at, &of);
	t = term_number(a->of->arena, value * of.value, of.dim, unit);
	if (t.type == TERM_number)
		t.shown = arena_strndup(a->of->arena, start,
		    (size_t)(a->at - start));
	return t;
}

static struct term
read_text(struct asking *a)
{
	size_t len = strcspn(++a->at, "'");
	struct term t = term_text(arena_strndup(a->of->arena, a->at, len));

	a->at += len;
	if (!take(a, '\''))
		return asking_fault(a, "a text does not end");
	return t;
}

enum { ARGUMENTS = FORMULA_ARGS };

/* Expressions up to the closing bracket. */
static int
read_arguments(struct asking *a, struct term *arg)
{
	int n = 0;

	if (take(a, ')'))
		return 0;
	do {
		if (n == ARGUMENTS) {
			asking_fault(a, "too many arguments");
			return n;
		}
		arg[n++] = asking_expression(a);
	} while (!a->fault && take(a, ','));
	if (!a->fault && !take(a, ')'))
		asking_fault(a, "')' is missing before \"%s\"", a->at);
	return n;
}

static struct term
call_formula(struct asking *a, const struct formula *f)
{
	struct term arg[ARGUMENTS];
	double value[ARGUMENTS];
	struct quantity unit;
	int n = read_arguments(a, arg);

	if (a->fault)
		return term_none(a->of->arena, "%s", a->fault);
	if (n != f->args)
		return asking_fault(a, "%s takes %d arguments, not %d",
		    f->name, f->args, n);
	for (int i = 0; i < n; i++) {
		if (arg[i].type == TERM_none)
			return arg[i];
		unit_parse(f->arg[i].unit, &unit);
		if (arg[i].type != TERM_number || arg[i].high > arg[i].low ||
		    !dim_equal(arg[i].dim, unit.dim))
			return asking_fault(a, "%s wants %s in %s, not %s",
			    f->name, f->arg[i].name, f->arg[i].unit,
			    arg[i].shown);
		value[i] = arg[i].low;
	}
	unit_parse(f->result.unit, &unit);
	return term_number(a->of->arena, f->call(value), unit.dim, NULL);
}

/* From the least to the most of its arguments. */
static struct term
call_span(struct asking *a)
{
	struct term arg[ARGUMENTS];
	int n = read_arguments(a, arg);

	for (int i = 0; i < n && !a->fault; i++) {
		if (arg[i].type == TERM_none)
			return arg[i];
		if (arg[i].type != TERM_number ||
		    !dim_equal(arg[i].dim, arg[0].dim))
			return asking_fault(a, "span wants numbers of one "
			    "dimension, not %s", arg[i].shown);
		if (arg[i].low < arg[0].low)
			arg[0].low = arg[i].low;
		if (arg[i].high > arg[0].high)
			arg[0].high = arg[i].high;
	}
	if (a->fault || !n)
		return asking_fault(a, "span wants a number at least");
	return term_range(a->of->arena, arg[0].low, arg[0].high, arg[0].dim,
	    arg[0].unit);
}

static struct term
call_given(struct asking *a)
{
	const char *path;
	struct term t, given;

	asking_space(a);
	path = take_run(a, word_chars);
	t = ask_field(a, path);
	if (!take(a, ')'))
		return asking_fault(a, "given(ID.field)");
	given = term_flag(t.type != TERM_none);
	given.shown = arena_printf(a->of->arena, "%s is %son record", path,
	    given.on ? "" : "not ");
	return a->fault ? t : given;
}

/* Is the first argument VERB.field, and not an expression? */
static bool
over_records(const struct asking *a)
{
	const char *at = a->at + strspn(a->at, " ");
	size_t len = strcspn(at, ".");
	char *verb = arena_strndup(a->of->arena, at, len);

	return at[len] && catalog_records(a->of->catalog, verb) != NULL;
}

static struct term
call(struct asking *a, const char *name)
{
	struct term t;

	if (!strcmp(name, "given"))
		return call_given(a);
	if (!strcmp(name, "span") && !over_records(a))
		return call_span(a);
	if (ask_records(a, name, &t) || ask_cases(a, name, &t) ||
	    ask_decisions(a, name, &t) || ask_chains(a, name, &t))
		return t;
	for (size_t i = 0; i < formula_count; i++)
		if (!strcmp(formulas[i].name, name))
			return call_formula(a, &formulas[i]);
	return asking_fault(a, "there is no function or formula %s", name);
}

static struct term
read_word(struct asking *a)
{
	const char *word = take_run(a, word_chars);

	if (!strcmp(word, "true") || !strcmp(word, "false"))
		return term_flag(*word == 't');
	if (*a->at == '(') {
		a->at++;
		return call(a, word);
	}
	return ask_field(a, word);
}

static bool
take_word(struct asking *a, const char *word)
{
	size_t len = strlen(word);

	asking_space(a);
	if (strncmp(a->at, word, len) || a->at[len] != ' ')
		return false;
	a->at += len;
	return true;
}

static struct term
read_atom(struct asking *a)
{
	struct term t;

	asking_space(a);
	if (take_word(a, "not")) {
		t = read_atom(a);
		if (t.type == TERM_none)
			return t;
		if (t.type != TERM_flag)
			return asking_fault(a, "not wants true or false");
		t.on = !t.on;
		t.shown = arena_printf(a->of->arena, "not (%s)", t.shown);
		return t;
	}
	if (take(a, '(')) {
		t = asking_expression(a);
		if (!a->fault && !take(a, ')'))
			return asking_fault(a, "')' is missing before \"%s\"",
			    a->at);
		return t;
	}
	if (*a->at == '\'')
		return read_text(a);
	if (isdigit((unsigned char)*a->at))
		return read_number(a);
	if (isalpha((unsigned char)*a->at))
		return read_word(a);
	return asking_fault(a, *a->at ? "a value is missing before \"%s\"" :
	    "a value is missing at the end%s", a->at);
}

/* Operators from the tightest level to the loosest; longer ones first. */
static const char *const operators[][8] = {
	[BIND_multiply] = { "*", "/" },
	[BIND_add] = { "+", "-" },
	[BIND_compare] = { "<=", ">=", "<", ">", "=", "~", "has" },
	[BIND_and] = { "and" },
	[BIND_or] = { "or" },
};

static struct term
read_level(struct asking *a, int level)
{
	struct term t;

	if (level == BIND_atom)
		return read_atom(a);
	t = read_level(a, level + 1);
	for (size_t i = 0; i < 8 && operators[level][i] && !a->fault; i++) {
		const char *fault = NULL;

		if (!take_word(a, operators[level][i]))
			continue;
		t = term_apply(a->of->arena, operators[level][i], t,
		    read_level(a, level + 1), &fault);
		if (fault)
			return asking_fault(a, "%s", fault);
		i = (size_t)-1;
	}
	return t;
}

enum { DEEPEST = 32 };

struct term
asking_expression(struct asking *a)
{
	struct term t;

	if (a->depth == DEEPEST)
		return asking_fault(a, "brackets nest deeper than %d",
		    DEEPEST);
	a->depth++;
	t = read_level(a, BIND_or);
	a->depth--;
	return t;
}

/* Up to the comma or bracket that ends a value; brackets within it pair. */
static size_t
value_length(const char *text)
{
	size_t len = 0;
	int depth = 0;

	while (text[len] && (depth || !strchr(",)", text[len]))) {
		depth += text[len] == '(';
		depth -= text[len] == ')';
		len++;
	}
	while (len && text[len - 1] == ' ')
		len--;
	return len;
}

/* field op value, the value as it stands. */
static bool
read_filter(struct asking *a, struct filter *f)
{
	size_t len;

	asking_space(a);
	f->name = take_run(a, word_chars);
	asking_space(a);
	f->op = take_run(a, "<>=");
	asking_space(a);
	len = value_length(a->at);
	f->value = arena_strndup(a->of->arena, a->at, len);
	a->at += len;
	return *f->name != '\0';
}

bool
asking_filters(struct asking *a, struct filters *out)
{
	struct filter f;

	do {
		if (!read_filter(a, &f)) {
			asking_fault(a, "field=value is missing before "
			    "\"%s\"", a->at);
			return false;
		}
		ARRAY_ADD(a->of->arena, out, f);
	} while (take(a, ','));
	if (!take(a, ')'))
		asking_fault(a, "')' is missing at the end");
	return !a->fault;
}

/* What stands behind "in": the unit to show the number in. */
static struct term
show_in(struct asking *a, struct term t)
{
	struct quantity unit;
	const char *name = read_unit(a->of->arena, &a->at, &unit);

	if (t.type == TERM_none)
		return t;
	if (!name || t.type != TERM_number || !dim_equal(unit.dim, t.dim))
		return asking_fault(a, "%s cannot be shown in \"%s\"",
		    t.shown, name ? name : a->at);
	t.unit = name;
	if (t.level == BIND_atom)
		t.shown = term_value(a->of->arena, t);
	return t;
}

struct term
ask(const struct ask *of, const char *expression, const char **fault)
{
	struct asking a = { .of = of, .at = expression };
	struct term t = asking_expression(&a);

	if (!a.fault && take_word(&a, "in"))
		t = show_in(&a, t);
	asking_space(&a);
	if (!a.fault && *a.at)
		asking_fault(&a, "\"%s\" is left over", a.at);
	*fault = a.fault;
	return t;
}
