#include "write/xlsx_fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"

/* Thousandths of an em, from ' ' on: Adobe's metrics of Helvetica, which
 * Arial and Liberation Sans share. */
static const unsigned short glyph[] = {
	278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333,
	278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278,
	584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
	500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944,
	667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556,
	278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
	278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584
};

enum { DIGIT = 556, OTHER = 667, WIDE = 1000, CJK = 0x2e80 };

/* A bold letter, and what screens round up. */
#define BOLD 1.08
#define ROUNDED 1.04
/* An indent, and the margins of a cell. */
#define INDENT 1.3
#define MARGINS 0.6
/* A head of that many digits stands in one line. */
#define HEAD 7
#define LINE 12.8      /* points */
#define PADDING (5 / 7.)   /* of each column */
/* A page that lies, in letters of 8 points. */
#define PAGE 183
/* One that stands. */
#define PORTRAIT 127.5
#define USUAL 8.43     /* width of a column that nobody sets */

static double
width_of(unsigned code)
{
	if (code >= ' ' && code < ' ' + COUNT(glyph))
		return glyph[code - ' '];
	return code >= CJK ? WIDE : OTHER;
}

static double
width_of_part(const char *s, size_t len, bool bold)
{
	double sum = 0;
	unsigned code;
	int n;

	for (; len && (n = text_utf8_next(s, len, &code)) > 0; s += n,
	    len -= (size_t)n)
		sum += width_of(code);
	return sum / DIGIT * ROUNDED * (bold ? BOLD : 1);
}

double
fit_text(const char *s, bool bold)
{
	return width_of_part(s, strlen(s), bold);
}

/* What stands behind the next ';' that is not quoted; NULL at the end. */
static const char *
next_section(const char *p)
{
	for (bool quoted = false; *p; p++) {
		quoted ^= *p == '"';
		if (*p == ';' && !quoted)
			return p + 1;
	}
	return NULL;
}

/* Is a number shown by this section?  One without a condition is for all but
 * negative numbers where it is the first. */
static bool
is_for(const char *p, bool first, double v)
{
	if (text_starts(p, "[>="))
		return v >= strtod(p + strlen("[>="), NULL);
	if (text_starts(p, "[<="))
		return v <= strtod(p + strlen("[<="), NULL);
	if (text_starts(p, "[="))
		return fabs(v - strtod(p + strlen("[="), NULL)) <= 0;
	return !first || v >= 0;
}

static const char *
section_of(const char *format, double v)
{
	const char *p = format, *next;

	while (!is_for(p, p == format, v) && (next = next_section(p)))
		p = next;
	return p;
}

/* "#,##0.00,,": the number in these places; what stands behind them. */
static const char *
add_digits(struct arena *arena, struct text *t, const char *p, double v)
{
	bool grouped = false;
	int places = 0, len;
	const char *n;

	for (; *p && strchr("#0?", *p); p++)
		;
	if (*p == ',' && p[1] && strchr("#0", p[1])) {
		grouped = true;
		p += 1 + strspn(p + 1, "#0?");
	}
	if (*p == '.') {
		places = (int)strspn(p + 1, "#0?");
		p += 1 + places;
	}
	for (; *p == ','; p++)
		v /= 1000;
	n = arena_printf(arena, "%.*f", places, v);
	len = (int)strcspn(n, ".");
	for (int i = 0; n[i]; i++) {
		text_char(t, n[i]);
		if (grouped && i + 1 < len && n[i] != '-' &&
		    (len - i - 1) % 3 == 0)
			text_char(t, ',');
	}
	return p;
}

/* A quoted text, an escaped character or one that stands for itself. */
static const char *
add_literal(struct text *t, const char *p)
{
	if (*p == '"') {
		for (p++; *p && *p != '"'; p++)
			text_char(t, *p);
		return *p ? p + 1 : p;
	}
	p += *p == '\\' && p[1];
	text_char(t, *p);
	return p + 1;
}

const char *
fit_number(struct arena *arena, const char *format, double v)
{
	struct text t;
	const char *p;

	if (!isfinite(v))
		return "n/a";
	if (!format || !*format)
		return arena_printf(arena, "%.10g", v);
	p = section_of(format, v);
	if (text_starts(p, "0.00E+00"))
		return arena_printf(arena, "%.2E", v);
	text_init(&t, arena);
	if (p != format && (*p == '-' || text_starts(strchr(p, ']') ?
	    strchr(p, ']') + 1 : p, "\"-")))
		v = fabs(v);
	if (strchr(p, '%'))
		v *= 100;
	while (*p && *p != ';') {
		if (*p == '[' && strchr(p, ']'))
			p = strchr(p, ']') + 1;
		else if (strchr("#0?", *p))
			p = add_digits(arena, &t, p, v);
		else
			p = add_literal(&t, p);
	}
	return t.data;
}

static bool
is_bold(const struct sheet_cell *c)
{
	return c->role == ROLE_HEAD || c->role == ROLE_STATE ||
	    c->role == ROLE_SECTION || c->role == ROLE_TOTAL;
}

static bool
is_number(const struct sheet_cell *c)
{
	return c->what == SHEET_NUMBER || c->what == SHEET_FORMULA;
}

/* What a cell takes in one line; a live number has room for one digit more. */
static double
fit_cell(struct arena *arena, const struct sheet_cell *c)
{
	double room = MARGINS + (c->format ? 0 : INDENT);

	if (!is_number(c))
		return c->text ? fit_text(c->text, is_bold(c)) + room : 0;
	return fit_text(fit_number(arena, c->format, c->number), is_bold(c)) +
	    room + (c->what == SHEET_FORMULA ? 1 : 0);
}

/* Bytes of a word and the blanks behind it, up to the end of a line. */
static size_t
word(const char *s)
{
	size_t n = strcspn(s, " \n");

	return n + strspn(s + n, " ");
}

unsigned
fit_lines(const char *s, double width, bool bold)
{
	unsigned lines = 1;
	double at = 0;

	for (size_t n; *s; s += n) {
		double one;

		if (*s == '\n') {
			lines++;
			at = 0;
			n = 1;
			continue;
		}
		n = word(s);
		one = width_of_part(s, strcspn(s, " \n"), bold);
		if (at > 0 && at + one > width) {
			lines++;
			at = 0;
		}
		for (; one > width; one -= width)
			lines++;
		at += one + width_of_part(" ", n > strcspn(s, " \n"), bold);
	}
	return lines;
}

static bool
wraps(const struct sheet_cell *c)
{
	return c->role == ROLE_WRAP || c->role == ROLE_LINK_WRAP ||
	    c->role == ROLE_HEAD;
}

static double
longest_word(const char *s, bool bold)
{
	double most = 0;

	for (; *s; s += *s ? word(s) + (*s == '\n') : 0) {
		double one = width_of_part(s, strcspn(s, " \n"), bold);

		most = one > most ? one : most;
	}
	return most;
}

static const struct sheet_range *
merged_at(const struct sheet *s, const struct sheet_cell *c)
{
	for (size_t i = 0; i < s->merged.count; i++)
		if (s->merged.item[i].row == c->row &&
		    s->merged.item[i].col == c->col)
			return &s->merged.item[i];
	return NULL;
}

/* What a cell asks of its column. */
static double
asks(const struct sheet *s, const struct sheet_cell *c, double most)
{
	double all = fit_cell(s->arena, c);

	if (c->role == ROLE_HEAD)
		return fmax(longest_word(c->text ? c->text : "", true),
		    fmin(all, HEAD)) + MARGINS + (c->side == SIDE_OFF ?
		    INDENT : 0);
	return wraps(c) && most > 0 && all > most ? most : all;
}

static void
set_heights(struct sheet *s, unsigned row, const double *width, size_t n)
{
	unsigned last = 0;
	double *lines;

	for (size_t i = 0; i < s->cells.count; i++)
		last = s->cells.item[i].row > last ? s->cells.item[i].row :
		    last;
	lines = arena_array(s->arena, last + 1, sizeof(*lines));
	for (size_t i = 0; i < s->cells.count; i++) {
		const struct sheet_cell *c = &s->cells.item[i];
		const struct sheet_range *m = merged_at(s, c);
		double wide = 0, need;

		if (!wraps(c) || !c->text || (c->row < row && !m) ||
		    c->col >= n)
			continue;
		for (unsigned k = c->col; k <= (m ? m->col2 : c->col) &&
		    k < n; k++)
			wide += width[k];
		wide += PADDING * (m ? m->col2 - m->col : 0) - MARGINS -
		    (c->side == SIDE_OFF ? INDENT : 0);
		need = fit_lines(c->text, wide > 1 ? wide : 1, is_bold(c));
		/* The button of a filter stands in the last line. */
		if (c->role == ROLE_HEAD && s->filter_last && need < 2)
			need = 2;
		lines[c->row] = need > lines[c->row] ? need : lines[c->row];
	}
	for (unsigned i = 0; i <= last; i++)
		if (lines[i] > 1)
			sheet_height(s, i, round(10 * (LINE * lines[i] + 2)) /
			    10);
}

/* The nearest cell of the same column below; NULL where there is none. */
static const struct sheet_cell *
below(const struct sheet *s, const struct sheet_cell *head)
{
	const struct sheet_cell *best = NULL;

	for (size_t i = 0; i < s->cells.count; i++) {
		const struct sheet_cell *c = &s->cells.item[i];

		if (c->col == head->col && c->row > head->row && (!best ||
		    c->row < best->row))
			best = c;
	}
	return best;
}

/* Which cells may hold what ends at the right edge, row by row. */
struct rights {
	bool *at;
	unsigned rows, cols;
};

static struct rights
rights_of(const struct sheet *s)
{
	struct rights r = { 0 };

	for (size_t i = 0; i < s->cells.count; i++) {
		r.rows = s->cells.item[i].row >= r.rows ?
		    s->cells.item[i].row + 1 : r.rows;
		r.cols = s->cells.item[i].col >= r.cols ?
		    s->cells.item[i].col + 1 : r.cols;
	}
	r.at = arena_array(s->arena, (size_t)r.rows * r.cols + 1,
	    sizeof(*r.at));
	for (size_t i = 0; i < s->cells.count; i++) {
		const struct sheet_cell *c = &s->cells.item[i];

		r.at[(size_t)c->row * r.cols + c->col] = is_number(c) ||
		    c->side == SIDE_RIGHT || (c->role == ROLE_WRAP &&
		    !merged_at(s, c));
	}
	return r;
}

static bool
is_indented(const struct sheet_cell *c)
{
	return !is_number(c) && (c->side == SIDE_OFF || (!c->format &&
	    (c->role == ROLE_PLAIN || c->role == ROLE_SOLVED ||
	    c->role == ROLE_NOTE || c->role == ROLE_LINK ||
	    c->role == ROLE_LINK_WRAP)));
}

/* Heads stand as what is below them does. */
static void
align_heads(struct sheet *s)
{
	for (size_t i = 0; i < s->cells.count; i++) {
		struct sheet_cell *c = &s->cells.item[i];
		const struct sheet_cell *first = c->role == ROLE_HEAD &&
		    c->side == SIDE_ROLE && !merged_at(s, c) ? below(s, c) :
		    NULL;

		if (first && first->row == c->row + 1 && is_indented(first))
			c->side = SIDE_OFF;
	}
}

/* Heads of numbers stand right as these do, and text keeps off what ends where
 * it begins. */
static void
take_sides(struct sheet *s)
{
	struct rights r;

	for (size_t i = 0; i < s->cells.count; i++) {
		struct sheet_cell *c = &s->cells.item[i];
		const struct sheet_cell *first = c->role == ROLE_HEAD &&
		    !merged_at(s, c) ? below(s, c) : NULL;

		if (first && is_number(first))
			c->side = SIDE_RIGHT;
	}
	r = rights_of(s);
	for (size_t i = 0; i < s->cells.count; i++) {
		struct sheet_cell *c = &s->cells.item[i];

		if (c->col && !is_number(c) && c->side == SIDE_ROLE &&
		    (c->role == ROLE_WRAP || c->role == ROLE_HEAD ||
		    c->role == ROLE_CALC) &&
		    r.at[(size_t)c->row * r.cols + c->col - 1])
			c->side = SIDE_OFF;
	}
	align_heads(s);
}

/* Columns whose text wraps give way until a page shows 8 points. */
static void
take_in(const struct sheet *s, double *width, const double *most, size_t n)
{
	double all = 0, wraps = 0;

	for (size_t i = 0; i < n && (!s->print_columns ||
	    i < s->print_columns); i++) {
		all += width[i] + PADDING;
		wraps += most[i] > 0 ? width[i] : 0;
	}
	if (all <= PAGE || wraps <= 0)
		return;
	for (size_t i = 0; i < n; i++)
		if (most[i] > 0)
			width[i] *= fmax(1 - (all - PAGE) / wraps, 0.5);
}

void
sheet_fit(struct sheet *s, unsigned row, const double *most, size_t n)
{
	double *width = arena_array(s->arena, n + 1, sizeof(*width));

	take_sides(s);
	for (size_t i = 0; i < s->cells.count; i++) {
		const struct sheet_cell *c = &s->cells.item[i];
		double one;

		if (c->row < row || c->col >= n || merged_at(s, c) ||
		    c->role == ROLE_TITLE)
			continue;
		one = asks(s, c, most[c->col]);
		if (one > width[c->col])
			width[c->col] = one;
	}
	for (unsigned i = 0; i < n; i++)
		width[i] = width[i] > 4 ? width[i] : 4;
	take_in(s, width, most, n);
	for (unsigned i = 0; i < n; i++)
		sheet_width(s, i, i, width[i]);
	set_heights(s, row, width, n);
}

/* The widest column gives way to numbers, until a standing page shows 8
 * points. */
static void
make_room(const struct sheet *s, double *width, size_t n)
{
	double all = 0;
	size_t widest = 0;

	for (size_t i = 0; i < s->cells.count; i++) {
		const struct sheet_cell *c = &s->cells.item[i];

		if (is_number(c) && c->col < n)
			width[c->col] = fmax(width[c->col], fit_cell(s->arena,
			    c));
	}
	for (size_t i = 0; i < n; i++) {
		all += width[i] + PADDING;
		widest = width[i] > width[widest] ? i : widest;
	}
	if (s->portrait && all > PORTRAIT)
		width[widest] = fmax(width[widest] - (all - PORTRAIT),
		    width[widest] / 2);
}

void
sheet_rows_fit(struct sheet *s, const double *width, size_t n)
{
	double *wide = arena_array(s->arena, n + 1, sizeof(*wide));

	take_sides(s);
	memcpy(wide, width, n * sizeof(*wide));
	make_room(s, wide, n);
	for (unsigned i = 0; i < n; i++)
		sheet_width(s, i, i, wide[i]);
	set_heights(s, 0, wide, n);
}

static double
width_at(const struct sheet *s, unsigned col)
{
	double width = USUAL;

	for (size_t i = 0; i < s->widths.count; i++)
		if (s->widths.item[i].first <= col &&
		    col <= s->widths.item[i].last)
			width = s->widths.item[i].width;
	return width;
}

/* What the numbers of each column ask for. */
static void
widen(struct sheet *s)
{
	struct { double *item; size_t count, cap; } need = { 0 };

	for (size_t i = 0; i < s->cells.count; i++) {
		const struct sheet_cell *c = &s->cells.item[i];
		double one;

		if (!is_number(c) || c->col >= BOOK_COLUMNS)
			continue;
		while (need.count <= c->col)
			ARRAY_ADD(s->arena, &need, 0);
		one = fit_cell(s->arena, c);
		if (one > need.item[c->col])
			need.item[c->col] = one;
	}
	for (unsigned col = 0; col < need.count; col++)
		if (width_at(s, col) >= 0 && need.item[col] > width_at(s, col))
			sheet_width(s, col, col, need.item[col]);
}

void
book_fit(struct book *b)
{
	for (size_t i = 0; i < b->sheets.count; i++) {
		take_sides(b->sheets.item[i]);
		widen(b->sheets.item[i]);
	}
}
