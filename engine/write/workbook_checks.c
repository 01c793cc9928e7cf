/*
 * The sheet of checks: does the workbook still agree with itself, and, as long
 * as nothing is edited, with the engine?
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "write/workbook.h"
#include "write/xlsx_format.h"

enum { COL_WHAT, COL_SHEET, COL_ENGINE, COL_FAILS, COL_SAYS };
enum { ROW_HEAD = 3, ROW_FIRST = 4 };

struct checks {
	struct workbook *book;
	unsigned row;
};

static void
verdict(struct checks *c, const char *holds)
{
	struct sheet *s = c->book->checks;
	const char *cell = ref_cell(s->arena, NULL, c->row, COL_FAILS);

	sheet_live(s, c->row, COL_FAILS, arena_printf(s->arena,
	    "IF(%s,0,1)", holds), 0, "0");
	sheet_words(s, c->row, COL_SAYS, ROLE_CALC, arena_printf(s->arena,
	    "IF(%s=0,\"ok\",\"fails\")", cell), "ok");
	c->row++;
}

/* A cell against the engine's value, which holds until something is edited. */
static void
equal(struct checks *c, const char *what, const char *cell, double value,
    const char *format)
{
	struct workbook *w = c->book;
	struct sheet *s = w->checks;
	const char *a = ref_cell(w->arena, NULL, c->row, COL_SHEET);
	const char *b = ref_cell(w->arena, NULL, c->row, COL_ENGINE);

	sheet_text(s, c->row, COL_WHAT, ROLE_PLAIN, what);
	sheet_live(s, c->row, COL_SHEET, cell, value, format);
	sheet_number(s, c->row, COL_ENGINE, ROLE_NOTE, value, format);
	verdict(c, arena_printf(w->arena,
	    "OR(%s+(%s<>\"Base\")>0,ABS(%s-%s)<=0.000000001*ABS(%s))",
	    w->edited, w->scenario, a, b, b));
}

/* The same in the unit that people say it in. */
static void
measure(struct checks *c, const char *what, const char *ref, double value,
    struct cell_unit u)
{
	struct arena *a = c->book->arena;

	equal(c, !*u.name || !strcmp(u.name, "1") ? what :
	    arena_printf(a, "%s (%s)", what, u.name), formula_shown(a, ref,
	    u.factor), value / u.factor, format_number(a, value / u.factor,
	    4, NULL));
}

static void
column(struct checks *c, const struct book_column *at)
{
	struct workbook *w = c->book;
	const struct kind *k = w->decision->kind;
	const char *who = workbook_choice(at->answer);

	for (size_t i = 0; i < k->measure_count; i++) {
		const char *ref = workbook_ref(w, at, k->measures[i].row);
		double value = workbook_value(w, at, k->measures[i].row);
		const struct chain_row *r = chain_row(w->chain,
		    k->measures[i].row);

		if (ref && r)
			measure(c, arena_printf(w->arena, "%s: %s", who,
			    k->measures[i].title), ref, value,
			    cell_unit(w->arena, (struct quantity){ value,
			    unit_dim(r->unit) }, k->measures[i].unit));
	}
}

/* The lines of the order come to what it pays at once. */
static void
bill_adds_up(struct checks *c, const struct book_column *base)
{
	struct workbook *w = c->book;
	struct sheet *s = w->checks;
	const char *a = ref_cell(w->arena, NULL, c->row, COL_SHEET);
	const char *b = ref_cell(w->arena, NULL, c->row, COL_ENGINE);
	double paid = workbook_paid(base, PAY_UPFRONT);

	sheet_text(s, c->row, COL_WHAT, ROLE_PLAIN,
	    SHEET_SAYS(w, sheet_check_order));
	sheet_live(s, c->row, COL_SHEET, w->bill_total, paid, FORMAT_USD);
	sheet_live(s, c->row, COL_ENGINE, workbook_pay(w, base, PAY_UPFRONT),
	    paid, FORMAT_USD);
	verdict(c, arena_printf(w->arena, "ABS(%s-%s)<=0.000001*(1+ABS(%s))",
	    a, b, b));
}

/* What must hold whatever is edited. */
static void
always(struct checks *c)
{
	struct workbook *w = c->book;
	struct sheet *s = w->checks;
	const char *ranks = arena_printf(w->arena, "'%s'!%s",
	    w->candidates->name, workbook_column(w, 1));

	sheet_text(s, c->row, COL_WHAT, ROLE_PLAIN,
	    SHEET_SAYS(w, sheet_check_ranks));
	sheet_live(s, c->row, COL_SHEET, arena_printf(w->arena,
	    "SUM(%s)", ranks), (double)w->columns.count *
	    ((double)w->columns.count + 1) / 2, "0");
	sheet_number(s, c->row, COL_ENGINE, ROLE_NOTE,
	    (double)w->columns.count * ((double)w->columns.count + 1) / 2,
	    "0");
	verdict(c, arena_printf(w->arena, "%s=%s", ref_cell(w->arena, NULL,
	    c->row, COL_SHEET), ref_cell(w->arena, NULL, c->row,
	    COL_ENGINE)));
	if (w->base < w->candidates_count)
		bill_adds_up(c, &w->columns.item[w->base]);
}

void
workbook_checks(struct workbook *w)
{
	static const char *const heads[] = { "Check", "This workbook",
		"The engine", "Fails", "Says" };
	static const double widths[] = { 70, 18, 18, 8, 10 };
	struct checks c = { .book = w, .row = ROW_FIRST };
	struct sheet *s = w->checks;

	sheet_text(s, 0, 0, ROLE_TITLE, "Checks");
	sheet_text(s, 1, 0, ROLE_NOTE, SHEET_SAYS(w, sheet_checks_note));
	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	for (unsigned i = 0; i < COUNT(widths); i++)
		sheet_width(s, i, i, widths[i]);
	always(&c);
	for (size_t i = 0; i < w->columns.count && w->columns.item[i].full;
	    i++)
		column(&c, &w->columns.item[i]);
	w->failing = arena_printf(w->arena, "SUM(%s)", ref_range(w->arena, s,
	    ROW_FIRST, COL_FAILS, c.row - 1, COL_FAILS));
	s->freeze_row = ROW_FIRST;
	s->head = ROW_HEAD;
	s->fails = true;
	s->fails_col = COL_FAILS;
	s->fails_first = ROW_FIRST;
	s->fails_last = c.row - 1;
	s->locked = true;
	s->portrait = true;
}
