/*
 * Any bytes as a pattern, a subject and a replacement, one line each: every
 * function of strings ends within its steps, and where Lua's own library finds
 * something, so do we, and the same.
 */
#include "fuzz.h"

#include <lauxlib.h>
#include <lualib.h>

#include "spec/sandbox.h"

/* What is left of the bytes up to a line's end. */
struct part {
	const char *at;
	size_t len;
};

static struct part
take(struct part *rest)
{
	const char *end = memchr(rest->at, '\n', rest->len);
	struct part p = { rest->at, end ? (size_t)(end - rest->at) :
		rest->len };

	rest->at += p.len + (end != NULL);
	rest->len -= p.len + (end != NULL);
	return p;
}

/* The library backtracks without end: few repeats, and short texts. */
static bool
is_tame(struct part p, struct part s)
{
	size_t repeats = 0;

	for (size_t i = 0; i < p.len; i++)
		repeats += memchr("*+-?", p.at[i], 4) != NULL;
	return repeats <= 3 && s.len <= 48 && p.len <= 32;
}

/* The first result of string.find, or -1 after an error. */
static lua_Integer
by_library(struct part p, struct part s)
{
	lua_State *lua = luaL_newstate();
	lua_Integer at = -1;

	luaL_openlibs(lua);
	lua_getglobal(lua, "string");
	lua_getfield(lua, -1, "find");
	lua_pushlstring(lua, s.at, s.len);
	lua_pushlstring(lua, p.at, p.len);
	if (lua_pcall(lua, 2, 1, 0) == 0)
		at = lua_tointeger(lua, -1);
	lua_close(lua);
	return at;
}

static lua_Integer
call(struct sandbox *box, const char *code, const struct part *part)
{
	int top = lua_gettop(box->lua);
	lua_Integer at = -1;

	sandbox_environment(box);
	fuzz_must(sandbox_load(box, "x", code, strlen(code), -1) == 0, code);
	for (int i = 0; i < 3; i++)
		lua_pushlstring(box->lua, part[i].at, part[i].len);
	if (sandbox_call(box, 3, 1, DIAG_lua_error) == 0)
		at = lua_tointeger(box->lua, -1);
	lua_settop(box->lua, top);
	return at;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	static const char *const calls[] = {
		"local p, s, r = ... return string.find(s, p)",
		"local p, s, r = ... return string.match(s, p, -#s)",
		"local p, s, r = ... return string.find(s, p, #r, true)",
		"local p, s, r = ... local n = 0 "
		    "for _ in string.gmatch(s, p) do n = n + 1 end return n",
		"local p, s, r = ... return string.gsub(s, p, r)",
		"local p, s, r = ... return string.gsub(s, p, { a = r }, #r)",
		"local p, s, r = ... return string.gsub(s, p, "
		    "function(a, b) return b or a end)",
		"local p, s, r = ... return string.format(p, s, #s, r)",
		"local p, s, r = ... return tonumber(p, #r) or 0",
	};
	struct part rest = { (const char *)data, len }, part[3];
	struct fuzz f;
	struct sandbox *box;
	lua_Integer at, want;

	part[0] = take(&rest);
	part[1] = take(&rest);
	part[2] = rest;
	fuzz_open(&f);
	box = sandbox_open(f.arena, f.options.diags,
	    (struct spec_limits){ 8 << 20, 2e5 });
	fuzz_must(box != NULL, "Lua starts");
	at = call(box, calls[0], part);
	for (size_t i = 1; i < COUNT(calls); i++)
		call(box, calls[i], part);
	sandbox_close(box);
	want = is_tame(part[0], part[1]) ? by_library(part[0], part[1]) : -1;
	/* The library tells a fault of a pattern where it gets there. */
	if (want >= 0 && at >= 0)
		fuzz_must(at == want, "found where the library finds it");
	fuzz_close(&f);
	return 0;
}
