/*
 * The sheet Working: rows are the chain's, columns are candidates.  Those of
 * the first columns are all there; of the others, what money moves and the
 * numbers that it starts from.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "model/formula.h"
#include "unit/number.h"
#include "write/workbook.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"
#include "write/xlsx_row.h"

enum { ROW_HEAD = 2, ROW_FIRST = 3 };

/* One line of the sheet: a row of the chain, of a set one of its rows. */
struct line {
	struct workbook *book;
	const struct chain_row *row;
	int index;
	unsigned at;
	const char *format;
};

/* Lines that a row takes: 0 where no column shows it; of a set, as many as
 * the fullest has. */
static int
lines_of(const struct workbook *w, const struct chain_row *r)
{
	const struct chain_row *first = r;
	int n = 0;

	for (size_t i = 0; !n && i < w->columns.count; i++)
		n = w->columns.item[i].wanted[r->slot] ? r->bound : 0;
	if (!r->set || n < 2)
		return n;
	for (const struct chain_row *k = w->chain->row; k < r; k++)
		if (k->set && !strcmp(k->set, r->set)) {
			first = k;
			break;
		}
	for (bool present = first->what != CHAIN_INPUT; n > 1 && !present;) {
		for (size_t i = 0; i < w->columns.count; i++)
			present |= w->columns.item[i].answer->value[
			    first->slot + n - 1] != 0;
		n -= !present;
	}
	return n;
}

static const char *
cell(const struct line *l, const struct book_column *c, int slot)
{
	return ref_cell(l->book->arena, NULL, l->book->row[slot], c->col);
}

/* What no candidate needs is nothing in a quote. */
static const char *
argument(const struct line *l, const struct book_column *c, int i)
{
	int slot = l->row->arg[i];
	const struct chain_row *r = chain_at(l->book->chain, slot);

	if (c->quote && !c->wanted[slot])
		return "0";

	if (r && r->set && l->row->set && !strcmp(r->set, l->row->set))
		slot += l->index;
	return cell(l, c, slot);
}

/* The template with {n} replaced; NULL where it names no such argument. */
static const char *
filled(const struct line *l, const struct book_column *c,
    const char *template)
{
	struct text t;

	text_init(&t, l->book->arena);
	while (*template) {
		int n = 0;

		if (*template != '{') {
			text_char(&t, *template++);
			continue;
		}
		for (template++; *template >= '0' && *template <= '9' &&
		    n < 1000; template++)
			n = n * 10 + *template - '0';
		if (*template++ != '}' || n >= l->row->args)
			return NULL;
		text_add(&t, argument(l, c, n));
	}
	return t.data;
}

static const char *
reduced(const struct line *l, const struct book_column *c,
    const char *function)
{
	int slot = l->row->arg[0];
	const struct chain_row *r = chain_at(l->book->chain, slot);
	int n = r ? lines_of(l->book, r) : 1;

	return arena_printf(l->book->arena, "%s(%s:%s)", function, cell(l, c,
	    slot), cell(l, c, slot + n - 1));
}

static const char *
picked(const struct line *l, const struct book_column *c)
{
	int taken = workbook_arm(l->book, c, l->row);

	if (taken >= 0)
		return argument(l, c, taken);
	return arena_printf(l->book->arena, "IF(%s%s%s,%s,%s)",
	    argument(l, c, 0), l->row->relation, argument(l, c, 1),
	    argument(l, c, 2), argument(l, c, 3));
}

/* The formula of a step in one column; NULL: the value stands there. */
static const char *
step_formula(const struct line *l, const struct book_column *c)
{
	const struct chain_row *r = l->row;

	if (!c->full && !workbook_moves(l->book, c, r->slot))
		return NULL;
	switch (r->what) {
	case CHAIN_CALC:
		return workbook_is_number(r) ? NULL : filled(l, c,
		    r->says->sheet);
	case CHAIN_PICK:
		return picked(l, c);
	case CHAIN_SUM:
		return reduced(l, c, "SUM");
	case CHAIN_MAX:
		return reduced(l, c, "MAX");
	default:
		return NULL;
	}
}

/* The name that an input is known by in the column, or NULL. */
static const char *
input_name(const struct line *l, const struct book_column *c, int slot)
{
	const struct book_input *b = workbook_input(l->book,
	    &c->answer->input[slot], c->answer->value[slot], l->row->title,
	    l->row->unit);

	if (!b || (!c->full && !workbook_follows(b)))
		return NULL;
	return b->name;
}

/* The cell of the candidate that a quote is like. */
static const char *
like(const struct line *l, const struct book_column *c)
{
	struct workbook *w = l->book;

	return arena_printf(w->arena, "INDEX(%s,%s)", ref_range(w->arena,
	    NULL, l->at, w->columns.item[0].col, l->at,
	    w->columns.item[w->candidates_count - 1].col),
	    w->quote_like[c->quote - 1]);
}

/* A quote: its price, and all else of the candidate it is like. */
static const char *
quoted(const struct line *l, const struct book_column *c)
{
	const struct chain_row *r = l->row;
	const char *formula = r->what == CHAIN_INPUT ? NULL :
	    step_formula(l, c);
	const char *price = l->book->quote_price[c->quote - 1];

	if (formula)
		return arena_printf(l->book->arena, "IFERROR(%s,0)", formula);
	if (strcmp(r->name, "rent") != 0 && strcmp(r->name, "purchase") != 0)
		return like(l, c);
	return arena_printf(l->book->arena, "IF(AND(%s>0,%s>0),%s,%s)",
	    price, like(l, c), price, like(l, c));
}

static void
one_cell(const struct line *l, const struct book_column *c)
{
	int slot = l->row->slot + l->index;
	double value = c->answer->value[slot];
	struct sheet_cell s = { .what = SHEET_FORMULA, .role = ROLE_CALC,
	    .row = l->at, .col = c->col, .number = value,
	    .format = l->format };

	if (!c->wanted[slot])
		return;
	if (l->row->what == CHAIN_INPUT && workbook_open(
	    &c->answer->input[slot], value))
		s.format = FORMAT_NONE;
	if (c->quote) {
		s.formula = quoted(l, c);
	} else if (l->row->what == CHAIN_INPUT) {
		s.formula = workbook_rent_formula(l->book, c, l->row->name);
		if (!s.formula)
			s.formula = input_name(l, c, slot);
		s.role = ROLE_IMPORT;
	} else {
		s.formula = step_formula(l, c);
	}
	/* Few steps say more than a cell should; money moves none. */
	if (!s.formula || strlen(s.formula) >= CELL_LONGEST) {
		s.what = SHEET_NUMBER;
		s.role = ROLE_SOLVED;
	}
	sheet_add(l->book->working, s);
}

/* The largest size in the line: one format serves all columns. */
static double
largest(const struct line *l)
{
	double most = 0;

	for (size_t i = 0; i < l->book->columns.count; i++) {
		double x = fabs(l->book->columns.item[i].answer->value[
		    l->row->slot + l->index]);

		if (isfinite(x) && x > most)
			most = x;
	}
	return most;
}

void
workbook_section(struct workbook *w, unsigned at, const char *title)
{
	sheet_text(w->working, at, HEAD_TITLE, ROLE_SECTION, title);
	for (unsigned col = 1; col < HEAD_COLUMNS; col++)
		sheet_add(w->working, (struct sheet_cell){
		    .what = SHEET_TEXT, .role = ROLE_SECTION, .row = at,
		    .col = col, .text = "" });
}

/* Does a row below this heading, above the next, take a line? */
static bool
has_lines(const struct workbook *w, size_t i)
{
	for (i++; i < w->chain->rows; i++) {
		const struct chain_row *r = &w->chain->row[i];

		if (r->what == CHAIN_SECTION)
			return false;
		if (lines_of(w, r))
			return true;
	}
	return false;
}

static unsigned
place_rows(struct workbook *w, unsigned at)
{
	for (size_t i = 0; i < w->chain->rows; i++) {
		const struct chain_row *r = &w->chain->row[i];

		if (r->what == CHAIN_SECTION) {
			at += has_lines(w, i);
			continue;
		}
		for (int k = 0, n = lines_of(w, r); k < n; k++)
			w->row[r->slot + k] = at++;
	}
	return at;
}

static void
write_rows(struct workbook *w, unsigned at)
{
	for (size_t i = 0; i < w->chain->rows; i++) {
		struct line l = { .book = w, .row = &w->chain->row[i] };
		int n;

		if (l.row->what == CHAIN_SECTION) {
			if (has_lines(w, i))
				workbook_section(w, at++, l.row->title);
			continue;
		}
		for (n = lines_of(w, l.row); l.index < n; l.index++) {
			l.at = at++;
			l.format = format_base(w->arena, largest(&l),
			    l.row->unit ? l.row->unit : "1");
			row_heads(w->arena, w->working, l.at, l.row,
			    l.index);
			for (size_t c = 0; c < w->columns.count; c++)
				one_cell(&l, &w->columns.item[c]);
		}
	}
}

static void
heading(struct workbook *w)
{
	static const char *const heads[] = { "Quantity", "Unit", "Equation",
		"Source" };

	sheet_text(w->working, 0, 0, ROLE_TITLE, arena_printf(w->arena,
	    "Working: %s", w->chain->title));
	sheet_wide(w->working, 1, 0, HEAD_COLUMNS + 1, ROLE_WRAP, SHEET_SAYS(w,
	    sheet_working_note));
	sheet_heads(w->working, ROW_HEAD, heads, 4);
	for (size_t i = w->candidates_count; i < w->columns.count; i++)
		sheet_text(w->working, ROW_HEAD, w->columns.item[i].col,
		    ROLE_HEAD, arena_printf(w->arena, "Quote %u",
		    w->columns.item[i].quote));
	for (size_t i = 0; i < w->candidates_count; i++)
		sheet_text(w->working, ROW_HEAD, w->columns.item[i].col,
		    ROLE_HEAD, arena_printf(w->arena, "%d x %s\n%s",
		    w->columns.item[i].answer->place.count, workbook_choice(
		    w->columns.item[i].answer), workbook_seller(
		    w->columns.item[i].answer->place.offer)));
}

void
workbook_working(struct workbook *w)
{
	static const double widths[HEAD_COLUMNS + 2] = { 44, 0, 44, 22 };
	struct sheet *s = w->working;
	unsigned at;

	for (size_t i = 0; i < w->columns.count; i++)
		w->columns.item[i].col = HEAD_COLUMNS + (unsigned)i;
	heading(w);
	at = place_rows(w, ROW_FIRST);
	write_rows(w, ROW_FIRST);
	at = workbook_limits(w, at);
	s->print_last = workbook_pays(w, at) - 1;
	s->print_columns = HEAD_COLUMNS + 2;
	sheet_fit(s, ROW_HEAD, widths, HEAD_COLUMNS + 2);
	sheet_width(s, HEAD_COLUMNS, HEAD_COLUMNS +
	    (unsigned)w->columns.count, 20);
	s->freeze_row = ROW_FIRST;
	s->freeze_col = HEAD_EQUATION;
	s->head = ROW_HEAD;
	s->locked = true;
}
