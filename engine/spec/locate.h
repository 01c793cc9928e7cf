/*
 * locate: where in a Lua file a key of a table stands.
 *
 * Quantities know their line; plain numbers, texts and tables do not.  A small
 * lexer notes every "name =" directly inside braces, by the line of the brace
 * that it stands in, which is the line that Lua gives for a call with that
 * table.
 */
#ifndef SPEC_LOCATE_H
#define SPEC_LOCATE_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct locate;

struct locate *locate_new(struct arena *, const char *text, size_t len);
/* The line of a key in a table whose brace opens on line open; 0 if none. */
int locate_key(const struct locate *, int open, const char *name);

/* Does the text say one of these names, but as the key of a table? */
bool locate_says(const char *text, size_t len, const char *const *names,
    size_t count);

#endif
