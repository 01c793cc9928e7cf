#include "search/unrecorded.h"

#include <math.h>

#include "base/arena.h"
#include "search/outcome.h"
#include "search/refuse.h"

void
unrecorded_reorder(struct unrecorded *all, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		all[i].best = (struct answer){ 0 };
		all[i].known = false;
	}
}

/* The least of each goal that the order looks at, of all that may be chosen;
 * of the others nothing is known. */
static void
set_least(struct unrecorded *u, const struct front *f)
{
	for (unsigned g = 0; g < GOAL_COUNT; g++) {
		u->least[g] = f->goals & 1u << g ? HUGE_VAL : -HUGE_VAL;
		for (size_t i = 0; i < f->count; i++)
			u->least[g] = fmin(u->least[g], f->item[i].goal[g]);
	}
	u->bounded = true;
}

/* One stack, which the last question asks for, on one accelerator with every
 * split; false where its best is known to run. */
static bool
with_all(struct arena *arena, struct block *scratch, const struct question *q,
    const struct placement *p, struct unrecorded *u, struct answer *out)
{
	struct front front = { .arena = arena,
		.goals = ranking_looks(&q->ranking) };
	struct found f;

	search_in(scratch, p->accelerator, &f, &front);
	set_least(u, &front);
	if (!f.fitting)
		return false;
	outcome_choose(&q->ranking, &front, &f.best);
	search_place(q, &f.best.place, out, NULL, NULL);
	return out->reject == REJECT_NONE && refuse_unknown(q, &out->place);
}

/* May it rank before the first, and is it not known yet? */
static bool
is_asked(const struct ranking *o, const struct unrecorded *u,
    const struct found *found, const double *first)
{
	return !u->known && found->unrecorded &&
	    found->best.reject == REJECT_NONE &&
	    !(u->bounded && ranking_rank(o, u->least, first) >= 0);
}

/* Asks one stack after the other, since a scratch block keeps what the
 * accelerators of its question share. */
static void
find_all(struct arena *arena, struct block *scratch,
    const struct question *asked, const struct found *found,
    struct unrecorded *all, size_t count, const double *first)
{
	struct question q = *asked;
	const size_t stacks = asked->stacks.count;

	q.every_split = true;
	for (size_t s = 0; s < stacks; s++) {
		bool prepared = false;

		q.stacks = (struct stacks){ .name = { asked->stacks.name[s] },
			.count = 1 };
		for (size_t i = s; i < count; i += stacks) {
			const struct answer *known = &found[i].best;
			struct answer one;

			if (!is_asked(&q.ranking, &all[i], &found[i], first))
				continue;
			if (!prepared)
				search_ask(scratch, &q);
			prepared = true;
			all[i].known = true;
			if (with_all(arena, scratch, &q, &known->place,
			    &all[i], &one))
				all[i].best = one;
		}
	}
}

const struct answer *
unrecorded_first(struct arena *arena, struct block *scratch,
    const struct question *asked, const struct found *found,
    struct unrecorded *all, size_t count, const struct decision *d)
{
	struct arena *own = arena_child(arena);
	struct question q = *asked;
	const struct answer *first = NULL;
	struct answer *best = NULL;

	q.ranking = d->ranking;
	find_all(own, scratch, &q, found, all, count, d->ranked->goal);
	for (size_t i = 0; i < count; i++)
		if (all[i].best.place.accelerator && ranking_rank(&q.ranking,
		    all[i].best.goal, first ? first->goal :
		    d->ranked->goal) < 0)
			first = &all[i].best;
	if (first) {
		best = ARENA_NEW(arena, struct answer);
		*best = *first;
		outcome_keep(arena, &q, best);
	}
	arena_free(own);
	return best;
}
