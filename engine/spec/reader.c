#include <lauxlib.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "spec/load.h"
#include "spec/locate.h"

enum { FAULT_COST = 2000 };  /* steps a message counts as: they take memory */

/* Of a workload whose kind is not known: what all kinds share. */
static const struct record_type any_workload = {
	.verb = "workload",
	.size = sizeof(struct workload)
};

void
reading_fault(struct reading *r, enum diag_id id, struct origin at,
    const char *fmt, ...)
{
	va_list args;
	const char *text;

	va_start(args, fmt);
	text = arena_vprintf(r->load->arena, fmt, args);
	va_end(args);
	diag(r->load->spec->diags, id, at, "%s: %s", r->what, text);
	sandbox_spend(r->lua, FAULT_COST);
}

/*
 * Where the value on top of the stack stands: its key in the text, else the
 * line that made the quantity, else the record.
 */
static struct origin
value_place(struct reading *r, const struct group *group, const char *name)
{
	struct spec_quantity value;
	struct origin at = r->record->at;
	int line = locate_key(r->load->locate, group->open, name);

	if (line)
		at.line = line;
	else if (lua_type(r->lua, -1) == LUA_TUSERDATA &&
	    quantity_get(r->lua, -1, &value) && value.at.line)
		at = value.at;
	return at;
}

/* What a number without a name most likely is: the rest of one that was
 * written with a comma. */
static const char *
rest_of_number(struct reading *r)
{
	return lua_type(r->lua, -1) == LUA_TNUMBER ? "; a number has no comma "
	    "in it: 1000, not 1,000" : "";
}

/* The cites of the record's table, each a group of fields. */
static void
collect_groups(struct reading *r, int table)
{
	size_t n = lua_rawlen(r->lua, table);

	ARRAY_ADD(r->load->arena, &r->groups,
	    (struct group){ .table = table, .open = r->open });
	for (size_t i = 1; i <= n; i++) {
		struct cite *c;

		luaL_checkstack(r->lua, 20, "too many cites");
		lua_rawgeti(r->lua, table, (lua_Integer)i);
		c = cite_get(r->load, r->lua, -1);
		if (!c) {
			reading_fault(r, DIAG_wrong_type, r->record->at,
			    "value %zu stands without a name%s", i,
			    rest_of_number(r));
			lua_pop(r->lua, 1);
			continue;
		}
		lua_getiuservalue(r->lua, -1, 1);
		lua_remove(r->lua, -2);
		ARRAY_ADD(r->load->arena, &r->groups, (struct group){
			.table = lua_gettop(r->lua), .source = c->source,
			.place = c->place, .assume = c->assume,
			.open = c->at.line });
	}
	sandbox_spend(r->lua, (double)n * 10);
}

static int
raw_field(struct reading *r, const struct group *group, const char *name)
{
	lua_pushstring(r->lua, name);
	return lua_rawget(r->lua, group->table);
}

static bool
states(struct reading *r, const char *name)
{
	bool has = false;

	for (size_t i = 0; i < r->groups.count && !has; i++) {
		has = raw_field(r, &r->groups.item[i], name) != LUA_TNIL;
		lua_pop(r->lua, 1);
	}
	return has;
}

/* A record with a network has no need of a text network's dimensions, one with
 * a recurrent mixer none of those that its layers may lack, one
 * that is like another none of the facts that it has from there, nor one
 * whose speeds are of its speeds. */
static bool
is_wanted(struct reading *r, const struct field *field)
{
	if (field->flags & FIELD_REQUIRED)
		return !(field->flags & FIELD_FACT) || (!states(r, "like") &&
		    !((field->flags & FIELD_FIT_SPEED) &&
		    states(r, "speed_like")));
	return (field->flags & (FIELD_DIMENSION | FIELD_COUNTED)) &&
	    !states(r, "network") &&
	    !((field->flags & FIELD_MIXED) && states(r, "mixer"));
}

/* The mark of a group on the rows that it has; the last is of all others. */
static uint8_t
mark(size_t group)
{
	return (uint8_t)(1 << (group < 7 ? group : 7));
}

/*
 * One row; there has the marks of the groups that may have it.  Rates may
 * stand in several, each format in one.  What a misspelt name is meant for was
 * told of, and is not missing besides.
 */
static void
read_row(struct reading *r, const struct field *field, uint8_t there,
    bool meant)
{
	bool rates = field->type == FIELD_RATES, found = false;

	r->field = field;
	for (size_t i = 0; there && i < r->groups.count; i++) {
		struct group *g = &r->groups.item[i];

		if (!(there & mark(i)))
			continue;
		if (raw_field(r, g, field->name) == LUA_TNIL) {
			lua_pop(r->lua, 1);
			continue;
		}
		r->group = g;
		r->at = value_place(r, g, field->name);
		if (found && !rates)
			reading_fault(r, DIAG_duplicate_field, r->at,
			    "%s is given twice", field->name);
		else if ((field->flags & FIELD_FACT) && !g->source &&
		    !g->assume)
			reading_fault(r, DIAG_unsourced, r->at,
			    "%s stands under neither cite nor assume",
			    field->name);
		if (!found || rates)
			field_read(r);
		found = true;
		lua_pop(r->lua, 1);
	}
	sandbox_spend(r->lua, (double)r->groups.count);
	if (!found && !meant && !r->load->changing && is_wanted(r, field))
		reading_fault(r, DIAG_missing_field, r->record->at,
		    "%s is missing", field->name);
}

static void
unknown_field(struct reading *r, const struct group *g)
{
	size_t n = record_type_fields(r->type), len;
	const char **names = arena_array(r->load->arena, n, sizeof *names);
	const char *name = lua_tolstring(r->lua, -2, &len), *near;

	name = sandbox_text(r->load->box, name, len);
	for (size_t i = 0; i < n; i++)
		names[i] = record_type_field(r->type, i)->name;
	near = n ? text_nearest(name, names, n) : NULL;
	if (near)
		r->meant[record_type_index(r->type, near)] = true;
	reading_fault(r, DIAG_unknown_field, value_place(r, g, name),
	    "has no field %s%s", name,
	    suggestion(r->load->arena, name, names, n));
}

/* A key and value of a group (at -2, -1): the row's mark, or what is wrong. */
static void
mark_value(struct reading *r, size_t n, uint8_t *there)
{
	const struct group *g = &r->groups.item[n];
	int is_whole;
	lua_Integer i = lua_tointegerx(r->lua, -2, &is_whole);
	struct cite *c;

	if (lua_type(r->lua, -2) == LUA_TSTRING) {
		size_t row = record_type_index(r->type,
		    lua_tostring(r->lua, -2));

		if (row < record_type_fields(r->type))
			there[row] = there[row] | mark(n);
		else if (r->type != &any_workload)
			unknown_field(r, g);
		return;
	}
	if (n == 0 && is_whole && i >= 1 &&
	    (lua_Unsigned)i <= lua_rawlen(r->lua, g->table))
		return;  /* collect_groups() has dealt with it */
	c = cite_get(r->load, r->lua, -1);
	if (c)
		reading_fault(r, DIAG_misplaced_cite, c->at,
		    "cite and assume do not nest");
	else
		reading_fault(r, DIAG_wrong_type, r->record->at,
		    "a value stands without a name%s", rest_of_number(r));
}

/* Which groups have which rows, so that nothing is looked for elsewhere. */
static uint8_t *
mark_rows(struct reading *r)
{
	lua_State *lua = r->lua;
	uint8_t *there = arena_array(r->load->arena,
	    record_type_fields(r->type) + 1, sizeof(*there));

	for (size_t i = 0; i < r->groups.count; i++) {
		const struct group *g = &r->groups.item[i];

		for (lua_pushnil(lua); lua_next(lua, g->table);
		    lua_pop(lua, 1)) {
			sandbox_spend(lua, 10);
			mark_value(r, i, there);
		}
	}
	return there;
}

/* The type of the kind that a workload names, or NULL. */
static const struct record_type *
workload_type(struct reading *r)
{
	const struct spec *spec = r->load->spec;

	for (size_t i = 0; i < r->groups.count; i++) {
		const char *kind = NULL;

		if (raw_field(r, &r->groups.item[i], "kind") == LUA_TSTRING)
			kind = lua_tostring(r->lua, -1);
		lua_pop(r->lua, 1);
		for (size_t k = 0; kind && k < spec->workload_count; k++)
			if (strcmp(spec->workloads[k]->variant, kind) == 0)
				return spec->workloads[k];
	}
	return NULL;
}

static void
read_rows(struct reading *r)
{
	const size_t n = record_type_fields(r->type);
	const uint8_t *there;

	r->meant = arena_array(r->load->arena, n + 1, sizeof(*r->meant));
	there = mark_rows(r);
	if (r->type == &any_workload)
		for (size_t i = 0; i < workload_field_count; i++)
			read_row(r, &workload_fields[i], UINT8_MAX, false);
	for (size_t i = 0; i < n; i++)
		read_row(r, record_type_field(r->type, i), there[i],
		    r->meant[i]);
}

/* The head of a record whose type is known; its old head named the place. */
static void
start_record(struct reading *r, const struct record_type *type)
{
	struct record head = *r->record;

	sandbox_spend(r->lua, (double)type->size);
	r->type = type;
	r->record = arena_alloc(r->load->arena, type->size);
	*r->record = head;
	r->record->type = type;
}

struct record *
record_read(struct load *l, lua_State *lua, const char *verb, const char *id,
    struct origin at)
{
	struct record head = { .id = id, .at = at };
	struct reading r = { .load = l, .lua = lua, .record = &head };
	const struct record_type *type = record_type_of(verb);

	r.open = sandbox_where(lua).line;
	r.what = *id ? arena_printf(l->arena, "%s \"%s\"", verb, id) :
	    arena_strdup(l->arena, verb);
	collect_groups(&r, lua_gettop(lua));
	if (!type)
		type = workload_type(&r);
	start_record(&r, type ? type : &any_workload);
	read_rows(&r);
	return type ? r.record : NULL;
}
