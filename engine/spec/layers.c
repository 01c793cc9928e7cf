/* layer "conv2d" { ... }: one layer, with the line that made it. */
#include <lauxlib.h>
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "catalog/network.h"
#include "spec/load.h"

#define LAYER_NAME "ridgeline.layer"

enum { CALL_COST = 500, ITEMS_MAX = 1000 };

/* Of every size and count: products of four stay far below 2^53. */
static const double largest_size = 1e9;

struct layer_list {
	const struct layer **item;
	size_t count, cap;
};

static bool
among(const char *words, const char *word)
{
	for (const char *p = words; *p;) {
		size_t n = 0;

		while (word[n] && p[n] == word[n])
			n++;
		if (!word[n] && (!p[n] || p[n] == ' '))
			return true;
		while (*p && *p++ != ' ')
			;
	}
	return false;
}

/* What a kind says of each option, asked once. */
enum { OPTION_ASKED = 1, OPTION_TAKEN = 2, OPTION_REQUIRED = 4 };

static const unsigned char *
options_of(struct load *load, enum layer_kind kind)
{
	const struct layer_type *type = &layer_types[kind];
	unsigned char *says = load->options[kind];

	for (int i = 0; i < OPTION_COUNT && !says[OPTION_COUNT - 1]; i++) {
		const char *name = layer_options[i].id;

		says[i] = (unsigned char)(OPTION_ASKED |
		    (among(type->options, name) ? OPTION_TAKEN : 0) |
		    (among(type->required, name) ? OPTION_REQUIRED : 0));
	}
	return says;
}

/* The layer at index i, or NULL. */
static const struct layer *
layer_get(lua_State *lua, int i)
{
	const struct layer **held = luaL_testudata(lua, i, LAYER_NAME);

	return held ? *held : NULL;
}

/* A fault of the layer, which stops the file: its shape would be a guess. */
static int
refuse(lua_State *lua, const struct layer *l, enum diag_id id,
    const char *what)
{
	return sandbox_raise(lua, id, "layer \"%s\": %s",
	    layer_types[l->kind].id, what);
}

static enum layer_kind
kind_argument(struct load *load, lua_State *lua)
{
	const char *names[LAYER_COUNT], *shown;
	size_t len;

	if (lua_type(lua, 1) != LUA_TSTRING)
		sandbox_raise(lua, DIAG_wrong_type,
		    "layer wants a kind first: layer \"linear\" { ... }");
	shown = lua_tolstring(lua, 1, &len);
	for (int i = 0; i < LAYER_COUNT; i++) {
		names[i] = layer_types[i].id;
		if (*names[i] == *shown && strcmp(names[i], shown) == 0)
			return (enum layer_kind)i;
	}
	shown = sandbox_text(load->box, shown, len);
	sandbox_raise(lua, DIAG_bad_choice, "layer \"%s\": no such kind%s",
	    shown, suggestion(load->arena, shown, names, LAYER_COUNT));
	return LAYER_COUNT;
}

/* A size from the top of the stack: true and false count as 1 and 0. */
static double
size_take(struct load *load, lua_State *lua, const struct layer *l,
    const char *name)
{
	struct spec_quantity q;
	double value = -1;

	if (lua_isboolean(lua, -1))
		return lua_toboolean(lua, -1) ? 1 : 0;
	if (quantity_get(lua, -1, &q) && dim_none(q.q.dim))
		value = q.q.value;
	if (!(value >= 0 && value <= largest_size) || fmod(value, 1) > 0)
		refuse(lua, l, DIAG_out_of_range, arena_printf(load->arena,
		    "%s wants a whole number up to 1e9", name));
	return value;
}

/* Zero makes sense for these alone. */
static bool
may_be_zero(enum layer_option o)
{
	return among("padding bias biases key_bias output_bias affine "
	    "bidirectional joint_tokens learned", layer_options[o].id);
}

static void
read_options(struct load *load, lua_State *lua, struct layer *l)
{
	const unsigned char *says = options_of(load, l->kind);

	for (int i = 0; i < OPTION_COUNT; i++) {
		const char *name = layer_options[i].id;

		if (!(says[i] & OPTION_TAKEN))
			continue;
		lua_pushstring(lua, name);
		l->given[i] = lua_rawget(lua, 1) != LUA_TNIL;
		if (l->given[i])
			l->value[i] = size_take(load, lua, l, name);
		lua_pop(lua, 1);
		if (l->given[i] && l->value[i] < 1 &&
		    !may_be_zero((enum layer_option)i))
			refuse(lua, l, DIAG_out_of_range,
			    arena_printf(load->arena, "%s is 0", name));
		if (!l->given[i] && says[i] & OPTION_REQUIRED)
			refuse(lua, l, DIAG_missing_field,
			    arena_printf(load->arena, "%s is missing", name));
	}
}

static void
read_of(struct load *load, lua_State *lua, struct layer *l)
{
	const struct layer_type *type = &layer_types[l->kind];
	enum diag_id id;
	const char *text;
	size_t len;

	lua_pushliteral(lua, "of");
	if (lua_rawget(lua, 1) == LUA_TSTRING && *type->of) {
		text = lua_tolstring(lua, -1, &len);
		if (text_fault(text, len, &id) || (*type->of != '*' &&
		    !among(type->of, text)))
			refuse(lua, l, DIAG_bad_choice,
			    arena_printf(load->arena, "of wants one of: %s",
			    *type->of == '*' ? "a name" : type->of));
		l->of = arena_strndup(load->arena, text, len);
	} else if (!lua_isnil(lua, -1)) {
		refuse(lua, l, DIAG_wrong_type, *type->of ?
		    "of wants a text" : "has no option of");
	} else if (among(type->required, "of")) {
		refuse(lua, l, DIAG_missing_field, "of is missing");
	}
	lua_pop(lua, 1);
}

/* The layers of the list at index table. */
static struct layer_list
take_layers(struct load *load, lua_State *lua, int table)
{
	struct layer_list list = { 0 };
	size_t n = lua_rawlen(lua, table);

	if (n > ITEMS_MAX)
		sandbox_raise(lua, DIAG_out_of_range,
		    "at most %d layers stand in one list", ITEMS_MAX);
	for (size_t i = 1; i <= n; i++) {
		const struct layer *child;

		lua_rawgeti(lua, table, (lua_Integer)i);
		child = layer_get(lua, -1);
		lua_pop(lua, 1);
		if (!child)
			sandbox_raise(lua, DIAG_wrong_type,
			    "value %zu is no layer: layer \"linear\" { ... }",
			    i);
		ARRAY_ADD(load->arena, &list, child);
	}
	sandbox_spend(lua, (double)n * 10);
	return list;
}

static void
add_sizes(lua_State *lua, struct layer *l)
{
	double times = l->given[OPTION_times] ? l->value[OPTION_times] : 1;

	for (size_t i = 0; i < l->count; i++) {
		l->size += l->child[i]->size;
		l->steps += l->child[i]->steps;
		if (l->depth <= l->child[i]->depth)
			l->depth = l->child[i]->depth + 1;
	}
	l->steps = 1 + times * l->steps;
	if (l->size > LAYERS_MAX || l->steps > LAYER_STEPS_MAX ||
	    l->depth > LAYER_DEPTH_MAX || l->value[OPTION_depth] > 1000)
		refuse(lua, l, DIAG_limit, "too many layers inside");
}

/* What no row has read. */
static void
read_rest(struct load *load, lua_State *lua, const struct layer *l)
{
	const char *names[OPTION_COUNT], *name;
	const struct layer_type *type = &layer_types[l->kind];
	const unsigned char *says = options_of(load, l->kind);
	size_t n = 0, len;

	for (int i = 0; i < OPTION_COUNT; i++)
		if (says[i] & OPTION_TAKEN)
			names[n++] = layer_options[i].id;
	for (lua_pushnil(lua); lua_next(lua, 1); lua_pop(lua, 1)) {
		sandbox_spend(lua, 10);
		if (lua_type(lua, -2) != LUA_TSTRING) {
			if (!type->holds)
				refuse(lua, l, DIAG_wrong_type,
				    "a value stands without a name");
			continue;
		}
		name = lua_tolstring(lua, -2, &len);
		if (strcmp(name, "of") == 0 || among(type->options, name))
			continue;
		name = sandbox_text(load->box, name, len);
		refuse(lua, l, DIAG_unknown_field, arena_printf(load->arena,
		    "has no option %s%s", name,
		    suggestion(load->arena, name, names, n)));
	}
}

/* Upvalues: load, kind, line.  The table is argument 1. */
static int
layer_table(lua_State *lua)
{
	struct load *load = lua_touserdata(lua, lua_upvalueindex(1));
	struct layer *l = ARENA_NEW(load->arena, struct layer);
	const struct layer **held;
	struct layer_list inside = { 0 };

	sandbox_spend(lua, CALL_COST);
	l->kind = (enum layer_kind)lua_tointeger(lua, lua_upvalueindex(2));
	l->at = sandbox_where(lua);
	l->at.line = (int)lua_tointeger(lua, lua_upvalueindex(3));
	l->size = 1;
	l->depth = 1;
	if (lua_type(lua, 1) != LUA_TTABLE)
		return refuse(lua, l, DIAG_wrong_type,
		    "wants a table of options");
	lua_settop(lua, 1);
	/* First, so that a misspelt name is not told of as a missing one. */
	read_rest(load, lua, l);
	read_options(load, lua, l);
	read_of(load, lua, l);
	if (layer_types[l->kind].holds)
		inside = take_layers(load, lua, 1);
	l->child = inside.item;
	l->count = inside.count;
	add_sizes(lua, l);
	held = lua_newuserdatauv(lua, sizeof(*held), 0);
	*held = l;
	luaL_setmetatable(lua, LAYER_NAME);
	return 1;
}

/* layer "kind": the function that takes the table.  Upvalue: load. */
static int
layer_verb(lua_State *lua)
{
	struct load *load = lua_touserdata(lua, lua_upvalueindex(1));
	enum layer_kind kind = kind_argument(load, lua);

	sandbox_spend(lua, CALL_COST);
	lua_pushlightuserdata(lua, load);
	lua_pushinteger(lua, (lua_Integer)kind);
	lua_pushinteger(lua, sandbox_where(lua).line);
	lua_pushcclosure(lua, layer_table, 3);
	return 1;
}

void
layers_install(struct load *load)
{
	lua_State *lua = load->box->lua;

	sandbox_type(lua, LAYER_NAME, "layer", NULL);
	lua_pushlightuserdata(lua, load);
	lua_pushcclosure(lua, layer_verb, 1);
	lua_setfield(lua, -2, "layer");
}

/* The sizes of the input, the first outermost; false after a fault. */
static bool
read_input(struct reading *r, int table, struct network *out)
{
	lua_State *lua = r->lua;
	size_t n;
	bool fine;

	lua_pushliteral(lua, "input");
	lua_rawget(lua, table);
	n = lua_istable(lua, -1) ? lua_rawlen(lua, -1) : 0;
	fine = n >= 1 && n <= SHAPE_RANK;
	for (size_t i = 1; fine && i <= n; i++) {
		double size;

		lua_rawgeti(lua, -1, (lua_Integer)i);
		size = lua_tonumber(lua, -1);
		fine = size >= 1 && size <= largest_size &&
		    fmod(size, 1) <= 0;
		out->input[i - 1] = size;
		lua_pop(lua, 1);
	}
	lua_pop(lua, 1);
	out->rank = (int)n;
	if (!fine)
		reading_fault(r, DIAG_wrong_type, r->at,
		    "%s wants input = { sizes }, 1 to %d whole numbers, "
		    "before its layers", r->field->name, SHAPE_RANK);
	return fine;
}

void
network_read(struct reading *r, struct network *slot)
{
	lua_State *lua = r->lua;
	int table = lua_gettop(lua);
	struct network out = { 0 };
	struct layer_list list;
	double steps = 0, sizes = 0;

	if (!lua_istable(lua, table)) {
		reading_wrong_type(r, "a list of layers");
		return;
	}
	if (!read_input(r, table, &out))
		return;
	list = take_layers(r->load, lua, table);
	for (size_t i = 0; i < list.count; i++) {
		steps += list.item[i]->steps;
		sizes += (double)list.item[i]->size;
	}
	if (!list.count || steps > LAYER_STEPS_MAX || sizes > LAYERS_MAX) {
		reading_fault(r, DIAG_limit, r->at, "%s wants 1 to %d layers",
		    r->field->name, LAYERS_MAX);
		return;
	}
	out.layer = list.item;
	out.count = list.count;
	out.fact = (struct fact){ .given = true, .at = r->at,
		.source = r->group->source, .place = r->group->place,
		.assume = r->group->assume, .of = r->record,
		.field = r->field->name };
	*slot = out;
}
