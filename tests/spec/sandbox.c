/*
 * The sandbox: what it gives, what it takes away, and that nothing hangs it.
 */
#include "spec/sandbox.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include <time.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "check.h"

static const struct spec_limits small = {
	.memory = 16 << 20, .steps = 2e6
};

/* Runs a chunk; its messages as text.  A value it returns is in *result. */
static char *
run_within(struct spec_limits limits, struct arena *arena, const char *code,
    size_t len, const char **result)
{
	struct diags *diags = diags_new(arena);
	struct sandbox *box = sandbox_open(arena, diags, limits);
	struct text out;

	assert_non_null(box);
	text_init(&out, arena);
	sandbox_environment(box);
	if (sandbox_load(box, "specs/x.lua", code, len, -1) == 0 &&
	    sandbox_call(box, 0, 1, DIAG_lua_error) == 0 && result) {
		assert_true(lua_isstring(box->lua, -1));
		*result = arena_strdup(arena, lua_tostring(box->lua, -1));
	}
	sandbox_close(box);
	diags_print(diags, &out, DIAG_TEXT, false);
	return out.data;
}

static char *
run_chunk(struct arena *arena, const char *code, size_t len,
    const char **result)
{
	return run_within(small, arena, code, len, result);
}

static void
gives(void **state)
{
	/* Wants are by the Lua 5.4 manual where it has the function. */
	static const struct {
		const char *code, *want;
	} rows[] = {
		{ "return 1 + 1", "2" },
		{ "return tostring(nil) .. tostring(true)", "niltrue" },
		{ "return select('#', unpack({1, 2, 3}))", "3" },
		{ "local t = {} for k in pairs{b=1, a=2, [3]=3, [1]=4, [2.5]=1}"
		  " do t[#t + 1] = tostring(k) end return table.concat(t, ' ')",
		  "1 2.5 3 a b" },
		{ "local t = {} for k in pairs{[true]=1, [false]=2, [-1]=3} do"
		  " t[#t+1] = tostring(k) end return table.concat(t, ' ')",
		  "-1 false true" },
		{ "local t = {3, 1, 2} table.sort(t) return table.concat(t)",
		  "123" },
		{ "local t = {'b', 'a', 'c'} table.sort(t, function(a, b)"
		  " return a > b end) return table.concat(t)", "cba" },
		/* Stable: equal keys keep their order. */
		{ "local t = {'b1', 'a1', 'b2', 'a2'} table.sort(t,"
		  " function(a, b) return a:byte() < b:byte() end)"
		  " return table.concat(t, ' ')", "a1 a2 b1 b2" },
		/* An order that contradicts itself ends, and loses nothing. */
		{ "local t = {1, 2, 3, 4} table.sort(t, function() return true"
		  " end) return #t", "4" },
		{ "return ('ab'):rep(3, '-')", "ab-ab-ab" },
		{ "return ('%5.1f|%-4s|%03d|%%|%q'):format(1.25, 'a', 7, 'x')",
		  "  1.2|a   |007|%|\"x\"" },
		{ "return table.concat(table.move({1, 2, 3}, 1, 3, 2))",
		  "1123" },
		{ "local t = {1, 2, 3} table.insert(t, 1, 0) table.remove(t)"
		  " return table.concat(t)", "012" },
		{ "x = 5 return x", "5" },
		{ "return math.max(2, 7, 5) + math.floor(2.5)", "9" },
		{ "return type(1 * GB) .. type({}) .. type(GB / GB)",
		  "quantitytablenumber" },
		/* A file that changes a library changes its own copy. */
		{ "string.rep = nil return ('a'):rep(2)", "aa" },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		const char *got = "";
		const char *messages = run_chunk(arena, rows[i].code,
		    strlen(rows[i].code), &got);

		check_text(rows[i].code, messages, "");
		check_text(rows[i].code, got, rows[i].want);
	}
	arena_free(arena);
}

static void
refuses(void **state)
{
	static const struct {
		const char *code, *want;
	} rows[] = {
		{ "local a = \n\n = 1", "specs/x.lua:3: error: unexpected "
		  "symbol near '=' [syntax]\n" },
		{ "\n\nlocal a = nothing", "specs/x.lua:3: error: 'nothing' is"
		  " not defined [lua_error]\n" },
		{ "return GiBs", "specs/x.lua:1: error: 'GiBs' is not defined;"
		  " did you mean 'GiB'? [lua_error]\n" },
		{ "error('mine')", "specs/x.lua:1: error: mine [lua_error]\n" },
		{ "\nerror({})", "specs/x.lua:2: error: error() was called "
		  "without a text [lua_error]\n" },
		{ "local function f()\n error('at the call', 2)\nend\n\nf()",
		  "specs/x.lua:5: error: at the call [lua_error]\n" },
		{ "tostring({})", "specs/x.lua:1: error: a table has no text "
		  "[lua_error]\n" },
		{ "return ('%s'):format(print)", "specs/x.lua:1: error: "
		  "'print' is not defined [lua_error]\n" },
		{ "return ('%p'):format({})", "specs/x.lua:1: error: invalid "
		  "conversion in a format [lua_error]\n" },
		{ "for k in pairs{[{}] = 1} do end", "specs/x.lua:1: error: a "
		  "key that is a table has no order [lua_error]\n" },
		{ "return '5' + 1", "specs/x.lua:1: error: attempt to perform "
		  "arithmetic on a string value (constant '5') [lua_error]\n" },
		{ "return ('a'):find('[a')", "specs/x.lua:1: error: malformed "
		  "pattern (missing ']') [lua_error]\n" },
		{ "return next({})", "specs/x.lua:1: error: 'next' is not "
		  "defined [lua_error]\n" },
		{ "setmetatable({}, {})", "specs/x.lua:1: error: "
		  "'setmetatable' is not defined [lua_error]\n" },
		{ "\x1bLua", "specs/x.lua: error: holds compiled Lua, not "
		  "text [bytecode]\n" },
		{ "-- a\n-- \xff\n", "specs/x.lua:2: error: is not UTF-8 "
		  "[encoding]\n" },
		{ "return os", "specs/x.lua:1: error: 'os' is not defined; "
		  "did you mean 'ms'? [lua_error]\n" },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++)
		check_text(rows[i].code, run_chunk(arena, rows[i].code,
		    strlen(rows[i].code), NULL), rows[i].want);
	check_text("a NUL byte", run_chunk(arena, "x = 1\n\0", 7, NULL),
	    "specs/x.lua:2: error: holds a NUL byte [encoding]\n");
	arena_free(arena);
}

/* Nothing that a plain Lua state would let an author reach is there. */
static void
hides(void **state)
{
	static const char *const names[] = { "collectgarbage", "coroutine",
		"debug", "dofile", "getmetatable", "io", "load", "loadfile",
		"loadstring", "next", "os", "package", "pcall", "print",
		"rawequal", "rawget", "rawlen", "rawset", "require",
		"setmetatable", "utf8", "warn", "xpcall", "_G",
		"string.dump", "string.pack", "string.unpack", "math.random",
		"math.randomseed" };
	struct arena *arena = arena_new(check_no_memory);
	struct diags *diags = diags_new(arena);
	struct sandbox *box = sandbox_open(arena, diags, small);

	(void)state;
	sandbox_environment(box);
	for (size_t i = 0; i < COUNT(names); i++) {
		const char *dot = strchr(names[i], '.');

		lua_pushvalue(box->lua, -1);
		if (dot) {
			lua_pushlstring(box->lua, names[i],
			    (size_t)(dot - names[i]));
			lua_rawget(box->lua, -2);
		}
		lua_pushstring(box->lua, dot ? dot + 1 : names[i]);
		lua_rawget(box->lua, -2);
		check_int(names[i], lua_type(box->lua, -1), LUA_TNIL);
		lua_settop(box->lua, 1);
	}
	sandbox_close(box);
	arena_free(arena);
}

/* line: of the limit that was met; 0: it ended well; -1: by Lua's own error. */
static void
check_ended(const char *name, const char *messages, int line)
{
	char want[40];

	if (line == 0) {
		check_text(name, messages, "");
		return;
	}
	snprintf(want, sizeof want, "specs/x.lua:%d: error: ", line);
	if (strstr(messages, line < 0 ? "[lua_error]" : "[limit]") &&
	    (line < 0 || strstr(messages, want)))
		return;
	print_error("%s: %s\n", name, messages);
	fail();
}

/* Each would run for ever, or eat the machine, in a plain Lua state. */
static void
ends(void **state)
{
	static const struct {
		const char *code;
		int line;
	} rows[] = {
		{ "while true do end", 1 },
		{ "\nlocal function f() while true do end end\nf()", 2 },
		{ "::a:: goto a", 1 },
		{ "local function f() return 1 + f() end\nf()", 1 },
		{ "local function f() return f() end\nf()", 1 },
		{ "return string.rep('', 1e15)", 0 },
		{ "return string.rep('x', 1e15)", 1 },
		{ "return string.rep('x', 1e6, ('y'):rep(1e3))", 1 },
		{ "return ('a'):rep(1 << 62, ('b'):rep(100))", 1 },
		{ "table.move({1}, 1, 1e15, 2)", 1 },
		{ "table.concat({}, '', 1, 1e15)", -1 },
		{ "local t, x = {}, ('x'):rep(1e4) "
		  "for i = 1, 1e4 do t[i] = x end\n"
		  "return #table.concat(t)", 2 },
		{ "local s = 'x'\nwhile true do s = s .. s end", 2 },
		{ "local t = {}\nwhile true do t[#t + 1] = {} end", 2 },
		{ "local t = {}\nfor i = 1, 1e6 do t = {t} end", 2 },
		{ "unpack({}, 1, 1e8)", 1 },
		{ "return ('a'):rep(1e6):find(('a*'):rep(50) .. 'b')", 1 },
		{ "return ('a'):rep(1e6):find('.-b')", 1 },
		{ "return ('('):rep(1e6):find('%b()')", 1 },
		{ "return ('a'):rep(1e5):gsub('.-.-.-b', 'x')", 1 },
		{ "for w in ('a'):rep(1e6):gmatch('a*a*a*b') do end", 1 },
		{ "return ('a'):rep(1e6):gsub('a', ('b'):rep(1e6))", 1 },
		{ "local function f() return ('a'):gsub('a', f) end\nf()", 1 },
		{ "table.sort({3, 2, 1}, function()\nwhile true do end end)",
		  2 },
		{ "return ('%99999d'):format(1)", -1 },
		{ "return ('%99d'):rep(1e5):format(unpack({}))", -1 },
		{ "local t = {} for i = 1, 1e5 do\n"
		  "table.insert(t, 1, i) end", 2 },
		{ "local t = {} for i = 1, 1e7 do t[i] = i end\n"
		  "for k in pairs(t) do end", 1 },
		{ "for i = 1, 1e9 do local q = i * GB end", 1 },
		{ "for i = 1, 1e9 do local q = tostring(GB) end", 1 },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct timespec a, b;
		const char *messages;

		clock_gettime(CLOCK_MONOTONIC, &a);
		messages = run_chunk(arena, rows[i].code,
		    strlen(rows[i].code), NULL);
		clock_gettime(CLOCK_MONOTONIC, &b);
		check_int(rows[i].code, b.tv_sec - a.tv_sec > 4, 0);
		check_ended(rows[i].code, messages, rows[i].line);
	}
	arena_free(arena);
}

/* Deep nesting is refused by the parser, and a limit holds there too. */
static void
parses(void **state)
{
	struct arena *arena = arena_new(check_no_memory);
	static const char opening[] = "return ";
	size_t n = 1000000;
	char *code = arena_alloc(arena, n + sizeof opening);
	const char *messages;

	(void)state;
	memset(code, '{', n + sizeof opening - 1);
	memcpy(code, opening, sizeof opening - 1);
	messages = run_chunk(arena, code, n, NULL);
	assert_non_null(strstr(messages, "specs/x.lua"));
	assert_non_null(strstr(messages, "nests too deep"));
	memset(code, 'x', n + sizeof opening - 1);
	for (size_t i = 0; i < n; i += 2)
		code[i] = ';';
	messages = run_chunk(arena, code, n, NULL);
	assert_non_null(strstr(messages, "[syntax]"));
	arena_free(arena);
}

static void
limits_are_told_once(void **state)
{
	static const char eating[] = "local t = {}\n"
	    "local s = ('x'):rep(1e5)\nwhile true do t[#t + 1] = s .. #t end";
	struct arena *arena = arena_new(check_no_memory);
	const char *messages = run_chunk(arena, "while true do end", 17, NULL);

	(void)state;
	check_text("steps", messages, "specs/x.lua:1: error: stopped after "
	    "2000000 steps [limit]\n");
	messages = run_chunk(arena, eating, sizeof eating - 1, NULL);
	check_text("memory", messages, "specs/x.lua:3: error: stopped: more "
	    "memory than 16384 KiB, or a string longer than 8192 KiB "
	    "[limit]\n");
	arena_free(arena);
}

/* One instruction, or one function of the library, may take long: it counts as
 * many steps as that.  Two million of them end within a second or so. */
static void
slow_steps(void **state)
{
	static const char stopped[] = "after 2000000 steps [limit]\n";
	static const struct {
		const char *name, *code, *end;
	} rows[] = {
		{ "equal texts", "local a, b = ('x'):rep(2e6), ('x'):rep(2e6) "
		    "while a == b do end", stopped },
		{ "the order of texts", "local a, b = ('x'):rep(2e6), "
		    "('x'):rep(2e6) while not (a < b) do end", stopped },
		{ "digits of another base", "local z = ('z'):rep(4e6) "
		    "while true do tonumber(z, 36) end", stopped },
		{ "other letters", "local z = ('z'):rep(4e6) "
		    "while true do z:upper() end", stopped },
		{ "many values to each call", "local function loop(...) local "
		    "function g() end while true do g(...) end end "
		    "local function grow(n, ...) if n == 0 then return "
		    "loop(...) end return grow(n - 1, 1, 2, 3, 4, 5, 6, 7, "
		    "8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, ...) "
		    "end grow(1000)", stopped },
		{ "more values than the stack takes", "local function loop(n, "
		    "...) return loop(n, ...) end local function grow(n, ...) "
		    "if n == 0 then return loop(...) end return grow(n - 1, "
		    "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, "
		    "17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, "
		    "31, 32, 33, 34, 35, 36, 37, 38, 39, 40, ...) end "
		    "grow(1e6)", "[limit]\n" },
	};
	struct arena *arena = arena_new(check_no_memory);

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		clock_t begin = clock();
		const char *got = run_chunk(arena, rows[i].code,
		    strlen(rows[i].code), NULL);

		if (!text_ends(got, rows[i].end))
			check_text(rows[i].name, got, rows[i].end);
		if (clock() - begin > 5 * CLOCKS_PER_SEC) {
			print_error("%s took too long\n", rows[i].name);
			fail();
		}
	}
	arena_free(arena);
}

/* Names are looked through once, whatever their number. */
static void
many_names(void **state)
{
	struct arena *arena = arena_new(check_no_memory);
	clock_t begin = clock();
	struct text code;

	(void)state;
	text_init(&code, arena);
	for (int i = 0; i < 40000; i++)
		text_printf(&code, "a%d = 1\n", (i * 7919) % 40000);
	text_add(&code, "x = a40000");
	assert_non_null(strstr(run_within((struct spec_limits){ 64 << 20,
	    1e8 }, arena, code.data, code.len, NULL),
	    "specs/x.lua:40001: error: 'a40000' is not defined; did you "
	    "mean 'a"));
	assert_true(clock() - begin < 5 * CLOCKS_PER_SEC);
	arena_free(arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(gives),
		cmocka_unit_test(refuses),
		cmocka_unit_test(hides),
		cmocka_unit_test(ends),
		cmocka_unit_test(parses),
		cmocka_unit_test(limits_are_told_once),
		cmocka_unit_test(slow_steps),
		cmocka_unit_test(many_names),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
