/* The sources that the inputs of a workbook are cited from. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "feed/date.h"
#include "write/workbook.h"

enum { ROW_HEAD = 2, ROW_FIRST = 3 };

static bool
is_cited(const struct workbook *w, const struct source *s)
{
	for (size_t i = 0; i < w->list.count; i++) {
		const struct input *in = w->list.item[i]->input;
		const char *key = in->fact && in->fact->source ?
		    in->fact->source : in->source;

		if (key && !strcmp(key, s->head.id))
			return true;
	}
	return false;
}

static void
one_source(struct workbook *w, unsigned row, const struct source *x)
{
	struct sheet *s = w->sources;
	const char *date = x->retrieved.text ? x->retrieved.text :
	    x->date.text;
	double days;

	sheet_text(s, row, 0, ROLE_PLAIN, x->title.text ? x->title.text :
	    x->head.id);
	sheet_text(s, row, 1, ROLE_PLAIN, x->author.text);
	sheet_link(s, row, 2, x->url.text, x->url.text);
	sheet_date(s, row, 3, x->date.text);
	sheet_date(s, row, 4, x->retrieved.text);
	if (date && w->guide->date && date_days(date, w->guide->date, &days))
		sheet_number(s, row, 5, ROLE_NOTE, days, "0");
	sheet_text(s, row, 6, ROLE_NOTE, x->head.id);
}

void
workbook_sources(struct workbook *w)
{
	static const char *const heads[] = { "Title", "Author", "Address",
		"Dated", "Retrieved", "Age (days)", "Key" };
	static const double widths[] = { 56, 24, 50, 12, 12, 10, 30 };
	const struct record_list *l = &w->guide->catalog->sources;
	struct sheet *s = w->sources;
	unsigned row = ROW_FIRST;

	sheet_text(s, 0, 0, ROLE_TITLE, "Sources of the inputs");
	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	for (unsigned i = 0; i < COUNT(widths); i++)
		sheet_width(s, i, i, widths[i]);
	for (size_t i = 0; i < l->count; i++)
		if (is_cited(w, (const struct source *)l->item[i]))
			one_source(w, row++, (const struct source *)
			    l->item[i]);
	s->freeze_row = ROW_FIRST;
	s->head = ROW_HEAD;
	s->filter_last = row > ROW_FIRST ? row - 1 : 0;
	s->filter_col = COUNT(heads) - 1;
	s->order = ORDER_REST;
}
