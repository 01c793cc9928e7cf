/*
 * The sheet Approval: one printed page to sign, live where a cell of another
 * sheet decides.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "feed/date.h"
#include "search/caution.h"
#include "search/grade.h"
#include "unit/number.h"
#include "validate/sensitivity.h"
#include "write/workbook.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"

enum { COL_LABEL, COL_A, COL_B, COL_C, COL_SEEN, COL_D, COL_LAST };
enum { ALTERNATIVES = 4, ASSUMPTIONS = 5, CHART_ROWS = 14 };

/* Of the cost: an assumption that moves it less is not signed for. */
#define MATTERS 5e-3

struct sign_page {
	struct workbook *book;
	struct sheet *sheet;
	unsigned row;
};

/* Behind an empty row of half a line. */
static void
section(struct sign_page *p, const char *title)
{
	sheet_height(p->sheet, p->row++, 7);
	sheet_text(p->sheet, p->row, COL_LABEL, ROLE_SECTION, title);
	for (unsigned col = 1; col <= COL_LAST; col++)
		sheet_add(p->sheet, (struct sheet_cell){ .what = SHEET_TEXT,
		    .role = ROLE_SECTION, .row = p->row, .col = col,
		    .text = "" });
	p->row++;
}

static void
paragraph(struct sign_page *p, unsigned col, const char *text)
{
	sheet_wide(p->sheet, p->row++, col, COL_LAST, ROLE_WRAP, text);
}

static const char *
all(const struct sign_page *p, unsigned col)
{
	const struct workbook *w = p->book;

	return arena_printf(w->arena, "'%s'!%s", w->candidates->name,
	    workbook_column(w, col));
}

/* A column of the candidate that stands at this rank. */
static const char *
ranked(const struct sign_page *p, unsigned col, const char *rank)
{
	return arena_printf(p->book->arena, "INDEX(%s,MATCH(%s,%s,0))",
	    all(p, col), rank, all(p, AT_RANK));
}

static const struct book_column *
base(const struct sign_page *p)
{
	return p->book->base < p->book->columns.count ?
	    &p->book->columns.item[p->book->base] : NULL;
}

static void
define(struct sign_page *p, const char *name, unsigned col)
{
	struct workbook *w = p->book;

	book_target(w->book, book_define(w->book, name), p->sheet, p->row,
	    col);
}

static void
label(struct sign_page *p, const char *text)
{
	sheet_text(p->sheet, p->row, COL_LABEL, ROLE_PLAIN, text);
}

/* In words, and by the id that the engine and its data know it by. */
static void
put_choice(struct sign_page *p)
{
	struct workbook *w = p->book;
	const struct book_column *c = base(p);
	const char *any = arena_printf(w->arena, "IF(SUM(%s)=0,\"\",",
	    all(p, AT_FITS));

	label(p, "Choice now");
	sheet_wide_words(p->sheet, p->row++, COL_A, COL_LAST, arena_printf(
	    w->arena, "%s%s)", any, ranked(p, AT_SAYS, "1")), c ?
	    w->says[w->base] : "");
	label(p, "Id in the guide");
	sheet_wide_words(p->sheet, p->row, COL_A, COL_LAST, arena_printf(
	    w->arena, "%s%s)", any, ranked(p, AT_ID, "1")), c ?
	    c->answer->id : "");
	define(p, "verdict_choice", COL_A);
	p->row++;
}

/* In the unit that people say it in; in base units, as the data have it, beside
 * that. */
static void
put_cost(struct sign_page *p)
{
	struct workbook *w = p->book;
	const struct measure *m = &w->decision->kind->measures[0];
	const struct book_column *c = base(p);
	const struct cell_unit u = workbook_cost_unit(w);
	const double value = c ? c->answer->objective : 0;
	const bool other = u.factor < 1 || u.factor > 1;
	const unsigned col = other ? COL_D : COL_A;

	label(p, m->title);
	sheet_live(p->sheet, p->row, col, arena_printf(w->arena,
	    "IF(SUM(%s)=0,0,%s)", all(p, AT_FITS), ranked(p, AT_COST, "1")),
	    value, other ? format_number(w->arena, value, 4, NULL) :
	    workbook_cost_format(w, value));
	if (other) {
		sheet_live(p->sheet, p->row, COL_A, formula_shown(w->arena,
		    ref_cell(w->arena, NULL, p->row, COL_D), u.factor),
		    value / u.factor, workbook_cost_format(w, value /
		    u.factor));
		sheet_text(p->sheet, p->row, COL_LAST, ROLE_NOTE,
		    chain_row(w->chain, m->row)->unit);
	}
	if (other)
		sheet_text(p->sheet, p->row, COL_B, ROLE_NOTE, u.name);
	define(p, "verdict_cost", col);
	p->row++;
}

/* A sentence as a text of a formula. */
static const char *
quote(const struct sign_page *p, const char *says)
{
	return formula_text(p->book->arena, says);
}

static void
put_state(struct sign_page *p)
{
	struct workbook *w = p->book;
	const struct book_column *c = base(p);
	const char *choice = ref_cell(w->arena, NULL, p->row - 1, COL_A);
	const char *state = ref_cell(w->arena, NULL, p->row, COL_A);
	const char *now = c ? "stands" : "nothing fits";
	const char *first = c ? c->answer->id : "";
	const char *stands = SHEET_SAYS(w, sheet_state_stands);
	const char *nothing = SHEET_SAYS(w, sheet_state_nothing);

	label(p, "The recommendation");
	/* A text inside a formula has its limit. */
	if (strlen(first) > 250)
		first = "";
	sheet_words(p->sheet, p->row, COL_A, ROLE_STATE, arena_printf(
	    w->arena, "IF(%s>0,\"search again\",IF(SUM(%s)=0,\"nothing "
	    "fits\",IF(%s=\"%s\",\"stands\",\"changes\")))", w->search,
	    all(p, AT_FITS), choice, first), now);
	define(p, "verdict_state", COL_A);
	sheet_wide_words(p->sheet, p->row, COL_B, COL_LAST, arena_printf(
	    w->arena, "IF(%s=\"stands\",%s,IF(%s=\"changes\",%s,IF(%s="
	    "\"search again\",%s,%s)))", state, quote(p, stands), state,
	    quote(p, SHEET_SAYS(w, sheet_state_changes)), state,
	    quote(p, SHEET_SAYS(w, sheet_state_search)), quote(p, nothing)),
	    c ? stands : nothing);
	p->row++;
}

static void
put_command(struct sign_page *p)
{
	struct workbook *w = p->book;
	const struct decision *d = w->decision;
	const char *command = arena_printf(w->arena,
	    "ridgeline rank %s --profile %s", d->workload->head.id,
	    d->profile->head.id);

	label(p, "To search again, run");
	sheet_wide_words(p->sheet, p->row, COL_A, COL_LAST, arena_printf(
	    w->arena, "\"%s\"&%s", command, w->command ? w->command :
	    "\"\""), command);
	p->row++;
}

/* Two flags: whether something was edited, and whether a check fails. */
static void
put_flags(struct sign_page *p)
{
	struct workbook *w = p->book;

	label(p, "Edited");
	sheet_words(p->sheet, p->row, COL_A, ROLE_STATE, arena_printf(
	    w->arena, "IF(%s+(%s<>\"Base\")>0,\"edited\",\"as published\")",
	    w->edited, w->scenario), "as published");
	define(p, "flag_edited", COL_A);
	sheet_text(p->sheet, p->row, COL_C, ROLE_PLAIN, "Checks");
	sheet_words(p->sheet, p->row, COL_D, ROLE_STATE, arena_printf(
	    w->arena, "IF(%s=0,\"all hold\",\"check failed\")", w->failing),
	    "all hold");
	define(p, "flag_checks", COL_D);
	p->row++;
}

static void
recommendation(struct sign_page *p)
{
	struct workbook *w = p->book;

	section(p, SHEET_SAYS(p->book, sheet_section_published));
	paragraph(p, COL_LABEL, decision_verdict(w->arena, w->decision));
	section(p, SHEET_SAYS(p->book, sheet_section_now));
	put_choice(p);
	put_state(p);
	put_cost(p);
	put_flags(p);
	put_command(p);
}

/* An amount of the choice now: it, and what it is. */
static void
amount(struct sign_page *p, const char *title, unsigned col, enum pay pay,
    const char *note)
{
	const struct book_column *c = base(p);

	label(p, title);
	sheet_live(p->sheet, p->row, COL_A, arena_printf(p->book->arena,
	    "IF(SUM(%s)=0,0,%s)", all(p, AT_FITS), ranked(p, col, "1")),
	    c ? workbook_paid(c, pay) : 0, FORMAT_USD);
	sheet_wide(p->sheet, p->row, COL_B, COL_LAST, ROLE_NOTE, note);
	p->row++;
}

/* Is a run paid for by the hour? */
static bool
is_run(const struct sign_page *p)
{
	const struct book_column *c = base(p);

	return c && workbook_paid(c, PAY_RUN) > 0;
}

static void
money(struct sign_page *p)
{
	section(p, SHEET_SAYS(p->book, sheet_section_spend));
	amount(p, "Spend now", AT_UPFRONT, PAY_UPFRONT,
	    SHEET_SAYS(p->book, sheet_spend_now));
	amount(p, "Per month", AT_MONTH, PAY_MONTH, is_run(p) ?
	    SHEET_SAYS(p->book, sheet_spend_month_run) :
	    SHEET_SAYS(p->book, sheet_spend_month));
	amount(p, "Paid over the horizon", AT_TOTAL, PAY_TOTAL, is_run(p) ?
	    SHEET_SAYS(p->book, sheet_spend_run) :
	    SHEET_SAYS(p->book, sheet_spend_all));
}

/* A column of the candidate that is shown in this turn; nothing where it
 * breaks a limit. */
static const char *
shown(const struct sign_page *p, unsigned col, const char *turn)
{
	struct arena *a = p->book->arena;
	const char *after = all(p, AT_AFTER);
	const char *least = arena_printf(a, "SMALL(%s,%s)", after, turn);

	return arena_printf(a, "IF(%s>%d,\"\",INDEX(%s,MATCH(%s,%s,0)))",
	    least, AFTER_BROKEN, all(p, col), least, after);
}

static void
alternative(struct sign_page *p, unsigned turn)
{
	struct workbook *w = p->book;
	const char *at = arena_printf(w->arena, "%u", turn);
	const char *cost = shown(p, AT_COST, at);
	const struct book_column *c = NULL;

	for (size_t i = 0; i < w->candidates_count; i++)
		if (w->turn[i] == turn)
			c = &w->columns.item[i];
	if (!c)
		return;
	sheet_words(p->sheet, p->row, COL_LABEL, ROLE_WRAP, shown(p, AT_RUNS,
	    at), workbook_runs(w->arena, c->answer));
	sheet_live(p->sheet, p->row, COL_A, shown(p, AT_COUNT, at),
	    c->answer->order->accelerators, "#,##0");
	sheet_words(p->sheet, p->row, COL_B, ROLE_WRAP, shown(p, AT_PROVIDER,
	    at), workbook_seller(c->answer->place.offer));
	sheet_words(p->sheet, p->row, COL_C, ROLE_WRAP, shown(p, AT_TERMS,
	    at), w->terms[c - w->columns.item]);
	sheet_live(p->sheet, p->row, COL_SEEN, shown(p, AT_SEEN, at),
	    order_seen(c->answer->place.offer) ? book_serial(
	    order_seen(c->answer->place.offer)) : 0, "yyyy\\-mm\\-dd;;");
	sheet_live(p->sheet, p->row, COL_D, shown(p, AT_TOTAL, at),
	    workbook_paid(c, PAY_TOTAL), FORMAT_USD);
	sheet_live(p->sheet, p->row, COL_LAST, arena_printf(w->arena,
	    "IFERROR(%s/%s,\"\")", cost, shown(p, AT_COST, "1")), base(p) &&
	    base(p)->answer->objective > 0 ? c->answer->objective /
	    base(p)->answer->objective : 0, "[>=10]0.0;0.00");
	p->row++;
}

static void
alternatives(struct sign_page *p)
{
	static const char *const heads[] = { "Accelerator", "How many",
		"Provider", "Terms", "Quote seen", "Paid over the horizon",
		"Cost, times the first" };

	section(p, SHEET_SAYS(p->book, sheet_alternatives));
	sheet_heads(p->sheet, p->row++, heads, COUNT(heads));
	for (unsigned i = 1; i <= ALTERNATIVES; i++)
		alternative(p, i);
}

/* The limit that is nearest, of the choice as published. */
static void
tightest(struct sign_page *p)
{
	const struct book_column *c = base(p);
	/* The column was kept without the budgets, which are limits too. */
	const struct answer *a = c ? p->book->decision->ranked : NULL;
	const char *need, *have;

	if (p->book->decision->kind->worth)
		return;
	label(p, "Tightest limit");
	if (!a || !a->limit) {
		paragraph(p, COL_A, "none is stated");
		return;
	}
	sheet_wide(p->sheet, p->row, COL_A, COL_C, ROLE_WRAP,
	    a->limit->title);
	need = workbook_ref(p->book, c, a->limit->need);
	have = a->limit->from == HAVE_ROW ? workbook_ref(p->book, c,
	    a->limit->have) : workbook_field(p->book, a->limit->from ==
	    HAVE_WORKLOAD ? &p->book->decision->workload->head :
	    &p->book->decision->profile->head, a->limit->have, "")->name;
	sheet_live(p->sheet, p->row, COL_D, arena_printf(p->book->arena,
	    "IF(%s>0,%s/%s,0)", have, need, have), a->have > 0 ? a->need /
	    a->have : 0, "0%");
	sheet_text(p->sheet, p->row, COL_LAST, ROLE_NOTE, "of it is used");
	p->row++;
}

static void
trust(struct sign_page *p)
{
	const struct book_column *c = base(p);
	const struct order *o = c ? c->answer->order : NULL;

	section(p, SHEET_SAYS(p->book, sheet_section_sure));
	tightest(p);
	if (!o)
		return;
	label(p, "Grade");
	sheet_text(p->sheet, p->row, COL_A, ROLE_STATE,
	    grade_word((enum grade)p->book->decision->ranked->order->grade));
	sheet_wide(p->sheet, p->row, COL_B, COL_LAST, ROLE_NOTE,
	    SHEET_SAYS(p->book, sheet_grades));
	p->row++;
	label(p, "Quote seen");
	if (!o->price_date) {
		p->row++;
		return;
	}
	sheet_date(p->sheet, p->row, COL_A, o->price_date);
	sheet_number(p->sheet, p->row, COL_B, ROLE_PLAIN, o->price_age_days,
	    "0\" days old\"");
	sheet_mark(p->sheet, (struct sheet_mark){ .at = { p->row, COL_B,
	    p->row, COL_B }, .from = 180, .tone = TONE_DOUBT });
	sheet_wide(p->sheet, p->row, COL_C, COL_LAST, ROLE_NOTE,
	    SAID(p->book->arena, p->book->phrases, sheet_quote_age,
	    .date = p->book->guide->date));
	p->row++;
	if (!order_evidence(o))
		return;
	label(p, "Evidence");
	sheet_text(p->sheet, p->row, COL_A, ROLE_STATE,
	    order_evidence(o));
	paragraph(p, COL_B, o->offer->evidence_why);
}

/* What the page, the terminal and the data say of the same order. */
static void
beware(struct sign_page *p)
{
	const struct decision *d = p->book->decision;
	const struct order *o = d->ranked_count ? d->ranked->order : NULL;

	if (!o || !o->cautions)
		return;
	section(p, SHEET_SAYS(p->book, sheet_section_risks));
	for (size_t i = 0; i < o->cautions; i++)
		paragraph(p, COL_LABEL, arena_printf(p->book->arena, "- %s",
		    o->caution[i].text));
}

static const char *
origin_words(const struct workbook *w, const struct fact *f)
{
	const struct source *s = f && f->source ? (const struct source *)
	    catalog_find(&w->guide->catalog->sources, f->source) : NULL;

	if (s)
		return s->title.text ? s->title.text : s->head.id;
	return f && f->assume ? "assumed" : "stated for this decision";
}

static const char *
dated(const struct workbook *w, const struct sensitivity *s)
{
	const struct source *source = s->fact && s->fact->source ?
	    (const struct source *)catalog_find(&w->guide->catalog->sources,
	    s->fact->source) : NULL;

	if (!strcmp(s->of->type->verb, "offer"))
		return ((const struct offer *)s->of)->date.text;
	return source ? source->date.text : NULL;
}

/* An assumption: what it is, its source, its age, and what it moves. */
static void
assumption(struct sign_page *p, const struct sensitivity *s)
{
	struct workbook *w = p->book;
	const char *date = dated(w, s);
	double days;

	sheet_wide(p->sheet, p->row, COL_LABEL, COL_A, ROLE_WRAP,
	    arena_printf(w->arena, "%s: %s", workbook_input_words(w, s),
	    workbook_subject(w, s->of)));
	sheet_wide(p->sheet, p->row, COL_B, COL_SEEN, ROLE_WRAP,
	    origin_words(w, s->fact));
	if (date && w->guide->date && date_days(date, w->guide->date, &days))
		sheet_number(p->sheet, p->row, COL_D, ROLE_PLAIN, days,
		    "0\" days\"");
	sheet_number(p->sheet, p->row, COL_LAST, ROLE_PLAIN, s->swing, "0%");
	p->row++;
}

static void
assumptions(struct sign_page *p)
{
	const struct sensitivities *s = workbook_sensitivities(p->book);
	size_t n = 0;

	if (!s || !s->count || s->item[0].swing < MATTERS)
		return;
	section(p, SHEET_SAYS(p->book, sheet_assumptions));
	sheet_wide(p->sheet, p->row, COL_LABEL, COL_A, ROLE_HEAD,
	    "Assumption");
	sheet_wide(p->sheet, p->row, COL_B, COL_SEEN, ROLE_HEAD, "Source");
	sheet_text(p->sheet, p->row, COL_D, ROLE_HEAD, "Age");
	sheet_text(p->sheet, p->row++, COL_LAST, ROLE_HEAD,
	    "Moves the cost by");
	for (size_t i = 0; i < s->count && n < ASSUMPTIONS; i++)
		if (s->item[i].swing >= MATTERS) {
			assumption(p, &s->item[i]);
			n++;
		}
}

static void
charts(struct sign_page *p)
{
	p->row++;
	workbook_cash_chart(p->book, p->sheet, p->row, COL_LABEL);
	workbook_sensitivity_chart(p->book, p->sheet, p->row, COL_C);
	p->row += CHART_ROWS;
}

static void
sign(struct sign_page *p)
{
	static const char *const who[] = { "Requested by", "Technical review",
		"Approved by" };

	section(p, SHEET_SAYS(p->book, sheet_section_sign));
	for (size_t i = 0; i < COUNT(who); i++) {
		label(p, who[i]);
		sheet_wide(p->sheet, p->row, COL_A, COL_SEEN, ROLE_LINE, "");
		sheet_text(p->sheet, p->row, COL_D, ROLE_PLAIN, "Date");
		sheet_text(p->sheet, p->row, COL_LAST, ROLE_LINE, " ");
		sheet_height(p->sheet, p->row, 24);
		p->row++;
	}
}

static void
marks(struct sign_page *p)
{
	static const struct {
		const char *text;
		enum tone tone;
	} tones[] = {
		{ "stands", TONE_GOOD }, { "changes", TONE_BAD },
		{ "search again", TONE_DOUBT }, { "nothing fits", TONE_BAD },
		{ "edited", TONE_DOUBT }, { "check failed", TONE_BAD },
		{ "all hold", TONE_GOOD }, { "clear", TONE_GOOD },
		{ "close", TONE_DOUBT }, { "thin", TONE_DOUBT },
		{ "untested", TONE_BAD },
	};

	for (size_t i = 0; i < COUNT(tones); i++)
		for (unsigned col = COL_A; col <= COL_D; col += COL_D - COL_A)
			sheet_mark(p->sheet, (struct sheet_mark){
			    .at = { 5, col, p->row, col },
			    .text = tones[i].text, .tone = tones[i].tone });
}

static void
heading(struct sign_page *p)
{
	struct workbook *w = p->book;
	const struct decision *d = w->decision;

	sheet_text(p->sheet, 0, 0, ROLE_TITLE, arena_printf(w->arena,
	    "%s: %s", workbook_name(&d->workload->head),
	    workbook_name(&d->profile->head)));
	sheet_text(p->sheet, 1, 0, ROLE_NOTE, arena_printf(w->arena,
	    "%s. Data of %s, %s.", w->guide->title ? w->guide->title :
	    "Guide", w->guide->date, catalog_versions(w->arena,
	    w->guide->catalog)));
	sheet_add(p->sheet, (struct sheet_cell){ .what = SHEET_URL,
	    .role = ROLE_LINK, .row = 2, .col = 0,
	    .text = SHEET_SAYS(w, sheet_page_link),
	    .formula = arena_printf(w->arena,
	    "../workloads/%s/%s.html", d->workload->head.id,
	    d->profile->head.id) });
	p->row = 3;
}

void
workbook_approval(struct workbook *w)
{
	static const double widths[] = { 34, 12, 15, 23, 11, 14, 14 };
	struct sign_page p = { .book = w, .sheet = w->approval };

	heading(&p);
	recommendation(&p);
	money(&p);
	alternatives(&p);
	trust(&p);
	beware(&p);
	assumptions(&p);
	charts(&p);
	sign(&p);
	marks(&p);
	p.sheet->portrait = p.sheet->one_page = true;
	sheet_rows_fit(p.sheet, widths, COUNT(widths));
	p.sheet->row_height = 13;
	p.sheet->locked = true;
}
