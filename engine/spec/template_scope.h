/*
 * What template.c, which loads and runs templates, shares with
 * template_scope.c, which says what the code of a template can call and read.
 */
#ifndef SPEC_TEMPLATE_SCOPE_H
#define SPEC_TEMPLATE_SCOPE_H

#include <lua.h>

#include "spec/compile.h"
#include "spec/sandbox.h"
#include "spec/template.h"

struct templates {
	struct arena *arena;
	struct diags *diags;
	const char *guide, *share;
	struct sandbox *sandbox;
	struct map *loaded;     /* from path to struct loaded */
	struct map *variables;  /* from name to struct value */
	struct map *later;      /* from name to struct later */
	struct map *fields;     /* names that code reads, as in d.name */
	struct map *missed;     /* by line and name, one that is not there */
	const struct template_sink *sink;
	size_t faults;          /* told while the run went on */
	int includes;
};

/* A template that Lua has parsed; reference is LUA_NOREF after a fault. */
struct loaded {
	struct compiled compiled;
	int reference;
};

/* The templates of a closure: its first upvalue. */
struct templates *scope_templates(lua_State *);
/* A fault that the run survives. */
void scope_tell(struct templates *, enum diag_id, struct origin,
    const char *message);
/* The chunk and its three arguments, ready to be called. */
void scope_push_call(struct templates *, const struct loaded *,
    const struct value *locals);
/* Learns the fields that the code of a template reads. */
void scope_learn(struct templates *, const struct text *code);
/* The names of all templates: those of specs, and what is theirs alone. */
void scope_install(struct templates *, lua_CFunction include);

#endif
