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

/* One that fits, and whether it may be ordered. */
struct fitting {
	struct answer answer;
	bool untested;
};

/* As answers are ranked: what is tested before all else. */
static bool
is_before(const struct question *q, const struct fitting *a,
    const struct fitting *b)
{
	int less = (int)a->untested - (int)b->untested;

	if (!less)
		less = ranking_order(&q->ranking, a->answer.goal,
		    &a->answer.place, b->answer.goal, &b->answer.place);
	return less < 0;
}

bool
gone_first(struct arena *arena, struct block *scratch,
    const struct results *all, const struct answer *of, struct answer *out)
{
	struct question q;
	struct results r = results_without(arena, scratch, all, of, &q);
	struct fitting first;
	bool any = false;

	outcome_settle(arena, &r, &q.ranking);
	for (size_t i = 0; i < r.count; i++) {
		struct fitting one = { .answer = r.found[i].best };

		if (!r.front[i].count)
			continue;
		outcome_choose(&q.ranking, &r.front[i], &one.answer);
		one.untested = grade_untested(&q, &one.answer.place);
		if (!any || is_before(&q, &one, &first))
			first = one;
		any = true;
	}
	if (any)
		search_place(&q, &first.answer.place, out, NULL, NULL);
	return any && out->reject == REJECT_NONE;
}
