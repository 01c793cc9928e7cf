/*
 * search: how many placements a second one core searches, binding, limits
 * and ranking included.
 *
 *	search WORKLOAD...
 *
 * Every axis of the workload is left open and accelerators are sold by one
 * offer each, so that every candidate is another placement.  Prints for each
 * workload the placements, the operations of one that vary, and the rate:
 * the best of several rounds over all accelerators that the profile accepts.
 */
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "../eval/fixture.h"
#include "eval/search.h"

enum { ROUNDS = 100 };

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
	const struct kind *k = kind_of(w);

	for (size_t i = 0; i < k->axis_count; i++) {
		const struct field *f = k->axes[i].field ? record_type_find(
		    w->head.type, k->axes[i].field) : NULL;

		if (f && f->type == FIELD_CHOICE)
			((struct word *)record_slot(&w->head,
			    f))->fact.given = false;
		else if (f)
			((struct number *)record_slot(&w->head,
			    f))->fact.given = false;
	}
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

static size_t
search_all(const struct question *q, int *operations)
{
	const struct record_list *l = &q->catalog->accelerators;
	size_t n = 0;

	for (size_t i = 0; i < l->count; i++) {
		struct found f;

		search_accelerator(q, (const struct accelerator *)l->item[i],
		    &f);
		n += f.candidates;
		if (f.operations > *operations)
			*operations = f.operations;
	}
	return n;
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
bench(const struct catalog *cat, const char *id)
{
	struct workload *w = find_workload(cat, id);
	double best = HUGE_VAL;
	struct question q;
	size_t n = 0;
	int operations = 0;

	open_axes(w, 1024);
	search_question(&q, cat, w, (const struct profile *)catalog_find(
	    &cat->profiles, w->profiles.item[0].text));
	for (int i = 0; i < ROUNDS; i++) {
		double start = now();

		n = search_all(&q, &operations);
		best = fmin(best, now() - start);
	}
	printf("search_%s_placements %zu 1\n", id, n);
	printf("search_%s_operations %d flop\n", id, operations);
	printf("search_%s_rate %.0f 1/s\n", id, (double)n / best);
}

int
main(int argc, char **argv)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, ".");

	one_offer_each(cat);
	for (int i = 1; i < argc; i++)
		bench(cat, argv[i]);
	arena_free(arena);
	return 0;
}
