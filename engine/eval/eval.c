#include "eval/eval.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/pool.h"
#include "eval/search.h"
#include "kind/place.h"

/* All decisions against all accelerators: one item of work each pair. */
struct sweep {
	const struct catalog *catalog;
	const struct question *question;
	struct found *found;      /* question-major */
	size_t accelerators;      /* whole ones, then slices */
};

static void
sweep_one(void *context, size_t item, int worker)
{
	struct sweep *s = context;
	const struct record_list *whole = &s->catalog->accelerators;
	const struct record_list *parts = &s->catalog->parts;
	const struct question *q = &s->question[item / s->accelerators];
	size_t i = item % s->accelerators;

	(void)worker;
	if (i < whole->count)
		search_accelerator(q, (const struct accelerator *)
		    whole->item[i], &s->found[item]);
	else if (q->slices)
		search_accelerator(q, (const struct accelerator *)
		    parts->item[i - whole->count], &s->found[item]);
}

/* The values, origins and id of an answer, for those who print them. */
static void
keep(struct arena *arena, const struct question *q, struct answer *a)
{
	const struct placement p = a->place;
	size_t slots = (size_t)q->chain->slots;
	double *value;
	struct input *input;

	a->id = arena_printf(arena, "%s/%s/%s", q->workload->head.id,
	    q->profile->head.id, p.accelerator->head.id);
	if (a->reject != REJECT_NONE && a->reject != REJECT_LIMIT)
		return;
	value = arena_array(arena, slots, sizeof(*value));
	input = arena_array(arena, slots, sizeof(*input));
	search_place(q, &p, a, value, input);
	a->value = value;
	a->input = input;
	a->id = arena_printf(arena, "%s/%s/%s/%d/%s/%s/%s",
	    q->workload->head.id, q->profile->head.id, p.accelerator->head.id,
	    p.count, formats[p.weight_format].id,
	    place_id(arena, q->kind, q->workload, &p), p.offer->head.id);
}

static int
by_rank(const void *x, const void *y)
{
	const struct answer *a = x, *b = y;

	if (a->objective < b->objective || a->objective > b->objective)
		return a->objective < b->objective ? -1 : 1;
	if (a->time < b->time || a->time > b->time)
		return a->time < b->time ? -1 : 1;
	return strcmp(a->place.accelerator->head.id,
	    b->place.accelerator->head.id);
}

/* Nearest to an answer first: got furthest, then lacks least. */
static int
by_reject(const void *x, const void *y)
{
	const struct answer *a = x, *b = y;

	if (a->reject != b->reject)
		return a->reject > b->reject ? -1 : 1;
	if (a->reject == REJECT_LIMIT) {
		double over = a->need / a->have - b->need / b->have;

		if (a->limit != b->limit)
			return a->limit > b->limit ? -1 : 1;
		if (over < 0 || over > 0)
			return over < 0 ? -1 : 1;
	}
	return strcmp(a->place.accelerator->head.id,
	    b->place.accelerator->head.id);
}

/* Ranked by cost: on the front while the time is the least so far. */
static void
mark_front(struct decision *d)
{
	double least = HUGE_VAL;

	for (size_t i = 0; i < d->ranked_count; i++) {
		d->ranked[i].front = d->ranked[i].time < least;
		least = fmin(least, d->ranked[i].time);
	}
}

static void
decide(struct arena *arena, const struct question *q, struct found *found,
    size_t n, struct decision *d)
{
	*d = (struct decision){ .workload = q->workload,
	    .profile = q->profile, .kind = q->kind };
	d->ranked = arena_array(arena, n, sizeof(*d->ranked));
	d->rejected = arena_array(arena, n, sizeof(*d->rejected));
	for (size_t i = 0; i < n; i++) {
		struct answer *a = &found[i].best;

		if (!a->place.accelerator)
			continue;
		d->candidates += found[i].candidates;
		d->fitting += found[i].fitting;
		keep(arena, q, a);
		if (a->reject == REJECT_NONE)
			d->ranked[d->ranked_count++] = *a;
		else
			d->rejected[d->rejected_count++] = *a;
	}
	qsort(d->ranked, d->ranked_count, sizeof(*d->ranked), by_rank);
	qsort(d->rejected, d->rejected_count, sizeof(*d->rejected),
	    by_reject);
	mark_front(d);
}

static struct decisions *
answer_all(struct arena *arena, const struct catalog *cat,
    const struct question *q, size_t n, int jobs)
{
	struct decisions *out = ARENA_NEW(arena, struct decisions);
	struct sweep s = { cat, q, NULL, cat->accelerators.count +
		cat->parts.count };

	out->item = arena_array(arena, n, sizeof(*out->item));
	out->count = n;
	s.found = arena_array(arena, n * s.accelerators, sizeof(*s.found));
	pool_run(jobs, n * s.accelerators, sweep_one, &s);
	for (size_t i = 0; i < n; i++)
		decide(arena, &q[i], s.found + i * s.accelerators,
		    s.accelerators, &out->item[i]);
	return out;
}

/* Every workload with each of its profiles, both in order of their ids. */
static size_t
questions(struct question *q, const struct catalog *cat,
    const struct workload *only, const struct profile *profile)
{
	size_t n = 0;

	for (size_t i = 0; i < cat->workloads.count; i++) {
		const struct workload *w = (const struct workload *)
		    cat->workloads.item[i];

		if (only && w != only)
			continue;
		for (size_t j = 0; j < cat->profiles.count; j++) {
			const struct profile *p = (const struct profile *)
			    cat->profiles.item[j];
			bool asked = profile == p;

			for (size_t k = 0; !profile &&
			    k < w->profiles.count; k++)
				asked |= !strcmp(w->profiles.item[k].text,
				    p->head.id);
			if (asked && q)
				search_question(&q[n], cat, w, p);
			n += asked;
		}
	}
	return n;
}

struct decisions *
eval_workload(struct arena *arena, const struct catalog *cat,
    const struct workload *w, const struct profile *p, int jobs)
{
	size_t n = questions(NULL, cat, w, p);
	struct question *q = arena_array(arena, n, sizeof(*q));

	questions(q, cat, w, p);
	return answer_all(arena, cat, q, n, jobs);
}

struct decisions *
eval_all(struct arena *arena, const struct catalog *cat, int jobs)
{
	return eval_workload(arena, cat, NULL, NULL, jobs);
}

struct answer *
eval_accelerator(struct arena *arena, const struct catalog *cat,
    const struct workload *w, const struct profile *p,
    const struct accelerator *a)
{
	struct question q;
	struct found found;
	struct answer *out = ARENA_NEW(arena, struct answer);

	search_question(&q, cat, w, p);
	q.slices |= a->slice != NULL;
	search_accelerator(&q, a, &found);
	keep(arena, &q, &found.best);
	*out = found.best;
	return out;
}
