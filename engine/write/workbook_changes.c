/*
 * The sheet Changes: what was edited here, live, which prices moved since the
 * list before, and how the decision itself changed.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "write/decided.h"
#include "write/workbook.h"
#include "write/xlsx_fit.h"

enum { ROW_HEAD = 3, ROW_FIRST = 4, EDITS = 20 };

static void
one_edit(struct workbook *w, unsigned i)
{
	static const unsigned shown[] = { 0, 1, 4, 2, 3 };
	unsigned row = ROW_FIRST + i;

	sheet_number(w->changes, row, 0, ROLE_NOTE, i + 1, "0");
	for (unsigned k = 0; k < COUNT(shown); k++)
		sheet_words(w->changes, row, k + 1, ROLE_PLAIN, arena_printf(
		    w->arena, "IFERROR(INDEX(%s,MATCH(%s,%s,0))&\"\",\"\")",
		    workbook_inputs_column(w, shown[k]), ref_cell(w->arena,
		    NULL, row, 0), w->edit_numbers), "");
}

/* Does it cost something else than on the day before that it was seen? */
static bool
has_moved(const struct offer *o)
{
	return o->before && offer_price(o) !=
	    offer_price(o->before);
}

static bool
any_moved(const struct workbook *w)
{
	for (size_t i = 0; i < w->candidates_count; i++)
		if (has_moved(w->columns.item[i].answer->place.offer))
			return true;
	return false;
}

static void
moved(struct workbook *w, unsigned row, size_t candidate)
{
	const struct answer *a = w->columns.item[candidate].answer;
	const struct offer *o = a->place.offer;
	struct sheet *s = w->changes;
	double now = offer_price(o);
	double was = offer_price(o->before);
	bool hour = !(o->purchase.fact.given);

	sheet_text(s, row, 1, ROLE_WRAP,
	    workbook_name(&a->place.accelerator->head));
	sheet_text(s, row, 2, ROLE_WRAP, arena_printf(w->arena, "%s, %s",
	    workbook_seller(o), w->terms[candidate]));
	sheet_number(s, row, 3, ROLE_PLAIN, was * (hour ? 3600 : 1),
	    "\"$\"#,##0.00");
	sheet_number(s, row, 4, ROLE_PLAIN, now * (hour ? 3600 : 1),
	    "\"$\"#,##0.00");
	sheet_text(s, row, 5, ROLE_NOTE, hour ? "USD/h" : "USD");
	sheet_date(s, row, 6, o->before->date.text);
	sheet_date(s, row, 7, o->date.text);
}

static unsigned
prices(struct workbook *w, unsigned row)
{
	static const char *const heads[] = { "", "Accelerator", "Offer",
		"Was", "Is", "Unit", "Seen before", "Seen" };

	sheet_text(w->changes, row++, 0, ROLE_SECTION,
	    SHEET_SAYS(w, sheet_prices_moved));
	if (!any_moved(w)) {
		sheet_text(w->changes, row, 0, ROLE_NOTE,
		    SHEET_SAYS(w, sheet_no_price_moved));
		return row + 1;
	}
	sheet_heads(w->changes, row++, heads, COUNT(heads));
	for (size_t i = 0; i < w->candidates_count; i++) {
		const struct offer *o =
		    w->columns.item[i].answer->place.offer;
		bool again = false;

		for (size_t k = 0; k < i; k++)
			again |= w->columns.item[k].answer->place.offer == o;
		if (!again && has_moved(o))
			moved(w, row++, i);
	}
	return row;
}

void
workbook_changes(struct workbook *w)
{
	static const char *const heads[] = { "No.", "Input", "Of",
		"As published", "Now", "Unit" };
	static const double widths[] = { 11, 29, 30, 24, 13, 12, 20, 11,
		28 };
	struct sheet *s = w->changes;
	unsigned row;

	sheet_text(s, 0, 0, ROLE_TITLE, "Changes");
	sheet_text(s, 1, 0, ROLE_NOTE, SAID(w->arena, w->phrases,
	    sheet_changes_note, .date = w->guide->date));
	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	for (unsigned i = 0; i < EDITS; i++)
		one_edit(w, i);
	row = prices(w, ROW_FIRST + EDITS + 1) + 1;
	sheet_text(s, row++, 0, ROLE_SECTION, SHEET_SAYS(w, sheet_decided));
	sheet_decided(s, row, w->guide, w->decision);
	sheet_rows_fit(s, widths, COUNT(widths));
	s->head = ROW_HEAD;
	s->locked = true;
}
