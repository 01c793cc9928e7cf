/* Formulas of the books over numbers that a reader may change. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "model/formula.h"
#include "report/compose.h"

/* Rows of a calculator: what each is, its value in base units, and how a page
 * works it out. */
struct sums {
	struct compose *c;
	struct call call;
	const struct value *rows;
	struct map *number;        /* a row's id: its struct quantity */
	struct step *step;
	struct cell *cell;
};

/* Digits, of results the same in site.js. */
enum { COLUMNS = 3, INPUT = 5, RESULT = 3, COUNTED = 4 };

static const struct formula *
formula_of(const char *name)
{
	for (size_t i = 0; name && i < formula_count; i++)
		if (strcmp(formulas[i].name, name) == 0)
			return &formulas[i];
	return NULL;
}

/* "MIN({0},{1})" with the ids of rows for the numbers of arguments. */
static const char *
with_ids(struct arena *arena, const char *sheet, const struct value *ids)
{
	struct text t;

	text_init(&t, arena);
	for (const char *at = sheet; *at; at++) {
		char *end;
		unsigned long n = *at == '{' ? strtoul(at + 1, &end, 10) : 0;

		if (*at == '{' && *end == '}' && n < ids->count) {
			text_printf(&t, "{%s}", ids->item[n]->text);
			at = end;
		} else {
			text_add_n(&t, at, 1);
		}
	}
	return t.data;
}

/* The numbers of the rows above that a formula is told; false after an
 * error. */
static bool
read_args(struct sums *s, const struct formula *f, const struct value *ids,
    double *arg)
{
	struct quantity want;

	if (!ids || ids->type != VALUE_LIST || ids->count != (size_t)f->args) {
		call_fails(s->c, s->call, "%s takes the ids of %d rows",
		    f->name, f->args);
		return false;
	}
	for (int i = 0; i < f->args; i++) {
		const struct value *id = ids->item[i];
		const struct quantity *q = id->type == VALUE_TEXT ?
		    map_get(s->number, id->text) : NULL;

		unit_parse(f->arg[i].unit, &want);
		if (!q || !dim_equal(q->dim, want.dim)) {
			call_fails(s->c, s->call, "%s of %s wants a row above "
			    "in %s", f->arg[i].name, f->name, f->arg[i].unit);
			return false;
		}
		arg[i] = q->value;
	}
	return true;
}

/* What a row is worth: as given, or by its formula. */
static bool
row_value(struct sums *s, const struct value *row, struct step *step,
    struct quantity *out)
{
	const struct value *given = value_get(row, "value");
	const struct value *args = value_get(row, "args");
	const char *name = value_get_text(row, "formula", NULL);
	const struct formula *f = formula_of(name);
	double arg[FORMULA_ARGS];

	if (given && given->type == VALUE_NUMBER) {
		step->sheet = value_get_text(row, "sum", NULL);
		*out = given->number;
		return true;
	}
	if (!f || !f->sheet) {
		call_fails(s->c, s->call, "row \"%s\" wants a value, or a "
		    "formula of a sheet", step->id);
		return false;
	}
	if (!read_args(s, f, args, arg))
		return false;
	step->sheet = with_ids(s->c->arena, f->sheet, args);
	*out = row_quantity(f->result.unit, f->call(arg));
	return true;
}

/* Between what an input may lie: from nothing up, unless the row says so. */
static bool
read_bounds(struct sums *s, const struct value *row, struct step *step,
    const struct quantity *q)
{
	static const char *const names[] = { "low", "high" };
	double *const out[] = { &step->low, &step->high };

	step->low = 0;
	step->high = HUGE_VAL;
	for (size_t i = 0; i < COUNT(names); i++) {
		const struct value *v = value_get(row, names[i]);

		if (!v)
			continue;
		if (v->type != VALUE_NUMBER || !dim_equal(v->number.dim,
		    q->dim)) {
			call_fails(s->c, s->call, "%s of row \"%s\" is not in "
			    "the unit of its value", names[i], step->id);
			return false;
		}
		*out[i] = v->number.value / step->scale;
	}
	if (!step->sheet && (q->value / step->scale < step->low ||
	    q->value / step->scale > step->high)) {
		call_fails(s->c, s->call, "row \"%s\" opens outside of its "
		    "bounds", step->id);
		return false;
	}
	return true;
}

static bool
read_row(struct sums *s, size_t i)
{
	const struct value *row = s->rows->item[i];
	const char *unit = value_get_text(row, "unit", "1");
	struct quantity *q = ARENA_NEW(s->c->arena, struct quantity), one;
	struct step *step = &s->step[i];
	struct cell *cell = &s->cell[i * COLUMNS];

	step->id = value_get_text(row, "id", "");
	if (!row_value(s, row, step, q))
		return false;
	if (!unit_parse(unit, &one) || !dim_equal(one.dim, q->dim)) {
		call_fails(s->c, s->call, "row \"%s\" is not in %s", step->id,
		    unit);
		return false;
	}
	step->scale = one.value;
	if (!read_bounds(s, row, step, q))
		return false;
	map_put(s->number, step->id, q);
	cell[0] = cell_text(value_get_text(row, "title", step->id), NULL);
	cell[1] = (struct cell){ .type = CELL_NUMBER, .unit = "1",
		.number = { q->value / one.value, { { 0 } } },
		.digits = !step->sheet ? INPUT : strcmp(unit, "1") == 0 ?
		    COUNTED : RESULT };
	cell[2] = cell_text(strcmp(unit, "1") == 0 ? "" : unit, NULL);
	return true;
}

/* calculator{ rows = { { id, title, unit, value, low, high } or { id, title,
 * unit, formula, args } }, caption, id }; a value with sum = "{price}*{hours}"
 * is plain arithmetic, worked out by the template and by the page. */
static const struct value *
calculator_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	static const char *const known[] = { "rows", "caption", "id" };
	static const struct column columns[COLUMNS] = {
		{ "what", "What", NULL, false, true },
		{ "value", "Value", NULL, true, false },
		{ "unit", "Unit", NULL, false, false },
	};
	struct sums s = { .c = context, .call = { args, count, error } };
	struct table *t = ARENA_NEW(arena, struct table);

	if (!call_options(s.c, s.call, known, COUNT(known)) ||
	    !call_option(s.c, s.call, "rows", VALUE_LIST, &s.rows))
		return NULL;
	if (!s.rows)
		return call_fails(s.c, s.call, "wants rows");
	s.number = map_new(arena);
	s.step = arena_array(arena, s.rows->count + 1, sizeof(*s.step));
	s.cell = arena_array(arena, s.rows->count * COLUMNS + 1,
	    sizeof(*s.cell));
	for (size_t i = 0; i < s.rows->count; i++)
		if (!read_row(&s, i))
			return NULL;
	*t = (struct table){ .column = columns, .columns = COLUMNS,
		.cell = s.cell, .rows = s.rows->count, .steps = s.step };
	t->caption = call_text(s.call, "caption", NULL);
	t->id = prose_id(s.c, call_text(s.call, "id", "calculator"));
	return piece_block(s.c, BLOCK_TABLE, t);
}

void
calculator_install(struct compose *c)
{
	templates_function(c->templates, "calculator", calculator_function,
	    c);
}
