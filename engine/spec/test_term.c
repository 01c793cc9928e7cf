#include "spec/test_term.h"

#include <lauxlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "spec/helpers.h"
#include "unit/number.h"

#define TERM "ridgeline.term"
/* In the registry: the struct tests of a state. */
#define TESTS "ridgeline.tests"

enum { DEEPEST = 4 };  /* tables in the arguments of a function */

struct tests *
tests_of(lua_State *lua)
{
	struct tests *t;

	lua_getfield(lua, LUA_REGISTRYINDEX, TESTS);
	t = lua_touserdata(lua, -1);
	lua_pop(lua, 1);
	return t;
}

void
test_push_value(lua_State *lua, struct test_value v)
{
	struct test_value *p = lua_newuserdatauv(lua, sizeof(*p), 0);

	*p = v;
	luaL_setmetatable(lua, TERM);
}

/* Notes a comparison, for the working of the verdict. */
static void
test_compared(struct tests *t, const char *shown)
{
	text_printf(&t->compared, "%s%s", t->compared.len ? "; " : "", shown);
}

/* Ends the test: a value that it needs is not known. */
static void
give_up(lua_State *lua, const char *why)
{
	tests_of(lua)->unknown = why;
	sandbox_raise(lua, DIAG_bad_test, "%s", why);
}

int
test_push(lua_State *lua, struct term t)
{
	if (t.type == TERM_none)
		give_up(lua, t.text);
	if (t.type == TERM_flag) {
		test_compared(tests_of(lua), t.shown);
		lua_pushboolean(lua, t.on);
	} else {
		test_push_value(lua, (struct test_value){ .term = t });
	}
	return 1;
}

/* A plain number is shown with all of its digits. */
static struct term
plain_number(struct arena *arena, double value)
{
	struct term t = term_number(arena, value, (struct dim){{0}}, NULL);
	struct text shown;

	if (t.type == TERM_none)
		return t;
	text_init(&shown, arena);
	number_round(&shown, value, 15);
	t.shown = shown.data;
	return t;
}

bool
test_value_get(lua_State *lua, int i, struct test_value *v)
{
	struct arena *arena = tests_of(lua)->arena;
	const struct test_value *p = luaL_testudata(lua, i, TERM);

	*v = (struct test_value){ .term = term_flag(lua_toboolean(lua, i)) };
	if (p)
		*v = *p;
	else if (lua_type(lua, i) == LUA_TNUMBER)
		v->term = plain_number(arena, lua_tonumber(lua, i));
	else if (lua_type(lua, i) == LUA_TSTRING)
		v->term = term_text(arena_strdup(arena, lua_tostring(lua,
		    i)));
	else
		return lua_type(lua, i) == LUA_TBOOLEAN;
	return true;
}

/* What can be calculated with, at index i; raises an error for all else. */
static struct test_value
test_operand(lua_State *lua, int i)
{
	struct test_value v;

	if (!test_value_get(lua, i, &v))
		luaL_error(lua, "a %s is no value", luaL_typename(lua, i));
	if (v.partial)
		luaL_error(lua, "%s%s%s is no value yet: a field is missing",
		    v.path.verb, *v.path.fields ? "." : "", v.path.fields);
	if (v.term.type == TERM_none)
		give_up(lua, v.term.text);
	return v;
}

static int
apply(lua_State *lua, const char *op)
{
	struct test_value a = test_operand(lua, 1), b = test_operand(lua, 2);
	const char *fault = NULL;
	struct term t = term_apply(tests_of(lua)->arena, op, a.term, b.term,
	    &fault);

	if (fault)
		return luaL_error(lua, "%s", fault);
	return test_push(lua, t);
}

/* A function that applies the operation in its upvalue, and no more. */
static int
operate(lua_State *lua)
{
	return apply(lua, lua_tostring(lua, lua_upvalueindex(1)));
}

static void
set_operations(lua_State *lua, const char *const (*list)[2], size_t count)
{
	for (size_t i = 0; i < count; i++) {
		lua_pushstring(lua, list[i][1]);
		lua_pushcclosure(lua, operate, 1);
		lua_setfield(lua, -2, list[i][0]);
	}
}

/* Pushes count of a unit, shown as it was written. */
static int
push_literal(lua_State *lua, double count, const char *unit)
{
	struct test_value v = { .unit = unit, .count = count };
	struct quantity of;

	unit_parse(unit, &of);
	v.term = term_number(tests_of(lua)->arena, count * of.value, of.dim,
	    unit);
	if (v.term.type == TERM_none)
		give_up(lua, v.term.text);
	test_push_value(lua, v);
	return 1;
}

/* A number and a unit are "2 GB", and not a product of two. */
static int
multiply(lua_State *lua)
{
	struct test_value b = test_operand(lua, 2);

	if (lua_type(lua, 1) == LUA_TNUMBER && b.bare)
		return push_literal(lua, lua_tonumber(lua, 1), b.unit);
	return apply(lua, "*");
}

/* "2 TB / s" goes on with the unit, and "2 / s" is of it. */
static int
divide(lua_State *lua)
{
	struct test_value a = test_operand(lua, 1), b = test_operand(lua, 2);
	struct quantity unit;
	const char *both;

	if (lua_type(lua, 1) == LUA_TNUMBER)
		a = (struct test_value){ .unit = "1",
		    .count = lua_tonumber(lua, 1) };
	if (!a.unit || !b.bare)
		return apply(lua, "/");
	both = arena_printf(tests_of(lua)->arena, "%s/%s", a.unit, b.unit);
	if (!unit_parse(both, &unit))
		return apply(lua, "/");
	push_literal(lua, a.count, both);
	((struct test_value *)lua_touserdata(lua, -1))->bare = a.bare;
	return 1;
}

static int
given(lua_State *lua)
{
	struct test_value v;
	struct term t;

	if (!test_value_get(lua, 1, &v) || !v.path.id || v.partial)
		return luaL_error(lua, "given wants VERB 'id'.field");
	t = term_flag(v.term.type != TERM_none);
	t.shown = arena_printf(tests_of(lua)->arena, "%s.%s is %son record",
	    v.path.id, v.path.fields, t.on ? "" : "not ");
	return test_push(lua, t);
}

static int
shown_in(lua_State *lua)
{
	struct test_value v = test_operand(lua, 1), in = test_operand(lua, 2);
	struct tests *t = tests_of(lua);

	if (v.term.type != TERM_number || !in.bare ||
	    !dim_equal(v.term.dim, in.term.dim))
		return luaL_error(lua, "%s cannot be shown in %s",
		    v.term.shown, in.term.shown);
	v.term.unit = in.unit;
	if (v.term.level == BIND_atom)
		v.term.shown = term_value(t->arena, v.term);
	return test_push(lua, v.term);
}

/* Reads a field; of a flag, true or false. */
static int
read_path(lua_State *lua, struct test_path path)
{
	struct tests *t = tests_of(lua);
	struct test_value v = { .path = path };
	const char *fault = NULL;

	v.term = t->field(t->field_context, &path, &v.partial, &fault);
	if (fault)
		return luaL_error(lua, "%s", fault);
	if (v.term.type == TERM_flag && !v.partial) {
		v.term.shown = arena_printf(t->arena, "%s of %s is %s",
		    path.fields, path.id, v.term.shown);
		return test_push(lua, v.term);
	}
	test_push_value(lua, v);
	return 1;
}

/* .field */
static int
read_field(lua_State *lua)
{
	const struct test_value *v = luaL_checkudata(lua, 1, TERM);
	struct test_path path = v->path;
	const char *name = luaL_checkstring(lua, 2);

	if (!path.verb)
		return luaL_error(lua, "%s has no field %s", v->term.shown,
		    name);
	path.fields = arena_printf(tests_of(lua)->arena, "%s%s%s",
	    path.fields, *path.fields ? "." : "", name);
	if (path.id)
		return read_path(lua, path);
	test_push_value(lua, (struct test_value){ .path = path,
	    .partial = true });
	return 1;
}

/* VERB 'id' */
static int
choose(lua_State *lua)
{
	const struct test_value *v = luaL_checkudata(lua, 1, TERM);
	struct test_path path = v->path;

	if (!path.verb || path.id || *path.fields)
		return luaL_error(lua, "a value is not called");
	path.id = arena_strdup(tests_of(lua)->arena, luaL_checkstring(lua,
	    2));
	return read_path(lua, path);
}

static int
to_string(lua_State *lua)
{
	lua_pushstring(lua, test_operand(lua, 1).term.shown);
	return 1;
}

/* A path that is no value: an id, or VERB.field. */
static const char *
path_text(struct arena *arena, const struct test_path *path)
{
	if (path->id && !*path->fields)
		return path->id;
	return arena_printf(arena, "%s%s%s", path->verb, *path->fields ?
	    "." : "", path->fields);
}

static void
settle_value(lua_State *lua, int i)
{
	const struct test_value *v = luaL_testudata(lua, i, TERM);
	struct term t;

	if (v && v->partial) {
		lua_pushstring(lua, path_text(tests_of(lua)->arena,
		    &v->path));
	} else if (v) {
		t = test_operand(lua, i).term;
		if (t.type == TERM_number && t.high > t.low)
			luaL_error(lua, "%s is a range, and a function "
			    "wants one value", t.shown);
		if (t.type == TERM_text)
			lua_pushstring(lua, t.text);
		else
			quantity_push(lua, (struct spec_quantity){
				.q = { t.low, t.dim }, .unit = t.unit });
	} else {
		lua_pushvalue(lua, i);
	}
	lua_replace(lua, i);
}

void
test_settle(lua_State *lua, int i, int depth)
{
	if (!lua_istable(lua, i)) {
		settle_value(lua, i);
		return;
	}
	if (depth == DEEPEST)
		luaL_error(lua, "an argument nests too deep");
	luaL_checkstack(lua, 8, NULL);
	for (lua_pushnil(lua); lua_next(lua, i);) {
		int value = lua_gettop(lua);

		test_settle(lua, value, depth + 1);
		lua_pushvalue(lua, value - 1);
		lua_insert(lua, value);
		lua_settable(lua, i);
	}
}

static const luaL_Reg operators[] = {
	{ "__mul", multiply },
	{ "__div", divide },
	{ "__index", read_field },
	{ "__call", choose },
	{ "__tostring", to_string },
	{ NULL, NULL }
};

static const char *const signs[][2] = {
	{ "__add", "+" },
	{ "__sub", "-" },
	{ "__lt", "<" },
	{ "__le", "<=" },
};

static const char *const words[][2] = {
	{ "is", "=" },
	{ "about", "~" },
	{ "has", "has" },
};

static const luaL_Reg functions[] = {
	{ "given", given },
	{ "shown_in", shown_in },
	{ NULL, NULL }
};

void
test_term_install(struct tests *t)
{
	lua_State *lua = t->sandbox->lua;

	lua_pushlightuserdata(lua, t);
	lua_setfield(lua, LUA_REGISTRYINDEX, TESTS);
	sandbox_type(lua, TERM, "value", operators);
	luaL_getmetatable(lua, TERM);
	set_operations(lua, signs, COUNT(signs));
	lua_pop(lua, 1);
	lua_getfield(lua, LUA_REGISTRYINDEX, HELPERS_NAMES);
	set_operations(lua, words, COUNT(words));
	luaL_setfuncs(lua, functions, 0);
	for (size_t i = 0; i < unit_count; i++) {
		push_literal(lua, 1, units[i].name);
		((struct test_value *)lua_touserdata(lua, -1))->bare = true;
		lua_setfield(lua, -2, units[i].name);
	}
	lua_pop(lua, 1);
}
