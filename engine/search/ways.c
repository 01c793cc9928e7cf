#define _GNU_SOURCE	/* qsort_r() */
#include "search/ways.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "search/search.h"
#include "kind/place.h"
#include "spec/phrase.h"

static int
by_lack(const struct answer *a, const struct answer *b)
{
	double u = a->need / a->have, v = b->need / b->have;

	return (u > v) - (u < v);
}

/* Fits first, by the policy; then who got furthest. */
static int
by_rank(const void *x, const void *y, void *order)
{
	const struct answer *a = &((const struct way *)x)->best;
	const struct answer *b = &((const struct way *)y)->best;
	int less = 0;

	if (a->reject != b->reject)
		return a->reject == REJECT_NONE ? -1 :
		    b->reject == REJECT_NONE ? 1 : a->reject > b->reject ?
		    -1 : 1;
	if (a->limit != b->limit && a->reject == REJECT_LIMIT)
		return a->limit > b->limit ? -1 : 1;
	if (a->why && b->why && strcmp(a->why, b->why) != 0)
		return strcmp(a->why, b->why);
	if (a->reject == REJECT_LIMIT)
		less = by_lack(a, b);
	if (!less)
		less = ranking_compare(order, a->goal, b->goal);
	if (less)
		return less;
	if (a->place.count != b->place.count)
		return a->place.count < b->place.count ? -1 : 1;
	return memcmp(a->place.axis, b->place.axis, sizeof(a->place.axis));
}

static bool
same_place(const struct placement *a, const struct placement *b)
{
	return a->count == b->count && a->weight_format == b->weight_format &&
	    memcmp(a->axis, b->axis, sizeof(a->axis)) == 0;
}

struct ways *
ways_of(struct arena *arena, const struct catalog *cat,
    const struct decision *d, const struct answer *a)
{
	struct ways *w = ARENA_NEW(arena, struct ways);
	struct arena *own = arena_child(arena);
	struct found *each = arena_array(own, WAYS_MOST, sizeof(*each));
	struct question q;
	size_t n, shown;

	search_question(&q, cat, d->workload, d->profile);
	q.slices |= a->place.accelerator->slice != NULL;
	q.ranking = d->ranking;
	q.stacks = (struct stacks){ .name = { a->place.stack }, .count = 1 };
	n = search_places(&q, a->place.accelerator, each, WAYS_MOST);
	if (n > WAYS_MOST)
		w->unrecorded = n - WAYS_MOST;
	shown = n < WAYS_MOST ? n : WAYS_MOST;
	w->item = arena_array(arena, shown + 1, sizeof(*w->item));
	for (size_t i = 0; i < shown; i++) {
		struct way *way = &w->item[w->count];

		if (!each[i].any && !each[i].best.why)
			continue;
		*way = (struct way){ each[i].best, each[i].candidates,
			each[i].fitting, same_place(&each[i].best.place,
			&a->place) };
		w->fitting += way->best.reject == REJECT_NONE;
		w->count++;
	}
	qsort_r(w->item, w->count, sizeof(*w->item), by_rank, &q.ranking);
	arena_free(own);
	return w;
}

static bool
alike(const struct answer *a, const struct answer *b)
{
	if (a->reject != b->reject || a->limit != b->limit)
		return false;
	return a->reject == REJECT_LIMIT || (a->why && b->why &&
	    a->ground.by == b->ground.by && strcmp(a->why, b->why) == 0);
}

/* Counts the ways rejected for one reason; they stand together. */
const char *
ways_reason(struct arena *arena, const struct decision *d,
    const struct ways *w, size_t i)
{
	size_t at = w->fitting, n = 0;

	for (;; i--) {
		const struct answer *a = &w->item[at].best;

		for (n = 0; at + n < w->count &&
		    alike(a, &w->item[at + n].best); n++)
			;
		if (!n)
			return NULL;
		if (i == 0)
			break;
		at += n;
	}
	return SAID(arena, decision_phrases(d), ways_refused,
	    .ways = (double)n, .count = w->item[at].best.place.count,
	    .format = format_said(w->item[at].best.place.weight_format),
	    .split = place_says(arena, d->workload, &w->item[at].best.place),
	    .reason = answer_reason(arena, decision_phrases(d),
	    &w->item[at].best));
}
