/* The order of a table's rows, and whether its ranges follow each other. */
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "report/compose.h"
#include "unit/number.h"

/* A row's place in a sort: what stands in one column. */
struct sorted {
	const struct cell *row, *key;
	size_t at;
	int sign;
};

static int
by_key(const void *x, const void *y)
{
	const struct sorted *a = x, *b = y;
	int order = 0;

	/* Empty cells come last, whichever way round. */
	if ((a->key->type == CELL_EMPTY) != (b->key->type == CELL_EMPTY))
		return a->key->type == CELL_EMPTY ? 1 : -1;
	if (a->key->type == CELL_NUMBER && b->key->type == CELL_NUMBER)
		order = (a->key->number.value > b->key->number.value) -
		    (a->key->number.value < b->key->number.value);
	else if (a->key->type == CELL_TEXT && b->key->type == CELL_TEXT)
		order = strcmp(a->key->text, b->key->text);
	if (order)
		return a->sign * order;
	return a->at < b->at ? -1 : a->at > b->at;
}

bool
table_sort(struct compose *c, struct call call, struct table *t,
    const char *by)
{
	struct sorted *rows = arena_array(c->arena, t->rows + 1,
	    sizeof(*rows));
	struct cell *cells = arena_array(c->arena, t->rows * t->columns + 1,
	    sizeof(*cells));
	int sign = *by == '-' ? -1 : 1;
	size_t key = 0;

	while (key < t->columns &&
	    strcmp(t->column[key].id, by + (sign < 0)) != 0)
		key++;
	if (key == t->columns) {
		call_fails(c, call, "sort: there is no column \"%s\"", by);
		return false;
	}
	for (size_t i = 0; i < t->rows; i++) {
		const struct cell *row = t->cell + i * t->columns;

		rows[i] = (struct sorted){ row, &row[key], i, sign };
	}
	qsort(rows, t->rows, sizeof(*rows), by_key);
	for (size_t i = 0; i < t->rows; i++)
		memcpy(cells + i * t->columns, rows[i].row,
		    t->columns * sizeof(*cells));
	t->cell = cells;
	return true;
}

/* The column that a key of the option names; false where there is none. */
static bool
column_of(struct compose *c, struct call call, const struct table *t,
    const char *id, size_t *out)
{
	*out = 0;
	while (*out < t->columns && strcmp(t->column[*out].id, id) != 0)
		++*out;
	if (*out < t->columns)
		return true;
	call_fails(c, call, "ranges: there is no column \"%s\"", id);
	return false;
}

static const char *
shown(struct compose *c, const struct cell *cell)
{
	struct text t;

	text_init(&t, c->arena);
	if (cell->type == CELL_NUMBER)
		number_show(&t, cell->number, cell->unit, 6);
	else
		text_add(&t, "nothing");
	return t.data;
}

static double
number_in(const struct cell *cell)
{
	return cell->type == CELL_NUMBER ? cell->number.value : 0;
}

static bool
is_alike(const struct cell *a, const struct cell *b)
{
	return a->type == b->type && (a->type != CELL_TEXT ||
	    !strcmp(a->text, b->text));
}

/* Each row starts where the one above it ends, the first of a group at 0. */
static void
check_row(struct compose *c, const struct table *t, size_t row, size_t from,
    size_t to, bool first)
{
	const struct cell *start = table_cell(t, row, from);
	const struct cell *end = table_cell(t, row, to);
	double at = number_in(start);
	double want = first ? 0 : number_in(table_cell(t, row - 1, to));

	if (at < want || at > want)
		diag(c->guide->diags, DIAG_range_gap, c->doc->at,
		    "page \"%s\": row %zu of a table of ranges starts at %s "
		    "and not %s%s", c->doc->id, row + 1, shown(c, start),
		    first ? "at nothing" : "where the row above it ends, ",
		    first ? "" : shown(c, table_cell(t, row - 1, to)));
	if (number_in(end) <= at)
		diag(c->guide->diags, DIAG_range_gap, c->doc->at,
		    "page \"%s\": row %zu of a table of ranges ends at %s, "
		    "where it starts or before", c->doc->id, row + 1,
		    shown(c, end));
}

bool
table_ranges(struct compose *c, struct call call, const struct table *t,
    const struct value *option)
{
	const char *per = value_get_text(option, "per", NULL);
	size_t from, to, group = 0;

	if (!column_of(c, call, t, value_get_text(option, "from", "from"),
	    &from) || !column_of(c, call, t, value_get_text(option, "to",
	    "to"), &to) || (per && !column_of(c, call, t, per, &group)))
		return false;
	for (size_t i = 0; i < t->rows; i++)
		check_row(c, t, i, from, to, !i || (per && !is_alike(
		    table_cell(t, i - 1, group), table_cell(t, i, group))));
	return true;
}
