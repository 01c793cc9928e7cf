/*
 * The sheets that tell of each order: how sure it is, what comes next, how old
 * its price is, what to beware of, what moves it, and where it is from.
 */
#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "kind/ownership.h"
#include "report/compose.h"
#include "search/caution.h"
#include "search/grade.h"
#include "validate/sensitivity.h"
#include "write/decided.h"
#include "write/portfolio.h"
#include "write/workbook.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"

enum { ROW_HEAD = 2, ROW_FIRST = 3, MOST_COLUMNS = 12, MOVERS = 3 };

struct list {
	struct sheet *sheet;
	const char *title, *note;
	const char *const *heads;
	size_t columns;
	double most[MOST_COLUMNS];      /* of columns that wrap */
};

/* Frame and widths of a list whose next free row is this one. */
static void
finish(const struct list *l, unsigned row)
{
	struct sheet *s = l->sheet;

	sheet_text(s, 0, 0, ROLE_TITLE, l->title);
	sheet_text(s, 1, 0, ROLE_NOTE, l->note);
	sheet_heads(s, ROW_HEAD, l->heads, l->columns);
	s->freeze_row = ROW_FIRST;
	s->head = ROW_HEAD;
	s->filter_last = row > ROW_FIRST ? row - 1 : 0;
	s->filter_col = (unsigned)l->columns - 1;
	sheet_fit(s, ROW_HEAD, l->most, l->columns);
}

static void
put_name(struct sheet *s, unsigned row, const struct portfolio_line *l)
{
	sheet_text(s, row, 0, ROLE_WRAP, l->decided);
	sheet_text(s, row, 1, ROLE_WRAP, l->buyer);
}

static const char *
gone_words(struct arena *a, const struct order *o)
{
	const struct placement *p = &o->gone;

	return !p->accelerator ? NULL : arena_printf(a, "%s, %s", record_name(
	    &p->accelerator->head), offer_seller(p->offer));
}

static void
put_grade(struct portfolio *p, unsigned row, const struct portfolio_line *l)
{
	const struct order *o = l->order;
	const double sure[] = { o->p_fit, o->p_limits, o->p_stays };
	struct sheet *s = p->grades;
	char *why = order_reasons(p->arena, p->guide->catalog->phrases, o,
	    true);

	put_name(s, row, l);
	*why = (char)toupper((unsigned char)*why);
	sheet_text(s, row, 2, ROLE_PLAIN, grade_word((enum grade)o->grade));
	sheet_text(s, row, 3, ROLE_WRAP, why);
	for (unsigned i = 0; o->knows && i < COUNT(sure); i++)
		sheet_number(s, row, 4 + i, ROLE_PLAIN, sure[i], "0%");
	sheet_text(s, row, 7, ROLE_WRAP, l->decision->would_win ?
	    workbook_runs(p->arena, l->decision->would_win) : NULL);
	sheet_text(s, row, 8, ROLE_WRAP, gone_words(p->arena, o));
}

void
portfolio_grades(struct portfolio *p)
{
	const char *const heads[] = { "Decision", "Buyer", "Grade", "Why",
		"Fits", "Keeps its limits", "Stays first",
		BOOK_SAYS(p, book_head_would_win),
		BOOK_SAYS(p, book_head_gone) };
	const struct list l = { p->grades,
		BOOK_SAYS(p, book_title_grades),
		BOOK_SAYS(p, book_grades), heads, COUNT(heads),
		{ 28, 16, 0, 36, 0, 0, 0, 24, 24 } };
	unsigned row = ROW_FIRST;

	for (size_t i = 0; i < p->lines.count; i++)
		put_grade(p, row++, &p->lines.item[i]);
	finish(&l, row);
}

/* What stands second, beside what stands first. */
static void
put_next(struct portfolio *p, unsigned row, const struct portfolio_line *l,
    const struct answer *next)
{
	const struct offer *o = next->order->offer;
	struct sheet *s = p->alternatives;

	put_name(s, row, l);
	sheet_text(s, row, 2, ROLE_WRAP, workbook_runs(p->arena, l->answer));
	sheet_text(s, row, 3, ROLE_WRAP, workbook_runs(p->arena, next));
	sheet_number(s, row, 4, ROLE_PLAIN, next->order->accelerators,
	    "#,##0");
	sheet_text(s, row, 5, ROLE_PLAIN, o ? offer_seller(o) : "Owned");
	sheet_text(s, row, 6, ROLE_PLAIN, o ? workbook_terms(p->arena, o) :
	    NULL);
	sheet_number(s, row, 7, ROLE_PLAIN, next->order->usd_total, FORMAT_USD);
	sheet_number(s, row, 8, ROLE_PLAIN, next->order->usd_total -
	    l->order->usd_total, "\"+$\"#,##0;\"-$\"#,##0;\"$\"0");
	if (l->answer->objective > 0)
		sheet_number(s, row, 9, ROLE_PLAIN, next->objective /
		    l->answer->objective, "0.00");
}

void
portfolio_alternatives(struct portfolio *p)
{
	static const char *const heads[] = { "Decision", "Buyer", "First",
		"Next", "GPUs", "Provider", "Terms", "Over the horizon",
		"More than the first", "Cost, times" };
	const struct list l = { p->alternatives,
		BOOK_SAYS(p, book_title_alternatives),
		BOOK_SAYS(p, book_alternatives), heads,
		COUNT(heads), { 28, 16, 24, 24 } };
	unsigned row = ROW_FIRST;

	for (size_t i = 0; i < p->lines.count; i++) {
		const struct decision *d = p->lines.item[i].decision;

		if (d->contenders > 1 && d->ranked[1].order)
			put_next(p, row++, &p->lines.item[i], &d->ranked[1]);
	}
	finish(&l, row);
}

/* "NVIDIA A40, purchase, us": what is offered, where. */
static const char *
offered(const struct portfolio *p, const struct portfolio_line *l)
{
	const struct offer *o = l->order->offer;

	return !o ? NULL : arena_printf(p->arena, "%s, %s%s%s",
	    l->accelerator, workbook_terms(p->arena, o), o->region.text ?
	    ", " : "", o->region.text ? o->region.text : "");
}

static void
put_age(struct portfolio *p, unsigned row, const struct portfolio_line *l)
{
	const struct order *o = l->order;
	double days = grade_price_days(p->guide->catalog,
	    l->decision->profile, o->offer);
	bool buys = o->offer && offer_is_purchase(o->offer);
	double unit = buys ? 1 : 3600;
	struct sheet *s = p->ages;

	put_name(s, row, l);
	sheet_text(s, row, 2, ROLE_PLAIN, l->provider);
	sheet_text(s, row, 3, ROLE_WRAP, offered(p, l));
	sheet_number(s, row, 4, ROLE_PLAIN, o->price * unit, FORMAT_USD);
	sheet_number(s, row, 5, ROLE_PLAIN, o->like.median * unit, FORMAT_USD);
	sheet_text(s, row, 6, ROLE_PLAIN, buys ? "USD" : "USD/h");
	sheet_date(s, row, 7, o->price_date);
	sheet_live(s, row, 8, arena_printf(p->arena, "%s-%s", p->day,
	    ref_cell(p->arena, NULL, row, 7)), o->price_age_days, "0");
	sheet_number(s, row, 9, ROLE_INPUT, days, "0");
	sheet_words(s, row, 10, ROLE_STATE, arena_printf(p->arena,
	    "IF(%s>%s,\"ask again\",\"recent\")", ref_cell(p->arena, NULL, row,
	    8), ref_cell(p->arena, NULL, row, 9)), o->price_age_days > days ?
	    "ask again" : "recent");
}

void
portfolio_ages(struct portfolio *p)
{
	static const char *const heads[] = { "Decision", "Buyer", "Provider",
		"Offer", "Price of one", "Median of like offers", "Unit",
		"Seen", "Age (days)", "Allowed (days)", "State" };
	const struct list l = { p->ages,
		BOOK_SAYS(p, book_title_ages),
		BOOK_SAYS(p, book_ages), heads, COUNT(heads),
		{ 26, 15, 0, 26 } };
	unsigned row = ROW_FIRST;

	for (size_t i = 0; i < p->lines.count; i++)
		if (p->lines.item[i].order->price_date)
			put_age(p, row++, &p->lines.item[i]);
	if (row > ROW_FIRST)
		ARRAY_ADD(p->arena, &p->ages->rules, ((struct sheet_rule){
		    .row = ROW_FIRST, .last = row - 1, .col = 9, .low = 0,
		    .says = "Days, from 0 on." }));
	sheet_mark(p->ages, (struct sheet_mark){ .at = { ROW_FIRST, 10, row,
	    10 }, .text = "ask again", .tone = TONE_DOUBT });
	p->ages->locked = true;
	finish(&l, row);
}

void
portfolio_cautions(struct portfolio *p)
{
	static const char *const heads[] = { "Decision", "Buyer", "Caution",
		"What to beware of" };
	const struct list l = { p->cautions,
		BOOK_SAYS(p, book_title_cautions),
		BOOK_SAYS(p, book_cautions), heads, COUNT(heads),
		{ 30, 18, 0, 80 } };
	unsigned row = ROW_FIRST;

	for (size_t i = 0; i < p->lines.count; i++) {
		const struct order *o = p->lines.item[i].order;

		for (size_t k = 0; k < o->cautions; k++) {
			put_name(p->cautions, row, &p->lines.item[i]);
			sheet_text(p->cautions, row, 2, ROLE_PLAIN,
			    o->caution[k].title);
			sheet_text(p->cautions, row++, 3, ROLE_WRAP,
			    o->caution[k].text);
		}
	}
	finish(&l, row);
}

/* "Lambda, NVIDIA L40S, on demand"; of a stack or a workload, its name. */
static const char *
subject(struct portfolio *p, const struct portfolio_line *l,
    const struct record *r)
{
	const struct workbook w = { .arena = p->arena, .guide = p->guide,
	    .decision = l->decision, .chain = kind_chain(l->decision->kind) };

	return workbook_subject(&w, r);
}

/* What an input is called by the chain that it moves. */
static const char *
input_words(struct portfolio *p, const struct portfolio_line *l,
    const struct sensitivity *x)
{
	const struct workbook w = { .arena = p->arena, .guide = p->guide,
	    .decision = l->decision, .chain = kind_chain(l->decision->kind) };

	return workbook_input_words(&w, x);
}

static void
put_mover(struct portfolio *p, unsigned row, const struct portfolio_line *l,
    const struct sensitivity *x)
{
	struct sheet *s = p->sensitivity;

	put_name(s, row, l);
	sheet_text(s, row, 2, ROLE_WRAP, input_words(p, l, x));
	sheet_text(s, row, 3, ROLE_WRAP, subject(p, l, x->of));
	sheet_number(s, row, 4, ROLE_PLAIN, x->swing, "[>=0.1]0%;0.0%");
	if (x->turns > 0)
		sheet_number(s, row, 5, ROLE_PLAIN, x->turns - 1,
		    "+0.0%;-0.0%");
	sheet_text(s, row, 6, ROLE_WRAP, workbook_turns_to(p->arena,
	    l->decision, x));
}

void
portfolio_sensitivity(struct portfolio *p)
{
	static const char *const heads[] = { "Decision", "Buyer", "Input",
		"Of", "Moves the cost by", "Decision turns at", "Then" };
	const struct list l = { p->sensitivity,
		BOOK_SAYS(p, book_title_sensitivity),
		BOOK_SAYS(p, book_sensitivity), heads, COUNT(heads),
		{ 28, 16, 26, 36, 0, 0, 28 } };
	const struct sensitivities *all = p->guide->sensitivities;
	unsigned row = ROW_FIRST;

	for (size_t i = 0; all && i < p->lines.count; i++) {
		const struct portfolio_line *line = &p->lines.item[i];
		const struct sensitivities *of = &all[line->decision -
		    p->guide->decisions->item];

		for (size_t k = 0; k < of->count && k < MOVERS; k++)
			put_mover(p, row++, line, &of->item[k]);
	}
	finish(&l, row);
}

/* Does a price of an order, or of what stands second, rest on the source? */
static bool
is_cited(const struct portfolio *p, const struct source *x)
{
	for (size_t i = 0; i < p->lines.count; i++) {
		const struct decision *d = p->lines.item[i].decision;

		for (size_t k = 0; k < d->contenders && k < 2; k++) {
			const struct offer *o = d->ranked[k].place.offer;
			const char *key = !o ? NULL : offer_is_purchase(o) ?
			    o->purchase.fact.source : o->price.fact.source;

			if (key && !strcmp(key, x->head.id))
				return true;
		}
	}
	return false;
}

void
portfolio_sources(struct portfolio *p)
{
	const struct record_list *all = &p->guide->catalog->sources;
	struct list l = { p->sources, BOOK_SAYS(p, book_title_sources),
		BOOK_SAYS(p, book_sources),
		workbook_source_heads, SOURCE_COLUMNS, { 0 } };
	unsigned row = ROW_FIRST;

	memcpy(l.most, workbook_source_widths, sizeof(workbook_source_widths));
	for (size_t i = 0; i < all->count; i++)
		if (is_cited(p, (const struct source *)all->item[i]))
			workbook_source(p->sources, row++, p->guide->date,
			    (const struct source *)all->item[i]);
	finish(&l, row);
}

void
portfolio_changes(struct portfolio *p)
{
	static const double most[DECIDED_COLUMNS] = { 0, 28, 30, 30, 0, 0, 22,
		10, 36 };
	struct sheet *s = p->changes;
	unsigned row;

	sheet_text(s, 0, 0, ROLE_TITLE, "Changes");
	sheet_text(s, 1, 0, ROLE_NOTE, BOOK_SAYS(p, book_changes));
	row = sheet_decided(s, ROW_HEAD, p->guide, NULL);
	s->head = ROW_HEAD;
	s->freeze_row = ROW_FIRST;
	if (!p->guide->catalog->changes.count)
		return;
	s->filter_last = row - 1;
	s->filter_col = DECIDED_COLUMNS - 1;
	sheet_fit(s, ROW_HEAD, most, DECIDED_COLUMNS);
}
