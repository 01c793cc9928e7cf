/* The sources that the inputs of a workbook are cited from. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "feed/date.h"
#include "write/workbook.h"
#include "write/xlsx_fit.h"

enum { ROW_HEAD = 2, ROW_FIRST = 3 };

static bool
is_cited(const struct workbook *w, const struct source *s)
{
	for (size_t i = 0; i < w->list.count; i++) {
		const struct book_input *b = w->list.item[i];
		const struct input *in = b->input;
		const char *key = in->fact && in->fact->source ?
		    in->fact->source : in->source;

		if (b->used && key && !strcmp(key, s->head.id))
			return true;
	}
	return false;
}

const char *const workbook_source_heads[SOURCE_COLUMNS] = { "Title", "Author",
	"Address", "Dated", "Retrieved", "Age (days)", "Key" };

const double workbook_source_widths[SOURCE_COLUMNS] = { 44, 24, 44, 0, 0, 0,
	0 };

void
workbook_source(struct sheet *s, unsigned row, const char *day,
    const struct source *x)
{
	const char *date = x->date.text ? x->date.text : x->retrieved.text;
	double days;

	sheet_text(s, row, 0, ROLE_WRAP, x->title.text ? x->title.text :
	    x->head.id);
	sheet_text(s, row, 1, ROLE_WRAP, x->author.text);
	sheet_text(s, row, 2, ROLE_WRAP, x->url.text);
	sheet_date(s, row, 3, x->date.text);
	sheet_date(s, row, 4, x->retrieved.text);
	if (date && day && date_days(date, day, &days) && days >= 0)
		sheet_number(s, row, 5, ROLE_NOTE, days, "0");
	/* A link is not wrapped in print by every program: a short text. */
	sheet_link(s, row, 6, x->head.id, x->url.text);
}

void
workbook_sources(struct workbook *w)
{
	const struct record_list *l = &w->guide->catalog->sources;
	struct sheet *s = w->sources;
	unsigned row = ROW_FIRST;

	sheet_text(s, 0, 0, ROLE_TITLE, "Sources of the inputs");
	sheet_heads(s, ROW_HEAD, workbook_source_heads, SOURCE_COLUMNS);
	for (size_t i = 0; i < l->count; i++)
		if (is_cited(w, (const struct source *)l->item[i]))
			workbook_source(s, row++, w->guide->date,
			    (const struct source *)l->item[i]);
	s->freeze_row = ROW_FIRST;
	s->head = ROW_HEAD;
	s->filter_last = row > ROW_FIRST ? row - 1 : 0;
	s->filter_col = SOURCE_COLUMNS - 1;
	sheet_fit(s, ROW_HEAD, workbook_source_widths, SOURCE_COLUMNS);
}
