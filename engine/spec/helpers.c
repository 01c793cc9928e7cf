#include "spec/helpers.h"

#include <lualib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/sort.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "spec/sandbox.h"
#include "unit/unit.h"

static int
to_string(lua_State *lua)
{
	luaL_checkany(lua, 1);
	helpers_tostring(lua, 1, NULL);
	return 1;
}

/* type(): userdata by what it is, "quantity" or "cite". */
static int
type_name(lua_State *lua)
{
	luaL_checkany(lua, 1);
	lua_pushstring(lua, luaL_typename(lua, 1));
	if (lua_type(lua, 1) == LUA_TUSERDATA)
		luaL_getmetafield(lua, 1, "__name");
	return 1;
}

/* tonumber(): also of a quantity without a dimension. */
static int
to_number(lua_State *lua)
{
	struct spec_quantity value;
	int type = lua_type(lua, 1);

	if (type == LUA_TUSERDATA && quantity_get(lua, 1, &value)) {
		if (!dim_none(value.q.dim))
			return sandbox_raise(lua, DIAG_unit_mismatch,
			    "a quantity with a unit is not a number; divide "
			    "it by its unit");
		lua_pushnumber(lua, value.q.value);
		return 1;
	}
	if (type == LUA_TSTRING)
		sandbox_spend(lua, (double)lua_rawlen(lua, 1) / 4);
	lua_pushvalue(lua, lua_upvalueindex(1));
	lua_insert(lua, 1);
	lua_call(lua, lua_gettop(lua) - 1, 1);
	return 1;
}

/* max and min, of numbers or of quantities of one dimension. */
static int
extreme(lua_State *lua, bool greatest)
{
	int best = 1, n = lua_gettop(lua);
	struct spec_quantity value;

	for (int i = 1; i <= n || i == 1; i++) {
		if (!quantity_get(lua, i, &value))
			return luaL_error(lua, "%s of a %s",
			    greatest ? "max" : "min", luaL_typename(lua, i));
		if (greatest ? lua_compare(lua, best, i, LUA_OPLT) :
		    lua_compare(lua, i, best, LUA_OPLT))
			best = i;
	}
	lua_pushvalue(lua, best);
	return 1;
}

static int
math_max(lua_State *lua)
{
	return extreme(lua, true);
}

static int
math_min(lua_State *lua)
{
	return extreme(lua, false);
}

static int
math_abs(lua_State *lua)
{
	struct spec_quantity value;

	if (!quantity_get(lua, 1, &value))
		return luaL_error(lua, "abs of a %s", luaL_typename(lua, 1));
	if (value.q.value < 0)
		lua_arith(lua, LUA_OPUNM);
	return 1;
}

/*
 * A function of the library (upvalue 1) over numbers; quantities without a
 * dimension pass as numbers.
 */
static int
over_numbers(lua_State *lua)
{
	int n = lua_gettop(lua);
	struct spec_quantity value;

	for (int i = 1; i <= n; i++) {
		if (lua_type(lua, i) != LUA_TUSERDATA ||
		    !quantity_get(lua, i, &value))
			continue;
		if (!dim_none(value.q.dim))
			return sandbox_raise(lua, DIAG_unit_mismatch,
			    "a quantity with a unit is not a number; divide "
			    "it by its unit");
		lua_pushnumber(lua, value.q.value);
		lua_replace(lua, i);
	}
	lua_pushvalue(lua, lua_upvalueindex(1));
	lua_insert(lua, 1);
	lua_call(lua, n, LUA_MULTRET);
	return lua_gettop(lua);
}

/* Every name of the table at index t that is a string, sorted. */
static const char *const *
sorted_names(lua_State *lua, int t, size_t *count)
{
	struct { const char **item; size_t count, cap; } names = { 0 };
	struct arena *arena = sandbox_of(lua)->arena;

	for (lua_pushnil(lua); lua_next(lua, t); lua_pop(lua, 1))
		if (lua_type(lua, -2) == LUA_TSTRING)
			ARRAY_ADD(arena, &names, lua_tostring(lua, -2));
	if (names.count)
		qsort(names.item, names.count, sizeof(*names.item), sort_texts);
	*count = names.count;
	return names.item;
}

static bool
is_capital(char c)
{
	return c >= 'A' && c <= 'Z';
}

/* A word of a list of words parted by spaces. */
static bool
has_word(const char *list, const char *word)
{
	size_t len = strlen(word);

	for (const char *s = list; (s = strstr(s, word)); s += len)
		if ((s == list || s[-1] == ' ') &&
		    (s[len] == ' ' || s[len] == '\0'))
			return true;
	return false;
}

static bool
is_choice(const struct record_type *type, const char *word)
{
	for (size_t i = 0; i < type->fields; i++)
		if ((type->field[i].type == FIELD_CHOICE ||
		    type->field[i].type == FIELD_CHOICES) &&
		    has_word(type->field[i].arg, word))
			return true;
	return false;
}

/* A word that some field takes, as text. */
static bool
is_word(const char *name)
{
	static const char *const spoken[] = {
#define SPOKEN(verb, id) #id,
#include "catalog/spoken.def"
#undef SPOKEN
	};

	for (size_t i = 0; i < COUNT(spoken); i++)
		if (!strcmp(spoken[i], name))
			return true;
	for (size_t i = 0; i < record_type_count; i++)
		if (is_choice(&record_types[i], name))
			return true;
	return false;
}

/* Reading a name that nobody wrote. */
static int
undefined(lua_State *lua)
{
	const char *name, *near, *unit;
	const char *const *names;
	size_t count;

	if (lua_type(lua, 2) != LUA_TSTRING)
		return luaL_error(lua, "undefined name");
	name = lua_tostring(lua, 2);
	unit = unit_written(name);
	if (unit)
		return luaL_error(lua, "'%s' is not defined; the unit is "
		    "written %s", name, unit);
	names = sorted_names(lua, 1, &count);
	near = text_nearest(name, names, count);
	if (near)
		return luaL_error(lua, "'%s' is not defined; did you mean "
		    "'%s'?", name, near);
	if (is_word(name))
		return luaL_error(lua, "'%s' is not defined: a word stands in "
		    "quotes, \"%s\"", name, name);
	if (strlen(name) == 3 && is_capital(name[0]) && is_capital(name[1]) &&
	    is_capital(name[2]))
		return luaL_error(lua, "'%s' is not defined; money is in USD, "
		    "and a price list or an offer names its own currency",
		    name);
	return luaL_error(lua, "'%s' is not defined", name);
}

void
helpers_whole(lua_State *lua)
{
	lua_newtable(lua);
	lua_pushcfunction(lua, undefined);
	lua_setfield(lua, -2, "__index");
	lua_setmetatable(lua, -2);
}

/* Copies entries of the library table at index from into the one on top. */
static void
pick(lua_State *lua, int from, const char *const *names)
{
	for (; *names; names++) {
		lua_getfield(lua, from, *names);
		lua_setfield(lua, -2, *names);
	}
}

/* Opens a library for its functions only; pushes its table. */
static int
library(lua_State *lua, lua_CFunction open)
{
	lua_pushcfunction(lua, open);
	lua_call(lua, 0, 1);
	return lua_gettop(lua);
}

static void
install_base(lua_State *lua)
{
	static const char *const names[] = { "assert", "error", "ipairs",
		"select", NULL };
	static const luaL_Reg own[] = { { "pairs", pairs_function },
		{ "tostring", to_string }, { "type", type_name },
		{ NULL, NULL } };
	int base = library(lua, luaopen_base);

	lua_getfield(lua, LUA_REGISTRYINDEX, HELPERS_NAMES);
	pick(lua, base, names);
	lua_getfield(lua, base, "tonumber");
	lua_pushcclosure(lua, to_number, 1);
	lua_setfield(lua, -2, "tonumber");
	luaL_setfuncs(lua, own, 0);
	lua_settop(lua, base - 1);
}

static void
install_math(lua_State *lua)
{
	static const char *const plain[] = { "huge", "pi", "maxinteger",
		"mininteger", "type", "ult", "tointeger", NULL };
	static const char *const numeric[] = { "acos", "asin", "atan", "ceil",
		"cos", "deg", "exp", "floor", "fmod", "log", "modf", "rad",
		"sin", "sqrt", "tan", NULL };
	static const luaL_Reg own[] = { { "max", math_max },
		{ "min", math_min }, { "abs", math_abs }, { NULL, NULL } };
	int base = library(lua, luaopen_math);

	lua_getfield(lua, LUA_REGISTRYINDEX, HELPERS_NAMES);
	lua_newtable(lua);
	pick(lua, base, plain);
	for (size_t i = 0; numeric[i]; i++) {
		lua_getfield(lua, base, numeric[i]);
		lua_pushcclosure(lua, over_numbers, 1);
		lua_setfield(lua, -2, numeric[i]);
	}
	luaL_setfuncs(lua, own, 0);
	lua_setfield(lua, -2, "math");
	lua_settop(lua, base - 1);
}

/* A table of string functions, on the stack; the library's is at base. */
static void
push_string(lua_State *lua, int base)
{
	static const char *const names[] = { "byte", "char", "len", "lower",
		"reverse", "sub", "upper", NULL };

	lua_newtable(lua);
	pick(lua, base, names);
	luaL_setfuncs(lua, find_functions, 0);
	lua_getfield(lua, base, "format");
	luaL_setfuncs(lua, string_functions, 1);
}

/* Methods of strings get a table of their own, that no author can reach. */
static void
install_string(lua_State *lua)
{
	int base = library(lua, luaopen_string);

	lua_getfield(lua, LUA_REGISTRYINDEX, HELPERS_NAMES);
	push_string(lua, base);
	lua_setfield(lua, -2, "string");
	lua_pushliteral(lua, "");
	lua_newtable(lua);
	push_string(lua, base);
	lua_setfield(lua, -2, "__index");
	lua_setmetatable(lua, -2);
	lua_settop(lua, base - 1);
}

static void
install_table(lua_State *lua)
{
	static const char *const names[] = { "pack", NULL };
	int base = library(lua, luaopen_table);

	lua_getfield(lua, LUA_REGISTRYINDEX, HELPERS_NAMES);
	lua_newtable(lua);
	pick(lua, base, names);
	luaL_setfuncs(lua, table_functions, 0);
	lua_getfield(lua, -1, "unpack");
	lua_setfield(lua, -3, "unpack");
	lua_setfield(lua, -2, "table");
	lua_settop(lua, base - 1);
}

void
helpers_install(struct sandbox *s)
{
	lua_newtable(s->lua);
	lua_setfield(s->lua, LUA_REGISTRYINDEX, HELPERS_NAMES);
	install_base(s->lua);
	install_math(s->lua);
	install_string(s->lua);
	install_table(s->lua);
}

/* Copies the table on top, and tables in it, so that no file changes it. */
static void
push_copy(lua_State *lua)
{
	int from = lua_gettop(lua);

	lua_newtable(lua);
	for (lua_pushnil(lua); lua_next(lua, from); lua_pop(lua, 1)) {
		lua_pushvalue(lua, -2);
		lua_pushvalue(lua, -2);
		if (lua_istable(lua, -1)) {
			push_copy(lua);
			lua_remove(lua, -2);
		}
		lua_rawset(lua, from + 1);
	}
}

void
sandbox_environment(struct sandbox *s)
{
	lua_State *lua = s->lua;

	luaL_checkstack(lua, 20, NULL);
	lua_getfield(lua, LUA_REGISTRYINDEX, HELPERS_NAMES);
	push_copy(lua);
	lua_remove(lua, -2);
	helpers_whole(lua);
}
