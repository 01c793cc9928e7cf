/*
 * The scope of a template: what it writes with, the components that it calls,
 * and where a name is looked up.
 */
#include "spec/template_scope.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/sort.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "spec/bridge.h"
#include "spec/helpers.h"

/* In the registry: what every template may call. */
#define NAMES "ridgeline.template_names"

/* Longest names of a field, and places of one, that are told apart. */
enum { FIELD_LONGEST = 64, PLACE_LONGEST = 512 };

/*
 * What a piece of output costs: it stays in the build's arena, which the
 * allocator of the sandbox does not see.
 */
static const double WRITE_STEPS = 200;

/* Bytes of what a component makes that count as a step. */
static const double BYTES_MADE = 4;

/* A component. */
struct function {
	const char *name;
	template_function *call;
	void *context;
};

/* A variable that is not made yet; value is set once it is. */
struct later {
	template_variable *make;
	void *context;
	const struct value *value;
};

struct templates *
scope_templates(lua_State *lua)
{
	return lua_touserdata(lua, lua_upvalueindex(1));
}

void
scope_tell(struct templates *t, enum diag_id id, struct origin at,
    const char *message)
{
	diag(t->diags, id, at, "%s", message);
	t->faults++;
}

/* The entry of the map that a key is, but for a slip. */
static const char *
meant(struct templates *t, const struct value *map, const char *key)
{
	const char **names = arena_array(t->arena, map->count + 1,
	    sizeof(*names));

	for (size_t i = 0; i < map->count; i++)
		names[i] = map->entry[i].key;
	return text_slip(key, names, map->count);
}

/* A field of some record, which this one need not state. */
static bool
is_field(const char *name)
{
	for (size_t i = 0; i < record_type_count; i++)
		for (size_t k = 0; k < record_type_fields(&record_types[i]);
		    k++)
			if (!strcmp(name, record_type_field(&record_types[i],
			    k)->name))
				return true;
	return false;
}

/*
 * A key that a map has not.  What is optional is missing by right; what the
 * code spells almost as an entry of the map, and nothing else is called, is a
 * slip of the pen that would show as a blank.
 */
static void
missed(void *templates, lua_State *lua, const struct value *map,
    const char *key)
{
	struct templates *t = templates;
	struct origin at = sandbox_where(lua);
	char where[PLACE_LONGEST];
	const char *near;

	if (!map_get(t->fields, key) || is_field(key))
		return;
	snprintf(where, sizeof(where), "%s:%d:%s", at.file, at.line, key);
	if (map_get(t->missed, where))
		return;
	near = meant(t, map, key);
	map_put(t->missed, arena_strdup(t->arena, where), near ? t->missed :
	    t->fields);
	if (near)
		scope_tell(t, DIAG_template, at, arena_printf(t->arena,
		    "there is no '%s'; did you mean '%s'?", key, near));
}

/* The name that stands at s. */
static size_t
name_at(const char *s)
{
	return strspn(s, "abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
}

void
scope_learn(struct templates *t, const struct text *code)
{
	for (const char *s = strchr(code->data, '.'); s;
	    s = strchr(s + 1, '.')) {
		char name[FIELD_LONGEST];
		size_t n = name_at(s + 1);

		if (!n || n >= sizeof(name))
			continue;
		memcpy(name, s + 1, n);
		name[n] = '\0';
		if (!map_get(t->fields, name))
			map_put(t->fields, arena_strdup(t->arena, name), t);
	}
}

/* markup__(n): upvalues are the templates and the loaded one. */
static int
write_markup(lua_State *lua)
{
	struct templates *t = scope_templates(lua);
	struct loaded *l = lua_touserdata(lua, lua_upvalueindex(2));
	lua_Integer n = luaL_checkinteger(lua, 1);

	if (n < 1 || (size_t)n > l->compiled.markup.count)
		return luaL_error(lua, "markup__ is not for templates");
	sandbox_spend(lua, WRITE_STEPS +
	    (double)l->compiled.markup.item[n - 1].len);
	t->sink->markup(t->sink->context, l->compiled.markup.item[n - 1].text,
	    l->compiled.markup.item[n - 1].len);
	return 0;
}

/* Was it told of the expression's line, and does the expression have it? */
static bool
is_slip(const char *where, const struct expression *e)
{
	char line[32];
	const char *key = strrchr(where, ':') + 1;

	snprintf(line, sizeof(line), ":%d:", e->at.line);
	return strstr(where, line) && strstr(e->text, key);
}

/* An expression that gave nothing; a slip in it is told by then. */
static void
tell_nothing(struct templates *t, const struct expression *e)
{
	for (size_t i = 0; i < map_count(t->missed); i++)
		if (map_value(t->missed, i) == t->missed &&
		    is_slip(map_key(t->missed, i), e))
			return;
	scope_tell(t, DIAG_template, e->at, arena_printf(t->arena,
	    "{{ %s }} is nil", e->text));
}

/* value__(n, value): upvalues as above. */
static int
write_value(lua_State *lua)
{
	struct templates *t = scope_templates(lua);
	struct loaded *l = lua_touserdata(lua, lua_upvalueindex(2));
	lua_Integer n = luaL_checkinteger(lua, 1);
	const struct expression *e;
	const struct value *v;
	const char *error = NULL;

	if (n < 1 || (size_t)n > l->compiled.expression.count)
		return luaL_error(lua, "value__ is not for templates");
	e = &l->compiled.expression.item[n - 1];
	sandbox_spend(lua, WRITE_STEPS + (lua_type(lua, 2) == LUA_TSTRING ?
	    (double)lua_rawlen(lua, 2) : 0));
	lua_settop(lua, 2);
	v = bridge_get(lua, t->arena, 2, &error);
	if (!v)
		scope_tell(t, DIAG_template, e->at, arena_printf(t->arena,
		    "{{ %s }}: %s", e->text, error));
	else if (v->type == VALUE_NIL)
		tell_nothing(t, e);
	else
		t->sink->value(t->sink->context, v);
	return 0;
}

/* The arguments as values; NULL with *error set. */
static const struct value **
arguments(struct templates *t, lua_State *lua, int count,
    const char **error)
{
	const struct value **args = arena_array(t->arena, (size_t)count + 1,
	    sizeof(*args));

	for (int i = 0; i < count; i++) {
		args[i] = bridge_get(lua, t->arena, i + 1, error);
		if (!args[i]) {
			*error = arena_printf(t->arena, "argument %d: %s",
			    i + 1, *error);
			return NULL;
		}
	}
	return args;
}

/*
 * Calls a component; upvalues are the templates and the function.  A refusal is
 * told and gives an empty text, so that the page's other faults are found.
 */
static int
call_function(lua_State *lua)
{
	struct templates *t = scope_templates(lua);
	const struct function *f = lua_touserdata(lua, lua_upvalueindex(2));
	const char *error = NULL;
	const struct value **args;
	const struct value *result = NULL;
	int count = lua_gettop(lua);

	sandbox_spend(lua, WRITE_STEPS);
	args = arguments(t, lua, count, &error);
	if (args) {
		size_t before = arena_own(t->arena);

		result = f->call(f->context, t->arena, args, (size_t)count,
		    &error);
		sandbox_spend(lua, (double)(arena_own(t->arena) - before) /
		    BYTES_MADE);
	}
	if (!result) {
		scope_tell(t, DIAG_bad_component, sandbox_where(lua),
		    arena_printf(t->arena, "%s: %s", f->name,
			error ? error : "gave nothing"));
		lua_pushliteral(lua, "");
		return 1;
	}
	bridge_push(lua, result);
	return 1;
}

/* Every name in scope, sorted: Lua's own order differs from run to run. */
static const char **
names_in_scope(struct templates *t, lua_State *lua,
    const struct value *locals, size_t *count)
{
	struct { const char **item; size_t count, cap; } names = { 0 };

	for (size_t i = 0; i < locals->count; i++)
		ARRAY_ADD(t->arena, &names, locals->entry[i].key);
	for (size_t i = 0; i < map_count(t->variables); i++)
		ARRAY_ADD(t->arena, &names, map_key(t->variables, i));
	for (size_t i = 0; i < map_count(t->later); i++)
		ARRAY_ADD(t->arena, &names, map_key(t->later, i));
	lua_getfield(lua, LUA_REGISTRYINDEX, NAMES);
	for (lua_pushnil(lua); lua_next(lua, -2); lua_pop(lua, 1))
		if (lua_type(lua, -2) == LUA_TSTRING)
			ARRAY_ADD(t->arena, &names, lua_tostring(lua, -2));
	lua_pop(lua, 1);
	if (names.count)
		qsort(names.item, names.count, sizeof(*names.item),
		    sort_texts);
	*count = names.count;
	return names.item;
}

static int
undefined(struct templates *t, lua_State *lua, const struct value *locals,
    const char *name)
{
	size_t count;
	const char **names = names_in_scope(t, lua, locals, &count);
	const char *near = text_nearest(name, names, count);

	if (near)
		return luaL_error(lua, "'%s' is not defined; did you mean "
		    "'%s'?", name, near);
	return luaL_error(lua, "'%s' is not defined", name);
}

static const struct value *
local(const struct value *locals, const char *name)
{
	for (size_t i = 0; i < locals->count; i++)
		if (strcmp(locals->entry[i].key, name) == 0)
			return locals->entry[i].value;
	return NULL;
}

void
templates_later(struct templates *t, const char *name, template_variable *make,
    void *context)
{
	struct later *l = ARENA_NEW(t->arena, struct later);

	*l = (struct later){ make, context, NULL };
	map_put(t->later, arena_strdup(t->arena, name), l);
}

static const struct value *
make(struct later *l)
{
	if (!l->value)
		l->value = l->make(l->context);
	return l->value;
}

void
templates_make(struct templates *t)
{
	for (size_t i = 0; i < map_count(t->later); i++)
		make(map_value(t->later, i));
}

/* The variable of this name, made where it was not yet; NULL: none. */
static const struct value *
scope_variable(struct templates *t, const char *name)
{
	const struct value *found = map_get(t->variables, name);
	struct later *l = found ? NULL : map_get(t->later, name);

	if (l)
		found = make(l);
	return found;
}

/*
 * A global name: upvalues are the templates and the local variables.  Locals
 * first, then variables of all templates, then functions, units and helpers.
 */
static int
read_name(lua_State *lua)
{
	struct templates *t = scope_templates(lua);
	const struct value *locals = lua_touserdata(lua, lua_upvalueindex(2));
	const struct value *found;
	const char *name;

	if (lua_type(lua, 2) != LUA_TSTRING)
		return 0;
	name = lua_tostring(lua, 2);
	found = strcmp(name, "locals") == 0 ? locals : local(locals, name);
	if (!found)
		found = scope_variable(t, name);
	if (found) {
		bridge_push(lua, found);
		return 1;
	}
	lua_getfield(lua, LUA_REGISTRYINDEX, NAMES);
	lua_getfield(lua, -1, name);
	if (lua_isnil(lua, -1))
		return undefined(t, lua, locals, name);
	return 1;
}

/* An address for an upvalue; nobody writes through it. */
static void
push_pointer(lua_State *lua, const void *pointer)
{
	union { const void *in; void *out; } address = { pointer };

	lua_pushlightuserdata(lua, address.out);
}

/* Pushes a C function with the templates and one more pointer. */
static void
push_closure(struct templates *t, lua_CFunction f, const void *more)
{
	lua_State *lua = t->sandbox->lua;

	push_pointer(lua, t);
	push_pointer(lua, more);
	lua_pushcclosure(lua, f, 2);
}

/* An environment of its own for one run. */
static void
push_environment(struct templates *t, const struct value *locals)
{
	lua_State *lua = t->sandbox->lua;

	lua_newtable(lua);
	lua_newtable(lua);
	push_closure(t, read_name, locals);
	lua_setfield(lua, -2, "__index");
	lua_setmetatable(lua, -2);
}

void
scope_push_call(struct templates *t, const struct loaded *l,
    const struct value *locals)
{
	lua_State *lua = t->sandbox->lua;

	luaL_checkstack(lua, 16, NULL);
	lua_rawgeti(lua, LUA_REGISTRYINDEX, l->reference);
	push_environment(t, locals);
	push_closure(t, write_markup, l);
	push_closure(t, write_value, l);
}

void
templates_function(struct templates *t, const char *name,
    template_function *call, void *context)
{
	lua_State *lua = t->sandbox->lua;
	struct function *f = ARENA_NEW(t->arena, struct function);

	*f = (struct function){ arena_strdup(t->arena, name), call, context };
	lua_getfield(lua, LUA_REGISTRYINDEX, NAMES);
	push_closure(t, call_function, f);
	lua_setfield(lua, -2, f->name);
	lua_pop(lua, 1);
}

static int
frozen(lua_State *lua)
{
	return luaL_error(lua, "a library cannot be changed");
}

/* The libraries behind tables that nobody writes to: they are shared. */
static void
freeze(lua_State *lua, const char *name)
{
	lua_newtable(lua);
	lua_newtable(lua);
	lua_getfield(lua, -3, name);
	lua_setfield(lua, -2, "__index");
	lua_pushcfunction(lua, frozen);
	lua_setfield(lua, -2, "__newindex");
	lua_setmetatable(lua, -2);
	lua_setfield(lua, -2, name);
}

void
scope_install(struct templates *t, lua_CFunction include)
{
	lua_State *lua = t->sandbox->lua;

	bridge_tell(lua, missed, t);
	lua_newtable(lua);
	lua_getfield(lua, LUA_REGISTRYINDEX, HELPERS_NAMES);
	for (lua_pushnil(lua); lua_next(lua, -2);) {
		lua_pushvalue(lua, -2);
		lua_insert(lua, -2);
		lua_rawset(lua, -5);
	}
	lua_pop(lua, 1);
	bridge_names(lua);
	freeze(lua, "math");
	freeze(lua, "string");
	freeze(lua, "table");
	push_closure(t, include, NULL);
	lua_setfield(lua, -2, "include");
	lua_setfield(lua, LUA_REGISTRYINDEX, NAMES);
}
