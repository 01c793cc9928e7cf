#include "write/xlsx_book.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"

struct book *
book_new(struct arena *arena)
{
	struct book *b = ARENA_NEW(arena, struct book);

	b->arena = arena;
	return b;
}

/*
 * The first characters of s that fit into limit UTF-16 units, without those
 * that sheet names must not hold.
 */
static char *
legal_sheet(struct arena *arena, const char *s, int limit)
{
	char *clean = text_clean(arena, s, strlen(s), false);
	size_t left = strlen(clean);
	struct text t;
	unsigned code;
	int n;

	text_init(&t, arena);
	for (; (n = text_utf8_next(clean, left, &code)) > 0;
	    clean += n, left -= (size_t)n) {
		limit -= code > 0xffff ? 2 : 1;
		if (limit < 0)
			break;
		if (code < 0x80 && strchr("[]:*?/\\'", (int)code))
			code = '-';
		text_utf8_add(&t, code);
	}
	while (t.len && t.data[t.len - 1] == ' ')
		t.data[--t.len] = '\0';
	if (!t.len || !strcasecmp(t.data, "History"))
		return arena_strdup(arena, "Sheet");
	return t.data;
}

static bool
sheet_taken(const struct book *b, const char *name)
{
	for (size_t i = 0; i < b->sheets.count; i++)
		if (!strcasecmp(b->sheets.item[i]->name, name))
			return true;
	return false;
}

struct sheet *
book_sheet(struct book *b, const char *wanted)
{
	struct sheet *s = ARENA_NEW(b->arena, struct sheet);
	char *name = legal_sheet(b->arena, wanted, BOOK_SHEET_NAME);

	for (int i = 2; sheet_taken(b, name); i++)
		name = arena_printf(b->arena, "%s %d",
		    legal_sheet(b->arena, wanted, BOOK_SHEET_NAME - 6), i);
	s->name = name;
	s->arena = b->arena;
	ARRAY_ADD(b->arena, &b->sheets, s);
	return s;
}

/*
 * Letters, digits and '_', with at least one '_' behind a letter that is not
 * alone: no column has such a name, nor has R1C1 notation.
 */
static char *
legal_name(struct arena *arena, const char *s)
{
	struct text t;

	text_init(&t, arena);
	if (!isalpha((unsigned char)*s) || !strpbrk(s, "/._-"))
		text_add(&t, "in_");
	for (; *s && t.len < BOOK_NAME - 8; s++)
		text_char(&t, isalnum((unsigned char)*s) ? *s : '_');
	return t.data;
}

static struct book_name *
name_find(const struct book *b, const char *name)
{
	for (size_t i = 0; i < b->names.count; i++)
		if (!strcasecmp(b->names.item[i].name, name))
			return &b->names.item[i];
	return NULL;
}

const char *
book_define(struct book *b, const char *wanted)
{
	const char *stem = legal_name(b->arena, wanted);
	const char *name = stem;

	for (int i = 2; name_find(b, name); i++)
		name = arena_printf(b->arena, "%s_alt%d", stem, i);
	ARRAY_ADD(b->arena, &b->names, (struct book_name){ name, NULL });
	return name;
}

void
book_target(struct book *b, const char *name, const struct sheet *s,
    unsigned row, unsigned col)
{
	name_find(b, name)->target = ref_range(b->arena, s, row, col, row,
	    col);
}

void
sheet_add(struct sheet *s, struct sheet_cell cell)
{
	ARRAY_ADD(s->arena, &s->cells, cell);
}

static void
add_formula(struct sheet *s, unsigned row, unsigned col, const char *formula,
    double value, const char *format, enum role role)
{
	sheet_add(s, (struct sheet_cell){ .what = SHEET_FORMULA,
	    .role = role, .row = row, .col = col, .formula = formula,
	    .number = value, .format = format });
}

void
sheet_live(struct sheet *s, unsigned row, unsigned col, const char *formula,
    double value, const char *format)
{
	add_formula(s, row, col, formula, value, format, ROLE_CALC);
}

void
sheet_total(struct sheet *s, unsigned row, unsigned col, const char *formula,
    double value, const char *format)
{
	add_formula(s, row, col, formula, value, format, ROLE_TOTAL);
}

void
sheet_text(struct sheet *s, unsigned row, unsigned col, enum role role,
    const char *text)
{
	if (text && *text)
		sheet_add(s, (struct sheet_cell){ .what = SHEET_TEXT,
		    .role = role, .row = row, .col = col, .text = text });
}

void
sheet_number(struct sheet *s, unsigned row, unsigned col, enum role role,
    double number, const char *format)
{
	sheet_add(s, (struct sheet_cell){ .what = SHEET_NUMBER, .role = role,
	    .row = row, .col = col, .number = number, .format = format });
}

void
sheet_date(struct sheet *s, unsigned row, unsigned col, const char *date)
{
	double serial = date ? book_serial(date) : 0;

	if (serial > 60)
		sheet_number(s, row, col, ROLE_PLAIN, serial, "yyyy\\-mm\\-dd");
	else
		sheet_text(s, row, col, ROLE_PLAIN, date);
}

void
sheet_link(struct sheet *s, unsigned row, unsigned col, const char *text,
    const char *href)
{
	bool web = href && (text_starts(href, "https://") ||
	    text_starts(href, "http://"));

	if (!web) {
		sheet_text(s, row, col, ROLE_WRAP, text);
		return;
	}
	sheet_add(s, (struct sheet_cell){ .what = SHEET_URL,
	    .role = ROLE_LINK_WRAP, .row = row, .col = col, .text = text,
	    .formula = href });
}

void
sheet_heads(struct sheet *s, unsigned row, const char *const *head, size_t n)
{
	for (size_t i = 0; i < n; i++)
		sheet_text(s, row, (unsigned)i, ROLE_HEAD, head[i]);
}

void
sheet_width(struct sheet *s, unsigned first, unsigned last, double width)
{
	ARRAY_ADD(s->arena, &s->widths,
	    (struct sheet_width){ first, last, width });
}

void
sheet_hide(struct sheet *s, unsigned col)
{
	sheet_width(s, col, col, -1);
}

void
sheet_height(struct sheet *s, unsigned row, double points)
{
	ARRAY_ADD(s->arena, &s->heights, (struct sheet_height){ row, points });
}

void
sheet_mark(struct sheet *s, struct sheet_mark mark)
{
	ARRAY_ADD(s->arena, &s->marks, mark);
}

/* The rest of a merged row stands there, empty, where its ground shows. */
static void
merge(struct sheet *s, unsigned row, unsigned col, unsigned last,
    enum role role)
{
	ARRAY_ADD(s->arena, &s->merged,
	    (struct sheet_range){ row, col, row, last });
	while (role != ROLE_WRAP && last > col)
		sheet_add(s, (struct sheet_cell){ .what = SHEET_TEXT,
		    .role = role, .row = row, .col = last--, .text = "" });
}

void
sheet_wide(struct sheet *s, unsigned row, unsigned col, unsigned last,
    enum role role, const char *text)
{
	sheet_add(s, (struct sheet_cell){ .what = SHEET_TEXT, .role = role,
	    .row = row, .col = col, .text = text ? text : "" });
	merge(s, row, col, last, role);
}

void
sheet_words(struct sheet *s, unsigned row, unsigned col, enum role role,
    const char *formula, const char *value)
{
	sheet_add(s, (struct sheet_cell){ .what = SHEET_WORDS, .role = role,
	    .row = row, .col = col, .formula = formula, .text = value });
}

void
sheet_wide_words(struct sheet *s, unsigned row, unsigned col, unsigned last,
    const char *formula, const char *value)
{
	sheet_words(s, row, col, ROLE_WRAP, formula, value);
	merge(s, row, col, last, ROLE_WRAP);
}

/* "E", "AA". */
static void
add_column(struct text *t, unsigned col)
{
	char letter[8];
	size_t n = 0;

	for (col++; col && n < sizeof(letter); col = (col - 1) / 26)
		letter[n++] = (char)('A' + (col - 1) % 26);
	while (n)
		text_char(t, letter[--n]);
}

/* Names that stand in a book hold no quote. */
static void
add_sheet(struct text *t, const struct sheet *s)
{
	if (s)
		text_printf(t, "'%s'!", s->name);
}

const char *
ref_cell(struct arena *arena, const struct sheet *s, unsigned row,
    unsigned col)
{
	struct text t;

	text_init(&t, arena);
	add_sheet(&t, s);
	add_column(&t, col);
	text_printf(&t, "%u", row + 1);
	return t.data;
}

static void
add_fixed(struct text *t, unsigned row, unsigned col)
{
	text_char(t, '$');
	add_column(t, col);
	text_printf(t, "$%u", row + 1);
}

const char *
ref_range(struct arena *arena, const struct sheet *s, unsigned row,
    unsigned col, unsigned row2, unsigned col2)
{
	struct text t;

	text_init(&t, arena);
	add_sheet(&t, s);
	add_fixed(&t, row, col);
	if (row2 != row || col2 != col) {
		text_char(&t, ':');
		add_fixed(&t, row2, col2);
	}
	return t.data;
}

static bool
digits_at(const char *date)
{
	static const char form[] = "dddd-dd-dd";

	for (size_t i = 0; i < sizeof(form) - 1; i++)
		if (form[i] == 'd' ? !isdigit((unsigned char)date[i]) :
		    date[i] != '-')
			return false;
	return date[sizeof(form) - 1] == '\0';
}

static int
two(const char *s)
{
	return (s[0] - '0') * 10 + s[1] - '0';
}

double
book_serial(const char *date)
{
	int year, month, day, era_day;

	if (!digits_at(date))
		return 0;
	year = two(date) * 100 + two(date + 2);
	month = two(date + 5);
	day = two(date + 8);
	if (year < 1901 || month < 1 || month > 12 || day < 1 || day > 31)
		return 0;
	/* Count from March, so that the leap day is the last of its year. */
	if (month < 3) {
		year--;
		month += 12;
	}
	era_day = 365 * year + year / 4 - year / 100 + year / 400 +
	    (153 * (month - 3) + 2) / 5 + day - 1;
	return era_day - 693899;
}
