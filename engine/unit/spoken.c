/* A sentence as it is read aloud. */
#include "unit/spoken.h"

#include <ctype.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "unit/unit.h"

/* A number as it is written, without its commas. */
struct figure {
	char digits[32];
	size_t len;       /* of what is written, commas counted */
	const char *cents; /* behind the point, or "" */
};

/* Signs and what is said for them; a space of either side is one. */
static const struct {
	const char *sign, *says;
} signs[] = {
	{ "\u00b1", "plus or minus " }, { "\u2212", "minus " },
	{ "\u00d7", " times " }, { "\u2265", "at least " },
	{ "\u2264", "at most " }, { "\u2013", " to " }, { "\u2020", "" },
	{ "\u00a0", " " }, { "\u202f", " " }, { "\"", "" }, { "/", " " },
	{ ";", "," }, { "|", "," }, { "<", " less than " },
	{ ">", " more than " },
	{ "=", " is " }, { "+", " plus " }, { "&", " and " }, { "*", "" },
	{ "#", "" }, { "_", " " },
};

/* Where a number begins: "1,790", "0.833"; a full stop behind it ends the
 * sentence. */
static bool
read_figure(const char *s, struct figure *f)
{
	size_t n = 0, at = 0;

	f->cents = "";
	while (n + 1 < sizeof(f->digits) && (isdigit((unsigned char)s[at]) ||
	    (at && (s[at] == ',' || (s[at] == '.' && !*f->cents)) &&
	    isdigit((unsigned char)s[at + 1])))) {
		if (s[at] == '.')
			f->cents = &f->digits[n + 1];
		if (s[at] != ',')
			f->digits[n++] = s[at];
		f->digits[n] = '\0';
		at++;
	}
	f->len = at;
	return at > 0;
}

/* "gigabyte" of GB; NULL of what is no unit, or a word already. */
static const char *
unit_word(const char *name, size_t len)
{
	for (size_t i = 0; i < unit_count; i++)
		if (strlen(units[i].name) == len &&
		    !strncmp(units[i].name, name, len))
			return strchr(units[i].meaning, ',') ? NULL :
			    units[i].meaning;
	return NULL;
}

static size_t
letters(const char *s)
{
	size_t n = 0;

	while (isalnum((unsigned char)s[n]))
		n++;
	return n;
}

/* " per hour" of "/h"; how much of the text that is. */
static size_t
add_per(struct text *t, const char *s)
{
	size_t n = *s == '/' ? letters(s + 1) : 0;
	const char *word = n ? unit_word(s + 1, n) : NULL;

	if (!n)
		return 0;
	text_add(t, " per ");
	if (word)
		text_add(t, word);
	else
		text_add_n(t, s + 1, n);
	return n + 1;
}

/* " milliseconds" of " ms", " gigabytes per second" of " GB/s". */
static size_t
add_unit(struct text *t, const char *s, bool one)
{
	size_t n = *s == ' ' ? letters(s + 1) : 0;
	const char *word = n ? unit_word(s + 1, n) : NULL;

	if (!word)
		return 0;
	text_printf(t, " %s%s", word, one || text_ends(word, "hertz") ? "" :
	    "s");
	return n + 1 + add_per(t, s + n + 1);
}

/* "$1.70" is "1 dollar 70 cents", "$379k" "379 thousand dollars". */
static size_t
add_money(struct text *t, const char *s)
{
	static const struct {
		char letter;
		const char *word;
	} sizes[] = { { 'k', " thousand" }, { 'M', " million" },
		{ 'B', " billion" } };
	const char *size = "", *point;
	struct figure f;
	size_t n;

	if (*s != '$' || !read_figure(s + 1, &f))
		return 0;
	n = 1 + f.len;
	for (size_t i = 0; i < COUNT(sizes); i++)
		if (s[n] == sizes[i].letter && !text_in_word(s[n + 1])) {
			size = sizes[i].word;
			n++;
			break;
		}
	point = strchr(f.digits, '.');
	if (!point || *size || strlen(f.cents) != 2) {
		text_printf(t, "%s%s %s", f.digits, size, !strcmp(f.digits,
		    "1") && !*size ? "dollar" : "dollars");
	} else {
		int whole = (int)(point - f.digits);

		if (strncmp(f.digits, "0.", 2) != 0)
			text_printf(t, "%.*s %s", whole, f.digits,
			    whole == 1 && *f.digits == '1' ? "dollar" :
			    "dollars");
		if (strcmp(f.cents, "00") != 0)
			text_printf(t, "%s%d %s", *f.digits == '0' ? "" : " ",
			    10 * (f.cents[0] - '0') + f.cents[1] - '0',
			    strcmp(f.cents, "01") ? "cents" : "cent");
	}
	return n + add_per(t, s + n);
}

/* "67%", "31 ms", "2 x": a number with what is written behind it. */
static size_t
add_number(struct text *t, const char *s)
{
	struct figure f;
	size_t n;

	if ((t->len && text_in_word(t->data[t->len - 1])) ||
	    !read_figure(s, &f))
		return 0;
	text_add(t, f.digits);
	n = f.len;
	if (s[n] == '%') {
		text_add(t, " percent");
		return n + 1;
	}
	if (!strncmp(s + n, " x ", 3))
		return n + 2;
	if (!strncmp(s + n, " \u00d7 ", 4))
		return n + 3;
	return n + add_unit(t, s + n, !strcmp(f.digits, "1"));
}

static size_t
add_sign(struct text *t, const char *s)
{
	if (*s == '(' || *s == '[') {
		while (t->len && t->data[t->len - 1] == ' ')
			t->data[--t->len] = '\0';
		text_add(t, ", ");
		return 1;
	}
	if (*s == ')' || *s == ']') {
		text_add(t, s[1] && strchr(".,;:", s[1]) ? "" : ",");
		return 1;
	}
	for (size_t i = 0; i < COUNT(signs); i++)
		if (text_starts(s, signs[i].sign)) {
			bool after = !t->len || t->data[t->len - 1] == ' ';

			text_add(t, signs[i].says + (after &&
			    *signs[i].says == ' '));
			return strlen(signs[i].sign);
		}
	return 0;
}

const char *
spoken(struct arena *arena, const char *sentence)
{
	struct text t;

	text_init(&t, arena);
	for (const char *s = sentence; *s;) {
		size_t n = add_money(&t, s);

		n = n ? n : add_number(&t, s);
		n = n ? n : add_sign(&t, s);
		if (!n && !(*s == ' ' && t.len && t.data[t.len - 1] == ' '))
			text_char(&t, *s);
		s += n ? n : 1;
	}
	return t.data;
}
