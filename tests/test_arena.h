/*
 * test_arena: an arena for each test of a group, which cmocka sets up before
 * it and tears down behind it.
 */
#ifndef TESTS_TEST_ARENA_H
#define TESTS_TEST_ARENA_H

#include "base/arena.h"
#include "check.h"

static struct arena *arena;

static inline int
open_arena(void **state)
{
	(void)state;
	arena = arena_new(check_no_memory);
	return 0;
}

static inline int
close_arena(void **state)
{
	(void)state;
	arena_free(arena);
	return 0;
}

#endif
