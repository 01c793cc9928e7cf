#include "search/untold.h"

#include "base/arena.h"
#include "search/outcome.h"
#include "search/refuse.h"

/* One stack on one accelerator with every split; false where its best is
 * known to run. */
static bool
with_all(struct arena *arena, struct block *room, const struct question *asked,
    const struct placement *p, struct answer *out)
{
	struct question q = *asked;
	struct front front = { .arena = arena,
		.goals = ranking_looks(&q.ranking) };
	struct found f;

	q.every_split = true;
	q.stacks = (struct stacks){ .name = { p->stack }, .count = 1 };
	search_ask(room, &q);
	search_in(room, p->accelerator, &f, &front);
	if (!f.fitting)
		return false;
	outcome_choose(&q.ranking, &front, &f.best);
	search_place(&q, &f.best.place, out, NULL, NULL);
	return out->reject == REJECT_NONE && refuse_unknown(&q, &out->place);
}

const struct answer *
untold_first(struct arena *arena, struct block *room,
    const struct question *asked, const struct found *found, size_t count,
    const struct decision *d)
{
	struct arena *own = arena_child(arena);
	struct question q = *asked;
	const double *least = d->ranked->goal;
	struct answer *best = NULL, one;

	q.ranking = d->ranking;
	for (size_t i = 0; i < count; i++) {
		const struct answer *known = &found[i].best;

		if (!found[i].untold || known->reject != REJECT_NONE ||
		    !with_all(own, room, &q, &known->place, &one) ||
		    ranking_rank(&q.ranking, one.goal, least) >= 0)
			continue;
		if (!best)
			best = ARENA_NEW(arena, struct answer);
		*best = one;
		least = best->goal;
	}
	if (best)
		outcome_keep(arena, &q, best);
	arena_free(own);
	return best;
}
