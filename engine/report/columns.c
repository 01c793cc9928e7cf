/* A column that is misspelt would stand empty: of records it is told. */
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "report/compose.h"

/* The type of the record that the row is, unless a template made the row. */
static const struct record_type *
type_of(const struct compose *c, const struct value *row)
{
	const char *key = arena_printf(c->arena, "%s/%s",
	    value_get_text(row, "type", ""), value_get_text(row, "id", ""));
	const struct record *r = map_get(c->records, key);

	return r && map_get(c->values, key) == row ? r->type : NULL;
}

/* "dense.bf16" is a part of the field dense. */
static bool
has_field(const struct compose *c, const struct record_type *type,
    const char *column)
{
	const char *field = arena_strndup(c->arena, column,
	    strcspn(column, "."));

	return strcmp(field, "id") == 0 || record_type_find(type, field);
}

/* What of a list has such columns as are asked for. */
struct columns {
	struct compose *c;
	struct call call;
	const struct value *rows;
	const char *const *item;
	size_t count;
};

static bool
is_asked(const struct columns *o, const char *key)
{
	for (size_t i = 0; i < o->count; i++)
		if (!strcmp(o->item[i], key))
			return true;
	return false;
}

/* Who made the rows may leave all of a column empty; what no row has, and a
 * key of theirs is but for a slip, is that key, unless that is a column too. */
static bool
may_be_empty(const struct columns *o, const char *column)
{
	struct { const char **item; size_t count, cap; } keys = { 0 };
	const char *near;

	for (size_t i = 0; i < o->rows->count; i++) {
		const struct value *row = o->rows->item[i];

		if (row->type != VALUE_MAP || value_get(row, column))
			return true;
		for (size_t k = 0; k < row->count; k++)
			if (!is_asked(o, row->entry[k].key))
				ARRAY_ADD(o->c->arena, &keys,
				    row->entry[k].key);
	}
	near = text_slip(column, keys.item, keys.count);
	if (near)
		call_fails(o->c, o->call, "no row has a \"%s\"; did you "
		    "mean \"%s\"?", column, near);
	return !near;
}

static bool
has_column(const struct columns *o, const char *column)
{
	const struct record_type *type = NULL;
	const char **names, *near;
	size_t count;

	for (size_t i = 0; i < o->rows->count; i++) {
		const struct value *row = o->rows->item[i];

		type = row->type == VALUE_MAP ? type_of(o->c, row) : NULL;
		if (!type)
			break;
		if (has_field(o->c, type, column) || value_get(row, column))
			return true;
	}
	if (!type)
		return may_be_empty(o, column);
	count = record_type_fields(type);
	names = arena_array(o->c->arena, count, sizeof(*names));
	for (size_t i = 0; i < count; i++)
		names[i] = record_type_field(type, i)->name;
	near = text_nearest(column, names, count);
	call_fails(o->c, o->call, near ? "no %s has a field \"%s\"; did you "
	    "mean \"%s\"?" : "no %s has a field \"%s\"", type->verb, column,
	    near);
	return false;
}

bool
rows_have(struct compose *c, struct call call, const struct value *rows,
    const char *const *columns, size_t count)
{
	const struct columns o = { c, call, rows, columns, count };

	for (size_t i = 0; i < count; i++)
		if (!has_column(&o, columns[i]))
			return false;
	return true;
}
