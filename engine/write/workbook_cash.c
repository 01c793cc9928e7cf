/*
 * The sheet Cash flow: what renting, committing, buying and a mix of both pay
 * month by month up to the horizon, and what they come to after 1 and 3 years
 * and at its end.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/ownership.h"
#include "write/workbook.h"

enum { MONTHS = 60, OPTIONS = 4 };
enum { ROW_NAMES = 3, ROW_NOW, ROW_MONTH, ROW_RUNNING, ROW_RESALE, ROW_LENGTH,
	ROW_1 = 10, ROW_3, ROW_END, ROW_NPV, ROW_PAYBACK, ROW_RATE, ROW_SHARE,
	ROW_HEAD = 18, ROW_FIRST };
/* Of each option: what a month pays, in all so far, and its book value. */
enum { COL_LABEL, COL_OPTION, COL_CASH = COL_OPTION + OPTIONS,
	COL_BOOK = COL_CASH + OPTIONS };

static const char USD[] = "[>=1000]\"$\"#,##0;[<=-1000]\"-$\"#,##0;"
    "\"$\"#,##0.00";
/* Of months behind the horizon: nothing is shown unless it is made longer. */
static const char LATER[] = "\"$\"#,##0;-\"$\"#,##0;";
#define NEVER "not within the horizon"
static const char *const options[] = { "Rent by the hour",
	"Rent with a commitment", "Buy", "Hybrid: part bought, rest rented" };

/* One option: the candidate that stands first among its like, or none. */
struct option {
	const struct book_column *column;
	double now, month, running, resale, length;
};

struct cash {
	struct workbook *book;
	struct sheet *sheet;
	struct option of[OPTIONS];
	double flow[OPTIONS][MONTHS + 1];  /* paid, positive */
	double sum[OPTIONS][MONTHS + 1];
	int end;                           /* the last month of any option */
	const char *length;                /* the longest, live */
};

static bool
is_of(const struct order *o, size_t option)
{
	static const enum tenure tenures[] = { TENURE_RENT, TENURE_COMMIT,
		TENURE_BUY };

	return option < COUNT(tenures) && o->tenure == tenures[option];
}

static const struct book_column *
first_of(const struct workbook *w, size_t option)
{
	const struct book_column *best = NULL;
	double rank = 1e9;

	for (size_t i = 0; i < w->candidates_count; i++)
		if (is_of(w->columns.item[i].answer->order, option) &&
		    w->rank[i] < rank) {
			rank = w->rank[i];
			best = &w->columns.item[i];
		}
	return best;
}

static double
bought(const struct workbook *w, const struct book_column *c)
{
	const char *row = chain_slot(w->chain, "bought") >= 0 ? "bought" :
	    "missing_billed";

	return chain_slot(w->chain, row) < 0 ? c->answer->order->accelerators :
	    workbook_value(w, c, row);
}

static void
put(const struct cash *c, unsigned row, size_t option, const char *formula,
    double value, const char *format)
{
	sheet_live(c->sheet, row, COL_OPTION + (unsigned)option, formula,
	    value, format);
}

static const char *
at(const struct cash *c, unsigned row, size_t option)
{
	return ref_range(c->sheet->arena, NULL, row, COL_OPTION +
	    (unsigned)option, row, COL_OPTION + (unsigned)option);
}

static const char *
resale(const struct cash *c, const struct book_column *at_column)
{
	struct workbook *w = c->book;
	const char *ref = workbook_ref(w, at_column, "resale");

	return ref ? arena_printf(w->arena, "%s*%.15g", ref,
	    bought(w, at_column)) : "0";
}

/* What an option pays: cells of its candidate.  A run of less than a month is
 * paid within the first. */
static void
terms(struct cash *c, size_t i)
{
	struct workbook *w = c->book;
	struct option *o = &c->of[i];
	const struct book_column *k = o->column = first_of(w, i);
	const struct order *order;

	sheet_text(c->sheet, ROW_NAMES, COL_OPTION + (unsigned)i, ROLE_HEAD,
	    options[i]);
	if (!k)
		return;
	order = k->answer->order;
	o->now = workbook_paid(k, PAY_UPFRONT);
	o->length = fmax(fmax(order->horizon_months,
	    order->commitment_months), 1);
	o->month = workbook_paid(k, PAY_MONTH) + workbook_paid(k, PAY_RUN) /
	    o->length;
	o->running = workbook_paid(k, PAY_RUNNING) / o->length;
	o->resale = workbook_ref(w, k, "resale") ? workbook_value(w, k,
	    "resale") * bought(w, k) : 0;
	put(c, ROW_NOW, i, workbook_pay(w, k, PAY_UPFRONT), o->now, USD);
	put(c, ROW_MONTH, i, arena_printf(w->arena, "%s+%s/%s",
	    workbook_pay(w, k, PAY_MONTH), workbook_pay(w, k, PAY_RUN),
	    at(c, ROW_LENGTH, i)), o->month, USD);
	put(c, ROW_LENGTH, i, arena_printf(w->arena, "MAX(%s,%.15g,1)",
	    workbook_pay(w, k, PAY_MONTHS), order->commitment_months),
	    o->length, "0.0");
	put(c, ROW_RUNNING, i, arena_printf(w->arena, "%s/%s",
	    workbook_pay(w, k, PAY_RUNNING), at(c, ROW_LENGTH, i)),
	    o->running, USD);
	put(c, ROW_RESALE, i, resale(c, k), o->resale, USD);
}

/* Part of what is bought, and the rest of what is rented. */
static void
hybrid(struct cash *c)
{
	const struct option *buy = &c->of[2];
	size_t rent = c->of[0].column ? 0 : 1;
	struct option *o = &c->of[3];
	const char *share = ref_range(c->sheet->arena, NULL, ROW_SHARE,
	    COL_OPTION, ROW_SHARE, COL_OPTION);

	sheet_text(c->sheet, ROW_NAMES, COL_OPTION + 3, ROLE_HEAD,
	    options[3]);
	if (!buy->column || !c->of[rent].column)
		return;
	o->column = buy->column;
	o->now = buy->now / 2;
	o->month = c->of[rent].month / 2;
	o->running = buy->running / 2;
	o->resale = buy->resale / 2;
	o->length = buy->length;
	for (unsigned row = ROW_NOW; row < ROW_LENGTH; row++) {
		const double values[] = { o->now, o->month, o->running,
			o->resale };

		put(c, row, 3, row == ROW_MONTH ? arena_printf(
		    c->sheet->arena, "(1-%s)*%s", share, at(c, row, rent)) :
		    arena_printf(c->sheet->arena, "%s*%s", share, at(c, row,
		    2)), values[row - ROW_NOW], USD);
	}
	put(c, ROW_LENGTH, 3, at(c, ROW_LENGTH, 2), o->length, "0.0");
}

/* A month of an option: what is paid to its end, less what comes back. */
static void
month(struct cash *c, size_t i, int m)
{
	const struct option *o = &c->of[i];
	struct arena *a = c->sheet->arena;
	unsigned row = ROW_FIRST + (unsigned)m;
	unsigned cash = COL_CASH + (unsigned)i;
	const char *length = at(c, ROW_LENGTH, i);
	const char *format = m > c->end ? LATER : USD, *so_far;
	double paid = m == 0 ? o->now : 0;

	if (m > 0)
		paid = (o->month + o->running) * fmax(fmin(o->length - m + 1,
		    1), 0) - (m == ceil(o->length - 1e-9) ? o->resale : 0);
	c->flow[i][m] = paid;
	c->sum[i][m] = m > c->end ? 0 : (m ? c->sum[i][m - 1] : 0) + paid;
	sheet_live(c->sheet, row, cash, m == 0 ? at(c, ROW_NOW, i) :
	    arena_printf(a, "(%s+%s)*MAX(MIN(%s-%d,1),0)-IF(%d=ROUNDUP(%s-"
	    "0.000000001,0),%s,0)", at(c, ROW_MONTH, i), at(c, ROW_RUNNING,
	    i), length, m - 1, m, length, at(c, ROW_RESALE, i)), paid, format);
	so_far = m == 0 ? ref_cell(a, NULL, row, cash) : arena_printf(a,
	    "%s+%s", ref_cell(a, NULL, row - 1, COL_OPTION + (unsigned)i),
	    ref_cell(a, NULL, row, cash));
	sheet_live(c->sheet, row, COL_OPTION + (unsigned)i, m > c->end ?
	    arena_printf(a, "IF(%d<%s,%s,0)", m - 1, c->length, so_far) :
	    so_far, c->sum[i][m], format);
}

/* How far the table goes: the longest of what is paid for. */
static void
settle_end(struct cash *c)
{
	double longest = 0;

	for (size_t i = 0; i < OPTIONS; i++)
		longest = fmax(longest, c->of[i].column ? c->of[i].length :
		    0);
	c->end = (int)fmin(fmax(ceil(longest - 1e-9), 1), MONTHS);
	c->length = arena_printf(c->sheet->arena, "MAX(%s)-1E-9", ref_range(
	    c->sheet->arena, NULL, ROW_LENGTH, COL_OPTION, ROW_LENGTH,
	    COL_OPTION + OPTIONS - 1));
}

/* The book value of what is bought: straight down to what it resells for, and
 * none once that came back. */
static void
book_value(struct cash *c, int m)
{
	const struct option *o = &c->of[2];
	const char *now = at(c, ROW_NOW, 2), *length = at(c, ROW_LENGTH, 2);

	sheet_live(c->sheet, ROW_FIRST + (unsigned)m, COL_BOOK, arena_printf(
	    c->sheet->arena, "IF(%d<%s-1E-9,%s-(%s-%s)*%d/%s,0)", m, length,
	    now, now, at(c, ROW_RESALE, 2), m, length), m < o->length - 1e-9 ?
	    o->now - (o->now - o->resale) * m / o->length : 0,
	    m > c->end ? LATER : USD);
}

static const char *
cash_range(const struct cash *c, size_t i)
{
	return ref_range(c->sheet->arena, NULL, ROW_FIRST + 1, COL_CASH +
	    (unsigned)i, ROW_FIRST + MONTHS, COL_CASH + (unsigned)i);
}

static double
discounted(const struct cash *c, size_t i, double rate)
{
	double sum = c->flow[i][0];

	for (int m = 1; m <= MONTHS; m++)
		sum += c->flow[i][m] / pow(1 + rate, m / 12.);
	return sum;
}

/* So far, of the months of an option. */
static const char *
so_far(const struct cash *c, size_t i)
{
	return ref_range(c->sheet->arena, NULL, ROW_FIRST, COL_OPTION +
	    (unsigned)i, ROW_FIRST + MONTHS, COL_OPTION + (unsigned)i);
}

/* What is paid after a year, and at the end; a year behind the end has no
 * figure of its own. */
static void
figures(struct cash *c, size_t i, double rate)
{
	static const struct {
		unsigned row;
		int month;
	} years[] = { { ROW_1, 12 }, { ROW_3, 36 } };
	struct arena *a = c->sheet->arena;
	const char *r = ref_range(a, NULL, ROW_RATE, COL_OPTION, ROW_RATE,
	    COL_OPTION), *length = at(c, ROW_LENGTH, i);
	int end = (int)fmin(ceil(c->of[i].length - 1e-9), MONTHS);

	for (size_t k = 0; k < COUNT(years); k++) {
		int m = years[k].month;

		put(c, years[k].row, i, arena_printf(a, "IF(%d<%s,%s,0)", m,
		    length, ref_cell(a, NULL, ROW_FIRST + (unsigned)m,
		    COL_OPTION + (unsigned)i)), m < c->of[i].length ?
		    c->sum[i][m] : 0, LATER);
	}
	put(c, ROW_END, i, arena_printf(a, "INDEX(%s,MIN(ROUNDUP(%s-1E-9,0),"
	    "%d)+1)", so_far(c, i), length, MONTHS), c->sum[i][end], USD);
	put(c, ROW_NPV, i, arena_printf(a, "%s+SUMPRODUCT(%s,(1+%s)^(-%s/"
	    "12))", ref_cell(a, NULL, ROW_FIRST, COL_CASH + (unsigned)i),
	    cash_range(c, i), r, ref_range(a, NULL, ROW_FIRST + 1, COL_LABEL,
	    ROW_FIRST + MONTHS, COL_LABEL)), discounted(c, i, rate), USD);
}

/* Months in which the option has paid more than renting has. */
static void
payback(struct cash *c, size_t i)
{
	size_t rent = c->of[0].column ? 0 : 1;
	struct arena *a = c->sheet->arena;
	const char *more, *length = at(c, ROW_LENGTH, i);
	int months = 0;

	if (!c->of[rent].column || i == rent || !(c->of[i].now > 0))
		return;
	for (int m = 0; m <= MONTHS; m++)
		months += c->sum[i][m] > c->sum[rent][m];
	more = arena_printf(a, "SUMPRODUCT(1*(%s>%s))", so_far(c, i),
	    so_far(c, rent));
	sheet_words(c->sheet, ROW_PAYBACK, COL_OPTION + (unsigned)i,
	    ROLE_STATE, arena_printf(a, "IF(%s>ROUNDUP(%s-1E-9,0),\"%s\",%s&"
	    "\" months\")", more, length, NEVER, more), months >
	    ceil(c->of[i].length - 1e-9) ? NEVER : arena_printf(a,
	    "%d months", months));
}

static void
chart(struct cash *c, struct sheet *on, unsigned row, unsigned col)
{
	struct arena *a = c->sheet->arena;
	struct sheet_series *s = arena_array(a, OPTIONS, sizeof(*s));
	unsigned end = (unsigned)c->end;
	size_t n = 0;

	for (size_t i = 0; i < OPTIONS; i++)
		if (c->of[i].column)
			s[n++] = (struct sheet_series){ options[i],
			    arena_printf(a, "=%s", ref_range(a, c->sheet,
			    ROW_FIRST, COL_LABEL, ROW_FIRST + end,
			    COL_LABEL)), arena_printf(a, "=%s", ref_range(a,
			    c->sheet, ROW_FIRST, COL_OPTION + (unsigned)i,
			    ROW_FIRST + end, COL_OPTION + (unsigned)i)) };
	if (n)
		ARRAY_ADD(a, &on->charts, ((struct sheet_chart){
		    .title = "Paid so far, by month", .money = true,
		    .alt = "Lines of what renting, committing, buying and a "
		    "mix have paid month by month; where lines cross, one "
		    "way becomes cheaper than the other.",
		    .series = s, .count = n, .row = row, .col = col,
		    .width = 360, .height = 240 }));
}

static void
labels(struct cash *c)
{
	static const struct {
		unsigned row;
		const char *text;
	} lines[] = {
		{ ROW_NOW, "Paid at once: hardware, network, tax" },
		{ ROW_MONTH, "Rent of a month" },
		{ ROW_RUNNING, "Energy, place and people of a month" },
		{ ROW_RESALE, "Comes back at the end" },
		{ ROW_LENGTH, "Months that are paid for" },
		{ ROW_1, "Paid after 1 year" },
		{ ROW_3, "Paid after 3 years" },
		{ ROW_END, "Paid at the end of the horizon, net of resale" },
		{ ROW_NPV, "The same in today's money: net present value" },
		{ ROW_PAYBACK, "Paid back after, against renting" },
		{ ROW_RATE, "Cost of capital a year" },
		{ ROW_SHARE, "Hybrid: share that is bought" },
	};

	for (size_t i = 0; i < COUNT(lines); i++)
		sheet_text(c->sheet, lines[i].row, COL_LABEL, ROLE_PLAIN,
		    lines[i].text);
	sheet_text(c->sheet, ROW_HEAD, COL_LABEL, ROLE_HEAD, "Month");
	for (unsigned i = 0; i < OPTIONS; i++) {
		sheet_text(c->sheet, ROW_HEAD, COL_OPTION + i, ROLE_HEAD,
		    arena_printf(c->sheet->arena, "So far: %s", options[i]));
		sheet_text(c->sheet, ROW_HEAD, COL_CASH + i, ROLE_HEAD,
		    arena_printf(c->sheet->arena, "Month: %s", options[i]));
	}
	sheet_text(c->sheet, ROW_HEAD, COL_BOOK, ROLE_HEAD,
	    "Book value of what is bought, straight line");
}

/* Rates that the flow is discounted by, and how much of it is bought. */
static double
knobs(struct cash *c)
{
	struct workbook *w = c->book;
	const struct book_column *k = &w->columns.item[0];
	const char *ref = workbook_ref(w, k, "discount_rate");
	double rate = ref ? workbook_value(w, k, "discount_rate") : 0.08;
	struct sheet_rule r = { .row = ROW_SHARE, .last = ROW_SHARE,
		.col = COL_OPTION, .high = 1, .says = "A share, 0 to 1." };

	sheet_live(c->sheet, ROW_RATE, COL_OPTION, ref ? ref : "0.08", rate,
	    "0.0%");
	sheet_number(c->sheet, ROW_SHARE, COL_OPTION, ROLE_INPUT, 0.5, "0%");
	ARRAY_ADD(w->arena, &c->sheet->rules, r);
	return rate;
}

/* A month behind the horizon has a number once the horizon reaches it. */
static void
put_label(struct cash *c, int m)
{
	unsigned row = ROW_FIRST + (unsigned)m;

	if (m <= c->end)
		sheet_number(c->sheet, row, COL_LABEL, ROLE_PLAIN, m, "0");
	else
		sheet_live(c->sheet, row, COL_LABEL, arena_printf(
		    c->sheet->arena, "IF(%d<%s,%d,0)", m - 1, c->length, m),
		    0, "0;;");
}

void
workbook_cash(struct workbook *w)
{
	struct cash *c = ARENA_NEW(w->arena, struct cash);
	struct sheet *s = w->cash;
	double rate;

	c->book = w;
	c->sheet = s;
	sheet_text(s, 0, 0, ROLE_TITLE, "Cash flow");
	sheet_text(s, 1, 0, ROLE_NOTE, "The first candidate of each way to "
	    "pay, in US dollars of today. Amounts are paid; what comes back "
	    "counts against them.");
	labels(c);
	rate = knobs(c);
	for (size_t i = 0; i < 3; i++)
		terms(c, i);
	hybrid(c);
	settle_end(c);
	for (int m = 0; m <= MONTHS; m++) {
		put_label(c, m);
		for (size_t i = 0; i < OPTIONS; i++)
			if (c->of[i].column)
				month(c, i, m);
		if (c->of[2].column)
			book_value(c, m);
	}
	for (size_t i = 0; i < OPTIONS; i++)
		if (c->of[i].column) {
			figures(c, i, rate);
			payback(c, i);
		}
	chart(c, s, 2, COL_CASH);
	w->cash_flow = c;
	sheet_width(s, COL_LABEL, COL_LABEL, 42);
	sheet_width(s, COL_OPTION, COL_BOOK, 14.5);
	s->head = ROW_HEAD;
	s->head_height = 48;
	sheet_height(s, ROW_NAMES, 32);
	s->freeze_col = COL_OPTION;
	s->print_columns = COL_BOOK + 1;
	s->print_last = ROW_FIRST + (unsigned)c->end;
	s->locked = true;
	s->order = ORDER_INPUTS;
}

void
workbook_cash_chart(const struct workbook *w, struct sheet *on, unsigned row,
    unsigned col)
{
	chart(w->cash_flow, on, row, col);
}
