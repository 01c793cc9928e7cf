#include "search/gone.h"

#include <string.h>

#include "base/arena.h"
#include "search/front.h"
#include "search/grade.h"

/* Which of the results are those of an accelerator: the first of them. */
static size_t
results_on(const struct results *r, const struct accelerator *a)
{
	size_t at = 0;

	while (at < r->count && (!r->front[at].count ||
	    r->front[at].item->place.accelerator != a))
		at++;
	return at - at % r->q->stacks.count;
}

/* The results, those of the answer's accelerator without its offer. */
static struct results
results_without(struct arena *arena, struct block *room,
    const struct results *all, const struct answer *a, struct question *q)
{
	struct results r = *all;
	struct front *front = arena_array(arena, r.count + 1, sizeof(*front));
	const size_t at = results_on(&r, a->place.accelerator);

	*q = *all->q;
	q->without = a->place.offer;
	r.q = q;
	r.front = front;
	r.found = arena_array(arena, r.count + 1, sizeof(*r.found));
	memcpy(front, all->front, r.count * sizeof(*front));
	memcpy(r.found, all->found, r.count * sizeof(*r.found));
	for (size_t i = at; i < at + q->stacks.count; i++) {
		r.found[i] = (struct found){ 0 };
		front[i] = (struct front){ .arena = arena,
			.goals = ranking_looks(&q->ranking) };
	}
	search_ask(room, q);
	search_stacks(room, a->place.accelerator, &r.found[at], &front[at]);
	return r;
}

/* As answers are ranked: what is tested before all else. */
static bool
is_before(const struct question *q, const struct answer *a,
    const struct answer *b)
{
	int less = (int)grade_untested(q, &a->place) -
	    (int)grade_untested(q, &b->place);

	if (!less)
		less = ranking_rank(&q->ranking, a->goal, b->goal);
	if (!less)
		less = strcmp(a->place.accelerator->head.id,
		    b->place.accelerator->head.id);
	return less < 0;
}

bool
gone_first(struct arena *arena, struct block *room, const struct results *all,
    const struct answer *of, struct answer *out)
{
	struct question q;
	struct results r = results_without(arena, room, all, of, &q);
	bool any = false;

	outcome_settle(arena, &r, &q.ranking);
	for (size_t i = 0; i < r.count; i++) {
		struct answer chosen = r.found[i].best, one;

		if (!r.front[i].count)
			continue;
		outcome_choose(&q.ranking, &r.front[i], &chosen);
		search_place(&q, &chosen.place, &one, NULL, NULL);
		if (one.reject == REJECT_NONE && (!any || is_before(&q, &one,
		    out)))
			*out = one;
		any |= one.reject == REJECT_NONE;
	}
	return any;
}
