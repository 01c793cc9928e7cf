/*
 * The sheet Overview, the first: what each buyer orders, what is rented and
 * what is bought, what to settle before anything is signed, and where the rest
 * stands.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "search/grade.h"
#include "validate/sensitivity.h"
#include "write/portfolio.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"

enum { OLD_DAYS = 180 };
enum { COL_NAME, COL_ORDERS, COL_NOW, COL_MONTH, COL_TOTAL, COL_SURE,
	COL_THIN, COL_UNTESTED, COL_OLD, COLUMNS };

/* So small a move of one input turns a choice that is near another. */
static const double NEAR_TURN = 0.1;

struct overview {
	struct portfolio *of;
	struct sheet *sheet;
	unsigned row;
};

/* Which orders a line counts: those of a buyer, or of a tenure's verb. */
struct counted {
	const char *test;               /* over the lines of Summary */
	const char *buyer, *verb;
};

static bool
counts(const struct counted *c, const struct portfolio_line *l)
{
	if (c->buyer)
		return !strcmp(c->buyer, l->buyer);
	return !c->verb || !strcmp(c->verb, portfolio_verb(l->order->tenure));
}

static void
section(struct overview *o, const char *title)
{
	o->row++;
	for (unsigned col = 0; col < COLUMNS; col++)
		sheet_add(o->sheet, (struct sheet_cell){ .what = SHEET_TEXT,
		    .role = ROLE_SECTION, .row = o->row, .col = col,
		    .text = col ? "" : title });
	o->row++;
}

/* A sum of Summary over the lines that are counted. */
static void
put_sum(struct overview *o, const struct counted *c, unsigned col,
    enum summary_column of)
{
	const struct portfolio *p = o->of;
	double sum = 0;

	for (size_t i = 0; i < p->lines.count; i++)
		if (counts(c, &p->lines.item[i]))
			sum += portfolio_value(&p->lines.item[i], of);
	sheet_live(o->sheet, o->row, col, arena_printf(p->arena,
	    "SUMPRODUCT(%s*%s)", c->test, portfolio_column(p, of)), sum,
	    of == SUM_TAKE ? "#,##0" : FORMAT_USD);
}

/* Orders of one of two grades, of those that are counted. */
static void
put_grades(struct overview *o, const struct counted *c, unsigned col,
    enum grade one, enum grade other)
{
	const struct portfolio *p = o->of;
	const char *grades = portfolio_column(p, SUM_GRADE);
	double n = 0;

	for (size_t i = 0; i < p->lines.count; i++)
		n += counts(c, &p->lines.item[i]) &&
		    (p->lines.item[i].order->grade == one ||
		    p->lines.item[i].order->grade == other);
	sheet_live(o->sheet, o->row, col, arena_printf(p->arena, one == other ?
	    "SUMPRODUCT(%s*(%s=\"%s\"))" :
	    "SUMPRODUCT(%s*((%s=\"%s\")+(%s=\"%s\")))", c->test, grades,
	    grade_word(one), grades, grade_word(other)), n, "0;;");
}

static void
put_oldest(struct overview *o, const struct counted *c)
{
	const struct portfolio *p = o->of;
	double most = 0;

	for (size_t i = 0; i < p->lines.count; i++) {
		const struct order *order = p->lines.item[i].order;

		if (counts(c, &p->lines.item[i]) && order->price_date &&
		    order->price_age_days > most)
			most = order->price_age_days;
	}
	/* Not every program goes through a range for MAX within SUMPRODUCT. */
	sheet_add(o->sheet, (struct sheet_cell){ .what = SHEET_FORMULA,
	    .role = ROLE_CALC, .row = o->row, .col = COL_OLD,
	    .formula = arena_printf(p->arena, "MAX(%s*%s)", c->test,
	    portfolio_column(p, SUM_AGE)), .number = most,
	    .format = "#,##0", .array = true });
}

static void
put_line(struct overview *o, const char *name, const struct counted *c)
{
	sheet_text(o->sheet, o->row, COL_NAME, ROLE_PLAIN, name);
	put_sum(o, c, COL_ORDERS, SUM_TAKE);
	put_sum(o, c, COL_NOW, SUM_NOW);
	put_sum(o, c, COL_MONTH, SUM_MONTH);
	put_sum(o, c, COL_TOTAL, SUM_TOTAL);
	put_grades(o, c, COL_SURE, GRADE_CLEAR, GRADE_CLOSE);
	put_grades(o, c, COL_THIN, GRADE_THIN, GRADE_THIN);
	put_grades(o, c, COL_UNTESTED, GRADE_UNTESTED, GRADE_UNTESTED);
	put_oldest(o, c);
	o->row++;
}

static void
heads(struct overview *o, const char *first)
{
	const char *const words[COLUMNS] = { first, "Orders", "Spend now",
		"A month", "Over the horizon", "Clear or close", "Thin",
		"Untested", "Oldest price (days)" };

	sheet_heads(o->sheet, o->row++, words, COLUMNS);
}

static bool
counts_any(const struct counted *c, const struct portfolio *p, size_t first)
{
	for (size_t i = 0; i < first; i++)
		if (counts(c, &p->lines.item[i]))
			return true;
	return false;
}

/* How it is paid, in words. */
static const char *
tenure_words(const struct portfolio *p, enum tenure t)
{
	switch (t) {
	case TENURE_RENT: return BOOK_SAYS(p, book_tenure_rent);
	case TENURE_COMMIT: return BOOK_SAYS(p, book_tenure_commit);
	case TENURE_BUY: return BOOK_SAYS(p, book_tenure_buy);
	case TENURE_OWN: return BOOK_SAYS(p, book_tenure_own);
	default: return BOOK_SAYS(p, book_tenure_extend);
	}
}

/* A table of lines that each count what stands so in a column of Summary. */
static const char *
open_lines(struct overview *o, const char *title, const char *first,
    enum summary_column of)
{
	section(o, title);
	heads(o, first);
	return portfolio_column(o->of, of);
}

/* Buyers in the order that they first stand in Summary. */
static void
put_buyers(struct overview *o)
{
	struct portfolio *p = o->of;
	const char *buyers = open_lines(o, BOOK_SAYS(p,
	    book_section_buyers), "Buyer",
	    SUM_BUYER);

	for (size_t i = 0; i < p->lines.count; i++) {
		struct counted c = { .buyer = p->lines.item[i].buyer,
			.test = arena_printf(p->arena, "(%s=%s)", buyers,
			ref_cell(p->arena, NULL, o->row, COL_NAME)) };

		if (!counts_any(&c, p, i))
			put_line(o, c.buyer, &c);
	}
}

static void
put_tenures(struct overview *o)
{
	struct portfolio *p = o->of;
	const char *orders = open_lines(o, BOOK_SAYS(p,
	    book_section_tenures),
	    BOOK_SAYS(p, book_head_tenure), SUM_ORDER);

	for (int t = 0; t <= TENURE_EXTEND; t++) {
		const char *verb = portfolio_verb((enum tenure)t);
		struct counted c = { .verb = verb, .test = arena_printf(
		    p->arena, "(LEFT(%s,%zu)=\"%s \")", orders,
		    strlen(verb) + 1, verb) };

		if (counts_any(&c, p, p->lines.count))
			put_line(o, tenure_words(p, (enum tenure)t), &c);
	}
}

/* One thing to settle: how many orders it is about, and where they stand. */
static void
put_task(struct overview *o, const char *title, const char *formula,
    double value, const struct sheet *at)
{
	struct arena *a = o->of->arena;

	sheet_wide(o->sheet, o->row, COL_NAME, COL_MONTH, ROLE_WRAP, title);
	if (formula)
		sheet_live(o->sheet, o->row, COL_TOTAL, formula, value, "0");
	else
		sheet_number(o->sheet, o->row, COL_TOTAL, ROLE_PLAIN, value,
		    "0");
	sheet_add(o->sheet, (struct sheet_cell){ .what = SHEET_JUMP,
	    .role = ROLE_LINK, .row = o->row, .col = COL_SURE,
	    .text = at->name, .formula = ref_cell(a, at, 0, 0) });
	o->row++;
}

static double
old_prices(const struct portfolio *p)
{
	double n = 0;

	for (size_t i = 0; i < p->lines.count; i++)
		n += p->lines.item[i].order->price_date &&
		    p->lines.item[i].order->price_age_days >= OLD_DAYS;
	return n;
}

/* Orders whose choice turns when one input moves a little. */
static double
near_turns(const struct portfolio *p)
{
	const struct sensitivities *all = p->guide->sensitivities;
	double n = 0;

	for (size_t i = 0; all && i < p->lines.count; i++) {
		const struct sensitivities *of = &all[p->lines.item[i].decision
		    - p->guide->decisions->item];
		bool near = false;

		for (size_t k = 0; k < of->count; k++)
			near |= of->item[k].turns >= 1 - NEAR_TURN &&
			    of->item[k].turns <= 1 + NEAR_TURN;
		n += near;
	}
	return n;
}

static double
untested(const struct portfolio *p)
{
	double n = 0;

	for (size_t i = 0; i < p->lines.count; i++)
		n += p->lines.item[i].order->grade == GRADE_UNTESTED;
	return n;
}

static void
put_tasks(struct overview *o)
{
	struct portfolio *p = o->of;

	section(o, BOOK_SAYS(p, book_before_signing));
	put_task(o, BOOK_SAYS(p, book_untested), arena_printf(
	    p->arena, "SUMPRODUCT(1*(%s=\"%s\"))", portfolio_column(p,
	    SUM_GRADE), grade_word(GRADE_UNTESTED)), untested(p), p->grades);
	put_task(o, SAID(p->arena, p->guide->catalog->phrases,
	    book_old_prices, .days = OLD_DAYS), arena_printf(p->arena,
	    "SUMPRODUCT(1*(%s>=%d))", portfolio_column(p, SUM_AGE), OLD_DAYS),
	    old_prices(p), p->ages);
	put_task(o, BOOK_SAYS(p, book_near), NULL, near_turns(p),
	    p->sensitivity);
	sheet_text(o->sheet, o->row, COL_NAME, ROLE_PLAIN,
	    BOOK_SAYS(p, book_state));
	sheet_words(o->sheet, o->row, COL_NOW, ROLE_STATE, arena_printf(
	    p->arena, "IF(%s>0,\"edited\",\"as published\")", p->edited),
	    "as published");
	sheet_words(o->sheet, o->row, COL_MONTH, ROLE_STATE, arena_printf(
	    p->arena, "IF(%s=0,\"all hold\",\"check failed\")", p->failing),
	    "all hold");
	o->row++;
}

static void
put_sheets(struct overview *o)
{
	const struct portfolio *p = o->of;
	const struct {
		const struct sheet *sheet;
		const char *says;
	} rows[] = {
		{ p->summary, BOOK_SAYS(p, book_sheet_summary) },
		{ p->providers, BOOK_SAYS(p, book_sheet_providers) },
		{ p->accelerators, BOOK_SAYS(p, book_sheet_accelerators) },
		{ p->buyers, BOOK_SAYS(p, book_sheet_buyers) },
		{ p->cash, BOOK_SAYS(p, book_sheet_cash) },
		{ p->grades, BOOK_SAYS(p, book_sheet_grades) },
		{ p->alternatives, BOOK_SAYS(p, book_sheet_alternatives) },
		{ p->ages, BOOK_SAYS(p, book_sheet_ages) },
		{ p->cautions, BOOK_SAYS(p, book_sheet_cautions) },
		{ p->sensitivity, BOOK_SAYS(p, book_sheet_sensitivity) },
		{ p->sources, BOOK_SAYS(p, book_sheet_sources) },
		{ p->changes, BOOK_SAYS(p, book_sheet_changes) },
		{ p->checks, BOOK_SAYS(p, book_sheet_checks) },
	};

	section(o, BOOK_SAYS(p, book_section_sheets));
	for (size_t i = 0; i < COUNT(rows); i++, o->row++) {
		sheet_add(o->sheet, (struct sheet_cell){ .what = SHEET_JUMP,
		    .role = ROLE_LINK, .row = o->row, .col = COL_NAME,
		    .text = rows[i].sheet->name, .formula = ref_cell(
		    p->arena, rows[i].sheet, 0, 0) });
		sheet_wide(o->sheet, o->row, COL_ORDERS, COL_OLD, ROLE_WRAP,
		    rows[i].says);
	}
}

void
portfolio_overview(struct portfolio *p)
{
	static const double widths[COLUMNS] = { 40, 8, 12, 13, 16, 9, 7, 10,
		11 };
	struct overview o = { p, p->overview, 2 };
	struct sheet *s = p->overview;

	sheet_text(s, 0, 0, ROLE_TITLE, p->guide->title ? p->guide->title :
	    "Guide");
	sheet_wide(s, 1, 0, COL_OLD, ROLE_WRAP, SAID(p->arena,
	    p->guide->catalog->phrases, book_overview,
	    .orders = (double)p->lines.count, .date = p->guide->date));
	put_buyers(&o);
	put_tenures(&o);
	put_tasks(&o);
	put_sheets(&o);
	s->print_columns = COLUMNS;
	s->print_last = o.row - 1;
	s->one_page = true;
	s->locked = true;
	sheet_rows_fit(s, widths, COLUMNS);
}
