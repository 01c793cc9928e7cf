/*
 * pattern: Lua 5.4 patterns, matched in counted steps.
 *
 * A pattern is compiled into items first, one a character class, capture or
 * anchor.  Matching backtracks over them; every item tried spends a step of
 * the sandbox, so that no pattern hangs.  A bad pattern is a Lua error.
 */
#ifndef SPEC_PATTERN_H
#define SPEC_PATTERN_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>

enum { PATTERN_CAPTURES = 32 };

struct pattern_item;

struct pattern {
	bool anchored;
	struct pattern_item *item;
};

struct pattern_capture {
	const char *at;
	size_t len;
	bool position;   /* () captures a place, not a text */
};

struct match {
	const char *begin, *end;     /* of the match */
	int captures;
	struct pattern_capture capture[PATTERN_CAPTURES];
};

/* Pushes a userdata that holds the pattern; anchor: does '^' mean one? */
struct pattern *pattern_push(lua_State *, const char *, size_t len,
    bool anchor);
/* The pattern at s itself; true and *out where it matches there. */
bool pattern_match(lua_State *, const struct pattern *, const char *subject,
    size_t len, const char *s, struct match *out);
/* Nothing in it but plain characters? */
bool pattern_is_plain(const char *, size_t len);

#endif
