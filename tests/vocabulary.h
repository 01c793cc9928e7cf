/*
 * vocabulary: a catalogue of what comes with the program, and nothing else.
 */
#ifndef TESTS_VOCABULARY_H
#define TESTS_VOCABULARY_H

#include "base/arena.h"
#include "base/diag.h"
#include "catalog/vocabulary.h"
#include "check.h"
#include "spec/spec.h"

/* Lives in the arena. */
static inline struct catalog *
vocabulary_load(struct arena *arena)
{
	struct diags *diags = diags_new(arena);
	struct catalog *c = spec_vocabulary(arena, diags);

	assert_int_equal(diags_count(diags, LEVEL_error), 0);
	return c;
}

struct vocabulary {
	struct arena *arena;
	const struct catalog *catalog;
};

/* Before and behind a group of tests, which find it in their state. */
static inline int
vocabulary_setup(void **state)
{
	static struct vocabulary v;

	v.arena = arena_new(NULL);
	v.catalog = vocabulary_load(v.arena);
	*state = &v;
	return 0;
}

static inline int
vocabulary_teardown(void **state)
{
	arena_free(((struct vocabulary *)*state)->arena);
	return 0;
}

#endif
