#include "spec/test.h"

#include <lauxlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "spec/bridge.h"
#include "spec/helpers.h"
#include "spec/test_term.h"

struct function {
	const char *name;
	test_function *call;
	void *context;
};

struct tests *
tests_open(struct arena *arena, struct diags *diags)
{
	struct tests *t = ARENA_NEW(arena, struct tests);

	*t = (struct tests){ .arena = arena,
		.sandbox = sandbox_open(arena, diags, spec_default_limits) };
	if (!t->sandbox)
		return NULL;
	t->sandbox->quiet = true;
	bridge_install(t->sandbox);
	test_term_install(t);
	return t;
}

void
tests_close(struct tests *t)
{
	sandbox_close(t->sandbox);
}

/* Gives the value on top of the stack a name in every test. */
static void
name_top(struct tests *t, const char *name)
{
	lua_State *lua = t->sandbox->lua;

	lua_getfield(lua, LUA_REGISTRYINDEX, HELPERS_NAMES);
	lua_insert(lua, -2);
	lua_setfield(lua, -2, name);
	lua_pop(lua, 1);
}

void
tests_verb(struct tests *t, const char *verb)
{
	test_push_value(t->sandbox->lua, (struct test_value){
		.path = { .verb = verb, .fields = "" }, .partial = true });
	name_top(t, verb);
}

void
tests_fields(struct tests *t, test_field *field, void *context)
{
	t->field = field;
	t->field_context = context;
}

static const struct value **
arguments(struct tests *t, lua_State *lua, int count)
{
	const struct value **arg = arena_array(t->arena, (size_t)count + 1,
	    sizeof(*arg));
	const char *error = NULL;

	for (int i = 0; i < count; i++) {
		test_settle(lua, i + 1, 0);
		arg[i] = bridge_get(lua, t->arena, i + 1, &error);
		if (!arg[i])
			luaL_error(lua, "argument %d: %s", i + 1, error);
	}
	return arg;
}

static int
call_function(lua_State *lua)
{
	struct tests *t = tests_of(lua);
	const struct function *f = lua_touserdata(lua, lua_upvalueindex(1));
	struct test_call call = { .name = f->name,
		.count = (size_t)lua_gettop(lua) };
	const char *fault = NULL;
	struct term result;

	call.arg = arguments(t, lua, (int)call.count);
	result = f->call(f->context, &call, &fault);
	if (fault)
		return luaL_error(lua, "%s", fault);
	return test_push(lua, result);
}

void
tests_function(struct tests *t, const char *name, test_function *call,
    void *context)
{
	struct function *f = ARENA_NEW(t->arena, struct function);

	*f = (struct function){ name, call, context };
	lua_pushlightuserdata(t->sandbox->lua, f);
	lua_pushcclosure(t->sandbox->lua, call_function, 1);
	name_top(t, name);
}

/* Does a test say == or ~= outside of a text? */
static bool
is_exact(const char *test)
{
	char quote = 0;

	for (; *test; test++) {
		if (quote && *test == '\\' && test[1])
			test++;
		else if (quote)
			quote = *test == quote ? 0 : quote;
		else if (*test == '\'' || *test == '"')
			quote = *test;
		else if ((*test == '=' || *test == '~') && test[1] == '=')
			return true;
	}
	return false;
}

/* Loads and calls; the result is on the stack where it returns true. */
static bool
run(struct tests *t, const char *test)
{
	struct sandbox *s = t->sandbox;
	const char *text = arena_printf(t->arena, "return %s", test);
	bool ran;

	sandbox_environment(s);
	ran = sandbox_load(s, "test", text, strlen(text), -1) == 0 &&
	    sandbox_call(s, 0, 1, DIAG_bad_test) == 0;
	return ran;
}

/* What the test returned; true and false show what was compared. */
static struct term
result(struct tests *t, const char **fault)
{
	struct term none = term_none(t->arena, "the test is at fault");
	struct test_value v;

	if (!test_value_get(t->sandbox->lua, -1, &v)) {
		*fault = arena_printf(t->arena, "the test is a %s and no "
		    "value", luaL_typename(t->sandbox->lua, -1));
		return none;
	}
	if (v.partial) {
		*fault = "the test names no field of a record";
		return none;
	}
	if (v.term.type == TERM_flag && !t->compared.len) {
		*fault = "the test compares nothing that is computed";
		return none;
	}
	if (v.term.type == TERM_flag)
		v.term.shown = t->compared.data;
	return v.term;
}

struct term
tests_run(struct tests *t, const char *test, const char **fault)
{
	lua_State *lua = t->sandbox->lua;
	int top = lua_gettop(lua);
	struct term out = term_none(t->arena, "the test is at fault");

	*fault = is_exact(test) ? "== and ~= compare to the last bit: "
	    "is(a, b) allows 1 percent, about(a, b) 10" : NULL;
	if (*fault)
		return out;
	t->unknown = NULL;
	text_init(&t->compared, t->arena);
	if (run(t, test))
		out = result(t, fault);
	else if (t->unknown)
		out = term_none(t->arena, "%s", t->unknown);
	else
		*fault = t->sandbox->failure;
	lua_settop(lua, top);
	return out;
}
