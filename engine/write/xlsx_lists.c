/*
 * Sources, prices, and the tables of the guide's pages.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "write/xlsx_format.h"
#include "write/xlsx_plan.h"

enum { ROW_HEAD = 2, ROW_FIRST = 3 };

static void
finish(struct sheet *s, unsigned rows, unsigned columns)
{
	s->freeze_row = ROW_FIRST;
	s->freeze_col = columns > 3 ? 1 : 0;
	s->head = ROW_HEAD;
	s->filter_last = rows ? ROW_FIRST + rows - 1 : 0;
	s->filter_col = columns ? columns - 1 : 0;
	s->order = ORDER_REST;
}

void
plan_sources(struct plan *p)
{
	static const char *const heads[] = { "Key", "Title", "Author",
		"Address", "Date", "Retrieved", "Licence", "Note" };
	static const double width[] = { 30, 60, 26, 50, 12, 12, 20, 60 };
	const struct record_list *list = &p->guide->catalog->sources;
	struct sheet *s = book_sheet(p->book, "Sources");

	sheet_text(s, 0, 0, ROLE_TITLE, "Sources");
	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	for (unsigned i = 0; i < COUNT(width); i++)
		sheet_width(s, i, i, width[i]);
	for (size_t i = 0; i < list->count; i++) {
		const struct source *x = (const struct source *)list->item[i];
		unsigned row = ROW_FIRST + (unsigned)i;

		sheet_text(s, row, 0, ROLE_PLAIN, x->head.id);
		sheet_text(s, row, 1, ROLE_PLAIN, x->title.text);
		sheet_text(s, row, 2, ROLE_PLAIN, x->author.text);
		sheet_link(s, row, 3, x->url.text, x->url.text);
		sheet_date(s, row, 4, x->date.text);
		sheet_date(s, row, 5, x->retrieved.text);
		sheet_text(s, row, 6, ROLE_PLAIN, x->licence.text);
		sheet_text(s, row, 7, ROLE_PLAIN, x->note.text);
	}
	finish(s, (unsigned)list->count, COUNT(heads));
}

static void
price_row(struct sheet *s, unsigned row, const struct offer *o)
{
	const struct cell_unit u = cell_unit(s->arena,
	    (struct quantity){ o->price.value, unit_dim("USD/h") }, "USD/h");
	bool bought = o->purchase.fact.given;
	const struct fact *fact = bought ? &o->purchase.fact : &o->price.fact;
	double price = bought ? o->purchase.value : o->price.value / u.factor;

	sheet_text(s, row, 0, ROLE_PLAIN, o->accelerator.text);
	sheet_number(s, row, 1, ROLE_PLAIN, price, "\"$\"#,##0.00##");
	sheet_text(s, row, 2, ROLE_PLAIN, o->tier.text);
	sheet_text(s, row, 3, ROLE_PLAIN, o->provider.text);
	sheet_text(s, row, 4, ROLE_PLAIN, o->sku.text);
	sheet_text(s, row, 5, ROLE_PLAIN, o->region.text);
	if (o->count.fact.given)
		sheet_number(s, row, 6, ROLE_PLAIN, o->count.value, "0");
	sheet_date(s, row, 7, o->date.text);
	sheet_text(s, row, 8, ROLE_PLAIN, fact->source);
	if (fact->at.file)
		sheet_text(s, row, 9, ROLE_NOTE, arena_printf(s->arena,
		    "%s:%d", fact->at.file, fact->at.line));
}

void
plan_prices(struct plan *p)
{
	static const char *const heads[] = { "Accelerator",
		"Price of one (USD/h; bought: USD)", "Tier", "Provider",
		"Name there", "Region", "Sold together", "Date", "Source",
		"Stated at" };
	static const double width[] = { 28, 14, 14, 16, 34, 18, 10, 12, 28,
		40 };
	const struct record_list *list = &p->guide->catalog->offers;
	struct sheet *s = book_sheet(p->book, "Prices");

	sheet_text(s, 0, 0, ROLE_TITLE, "Prices, as they were seen");
	sheet_text(s, 1, 0, ROLE_NOTE, "A record: nothing is computed from "
	    "this sheet. The prices that the decisions use stand first on the "
	    "sheet Inputs; change them there.");
	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	for (unsigned i = 0; i < COUNT(width); i++)
		sheet_width(s, i, i, width[i]);
	for (size_t i = 0; i < list->count; i++)
		price_row(s, ROW_FIRST + (unsigned)i,
		    (const struct offer *)list->item[i]);
	finish(s, (unsigned)list->count, COUNT(heads));
}

/* One unit serves a column: its own, a cell's, or what suits the largest. */
static struct cell_unit
column_unit(struct arena *arena, const struct table *t, size_t col)
{
	struct quantity most = { -1, { { 0 } } };
	const char *unit = t->column[col].unit;

	for (size_t i = 0; i < t->rows; i++) {
		const struct cell *c = &t->cell[i * t->columns + col];

		if (c->type != CELL_NUMBER ||
		    !(fabs(c->number.value) > most.value))
			continue;
		most.value = fabs(c->number.value);
		most.dim = c->number.dim;
		if (!t->column[col].unit && c->unit)
			unit = c->unit;
	}
	if (most.value < 0)
		return (struct cell_unit){ "1", 1 };
	return cell_unit(arena, most, unit);
}

static void
number_cell(struct sheet *s, unsigned row, unsigned col, const struct cell *c,
    struct cell_unit u)
{
	struct quantity q;
	double x;

	if (!unit_parse(u.name, &q) || !dim_equal(q.dim, c->number.dim))
		u = cell_unit(s->arena, c->number, c->unit);
	x = c->number.value / u.factor;
	sheet_number(s, row, col, ROLE_PLAIN, x, format_number(s->arena, x,
	    c->digits ? c->digits : 3, u.name));
}

static void
table_cell(struct sheet *s, unsigned row, unsigned col, const struct cell *c,
    struct cell_unit u)
{
	switch (c->type) {
	case CELL_EMPTY:
		break;
	case CELL_TEXT:
		sheet_link(s, row, col, c->text, c->href);
		break;
	case CELL_NUMBER:
		number_cell(s, row, col, c, u);
		break;
	case CELL_FLAG:
		sheet_add(s, (struct sheet_cell){ .what = SHEET_FLAG,
		    .role = ROLE_PLAIN, .row = row, .col = col,
		    .number = c->flag });
		break;
	}
}

/* Keys of the sources of a row's cells, once each. */
static const char *
row_sources(struct arena *arena, const struct cell *cell, size_t n)
{
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; i < n; i++) {
		const struct fact *f = cell[i].fact;
		const char *says = !f ? NULL : f->source ? f->source :
		    f->assume ? "assumed" : NULL;

		if (says && !strstr(t.data, says))
			text_printf(&t, "%s%s", t.len ? ", " : "", says);
	}
	return t.data;
}

static void
table_head(struct sheet *s, const struct column *c, unsigned col,
    struct cell_unit u)
{
	bool bare = !*u.name || !strcmp(u.name, "1") || !c->number;

	sheet_text(s, ROW_HEAD, col, ROLE_HEAD, bare ? c->title :
	    arena_printf(s->arena, "%s (%s)", c->title, u.name));
	sheet_width(s, col, col, c->heading ? 34 : c->number ? 14 : 20);
}

static void
table_sheet(struct plan *p, const struct doc *doc, const struct table *t)
{
	const char *id = t->id && *t->id ? t->id : "Table";
	struct sheet *s = book_sheet(p->book, id);
	unsigned columns = (unsigned)t->columns + (t->facts ? 1 : 0);

	sheet_text(s, 0, 0, ROLE_TITLE, t->caption && *t->caption ?
	    t->caption : doc->title);
	sheet_text(s, 1, 0, ROLE_NOTE, doc->title);
	for (unsigned col = 0; col < t->columns; col++) {
		struct cell_unit u = column_unit(p->arena, t, col);

		table_head(s, &t->column[col], col, u);
		for (size_t i = 0; i < t->rows; i++)
			table_cell(s, ROW_FIRST + (unsigned)i, col,
			    &t->cell[i * t->columns + col], u);
	}
	if (t->facts) {
		sheet_text(s, ROW_HEAD, columns - 1, ROLE_HEAD, "Sources");
		sheet_width(s, columns - 1, columns - 1, 50);
	}
	for (size_t i = 0; t->facts && i < t->rows; i++)
		sheet_text(s, ROW_FIRST + (unsigned)i, columns - 1, ROLE_NOTE,
		    row_sources(p->arena, t->cell + i * t->columns,
		    t->columns));
	finish(s, (unsigned)t->rows, columns);
}

/*
 * Tables that readers do not sort lay out a page, but for decisions over
 * ranges; those of the home page are the summary; lists of all sources or
 * prices have their own sheets.
 */
static bool
wants_sheet(const struct plan *p, const struct doc *doc, const struct table *t)
{
	const struct catalog *c = p->guide->catalog;

	if ((!t->sortable && !t->ranges) || !strcmp(doc->id, "index"))
		return false;
	return !t->id || ((strcmp(t->id, "sources") ||
	    t->rows != c->sources.count) && (strcmp(t->id, "prices") ||
	    t->rows != c->offers.count));
}

void
plan_tables(struct plan *p)
{
	for (size_t i = 0; i < p->guide->pages; i++) {
		const struct doc *doc = p->guide->page[i];

		for (size_t k = 0; !doc->record && k < doc->count; k++)
			if (doc->item[k].type == BLOCK_TABLE &&
			    wants_sheet(p, doc, doc->item[k].of.table))
				table_sheet(p, doc, doc->item[k].of.table);
	}
}
