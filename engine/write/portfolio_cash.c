/*
 * The sheets Cash by month and Checks: when the money of the orders goes out,
 * and whether the sheets agree.
 */
#include <math.h>

#include "base/arena.h"
#include "base/array.h"
#include "write/portfolio.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"

enum { ROW_HEAD = 2, ROW_FIRST = 3, MONTHS = 60 };
enum {
	COL_MONTH, COL_BOUGHT, COL_RENT, COL_RUNNING, COL_SUM, COL_SO_FAR,
	COL_COUNT
};

/* The part of a month, from 1, that lasts until an end. */
static double
part(double end, unsigned month)
{
	return fmax(0, fmin(1, end - (month - 1)));
}

/* The same of a column, as a formula. */
static const char *
part_of(struct portfolio *p, enum summary_column end, unsigned month)
{
	const char *col = portfolio_column(p, end);

	return arena_printf(p->arena, "((%s>=%u)+(%s<%u)*(%s>%u)*(%s-%u))",
	    col, month, col, month, col, month - 1, col, month - 1);
}

static double
longest(const struct portfolio *p)
{
	double most = 1;

	for (size_t i = 0; i < p->lines.count; i++) {
		const struct portfolio_line *l = &p->lines.item[i];

		most = fmax(most, fmax(l->paid_months,
		    l->order->horizon_months));
	}
	return most;
}

struct paid {
	double bought, rent, running;
};

static struct paid
paid_in(const struct portfolio *p, unsigned month)
{
	struct paid sum = { 0, 0, 0 };

	for (size_t i = 0; i < p->lines.count; i++) {
		const struct portfolio_line *l = &p->lines.item[i];
		const struct order *o = l->order;
		double share;

		if (month == 1)
			sum.bought += o->usd_upfront;
		sum.rent += o->usd_per_month * part(l->paid_months, month);
		if (!(o->horizon_months > 0))
			continue;
		share = part(o->horizon_months, month) / o->horizon_months;
		sum.rent += o->usd_run * share;
		sum.running += o->usd_running * share;
	}
	return sum;
}

static const char *
here(struct portfolio *p, unsigned row, unsigned col)
{
	return ref_cell(p->arena, NULL, row, col);
}

/* One month; returns what it comes to. */
static double
put_month(struct portfolio *p, unsigned month, double before)
{
	struct arena *a = p->arena;
	struct sheet *s = p->cash;
	unsigned row = ROW_FIRST + month - 1;
	struct paid now = paid_in(p, month);
	double sum = now.bought + now.rent + now.running;
	const char *counted = portfolio_column(p, SUM_COUNTED);

	sheet_number(s, row, COL_MONTH, ROLE_PLAIN, month, "0");
	sheet_live(s, row, COL_BOUGHT, month == 1 ? p->total[SUM_NOW] : "0",
	    now.bought, FORMAT_USD);
	sheet_live(s, row, COL_RENT, arena_printf(a, "SUMPRODUCT(%s,%s,%s)+"
	    "SUMPRODUCT(%s,%s,%s,%s,%s)", counted, portfolio_column(p,
	    SUM_MONTH), part_of(p, SUM_PAID, month), counted,
	    portfolio_column(p, SUM_TAKE), portfolio_column(p, SUM_FACTOR),
	    portfolio_column(p, SUM_RUN), part_of(p, SUM_MONTHS, month)),
	    now.rent, FORMAT_USD);
	sheet_live(s, row, COL_RUNNING, arena_printf(a,
	    "%s*SUMPRODUCT(%s,%s,%s,%s)", p->running, counted,
	    portfolio_column(p, SUM_TAKE), portfolio_column(p, SUM_RUNNING),
	    part_of(p, SUM_MONTHS, month)), now.running, FORMAT_USD);
	sheet_live(s, row, COL_SUM, arena_printf(a, "SUM(%s:%s)", here(p, row,
	    COL_BOUGHT), here(p, row, COL_RUNNING)), sum, FORMAT_USD);
	sheet_live(s, row, COL_SO_FAR, month == 1 ? here(p, row, COL_SUM) :
	    arena_printf(a, "%s+%s", here(p, row - 1, COL_SO_FAR), here(p,
	    row, COL_SUM)), before + sum, FORMAT_USD);
	return before + sum;
}

static void
put_chart(struct portfolio *p, unsigned last)
{
	struct arena *a = p->arena;
	static const struct {
		const char *title;
		unsigned col;
	} lines[] = { { "This month", COL_SUM }, { "So far", COL_SO_FAR } };
	struct sheet_series *series = arena_array(a, COUNT(lines),
	    sizeof(*series));

	for (size_t i = 0; i < COUNT(lines); i++)
		series[i] = (struct sheet_series){ lines[i].title,
		    arena_printf(a, "=%s", ref_range(a, p->cash, ROW_FIRST,
		    COL_MONTH, last, COL_MONTH)), arena_printf(a, "=%s",
		    ref_range(a, p->cash, ROW_FIRST, lines[i].col, last,
		    lines[i].col)) };
	ARRAY_ADD(a, &p->cash->charts, ((struct sheet_chart){
	    .title = BOOK_SAYS(p, book_cash_title), .money = true,
	    .x = "Month", .y = "USD",
	    .alt = BOOK_SAYS(p, book_cash_chart), .series = series,
	    .count = COUNT(lines),
	    .row = ROW_FIRST, .col = COL_COUNT + 1, .width = 520,
	    .height = 340 }));
}

void
portfolio_cash(struct portfolio *p)
{
	static const char *const heads[] = { "Month", "Bought",
		"Rent and commitments", "Running", "In all", "So far" };
	static const double most[COL_COUNT];
	double so_far = 0;
	unsigned last, months = (unsigned)ceil(fmin(longest(p), MONTHS));

	sheet_text(p->cash, 0, 0, ROLE_TITLE, p->cash->name);
	sheet_text(p->cash, 1, 0, ROLE_NOTE, BOOK_SAYS(p, book_cash));
	sheet_heads(p->cash, ROW_HEAD, heads, COL_COUNT);
	for (unsigned m = 1; m <= months; m++)
		so_far = put_month(p, m, so_far);
	last = ROW_FIRST + months - 1;
	put_chart(p, last);
	p->by_month = longest(p) > MONTHS ? NULL : ref_range(p->arena,
	    p->cash, last, COL_SO_FAR, last, COL_SO_FAR);
	p->cash->freeze_row = ROW_FIRST;
	p->cash->head = ROW_HEAD;
	p->cash->locked = true;
	sheet_fit(p->cash, ROW_HEAD, most, COL_COUNT);
}

/* A line of the sheet Checks: two sums that must be one. */
static void
agree(struct portfolio *p, unsigned *row, const char *what, const char *a,
    const char *b)
{
	struct sheet *s = p->checks;
	double sum = portfolio_sum(p, SUM_TOTAL);

	sheet_text(s, *row, 0, ROLE_PLAIN, what);
	sheet_live(s, *row, 1, a, sum, FORMAT_USD);
	sheet_live(s, *row, 2, b, sum, FORMAT_USD);
	sheet_live(s, *row, 3, arena_printf(p->arena,
	    "IF(ABS(%s-%s)<=0.000001*(1+ABS(%s)),0,1)", here(p, *row, 1),
	    here(p, *row, 2), here(p, *row, 2)), 0, "0");
	(*row)++;
}

/* How many cells hold another number than was published. */
static const char *
edits(struct portfolio *p)
{
	struct arena *a = p->arena;

	return arena_printf(a, "(%s<>\"%s\")+(%s<>%.0f)+(%s<>1)+(%s<>1)+"
	    "SUMPRODUCT((%s<>%d)*1)+SUMPRODUCT((%s<>0)*1)+"
	    "SUMPRODUCT((%s<>0)*1)", p->buyer, PORTFOLIO_ALL, p->day,
	    book_serial(p->guide->date), p->price, p->running,
	    portfolio_column(p, SUM_TAKE), p->lines.count ? 1 : 0,
	    p->provider_changes, p->accelerator_changes);
}

static void
put_agreements(struct portfolio *p, unsigned *row)
{
	const char *total = p->total[SUM_TOTAL];

	agree(p, row, BOOK_SAYS(p, book_check_providers), p->by_provider,
	    total);
	agree(p, row, BOOK_SAYS(p, book_check_accelerators),
	    p->by_accelerator, total);
	agree(p, row, BOOK_SAYS(p, book_check_buyers), p->by_buyer,
	    arena_printf(p->arena, "SUM(%s)", portfolio_column(p,
	    SUM_TOTAL)));
	if (p->by_month)
		agree(p, row, BOOK_SAYS(p, book_check_months), p->by_month,
		    total);
	agree(p, row, BOOK_SAYS(p, book_check_orders),
	    arena_printf(p->arena, "IF(%s>0,%s,%.15g)", p->edited, total,
	    portfolio_sum(p, SUM_TOTAL)), total);
}

void
portfolio_checks(struct portfolio *p)
{
	static const char *const heads[] = { "Check", "Here", "There",
		"Fails" };
	static const double most[COUNT(heads)];
	struct sheet *s = p->checks;
	unsigned row = ROW_FIRST + 2;

	sheet_text(s, 0, 0, ROLE_TITLE, s->name);
	sheet_text(s, 1, 0, ROLE_NOTE, BOOK_SAYS(p, book_checks));
	sheet_text(s, ROW_HEAD, 0, ROLE_PLAIN, BOOK_SAYS(p, book_edits));
	sheet_live(s, ROW_HEAD, 1, edits(p), 0, "0");
	p->edited = ref_range(p->arena, s, ROW_HEAD, 1, ROW_HEAD, 1);
	sheet_text(s, ROW_HEAD + 1, 0, ROLE_PLAIN, BOOK_SAYS(p, book_failing));
	p->failing = ref_range(p->arena, s, ROW_HEAD + 1, 1, ROW_HEAD + 1, 1);
	sheet_heads(s, ROW_HEAD + 2, heads, COUNT(heads));
	put_agreements(p, &row);
	sheet_live(s, ROW_HEAD + 1, 1, arena_printf(p->arena, "SUM(%s)",
	    ref_range(p->arena, NULL, ROW_HEAD + 3, 3, row - 1, 3)), 0, "0");
	s->fails = true;
	s->fails_col = 3;
	s->fails_first = ROW_HEAD + 3;
	s->fails_last = row - 1;
	s->head = ROW_HEAD + 2;
	s->locked = true;
	sheet_fit(s, ROW_HEAD, most, COUNT(heads));
}
