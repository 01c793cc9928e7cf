/*
 * loading: the guide of the current folder, loaded, with what was said of it.
 *
 * Its arena is the caller's to free.
 */
#ifndef SPEC_LOADING_H
#define SPEC_LOADING_H

#include "base/arena.h"
#include "catalog/catalog.h"
#include "said.h"
#include "scratch.h"
#include "spec/spec.h"

/* A kind of workload with one row of its own. */
struct chat {
	struct workload shared;
	struct number turns;
};

static const struct field chat_rows[] = {
	{ "turns", FIELD_COUNT, "", FIELD_REQUIRED, "", offsetof(struct chat,
	    turns) },
};

struct guide {
	struct arena *arena;
	struct diags *diags;
	struct catalog *catalog;
};

/* Loads of the guide in the current folder these records, by so many workers;
 * of none: all. */
static inline struct guide
load_wanted(const struct spec_want *wants, size_t count, int jobs)
{
	struct guide g = { .arena = arena_new(check_no_memory) };
	struct record_type *chat = ARENA_NEW(g.arena, struct record_type);
	const struct record_type *kinds[1] = { chat };
	struct spec spec = { .arena = g.arena, .root = ".",
		.workloads = kinds, .workload_count = 1,
		.limits = spec_default_limits, .wants = wants,
		.want_count = count, .jobs = jobs };

	*chat = (struct record_type){ "workload", "chat", NULL, "",
		workload_fields, workload_field_count, chat_rows, 1,
		sizeof(struct chat), false, false, false };
	g.diags = diags_new(g.arena);
	spec.diags = g.diags;
	g.catalog = spec_load(&spec);
	return g;
}

static inline struct guide
load_by(int jobs)
{
	return load_wanted(NULL, 0, jobs);
}

/* The i-th source of the guide's own, or NULL. */
static inline const struct source *
own_source(const struct guide *g, size_t i)
{
	const struct record_list *l = &g->catalog->sources;

	for (size_t n = 0; n < l->count; n++)
		if (!l->item[n]->installed && i-- == 0)
			return (const struct source *)l->item[n];
	return NULL;
}

/* Has the guide so many sources of its own? */
static inline bool
owns(const struct guide *g, size_t sources)
{
	return own_source(g, sources - 1) && !own_source(g, sources);
}

static inline struct guide
load(void)
{
	return load_by(0);
}

#endif
