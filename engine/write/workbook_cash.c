/*
 * The sheet Cash flow: what renting, committing, buying and a mix of both pay
 * at once and by the month, each sort of cost on a row of its own, month by
 * month up to the horizon, and what they come to after 1, 3 and 5 years and at
 * its end.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/ownership.h"
#include "write/workbook.h"
#include "write/xlsx_format.h"

enum { MONTHS = 60, OPTIONS = 4 };
enum { ROW_NAMES = 3, ROW_HARDWARE, ROW_TAX, ROW_NOW, ROW_RENT, ROW_ENERGY,
	ROW_PEOPLE, ROW_SPACE, ROW_SUPPORT, ROW_MONTH, ROW_RESALE, ROW_LOSS,
	ROW_LENGTH, ROW_1 = 17, ROW_3, ROW_5, ROW_END, ROW_NPV, ROW_PAYBACK,
	ROW_YEARS, ROW_RATE, ROW_SHARE, ROW_HEAD = 27, ROW_FIRST };
/* Of each option: what a month pays, in all so far, and its book value. */
enum { COL_LABEL, COL_OPTION, COL_CASH = COL_OPTION + OPTIONS,
	COL_BOOK = COL_CASH + OPTIONS };

/* Of what may come back too. */
static const char SIGNED_USD[] = "\"$\"#,##0;-\"$\"#,##0";
/* Of months behind the horizon: nothing is shown unless it is made longer. */
static const char LATER[] = "\"$\"#,##0;-\"$\"#,##0;";
/* Of years behind the end of an option. */
static const char YEARS[] = "\"$\"#,##0;-\"$\"#,##0;"
    "\"after its end\"";
#define NEVER "not by its end"
static const char *const options[] = { "Rent by the hour",
	"Rent with a commitment", "Buy", "Hybrid: part bought, part rented" };
/* In the legend of a chart. */
static const char *const short_names[] = { "Rent", "Commit", "Buy",
	"Hybrid" };

/* One option: the candidate that stands first among its like, or none. */
struct option {
	const struct book_column *column;
	double cell[ROW_LENGTH + 1];       /* of rows that say what is paid */
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

static double
paid(const struct cash *c, size_t option, unsigned row)
{
	return c->of[option].cell[row];
}

/* A row of an option, and what it comes to. */
static void
term(struct cash *c, unsigned row, size_t option, const char *formula,
    double value)
{
	c->of[option].cell[row] = value;
	put(c, row, option, formula, value, row == ROW_LENGTH ?
	    format_number(c->sheet->arena, value, 3, NULL) : FORMAT_USD);
}

/* A row of one accelerator for all that is bought, over the time it is kept
 * or a month of it; 0 where nothing is. */
static void
of_bought(struct cash *c, unsigned row, size_t option, const char *name,
    bool monthly)
{
	struct workbook *w = c->book;
	const struct book_column *k = c->of[option].column;
	const char *ref = k->answer->order->buys ? workbook_ref(w, k, name) :
	    NULL;
	double value = ref ? workbook_value(w, k, name) * bought(w, k) : 0;
	const char *all = ref ? arena_printf(w->arena, "%s*%.15g", ref,
	    bought(w, k)) : "0";

	term(c, row, option, ref && monthly ? arena_printf(w->arena, "%s/%s",
	    all, at(c, ROW_LENGTH, option)) : all, monthly ? value /
	    paid(c, option, ROW_LENGTH) : value);
}

static void
sum(struct cash *c, unsigned row, size_t option, unsigned first)
{
	double value = 0;

	for (unsigned i = first; i < row; i++)
		value += paid(c, option, i);
	term(c, row, option, arena_printf(c->sheet->arena, "SUM(%s)",
	    ref_range(c->sheet->arena, NULL, first, COL_OPTION +
	    (unsigned)option, row - 1, COL_OPTION + (unsigned)option)),
	    value);
}

/* What is bought loses, by the month. */
static void
loss(struct cash *c, size_t i)
{
	term(c, ROW_LOSS, i, arena_printf(c->sheet->arena, "(%s-%s)/%s",
	    at(c, ROW_NOW, i), at(c, ROW_RESALE, i), at(c, ROW_LENGTH, i)),
	    (paid(c, i, ROW_NOW) - paid(c, i, ROW_RESALE)) /
	    paid(c, i, ROW_LENGTH));
}

/* What runs beside energy, people and space: all the rest of it. */
static void
support(struct cash *c, size_t i)
{
	const struct book_column *k = c->of[i].column;

	term(c, ROW_SUPPORT, i, arena_printf(c->sheet->arena,
	    "MAX(%s/%s-SUM(%s),0)", workbook_pay(c->book, k, PAY_RUNNING),
	    at(c, ROW_LENGTH, i), ref_range(c->sheet->arena, NULL, ROW_ENERGY,
	    COL_OPTION + (unsigned)i, ROW_SPACE, COL_OPTION + (unsigned)i)),
	    fmax(workbook_paid(k, PAY_RUNNING) / paid(c, i, ROW_LENGTH) -
	    paid(c, i, ROW_ENERGY) - paid(c, i, ROW_PEOPLE) -
	    paid(c, i, ROW_SPACE), 0));
}

/* What an option pays: cells of its candidate.  A run of less than a month is
 * paid within the first. */
static void
terms(struct cash *c, size_t i)
{
	struct workbook *w = c->book;
	const struct book_column *k = c->of[i].column = first_of(w, i);
	const struct order *order;
	double length;

	sheet_text(c->sheet, ROW_NAMES, COL_OPTION + (unsigned)i, ROLE_HEAD,
	    options[i]);
	if (!k) {
		sheet_text(c->sheet, ROW_HARDWARE, COL_OPTION + (unsigned)i,
		    ROLE_NOTE, "no candidate");
		return;
	}
	order = k->answer->order;
	length = fmax(fmax(order->horizon_months, order->commitment_months),
	    1);
	term(c, ROW_LENGTH, i, arena_printf(w->arena, "MAX(%s,%.15g,1)",
	    workbook_pay(w, k, PAY_MONTHS), order->commitment_months),
	    length);
	of_bought(c, ROW_TAX, i, "cost_tax", false);
	term(c, ROW_HARDWARE, i, arena_printf(w->arena, "%s-%s",
	    workbook_pay(w, k, PAY_UPFRONT), at(c, ROW_TAX, i)),
	    workbook_paid(k, PAY_UPFRONT) - paid(c, i, ROW_TAX));
	sum(c, ROW_NOW, i, ROW_HARDWARE);
	term(c, ROW_RENT, i, arena_printf(w->arena, "%s+%s/%s",
	    workbook_pay(w, k, PAY_MONTH), workbook_pay(w, k, PAY_RUN),
	    at(c, ROW_LENGTH, i)), workbook_paid(k, PAY_MONTH) +
	    workbook_paid(k, PAY_RUN) / length);
	of_bought(c, ROW_ENERGY, i, workbook_energy(c->book), true);
	of_bought(c, ROW_PEOPLE, i, "cost_people", true);
	of_bought(c, ROW_SPACE, i, "cost_space", true);
	support(c, i);
	sum(c, ROW_MONTH, i, ROW_RENT);
	of_bought(c, ROW_RESALE, i, "resale", false);
	loss(c, i);
}

/* Part of what is bought, and the rest of what is rented. */
static void
hybrid(struct cash *c)
{
	const struct option *buy = &c->of[2];
	size_t rent = c->of[0].column ? 0 : 1;
	const char *share = ref_range(c->sheet->arena, NULL, ROW_SHARE,
	    COL_OPTION, ROW_SHARE, COL_OPTION);

	sheet_text(c->sheet, ROW_NAMES, COL_OPTION + 3, ROLE_HEAD,
	    options[3]);
	if (!buy->column || !c->of[rent].column) {
		sheet_text(c->sheet, ROW_HARDWARE, COL_OPTION + 3, ROLE_NOTE,
		    "no candidate");
		return;
	}
	c->of[3].column = buy->column;
	term(c, ROW_LENGTH, 3, at(c, ROW_LENGTH, 2), paid(c, 2, ROW_LENGTH));
	for (unsigned row = ROW_HARDWARE; row < ROW_LENGTH; row++)
		if (row == ROW_NOW)
			sum(c, row, 3, ROW_HARDWARE);
		else if (row == ROW_MONTH)
			sum(c, row, 3, ROW_RENT);
		else if (row == ROW_RENT)
			term(c, row, 3, arena_printf(c->sheet->arena,
			    "(1-%s)*%s+%s*%s", share, at(c, row, rent), share,
			    at(c, row, 2)), (paid(c, rent, row) + paid(c, 2,
			    row)) / 2);
		else
			term(c, row, 3, arena_printf(c->sheet->arena, "%s*%s",
			    share, at(c, row, 2)), paid(c, 2, row) / 2);
}

/* A month of an option: what is paid to its end, less what comes back. */
static void
month(struct cash *c, size_t i, int m)
{
	const double end = paid(c, i, ROW_LENGTH);
	struct arena *a = c->sheet->arena;
	unsigned row = ROW_FIRST + (unsigned)m;
	unsigned cash = COL_CASH + (unsigned)i;
	const char *length = at(c, ROW_LENGTH, i);
	const char *format, *so_far;
	double flow = paid(c, i, ROW_NOW);

	if (m > 0)
		flow = paid(c, i, ROW_MONTH) * fmax(fmin(end - m + 1, 1), 0) -
		    (m == ceil(end - 1e-9) ? paid(c, i, ROW_RESALE) : 0);
	format = m > c->end ? LATER : flow < 0 ? SIGNED_USD : FORMAT_USD;
	c->flow[i][m] = flow;
	c->sum[i][m] = m > c->end ? 0 : (m ? c->sum[i][m - 1] : 0) + flow;
	sheet_live(c->sheet, row, cash, m == 0 ? at(c, ROW_NOW, i) :
	    arena_printf(a, "%s*MAX(MIN(%s-%d,1),0)-IF(%d=ROUNDUP(%s-"
	    "0.000000001,0),%s,0)", at(c, ROW_MONTH, i), length, m - 1, m,
	    length, at(c, ROW_RESALE, i)), flow, format);
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
		longest = fmax(longest, c->of[i].column ?
		    paid(c, i, ROW_LENGTH) : 0);
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
	const double first = paid(c, 2, ROW_NOW), end = paid(c, 2, ROW_LENGTH);
	const char *now = at(c, ROW_NOW, 2), *length = at(c, ROW_LENGTH, 2);

	sheet_live(c->sheet, ROW_FIRST + (unsigned)m, COL_BOOK, arena_printf(
	    c->sheet->arena, "IF(%d<%s-1E-9,%s-(%s-%s)*%d/%s,0)", m, length,
	    now, now, at(c, ROW_RESALE, 2), m, length), m < end - 1e-9 ?
	    first - (first - paid(c, 2, ROW_RESALE)) * m / end : 0,
	    m > c->end ? LATER : FORMAT_USD);
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

/* What is paid after some years, and at the end; a year behind the end has no
 * figure of its own. */
static void
figures(struct cash *c, size_t i, double rate)
{
	static const struct {
		unsigned row;
		int month;
	} years[] = { { ROW_1, 12 }, { ROW_3, 36 }, { ROW_5, 60 } };
	struct arena *a = c->sheet->arena;
	const char *r = ref_range(a, NULL, ROW_RATE, COL_OPTION, ROW_RATE,
	    COL_OPTION), *length = at(c, ROW_LENGTH, i);
	const double months = paid(c, i, ROW_LENGTH) + 1e-9;
	int end = (int)fmin(ceil(months - 2e-9), MONTHS);

	for (size_t k = 0; k < COUNT(years); k++) {
		int m = years[k].month;

		put(c, years[k].row, i, arena_printf(a, "IF(%d<=%s+1E-9,%s,0)",
		    m, length, ref_cell(a, NULL, ROW_FIRST + (unsigned)m,
		    COL_OPTION + (unsigned)i)), m <= months ?
		    c->sum[i][m] : 0, YEARS);
	}
	put(c, ROW_END, i, arena_printf(a, "INDEX(%s,MIN(ROUNDUP(%s-1E-9,0),"
	    "%d)+1)", so_far(c, i), length, MONTHS), c->sum[i][end],
	    FORMAT_USD);
	put(c, ROW_NPV, i, arena_printf(a, "%s+SUMPRODUCT(%s,(1+%s)^(-%s/"
	    "12))", ref_cell(a, NULL, ROW_FIRST, COL_CASH + (unsigned)i),
	    cash_range(c, i), r, ref_range(a, NULL, ROW_FIRST + 1, COL_LABEL,
	    ROW_FIRST + MONTHS, COL_LABEL)), discounted(c, i, rate),
	    FORMAT_USD);
}

/* Months in which the option has paid more than renting has. */
static void
payback(struct cash *c, size_t i)
{
	size_t rent = c->of[0].column ? 0 : 1;
	struct arena *a = c->sheet->arena;
	const char *more, *length = at(c, ROW_LENGTH, i);
	int months = 0;
	bool back;

	if (!c->of[rent].column || i == rent || !(paid(c, i, ROW_NOW) > 0))
		return;
	for (int m = 0; m <= MONTHS; m++)
		months += c->sum[i][m] > c->sum[rent][m];
	more = arena_printf(a, "SUMPRODUCT(1*(%s>%s))", so_far(c, i),
	    so_far(c, rent));
	back = months <= ceil(paid(c, i, ROW_LENGTH) - 1e-9);
	sheet_words(c->sheet, ROW_PAYBACK, COL_OPTION + (unsigned)i,
	    ROLE_STATE, arena_printf(a, "IF(%s>ROUNDUP(%s-1E-9,0),\"%s\",%s&"
	    "IF(%s=1,\" month\",\" months\"))", more, length, NEVER, more,
	    more), back ? arena_printf(a, "%d month%s", months, months == 1 ?
	    "" : "s") : NEVER);
	put(c, ROW_YEARS, i, arena_printf(a, "IF(%s>ROUNDUP(%s-1E-9,0),0,%s/"
	    "12)", more, length, more), back ? months / 12. : 0, "0.0;;");
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
			s[n++] = (struct sheet_series){ short_names[i],
			    arena_printf(a, "=%s", ref_range(a, c->sheet,
			    ROW_FIRST, COL_LABEL, ROW_FIRST + end,
			    COL_LABEL)), arena_printf(a, "=%s", ref_range(a,
			    c->sheet, ROW_FIRST, COL_OPTION + (unsigned)i,
			    ROW_FIRST + end, COL_OPTION + (unsigned)i)) };
	if (n)
		ARRAY_ADD(a, &on->charts, ((struct sheet_chart){
		    .title = SHEET_SAYS(c->book, sheet_cash_chart_title),
		    .money = true, .alt = SHEET_SAYS(c->book, sheet_cash_chart),
		    .series = s, .count = n, .row = row, .col = col,
		    .width = 440, .height = 240 }));
}

static void
labels(struct cash *c)
{
	static const struct {
		enum phrase says;
		unsigned row;
	} lines[] = {
		{ PHRASE_sheet_cash_hardware, ROW_HARDWARE },
		{ PHRASE_sheet_cash_tax, ROW_TAX },
		{ PHRASE_sheet_cash_now, ROW_NOW },
		{ PHRASE_sheet_cash_rent, ROW_RENT },
		{ PHRASE_sheet_cash_energy, ROW_ENERGY },
		{ PHRASE_sheet_cash_people, ROW_PEOPLE },
		{ PHRASE_sheet_cash_space, ROW_SPACE },
		{ PHRASE_sheet_cash_support, ROW_SUPPORT },
		{ PHRASE_sheet_cash_month, ROW_MONTH },
		{ PHRASE_sheet_cash_resale, ROW_RESALE },
		{ PHRASE_sheet_cash_loss, ROW_LOSS },
		{ PHRASE_sheet_cash_length, ROW_LENGTH },
		{ PHRASE_sheet_cash_after_1, ROW_1 },
		{ PHRASE_sheet_cash_after_3, ROW_3 },
		{ PHRASE_sheet_cash_after_5, ROW_5 },
		{ PHRASE_sheet_cash_end, ROW_END },
		{ PHRASE_sheet_cash_npv, ROW_NPV },
		{ PHRASE_sheet_cash_payback, ROW_PAYBACK },
		{ PHRASE_sheet_cash_payback_years, ROW_YEARS },
		{ PHRASE_sheet_cash_rate, ROW_RATE },
		{ PHRASE_sheet_cash_share, ROW_SHARE },
	};

	for (size_t i = 0; i < COUNT(lines); i++)
		sheet_text(c->sheet, lines[i].row, COL_LABEL, ROLE_PLAIN,
		    phrase_plain(c->book->phrases, lines[i].says));
	sheet_text(c->sheet, ROW_HEAD, COL_LABEL, ROLE_HEAD, "Month");
	for (unsigned i = 0; i < OPTIONS; i++) {
		sheet_text(c->sheet, ROW_HEAD, COL_OPTION + i, ROLE_HEAD,
		    arena_printf(c->sheet->arena, "So far: %s", options[i]));
		sheet_text(c->sheet, ROW_HEAD, COL_CASH + i, ROLE_HEAD,
		    arena_printf(c->sheet->arena, "Month: %s", options[i]));
	}
	sheet_text(c->sheet, ROW_HEAD, COL_BOOK, ROLE_HEAD,
	    SHEET_SAYS(c->book, sheet_cash_book_value));
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
		.col = COL_OPTION, .high = 1,
		.says = SHEET_SAYS(w, sheet_rule_part) };

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
	sheet_text(s, 1, 0, ROLE_NOTE, SHEET_SAYS(w, sheet_cash_note));
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
	w->cash_flow = c;
	sheet_width(s, COL_LABEL, COL_LABEL, 42);
	sheet_width(s, COL_OPTION, COL_BOOK, 14.5);
	s->head = ROW_HEAD;
	s->head_height = 48;
	sheet_height(s, ROW_NAMES, 44);
	s->freeze_col = COL_OPTION;
	s->print_columns = COL_BOOK + 1;
	s->print_last = ROW_FIRST + (unsigned)c->end;
	s->locked = true;
}

void
workbook_cash_chart(const struct workbook *w, struct sheet *on, unsigned row,
    unsigned col)
{
	chart(w->cash_flow, on, row, col);
}
