#include <ctype.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "kind/place.h"
#include "search/caution.h"
#include "search/grade.h"
#include "unit/number.h"
#include "write/data.h"
#include "write/package.h"
#include "write/parts.h"

/*
 * RFC 4180: CRLF, quotes where they are needed.  A spreadsheet would run a
 * text that starts like a formula, so such a text gets an apostrophe first.
 */
static void
text_field(struct text *t, struct arena *arena, const char *s)
{
	bool guard = s && *s && strchr("=+-@\t\r", *s);
	const char *text = plain(arena, s);

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

/* Do cells of the column lead to records?  Their ids then stand beside. */
static bool
has_ids(const struct table *table, size_t column)
{
	for (size_t r = 0; r < table->rows; r++) {
		const char *href = table_cell(table, r, column)->href;

		if (href && text_starts(href, "page:") && strchr(href, '/'))
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
		if (has_ids(table, c)) {
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
		ids[c] = has_ids(table, c);
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

static const char *
measure_unit(const struct decision *d, size_t i)
{
	const struct chain *chain = kind_chain(d->kind);
	const struct chain_row *row = i < d->kind->measure_count && chain ?
	    chain_row(chain, d->kind->measures[i].row) : NULL;

	return row ? row->unit : "";
}

/* Blank where no error is known. */
static double
chance(const struct answer *a, double value)
{
	return a->order && a->order->knows ? value : (double)NAN;
}

static void
answer_line(struct text *t, struct arena *arena, const struct decision *d,
    const struct answer *a, size_t rank)
{
	const struct offer *offer = a->place.offer;
	bool fits = a->reject == REJECT_NONE;

	data_texts(t, arena, (const char *[]){ d->workload->head.id,
	    d->profile->head.id, d->kind->name, fits ? "answer" : "reject" },
	    4);
	if (fits)
		text_printf(t, "%zu", rank);
	text_char(t, ',');
	data_texts(t, arena, (const char *[]){ a->id,
	    a->place.accelerator->head.id, a->place.stack ? a->place.stack :
	    "" }, 3);
	text_printf(t, "%d,", a->place.count);
	data_numbers(t, (double[]){ a->order ? a->order->copies : (double)NAN,
	    a->order ? a->order->accelerators : (double)NAN }, 2);
	data_texts(t, arena, (const char *[]){
	    format_id(a->place.weight_format),
	    offer ? offer->head.id : "", d->kind->measures[0].row }, 3);
	data_numbers(t, (double[]){ a->value ? a->objective : (double)NAN }, 1);
	data_texts(t, arena, (const char *[]){ measure_unit(d, 0) }, 1);
	data_numbers(t, (double[]){ a->value ? a->time : (double)NAN }, 1);
	data_texts(t, arena, (const char *[]){ a->front ? "true" : "false",
	    a->limit ? a->limit->name : "" }, 2);
	data_numbers(t, (double[]){ a->limit ? a->need : (double)NAN,
	    a->limit ? a->have : (double)NAN }, 2);
	data_texts(t, arena, (const char *[]){ a->limit ? a->limit_unit : "",
	    a->bound ? a->bound->title : "", a->order ? grade_word(
	    (enum grade)a->order->grade) : "", cautions_ids(arena, a->order),
	    answer_reason(arena, decision_phrases(d), a) }, 5);
	data_numbers(t, (double[]){ a->order && a->order->has_memory ?
	    chance(a, a->order->p_fit) : (double)NAN, chance(a, a->order ?
	    a->order->p_limits : 0), chance(a, a->order ?
	    a->order->p_stays : 0) }, 3);
	data_end(t);
}

void
data_decisions_csv(struct text *t, struct arena *arena,
    const struct decisions *decisions)
{
	text_add(t, "workload,profile,kind,status,rank,candidate,"
	    "accelerator,stack,count,copies,accelerators,format,offer,"
	    "objective,objective_value,objective_unit,time [s],front,limit,"
	    "need,have,limit_unit,bound,grade,cautions,reason,p_fit,"
	    "p_limits,p_stays\r\n");
	for (size_t i = 0; i < decisions->count; i++) {
		const struct decision *d = &decisions->item[i];

		for (size_t k = 0; k < d->ranked_count; k++)
			answer_line(t, arena, d, &d->ranked[k], k + 1);
		for (size_t k = 0; k < d->rejected_count; k++)
			answer_line(t, arena, d, &d->rejected[k], 0);
	}
}

static void
point_line(struct text *t, struct arena *arena, const struct decision *d,
    const struct point *p)
{
	data_texts(t, arena, (const char *[]){ d->workload->head.id,
	    d->profile->head.id, p->place.accelerator->head.id,
	    p->place.stack ? p->place.stack : "" }, 4);
	text_printf(t, "%d,", p->place.count);
	data_texts(t, arena, (const char *[]){
	    format_id(p->place.weight_format),
	    place_id(arena, d->kind, d->workload, &p->place),
	    p->place.offer->head.id, d->kind->measures[0].row }, 4);
	data_numbers(t, (double[]){ p->goal[GOAL_cost] }, 1);
	data_texts(t, arena, (const char *[]){ measure_unit(d, 0) }, 1);
	data_numbers(t, (double[]){ p->goal[GOAL_time],
	    p->goal[GOAL_memory] }, 2);
	data_end(t);
}

void
data_front_csv(struct text *t, struct arena *arena,
    const struct decisions *decisions)
{
	text_add(t, "workload,profile,accelerator,stack,count,format,"
	    "placement,offer,objective,objective_value,objective_unit,time [s],"
	    "memory_in_use\r\n");
	for (size_t i = 0; i < decisions->count; i++)
		for (size_t k = 0; k < decisions->item[i].front_count; k++)
			point_line(t, arena, &decisions->item[i],
			    &decisions->item[i].front[k]);
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
 * A small table that stands whole on its page is copied from there; files hold
 * what is sorted, what reaches beyond its page, and what a rule is read from.
 */
static bool
has_file(const struct table *t)
{
	return t->sortable || t->ranges || table_shown(t) < t->rows;
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
		if (!has_file(table[i]))
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
