/*
 * chunk: the text of a file of Lua, on its way to Lua's parser.
 *
 * The text is the caller's, and stays while it is read.
 */
#ifndef SPEC_CHUNK_H
#define SPEC_CHUNK_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"

enum { CHUNK_PIECE = 4096 };  /* bytes that are read at once, at the most */

struct chunk {
	const char *text;        /* what is not read yet */
	size_t left;
};

/* The text behind a byte order mark. */
struct chunk chunk_open(const char *text, size_t len);
/* Says of the file of this name that it is compiled, or no text; false if
 * nothing is wrong. */
bool chunk_refused(struct diags *, const char *name, const char *text,
    size_t len);
/* A lua_Reader of a struct chunk: line by line, with a look at the clock. */
const char *chunk_read(lua_State *, void *chunk, size_t *size);
/* The line that the byte at end stands on. */
int chunk_line(const char *text, const char *end);
/* What to do about a syntax error, by what Lua says of it; "" of others. */
const char *chunk_hint(const char *message);

#endif
