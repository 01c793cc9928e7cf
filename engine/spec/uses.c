/* use "name" { accelerators = { ... } }: the verb, as a file calls it. */
#include <lauxlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "spec/load.h"

enum { CALL_COST = 500 };  /* steps that a call counts as */

/* Kinds of record as a use names them: many of a verb. */
static const struct {
	const char *many, *verb;
} kinds[] = {
#define RECORD(verb, many, singleton, doc) { #many, #verb },
#include "catalog/record.def"
#undef RECORD
	{ "workloads", "workload" },
};

static struct load *
load_of(lua_State *lua)
{
	sandbox_spend(lua, CALL_COST);
	return lua_touserdata(lua, lua_upvalueindex(1));
}

/* The kind of a key of use, or NULL after a fault. */
static const char *
kind_of(struct load *l, const char *key, struct origin at)
{
	const char *names[COUNT(kinds)];

	for (size_t i = 0; i < COUNT(kinds); i++) {
		if (strcmp(kinds[i].many, key) == 0)
			return kinds[i].verb;
		names[i] = kinds[i].many;
	}
	diag(l->spec->diags, DIAG_unknown_field, at, "use: %s is no kind of "
	    "record%s", sandbox_text(l->box, key, strlen(key)),
	    suggestion(l->arena, key, names, COUNT(kinds)));
	return NULL;
}

static const char *
id_at(struct load *l, lua_State *lua, struct origin at)
{
	size_t len;
	const char *text = lua_type(lua, -1) == LUA_TSTRING ?
	    lua_tolstring(lua, -1, &len) : NULL;

	if (text)
		return arena_strndup(l->arena, text, len);
	diag(l->spec->diags, DIAG_wrong_type, at, "use: an id is a text, not "
	    "a %s", luaL_typename(lua, -1));
	return "";
}

/* The ids of a list on top of the stack, or the one that stands alone. */
static struct words
read_ids(struct load *l, lua_State *lua, struct origin at)
{
	bool list = lua_istable(lua, -1);
	size_t n = list ? lua_rawlen(lua, -1) : 1;
	struct word *item = arena_array(l->arena, n + 1, sizeof(*item));

	for (size_t i = 0; i < n; i++) {
		if (list)
			lua_rawgeti(lua, -1, (lua_Integer)i + 1);
		else
			lua_pushvalue(lua, -1);
		item[i].text = id_at(l, lua, at);
		lua_pop(lua, 1);
	}
	return (struct words){ .item = item, .count = n };
}

/* One kind of the table of a use: its name at -2, what is asked for at -1. */
static void
add_pick(struct load *l, lua_State *lua, struct asked_use *use)
{
	struct pick p = { .at = use->at };

	if (lua_type(lua, -2) != LUA_TSTRING) {
		diag(l->spec->diags, DIAG_wrong_type, use->at, "use wants "
		    "kinds of record by name: { accelerators = { \"id\" } }");
		return;
	}
	p.verb = kind_of(l, lua_tostring(lua, -2), use->at);
	if (!p.verb)
		return;
	if (lua_isboolean(lua, -1))
		p.all = lua_toboolean(lua, -1);
	else
		p.ids = read_ids(l, lua, use->at);
	ARRAY_ADD(l->arena, &use->picks, p);
}

/* Upvalues: load, place in the file's uses. */
static int
use_table(lua_State *lua)
{
	struct load *l = load_of(lua);
	struct asked_use *use = &l->file->uses.item[lua_tointeger(lua,
	    lua_upvalueindex(2))];

	if (!lua_istable(lua, 1))
		return sandbox_raise(lua, DIAG_wrong_type, "use wants a table "
		    "of what is used: { accelerators = { \"id\" } }");
	use->chosen = true;
	for (lua_pushnil(lua); lua_next(lua, 1); lua_pop(lua, 1)) {
		sandbox_spend(lua, CALL_COST);
		add_pick(l, lua, use);
	}
	return 0;
}

static int
use_verb(lua_State *lua)
{
	struct load *l = load_of(lua);
	size_t len;
	const char *name, *fault;
	enum diag_id id;

	if (lua_type(lua, 1) != LUA_TSTRING)
		return sandbox_raise(lua, DIAG_wrong_type, "use wants the name "
		    "of a catalogue or a folder, got %s",
		    luaL_typename(lua, 1));
	name = lua_tolstring(lua, 1, &len);
	fault = text_fault(name, len, &id);
	if (fault)
		return sandbox_raise(lua, id, "the name in use %s", fault);
	ARRAY_ADD(l->arena, &l->file->uses, ((struct asked_use){
	    .name = arena_strndup(l->arena, name, len),
	    .at = sandbox_where(lua) }));
	lua_pushlightuserdata(lua, l);
	lua_pushinteger(lua, (lua_Integer)l->file->uses.count - 1);
	lua_pushcclosure(lua, use_table, 2);
	return 1;
}

void
uses_install(struct load *l)
{
	lua_State *lua = l->box->lua;

	lua_pushlightuserdata(lua, l);
	lua_pushcclosure(lua, use_verb, 1);
	lua_setfield(lua, -2, "use");
}
