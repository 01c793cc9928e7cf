#include <lauxlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "spec/helpers.h"
#include "spec/load.h"

#define CITE "ridgeline.cite"

enum { CALL_COST = 500 };  /* steps that a verb counts as */

static struct load *
load_of(lua_State *lua)
{
	sandbox_spend(lua, CALL_COST);
	return lua_touserdata(lua, lua_upvalueindex(1));
}

static size_t
promise(struct load *l, enum diag_id id, struct origin at, const char *text)
{
	ARRAY_ADD(l->arena, &l->promises,
	    (struct promise){ .at = at, .id = id, .text = text });
	return l->promises.count - 1;
}

static void
keep(struct load *l, size_t i)
{
	if (i < l->promises.count)
		l->promises.item[i].kept = true;
}

/* The argument as a text in the arena; a fault stops the file. */
static const char *
text_argument(struct load *l, lua_State *lua, int i, const char *what)
{
	size_t len;
	const char *text, *fault;
	enum diag_id id;

	if (lua_type(lua, i) != LUA_TSTRING)
		sandbox_raise(lua, DIAG_wrong_type, "%s wants a text, got %s",
		    what, luaL_typename(lua, i));
	text = lua_tolstring(lua, i, &len);
	fault = text_fault(text, len, &id);
	if (fault)
		sandbox_raise(lua, id, "%s %s", what, fault);
	return arena_strndup(l->arena, text, len);
}

/* Upvalues: load, source, place, assume, promise.  The table is argument 1. */
static int
cite_table(lua_State *lua)
{
	struct load *l = load_of(lua);
	struct cite *c;
	size_t asked = (size_t)lua_tointeger(lua, lua_upvalueindex(5));

	keep(l, asked);
	if (lua_type(lua, 1) != LUA_TTABLE)
		return sandbox_raise(lua, DIAG_misplaced_cite,
		    "cite and assume hold a table of fields");
	c = lua_newuserdatauv(lua, sizeof *c, 1);
	*c = (struct cite){
		.source = lua_touserdata(lua, lua_upvalueindex(2)),
		.place = lua_touserdata(lua, lua_upvalueindex(3)),
		.assume = lua_touserdata(lua, lua_upvalueindex(4)),
		.at = sandbox_where(lua) };
	c->promise = promise(l, DIAG_misplaced_cite, c->at,
	    "cite and assume stand inside a record");
	lua_pushvalue(lua, 1);
	lua_setiuservalue(lua, -2, 1);
	luaL_setmetatable(lua, CITE);
	return 1;
}

static int
push_cite(struct load *l, lua_State *lua, const char *const who[3])
{
	lua_pushlightuserdata(lua, l);
	for (int i = 0; i < 3; i++) {
		union { const char *kept; void *p; } text = { who[i] };

		lua_pushlightuserdata(lua, text.p);
	}
	lua_pushinteger(lua, (lua_Integer)promise(l, DIAG_misplaced_cite,
	    sandbox_where(lua), "cite and assume hold a table of fields"));
	lua_pushcclosure(lua, cite_table, 5);
	return 1;
}

static int
cite_verb(lua_State *lua)
{
	struct load *l = load_of(lua);
	const char *who[3] = { NULL, NULL, NULL };

	who[0] = text_argument(l, lua, 1, "the source of cite");
	if (!id_valid(who[0]))
		diag(l->spec->diags, DIAG_bad_id, sandbox_where(lua),
		    "\"%s\" cannot be the id of a source", sandbox_text(
		    l->box, who[0], strlen(who[0])));
	if (!lua_isnoneornil(lua, 2))
		who[1] = text_argument(l, lua, 2, "the place in a source");
	return push_cite(l, lua, who);
}

static int
assume_verb(lua_State *lua)
{
	struct load *l = load_of(lua);
	const char *who[3] = { NULL, NULL, NULL };

	who[2] = text_argument(l, lua, 1, "the reason of assume");
	return push_cite(l, lua, who);
}

struct cite *
cite_get(struct load *l, lua_State *lua, int i)
{
	struct cite *c = luaL_testudata(lua, i, CITE);

	if (c)
		keep(l, c->promise);
	return c;
}

static void
make_record(struct load *l, lua_State *lua, const char *id, struct origin at)
{
	const char *verb = lua_tostring(lua, lua_upvalueindex(2));
	struct record *record;

	if (lua_type(lua, 1) != LUA_TTABLE) {
		diag(l->spec->diags, DIAG_wrong_type, at,
		    "%s%s%s%s wants a table of fields, not a %s", verb,
		    *id ? " \"" : "", id, *id ? "\"" : "",
		    luaL_typename(lua, 1));
		return;
	}
	if (!wanted_record(l->spec, verb, id))
		return;
	lua_settop(lua, 1);
	l->changing = lua_toboolean(lua, lua_upvalueindex(6));
	record = record_read(l, lua, verb, id, at);
	if (!record && l->changing)
		diag(l->spec->diags, DIAG_missing_field, at, "change %s "
		    "\"%s\": name its kind too", verb, id);
	if (record && (!*id || id_valid(id)))
		ARRAY_ADD(l->arena, l->changing ? &l->file->changes :
		    &l->file->records, record);
	l->changing = false;
}

/* Upvalues: load, verb, id, line, promise, is a change.  The table is argument
 * 1. */
static int
verb_table(lua_State *lua)
{
	struct load *l = load_of(lua);
	struct origin at = sandbox_where(lua);

	at.line = (int)lua_tointeger(lua, lua_upvalueindex(4));
	keep(l, (size_t)lua_tointeger(lua, lua_upvalueindex(5)));
	make_record(l, lua, lua_touserdata(lua, lua_upvalueindex(3)), at);
	return 0;
}

/* verb "id": the function that takes the table.  Upvalues: load, verb, is a
 * change. */
static int
verb_id(lua_State *lua)
{
	struct load *l = load_of(lua);
	const char *verb = lua_tostring(lua, lua_upvalueindex(2));
	struct origin at = sandbox_where(lua);
	const char *text;
	char *id;
	size_t len;

	if (lua_type(lua, 1) != LUA_TSTRING) {
		diag(l->spec->diags, DIAG_bad_id, at,
		    "%s wants an id first: %s \"id\" { ... }", verb, verb);
		return 0;
	}
	text = lua_tolstring(lua, 1, &len);
	id = arena_strdup(l->arena, sandbox_text(l->box, text, len));
	if (!id_valid(id))
		diag(l->spec->diags, DIAG_bad_id, at,
		    "%s \"%s\": an id is made of a-z, 0-9, '.', '_' and '-', "
		    "at most 64, a letter or digit first", verb, id);
	lua_pushlightuserdata(lua, l);
	lua_pushstring(lua, verb);
	lua_pushlightuserdata(lua, *id ? id : arena_strdup(l->arena, " "));
	lua_pushinteger(lua, at.line);
	lua_pushinteger(lua, (lua_Integer)promise(l, DIAG_wrong_type, at,
	    arena_printf(l->arena, "%s \"%s\": no table of fields follows",
	    verb, id)));
	lua_pushboolean(lua, lua_toboolean(lua, lua_upvalueindex(3)));
	lua_pushcclosure(lua, verb_table, 6);
	return 1;
}

/* site { ... }: a record without an id. */
static int
verb_single(lua_State *lua)
{
	make_record(load_of(lua), lua, "", sandbox_where(lua));
	return 0;
}

static int
prices_verb(lua_State *lua)
{
	struct load *l = load_of(lua);
	/* First, as it may not return: the list holds what is whole. */
	struct asked_prices asked = { text_argument(l, lua, 1, "prices_csv"),
		sandbox_where(lua) };

	ARRAY_ADD(l->arena, &l->file->prices, asked);
	return 0;
}

/* A verb in the table on top of the stack, of new records or of changes. */
static void
install_record(struct load *l, const char *verb, bool change)
{
	lua_State *lua = l->box->lua;

	lua_pushlightuserdata(lua, l);
	lua_pushstring(lua, verb);
	lua_pushboolean(lua, change);
	lua_pushcclosure(lua, verb_id, 3);
	lua_setfield(lua, -2, verb);
}

/* change.accelerator, change.model, ... */
static void
install_changes(struct load *l)
{
	lua_newtable(l->box->lua);
	for (size_t i = 0; i < record_type_count; i++)
		if (!record_types[i].singleton)
			install_record(l, record_types[i].verb, true);
	install_record(l, "workload", true);
	helpers_whole(l->box->lua);
	lua_setfield(l->box->lua, -2, "change");
}

/* Adds a verb to the environment on top of the stack. */
static void
install(struct load *l, const char *name, lua_CFunction call)
{
	lua_State *lua = l->box->lua;

	lua_pushlightuserdata(lua, l);
	lua_pushstring(lua, name);
	lua_pushcclosure(lua, call, 2);
	lua_setfield(lua, -2, name);
}

void
verbs_install(struct load *l)
{
	lua_State *lua = l->box->lua;

	sandbox_type(lua, CITE, "cite", NULL);
	for (size_t i = 0; i < record_type_count; i++)
		if (record_types[i].singleton)
			install(l, record_types[i].verb, verb_single);
		else
			install_record(l, record_types[i].verb, false);
	install_record(l, "workload", false);
	install_changes(l);
	uses_install(l);
	install(l, "cite", cite_verb);
	install(l, "assume", assume_verb);
	install(l, "prices_csv", prices_verb);
	layers_install(l);
}
