/*
 * Patterns, against Lua's own library: the same call in a plain Lua state and
 * in the sandbox must give the same results.
 */
#include <lauxlib.h>
#include <lualib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "spec/sandbox.h"

#include "check.h"

/* What Lua's own library answers: the outside source of every want. */
static char *
by_library(struct arena *arena, const char *code)
{
	lua_State *lua = luaL_newstate();
	char *answer;

	luaL_openlibs(lua);
	if (luaL_loadstring(lua, code) || lua_pcall(lua, 0, 1, 0))
		answer = arena_strdup(arena, "error");
	else
		answer = arena_strdup(arena, lua_tostring(lua, -1));
	lua_close(lua);
	return answer;
}

static char *
by_sandbox(struct arena *arena, const char *code)
{
	struct sandbox *box = sandbox_open(arena, diags_new(arena),
	    spec_default_limits);
	char *answer = arena_strdup(arena, "error");

	sandbox_environment(box);
	if (sandbox_load(box, "x", code, strlen(code), -1) == 0 &&
	    sandbox_call(box, 0, 1, DIAG_lua_error) == 0)
		answer = arena_strdup(arena, lua_tostring(box->lua, -1));
	sandbox_close(box);
	return answer;
}

/*
 * The library meets a fault of a pattern when it gets there, the sandbox at
 * once: lazily, a call that replaces nothing may be an error too.
 */
static void
agrees(const char *call, bool lazily)
{
	struct arena *arena = arena_new(check_no_memory);
	char *code = arena_printf(arena, "local function join(...) "
	    "local t = table.pack(...) for i = 1, t.n do "
	    "t[i] = tostring(t[i]) end return table.concat(t, '|') end "
	    "return join(%s)", call);
	const char *want, *got;

	want = by_library(arena, code);
	got = by_sandbox(arena, code);
	if (!lazily || strcmp(got, "error") != 0 ||
	    strcmp(want, "abcabba|0") != 0)
		check_text(call, got, want);
	arena_free(arena);
}

static void
calls(void **state)
{
	static const char *const rows[] = {
		"('hello world'):find('o w')", "('hello'):find('l', -2)",
		"('hello'):find('xyz')", "('hello'):find('')",
		"('hello'):find('', 6)", "('hello'):find('', 7)",
		"('hello'):find('', -100)", "('a.b'):find('.', 1, true)",
		"('a.b'):find('%.')", "('a+b'):find('+', 1, true)",
		"('key = value'):match('^(%w+)%s*=%s*(%w+)$')",
		"('2024-01-31'):match('(%d+)-(%d+)-(%d+)')",
		"('x'):match('()x()')", "('abc'):match('.-')",
		"('abc'):match('.-$')", "('aaa'):match('a-b')",
		"('aaab'):match('a-b')", "('abc'):match('a?b?c?d?')",
		"('ac'):match('ab?c')", "('THE (quick) fox'):find('%((%a+)%)')",
		"('f(a(b)c)d'):match('%b()')", "('f(a(b'):match('%b()')",
		"('THE (quick) fox'):gsub('%f[%a]%a+', 'w')",
		"('THE (quick) fox'):find('%f[%a]%a+%f[%A]')",
		"('\"a\" and \\'b\\''):match('([\"\\'])(.-)%1')",
		"('hello'):gsub('l', {l = 'L'})", "('hello'):gsub('', '-')",
		"('hello'):gsub('l*', 'x')",
		"('hello world'):gsub('o', '0', 1)",
		"('hello'):gsub('(h)(e)', '%2%1')",
		"('abc'):gsub('%w', '%0%0')",
		"('abc'):gsub('%w', '%%')", "('abc'):gsub('a', '%2')",
		"('abc'):gsub('a', '%')", "('abc'):gsub('^a', 'x')",
		"('aaa'):gsub('^a', 'x')", "('abc'):gsub('b', function() end)",
		"('abc'):gsub('b', function(s) return s:upper() end)",
		"('abc'):gsub('b', function() return {} end)",
		"('abc'):gsub('b', 5)", "('abc'):gsub('()b', '%1')",
		"('abc'):gsub('b', true)",
		"('[x]'):match('[]]')", "('a]'):match('[^]]')",
		"('a-z'):match('[a-]+')", "('a-z'):match('[-z]')",
		"('b^'):match('[b^]+')", "('a%b'):match('[%%]')",
		"('x1_'):match('[%w_]+')", "('x1_'):match('[^%w_]')",
		"('abc'):match('[c-a]')", "('a\\0b'):match('%z')",
		"('a\\0b'):match('[^\\0]+')", "('a\\0b'):find('\\0')",
		"('\\255\\254'):match('[\\254-\\255]+')",
		"('A1 b\\t'):gsub('%u', 'U')", "('A1 b\\t'):gsub('%L', '.')",
		"('A1 b\\t!'):gsub('%p', '.')", "('A1 b\\t!'):gsub('%c', '.')",
		"('A1 b\\t!'):gsub('%g', '.')", "('A1 bg!'):gsub('%x', '.')",
		"('A1 bg!'):gsub('%S', '.')", "('A1 bg!'):gsub('%W', '.')",
		"('abc'):find('b()')", "('abc'):match('((a)(b))')",
		"('abc$'):match('c$$')", "('a$b'):match('a$b')",
		"('^a'):match('^^a')", "('a^'):find('a^')",
		"('abc'):match('[')", "('abc'):match('[a')",
		"('abc'):match('%')",
		"('abc'):match('(a')", "('abc'):match('a)')",
		"('abc'):match('%1')", "('abc'):match('(%1)')",
		"('abc'):match('(a)%2')", "('abc'):match('%b')",
		"('abc'):match('%ba')", "('abc'):match('%f')",
		"('abc'):match('%fa')", "('aa'):match('(a)%1')",
		"('ab'):match('(a)%1')", "('abab'):match('(ab)*')",
		"('*a'):match('*a')", "('a**'):match('a**')",
		"('abcabc'):find('c', 4)", "('abc'):match('b', 3)",
		"('aXb'):gsub('%u', '%0%0')", "('a,b,,c'):gsub(',', ';', 2)",
		"('a'):rep(300):match(('a?'):rep(150) .. ('a'):rep(150))",
		"('x'):rep(3):match('^(x*)(x-)(x?)$')",
		"('()'):rep(32)", "('a'):match(('()'):rep(33))",
		"('k=v, l=w'):gsub('(%w+)=(%w+)', '%2=%1')",
		"(function() local t = {} for a, b in ('k=v, l=w')"
		":gmatch('(%w+)=(%w+)') do t[#t+1] = a .. b end "
		"return table.concat(t, ' ') end)()",
		"(function() local t = {} for p in ('abc'):gmatch('()') do "
		"t[#t+1] = p end return table.concat(t, ' ') end)()",
		"(function() local t = {} for w in ('one two')"
		":gmatch('%a*') do t[#t+1] = '<' .. w .. '>' end "
		"return table.concat(t) end)()",
		"(function() local t = {} for w in ('^a^a'):gmatch('^a') do "
		"t[#t+1] = w end return table.concat(t) end)()",
		"(function() local t = {} for w in ('abc'):gmatch('%a', 2) do "
		"t[#t+1] = w end return table.concat(t) end)()",
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		agrees(rows[i], false);
}

/* Patterns put together from pieces, by a fixed sequence of numbers. */
static void
made_up(void **state)
{
	static const char *const pieces[] = { "a", "b", ".", "%w", "[ab]",
		"[^a]", "a*", "b+", ".-", "a?", "(a)", "(.-)", "(b*)", "()",
		"%1", "^", "$",
		"%f[a]", "%bab", "%a-", "[%d]", "c" };
	unsigned seed = 7;

	(void)state;
	for (int i = 0; i < 3000; i++) {
		char call[200] = "('abcabba'):gsub('";
		int n;

		seed = seed * 1664525u + 1013904223u;
		n = 1 + (int)(seed >> 16) % 6;
		while (n--) {
			seed = seed * 1664525u + 1013904223u;
			strcat(call, pieces[(seed >> 16) % COUNT(pieces)]);
		}
		strcat(call, "', '<%0>')");
		agrees(call, true);
	}
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(calls),
		cmocka_unit_test(made_up),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
