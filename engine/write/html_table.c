#include "write/html.h"

#include <math.h>
#include <string.h>

#include "unit/number.h"

static void
heading_cell(struct html *h, const struct column *c)
{
	const char *unit = column_unit(c);

	html_add(h, "<th scope=\"col\">");
	html_text(h, c->title);
	if (*unit) {
		html_add(h, " <small>");
		html_text(h, unit);
		html_add(h, "</small>");
	}
}

/* What follows the digits of a shown number: "%" of "1,234.5%"; NULL where
 * there are none.  A dollar sign may stand before them. */
static const char *
behind_digits(const char *shown)
{
	size_t n;

	shown += *shown == '-';
	shown += *shown == '$';
	n = strspn(shown, "0123456789.,");
	return n ? shown + n : NULL;
}

/* Do the numbers of the column sort by what is shown, as "1,234.5" and "8.2%"
 * do?  Not where one is in MB and the next in GB. */
static bool
sorts_as_shown(struct html *h, const struct table *t, size_t column)
{
	const char *first = NULL;

	for (size_t r = 0; r < t->rows && t->sortable; r++) {
		const struct cell *cell = table_cell(t, r, column);
		const char *end;

		if (cell->type != CELL_NUMBER)
			continue;
		end = behind_digits(cell_show(h->arena, &t->column[column],
		    cell));
		if (!end || (first && strcmp(first, end) != 0))
			return false;
		first = end;
	}
	return t->column[column].number;
}

/* What a script sorts by, where what is shown would not do. */
static void
sort_key(struct html *h, const struct cell *cell)
{
	if (cell->type == CELL_NUMBER && isfinite(cell->number.value))
		text_printf(h->out, " data-sort=\"%.5g\"",
		    cell->number.value);
}

/* "NVIDIA H100 datasheet, p. 2": where the list below the table, which a
 * script shows for the others, does not say as much. */
static const char *
mark_says(struct html *h, const struct mark *mark, const struct fact *fact)
{
	return mark->source && fact->place ? arena_printf(h->arena, "%s, %s",
	    mark->title, fact->place) : NULL;
}

/* 1 is a, 27 is aa: beside a number a digit would read as an exponent. */
static const char *
letters(struct arena *arena, size_t n)
{
	const char *s = "";

	for (; n; n = (n - 1) / 26)
		s = arena_printf(arena, "%c%s", 'a' + (char)((n - 1) % 26), s);
	return s;
}

static void
cell_mark(struct html *h, const struct marks *marks, const struct fact *fact)
{
	size_t n = marks_find(marks, fact);
	const struct mark *mark;
	const char *href;

	if (n == 0)
		return;
	mark = &marks->item[n - 1];
	href = page_link(h->arena, h->doc, mark->href, ".html");
	text_printf(h->out, "<sup><%s", href ? "a" : "span");
	html_attribute(h, "href", href);
	html_attribute(h, "title", mark_says(h, mark, fact));
	text_printf(h->out, ">%s%s</%s></sup>", mark->source ? "" : "†",
	    letters(h->arena, n), href ? "a" : "span");
}

static void
cell_content(struct html *h, const struct column *column,
    const struct cell *cell)
{
	const char *shown = cell_show(h->arena, column, cell);

	if (cell->type == CELL_EMPTY)
		html_add(h, "–");
	else if (cell->mathml)
		html_add(h, cell->mathml);
	else
		html_link(h, cell->href, shown);
}

/* Columns that a class of the table says something of: style.css. */
enum { CLASSED = 16 };

/* Most columns (dates, names) stand on one line: 'n' numbers, 'w' wraps, 'l'
 * is long; 0 for none of these. */
static char
sort_of_column(const struct table *t, size_t column)
{
	enum { NAME = 24, SHORT = 15, LONG = 44 };
	const struct column *col = &t->column[column];
	bool wraps = false;

	if (col->number)
		return 'n';
	for (size_t r = 0; r < table_shown(t); r++) {
		const struct cell *cell = table_cell(t, r, column);
		size_t len = cell->type == CELL_TEXT ? strlen(cell->text) : 0;

		if (len > LONG && !cell->mathml)
			return 'l';
		wraps |= cell->mathml || len > (col->heading ? NAME : SHORT);
	}
	return wraps ? 'w' : 0;
}

/* "n2 w5": what its columns are, or NULL. */
static const char *
classes(struct arena *arena, const struct table *t)
{
	struct text out;

	text_init(&out, arena);
	for (size_t c = 0; c < t->columns && c < CLASSED; c++) {
		char sort = sort_of_column(t, c);

		if (sort)
			text_printf(&out, "%s%c%zu", out.len ? " " : "", sort,
			    c + 1);
	}
	return out.len ? out.data : NULL;
}

static void
body_cell(struct html *h, const struct table *t, size_t r, size_t c,
    const struct marks *marks, bool key)
{
	const struct column *column = &t->column[c];
	const struct cell *cell = table_cell(t, r, c);
	bool heading = column->heading && !cell->mathml;
	const char *tag = heading ? "th" : "td";

	text_printf(h->out, "<%s%s", tag, heading ? " scope=\"row\"" : "");
	if (key)
		sort_key(h, cell);
	html_add(h, ">");
	if (table_again(t, r, c))
		html_text(h, HTML_PLAIN(h, page_again));
	else
		cell_content(h, column, cell);
	cell_mark(h, marks, cell->fact);
}

/* What a script works the row out by. */
static void
step_of_row(struct html *h, const struct step *s)
{
	html_attribute(h, "data-id", s->id);
	html_attribute(h, "data-sum", s->sheet);
	text_printf(h->out, " data-scale=\"%.17g\"", s->scale);
	if (!s->sheet && isfinite(s->low))
		text_printf(h->out, " data-low=\"%.9g\"", s->low);
	if (!s->sheet && isfinite(s->high))
		text_printf(h->out, " data-high=\"%.9g\"", s->high);
}

static void
rows(struct html *h, const struct table *t, const struct marks *marks)
{
	bool *key = arena_array(h->arena, t->columns + 1, sizeof(*key));

	html_add(h, "<thead><tr>");
	for (size_t c = 0; c < t->columns; c++) {
		key[c] = t->sortable && !sorts_as_shown(h, t, c);
		heading_cell(h, &t->column[c]);
	}
	html_add(h, "<tbody>\n");
	for (size_t r = 0; r < table_shown(t); r++) {
		html_add(h, "<tr");
		if (t->steps)
			step_of_row(h, &t->steps[r]);
		html_add(h, ">");
		for (size_t c = 0; c < t->columns; c++)
			body_cell(h, t, r, c, marks, key[c]);
		html_add(h, "\n");
	}
}

/* Where the numbers come from, numbered as the marks in the cells. */
static void
legend(struct html *h, const struct marks *marks)
{
	if (marks->count == 0)
		return;
	html_fold(h, "legend", HTML_SAID(h, page_grounds,
	    .count = (double)marks->count));
	html_add(h, "<ol type=\"a\">\n");
	for (size_t i = 0; i < marks->count; i++) {
		const struct mark *m = &marks->item[i];

		html_add(h, "<li>");
		html_link(h, m->href, m->source ? m->title :
		    HTML_SAID(h, page_assumed, .why = m->title));
		html_add(h, "\n");
	}
	html_add(h, "</ol></details>\n");
}

/* Where the rows are that the page leaves out. */
static void
rest(struct html *h, const struct table *t)
{
	struct html link = *h;
	struct text all;

	text_init(&all, h->arena);
	link.out = &all;
	html_add(&link, "<a download");
	html_attribute(&link, "href", arena_printf(h->arena, "%s%s",
	    page_root(h->arena, h->doc), table_path(h->arena, h->doc, t)));
	html_add(&link, ">");
	html_text(&link, HTML_PLAIN(h, page_all_rows));
	html_add(&link, "</a>");
	html_add(h, "<p class=\"rest\">");
	html_around(h, HTML_SAID(h, page_shown, .shown = (double)
	    table_shown(t), .rows = (double)t->rows, .all = HTML_HERE),
	    all.data);
	html_add(h, "</p>\n");
}

void
html_table(struct html *h, const struct table *t)
{
	struct marks marks;

	marks_collect(h->arena, h->guide, t, &marks);
	if (t->folded)
		html_fold(h, "rejects", t->caption);
	html_add(h, "<div class=\"scroll\">\n<table");
	html_attribute(h, "id", t->id);
	html_attribute(h, "class", classes(h->arena, t));
	if (t->sortable)
		html_add(h, " data-sortable");
	if (t->steps)
		html_add(h, " data-sums");
	if (t->choose)
		text_printf(h->out, " data-choose=\"%zu\"", t->choose);
	html_add(h, ">\n<caption><span>");
	html_text(h, t->caption);
	html_add(h, "</span>");
	rows(h, t, &marks);
	html_add(h, "</table></div>\n");
	if (table_shown(t) < t->rows)
		rest(h, t);
	legend(h, &marks);
	html_add(h, t->folded ? "</details>\n" : "");
}
