/*
 * The sheet Summary: an order a line, and what a reader may change.
 */
#include "base/arena.h"
#include "base/array.h"
#include "search/grade.h"
#include "write/portfolio.h"
#include "write/workbook.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"

enum {
	ROW_BUYER = 3, ROW_DAY, ROW_PRICE, ROW_RUNNING, ROW_FLAGS,
	ROW_TOTAL = 9, ROW_HEAD = 10, ROW_FIRST = 11, COL_CONTROL = 1
};
enum { OLD_DAYS = 180 };

static const struct {
	const char *title;
	double most;
} columns[SUM_COLUMNS] = {
	[SUM_DECISION] = { "Decision", 19 },
	[SUM_BUYER] = { "Buyer", 13 },
	[SUM_ORDER] = { "Order", 18 },
	[SUM_PROVIDER] = { "Provider", 0 },
	[SUM_TAKE] = { "Take", 0 },
	[SUM_COUNT] = { "GPUs", 0 },
	[SUM_NOW] = { "Spend now", 0 },
	[SUM_MONTH] = { "A month", 0 },
	[SUM_MONTHS] = { "Months", 0 },
	[SUM_TOTAL] = { "Over the horizon", 0 },
	[SUM_GRADE] = { "Grade", 0 },
	[SUM_SEEN] = { "Price seen", 0 },
	[SUM_AGE] = { "Age (days)", 0 },
	[SUM_PAGE] = { "Guide", 0 },
	[SUM_BOOK] = { "To sign", 0 },
	[SUM_ACCELERATOR] = { "Accelerator", 0 },
	[SUM_ONE] = { "GPUs, published", 0 },
	[SUM_UPFRONT] = { "Spend now, published", 0 },
	[SUM_RENT] = { "A month, published", 0 },
	[SUM_PAID] = { "Months of rent", 0 },
	[SUM_RUN] = { "Run a month, published", 0 },
	[SUM_RUNNING] = { "Running a month, published", 0 },
	[SUM_FACTOR] = { "Prices, times", 0 },
	[SUM_COUNTED] = { "Counted", 0 },
};

const char *
portfolio_column(const struct portfolio *p, enum summary_column col)
{
	return ref_range(p->arena, p->summary, p->first, col, p->last, col);
}

double
portfolio_value(const struct portfolio_line *l, enum summary_column col)
{
	switch (col) {
	case SUM_COUNT: return l->order->accelerators;
	case SUM_NOW: return l->order->usd_upfront;
	case SUM_MONTH: return l->order->usd_per_month;
	case SUM_TOTAL: return l->order->usd_total;
	default: return 1;
	}
}

double
portfolio_sum(const struct portfolio *p, enum summary_column col)
{
	double sum = 0;

	for (size_t i = 0; i < p->lines.count; i++)
		sum += portfolio_value(&p->lines.item[i], col);
	return sum;
}

static const char *
at(const struct portfolio *p, const struct portfolio_line *l,
    enum summary_column col)
{
	return ref_cell(p->arena, NULL, l->row, col);
}

static void
live(struct portfolio *p, const struct portfolio_line *l,
    enum summary_column col, const char *formula)
{
	sheet_live(p->summary, l->row, col, formula, portfolio_value(l, col),
	    col == SUM_COUNT ? "#,##0" : col == SUM_FACTOR ? "0.00" :
	    col == SUM_COUNTED ? "0" : FORMAT_USD);
}

/* What the money of a line comes to. */
static void
put_money(struct portfolio *p, const struct portfolio_line *l)
{
	struct arena *a = p->arena;
	const char *take = at(p, l, SUM_TAKE), *factor = at(p, l, SUM_FACTOR);

	live(p, l, SUM_COUNT, arena_printf(a, "%s*%s", take, at(p, l,
	    SUM_ONE)));
	live(p, l, SUM_NOW, arena_printf(a, "%s*%s*%s", take, at(p, l,
	    SUM_UPFRONT), factor));
	live(p, l, SUM_MONTH, arena_printf(a, "%s*%s*%s", take, at(p, l,
	    SUM_RENT), factor));
	live(p, l, SUM_TOTAL, arena_printf(a, "%s+%s*%s+%s*%s*(%s*%s+%s*%s)",
	    at(p, l, SUM_NOW), at(p, l, SUM_MONTH), at(p, l, SUM_PAID), take,
	    at(p, l, SUM_MONTHS), at(p, l, SUM_RUN), factor, at(p, l,
	    SUM_RUNNING), p->running));
	live(p, l, SUM_FACTOR, arena_printf(a, "%s*(1+SUMIF(%s,%s,%s))*"
	    "(1+SUMIF(%s,%s,%s))", p->price, p->provider_names, at(p, l,
	    SUM_PROVIDER), p->provider_changes, p->accelerator_names,
	    at(p, l, SUM_ACCELERATOR), p->accelerator_changes));
	live(p, l, SUM_COUNTED, arena_printf(a, "IF(%s=\"%s\",1,IF(%s=%s,1,"
	    "0))", p->buyer, PORTFOLIO_ALL, p->buyer, at(p, l, SUM_BUYER)));
}

const char *
portfolio_verb(enum tenure tenure)
{
	static const char *const verbs[] = { [TENURE_RENT] = "Rent",
		[TENURE_COMMIT] = "Commit to", [TENURE_BUY] = "Buy",
		[TENURE_OWN] = "Use", [TENURE_EXTEND] = "Extend to" };

	return verbs[tenure];
}

static const char *
order_words(struct arena *a, const struct portfolio_line *l)
{
	return arena_printf(a, "%s %.0f x %s", portfolio_verb(
	    l->order->tenure),
	    l->order->accelerators, workbook_runs(a, l->answer));
}

static void
put_link(struct portfolio *p, unsigned row, unsigned col, const char *text,
    const char *to)
{
	sheet_add(p->summary, (struct sheet_cell){ .what = SHEET_URL,
	    .role = ROLE_LINK_WRAP, .row = row, .col = col, .text = text,
	    .formula = to });
}

static void
put_words(struct portfolio *p, const struct portfolio_line *l)
{
	const struct decision *d = l->decision;
	struct sheet *s = p->summary;
	const char *work = d->workload->head.id, *who = d->profile->head.id;

	sheet_text(s, l->row, SUM_DECISION, ROLE_WRAP, l->decided);
	/* A link is not wrapped in print by every program: a short text. */
	put_link(p, l->row, SUM_PAGE, "Page", arena_printf(p->arena,
	    "../workloads/%s/%s.html", work, who));
	sheet_text(s, l->row, SUM_BUYER, ROLE_WRAP, l->buyer);
	sheet_text(s, l->row, SUM_ORDER, ROLE_WRAP, order_words(p->arena, l));
	sheet_text(s, l->row, SUM_PROVIDER, ROLE_PLAIN, l->provider);
	sheet_text(s, l->row, SUM_GRADE, ROLE_PLAIN,
	    grade_word((enum grade)l->order->grade));
	sheet_text(s, l->row, SUM_ACCELERATOR, ROLE_PLAIN, l->accelerator);
	put_link(p, l->row, SUM_BOOK, "Workbook", arena_printf(p->arena,
	    "%s-%s.xlsx", work, who));
}

/* What is paid over the horizon, of one of its months. */
static double
by_month(const struct order *o, double usd)
{
	return o->horizon_months > 0 ? usd / o->horizon_months : 0;
}

static void
put_line(struct portfolio *p, const struct portfolio_line *l)
{
	const struct order *o = l->order;
	struct sheet *s = p->summary;

	put_words(p, l);
	sheet_number(s, l->row, SUM_TAKE, ROLE_INPUT, 1, "0");
	sheet_number(s, l->row, SUM_MONTHS, ROLE_PLAIN, o->horizon_months,
	    "#,##0.0");
	sheet_number(s, l->row, SUM_ONE, ROLE_PLAIN, o->accelerators,
	    "#,##0");
	sheet_number(s, l->row, SUM_UPFRONT, ROLE_PLAIN, o->usd_upfront,
	    FORMAT_USD);
	sheet_number(s, l->row, SUM_RENT, ROLE_PLAIN, o->usd_per_month,
	    FORMAT_USD);
	sheet_number(s, l->row, SUM_PAID, ROLE_PLAIN, l->paid_months,
	    "#,##0.0");
	sheet_number(s, l->row, SUM_RUN, ROLE_PLAIN, by_month(o, o->usd_run),
	    FORMAT_USD);
	sheet_number(s, l->row, SUM_RUNNING, ROLE_PLAIN, by_month(o,
	    o->usd_running), FORMAT_USD);
	put_money(p, l);
	if (!o->price_date)
		return;
	sheet_date(s, l->row, SUM_SEEN, o->price_date);
	sheet_live(s, l->row, SUM_AGE, arena_printf(p->arena, "%s-%s", p->day,
	    at(p, l, SUM_SEEN)), o->price_age_days, "0");
}

static void
put_totals(struct portfolio *p)
{
	static const enum summary_column summed[] = { SUM_TAKE, SUM_COUNT,
		SUM_NOW, SUM_MONTH, SUM_TOTAL };
	const char *counted = portfolio_column(p, SUM_COUNTED);

	sheet_text(p->summary, ROW_TOTAL, 0, ROLE_SECTION,
	    BOOK_SAYS(p, book_total));
	for (unsigned col = 1; col <= SUM_BOOK; col++)
		sheet_add(p->summary, (struct sheet_cell){ .what = SHEET_TEXT,
		    .role = ROLE_SECTION, .row = ROW_TOTAL, .col = col,
		    .text = "" });
	for (size_t i = 0; i < COUNT(summed); i++) {
		enum summary_column col = summed[i];

		sheet_total(p->summary, ROW_TOTAL, col, arena_printf(p->arena,
		    "SUMPRODUCT(%s,%s)", counted, portfolio_column(p, col)),
		    portfolio_sum(p, col), col == SUM_TAKE ||
		    col == SUM_COUNT ? "#,##0" : FORMAT_USD);
	}
}

/* A cell that a reader may change: what it is, and its rule. */
static void
control(struct portfolio *p, unsigned row, const char *title,
    const char *note)
{
	sheet_text(p->summary, row, 0, ROLE_PLAIN, title);
	sheet_wide(p->summary, row, COL_CONTROL + 1, SUM_TOTAL, ROLE_NOTE,
	    note);
}

static void
rule(struct portfolio *p, unsigned row, unsigned col, unsigned last)
{
	ARRAY_ADD(p->arena, &p->summary->rules, ((struct sheet_rule){
	    .row = row, .last = last, .col = col, .low = 0,
	    .says = BOOK_SAYS(p, sheet_rule_number) }));
}

static void
put_buyers(struct portfolio *p)
{
	sheet_text(p->summary, ROW_BUYER, COL_CONTROL, ROLE_INPUT,
	    PORTFOLIO_ALL);
	ARRAY_ADD(p->arena, &p->summary->rules, ((struct sheet_rule){
	    .row = ROW_BUYER, .last = ROW_BUYER, .col = COL_CONTROL,
	    .list = p->buyer_names }));
}

static void
put_controls(struct portfolio *p)
{
	struct sheet *s = p->summary;

	put_buyers(p);
	control(p, ROW_BUYER, "Buyer", BOOK_SAYS(p, book_pick_buyer));
	sheet_number(s, ROW_DAY, COL_CONTROL, ROLE_INPUT,
	    book_serial(p->guide->date), "yyyy\\-mm\\-dd");
	control(p, ROW_DAY, "Day", BOOK_SAYS(p, book_day));
	sheet_number(s, ROW_PRICE, COL_CONTROL, ROLE_INPUT, 1, "0.00");
	control(p, ROW_PRICE, "Prices, times", BOOK_SAYS(p, book_prices));
	sheet_number(s, ROW_RUNNING, COL_CONTROL, ROLE_INPUT, 1, "0.00");
	control(p, ROW_RUNNING, "Running costs, times",
	    BOOK_SAYS(p, book_running));
	rule(p, ROW_DAY, COL_CONTROL, ROW_RUNNING);
	rule(p, p->first, SUM_TAKE, p->last);
}

static void
put_flags(struct portfolio *p)
{
	struct sheet *s = p->summary;

	sheet_text(s, ROW_FLAGS, 0, ROLE_PLAIN,
	    BOOK_SAYS(p, book_state));
	sheet_words(s, ROW_FLAGS, COL_CONTROL, ROLE_STATE, arena_printf(
	    p->arena, "IF(%s>0,\"edited\",\"as published\")", p->edited),
	    "as published");
	sheet_words(s, ROW_FLAGS, COL_CONTROL + 1, ROLE_STATE, arena_printf(
	    p->arena, "IF(%s=0,\"all checks hold\",\"a check failed\")",
	    p->failing), "all checks hold");
	for (unsigned col = COL_CONTROL; col <= COL_CONTROL + 1; col++) {
		sheet_mark(s, (struct sheet_mark){ .at = { ROW_FLAGS, col,
		    ROW_FLAGS, col }, .text = "edited", .tone = TONE_DOUBT });
		sheet_mark(s, (struct sheet_mark){ .at = { ROW_FLAGS, col,
		    ROW_FLAGS, col }, .text = "a check", .tone = TONE_BAD });
	}
}

static void
put_marks(struct portfolio *p)
{
	static const struct {
		const char *text;
		enum tone tone;
	} tones[] = { { "clear", TONE_GOOD }, { "close", TONE_DOUBT },
		{ "thin", TONE_DOUBT }, { "untested", TONE_BAD } };

	for (size_t i = 0; i < COUNT(tones); i++)
		sheet_mark(p->summary, (struct sheet_mark){ .at = { p->first,
		    SUM_GRADE, p->last, SUM_GRADE }, .text = tones[i].text,
		    .tone = tones[i].tone });
	sheet_mark(p->summary, (struct sheet_mark){ .at = { p->first, SUM_AGE,
	    p->last, SUM_AGE }, .from = OLD_DAYS, .tone = TONE_DOUBT });
}

static void
put_title(struct portfolio *p)
{
	struct arena *a = p->arena;
	size_t none = p->guide->decisions->count - p->lines.count;

	sheet_text(p->summary, 0, 0, ROLE_TITLE, p->guide->title ?
	    p->guide->title : "Guide");
	sheet_wide(p->summary, 1, 0, SUM_BOOK, ROLE_WRAP, SAID(a,
	    p->guide->catalog->phrases, book_summary,
	    .orders = (double)p->lines.count, .date = p->guide->date,
	    .versions = catalog_versions(a, p->guide->catalog),
	    .none = (double)none));
}

void
portfolio_place(struct portfolio *p)
{
	const char **cell[] = { &p->buyer, &p->day, &p->price, &p->running };
	static const unsigned rows[] = { ROW_BUYER, ROW_DAY, ROW_PRICE,
		ROW_RUNNING };
	unsigned n = (unsigned)p->lines.count;

	p->first = ROW_FIRST;
	p->last = ROW_FIRST + (n ? n - 1 : 0);
	for (unsigned i = 0; i < n; i++)
		p->lines.item[i].row = ROW_FIRST + i;
	for (size_t i = 0; i < COUNT(rows); i++)
		*cell[i] = ref_range(p->arena, p->summary, rows[i],
		    COL_CONTROL, rows[i], COL_CONTROL);
	for (unsigned col = 0; col < SUM_COLUMNS; col++)
		p->total[col] = ref_range(p->arena, p->summary, ROW_TOTAL,
		    col, ROW_TOTAL, col);
}

void
portfolio_summary(struct portfolio *p)
{
	double most[SUM_COLUMNS];
	struct sheet *s = p->summary;

	put_title(p);
	put_controls(p);
	put_flags(p);
	put_totals(p);
	for (unsigned col = 0; col < SUM_COLUMNS; col++) {
		sheet_text(s, ROW_HEAD, col, ROLE_HEAD, columns[col].title);
		most[col] = columns[col].most;
	}
	for (size_t i = 0; i < p->lines.count; i++)
		put_line(p, &p->lines.item[i]);
	put_marks(p);
	s->freeze_row = ROW_FIRST;
	s->freeze_col = 1;
	s->head = ROW_HEAD;
	s->filter_last = p->last;
	s->filter_col = SUM_COLUMNS - 1;
	s->print_columns = SUM_BOOK + 1;
	s->locked = true;
	sheet_fit(s, ROW_BUYER, most, SUM_COLUMNS);
}
