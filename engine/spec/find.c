#define _GNU_SOURCE	/* memmem() */
#include <limits.h>
#include <string.h>

#include "spec/helpers.h"
#include "spec/pattern.h"
#include "spec/sandbox.h"

/* A subject and where in it a search starts. */
struct subject {
	const char *text;
	size_t len;
	size_t from;   /* past len: nowhere */
};

/*
 * The subject at index 1 and the start at index init, counted from the end
 * when negative.
 */
static struct subject
subject_get(lua_State *lua, int init)
{
	struct subject s;
	lua_Integer from = luaL_optinteger(lua, init, 1);

	s.text = luaL_checklstring(lua, 1, &s.len);
	if (from < 0)
		from = from < -(lua_Integer)s.len ? 1 :
		    (lua_Integer)s.len + from + 1;
	s.from = from > 0 ? (size_t)from - 1 : 0;
	return s;
}

/* Pushes capture i, the whole match when there are none. */
static void
push_capture(lua_State *lua, const struct subject *s, const struct match *m,
    int i)
{
	const struct pattern_capture *c = &m->capture[i];

	if (i >= m->captures) {
		if (i > 0)
			luaL_error(lua, "invalid capture index %%%d", i + 1);
		lua_pushlstring(lua, m->begin, (size_t)(m->end - m->begin));
	} else if (c->position) {
		lua_pushinteger(lua, c->at - s->text + 1);
	} else {
		lua_pushlstring(lua, c->at, c->len);
	}
}

static int
push_captures(lua_State *lua, const struct subject *s, const struct match *m,
    bool whole)
{
	int n = m->captures || !whole ? m->captures : 1;

	luaL_checkstack(lua, n, "too many captures");
	for (int i = 0; i < n; i++)
		push_capture(lua, s, m, i);
	return n;
}

/* The first match at or behind from. */
static bool
search(lua_State *lua, const struct pattern *p, const struct subject *s,
    size_t from, struct match *m)
{
	for (size_t i = from; i <= s->len; i++) {
		if (pattern_match(lua, p, s->text, s->len, s->text + i, m))
			return true;
		if (p->anchored)
			break;
	}
	return false;
}

static int
find_plain(lua_State *lua, const struct subject *s, const char *what,
    size_t len)
{
	const char *hit = memmem(s->text + s->from, s->len - s->from, what,
	    len);

	sandbox_spend(lua, (double)(s->len - s->from) / 16);
	if (!hit) {
		lua_pushnil(lua);
		return 1;
	}
	lua_pushinteger(lua, hit - s->text + 1);
	lua_pushinteger(lua, hit - s->text + (lua_Integer)len);
	return 2;
}

static int
find_or_match(lua_State *lua, bool find)
{
	struct subject s = subject_get(lua, 3);
	size_t len;
	const char *text = luaL_checklstring(lua, 2, &len);
	struct match m;

	if (s.from > s.len) {
		lua_pushnil(lua);
		return 1;
	}
	if (find && (lua_toboolean(lua, 4) || pattern_is_plain(text, len)))
		return find_plain(lua, &s, text, len);
	if (!search(lua, pattern_push(lua, text, len, true), &s, s.from, &m)) {
		lua_pushnil(lua);
		return 1;
	}
	if (!find)
		return push_captures(lua, &s, &m, true);
	lua_pushinteger(lua, m.begin - s.text + 1);
	lua_pushinteger(lua, m.end - s.text);
	return 2 + push_captures(lua, &s, &m, false);
}

static int
string_find(lua_State *lua)
{
	return find_or_match(lua, true);
}

static int
string_match(lua_State *lua)
{
	return find_or_match(lua, false);
}

/*
 * The next match from upvalue 3 on that does not end where the one before
 * did.  Upvalues: subject, pattern, next place, end of the last match + 1.
 */
static int
gmatch_next(lua_State *lua)
{
	struct subject s;
	const struct pattern *p = lua_touserdata(lua, lua_upvalueindex(2));
	size_t last = (size_t)lua_tointeger(lua, lua_upvalueindex(4));
	struct match m;

	s.text = lua_tolstring(lua, lua_upvalueindex(1), &s.len);
	s.from = (size_t)lua_tointeger(lua, lua_upvalueindex(3));
	for (; s.from <= s.len; s.from++) {
		if (!pattern_match(lua, p, s.text, s.len, s.text + s.from, &m))
			continue;
		if ((size_t)(m.end - s.text) + 1 == last)
			continue;
		lua_pushinteger(lua, m.end - s.text);
		lua_replace(lua, lua_upvalueindex(3));
		lua_pushinteger(lua, m.end - s.text + 1);
		lua_replace(lua, lua_upvalueindex(4));
		return push_captures(lua, &s, &m, true);
	}
	return 0;
}

static int
string_gmatch(lua_State *lua)
{
	struct subject s = subject_get(lua, 3);
	size_t len;
	const char *text = luaL_checklstring(lua, 2, &len);

	lua_settop(lua, 2);
	pattern_push(lua, text, len, false);
	lua_replace(lua, 2);
	lua_pushinteger(lua, s.from > s.len ? (lua_Integer)s.len + 1 :
	    (lua_Integer)s.from);
	lua_pushinteger(lua, 0);
	lua_pushcclosure(lua, gmatch_next, 4);
	return 1;
}

/* The replacement text with its %0 .. %9 filled in. */
static void
add_template(lua_State *lua, luaL_Buffer *out, const struct subject *s,
    const struct match *m)
{
	size_t len;
	const char *text = lua_tolstring(lua, 3, &len);

	for (size_t i = 0; i < len; i++) {
		if (text[i] != '%') {
			luaL_addchar(out, text[i]);
			continue;
		}
		i++;
		if (text[i] == '%') {
			luaL_addchar(out, '%');
		} else if (text[i] == '0') {
			luaL_addlstring(out, m->begin,
			    (size_t)(m->end - m->begin));
		} else if (text[i] >= '1' && text[i] <= '9') {
			push_capture(lua, s, m, text[i] - '1');
			luaL_tolstring(lua, -1, NULL);
			lua_remove(lua, -2);
			luaL_addvalue(out);
		} else {
			luaL_error(lua, "invalid use of '%%' in replacement");
		}
	}
}

/* What a match becomes: by text, table or function at index 3. */
static void
add_replacement(lua_State *lua, luaL_Buffer *out, const struct subject *s,
    const struct match *m)
{
	int type = lua_type(lua, 3);

	if (type == LUA_TSTRING) {
		add_template(lua, out, s, m);
		return;
	}
	if (type == LUA_TFUNCTION) {
		lua_pushvalue(lua, 3);
		lua_call(lua, push_captures(lua, s, m, true), 1);
	} else {
		push_capture(lua, s, m, 0);
		lua_rawget(lua, 3);
	}
	if (!lua_toboolean(lua, -1)) {
		lua_pop(lua, 1);
		lua_pushlstring(lua, m->begin, (size_t)(m->end - m->begin));
	} else if (!lua_isstring(lua, -1)) {
		luaL_error(lua, "invalid replacement value (a %s)",
		    luaL_typename(lua, -1));
	}
	luaL_addvalue(out);
}

static void
check_size(lua_State *lua, const luaL_Buffer *out, size_t before)
{
	sandbox_spend(lua, (double)(luaL_bufflen(out) - before) / 16);
	if (luaL_bufflen(out) > SANDBOX_STRING)
		sandbox_raise(lua, DIAG_limit,
		    "the result is longer than %d KiB", SANDBOX_STRING >> 10);
}

static lua_Integer
replace_all(lua_State *lua, luaL_Buffer *out, const struct subject *s,
    lua_Integer most)
{
	const struct pattern *p = lua_touserdata(lua, 4);
	const char *at = s->text, *end = s->text + s->len, *last = NULL;
	struct match m;
	lua_Integer n = 0;

	while (n < most) {
		size_t before = luaL_bufflen(out);

		if (pattern_match(lua, p, s->text, s->len, at, &m) &&
		    m.end != last) {
			n++;
			add_replacement(lua, out, s, &m);
			at = last = m.end;
		} else if (at < end) {
			luaL_addchar(out, *at++);
		} else {
			break;
		}
		check_size(lua, out, before);
		if (p->anchored)
			break;
	}
	luaL_addlstring(out, at, (size_t)(end - at));
	return n;
}

static int
string_gsub(lua_State *lua)
{
	struct subject s;
	size_t len;
	const char *text = luaL_checklstring(lua, 2, &len);
	lua_Integer most = luaL_optinteger(lua, 4, LLONG_MAX);
	lua_Integer n;
	luaL_Buffer out;
	int type = lua_type(lua, 3);

	s.text = luaL_checklstring(lua, 1, &s.len);
	s.from = 0;
	luaL_argexpected(lua, type == LUA_TNUMBER || type == LUA_TSTRING ||
	    type == LUA_TTABLE || type == LUA_TFUNCTION, 3,
	    "string/function/table");
	lua_settop(lua, 3);
	if (type == LUA_TNUMBER)
		lua_tostring(lua, 3);
	pattern_push(lua, text, len, true);
	luaL_buffinit(lua, &out);
	n = replace_all(lua, &out, &s, most);
	luaL_pushresult(&out);
	lua_pushinteger(lua, n);
	return 2;
}

const luaL_Reg find_functions[] = {
	{ "find", string_find },
	{ "match", string_match },
	{ "gmatch", string_gmatch },
	{ "gsub", string_gsub },
	{ NULL, NULL }
};
