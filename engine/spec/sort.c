#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "spec/helpers.h"
#include "spec/sandbox.h"

/*
 * Does the value at index a stand before the one at b?  By the function at
 * index 2 where there is one, else by "<".
 */
static bool
before(lua_State *lua, int a, int b)
{
	bool yes;

	sandbox_spend(lua, 1);
	if (!lua_isfunction(lua, 2))
		return lua_compare(lua, a, b, LUA_OPLT);
	lua_pushvalue(lua, 2);
	lua_pushvalue(lua, a < 0 ? a - 1 : a);
	lua_pushvalue(lua, b < 0 ? b - 2 : b);
	lua_call(lua, 2, 1);
	yes = lua_toboolean(lua, -1);
	lua_pop(lua, 1);
	return yes;
}

/* Merges from[lo, mid) and from[mid, hi) of one table into the other. */
static void
merge(lua_State *lua, const int table[2], const lua_Integer cut[3])
{
	lua_Integer i = cut[0], j = cut[1];

	for (lua_Integer k = cut[0]; k < cut[2]; k++) {
		bool right = i == cut[1];

		if (!right && j < cut[2]) {
			lua_rawgeti(lua, table[0], j);
			lua_rawgeti(lua, table[0], i);
			right = before(lua, -2, -1);
			lua_pop(lua, 2);
		}
		lua_rawgeti(lua, table[0], right ? j++ : i++);
		lua_rawseti(lua, table[1], k);
	}
}

static lua_Integer
least(lua_Integer a, lua_Integer b)
{
	return a < b ? a : b;
}

/*
 * table.sort: a stable merge sort between two copies, so that an order
 * function that contradicts itself, or changes the table, does no harm.
 */
int
sort_function(lua_State *lua)
{
	lua_Integer n;
	int from = 3, to = 4;

	luaL_checktype(lua, 1, LUA_TTABLE);
	if (!lua_isnoneornil(lua, 2))
		luaL_checktype(lua, 2, LUA_TFUNCTION);
	n = (lua_Integer)lua_rawlen(lua, 1);
	luaL_argcheck(lua, n < INT_MAX, 1, "too many to sort");
	lua_settop(lua, 2);
	sandbox_spend(lua, (double)n);
	lua_createtable(lua, (int)n, 0);
	lua_createtable(lua, (int)n, 0);
	for (lua_Integer i = 1; i <= n; i++) {
		lua_rawgeti(lua, 1, i);
		lua_rawseti(lua, from, i);
	}
	for (lua_Integer width = 1; width < n; width *= 2) {
		for (lua_Integer lo = 1; lo <= n; lo += 2 * width)
			merge(lua, (int[]){ from, to }, (lua_Integer[]){ lo,
			    least(lo + width, n + 1),
			    least(lo + 2 * width, n + 1) });
		from = 7 - from;
		to = 7 - to;
	}
	for (lua_Integer i = 1; i <= n; i++) {
		lua_rawgeti(lua, from, i);
		lua_rawseti(lua, 1, i);
	}
	return 0;
}

/* A key as pairs() orders it: numbers, then strings, then false and true. */
struct key {
	enum { KEY_NUMBER, KEY_TEXT, KEY_FLAG } kind;
	bool whole;
	lua_Integer i;
	double n;
	const char *text;
	size_t len;
};

static struct key
key_get(lua_State *lua, int i)
{
	struct key k = { .kind = KEY_FLAG };

	switch (lua_type(lua, i)) {
	case LUA_TNUMBER:
		k.kind = KEY_NUMBER;
		k.whole = lua_isinteger(lua, i);
		k.n = lua_tonumber(lua, i);
		k.i = k.whole ? lua_tointeger(lua, i) : 0;
		break;
	case LUA_TSTRING:
		k.kind = KEY_TEXT;
		k.text = lua_tolstring(lua, i, &k.len);
		break;
	case LUA_TBOOLEAN:
		k.i = lua_toboolean(lua, i);
		break;
	default:
		luaL_error(lua, "a key that is a %s has no order",
		    luaL_typename(lua, i));
	}
	return k;
}

static int
text_order(const struct key *a, const struct key *b)
{
	int order = memcmp(a->text, b->text, a->len < b->len ? a->len :
	    b->len);

	return order ? order : (a->len > b->len) - (a->len < b->len);
}

static int
key_order(const void *x, const void *y)
{
	const struct key *a = x, *b = y;

	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	if (a->kind == KEY_TEXT)
		return text_order(a, b);
	if (a->kind == KEY_NUMBER && !(a->whole && b->whole)) {
		if (a->n != b->n)
			return a->n < b->n ? -1 : 1;
		return b->whole - a->whole;
	}
	return (a->i > b->i) - (a->i < b->i);
}

static void
key_push(lua_State *lua, const struct key *k)
{
	if (k->kind == KEY_TEXT)
		lua_pushlstring(lua, k->text, k->len);
	else if (k->kind == KEY_FLAG)
		lua_pushboolean(lua, k->i != 0);
	else if (k->whole)
		lua_pushinteger(lua, k->i);
	else
		lua_pushnumber(lua, k->n);
}

/* The table at index 1: its keys in order, as a list on the stack. */
static void
push_keys(lua_State *lua)
{
	struct key *key;
	size_t n = 0;

	for (lua_pushnil(lua); lua_next(lua, 1); lua_pop(lua, 1))
		n++;
	sandbox_spend(lua, 2 * (double)n);
	lua_createtable(lua, n < INT_MAX ? (int)n : 0, 0);
	key = lua_newuserdatauv(lua, (n + 1) * sizeof *key, 0);
	n = 0;
	for (lua_pushnil(lua); lua_next(lua, 1); lua_pop(lua, 1))
		key[n++] = key_get(lua, -2);
	qsort(key, n, sizeof *key, key_order);
	for (size_t i = 0; i < n; i++) {
		key_push(lua, &key[i]);
		lua_rawseti(lua, -3, (lua_Integer)i + 1);
	}
	lua_pop(lua, 1);
}

/* Upvalues: table, list of its keys, place in the list. */
static int
pairs_next(lua_State *lua)
{
	lua_Integer i = lua_tointeger(lua, lua_upvalueindex(3));

	for (;;) {
		lua_settop(lua, 0);
		if (lua_rawgeti(lua, lua_upvalueindex(2), ++i) == LUA_TNIL)
			return 1;
		lua_pushvalue(lua, 1);
		if (lua_rawget(lua, lua_upvalueindex(1)) != LUA_TNIL)
			break;
		sandbox_spend(lua, 1);
	}
	lua_pushinteger(lua, i);
	lua_replace(lua, lua_upvalueindex(3));
	return 2;
}

int
pairs_function(lua_State *lua)
{
	luaL_checktype(lua, 1, LUA_TTABLE);
	lua_settop(lua, 1);
	push_keys(lua);
	lua_pushinteger(lua, 0);
	lua_pushcclosure(lua, pairs_next, 3);
	return 1;
}
