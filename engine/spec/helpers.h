/*
 * helpers: the functions that stand in for Lua's own.
 *
 * Each that can loop or grow counts its steps.  helpers_install() makes the
 * table that every environment is a copy of; string values find the same
 * functions as methods.  Only files of spec/ include this.
 */
#ifndef SPEC_HELPERS_H
#define SPEC_HELPERS_H

#include <lua.h>
#include <lauxlib.h>

struct sandbox;

/* Name in the registry of the table that environments are copied from. */
#define HELPERS_NAMES "ridgeline.names"

void helpers_install(struct sandbox *);
/* Whoever reads a name that the table on top lacks is told of the nearest. */
void helpers_whole(lua_State *);
/* A string in place of the value at index i: what tostring() gives. */
const char *helpers_tostring(lua_State *, int i, size_t *len);

/* NULL-terminated, by file: strings.c, find.c, tables.c, sort.c. */
extern const luaL_Reg string_functions[];
extern const luaL_Reg find_functions[];
extern const luaL_Reg table_functions[];
int sort_function(lua_State *);
int pairs_function(lua_State *);

#endif
