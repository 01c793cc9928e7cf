#include "spec/template.h"

#include <errno.h>
#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/file.h"
#include "base/map.h"
#include "base/text.h"
#include "spec/bridge.h"
#include "spec/compile.h"
#include "spec/helpers.h"
#include "spec/sandbox.h"

/* In the registry: what every template may call. */
#define NAMES "ridgeline.template_names"

/* Templates that include each other deeper than this never end. */
enum { INCLUDES_MAX = 32 };

/*
 * What a piece of output costs: it stays in the build's arena, which the
 * allocator of the sandbox does not see.
 */
static const double WRITE_STEPS = 200;

struct templates {
	struct arena *arena;
	struct diags *diags;
	const char *guide, *share;
	struct sandbox *sandbox;
	struct map *loaded;     /* from path to struct loaded */
	struct map *variables;  /* from name to struct value */
	const struct template_sink *sink;
	size_t faults;          /* told while the run went on */
	int includes;
};

/* A template that Lua has parsed; reference is LUA_NOREF after a fault. */
struct loaded {
	struct compiled compiled;
	int reference;
};

/* A component. */
struct function {
	const char *name;
	template_function *call;
	void *context;
};

static int
compare_names(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static struct templates *
templates_of(lua_State *lua)
{
	return lua_touserdata(lua, lua_upvalueindex(1));
}

/* A fault that the run survives. */
static void
tell(struct templates *t, enum diag_id id, struct origin at,
    const char *message)
{
	diag(t->diags, id, at, "%s", message);
	t->faults++;
}

/* The entry of the map that a text looks like. */
static const char *
nearest_entry(struct templates *t, const struct value *map, const char *key)
{
	const char **names = arena_array(t->arena, map->count + 1,
	    sizeof(*names));

	for (size_t i = 0; i < map->count; i++)
		names[i] = map->entry[i].key;
	return text_nearest(key, names, map->count);
}

/* What to say of an expression that gave nothing. */
static const char *
nothing(struct templates *t, lua_State *lua, const struct expression *e)
{
	struct bridge_miss miss = bridge_missed(lua);
	const char *near = NULL;

	if (miss.map && strstr(e->text, miss.key))
		near = nearest_entry(t, miss.map, miss.key);
	if (near)
		return arena_printf(t->arena, "{{ %s }} is nil: there is no "
		    "'%s'; did you mean '%s'?", e->text, miss.key, near);
	return arena_printf(t->arena, "{{ %s }} is nil", e->text);
}

/* markup__(n): upvalues are the templates and the loaded one. */
static int
write_markup(lua_State *lua)
{
	struct templates *t = templates_of(lua);
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

/* value__(n, value): upvalues as above. */
static int
write_value(lua_State *lua)
{
	struct templates *t = templates_of(lua);
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
		tell(t, DIAG_template, e->at, arena_printf(t->arena,
		    "{{ %s }}: %s", e->text, error));
	else if (v->type == VALUE_NIL)
		tell(t, DIAG_template, e->at, nothing(t, lua, e));
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
	struct templates *t = templates_of(lua);
	const struct function *f = lua_touserdata(lua, lua_upvalueindex(2));
	const char *error = NULL;
	const struct value **args;
	const struct value *result = NULL;
	int count = lua_gettop(lua);

	sandbox_spend(lua, WRITE_STEPS);
	args = arguments(t, lua, count, &error);
	if (args)
		result = f->call(f->context, t->arena, args, (size_t)count,
		    &error);
	if (!result) {
		tell(t, DIAG_bad_component, sandbox_where(lua),
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
	lua_getfield(lua, LUA_REGISTRYINDEX, NAMES);
	for (lua_pushnil(lua); lua_next(lua, -2); lua_pop(lua, 1))
		if (lua_type(lua, -2) == LUA_TSTRING)
			ARRAY_ADD(t->arena, &names, lua_tostring(lua, -2));
	lua_pop(lua, 1);
	if (names.count)
		qsort(names.item, names.count, sizeof(*names.item),
		    compare_names);
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

/*
 * A global name: upvalues are the templates and the local variables.  Locals
 * first, then variables of all templates, then functions, units and helpers.
 */
static int
read_name(lua_State *lua)
{
	struct templates *t = templates_of(lua);
	const struct value *locals = lua_touserdata(lua, lua_upvalueindex(2));
	const struct value *found;
	const char *name;

	if (lua_type(lua, 2) != LUA_TSTRING)
		return 0;
	name = lua_tostring(lua, 2);
	found = strcmp(name, "locals") == 0 ? locals : local(locals, name);
	if (!found)
		found = map_get(t->variables, name);
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

/* The chunk and its three arguments, ready to be called. */
static void
push_call(struct templates *t, const struct loaded *l,
    const struct value *locals)
{
	lua_State *lua = t->sandbox->lua;

	luaL_checkstack(lua, 16, NULL);
	lua_rawgeti(lua, LUA_REGISTRYINDEX, l->reference);
	push_environment(t, locals);
	push_closure(t, write_markup, l);
	push_closure(t, write_value, l);
}

static struct loaded *
load_text(struct templates *t, struct origin start, const char *text,
    size_t len)
{
	struct loaded *l = ARENA_NEW(t->arena, struct loaded);
	lua_State *lua = t->sandbox->lua;
	int status;

	l->reference = LUA_NOREF;
	if (!text_is_utf8(text, len) || memchr(text, '\0', len)) {
		diag(t->diags, DIAG_encoding, start,
		    "not UTF-8, or a NUL byte");
		return l;
	}
	if (template_compile(t->arena, t->diags, start, text, len,
	    &l->compiled) < 0)
		return l;
	lua_newtable(lua);
	status = sandbox_load(t->sandbox, start.file, l->compiled.lua.data,
	    l->compiled.lua.len, -1);
	if (status == 0)
		l->reference = luaL_ref(lua, LUA_REGISTRYINDEX);
	lua_pop(lua, 1);
	return l;
}

/* Where a template is, and its name in messages; NULL when nowhere. */
static char *
find_template(struct templates *t, const char *path, const char **shown)
{
	char *found;

	*shown = arena_strdup(t->arena, path);
	if (text_starts(path, "site/"))
		return path_inside(t->arena, t->guide, path);
	*shown = path_join(t->arena, "templates", path);
	found = path_inside(t->arena, path_join(t->arena, t->guide,
	    "templates"), path);
	if (found || !t->share)
		return found;
	*shown = path_join(t->arena, t->share, *shown);
	return path_inside(t->arena, path_join(t->arena, t->share,
	    "templates"), path);
}

/* The template of this path, read once; at is who asked for it. */
static struct loaded *
load_file(struct templates *t, const char *path, struct origin at)
{
	struct loaded *l = map_get(t->loaded, path);
	const char *shown;
	char *file, *text;
	size_t len;

	if (l)
		return l;
	file = path_is_plain(path) ? find_template(t, path, &shown) : NULL;
	if (!file) {
		diag(t->diags, DIAG_path, at, "there is no template \"%s\"",
		    text_clean(t->arena, path, strlen(path), false));
		return NULL;
	}
	text = file_read(t->arena, file, &len);
	if (!text) {
		diag(t->diags, DIAG_read, (struct origin){ shown, 0 },
		    "cannot be read: %s", strerror(errno));
		return NULL;
	}
	l = load_text(t, (struct origin){ shown, 1 }, text, len);
	map_put(t->loaded, arena_strdup(t->arena, path), l);
	return l;
}

/* The variables that include() hands on; NULL after an error is told. */
static const struct value *
included_locals(struct templates *t, lua_State *lua)
{
	const char *error = NULL;
	const struct value *v;

	if (lua_isnoneornil(lua, 2))
		return value_map(t->arena);
	v = bridge_get(lua, t->arena, 2, &error);
	if (v && v->type == VALUE_LIST && v->count == 0)
		return value_map(t->arena);
	if (v && v->type == VALUE_MAP)
		return v;
	tell(t, DIAG_bad_component, sandbox_where(lua), arena_printf(t->arena,
	    "include: argument 2: %s", error ? error : "want a table of "
	    "variables"));
	return NULL;
}

/* The template that include() names; NULL after an error is told. */
static const struct loaded *
included(struct templates *t, lua_State *lua)
{
	const struct loaded *l;

	if (lua_type(lua, 1) != LUA_TSTRING) {
		tell(t, DIAG_bad_component, sandbox_where(lua),
		    "include: argument 1: want the name of a template");
		return NULL;
	}
	l = load_file(t, lua_tostring(lua, 1), sandbox_where(lua));
	if (l && l->reference != LUA_NOREF)
		return l;
	t->faults++;
	return NULL;
}

/* include("part.md", { name = value }): runs another template here. */
static int
include(lua_State *lua)
{
	struct templates *t = templates_of(lua);
	const struct value *locals = included_locals(t, lua);
	const struct loaded *l = included(t, lua);

	lua_settop(lua, 0);
	lua_pushliteral(lua, "");
	if (!l || !locals)
		return 1;
	if (t->includes == INCLUDES_MAX)
		return luaL_error(lua, "templates include each other more "
		    "than %d deep", INCLUDES_MAX);
	t->includes++;
	push_call(t, l, locals);
	lua_call(lua, 3, 0);
	t->includes--;
	return 1;
}

static int
run(struct templates *t, const struct loaded *l, const struct value *locals,
    const struct template_sink *sink)
{
	const struct template_sink *outer = t->sink;
	size_t faults = t->faults;
	int includes = t->includes;
	int status;

	if (!l || l->reference == LUA_NOREF)
		return -1;
	t->sink = sink;
	push_call(t, l, locals ? locals : value_map(t->arena));
	status = sandbox_call(t->sandbox, 3, 0, DIAG_template);
	t->sink = outer;
	t->includes = includes;
	return status < 0 || t->faults > faults ? -1 : 0;
}

int
templates_need(struct templates *t, const char *path, struct origin at)
{
	return load_file(t, path, at) ? 0 : -1;
}

int
templates_run(struct templates *t, const char *path,
    const struct value *locals, const struct template_sink *sink)
{
	return run(t, load_file(t, path, (struct origin){ 0 }), locals, sink);
}

int
templates_run_text(struct templates *t, const char *path, int line,
    const char *text, size_t len, const struct value *locals,
    const struct template_sink *sink)
{
	struct origin start = { arena_strdup(t->arena, path), line };
	char *copy = arena_strndup(t->arena, text, len);
	struct loaded *l = load_text(t, start, copy, len);
	int status = run(t, l, locals, sink);

	luaL_unref(t->sandbox->lua, LUA_REGISTRYINDEX, l->reference);
	return status;
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

void
templates_set(struct templates *t, const char *name, const struct value *v)
{
	union { const struct value *in; void *out; } kept = { v };

	map_put(t->variables, arena_strdup(t->arena, name), kept.out);
}

struct origin
templates_at(const struct templates *t)
{
	return sandbox_where(t->sandbox->lua);
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

/* The names of all templates: those of specs, and what is theirs alone. */
static void
install_names(struct templates *t)
{
	lua_State *lua = t->sandbox->lua;

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

struct templates *
templates_open(struct arena *arena, struct diags *diags, const char *guide,
    const char *share, struct spec_limits limits)
{
	struct templates *t = ARENA_NEW(arena, struct templates);

	*t = (struct templates){
		.arena = arena, .diags = diags, .guide = guide,
		.share = share, .loaded = map_new(arena),
		.variables = map_new(arena),
		.sandbox = sandbox_open(arena, diags, limits),
	};
	if (!t->sandbox)
		return NULL;
	bridge_install(t->sandbox);
	install_names(t);
	return t;
}

void
templates_close(struct templates *t)
{
	sandbox_close(t->sandbox);
}
