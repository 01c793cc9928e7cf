#include "unit/unit.h"

#include <string.h>
#include <strings.h>

#include "base/array.h"
#include "base/text.h"

const struct unit units[] = {
#define UNIT(name, factor, byte, flop, s, joule, usd, meaning) \
	{ #name, factor, { { byte, flop, s, joule, usd } }, meaning },
#include "unit/unit.def"
#undef UNIT
};
const size_t unit_count = COUNT(units);

static const struct unit base_words[] = {
	{ "byte", 1, { { 1, 0, 0, 0, 0 } }, "byte" },
	{ "flop", 1, { { 0, 1, 0, 0, 0 } }, "floating-point operation" },
	{ "1", 1, { { 0, 0, 0, 0, 0 } }, "no dimension" },
};

static const struct unit *
find(const struct unit *list, size_t count, const char *name, size_t len)
{
	/* Few units start alike: their names are compared to the end. */
	for (size_t i = 0; i < count; i++)
		if (list[i].name[0] == *name && len &&
		    strncmp(list[i].name, name, len) == 0 &&
		    list[i].name[len] == '\0')
			return &list[i];
	return NULL;
}

/* value to a small whole power. */
static double
power(double value, int n)
{
	double result = 1;

	for (int i = n < 0 ? -n : n; i > 0; i--)
		result *= value;
	return n < 0 ? 1 / result : result;
}

/* "^n" or "^-n", one digit; moves the text behind it. */
static bool
read_exponent(const char **text, int *n)
{
	const char *p = *text;
	bool minus;

	*n = 1;
	if (*p != '^')
		return true;
	minus = p[1] == '-';
	p += 1 + minus;
	if (*p < '0' || *p > '9')
		return false;
	*n = minus ? '0' - *p : *p - '0';
	*text = p + 1;
	return true;
}

/* Bytes before an operator or the end. */
static size_t
word(const char *text)
{
	size_t n = 0;

	while (text[n] && text[n] != '*' && text[n] != '/' && text[n] != '^')
		n++;
	return n;
}

/* One word with its exponent, as a quantity; moves the text behind it. */
static bool
read_factor(const char **text, struct quantity *q)
{
	size_t len = word(*text);
	const struct unit *u = find(units, unit_count, *text, len);
	int n;

	if (!u)
		u = find(base_words, COUNT(base_words), *text, len);
	if (!u)
		return false;
	*text += len;
	if (!read_exponent(text, &n))
		return false;
	q->value = power(u->factor, n);
	return dim_power(u->dim, n, &q->dim);
}

bool
unit_parse(const char *text, struct quantity *result)
{
	struct quantity q = { .value = 1 }, f;
	char operator = '*';

	if (!text || !*text) {
		*result = q;
		return true;
	}
	for (;;) {
		bool divide = operator == '/';

		if (!read_factor(&text, &f) ||
		    !(divide ? dim_divide : dim_multiply)(q.dim, f.dim, &q.dim))
			return false;
		q.value = divide ? q.value / f.value : q.value * f.value;
		operator = *text;
		if (operator == '\0')
			break;
		if (operator != '*' && operator != '/')
			return false;
		text++;
	}
	*result = q;
	return true;
}

bool
dim_equal(struct dim a, struct dim b)
{
	return memcmp(a.exponent, b.exponent, sizeof(a.exponent)) == 0;
}

bool
dim_none(struct dim d)
{
	return dim_equal(d, (struct dim){ 0 });
}

/* a + n * b in every exponent. */
static bool
combine(struct dim a, struct dim b, int n, struct dim *result)
{
	struct dim d;

	for (size_t i = 0; i < DIM_COUNT; i++) {
		int e = a.exponent[i] + n * b.exponent[i];

		if (e < -9 || e > 9)
			return false;
		d.exponent[i] = (signed char)e;
	}
	*result = d;
	return true;
}

bool
dim_multiply(struct dim a, struct dim b, struct dim *result)
{
	return combine(a, b, 1, result);
}

bool
dim_divide(struct dim a, struct dim b, struct dim *result)
{
	return combine(a, b, -1, result);
}

bool
dim_power(struct dim d, int n, struct dim *result)
{
	/* Past this no exponent but 0 stays in range, and products may not. */
	if (n < -9 || n > 9)
		return dim_none(d) && combine(d, d, 0, result);
	return combine((struct dim){ 0 }, d, n, result);
}

static void
add_base(struct text *t, size_t i, int exponent)
{
	static const char *const names[DIM_COUNT] = {
		"byte", "flop", "s", "J", "USD",
	};

	text_add(t, names[i]);
	if (exponent != 1)
		text_printf(t, "^%d", exponent);
}

void
dim_text(struct text *t, struct dim d)
{
	size_t above = 0;

	for (size_t i = 0; i < DIM_COUNT; i++) {
		if (d.exponent[i] <= 0)
			continue;
		if (above++)
			text_char(t, '*');
		add_base(t, i, d.exponent[i]);
	}
	if (!above)
		text_char(t, '1');
	for (size_t i = 0; i < DIM_COUNT; i++) {
		if (d.exponent[i] >= 0)
			continue;
		text_char(t, '/');
		add_base(t, i, -d.exponent[i]);
	}
}

const char *
unit_written(const char *name)
{
	static const struct {
		const char *theirs, *ours;
		int (*compare)(const char *, const char *);
	} all[] = {
#define WRITTEN(theirs, ours) { theirs, ours, strcasecmp },
#define EXACTLY(theirs, ours) { theirs, ours, strcmp },
#include "unit/written.def"
#undef WRITTEN
#undef EXACTLY
	};

	for (size_t i = 0; i < COUNT(all); i++)
		if (all[i].compare(name, all[i].theirs) == 0)
			return all[i].ours;
	return NULL;
}
