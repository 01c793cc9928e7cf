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

static inline struct vocabulary
vocabulary_open(void)
{
	struct arena *arena = arena_new(NULL);

	return (struct vocabulary){ arena, vocabulary_load(arena) };
}

static inline void
vocabulary_close(struct vocabulary v)
{
	arena_free(v.arena);
}

#endif
