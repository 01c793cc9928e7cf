/*
 * fixture: the small guide of tests/guide, loaded as a build loads it.
 */
#ifndef EVAL_FIXTURE_H
#define EVAL_FIXTURE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"
#include "catalog/evidence.h"
#include "search/decision.h"
#include "spec/spec.h"

static void
fixture_out_of_memory(void)
{
	abort();
}

/* Exits when the guide has faults: a test of answers needs a good one. */
static inline struct catalog *
fixture_load(struct arena **arena, const char *root)
{
	static const struct record_type *types[16];
	struct spec s = { .root = root, .workloads = types,
	    .workload_count = kind_count, .limits = spec_default_limits };
	struct catalog *cat;

	*arena = arena_new(fixture_out_of_memory);
	s.arena = *arena;
	s.diags = diags_new(*arena);
	for (size_t i = 0; i < kind_count; i++)
		types[i] = kinds[i]->type;
	cat = spec_load(&s);
	catalog_check(cat, *arena, 2, s.diags);
	if (diags_status(s.diags)) {
		struct text t;

		text_init(&t, *arena);
		diags_print(s.diags, &t, DIAG_TEXT, false);
		fputs(t.data, stderr);
		exit(1);
	}
	catalog_hold(cat, *arena, s.diags);
	catalog_weigh(cat, *arena);
	kind_prepare(*arena, cat);
	return cat;
}

/* The record of this id, for a test that changes it; or NULL. */
static inline void *
fixture_record(const struct record_list *l, const char *id)
{
	for (size_t i = 0; i < l->count; i++)
		if (!strcmp(l->item[i]->id, id))
			return l->item[i];
	return NULL;
}

/* The small guide with all its decisions: before and behind a group of tests,
 * which find it in their state. */
struct small_guide {
	struct arena *arena;
	const struct catalog *catalog;
	const struct decisions *all;
};

static inline int
fixture_decide(void **state)
{
	static struct small_guide d;

	d.catalog = fixture_load(&d.arena, "tests/guide");
	d.all = decide_all(d.arena, d.catalog, 1);
	*state = &d;
	return 0;
}

static inline int
fixture_free(void **state)
{
	arena_free(((struct small_guide *)*state)->arena);
	return 0;
}

static inline const struct record_type *
fixture_type(const char *verb)
{
	for (size_t i = 0; i < record_type_count; i++)
		if (!strcmp(record_types[i].verb, verb))
			return &record_types[i];
	return NULL;
}

static inline const struct decision *
fixture_decision(const struct decisions *d, const char *workload,
    const char *profile)
{
	for (size_t i = 0; i < d->count; i++)
		if (!strcmp(d->item[i].workload->head.id, workload) &&
		    !strcmp(d->item[i].profile->head.id, profile))
			return &d->item[i];
	return NULL;
}

static inline const struct answer *
fixture_answer(const struct decision *d, const char *accelerator)
{
	for (size_t i = 0; i < d->ranked_count; i++)
		if (!strcmp(d->ranked[i].place.accelerator->head.id,
		    accelerator))
			return &d->ranked[i];
	for (size_t i = 0; i < d->rejected_count; i++)
		if (!strcmp(d->rejected[i].place.accelerator->head.id,
		    accelerator))
			return &d->rejected[i];
	return NULL;
}

/* Leaves every axis of the workload open, so that there is something to
 * choose; lists keep what they name. */
static inline void
fixture_open_axes(struct workload *w)
{
	const struct kind *k = kind_of(w);

	for (size_t i = 0; i < k->axis_count; i++) {
		const struct field *f = k->axes[i].field ? record_type_find(
		    w->head.type, k->axes[i].field) : NULL;

		if (f && f->type == FIELD_CHOICE)
			((struct word *)record_slot(&w->head,
			    f))->fact.given = false;
		else if (f && f->type == FIELD_COUNT)
			((struct number *)record_slot(&w->head,
			    f))->fact.given = false;
	}
}

/* States a number of a workload; false where its kind has no such field. */
static inline bool
fixture_state(struct workload *w, const char *name, double value)
{
	const struct field *f = record_type_find(w->head.type, name);
	struct number *n = f ? record_slot(&w->head, f) : NULL;

	if (!n)
		return false;
	n->value = value;
	n->fact.given = true;
	return true;
}

#endif
