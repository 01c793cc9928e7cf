#include <string.h>

#include "spec/helpers.h"
#include "spec/sandbox.h"

static int
string_rep(lua_State *lua)
{
	size_t len, gap;
	const char *s = luaL_checklstring(lua, 1, &len);
	lua_Integer n = luaL_checkinteger(lua, 2);
	const char *between = luaL_optlstring(lua, 3, "", &gap);
	luaL_Buffer out;

	if (n <= 0 || len + gap == 0) {
		lua_pushliteral(lua, "");
		return 1;
	}
	if ((size_t)n > SANDBOX_STRING / (len + gap))
		return sandbox_raise(lua, DIAG_limit,
		    "the result is longer than %d KiB", SANDBOX_STRING >> 10);
	sandbox_spend(lua, (double)n);
	luaL_buffinitsize(lua, &out, (size_t)n * (len + gap));
	for (lua_Integer i = 0; i < n; i++) {
		if (i)
			luaL_addlstring(&out, between, gap);
		luaL_addlstring(&out, s, len);
	}
	luaL_pushresult(&out);
	return 1;
}

const char *
helpers_tostring(lua_State *lua, int i, size_t *len)
{
	int type = lua_type(lua, i);

	/* The address of a table would differ from run to run. */
	if (type == LUA_TTABLE || type == LUA_TFUNCTION ||
	    type == LUA_TLIGHTUSERDATA || (type == LUA_TUSERDATA &&
	    luaL_getmetafield(lua, i, "__tostring") == LUA_TNIL))
		luaL_error(lua, "a %s has no text",
		    luaL_typename(lua, i));
	if (type == LUA_TUSERDATA)
		lua_pop(lua, 1);
	return luaL_tolstring(lua, i, len);
}

/* The end of a directive that starts behind a '%'; widths of two digits. */
static const char *
directive_end(lua_State *lua, const char *s)
{
	const char *flags = s;

	s += strspn(s, "-+ #0");
	if (s - flags > 5)
		luaL_error(lua, "invalid format (repeated flags)");
	for (int part = 0; part < 2; part++) {
		size_t digits = strspn(s, "0123456789");

		if (digits > 2)
			luaL_error(lua, "invalid format (width or precision "
			    "too long)");
		s += digits;
		if (part == 0 && *s == '.')
			s++;
		else
			break;
	}
	if (!*s || !strchr("aAcdeEfgGioqsuxX", *s))
		luaL_error(lua, "invalid conversion in a format");
	return s + 1;
}

/* One directive, by the library's format (upvalue 1), at argument i. */
static void
format_one(lua_State *lua, luaL_Buffer *out, const char *begin,
    const char *end, int i)
{
	size_t len;

	lua_pushvalue(lua, lua_upvalueindex(1));
	lua_pushlstring(lua, begin, (size_t)(end - begin));
	if (end[-1] == 's')
		helpers_tostring(lua, i, NULL);
	else
		lua_pushvalue(lua, i);
	lua_call(lua, 2, 1);
	lua_tolstring(lua, -1, &len);
	sandbox_spend(lua, (double)len / 16 + 1);
	if (luaL_bufflen(out) + len > SANDBOX_STRING)
		sandbox_raise(lua, DIAG_limit,
		    "the result is longer than %d KiB", SANDBOX_STRING >> 10);
	luaL_addvalue(out);
}

static int
string_format(lua_State *lua)
{
	size_t len;
	const char *s = luaL_checklstring(lua, 1, &len);
	const char *end = s + len, *stop;
	int arg = 1, args = lua_gettop(lua);
	luaL_Buffer out;

	luaL_buffinit(lua, &out);
	while (s < end) {
		if (*s != '%') {
			luaL_addchar(&out, *s++);
		} else if (s[1] == '%') {
			luaL_addchar(&out, '%');
			s += 2;
		} else {
			stop = directive_end(lua, s + 1);
			if (++arg > args)
				luaL_error(lua, "bad argument #%d to 'format' "
				    "(no value)", arg);
			format_one(lua, &out, s, stop, arg);
			s = stop;
		}
	}
	luaL_pushresult(&out);
	return 1;
}

const luaL_Reg string_functions[] = {
	{ "rep", string_rep },
	{ "format", string_format },
	{ NULL, NULL }
};
