#include "spec/bridge.h"

#include <lauxlib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "spec/helpers.h"
#include "spec/sandbox.h"

/* Names in the registry. */
#define DATA "ridgeline.data"        /* metatable of read-only tables */
#define TABLES "ridgeline.tables"    /* from value to its table */
#define VALUES "ridgeline.values"    /* and back */
#define MISS "ridgeline.miss"        /* struct miss */

/* Who is told of a key that is not there. */
struct miss {
	bridge_missed *call;
	void *context;
};

static struct miss *
miss_of(lua_State *lua)
{
	struct miss *m;

	lua_getfield(lua, LUA_REGISTRYINDEX, MISS);
	m = lua_touserdata(lua, -1);
	lua_pop(lua, 1);
	return m;
}

/* Doubles up to here hold every whole number. */
static const double whole_max = 9007199254740992.0;

static void
push_number(lua_State *lua, const struct value *v)
{
	double n = v->number.value;

	if (!dim_none(v->number.dim) ||
	    (v->unit && *v->unit && strcmp(v->unit, "1") != 0))
		quantity_push(lua, (struct spec_quantity){
			.q = v->number, .unit = v->unit, .fact = v->fact });
	else if (fabs(n) < whole_max && floor(n) >= n)
		lua_pushinteger(lua, (lua_Integer)n);
	else
		lua_pushnumber(lua, n);
}

/* A value as a key: Lua never writes through it. */
static void
push_address(lua_State *lua, const struct value *v)
{
	union { const struct value *in; void *out; } address = { v };

	lua_pushlightuserdata(lua, address.out);
}

/* The table of a list or map: one a value as long as it is in use. */
static void
push_data(lua_State *lua, const struct value *v)
{
	lua_getfield(lua, LUA_REGISTRYINDEX, TABLES);
	if (lua_rawgetp(lua, -1, v) == LUA_TTABLE) {
		lua_remove(lua, -2);
		return;
	}
	lua_pop(lua, 1);
	lua_newtable(lua);
	luaL_setmetatable(lua, DATA);
	lua_getfield(lua, LUA_REGISTRYINDEX, VALUES);
	lua_pushvalue(lua, -2);
	push_address(lua, v);
	lua_rawset(lua, -3);
	lua_pop(lua, 1);
	lua_pushvalue(lua, -1);
	lua_rawsetp(lua, -3, v);
	lua_remove(lua, -2);
}

void
bridge_push(lua_State *lua, const struct value *v)
{
	luaL_checkstack(lua, 8, NULL);
	switch (v->type) {
	case VALUE_NIL:
		lua_pushnil(lua);
		break;
	case VALUE_FLAG:
		lua_pushboolean(lua, v->flag);
		break;
	case VALUE_NUMBER:
		push_number(lua, v);
		break;
	case VALUE_TEXT:
		lua_pushlstring(lua, v->text, v->text_len);
		break;
	case VALUE_LIST:
	case VALUE_MAP:
		push_data(lua, v);
		break;
	case VALUE_BLOCK:
		push_address(lua, v);
		break;
	}
}

const struct value *
bridge_data(lua_State *lua, int i)
{
	const struct value *v;

	if (lua_type(lua, i) != LUA_TTABLE)
		return NULL;
	i = lua_absindex(lua, i);
	lua_getfield(lua, LUA_REGISTRYINDEX, VALUES);
	lua_pushvalue(lua, i);
	lua_rawget(lua, -2);
	v = lua_touserdata(lua, -1);
	lua_pop(lua, 2);
	return v;
}

void
bridge_tell(lua_State *lua, bridge_missed *call, void *context)
{
	struct miss *m = miss_of(lua);

	*m = (struct miss){ call, context };
}

static const struct value *
entry_of(lua_State *lua, const struct value *map, int key)
{
	const char *name;
	const struct miss *m;

	if (lua_type(lua, key) != LUA_TSTRING)
		return NULL;
	name = lua_tostring(lua, key);
	for (size_t i = 0; i < map->count; i++)
		if (*map->entry[i].key == *name &&
		    strcmp(map->entry[i].key, name) == 0)
			return map->entry[i].value;
	m = miss_of(lua);
	if (m->call)
		m->call(m->context, lua, map, name);
	return NULL;
}

static const struct value *
item_of(lua_State *lua, const struct value *list, int key)
{
	int whole;
	lua_Integer i = lua_tointegerx(lua, key, &whole);

	if (lua_type(lua, key) != LUA_TNUMBER || !whole || i < 1 ||
	    (lua_Unsigned)i > list->count)
		return NULL;
	return list->item[i - 1];
}

static int
data_index(lua_State *lua)
{
	const struct value *v = bridge_data(lua, 1);
	const struct value *found;

	if (!v)
		return 0;
	found = v->type == VALUE_LIST ? item_of(lua, v, 2) :
	    entry_of(lua, v, 2);
	if (!found)
		return 0;
	bridge_push(lua, found);
	return 1;
}

static int
data_newindex(lua_State *lua)
{
	return luaL_error(lua, "the guide's data cannot be changed here");
}

static int
data_length(lua_State *lua)
{
	const struct value *v = bridge_data(lua, 1);

	lua_pushinteger(lua, v && v->type == VALUE_LIST ?
	    (lua_Integer)v->count : 0);
	return 1;
}

/* Upvalues: the read-only table, and how far the walk is. */
static int
data_step(lua_State *lua)
{
	const struct value *v = bridge_data(lua, lua_upvalueindex(1));
	size_t i = (size_t)lua_tointeger(lua, lua_upvalueindex(2));

	sandbox_spend(lua, 1);
	if (!v || i >= v->count)
		return 0;
	lua_pushinteger(lua, (lua_Integer)i + 1);
	lua_copy(lua, -1, lua_upvalueindex(2));
	if (v->type == VALUE_LIST) {
		bridge_push(lua, v->item[i]);
		return 2;
	}
	lua_pop(lua, 1);
	lua_pushstring(lua, v->entry[i].key);
	bridge_push(lua, v->entry[i].value);
	return 2;
}

static int
data_pairs(lua_State *lua)
{
	if (!bridge_data(lua, 1))
		return pairs_function(lua);
	lua_pushvalue(lua, 1);
	lua_pushinteger(lua, 0);
	lua_pushcclosure(lua, data_step, 2);
	return 1;
}

/* Pushes a plain table with the entries of a list or map. */
static void
push_copy(lua_State *lua, const struct value *v)
{
	lua_newtable(lua);
	for (size_t i = 0; i < v->count; i++) {
		sandbox_spend(lua, 1);
		if (v->type == VALUE_LIST) {
			bridge_push(lua, v->item[i]);
			lua_rawseti(lua, -2, (lua_Integer)i + 1);
		} else {
			bridge_push(lua, v->entry[i].value);
			lua_setfield(lua, -2, v->entry[i].key);
		}
	}
}

static int
copy(lua_State *lua)
{
	const struct value *v = bridge_data(lua, 1);

	if (!v)
		return luaL_error(lua, "copy wants a list or a table of the "
		    "guide's data");
	push_copy(lua, v);
	return 1;
}

/* A function that reads a table: upvalue 1 gets a plain copy of data. */
static int
with_copy(lua_State *lua)
{
	const struct value *v = bridge_data(lua, 1);

	if (v) {
		push_copy(lua, v);
		lua_replace(lua, 1);
	}
	lua_pushvalue(lua, lua_upvalueindex(1));
	lua_insert(lua, 1);
	lua_call(lua, lua_gettop(lua) - 1, LUA_MULTRET);
	return lua_gettop(lua);
}

/* A function that changes a table: data is refused. */
static int
without_data(lua_State *lua)
{
	if (bridge_data(lua, 1))
		return luaL_error(lua, "the guide's data cannot be changed "
		    "here; copy(list) gives a list that can");
	return with_copy(lua);
}

static bool
is_reader(const char *name)
{
	return strcmp(name, "concat") == 0 || strcmp(name, "unpack") == 0;
}

/* The functions of table, each told of read-only tables. */
static void
push_table_functions(lua_State *lua)
{
	static const char *const names[] = {
		"concat", "unpack", "insert", "move", "remove", "sort",
	};

	lua_newtable(lua);
	lua_getfield(lua, -2, "table");
	lua_getfield(lua, -1, "pack");
	lua_setfield(lua, -3, "pack");
	for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++) {
		lua_getfield(lua, -1, names[i]);
		lua_pushcclosure(lua, is_reader(names[i]) ? with_copy :
		    without_data, 1);
		lua_setfield(lua, -3, names[i]);
	}
	lua_pop(lua, 1);
}

void
bridge_names(lua_State *lua)
{
	push_table_functions(lua);
	lua_getfield(lua, -1, "unpack");
	lua_setfield(lua, -3, "unpack");
	lua_setfield(lua, -2, "table");
	lua_pushcfunction(lua, data_pairs);
	lua_setfield(lua, -2, "pairs");
	lua_pushcfunction(lua, copy);
	lua_setfield(lua, -2, "copy");
}

static void
weak_table(lua_State *lua, const char *name, const char *mode)
{
	lua_newtable(lua);
	lua_newtable(lua);
	lua_pushstring(lua, mode);
	lua_setfield(lua, -2, "__mode");
	lua_setmetatable(lua, -2);
	lua_setfield(lua, LUA_REGISTRYINDEX, name);
}

void
bridge_install(struct sandbox *s)
{
	static const luaL_Reg methods[] = {
		{ "__index", data_index },
		{ "__newindex", data_newindex },
		{ "__len", data_length },
		{ NULL, NULL },
	};

	luaL_newmetatable(s->lua, DATA);
	luaL_setfuncs(s->lua, methods, 0);
	lua_pop(s->lua, 1);
	weak_table(s->lua, TABLES, "v");
	weak_table(s->lua, VALUES, "k");
	lua_pushlightuserdata(s->lua, ARENA_NEW(s->arena, struct miss));
	lua_setfield(s->lua, LUA_REGISTRYINDEX, MISS);
}
