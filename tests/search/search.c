/*
 * The search against a plain walk: every placement under every acceptable
 * offer, each bound and worked out whole.
 *
 * long 12
 */
#include "check.h"

#include "base/arena.h"
#include "search/block.h"
#include "search/refuse.h"
#include "search/search.h"
#include "fixture.h"
#include "base/array.h"
#include "kind/place.h"

/* The best of all placements, as the profile's policy has it. */
struct plain {
	struct answer best;
	size_t places, fitting;
	bool unrecorded;             /* some splits were left out */
};

static void
try_offers(const struct question *q, struct placement *p, struct plain *out)
{
	struct answer a;

	out->places++;
	if (!search_offer(q, p, &a))
		return;
	if (a.reject != REJECT_NONE)
		return;
	if (!out->fitting++ || ranking_compare(&q->ranking, a.goal,
	    out->best.goal) < 0)
		out->best = a;
}

/* Is it left out, as no record of support speaks of its split? */
static bool
skips(const struct question *q, bool recorded_only,
    const struct on_record *known, const struct placement *p,
    struct plain *out)
{
	bool skip = recorded_only && refuse_unrecorded(q, known, p);

	out->unrecorded |= skip;
	return skip;
}

static void
walk_stack(const struct question *q, const struct accelerator *x,
    const char *stack, bool recorded_only, struct plain *out)
{
	struct placement p = { .accelerator = x, .stack = stack,
		.calibration = kind_calibration(q->catalog, q->workload, x,
		stack) };
	struct unsplit unsplit[UNSPLIT_MOST];
	const struct format *format[FORMAT_MOST];
	size_t n = kind_formats(q->kind, q->workload, format);
	struct ground g;
	struct places s;
	struct on_record known;
	size_t splits;

	for (size_t i = 0; i < n; i++) {
		/* Turing runs bf16 as fp16. */
		p.weight_format = kind_runs(x, format[i]);
		if (q->kind->illegal(q->workload, &p) ||
		    refuse_software(q, &p, &g))
			continue;
		splits = refuse_splits(q, &p, unsplit);
		refuse_recorded(q, &p, &known);
		for (p.count = 1; p.count <= search_max_count(q, x);
		    p.count *= 2)
			for (bool more = place_first(&s, q->kind,
			    q->workload, &p); more; more = place_next(&s,
			    &p))
				if ((!q->kind->misplaced ||
				    !q->kind->misplaced(q->model,
				    q->workload, &p)) &&
				    !refuse_split(q, unsplit, splits,
				    &p, &g) &&
				    !skips(q, recorded_only, &known, &p, out) &&
				    !refuse_quality(q, &p, &g))
					try_offers(q, &p, out);
	}
}

/* Each stack by its own calibration; splits that no record of support speaks
 * of where nothing else fits. */
static struct plain
walk(const struct question *q, const struct accelerator *x)
{
	struct plain out = { 0 };

	for (size_t i = 0; i < q->stacks.count; i++)
		walk_stack(q, x, q->stacks.name[i], true, &out);
	if (out.fitting || !out.unrecorded)
		return out;
	out = (struct plain){ 0 };
	for (size_t i = 0; i < q->stacks.count; i++)
		walk_stack(q, x, q->stacks.name[i], false, &out);
	return out;
}

/* With every step of every candidate, and in a block where another was before:
 * the same answer. */
static void
compare_scratch(struct block *scratch, const struct accelerator *x,
    const struct found *want)
{
	struct found f;

	search_in(scratch, x, &f, NULL);
	assert_int_equal(f.candidates, want->candidates);
	assert_int_equal(f.fitting, want->fitting);
	assert_int_equal(f.best.reject, want->best.reject);
	assert_ptr_equal(f.best.limit, want->best.limit);
	assert_ptr_equal(f.best.place.offer, want->best.place.offer);
	assert_memory_equal(f.best.place.axis, want->best.place.axis,
	    sizeof(f.best.place.axis));
	/* Limits that come first may be worked out twice for a few. */
	assert_true(f.work >= 0.999 * want->work);
}

/* Leaves every axis of the workload open; one that lists has two words. */
static void
open_axes(struct workload *w)
{
	static struct word formats[] = { { .text = "bf16" },
		{ .text = "fp8" } };
	const struct kind *k = kind_of(w);

	fixture_open_axes(w);
	for (size_t i = 0; i < k->axis_count; i++)
		if (k->axes[i].how == AXIS_LISTED)
			*(struct words *)record_slot(&w->head,
			    record_type_find(w->head.type, k->axes[i].field)) =
			    (struct words){ formats, COUNT(formats),
				{ .given = true } };
}

/* For accelerators FIRST, FIRST + STEP, ... of the catalogue. */
static size_t
compare(const struct catalog *cat, struct block *scratch,
    const struct workload *w, size_t first, size_t step)
{
	struct question q;
	size_t places = 0;

	search_question(&q, cat, w, (const struct profile *)catalog_find(
	    &cat->profiles, w->profiles.item[0].text));
	search_ask(scratch, &q);
	scratch->whole = true;
	assert_true((uintptr_t)scratch->lane % 64 == 0);
	for (size_t i = first; i < cat->accelerators.count; i += step) {
		const struct accelerator *x = (const struct accelerator *)
		    cat->accelerators.item[i];
		struct found f;
		struct plain want;

		search_accelerator(&q, x, &f);
		compare_scratch(scratch, x, &f);
		if (!f.candidates)
			continue;
		want = walk(&q, x);
		places += want.places;
		if (q.stacks.count < 2)
			assert_true(f.candidates >= want.places);
		assert_int_equal(f.best.reject == REJECT_NONE,
		    want.fitting > 0);
		if (!want.fitting)
			continue;
		check_close(x->head.id, f.best.objective,
		    want.best.objective, 0);
		check_close(x->head.id, f.best.time, want.best.time, 0);
	}
	return places;
}

/* Stated axes first, then all of them open, of workloads FIRST, FIRST + EVERY,
 * ...: of each every STEPth accelerator, of the next those beside them. */
static void
against_walk(const char *root, size_t step, size_t first, size_t every)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, root);
	struct block *scratch = search_scratch(arena);
	size_t places = 0;

	for (size_t i = first; i < cat->workloads.count; i += every) {
		struct workload *w = (struct workload *)
		    cat->workloads.item[i];

		places += compare(cat, scratch, w, i % step, step);
		open_axes(w);
		places += compare(cat, scratch, w, i % step, step);
	}
	assert_true(places > 1000);
	arena_free(arena);
}

static void
small_guide(void **state)
{
	(void)state;
	against_walk("tests/guide", 1, 0, 1);
}

#ifndef __SANITIZE_ADDRESS__
/*
 * Every 71st accelerator of the reference guide: a walk takes seconds.  Under
 * sanitizers it takes minutes, and the whole guide is built there anyway.
 */
static void
reference_guide(void **state)
{
	(void)state;
	against_walk(".", 71, first_of(), one_of());
}
#endif

/* Passes follow from a stated batch, and sequences of one pass stand apart
 * from all that splits them: no axis apart has to be walked place by place. */
static void
stated_batch(void **state)
{
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	struct block *scratch = search_scratch(arena);
	size_t places = 0;

	(void)state;
	for (size_t i = 0; i < cat->workloads.count; i++) {
		struct workload *w = (struct workload *)
		    cat->workloads.item[i];

		open_axes(w);
		if (!fixture_state(w, "global_batch", 24))
			continue;
		places += compare(cat, scratch, w, 0, 1);
		assert_true(scratch->patterns > CHAIN_BLOCK);
	}
	assert_true(places > 1000);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(small_guide),
#ifndef __SANITIZE_ADDRESS__
		cmocka_unit_test(reference_guide),
#endif
		cmocka_unit_test(stated_batch),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
