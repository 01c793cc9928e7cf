/*
 * The sheet Order: the bill of materials of the choice as published.  Lines
 * add up to what is paid at once; what has no price reads "to be quoted".
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "feed/date.h"
#include "kind/ownership.h"
#include "kind/stack.h"
#include "report/compose.h"
#include "search/supply.h"
#include "unit/number.h"
#include "write/workbook.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"

enum {
	COL_ITEM, COL_QUANTITY, COL_UNIT, COL_NOW, COL_RUN, COL_MONTH,
	COL_HOW, COL_SOURCE, COL_SEEN, COL_AGE
};
enum { ROW_HEAD = 6, ROW_FIRST = 7, DAY = 86400, WEEK = 7 * DAY };

static const char *const heads[] = { "Item", "Quantity", "Unit price",
	"Paid at once", "The run, once", "A month", "How known", "Source",
	"Seen", "Age (days)" };

struct bill {
	struct workbook *book;
	const struct book_column *column;
	const struct order *order;
	unsigned row;
};

static double
value(const struct bill *b, const char *row)
{
	return workbook_value(b->book, b->column, row);
}

/* The cell of a row of the chain; a number where there is none. */
static const char *
cell(const struct bill *b, const char *row)
{
	const char *ref = workbook_ref(b->book, b->column, row);

	return ref ? ref : arena_printf(b->book->arena, "%.15g",
	    value(b, row));
}

/* Accelerators that are bought, or that come with the rent. */
static const char *
billed(const struct bill *b, double *n)
{
	const char *row = chain_slot(b->book->chain, "bought") >= 0 ?
	    "bought" : "missing_billed";

	if (value(b, row) > 0) {
		*n = value(b, row);
		return cell(b, row);
	}
	*n = b->order->accelerators;
	return arena_printf(b->book->arena, "%.15g", *n);
}

/* How a price is known, and how old that is. */
static void
known(struct bill *b, const char *field)
{
	struct workbook *w = b->book;
	const struct chain_row *r = chain_row(w->chain, field);
	const struct input *in = r ? &b->column->answer->input[r->slot] :
	    NULL;
	const struct fact *f = in ? in->fact : NULL;
	const struct source *s = f && f->source ? (const struct source *)
	    catalog_find(&w->guide->catalog->sources, f->source) : NULL;
	const char *date = s ? s->date.text : NULL;
	double days;

	if (in && in->of && !strcmp(in->of->type->verb, "offer"))
		date = ((const struct offer *)in->of)->date.text;
	sheet_text(w->bill, b->row, COL_HOW, ROLE_PLAIN, !f ? "assumed" :
	    f->assume ? "assumed" : "listed");
	sheet_text(w->bill, b->row, COL_SOURCE, ROLE_WRAP, f && f->assume ?
	    f->assume : s ? fact_says(w->arena, w->guide->catalog, f) : NULL);
	sheet_date(w->bill, b->row, COL_SEEN, date);
	if (date && w->guide->date && date_days(date, w->guide->date, &days))
		sheet_number(w->bill, b->row, COL_AGE, ROLE_NOTE, days, "0");
}

/* A line that is paid at once: quantity times what one costs. */
static void
line(struct bill *b, const char *item, const char *quantity, double n,
    const char *one, double each, const char *field)
{
	struct sheet *s = b->book->bill;

	sheet_text(s, b->row, COL_ITEM, ROLE_WRAP, item);
	if (each > 0) {
		sheet_live(s, b->row, COL_QUANTITY, quantity, n, "#,##0");
		sheet_live(s, b->row, COL_UNIT, one, each, FORMAT_USD);
		sheet_live(s, b->row, COL_NOW, arena_printf(s->arena,
		    "%s*%s", ref_cell(s->arena, NULL, b->row, COL_QUANTITY),
		    ref_cell(s->arena, NULL, b->row, COL_UNIT)), n * each,
		    FORMAT_USD);
		known(b, field);
	} else {
		sheet_text(s, b->row, COL_HOW, ROLE_STATE, "to be quoted");
	}
	b->row++;
}

/* What nobody states a price of. */
static void
open_line(struct bill *b, const char *item)
{
	sheet_text(b->book->bill, b->row, COL_ITEM, ROLE_WRAP, item);
	sheet_text(b->book->bill, b->row++, COL_HOW, ROLE_STATE,
	    "to be quoted");
}

/* What another line pays for, or has no price either. */
static void
part_line(struct bill *b, const char *item, bool in, const char *of)
{
	if (!in) {
		open_line(b, item);
		return;
	}
	sheet_text(b->book->bill, b->row, COL_ITEM, ROLE_WRAP, item);
	sheet_text(b->book->bill, b->row, COL_HOW, ROLE_PLAIN, "included");
	sheet_text(b->book->bill, b->row++, COL_SOURCE, ROLE_WRAP, of);
}

static void
monthly(struct bill *b, const char *item, const char *formula, double usd,
    const char *field)
{
	struct sheet *s = b->book->bill;

	if (usd <= 0)
		return;
	sheet_text(s, b->row, COL_ITEM, ROLE_WRAP, item);
	sheet_live(s, b->row, COL_MONTH, formula, usd, FORMAT_USD);
	if (field)
		known(b, field);
	b->row++;
}

static bool
is_whole(const struct order *o)
{
	return o->offer && isfinite(offer_machine(o->offer));
}

/* Tax is a share of the hardware, the share of the network in it. */
static void
bought_lines(struct bill *b)
{
	double n;
	const char *count = billed(b, &n);
	struct arena *a = b->book->arena;

	line(b, arena_printf(a, "%s%s", workbook_choice(b->column->answer),
	    is_whole(b->order) ? ", in whole servers" : ""), count, n,
	    cell(b, "purchase"), value(b, "purchase"), "purchase");
	if (!is_whole(b->order))
		line(b, SHEET_SAYS(b->book, sheet_item_servers), count, n,
		    cell(b, "host_cost"), value(b, "host_cost"),
		    value(b, "host_price") > 0 ?
		    "host_price" : "host_share");
	line(b, SHEET_SAYS(b->book, sheet_item_switches), count, n,
	    cell(b, "network_share"), value(b, "network_share"),
	    "network_share");
	part_line(b, "Network cards", is_whole(b->order),
	    SHEET_SAYS(b->book, sheet_in_server));
	open_line(b, "Cables and transceivers");
	line(b, "Spare parts", count, n, arena_printf(a,
	    "(%s+%s+%s)*%s", cell(b, "purchase"), cell(b, "host_cost"),
	    cell(b, "network_share"), cell(b, "spares")),
	    (value(b, "purchase") + value(b, "host_cost") +
	    value(b, "network_share")) * value(b, "spares"), "spares");
	line(b, "Tax and import", count, n, arena_printf(a, "%s*%s",
	    cell(b, "hardware"), cell(b, "tax")), value(b, "hardware") *
	    value(b, "tax"), "tax");
	part_line(b, "Racks and power distribution", value(b, "space_price") >
	    0, SHEET_SAYS(b->book, sheet_in_space));
	open_line(b, "Installation and delivery");
}

/* What one of them costs a second, as an amount of a month for all. */
static const char *
month_of(const struct bill *b, const char *row, const char *count)
{
	return arena_printf(b->book->arena, "%s*%s*%d", cell(b, row), count,
	    TENURE_MONTH);
}

static void
upkeep_lines(struct bill *b)
{
	const char *energy = workbook_energy(b->book);
	double n, month = TENURE_MONTH;
	const char *count = billed(b, &n);

	monthly(b, "Space and connection", month_of(b, "space", count),
	    value(b, "space") * n * month, "space_price");
	monthly(b, "People", month_of(b, "people", count),
	    value(b, "people") * n * month, "salary");
	monthly(b, "Support and repairs", arena_printf(b->book->arena,
	    "%s*%s", month_of(b, "maintenance", count), cell(b,
	    "hardware")), value(b, "maintenance") * value(b, "hardware") * n *
	    month, "maintenance");
	monthly(b, "Software licences", month_of(b, "licences", count),
	    value(b, "licences") * n * month, "licences");
	if (value(b, "licences") <= 0)
		open_line(b, "Software licences and support");
	monthly(b, SHEET_SAYS(b->book, sheet_item_energy), arena_printf(
	    b->book->arena, "%s*%s/(%s/%d)", cell(b, energy), count,
	    cell(b, "horizon"), TENURE_MONTH), value(b, energy) * n /
	    (value(b, "horizon") / month), "tariff");
}

static void
rented_lines(struct bill *b)
{
	double n;
	const char *count = billed(b, &n);
	struct sheet *s = b->book->bill;

	sheet_text(s, b->row, COL_ITEM, ROLE_WRAP, SAID(s->arena,
	    b->book->phrases, sheet_item_rent, .accelerator =
	    workbook_choice(b->column->answer), .seller = workbook_seller(
	    b->order->offer), .terms = workbook_terms(s->arena,
	    b->order->offer)));
	sheet_live(s, b->row, COL_QUANTITY, count, n, "#,##0");
	sheet_live(s, b->row, COL_UNIT, arena_printf(s->arena, "%s*3600",
	    cell(b, "rent")), value(b, "rent") * 3600, FORMAT_USD_AN_HOUR);
	if (b->order->usd_run > 0)
		sheet_live(s, b->row, COL_RUN, workbook_pay(b->book,
		    b->column, PAY_RUN), workbook_paid(b->column, PAY_RUN),
		    FORMAT_USD);
	if (b->order->usd_per_month > 0 || b->order->usd_run <= 0)
		sheet_live(s, b->row, COL_MONTH, workbook_pay(b->book,
		    b->column, PAY_MONTH), workbook_paid(b->column,
		    PAY_MONTH), FORMAT_USD);
	known(b, "rent");
	b->row++;
	part_line(b, SHEET_SAYS(b->book, sheet_item_instance), true,
	    SHEET_SAYS(b->book, sheet_in_rent));
	part_line(b, SHEET_SAYS(b->book, sheet_item_data), true,
	    b->order->usd_run > 0 ? SHEET_SAYS(b->book, sheet_in_run) :
	    SHEET_SAYS(b->book, sheet_in_month));
	open_line(b, "Support of the provider");
	open_line(b, "Software licences");
}

/* What is there already costs nothing now, and runs. */
static void
held_lines(struct bill *b)
{
	struct workbook *w = b->book;
	const char *energy = workbook_energy(w);
	const bool whole = chain_slot(w->chain, "held_upkeep") >= 0;
	double n = value(b, "used_held"), months = value(b, "horizon") /
	    TENURE_MONTH;
	double upkeep = whole ? value(b, "held_upkeep") :
	    value(b, "held_fixed") * value(b, "horizon");

	if (n <= 0)
		return;
	sheet_text(w->bill, b->row, COL_ITEM, ROLE_WRAP, arena_printf(
	    w->arena, "%s, owned already", workbook_choice(
	    b->column->answer)));
	sheet_live(w->bill, b->row, COL_QUANTITY, cell(b, "used_held"), n,
	    "#,##0");
	sheet_text(w->bill, b->row++, COL_HOW, ROLE_PLAIN, "owned");
	monthly(b, SHEET_SAYS(w, sheet_item_held), arena_printf(
	    w->arena, "%s*(%s+%s)/(%s/%d)", cell(b, "used_held"), whole ?
	    cell(b, "held_upkeep") : arena_printf(w->arena, "%s*%s",
	    cell(b, "held_fixed"), cell(b, "horizon")), cell(b, energy),
	    cell(b, "horizon"), TENURE_MONTH), n * (upkeep +
	    value(b, energy)) / months, "tariff");
}

static void
totals(struct bill *b)
{
	struct sheet *s = b->book->bill;
	bool any = b->row > ROW_FIRST;

	sheet_text(s, b->row, COL_ITEM, ROLE_SECTION, "In all");
	for (unsigned col = 1; col <= COL_AGE; col++)
		if (col < COL_NOW || col > COL_MONTH)
			sheet_text(s, b->row, col, ROLE_SECTION, " ");
	for (unsigned col = COL_NOW; any && col <= COL_MONTH; col++) {
		double sum = 0;

		if (col == COL_RUN && b->order->usd_run <= 0)
			continue;
		for (size_t i = 0; i < s->cells.count; i++)
			if (s->cells.item[i].col == col &&
			    s->cells.item[i].row >= ROW_FIRST &&
			    s->cells.item[i].what == SHEET_FORMULA)
				sum += s->cells.item[i].number;
		sheet_total(s, b->row, col, arena_printf(s->arena,
		    "SUM(%s:%s)", ref_cell(s->arena, NULL, ROW_FIRST, col),
		    ref_cell(s->arena, NULL, b->row - 1, col)), sum,
		    FORMAT_USD);
	}
	b->book->bill_total = ref_range(s->arena, s, b->row, COL_NOW, b->row,
	    COL_NOW);
	b->row++;
}

static void
what(struct bill *b)
{
	struct workbook *w = b->book;
	const struct order *o = b->order;
	const struct lead l = o->offer ? supply_lead(w->guide->catalog,
	    w->decision->profile, o->offer) : (struct lead){ 0 };
	struct text time;

	text_init(&time, w->arena);
	if (l.time >= DAY)
		number_show_of(&time, l.time, "s", l.time < 2 * WEEK ?
		    "day" : "week", 2);
	sheet_text(w->bill, 2, 0, ROLE_PLAIN, SAID(w->arena, w->phrases,
	    sheet_order, .accelerators = o->accelerators, .accelerator =
	    workbook_choice(b->column->answer), .copies = o->copies,
	    .each = o->accelerators_per_copy, .idle = o->idle_accelerators,
	    .sold_as = o->sold_together > 1 ? o->sold_as : NULL,
	    .units = o->units, .of = o->sold_together,
	    .machines = o->machines));
	sheet_text(w->bill, 3, 0, ROLE_PLAIN, !l.known ? SHEET_SAYS(w,
	    sheet_delivery_unknown) : SAID(w->arena, w->phrases, sheet_delivery,
	    .time = time.data));
	if (o->stack)
		sheet_text(w->bill, 4, 0, ROLE_PLAIN, arena_printf(w->arena,
		    "Software: %s", stack_title(w->arena,
		    b->column->answer->place.calibration, o->stack)));
}

void
workbook_bill(struct workbook *w)
{
	static const double widths[] = { 44, 0, 0, 0, 0, 0, 0, 50, 0, 0 };
	struct sheet *s = w->bill;
	struct bill b = { .book = w, .row = ROW_FIRST };

	sheet_text(s, 0, 0, ROLE_TITLE, "Order");
	sheet_text(s, 1, 0, ROLE_NOTE, SHEET_SAYS(w, sheet_order_note));
	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	if (w->base < w->candidates_count) {
		b.column = &w->columns.item[w->base];
		b.order = b.column->answer->order;
		what(&b);
		if (b.order->buys) {
			bought_lines(&b);
			upkeep_lines(&b);
		} else if (b.order->offer && b.order->offer->tier.text) {
			rented_lines(&b);
		}
		held_lines(&b);
		totals(&b);
	}
	sheet_mark(s, (struct sheet_mark){ .at = { ROW_FIRST, COL_HOW, b.row,
	    COL_HOW }, .text = "to be quoted", .tone = TONE_DOUBT });
	sheet_mark(s, (struct sheet_mark){ .at = { ROW_FIRST, COL_AGE, b.row,
	    COL_AGE }, .from = 180, .tone = TONE_DOUBT });
	sheet_fit(s, ROW_HEAD, widths, COUNT(widths));
	if (!b.order || b.order->usd_run <= 0)
		sheet_hide(s, COL_RUN);
	s->head = ROW_HEAD;
	s->freeze_row = ROW_FIRST;
	s->locked = true;
}
