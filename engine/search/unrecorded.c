#include "search/unrecorded.h"

#include "base/arena.h"
#include "search/outcome.h"
#include "search/refuse.h"

/* One stack, which the last question asks for, on one accelerator with every
 * split; false where its best is known to run. */
static bool
with_all(struct arena *arena, struct block *scratch, const struct question *q,
    const struct placement *p, struct answer *out)
{
	struct front front = { .arena = arena,
		.goals = ranking_looks(&q->ranking) };
	struct found f;

	search_in(scratch, p->accelerator, &f, &front);
	if (!f.fitting)
		return false;
	outcome_choose(&q->ranking, &front, &f.best);
	search_place(q, &f.best.place, out, NULL, NULL);
	return out->reject == REJECT_NONE && refuse_unknown(q, &out->place);
}

/* Asks one stack after the other, since a scratch block keeps what the
 * accelerators of its question share. */
static void
find_all(struct arena *arena, struct block *scratch,
    const struct question *asked, const struct found *found,
    struct unrecorded *all, size_t count)
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

			if (all[i].known || !found[i].unrecorded ||
			    known->reject != REJECT_NONE)
				continue;
			if (!prepared)
				search_ask(scratch, &q);
			prepared = true;
			all[i].known = true;
			if (with_all(arena, scratch, &q, &known->place, &one))
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
	find_all(own, scratch, &q, found, all, count);
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
