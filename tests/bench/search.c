/*
 * search: how many placements a second one core searches, binding, limits
 * and ranking included.
 *
 *	search WORKLOAD...
 *
 * Every axis of the workload is left open, lists aside, and accelerators are
 * sold by one offer each, so that every candidate is another placement.
 * Prints for each workload the placements, the operations of one that vary,
 * those that were done for one in the mean (a step is done when an input of it
 * changes), and the rate: the best of several rounds over all accelerators
 * that the profile accepts.  "gated" lines leave out the time and cost of
 * blocks of which memory holds no candidate, as `ridgeline` does; "wide" ones
 * let one copy span as many accelerators as there are, for spaces of a size
 * where what is done once an accelerator no longer shows; "batch" ones state
 * the batch of a step, as a run in earnest does, where the workload has one.
 */
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "../search/fixture.h"
#include "search/block.h"
#include "search/search.h"

enum { ROUNDS = 50, GLOBAL_BATCH = 2048 };

/* Time of this process alone: the machine may be busy. */
static double
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void
open_axes(struct workload *w, double most)
{
	fixture_open_axes(w);
	w->max_count.value = most;
	w->max_count.fact.given = true;
}

/* The first offer of each accelerator that the profile would take. */
static void
one_offer_each(struct catalog *cat)
{
	const char *last = "";
	size_t n = 0;

	for (size_t i = 0; i < cat->offers.count; i++) {
		struct offer *o = (struct offer *)cat->offers.item[i];

		if (!strcmp(o->tier.text, "purchase") ||
		    !strcmp(o->accelerator.text, last))
			continue;
		last = o->accelerator.text;
		cat->offers.item[n++] = &o->head;
	}
	cat->offers.count = n;
}

/* All accelerators, once. */
static struct found
search_all(struct block *scratch, const struct question *q)
{
	const struct record_list *l = &q->catalog->accelerators;
	struct found all = { .any = false };

	for (size_t i = 0; i < l->count; i++) {
		struct found f;

		search_in(scratch, (const struct accelerator *)l->item[i], &f,
		    NULL);
		all.candidates += f.candidates;
		all.work += f.work;
		if (f.operations > all.operations)
			all.operations = f.operations;
	}
	return all;
}

/* Candidates a second; with whole set, every step of every candidate. */
static double
rate(struct block *scratch, const struct question *q, bool whole,
    struct found *all)
{
	double best = HUGE_VAL;

	search_ask(scratch, q);
	scratch->whole = whole;
	for (int i = 0; i < ROUNDS; i++) {
		double start = now();

		*all = search_all(scratch, q);
		best = fmin(best, now() - start);
	}
	return (double)all->candidates / best;
}

static struct workload *
find_workload(const struct catalog *cat, const char *id)
{
	for (size_t i = 0; i < cat->workloads.count; i++)
		if (!strcmp(cat->workloads.item[i]->id, id))
			return (struct workload *)cat->workloads.item[i];
	fprintf(stderr, "search: no workload \"%s\"\n", id);
	exit(2);
}

static void
bench(const struct catalog *cat, struct block *scratch, const char *id,
    const char *space)
{
	struct workload *w = find_workload(cat, id);
	struct question q;
	struct found all;
	double best;

	open_axes(w, 1024);
	search_question(&q, cat, w, (const struct profile *)catalog_find(
	    &cat->profiles, w->profiles.item[0].text));
	best = rate(scratch, &q, true, &all);
	printf("search_%s%s_placements %zu 1\n", id, space, all.candidates);
	printf("search_%s%s_operations %d flop\n", id, space, all.operations);
	printf("search_%s%s_operations_done %.0f flop\n", id, space,
	    all.work / (double)all.candidates);
	printf("search_%s%s_rate %.0f 1/s\n", id, space, best);
	best = rate(scratch, &q, false, &all);
	printf("search_%s%s_gated_operations_done %.0f flop\n", id, space,
	    all.work / (double)all.candidates);
	printf("search_%s%s_gated_rate %.0f 1/s\n", id, space, best);
}

/* As if any number of each accelerator shared one fast link. */
static void
join_all(const struct catalog *cat)
{
	for (size_t i = 0; i < cat->accelerators.count; i++)
		((struct accelerator *)cat->accelerators.item[i])
		    ->max_count.fact.given = false;
}

int
main(int argc, char **argv)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, ".");
	struct block *scratch = search_scratch(arena);

	one_offer_each(cat);
	for (int i = 1; i < argc; i++)
		bench(cat, scratch, argv[i], "");
	for (int i = 1; i < argc; i++) {
		struct workload *w = find_workload(cat, argv[i]);

		if (!fixture_state(w, "global_batch", GLOBAL_BATCH))
			continue;
		bench(cat, scratch, argv[i], "_batch");
		fixture_state(w, "global_batch", 0);
	}
	join_all(cat);
	for (int i = 1; i < argc; i++)
		bench(cat, scratch, argv[i], "_wide");
	arena_free(arena);
	return 0;
}
