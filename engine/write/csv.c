#include <ctype.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "unit/number.h"
#include "write/data.h"
#include "write/package.h"
#include "write/parts.h"

/*
 * May the text stand without quotes?  Not where a program would take it for a
 * number, a date or a flag: what has quotes is a text to datapackage.json too.
 */
static bool
is_bare(const char *s)
{
	return isalpha((unsigned char)*s) && !s[strcspn(s, "\",\r\n")] &&
	    s[strlen(s) - 1] != ' ' && strcmp(s, "true") != 0 &&
	    strcmp(s, "false") != 0;
}

/*
 * RFC 4180: CRLF, quotes where they are needed.  A spreadsheet would run a
 * text that starts like a formula, so such a text gets an apostrophe first.
 */
static void
text_field(struct text *t, struct arena *arena, const char *s)
{
	bool guard = s && *s && strchr("=+-@\t\r", *s);
	const char *text = plain(arena, s);

	if (!*text || (!guard && is_bare(text))) {
		text_add(t, text);
		return;
	}
	text_char(t, '"');
	if (guard)
		text_char(t, '\'');
	for (size_t n; *text; text += n) {
		n = strcspn(text, "\"");
		text_add_n(t, text, n);
		if (!text[n])
			break;
		text_add(t, "\"\"");
		n++;
	}
	text_char(t, '"');
}

static void
number_field(struct text *t, double v)
{
	if (isfinite(v))
		number_exact(t, v);
}

/* 12.45 rather than 12.450000000000001 where both are the same number. */
static void
unit_field(struct text *t, struct quantity q, const char *unit)
{
	double v = in_unit(q, unit), near = v, back = q.value / v;
	char shorter[32];

	if (fabs(v) >= 1e15 || v < floor(v) || v > floor(v)) {
		snprintf(shorter, sizeof(shorter), "%.15g", v);
		near = strtod(shorter, NULL);
	}
	if (v != 0 && fabs(near * back - q.value) <=
	    2 * DBL_EPSILON * fabs(q.value))
		v = near;
	number_field(t, v);
}

void
data_end(struct text *t)
{
	/* In place of the last comma. */
	t->data[--t->len] = '\0';
	text_add(t, "\r\n");
}

/* The one unit of all numbers of a column, or NULL where they differ. */
static const char *
unit_of(const struct table *table, size_t column, struct arena *arena)
{
	const char *unit = table->column[column].unit;
	const struct cell *first = NULL;
	struct text t;

	for (size_t r = 0; r < table->rows; r++) {
		const struct cell *cell = table_cell(table, r, column);

		if (cell->type != CELL_NUMBER)
			continue;
		if (unit && !fits_unit(cell->number, unit))
			return NULL;
		if (first && !dim_equal(first->number.dim, cell->number.dim))
			return NULL;
		first = cell;
	}
	if (unit || !first)
		return unit ? unit : "";
	text_init(&t, arena);
	dim_text(&t, first->number.dim);
	return strcmp(t.data, "1") == 0 ? "" : t.data;
}

/* The id of the record that a link leads to, as the other files have it. */
static const char *
linked_id(struct arena *arena, const char *href)
{
	const char *id = href && text_starts(href, "page:") ? strchr(href,
	    '/') : NULL;

	return id ? arena_strndup(arena, id + 1, strcspn(id + 1, "#")) : NULL;
}

/*
 * Do cells of the column lead to records, by other words than their ids?  The
 * ids then stand beside.
 */
static bool
has_ids(const struct table *table, size_t column, struct arena *arena)
{
	for (size_t r = 0; r < table->rows; r++) {
		const struct cell *cell = table_cell(table, r, column);
		const char *id = linked_id(arena, cell->href);

		if (id && (cell->type != CELL_TEXT || !cell->text ||
		    strcmp(id, cell->text) != 0))
			return true;
	}
	return false;
}

/* memory_bandwidth [GB/s]; two columns where units differ row by row. */
static void
head(struct text *t, struct arena *arena, const struct table *table,
    const char **unit)
{
	for (size_t c = 0; c < table->columns; c++) {
		const char *id = table->column[c].id;

		unit[c] = unit_of(table, c, arena);
		if (unit[c] && *unit[c] && strcmp(unit[c], "1") != 0)
			id = arena_printf(arena, "%s [%s]", id, unit[c]);
		text_field(t, arena, id);
		text_char(t, ',');
		if (has_ids(table, c, arena)) {
			text_field(t, arena, arena_printf(arena, "%s id",
			    table->column[c].id));
			text_char(t, ',');
		}
		if (unit[c])
			continue;
		text_field(t, arena, arena_printf(arena, "%s unit", id));
		text_char(t, ',');
	}
	data_end(t);
}

static void
field(struct text *t, struct arena *arena, const struct cell *cell,
    const char *unit, bool id)
{
	struct text base;

	if (cell->type == CELL_NUMBER)
		unit_field(t, cell->number, unit);
	else if (cell->type == CELL_FLAG)
		text_add(t, cell->flag ? "true" : "false");
	else if (cell->type == CELL_TEXT)
		text_field(t, arena, cell->text);
	text_char(t, ',');
	if (id) {
		text_field(t, arena, linked_id(arena, cell->href));
		text_char(t, ',');
	}
	if (unit)
		return;
	text_init(&base, arena);
	if (cell->type == CELL_NUMBER)
		dim_text(&base, cell->number.dim);
	text_field(t, arena, base.data);
	text_char(t, ',');
}

static void
table_text(struct text *t, struct arena *arena, const struct table *table)
{
	const char **unit = arena_array(arena, table->columns,
	    sizeof(*unit));
	bool *ids = arena_array(arena, table->columns, sizeof(*ids));

	if (table->columns == 0)
		return;
	head(t, arena, table, unit);
	for (size_t c = 0; c < table->columns; c++)
		ids[c] = has_ids(table, c, arena);
	for (size_t r = 0; r < table->rows; r++) {
		for (size_t c = 0; c < table->columns; c++)
			field(t, arena, table_cell(table, r, c), unit[c],
			    ids[c]);
		data_end(t);
	}
}

/* Not twice: pages that differ in signs alone would meet. */
static const char *
file_name(struct arena *arena, struct map *taken, const struct doc *doc,
    const struct table *table)
{
	char *first = table_path(arena, doc, table), *path = first;

	for (int n = 2; map_get(taken, path); n++)
		path = arena_printf(arena, "%.*s-%d.csv", (int)(strlen(first) -
		    strlen(".csv")), first, n);
	map_put(taken, path, path);
	return path;
}

void
data_texts(struct text *t, struct arena *arena, const char *const *item,
    size_t n)
{
	for (size_t i = 0; i < n; i++) {
		text_field(t, arena, item[i]);
		text_char(t, ',');
	}
}

void
data_numbers(struct text *t, const double *item, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		number_field(t, item[i]);
		text_char(t, ',');
	}
}

/* What the files of one site have in common. */
struct files {
	const struct guide *guide;
	struct publish *publish;
	struct arena *arena;
	struct map *taken;
	struct package package;
	bool bad;
};

static void
add_file(struct files *f, const char *path, const char *title,
    const struct text *t)
{
	package_add(&f->package, path + strlen("data/"), title, t->data);
	f->bad |= write_file(f->guide, f->publish, path, t->data, t->len) !=
	    0;
}

/*
 * A small table that stands whole on its page is copied from there, as are all
 * of a page that has no other form; files hold what is sorted, what reaches
 * beyond its page, and what a rule is read from.
 */
static bool
has_file(const struct doc *doc, const struct table *t)
{
	return (t->sortable && !doc->html_only) || t->ranges ||
	    table_shown(t) < t->rows;
}

/* A number that no format can show is a fault of its page's template. */
static void
check_table(struct files *f, const struct doc *doc, const struct table *table)
{
	for (size_t r = 0; r < table->rows; r++)
		for (size_t c = 0; c < table->columns; c++) {
			const struct cell *cell = table_cell(table, r, c);

			if (cell->type == CELL_NUMBER &&
			    !isfinite(cell->number.value))
				diag(f->guide->diags, DIAG_sheet,
				    (struct origin){ 0 }, "%s.html: %s, row "
				    "%zu: the number is not finite", doc->id,
				    table->column[c].id, r + 1);
		}
}

static void
write_page(struct files *f, const struct doc *doc)
{
	const struct table **table;
	size_t n = page_tables(f->arena, doc, &table);

	for (size_t i = 0; i < n; i++) {
		const char *path;
		struct text t;

		check_table(f, doc, table[i]);
		if (!has_file(doc, table[i]))
			continue;
		path = file_name(f->arena, f->taken, doc, table[i]);
		text_init(&t, f->arena);
		table_text(&t, f->arena, table[i]);
		add_file(f, path, table[i]->caption, &t);
	}
}

static void
all_decisions(struct text *t, struct arena *arena, const struct guide *g)
{
	data_decisions_csv(t, arena, g->decisions);
}

/* The files that are no table of a page. */
static void
write_data(struct files *f)
{
	static const struct {
		const char *path, *title;
		void (*fill)(struct text *, struct arena *,
		    const struct guide *);
	} files[] = {
		{ "data/orders.csv", "What each decision orders",
		    data_orders_csv },
		{ "data/decisions.csv", "All answers and rejects",
		    all_decisions },
		{ "data/offers.csv", "Every price, and those held back",
		    data_offers_csv },
		{ "data/catalogue.csv", "Every field of every record",
		    data_catalogue_csv },
		{ "data/assumptions.csv", "Why what is assumed is believed",
		    data_assumptions_csv },
	};

	for (size_t i = 0; i < COUNT(files); i++) {
		struct text t;

		map_put(f->taken, files[i].path, f);
		text_init(&t, f->arena);
		files[i].fill(&t, f->arena, f->guide);
		add_file(f, files[i].path, files[i].title, &t);
	}
}

static int
write_csv(const struct guide *guide, struct publish *publish)
{
	struct arena *arena = arena_child(guide->arena);
	struct files f = { .guide = guide, .publish = publish,
		.arena = arena, .taken = map_new(arena) };
	const struct text *package;

	package_open(&f.package, guide, arena);
	write_data(&f);
	for (size_t i = 0; i < guide->pages; i++)
		write_page(&f, guide->page[i]);
	package = package_close(&f.package);
	f.bad |= write_file(guide, publish, "data/datapackage.json",
	    package->data, package->len) != 0;
	arena_free(arena);
	return f.bad ? -1 : 0;
}

const struct writer writer_csv = {
	.name = "csv",
	.doc = "every table, all answers and rejects, and what each file holds",
	.write = write_csv,
};
