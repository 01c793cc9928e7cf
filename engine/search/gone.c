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

/* Searches the answer's accelerator without its offer. */
static struct gone_known
look(struct arena *arena, struct block *scratch, const struct question *q,
    const struct answer *a)
{
	const size_t stacks = q->stacks.count;
	struct gone_known k = { a->place, arena_array(arena, stacks + 1,
	    sizeof(*k.found)), arena_array(arena, stacks + 1,
	    sizeof(*k.front)) };

	for (size_t i = 0; i < stacks; i++)
		k.front[i] = (struct front){ .arena = arena,
			.goals = ranking_looks(&q->ranking) };
	search_ask(scratch, q);
	search_stacks(scratch, a->place.accelerator, k.found, k.front);
	return k;
}

/* The same, where it is not known from before. */
static const struct gone_known *
without(struct block *scratch, const struct results *all,
    const struct question *q, const struct answer *a)
{
	struct gone_known *k = all->gone;

	if (k->of.accelerator != a->place.accelerator ||
	    k->of.offer != a->place.offer)
		*k = look(all->arena, scratch, q, a);
	return k;
}

/* The results, those of the answer's accelerator without its offer. */
static struct results
results_without(struct arena *arena, struct block *scratch,
    const struct results *all, const struct answer *a, struct question *q)
{
	const struct gone_known *k;
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
	k = without(scratch, all, q, a);
	memcpy(&front[at], k->front, q->stacks.count * sizeof(*front));
	memcpy(&r.found[at], k->found, q->stacks.count * sizeof(*r.found));
	return r;
}

bool
gone_first(struct arena *arena, struct block *scratch,
    const struct results *all, const struct answer *of, struct answer *out)
{
	struct question q;
	struct results r = results_without(arena, scratch, all, of, &q);
	struct answer first;
	size_t at;

	outcome_settle(arena, &r, &q.ranking);
	at = outcome_first(&q.ranking, &r, &first);
	if (at < r.count)
		search_place(&q, &first.place, out, NULL, NULL);
	return at < r.count && out->reject == REJECT_NONE;
}
