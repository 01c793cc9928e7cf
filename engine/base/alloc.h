/*
 * alloc: the allocation adapters that the libraries ask for.
 *
 * Lua takes a function with a context, so its budget is per state, and small
 * blocks, which it asks for by the hundred thousand, are its own; libcmark
 * takes plain functions.  alloc_lua() returns NULL when the budget is spent
 * (Lua raises its own error); the libcmark pair ends the process through
 * abort() when memory is out, as libcmark's own do: main turns that into a
 * message.
 */
#ifndef BASE_ALLOC_H
#define BASE_ALLOC_H

#include <stddef.h>

struct arena;

enum { ALLOC_UNIT = 16, ALLOC_SMALL = 512 };

struct alloc_budget {
	size_t used;   /* bytes held now */
	size_t limit;  /* bytes, at most */
	int    spent;  /* set once an allocation was refused for the limit */
	struct arena *small; /* of blocks up to ALLOC_SMALL, or NULL */
	void *given_back[ALLOC_SMALL / ALLOC_UNIT + 1]; /* by units */
};

/* A lua_Alloc: ud is a struct alloc_budget. */
void *alloc_lua(void *ud, void *block, size_t old, size_t size);

void *alloc_calloc(size_t count, size_t size);
void *alloc_realloc(void *block, size_t size);
void alloc_free(void *block);

#endif
