/*
 * The sheet of quotes: what vendors offer, each like one of the candidates and
 * ranked beside them, under every limit.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "write/workbook.h"
#include "write/xlsx_fit.h"

enum {
	COL_NUMBER, COL_VENDOR, COL_LIKE, COL_CURRENCY, COL_RATE, COL_PRICE,
	COL_TAX, COL_BREAK, COL_BREAK_PRICE, COL_VALID, COL_WARRANTY,
	COL_SUPPORT, COL_DELIVERY,
	/* Worked out. */
	COL_NO, COL_QUANTITY, COL_USED, COL_USD, COL_COUNTS, COL_COST,
	COL_RANK, COL_SAYS
};
/* What is worked out stands below what is entered. */
enum { ROW_HEAD = 4, ROW_FIRST = 5, BELOW = BOOK_QUOTES + 3,
	COL_BASE = COL_SAYS + 1, COL_RESULT = COL_CURRENCY };

static const char *const heads[] = { "Quote", "Vendor", "Like candidate",
	"Currency", "USD for one", "Price of one", "Tax (percent)",
	"From so many on", "Price of one from there", "Valid until",
	"Warranty (months)", "Support (USD a year, each)", "Delivery (weeks)" };
static const char *const results[] = { "Quote", "Vendor", "Result",
	"Like no.", "GPUs", "Price used", "USD, with tax", "Counts",
	"Cost", "Rank", "In base units" };
static const double widths[] = { 6, 18, 41, 9, 9, 13, 10, 10, 12, 12, 10, 15,
	10 };

/* A column of the candidates, the quotes left out. */
static const char *
candidates(const struct workbook *w, unsigned col)
{
	return ref_range(w->arena, w->candidates, 4, col,
	    4 + (unsigned)w->candidates_count - 1, col);
}

/* The place of a quote's column, by the row that it is entered in. */
static struct sheet_range
place(unsigned row, unsigned col)
{
	unsigned to = col < COL_NO ? col : col == COL_SAYS ? COL_LIKE :
	    COL_RESULT + col - COL_NO - (col > COL_SAYS);

	if (col >= COL_NO)
		row += BELOW;
	return (struct sheet_range){ row, to, row, to };
}

static const char *
here(const struct workbook *w, unsigned row, unsigned col)
{
	struct sheet_range at = place(row, col);

	return ref_cell(w->arena, NULL, at.row, at.col);
}

/* The same from any sheet. */
static const char *
away(const struct workbook *w, unsigned row, unsigned col)
{
	struct sheet_range at = place(row, col);

	return ref_range(w->arena, w->quotes, at.row, at.col, at.row, at.col);
}

static void
live(struct workbook *w, unsigned row, unsigned col, const char *formula,
    double value, const char *format)
{
	struct sheet_range at = place(row, col);

	sheet_live(w->quotes, at.row, at.col, formula, value, format);
}

static void
list_currencies(const struct workbook *w, struct sheet_rule *r)
{
	const struct record_list *all = &w->guide->catalog->currencies;
	const char **word = arena_array(w->arena, all->count, sizeof(*word));

	for (size_t i = 0; i < all->count; i++)
		word[i] = ((const struct currency *)all->item[i])->name.text;
	r->words = word;
	r->word_count = all->count;
}

static void
rule(struct workbook *w, unsigned col, double low, const char *list)
{
	struct sheet_rule r = { .row = ROW_FIRST,
		.last = ROW_FIRST + BOOK_QUOTES - 1, .col = col, .low = low,
		.list = list,
		.says = SHEET_SAYS(w, sheet_rule_number) };

	if (col == COL_CURRENCY)
		list_currencies(w, &r);
	ARRAY_ADD(w->arena, &w->quotes->rules, r);
}

static void
entries(struct workbook *w, unsigned row)
{
	struct sheet *s = w->quotes;

	sheet_number(s, row, COL_NUMBER, ROLE_PLAIN, row - ROW_FIRST + 1,
	    "0");
	for (unsigned col = COL_VENDOR; col <= COL_DELIVERY; col++)
		if (col == COL_LIKE)
			sheet_text(s, row, col, ROLE_INPUT, w->says[0]);
		else if (col == COL_CURRENCY)
			sheet_text(s, row, col, ROLE_INPUT, "USD");
		else if (col == COL_RATE)
			sheet_number(s, row, col, ROLE_INPUT, 1, "0.0000");
		else
			sheet_add(s, (struct sheet_cell){
			    .what = SHEET_TEXT, .role = ROLE_INPUT,
			    .row = row, .col = col, .text = "",
			    .format = col == COL_VALID ? "yyyy\\-mm\\-dd" :
			    col == COL_PRICE || col == COL_BREAK_PRICE ?
			    "#,##0.00##" : NULL });
}

/* What a line comes to: its price in USD, tax and support in it. */
static void
price(struct workbook *w, unsigned row)
{
	const char *at = here(w, row, COL_NO);
	const char *bought = arena_printf(w->arena,
	    "LEFT(INDEX(%s,%s),8)=\"purchase\"", candidates(w, AT_TERMS), at);
	struct book_input *horizon = workbook_field(w,
	    &w->decision->profile->head, "horizon", "Horizon");
	const char *years = horizon ? arena_printf(w->arena, "%s/31536000",
	    horizon->name) : "3";

	workbook_use(horizon);
	live(w, row, COL_NO, arena_printf(w->arena,
	    "IFERROR(MATCH(%s,%s,0),IFERROR(MATCH(%s,%s,0),1))",
	    here(w, row, COL_LIKE), candidates(w, AT_SAYS), here(w, row,
	    COL_LIKE), candidates(w, AT_ID)), 1, "0");
	live(w, row, COL_QUANTITY, arena_printf(w->arena,
	    "INDEX(%s,%s)", candidates(w, AT_COUNT), at),
	    w->columns.item[0].answer->order->accelerators, "#,##0");
	live(w, row, COL_USED, arena_printf(w->arena,
	    "IF(AND(SUM(%s)>0,SUM(%s)>0,%s>=SUM(%s)),SUM(%s),SUM(%s))",
	    here(w, row, COL_BREAK), here(w, row, COL_BREAK_PRICE),
	    here(w, row, COL_QUANTITY), here(w, row, COL_BREAK),
	    here(w, row, COL_BREAK_PRICE), here(w, row, COL_PRICE)), 0,
	    "#,##0.00##;;");
	live(w, row, COL_USD, arena_printf(w->arena,
	    "IF(%s>0,%s*%s*(1+SUM(%s)/100)+SUM(%s)*IF(%s,%s,1/8760),0)",
	    here(w, row, COL_USED), here(w, row, COL_USED),
	    here(w, row, COL_RATE), here(w, row, COL_TAX),
	    here(w, row, COL_SUPPORT), bought, years), 0, "#,##0.00##;;");
	w->quote_price[row - ROW_FIRST] = away(w, row, COL_BASE);
	live(w, row, COL_BASE, arena_printf(w->arena,
	    "%s/IF(%s,1,3600)", here(w, row, COL_USD), bought), 0,
	    "0.########;;");
}

/* Whose results a line below shows. */
static void
name_result(struct workbook *w, unsigned row)
{
	sheet_number(w->quotes, row + BELOW, COL_NUMBER, ROLE_PLAIN,
	    row - ROW_FIRST + 1, "0");
	sheet_words(w->quotes, row + BELOW, COL_VENDOR, ROLE_PLAIN,
	    arena_printf(w->arena, "%s&\"\"", here(w, row, COL_VENDOR)), "");
}

/* What a quote comes to: whether it counts, its cost, rank and status. */
static void
show_result(struct workbook *w, unsigned row)
{
	struct sheet_range says = place(row, COL_SAYS);
	unsigned at = 4 + (unsigned)w->candidates_count + row - ROW_FIRST;
	const char *counts = here(w, row, COL_COUNTS);
	const char *rank = ref_cell(w->arena, w->candidates, at, AT_RANK);

	live(w, row, COL_COUNTS, arena_printf(w->arena,
	    "IF(AND(%s>0,OR(SUM(%s)=0,SUM(%s)>=%.0f)),1,0)",
	    here(w, row, COL_USD), here(w, row, COL_VALID),
	    here(w, row, COL_VALID), book_serial(w->guide->date)), 0, "0;;");
	live(w, row, COL_COST, arena_printf(w->arena,
	    "IF(%s=1,%s,0)", counts, ref_cell(w->arena, w->candidates, at,
	    AT_SHOWN)), 0, "#,##0.00##;;");
	live(w, row, COL_RANK, arena_printf(w->arena, "IF(%s=1,%s,0)",
	    counts, rank), 0, "0;;");
	sheet_words(w->quotes, says.row, says.col, ROLE_PLAIN, arena_printf(
	    w->arena, "IF(%s=0,IF(%s>0,\"no longer valid\",\"not entered\"),"
	    "IF(%s=0,\"breaks a limit\",IF(%s=1,\"the best\","
	    "\"not the best\")))", counts, here(w, row, COL_USD), ref_cell(
	    w->arena, w->candidates, at, AT_FITS), rank), "not entered");
}

/* As high as the longest name of a candidate, any of which may be picked. */
static double
entry_height(const struct workbook *w)
{
	double lines = 2;

	for (size_t i = 0; i < w->candidates_count; i++)
		lines = fmax(lines, fit_lines(w->says[i], widths[COL_LIKE] - 2,
		    false));
	return ceil(13 * lines + 2);
}

void
workbook_quotes(struct workbook *w)
{
	const double height = entry_height(w);
	struct sheet *s = w->quotes;

	sheet_text(s, 0, 0, ROLE_TITLE, "Quotes");
	sheet_text(s, 1, 0, ROLE_NOTE, SHEET_SAYS(w, sheet_quotes_note));
	sheet_text(s, 2, 0, ROLE_NOTE, SHEET_SAYS(w, sheet_quotes_import));
	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	sheet_text(s, ROW_HEAD + BELOW - 1, 0, ROLE_SECTION,
	    SHEET_SAYS(w, sheet_quotes_ranked));
	sheet_heads(s, ROW_HEAD + BELOW, results, COUNT(results));
	sheet_height(s, ROW_HEAD + BELOW, 30);
	for (unsigned i = 0; i < COUNT(widths); i++)
		sheet_width(s, i, i, widths[i]);
	for (unsigned i = 0; i < BOOK_QUOTES; i++) {
		unsigned row = ROW_FIRST + i;

		w->quote_like[i] = away(w, row, COL_NO);
		w->quote_counts[i] = away(w, row, COL_COUNTS);
		w->quote_vendor[i] = away(w, row, COL_VENDOR);
		sheet_height(s, row, height);
		entries(w, row);
		price(w, row);
		show_result(w, row);
		name_result(w, row);
	}
	rule(w, COL_LIKE, 0, candidates(w, AT_SAYS));
	rule(w, COL_CURRENCY, 0, NULL);
	for (unsigned col = COL_RATE; col <= COL_DELIVERY; col++)
		if (col != COL_VALID)
			rule(w, col, 0, NULL);
	s->head = ROW_HEAD;
	s->head_height = 42;
	s->freeze_row = ROW_FIRST;
	s->freeze_col = COL_LIKE;
	s->locked = true;
}
