#include "spec/template.h"

#include <errno.h>
#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/file.h"
#include "base/map.h"
#include "base/text.h"
#include "spec/bridge.h"
#include "spec/template_scope.h"

/* Templates that include each other deeper than this never end. */
enum { INCLUDES_MAX = 32 };

static struct loaded *
load_text(struct templates *t, struct origin start, const char *text,
    size_t len)
{
	struct loaded *l = ARENA_NEW(t->arena, struct loaded);
	lua_State *lua = t->sandbox->lua;
	const char *unread = text_unread(text, len);
	int status;

	l->reference = LUA_NOREF;
	if (unread) {
		diag(t->diags, DIAG_encoding, start, "%s", unread);
		return l;
	}
	if (template_compile(t->arena, t->diags, start, text, len,
	    &l->compiled) < 0)
		return l;
	scope_learn(t, &l->compiled.lua);
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

/* Where none are installed, one message stands for all that pages lack. */
static void
tell_missing(struct templates *t, const char *path, struct origin at)
{
	if (!t->share && at.file && text_starts(at.file, "site/"))
		diag(t->diags, DIAG_path, (struct origin){ "templates", 0 },
		    "the guide lacks some, and none are installed; in "
		    "Ridgeline's source, make install puts them beside the "
		    "program");
	else
		diag(t->diags, DIAG_path, at, "there is no template \"%s\"",
		    text_clean(t->arena, path, strlen(path), false));
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
		tell_missing(t, path, at);
		return NULL;
	}
	text = file_read(t->arena, file, &len);
	if (!text) {
		diag(t->diags, file_unread(), (struct origin){ shown, 0 },
		    "cannot be read: %s", file_error());
		return NULL;
	}
	text = text_lines(text, &len);
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
	scope_tell(t, DIAG_bad_component, sandbox_where(lua),
	    arena_printf(t->arena, "include: argument 2: %s", error ? error :
	    "want a table of variables"));
	return NULL;
}

/* The template that include() names; NULL after an error is told. */
static const struct loaded *
included(struct templates *t, lua_State *lua)
{
	const struct loaded *l;

	if (lua_type(lua, 1) != LUA_TSTRING) {
		scope_tell(t, DIAG_bad_component, sandbox_where(lua),
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
	struct templates *t = scope_templates(lua);
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
	scope_push_call(t, l, locals);
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
	scope_push_call(t, l, locals ? locals : value_map(t->arena));
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
	/* With what stands behind a NUL: it is refused, not cut off. */
	char *copy = arena_array(t->arena, len + 1, sizeof(*copy));
	struct loaded *l;
	int status;

	memcpy(copy, text, len);
	l = load_text(t, start, copy, len);
	status = run(t, l, locals, sink);
	luaL_unref(t->sandbox->lua, LUA_REGISTRYINDEX, l->reference);
	return status;
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

struct templates *
templates_open(struct arena *arena, struct diags *diags, const char *guide,
    const char *share, struct spec_limits limits)
{
	struct templates *t = ARENA_NEW(arena, struct templates);

	*t = (struct templates){
		.arena = arena, .diags = diags, .guide = guide,
		.share = share, .loaded = map_new(arena),
		.variables = map_new(arena), .later = map_new(arena),
		.fields = map_new(arena), .missed = map_new(arena),
		.sandbox = sandbox_open(arena, diags, limits),
	};
	if (!t->sandbox)
		return NULL;
	bridge_install(t->sandbox);
	scope_install(t, include);
	return t;
}

void
templates_close(struct templates *t)
{
	sandbox_close(t->sandbox);
}
