/* Components that show rows: table, facts, decision, chain_table. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/clamp.h"
#include "base/map.h"
#include "model/chain.h"
#include "model/formula.h"
#include "report/compose.h"
#include "unit/number.h"

/* One table on its way. */
struct build {
	struct compose *c;
	struct call call;
	struct column *column;
	int *digits;               /* a column's, 0 for each number's own */
	size_t columns;
	struct cell *cell;
	size_t rows;
};

static bool
column_from_map(struct build *b, const struct value *v, size_t i)
{
	static const char *const known[] = { "id", "title", "unit", "digits",
		"heading" };
	struct column *col = &b->column[i];
	const struct value *digits = value_get(v, "digits");
	const struct value *heading = value_get(v, "heading");
	struct quantity unit;

	if (v->type == VALUE_MAP && !call_knows(b->c, b->call, v, known,
	    COUNT(known)))
		return false;
	col->id = value_get_text(v, "id", NULL);
	if (!col->id) {
		call_fails(b->c, b->call, "column %zu has no id", i + 1);
		return false;
	}
	col->title = value_get_text(v, "title", NULL);
	col->unit = value_get_text(v, "unit", NULL);
	if (col->unit && !unit_parse(col->unit, &unit)) {
		call_fails(b->c, b->call, "column \"%s\": there is no unit "
		    "\"%s\"", col->id, col->unit);
		return false;
	}
	if (digits && !call_digits(b->c, b->call, digits, &b->digits[i]))
		return false;
	col->heading = heading && heading->type == VALUE_FLAG && heading->flag;
	return true;
}

static bool
read_columns(struct build *b, const struct value *list)
{
	bool heading = false;

	if (!list || list->type != VALUE_LIST || !list->count) {
		call_fails(b->c, b->call, "columns wants a list of names or "
		    "of tables with an id");
		return false;
	}
	b->columns = list->count;
	b->column = arena_array(b->c->arena, b->columns, sizeof(*b->column));
	b->digits = arena_array(b->c->arena, b->columns, sizeof(*b->digits));
	for (size_t i = 0; i < b->columns; i++) {
		const struct value *v = list->item[i];

		if (v->type == VALUE_TEXT)
			b->column[i].id = v->text;
		else if (!column_from_map(b, v, i))
			return false;
		if (!b->column[i].title)
			b->column[i].title = title_of(b->c->arena,
			    b->column[i].id);
		heading = heading || b->column[i].heading;
	}
	if (!heading)
		b->column[0].heading = true;
	return true;
}

/* The cell that names a row leads to the page of what it names. */
static const char *
row_href(const struct compose *c, const struct value *row)
{
	const char *type = value_get_text(row, "type", NULL);
	const char *id = value_get_text(row, "id", NULL);
	const char *place = NULL;

	if (type && id)
		place = map_get(c->places, arena_printf(c->arena, "%s/%s",
		    type, id));
	/* An answer is named after its accelerator. */
	id = value_get_text(row, "accelerator", NULL);
	if (!type && id)
		place = map_get(c->places, arena_printf(c->arena,
		    "accelerator/%s", id));
	return place ? arena_printf(c->arena, "page:%s", place) : NULL;
}

static bool
read_row(struct build *b, const struct value *row, struct cell *out)
{
	const char *error = NULL;

	if (row->type != VALUE_MAP) {
		call_fails(b->c, b->call, "a row is not a table");
		return false;
	}
	for (size_t i = 0; i < b->columns; i++) {
		const struct column *col = &b->column[i];

		out[i] = cell_of(b->c, value_get(row, col->id), &error);
		if (error) {
			call_fails(b->c, b->call, "column \"%s\": %s",
			    col->id, error);
			return false;
		}
		if (out[i].type == CELL_NUMBER && b->digits[i])
			out[i].digits = b->digits[i];
		if (col->heading && !out[i].href)
			out[i].href = row_href(b->c, row);
	}
	return true;
}

static bool
read_rows(struct build *b, const struct value *list)
{
	const char **ids = arena_array(b->c->arena, b->columns + 1,
	    sizeof(*ids));

	if (!list || list->type != VALUE_LIST) {
		call_fails(b->c, b->call, "rows wants a list");
		return false;
	}
	b->rows = list->count;
	b->cell = arena_array(b->c->arena, b->rows * b->columns + 1,
	    sizeof(*b->cell));
	for (size_t i = 0; i < b->columns; i++)
		ids[i] = b->column[i].id;
	if (!rows_have(b->c, b->call, list, ids, b->columns))
		return false;
	for (size_t i = 0; i < b->rows; i++)
		if (!read_row(b, list->item[i], b->cell + i * b->columns))
			return false;
	return true;
}

/* The stated unit, or the one that the largest number of a column asks for. */
static const char *
common_unit(const struct build *b, size_t column)
{
	const struct cell *most = NULL;
	const char *unit = NULL;

	for (size_t i = 0; i < b->rows; i++) {
		const struct cell *cell = &b->cell[i * b->columns + column];

		if (cell->type != CELL_NUMBER)
			continue;
		if (most && !dim_equal(most->number.dim, cell->number.dim))
			return NULL;
		if (!unit)
			unit = cell->unit;
		if (!most || fabs(cell->number.value) >
		    fabs(most->number.value))
			most = cell;
	}
	return unit || !most ? unit : number_unit(most->number);
}

/* Numbers, and in few rows one and the same word in place of them. */
static bool
is_numeric(const struct build *b, size_t column)
{
	const char *word = NULL;
	size_t numbers = 0, words = 0;

	for (size_t i = 0; i < b->rows; i++) {
		const struct cell *cell = &b->cell[i * b->columns + column];

		numbers += cell->type == CELL_NUMBER;
		if (cell->type == CELL_FLAG || (cell->type == CELL_TEXT &&
		    word && strcmp(cell->text, word) != 0))
			return false;
		if (cell->type == CELL_TEXT)
			word = cell->text, words++;
	}
	return numbers > words;
}

static bool
refit_column(struct build *b, size_t column)
{
	struct column *col = &b->column[column];
	struct quantity unit = { .value = 1 };

	if (!col->unit)
		col->unit = common_unit(b, column);
	if (col->unit && (!*col->unit || strcmp(col->unit, "1") == 0))
		col->unit = NULL;
	if (col->unit)
		unit_parse(col->unit, &unit);
	for (size_t i = 0; i < b->rows; i++) {
		struct cell *cell = &b->cell[i * b->columns + column];

		if (cell->type != CELL_NUMBER)
			continue;
		if (col->unit && !dim_equal(unit.dim, cell->number.dim)) {
			call_fails(b->c, b->call, "column \"%s\" is in %s, "
			    "and row %zu is not", col->id, col->unit, i + 1);
			return false;
		}
		if (col->unit)
			cell->unit = col->unit;
	}
	col->number = is_numeric(b, column);
	return true;
}

const struct table *
table_make(struct compose *c, const struct value *rows,
    const struct value *columns, const char **error)
{
	struct build b = { .c = c, .call = { NULL, 0, error } };
	struct table *t = ARENA_NEW(c->arena, struct table);

	if (!read_columns(&b, columns) || !read_rows(&b, rows))
		return NULL;
	for (size_t i = 0; i < b.columns; i++)
		if (!refit_column(&b, i))
			return NULL;
	*t = (struct table){
		.column = b.column, .columns = b.columns,
		.cell = b.cell, .rows = b.rows,
	};
	return t;
}

static bool
option_flag(const struct value *v, bool otherwise)
{
	return v && v->type == VALUE_FLAG ? v->flag : otherwise;
}

/* The table that a call asks for; NULL after an error. */
static const struct table *
table_asked(struct compose *c, struct call call)
{
	static const char *const known[] = { "rows", "columns", "caption",
		"id", "sort", "facts", "sortable", "top", "ranges",
		"choose", "folded" };
	const struct value *options = call_options(c, call, known,
	    COUNT(known));
	const struct table *made;
	struct table *t = ARENA_NEW(c->arena, struct table);
	const struct value *top, *ranges, *choose;
	const char *by;

	if (!options || !call_option(c, call, "top", VALUE_NUMBER, &top) ||
	    !call_option(c, call, "ranges", VALUE_MAP, &ranges) ||
	    !call_option(c, call, "choose", VALUE_NUMBER, &choose))
		return NULL;
	made = table_make(c, value_get(options, "rows"),
	    value_get(options, "columns"), call.error);
	if (!made)
		return NULL;
	*t = *made;
	by = call_text(call, "sort", NULL);
	if (by && !table_sort(c, call, t, by))
		return NULL;
	if (ranges && !table_ranges(c, call, t, ranges))
		return NULL;
	t->caption = call_text(call, "caption", NULL);
	t->id = prose_id(c, call_text(call, "id", t->caption ? t->caption :
	    "table"));
	if (top && top->number.value >= 1)
		t->shown = clamp_count(top->number.value, INT_MAX);
	if (choose && choose->number.value >= 1)
		t->choose = clamp_count(choose->number.value,
		    t->columns ? t->columns - 1 : 0);
	t->folded = option_flag(value_get(options, "folded"), false);
	t->ranges = ranges != NULL;
	t->facts = option_flag(value_get(options, "facts"), false);
	t->sortable = option_flag(value_get(options, "sortable"), true);
	return t;
}

static const struct value *
table_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct table *t = table_asked(c, (struct call){ args, count,
	    error });

	(void)arena;
	return t ? piece_block(c, BLOCK_TABLE, t) : NULL;
}

static struct table *
fixed_table(struct compose *c, const struct column *column, size_t columns,
    size_t rows, struct cell **cell)
{
	struct table *t = ARENA_NEW(c->arena, struct table);

	*cell = arena_array(c->arena, rows * columns + 1, sizeof(**cell));
	*t = (struct table){
		.column = column, .columns = columns, .cell = *cell,
		.rows = rows,
	};
	return t;
}

/* Choices and labels rest on nobody's word. */
static bool
says_any(const struct value *rows)
{
	for (size_t i = 0; i < rows->count; i++)
		if (value_get(rows->item[i], "says"))
			return true;
	return false;
}

/* Rates by number format are a table of their own. */
static const struct value *
without_rates(struct compose *c, const struct value *rows)
{
	struct value *list = value_list(c->arena);

	for (size_t i = 0; i < rows->count; i++)
		if (!value_get(rows->item[i], "part"))
			value_add(c->arena, list, rows->item[i]);
	return list;
}

/*
 * facts(record): every given value with who says so; of a record that only
 * states choices, what is chosen in the words of the field.
 */
static const struct value *
facts_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	static const struct column cited[] = {
		{ "field", "Field", NULL, false, true },
		{ "value", "Value", NULL, false, false },
		{ "says", "Who says so", NULL, false, false },
	}, chosen[] = {
		{ "asked", "What", NULL, false, true },
		{ "value", "Value", NULL, false, false },
	};
	struct compose *c = context;
	struct call call = { args, count, error };
	const char *key = count && args[0]->type == VALUE_MAP ?
	    arena_printf(arena, "%s/%s", value_get_text(args[0], "type", ""),
	    value_get_text(args[0], "id", "")) : "";
	const struct record *r = map_get(c->records, key);
	const struct column *column;
	const struct value *rows;
	struct table *t;
	struct cell *cell;
	size_t columns;

	if (!r)
		return call_fails(c, call, "wants a record of the catalogue");
	rows = without_rates(c, fact_rows(c, r));
	column = says_any(rows) ? cited : chosen;
	columns = column == cited ? COUNT(cited) : COUNT(chosen);
	t = fixed_table(c, column, columns, rows->count, &cell);
	for (size_t i = 0; i < rows->count; i++, cell += columns)
		for (size_t k = 0; k < columns; k++)
			cell[k] = cell_of(c, value_get(rows->item[i],
			    column[k].id), error);
	t->ditto = column == cited;
	t->folded = count > 1 && option_flag(args[1], false);
	t->id = prose_id(c, "facts");
	t->caption = arena_printf(arena, column == cited ?
	    "%s, field by field" : "%s: what was chosen", record_name(r));
	return piece_block(c, BLOCK_TABLE, t);
}

static struct view *
view_of(struct compose *c, const struct value *v)
{
	const char *id = v->type == VALUE_TEXT ? v->text :
	    value_get_text(v, "id", "");

	return map_get(compose_views(c), id);
}

static const struct value *
decision_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct call call = { args, count, error };
	struct view *view = count ? view_of(c, args[0]) : NULL;
	const struct table *card = NULL;

	(void)arena;
	if (!view)
		return call_fails(c, call, "wants one of decisions");
	if (count > 1 && args[1]->type != VALUE_NIL) {
		card = table_asked(c, (struct call){ args + 1, count - 1,
		    error });
		if (!card)
			return NULL;
	}
	return piece_block(c, BLOCK_DECISION, view_block(c, view, card));
}

static const char *
arguments(struct compose *c, const struct chain_row *row)
{
	struct text t;

	text_init(&t, c->arena);
	for (int i = 0; i < row->args; i++)
		text_printf(&t, "%s%s", i ? ", " : "", row->arg_name[i]);
	return t.data;
}

static const char *
chain_word(enum chain_what what)
{
	static const char *const words[] = {
		[CHAIN_SECTION] = "", [CHAIN_INPUT] = "input",
		[CHAIN_CONST] = "constant", [CHAIN_CALC] = "step",
		[CHAIN_PICK] = "choice", [CHAIN_SUM] = "sum",
		[CHAIN_MAX] = "largest",
	};

	return words[what];
}

/* The expression that a step of the chain states itself: "a + b". */
static const char *
stated(const struct chain_row *row)
{
	const char *equals = row->says && row->formula < 0 ?
	    strstr(row->says->equation, " = ") : NULL;

	return equals ? equals + strlen(" = ") : NULL;
}

/* Where a formula stands: on this page, or on another, or nowhere. */
static const char *
formula_place(struct compose *c, const char *name)
{
	const char *place = name ? map_get(c->places, arena_printf(c->arena,
	    "formula/%s", name)) : NULL;

	if (name && map_get(c->taken, name))
		return arena_printf(c->arena, "#%s", name);
	return place ? arena_printf(c->arena, "page:%s", place) : NULL;
}

/* chain_table("serve"): its rows in order. */
static const struct value *
chain_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	static const struct column column[] = {
		{ "title", "Row", NULL, false, true },
		{ "name", "Name", NULL, false, false },
		{ "unit", "Unit", NULL, false, false },
		{ "what", "What", NULL, false, false },
		{ "formula", "Formula", NULL, false, false },
		{ "from", "Made from", NULL, false, false },
	};
	struct compose *c = context;
	struct call call = { args, count, error };
	const struct chain *chain = count && args[0]->type == VALUE_TEXT ?
	    chain_find(args[0]->text) : NULL;
	struct table *t;
	struct cell *cell;

	if (!chain)
		return call_fails(c, call, "wants the name of a chain");
	t = fixed_table(c, column, COUNT(column), chain->rows, &cell);
	for (size_t i = 0; i < chain->rows; i++, cell += COUNT(column)) {
		const struct chain_row *row = &chain->row[i];
		const char *f = row->formula < 0 ? NULL :
		    formulas[row->formula].name;

		cell[0] = cell_text(row->title, NULL);
		cell[1] = cell_text(row->name, NULL);
		cell[2] = cell_text(row->unit, NULL);
		cell[3] = cell_text(chain_word(row->what), NULL);
		cell[4] = cell_text(f ? f : stated(row),
		    formula_place(c, f));
		cell[5] = cell_text(f || !stated(row) ? arguments(c, row) : "",
		    NULL);
	}
	t->id = prose_id(c, arena_printf(arena, "chain-%s", chain->name));
	t->caption = chain->title;
	return piece_block(c, BLOCK_TABLE, t);
}

void
tables_install(struct compose *c)
{
	templates_function(c->templates, "table", table_function, c);
	templates_function(c->templates, "facts", facts_function, c);
	templates_function(c->templates, "decision", decision_function, c);
	templates_function(c->templates, "chain_table", chain_function, c);
}
