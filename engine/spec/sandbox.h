/*
 * sandbox: a Lua state that cannot hang, leak or reach outside.
 *
 * Text chunks only.  The environment holds pure helpers: assert error ipairs
 * pairs (sorted keys) select tonumber tostring type unpack, math without
 * random, string and table with every function that can loop or grow in C
 * replaced by one that counts steps (rep, find, match, gmatch, gsub, format,
 * concat, move, insert, remove, sort, unpack).  No metatables, coroutines,
 * pcall, load, require, collectgarbage, and no print of addresses.  Memory is
 * limited by the allocator, steps by a count hook and by the replaced
 * functions: no clock is read, so that a file ends in the same way everywhere.
 * Reading a global that is not defined is an error
 * with a suggestion.
 *
 * Only files of spec/ include this.
 */
#ifndef SPEC_SANDBOX_H
#define SPEC_SANDBOX_H

#include <lauxlib.h>
#include <lua.h>
#include <stdbool.h>

#include "base/diag.h"
#include "spec/spec.h"
#include "unit/unit.h"

struct arena;
struct map;

struct sandbox {
	lua_State *lua;
	struct arena *arena;
	struct diags *diags;
	struct spec_limits limits;
	struct map *files;     /* names of chunks, kept in the arena */
	const char *file;      /* the one asked for last, or NULL */
	/* Counted since the outermost sandbox_call(). */
	double steps;
	size_t longest;        /* bytes of a string made since then */
	size_t loaded;         /* and of one in any chunk */
	int depth;             /* of calls; memory is limited inside them */
	bool stopped;          /* a limit was met */
	bool told;             /* and reported, once */
	bool quiet;            /* the caller tells failures itself */
	const char *failure;   /* the last one */
	/* The error under way. */
	bool faulted;          /* its id is fault, not the caller's */
	enum diag_id fault;
	struct origin at;
	void *budget;          /* struct alloc_budget */
};

/* NULL only when Lua cannot start.  Quantities and units are installed. */
struct sandbox *sandbox_open(struct arena *, struct diags *,
    struct spec_limits);
void sandbox_close(struct sandbox *);
/* The sandbox of a state, for C functions called from Lua. */
struct sandbox *sandbox_of(lua_State *);

/*
 * A fresh environment table (units, helpers; verbs are added by the caller)
 * on the stack.  Writing a global stays within it.
 */
void sandbox_environment(struct sandbox *);
/*
 * Loads text as a chunk named name (shown in messages) with the environment
 * at index env; pushes the function.  -1 after a diagnostic.
 */
int sandbox_load(struct sandbox *, const char *name, const char *text,
    size_t len, int env);
/*
 * Calls what is on the stack, limits fresh.  A Lua error becomes a diagnostic
 * (id) at the line it names; returns -1 and pops.
 */
int sandbox_call(struct sandbox *, int args, int results, enum diag_id id);

/* A type of values of our own: shown is what messages call one; operators may
 * be NULL. */
void sandbox_type(lua_State *, const char *key, const char *shown,
    const luaL_Reg *operators);

/* For C functions that loop: counts steps, raises a Lua error at a limit. */
void sandbox_spend(lua_State *, double steps);
/* A Lua error that becomes a diagnostic of this id, whoever called. */
int sandbox_raise(lua_State *, enum diag_id, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
/* The line of the Lua code that called the running C function. */
struct origin sandbox_where(lua_State *);
/* A message's text from Lua: short, one line, UTF-8, in the arena. */
const char *sandbox_text(struct sandbox *, const char *, size_t len);
const char *sandbox_shown(struct arena *, const char *, size_t len);

enum { SANDBOX_STRING = 8 << 20 };  /* bytes of the longest string */

/*
 * Quantities: userdata with dimension, dimensional arithmetic and the line
 * they were made at.  Plain numbers are quantities without a dimension.
 */
struct spec_quantity {
	struct quantity q;
	struct origin at;
	const char *unit;          /* to show it in, or NULL */
	const struct fact *fact;   /* set for values handed to templates */
};

void quantity_install(struct sandbox *);
void quantity_push(lua_State *, struct spec_quantity);
/* A quantity or a number at index i; false for anything else. */
bool quantity_get(lua_State *, int i, struct spec_quantity *);

#endif
