/* From Lua back to values: bridge_get(). */
#include "spec/bridge.h"

#include <lauxlib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "spec/sandbox.h"

enum { DEPTH_MAX = 64 };

/* One walk from Lua to values. */
struct taker {
	lua_State *lua;
	struct arena *arena;
	const char *error;
	int depth;
};

static const struct value *take(struct taker *, int i);

static const struct value *
refuse(struct taker *t, const char *error)
{
	t->error = error;
	return NULL;
}

static const struct value *
take_list(struct taker *t, int table, size_t count)
{
	struct value *list = value_list(t->arena);

	for (size_t i = 1; i <= count; i++) {
		const struct value *item;

		lua_rawgeti(t->lua, table, (lua_Integer)i);
		item = take(t, lua_gettop(t->lua));
		lua_pop(t->lua, 1);
		if (!item)
			return NULL;
		value_add(t->arena, list, item);
	}
	return list;
}

/* A key as a text in the arena; NULL for one that no map can have. */
static const char *
take_key(struct taker *t, int i)
{
	size_t len;
	const char *key;

	if (lua_type(t->lua, i) == LUA_TNUMBER && lua_isinteger(t->lua, i))
		return arena_printf(t->arena, "%lld",
		    (long long)lua_tointeger(t->lua, i));
	if (lua_type(t->lua, i) != LUA_TSTRING)
		return NULL;
	key = lua_tolstring(t->lua, i, &len);
	return strlen(key) == len ? arena_strndup(t->arena, key, len) : NULL;
}

/* Whole numbers ascending, then texts by their bytes. */
static int
compare_keys(const void *left, const void *right)
{
	const char *a = ((const struct value_entry *)left)->key;
	const char *b = ((const struct value_entry *)right)->key;
	char *a_end, *b_end;
	long long m = strtoll(a, &a_end, 10), n = strtoll(b, &b_end, 10);
	bool a_whole = *a && !*a_end, b_whole = *b && !*b_end;

	if (a_whole && b_whole && m != n)
		return m < n ? -1 : 1;
	if (a_whole != b_whole)
		return a_whole ? -1 : 1;
	return strcmp(a, b);
}

static const struct value *
take_map(struct taker *t, int table)
{
	struct value *map = value_map(t->arena);
	size_t keys = 0;

	lua_pushnil(t->lua);
	while (lua_next(t->lua, table)) {
		int top = lua_gettop(t->lua);
		const char *key = take_key(t, top - 1);
		const struct value *item;

		if (!key)
			return refuse(t, "a key is neither a text nor a "
			    "whole number");
		item = take(t, top);
		if (!item)
			return NULL;
		value_set(t->arena, map, key, item);
		if (map->count != ++keys)
			return refuse(t, "a key stands both as a text and as "
			    "a number");
		lua_pop(t->lua, 1);
	}
	qsort(map->entry, map->count, sizeof(*map->entry), compare_keys);
	return map;
}

/* Are the keys 1 to count and no others? */
static bool
is_list(lua_State *lua, int table, size_t count)
{
	size_t keys = 0;

	lua_pushnil(lua);
	while (lua_next(lua, table)) {
		lua_pop(lua, 1);
		keys++;
	}
	return keys == count;
}

static const struct value *
take_table(struct taker *t, int i)
{
	const struct value *data = bridge_data(t->lua, i);
	size_t count = (size_t)lua_rawlen(t->lua, i);

	if (data)
		return data;
	if (t->depth == DEPTH_MAX)
		return refuse(t, "a table is nested too deep, or holds "
		    "itself");
	sandbox_spend(t->lua, 1 + (double)count);
	luaL_checkstack(t->lua, 8, NULL);
	t->depth++;
	data = is_list(t->lua, i, count) ? take_list(t, i, count) :
	    take_map(t, i);
	t->depth--;
	return data;
}

static const struct value *
take_text(struct taker *t, int i)
{
	size_t len;
	const char *text = lua_tolstring(t->lua, i, &len);
	struct value *v = value_text(t->arena, "", NULL);

	v->text = arena_strndup(t->arena, text, len);
	v->text_len = len;
	return v;
}

static const struct value *
take_quantity(struct taker *t, int i)
{
	struct spec_quantity q;

	if (!quantity_get(t->lua, i, &q))
		return refuse(t, "not data");
	return value_quantity(t->arena, q.q, q.unit, q.fact);
}

static const struct value *
take(struct taker *t, int i)
{
	switch (lua_type(t->lua, i)) {
	case LUA_TNIL:
	case LUA_TNONE:
		return value_nil(t->arena);
	case LUA_TBOOLEAN:
		return value_flag(t->arena, lua_toboolean(t->lua, i));
	case LUA_TSTRING:
		return take_text(t, i);
	case LUA_TLIGHTUSERDATA:
		return lua_touserdata(t->lua, i);
	case LUA_TTABLE:
		return take_table(t, i);
	case LUA_TNUMBER:
	case LUA_TUSERDATA:
		return take_quantity(t, i);
	default:
		return refuse(t, "a function is not data");
	}
}

const struct value *
bridge_get(lua_State *lua, struct arena *arena, int i, const char **error)
{
	struct taker t = { lua, arena, NULL, 0 };
	int top = lua_gettop(lua);
	const struct value *v = take(&t, lua_absindex(lua, i));

	lua_settop(lua, top);
	if (!v)
		*error = t.error;
	return v;
}
