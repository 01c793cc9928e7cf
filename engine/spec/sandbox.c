#include "spec/sandbox.h"

#include <lauxlib.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/map.h"
#include "base/text.h"
#include "spec/chunk.h"
#include "spec/helpers.h"

enum {
	TICK = 200,           /* VM instructions between two counts */
	FRAMES = 100,         /* of the stack searched for a line */
	MESSAGE = 400,        /* bytes of a message kept */
	BYTES_PER_STEP = 16,  /* allocating these counts as a step */
	BYTES_READ = 256,     /* reading these of a string does, too */
	STACK_FREE = 64 << 10, /* bytes of the stack that cost nothing */
	STACK_MOVED = 1024,   /* bytes of it moved in a step */
	STACK_LARGEST = 1 << 20
};

const struct spec_limits spec_default_limits = {
	.memory = (size_t)256 << 20,
	.steps = 1e8
};

/* What lua_Alloc gets: the budget first, as sandbox->budget says. */
struct guard {
	struct alloc_budget budget;
	struct sandbox *sandbox;
	const void *stack;     /* of the state, and of how many bytes */
	size_t stack_size;
	const void *newest;    /* block of no object, which may become it */
	size_t newest_size;
};

static const char full_stack[] = "the stack is full: calls nest too deep, or "
    "one takes too many values";

/* A name that lives as long as the arena. */
static const char *
keep_name(struct sandbox *s, const char *name)
{
	char *kept;

	if (s->file && !strcmp(s->file, name))
		return s->file;
	kept = map_get(s->files, name);
	if (!kept) {
		kept = arena_strdup(s->arena, name);
		map_put(s->files, kept, kept);
	}
	s->file = kept;
	return kept;
}

/* The innermost line of Lua code from level on; needs no memory of Lua's. */
static bool
innermost(lua_State *lua, int level, lua_Debug *frame)
{
	for (; level < FRAMES && lua_getstack(lua, level, frame); level++) {
		lua_getinfo(lua, "Sl", frame);
		if (frame->currentline > 0)
			return true;
	}
	return false;
}

static struct origin
frame_origin(struct sandbox *s, const lua_Debug *frame)
{
	const char *name = frame->source;

	if (*name == '@' || *name == '=')
		name++;
	return (struct origin){ keep_name(s, name), frame->currentline };
}

struct origin
sandbox_where(lua_State *lua)
{
	lua_Debug frame;

	if (!innermost(lua, 1, &frame))
		return (struct origin){ NULL, 0 };
	return frame_origin(sandbox_of(lua), &frame);
}

/*
 * Notes where the state's stack lies: the second block is the first one, and
 * what was asked for last before it is given back, or what it becomes, is the
 * next.
 */
static void
watch_stack(struct guard *g, const void *block, size_t old, void *p,
    size_t size)
{
	bool moved = block && block == g->stack;

	if (!block && old == 0 && p) {
		g->newest = p;
		g->newest_size = size;
		if (!g->stack)
			moved = true;
	} else if (moved && p) {
		g->newest = p;
		g->newest_size = size;
	}
	if (moved) {
		g->stack = g->newest;
		g->stack_size = g->newest_size;
	}
}

/*
 * Lua asks for memory.  Within a call strings have a greatest size and all
 * bytes count as steps; a refusal notes the line, because Lua's own error
 * for it has none.
 */
static void *
guarded_alloc(void *ud, void *block, size_t old, size_t size)
{
	struct guard *g = ud;
	struct sandbox *s = g->sandbox;
	bool string = !block && old == LUA_TSTRING;
	size_t had = block ? old : 0;
	lua_Debug frame;
	void *p = NULL;

	g->budget.limit = s->depth ? s->limits.memory : (size_t)-1;
	if (g->budget.limit < g->budget.used)
		g->budget.limit = g->budget.used;
	if (size > had)
		s->steps += (double)(size - had) / BYTES_PER_STEP;
	if (string && size > s->longest)
		s->longest = size;
	if (!s->depth || !string || size <= SANDBOX_STRING + CHUNK_PIECE)
		p = alloc_lua(&g->budget, block, old, size);
	else
		g->budget.spent = 1;
	watch_stack(g, block, old, p, size);
	if (!p && size && s->depth && innermost(s->lua, 0, &frame))
		s->at = frame_origin(s, &frame);
	return p;
}

/*
 * One instruction may read a whole string, to compare it or as a number, or
 * move a part of the stack: each counts as many steps as that takes at most.
 */
static void
tick(lua_State *lua, lua_Debug *frame)
{
	const struct sandbox *s = sandbox_of(lua);
	const struct guard *g = s->budget;
	size_t steps = 1 + (s->longest > s->loaded ? s->longest : s->loaded) /
	    BYTES_READ;

	(void)frame;
	if (g->stack_size > STACK_LARGEST) {
		sandbox_of(lua)->stopped = true;
		sandbox_raise(lua, DIAG_limit, "%s", full_stack);
	}
	if (g->stack_size > STACK_FREE)
		steps += (g->stack_size - STACK_FREE) / STACK_MOVED;
	sandbox_spend(lua, TICK * (double)steps);
}

/* An error where nothing can catch it: real memory is out. */
static int
panic(lua_State *lua)
{
	arena_array(sandbox_of(lua)->arena, (size_t)-1, 2);
	return 0;
}

struct sandbox *
sandbox_open(struct arena *arena, struct diags *diags,
    struct spec_limits limits)
{
	struct sandbox *s = ARENA_NEW(arena, struct sandbox);
	struct guard *g = ARENA_NEW(arena, struct guard);

	*s = (struct sandbox){ .arena = arena, .diags = diags,
		.limits = limits, .files = map_new(arena), .budget = g };
	g->sandbox = s;
	g->budget.small = arena_child(arena);
	s->lua = lua_newstate(guarded_alloc, g);
	if (!s->lua) {
		arena_free(g->budget.small);
		return NULL;
	}
	*(struct sandbox **)lua_getextraspace(s->lua) = s;
	/* What a file leaves behind is small: collect it seldom. */
	lua_gc(s->lua, LUA_GCINC, 400, 0, 0);
	lua_atpanic(s->lua, panic);
	helpers_install(s);
	quantity_install(s);
	lua_sethook(s->lua, tick, LUA_MASKCOUNT, TICK);
	return s;
}

void
sandbox_close(struct sandbox *s)
{
	struct guard *g = s->budget;

	lua_close(s->lua);
	arena_free(g->budget.small);
}

struct sandbox *
sandbox_of(lua_State *lua)
{
	return *(struct sandbox **)lua_getextraspace(lua);
}

const char *
sandbox_shown(struct arena *arena, const char *text, size_t len)
{
	size_t keep = len < MESSAGE ? len : MESSAGE;

	while (keep < len && keep && ((unsigned char)text[keep] & 0xc0) == 0x80)
		keep--;
	text = text_clean(arena, text, keep, false);
	return keep < len ? arena_printf(arena, "%s...", text) : text;
}

const char *
sandbox_text(struct sandbox *s, const char *text, size_t len)
{
	return sandbox_shown(s->arena, text, len);
}

int
sandbox_raise(lua_State *lua, enum diag_id id, const char *fmt, ...)
{
	struct sandbox *s = sandbox_of(lua);
	va_list args;
	const char *text;

	va_start(args, fmt);
	text = arena_vprintf(s->arena, fmt, args);
	va_end(args);
	s->faulted = true;
	s->fault = id;
	/* No place in the text: the handler takes the innermost line. */
	lua_pushstring(lua, text);
	return lua_error(lua);
}

void
sandbox_type(lua_State *lua, const char *key, const char *shown,
    const luaL_Reg *operators)
{
	luaL_newmetatable(lua, key);
	if (operators)
		luaL_setfuncs(lua, operators, 0);
	lua_pushstring(lua, shown);
	lua_setfield(lua, -2, "__name");
	lua_pop(lua, 1);
}

void
sandbox_spend(lua_State *lua, double steps)
{
	struct sandbox *s = sandbox_of(lua);

	s->steps += steps;
	if (s->steps > s->limits.steps) {
		s->stopped = true;
		sandbox_raise(lua, DIAG_limit, "stopped after %.0f steps",
		    s->limits.steps);
	}
}

/* Reads "name:12: text": the line, and where the text starts; 0 if not so. */
static int
message_line(const char *message, const char *name, const char **rest)
{
	size_t n = strlen(name);
	int line = 0;

	if (strncmp(message, name, n) != 0 || message[n] != ':')
		return 0;
	for (message += n + 1; *message >= '0' && *message <= '9'; message++)
		if (line < 100000000)
			line = 10 * line + (*message - '0');
	if (strncmp(message, ": ", 2) != 0)
		return 0;
	*rest = message + 2;
	return line;
}

/* Where the error under way happened; message loses the place Lua gave it. */
static struct origin
error_place(struct sandbox *s, const char **message)
{
	struct origin at = { NULL, 0 };
	lua_Debug frame;
	int line;

	for (int level = 0; level < FRAMES &&
	    lua_getstack(s->lua, level, &frame); level++) {
		lua_getinfo(s->lua, "Sl", &frame);
		if (frame.currentline <= 0)
			continue;
		if (!at.file)
			at = frame_origin(s, &frame);
		line = message_line(*message, frame.short_src, message);
		if (line) {
			at = frame_origin(s, &frame);
			at.line = line;
			break;
		}
	}
	return at;
}

/* The message handler: runs where the error is, while the stack stands. */
static int
note_error(lua_State *lua)
{
	struct sandbox *s = sandbox_of(lua);
	const char *message;

	if (lua_type(lua, 1) == LUA_TSTRING)
		message = lua_tostring(lua, 1);
	else
		message = "error() was called without a text";
	s->at = error_place(s, &message);
	if (strstr(message, "stack overflow")) {
		s->stopped = s->faulted = true;
		s->fault = DIAG_limit;
		message = full_stack;
	}
	lua_pushstring(lua, message);
	return 1;
}

static void
begin(struct sandbox *s)
{
	if (s->depth++)
		return;
	s->steps = 0;
	s->longest = 0;
	((struct guard *)s->budget)->budget.spent = 0;
	s->stopped = s->told = s->faulted = false;
	s->at = (struct origin){ NULL, 0 };
}

/* The diagnostic of a failed load or call; pops the error. */
static void
report(struct sandbox *s, int status, enum diag_id id)
{
	const struct guard *g = s->budget;
	size_t len = 0;
	const char *text = lua_type(s->lua, -1) == LUA_TSTRING ?
	    lua_tolstring(s->lua, -1, &len) : "";

	if (status == LUA_ERRMEM) {
		if (!g->budget.spent)
			panic(s->lua);
		s->stopped = true;
		id = DIAG_limit;
		text = arena_printf(s->arena, "stopped: more memory than "
		    "%zu KiB, or a string longer than %d KiB",
		    s->limits.memory >> 10, SANDBOX_STRING >> 10);
		len = strlen(text);
	} else if (status == LUA_ERRERR) {
		s->stopped = true;
		id = DIAG_limit;
	} else if (s->faulted) {
		id = s->fault;
	}
	s->failure = sandbox_text(s, text, len);
	if (!s->quiet && (id != DIAG_limit || !s->told))
		diag(s->diags, id, s->at, "%s", s->failure);
	s->told = s->told || id == DIAG_limit;
	s->faulted = false;
	lua_pop(s->lua, 1);
}

/* Counts what the outermost call took; the first past the budget is told. */
static void
end(struct sandbox *s)
{
	struct budget *b = arena_budget(s->arena);

	if (--s->depth || budget_take(b, BUDGET_steps, s->steps) ||
	    !budget_tells(b, BUDGET_steps))
		return;
	diag(s->diags, DIAG_limit, (struct origin){ s->file, 0 }, "with this "
	    "file specs and templates take more than %.0f steps in all "
	    "(--limit steps=N)", budget_most(b, BUDGET_steps));
}

/* Is nothing more to be run? */
static bool
is_spent(const struct sandbox *s)
{
	return !s->depth && budget_over(arena_budget(s->arena), BUDGET_steps);
}

int
sandbox_call(struct sandbox *s, int args, int results, enum diag_id id)
{
	int base = lua_gettop(s->lua) - args;
	int status;

	if (is_spent(s)) {
		lua_settop(s->lua, base - 1);
		return -1;
	}
	begin(s);
	lua_pushcfunction(s->lua, note_error);
	lua_insert(s->lua, base);
	status = lua_pcall(s->lua, args, results, base);
	end(s);
	lua_remove(s->lua, base);
	if (status != LUA_OK)
		report(s, status, id);
	return status == LUA_OK ? 0 : -1;
}

/* A syntax error: Lua wrote name and line into the message. */
static void
place_syntax(struct sandbox *s, const char *name)
{
	char chunk[LUA_IDSIZE + 1];
	const char *text = lua_tostring(s->lua, -1);
	const char *rest = text;
	size_t n = strlen(name);

	if (n < LUA_IDSIZE)
		snprintf(chunk, sizeof chunk, "%s", name);
	else
		snprintf(chunk, sizeof chunk, "...%s",
		    name + n - (LUA_IDSIZE - 4));
	s->at.line = message_line(text, chunk, &rest);
	lua_pushfstring(s->lua, "%s%s", rest, chunk_hint(rest));
	lua_remove(s->lua, -2);
}

/* The parser's own stack is full, which Lua says without a place. */
static void
place_depth(struct sandbox *s, int line)
{
	s->faulted = true;
	s->fault = DIAG_limit;
	s->at.line = line;
	lua_pushstring(s->lua, "nests too deep to be read");
	lua_replace(s->lua, -2);
}

int
sandbox_load(struct sandbox *s, const char *name, const char *text,
    size_t len, int env)
{
	struct chunk r = chunk_open(text, len);
	const char *kept = keep_name(s, name);
	int status;

	env = lua_absindex(s->lua, env);
	if (is_spent(s) || chunk_refused(s->diags, kept, text, len))
		return -1;
	lua_pushfstring(s->lua, "@%s", name);
	begin(s);
	s->at.file = kept;
	status = lua_load(s->lua, chunk_read, &r, lua_tostring(s->lua, -1),
	    "t");
	end(s);
	/* Its strings are there as long as the chunk is. */
	if (s->longest > s->loaded)
		s->loaded = s->longest;
	s->at.file = kept;
	lua_remove(s->lua, -2);
	if (status == LUA_ERRSYNTAX)
		place_syntax(s, name);
	else if (status == LUA_ERRRUN && !s->faulted)
		place_depth(s, chunk_line(text, r.text - 1));
	if (status != LUA_OK) {
		report(s, status, DIAG_syntax);
		return -1;
	}
	lua_pushvalue(s->lua, env);
	if (!lua_setupvalue(s->lua, -2, 1))
		lua_pop(s->lua, 1);
	return 0;
}
