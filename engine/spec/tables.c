#include <limits.h>

#include "spec/helpers.h"
#include "spec/sandbox.h"

enum { UNPACKED = 4096 };  /* values that one unpack() may return */

static lua_Integer
length(lua_State *lua, int i)
{
	luaL_checktype(lua, i, LUA_TTABLE);
	return (lua_Integer)lua_rawlen(lua, i);
}

static int
table_insert(lua_State *lua)
{
	lua_Integer n = length(lua, 1) + 1;
	lua_Integer at = n;

	if (lua_gettop(lua) == 3) {
		at = luaL_checkinteger(lua, 2);
		luaL_argcheck(lua, at >= 1 && at <= n, 2,
		    "position out of bounds");
	} else if (lua_gettop(lua) != 2) {
		return luaL_error(lua, "insert wants a table, perhaps a "
		    "position, and a value");
	}
	sandbox_spend(lua, (double)(n - at) + 1);
	for (lua_Integer i = n; i > at; i--) {
		lua_rawgeti(lua, 1, i - 1);
		lua_rawseti(lua, 1, i);
	}
	lua_rawseti(lua, 1, at);
	return 0;
}

static int
table_remove(lua_State *lua)
{
	lua_Integer n = length(lua, 1);
	lua_Integer at = luaL_optinteger(lua, 2, n);

	luaL_argcheck(lua, at == n || (at >= 1 && at <= n + 1), 2,
	    "position out of bounds");
	lua_rawgeti(lua, 1, at);
	sandbox_spend(lua, (double)(n > at ? n - at : 0) + 1);
	for (; at < n; at++) {
		lua_rawgeti(lua, 1, at + 1);
		lua_rawseti(lua, 1, at);
	}
	if (at <= n) {
		lua_pushnil(lua);
		lua_rawseti(lua, 1, at);
	}
	return 1;
}

static int
table_concat(lua_State *lua)
{
	lua_Integer n = length(lua, 1);
	size_t gap;
	const char *between = luaL_optlstring(lua, 2, "", &gap);
	lua_Integer i = luaL_optinteger(lua, 3, 1);
	lua_Integer last = luaL_optinteger(lua, 4, n);
	luaL_Buffer out;

	luaL_buffinit(lua, &out);
	for (; i <= last; i++) {
		size_t before = luaL_bufflen(&out);
		int type = lua_rawgeti(lua, 1, i);

		if (type != LUA_TSTRING && type != LUA_TNUMBER)
			return luaL_error(lua, "a %s at index %I cannot be "
			    "joined", luaL_typename(lua, -1), i);
		luaL_addvalue(&out);
		if (i == last)
			break;
		luaL_addlstring(&out, between, gap);
		sandbox_spend(lua,
		    1 + (double)(luaL_bufflen(&out) - before) / 16);
		if (luaL_bufflen(&out) > SANDBOX_STRING)
			return sandbox_raise(lua, DIAG_limit,
			    "the result is longer than %d KiB",
			    SANDBOX_STRING >> 10);
	}
	luaL_pushresult(&out);
	return 1;
}

static int
table_move(lua_State *lua)
{
	lua_Integer from = luaL_checkinteger(lua, 2);
	lua_Integer last = luaL_checkinteger(lua, 3);
	lua_Integer to = luaL_checkinteger(lua, 4);
	int target = lua_isnoneornil(lua, 5) ? 1 : 5;
	lua_Integer n;
	bool down;

	luaL_checktype(lua, 1, LUA_TTABLE);
	luaL_checktype(lua, target, LUA_TTABLE);
	lua_pushvalue(lua, target);
	if (last < from)
		return 1;
	luaL_argcheck(lua, from > 0 || last < LLONG_MAX + from, 3,
	    "too many elements to move");
	n = last - from;
	luaL_argcheck(lua, to <= LLONG_MAX - n, 4, "destination wraps around");
	down = target == 1 && to > from && to <= last;
	for (lua_Integer i = 0; i <= n; i++) {
		lua_Integer k = down ? n - i : i;

		sandbox_spend(lua, 1);
		lua_rawgeti(lua, 1, from + k);
		lua_rawseti(lua, target, to + k);
	}
	return 1;
}

static int
table_unpack(lua_State *lua)
{
	lua_Integer n = length(lua, 1);
	lua_Integer i = luaL_optinteger(lua, 2, 1);
	lua_Integer last = luaL_optinteger(lua, 3, n);

	if (i > last)
		return 0;
	if ((lua_Unsigned)last - (lua_Unsigned)i >= UNPACKED)
		return sandbox_raise(lua, DIAG_limit,
		    "unpack would return more than %d values", UNPACKED);
	n = last - i + 1;
	luaL_checkstack(lua, (int)n, "too many results to unpack");
	sandbox_spend(lua, (double)n);
	for (lua_Integer k = 0; k < n; k++)
		lua_rawgeti(lua, 1, i + k);
	return (int)n;
}

const luaL_Reg table_functions[] = {
	{ "insert", table_insert },
	{ "remove", table_remove },
	{ "concat", table_concat },
	{ "move", table_move },
	{ "unpack", table_unpack },
	{ "sort", sort_function },
	{ NULL, NULL }
};
