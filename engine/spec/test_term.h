/*
 * test_term: the values of a test as Lua meets them.
 *
 * Only test.c and test_term.c include this.
 */
#ifndef SPEC_TEST_TERM_H
#define SPEC_TEST_TERM_H

#include <lua.h>

#include "base/text.h"
#include "spec/sandbox.h"
#include "spec/test.h"

struct tests {
	struct arena *arena;
	struct sandbox *sandbox;
	test_field *field;
	void *field_context;
	const char *unknown;     /* why the test under way comes to nothing */
	struct text compared;    /* what it compared, with its numbers */
};

struct test_value {
	struct term term;
	struct test_path path;   /* of a record; verb NULL for others */
	bool partial;            /* a path that is no value yet */
	const char *unit;        /* of "2 GB" as written: GB */
	double count;            /* and 2 */
	bool bare;               /* the unit itself */
};

void test_term_install(struct tests *);
struct tests *tests_of(lua_State *);
void test_push_value(lua_State *, struct test_value);
/* A flag becomes true or false and is noted; nothing ends the test. */
int test_push(lua_State *, struct term);
/* The value at index i as it stands; false for what is none. */
bool test_value_get(lua_State *, int i, struct test_value *);
/* Puts plain numbers and texts in place of terms at i, and in its tables. */
void test_settle(lua_State *, int i, int depth);

#endif
