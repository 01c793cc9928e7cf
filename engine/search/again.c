#include "search/again.h"

#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "kind/cluster.h"
#include "search/gone.h"
#include "search/outcome.h"
#include "search/remap.h"
#include "search/tenants.h"
#include "search/unrecorded.h"
#include "search/worked.h"

/* One stack of an item; false where it has to be searched. */
static bool
remap_stack(struct arena *arena, struct remap *c, const char *stack,
    struct found *f, struct front *front)
{
	const struct point *was = front->item;

	if (!remap_answer(arena, c, stack, &f->best))
		return false;
	front->arena = arena;
	front->cap = front->count;
	front->item = arena_unset(arena, front->count + 1, sizeof(*was));
	for (size_t i = 0; i < front->count; i++) {
		front->item[i] = was[i];
		if (!remap_place(c, stack, &front->item[i].place))
			return false;
	}
	return true;
}

/* What deciding looked for; it is looked for again where this is false. */
static bool
remap_unrecorded(struct arena *arena, struct remap *c, const char *stack,
    struct unrecorded *u)
{
	return !u->best.place.accelerator || remap_answer(arena, c, stack,
	    &u->best);
}

static const char *
policy_of(const struct question *q)
{
	return q->ranking.policy ? q->ranking.policy->head.id : NULL;
}

/* Is it the same question? */
static bool
same_question(const struct question *a, const struct question *b)
{
	if (strcmp(a->workload->head.id, b->workload->head.id) != 0 ||
	    strcmp(a->profile->head.id, b->profile->head.id) != 0 ||
	    !text_equal(policy_of(a), policy_of(b)) ||
	    a->kind != b->kind || a->stacks.count != b->stacks.count)
		return false;
	for (size_t i = 0; i < a->stacks.count; i++)
		if (!text_equal(a->stacks.name[i], b->stacks.name[i]))
			return false;
	return true;
}

static void
remap_item(struct arena *arena, struct remap *c, struct outcomes *now,
    const struct outcomes *before, size_t item)
{
	const struct question *q = outcome_question(now, item);
	const size_t to = outcome_at(now, item);
	const size_t from = outcome_at(before, item);
	bool reused = true;

	for (size_t i = 0; reused && i < q->stacks.count; i++) {
		now->found[to + i] = before->found[from + i];
		now->front[to + i] = before->front[from + i];
		reused = remap_stack(arena, c, q->stacks.name[i],
		    &now->found[to + i], &now->front[to + i]);
		now->unrecorded[to + i] = before->unrecorded[from + i];
		if (!remap_unrecorded(arena, c, q->stacks.name[i],
		    &now->unrecorded[to + i]))
			unrecorded_reorder(&now->unrecorded[to + i], 1);
	}
	for (size_t i = 0; !reused && i < q->stacks.count; i++) {
		now->found[to + i] = (struct found){ 0 };
		now->unrecorded[to + i] = (struct unrecorded){ 0 };
	}
	for (size_t i = 0; reused && i < q->stacks.count; i++)
		worked_remap(&now->worked[to + i], &before->worked[from + i],
		    c);
	now->reused[item] = reused;
}

/* What a question's first answer had without its offer. */
static void
remap_gone(struct arena *arena, struct remap *c, struct gone_known *now,
    const struct gone_known *before, const struct stacks *stacks)
{
	struct gone_known k = *before;

	k.found = arena_array(arena, stacks->count + 1, sizeof(*k.found));
	k.front = arena_array(arena, stacks->count + 1, sizeof(*k.front));
	for (size_t i = 0; i < stacks->count; i++) {
		k.found[i] = before->found[i];
		k.front[i] = before->front[i];
		if (!remap_stack(arena, c, stacks->name[i], &k.found[i],
		    &k.front[i]))
			return;
	}
	if (remap_place(c, NULL, &k.of))
		*now = k;
}

/* What each question found of an accelerator, and its tenants. */
static void
remap_accelerator(struct arena *arena, struct remap *c,
    struct outcomes *now, const struct outcomes *before, size_t a)
{
	for (size_t q = 0; q < now->questions; q++) {
		const struct question *is = &now->question[q];
		const struct question *was = &before->question[q];

		if (!same_question(is, was))
			continue;
		if (tenancy_of(is->workload)) {
			tenants_remap(arena, c, now->seek[q],
			    before->seek[q], a);
			continue;
		}
		now->order[q] = before->order[q];
		remap_item(arena, c, now, before, q * now->accelerators + a);
		if (before->gone[q].of.accelerator ==
		    outcome_accelerator(before, a))
			remap_gone(arena, c, &now->gone[q], &before->gone[q],
			    &is->stacks);
	}
}

/* What splits that no record covers come to at least, of an accelerator that
 * costs no less than it did: nothing it may be is better than before.  Where
 * rents are what is saved a higher one is. */
static void
remap_least(struct outcomes *now, const struct outcomes *before, size_t a)
{
	for (size_t q = 0; q < now->questions; q++) {
		const struct question *is = &now->question[q];
		const size_t item = q * now->accelerators + a;
		const size_t to = outcome_at(now, item);
		const size_t from = outcome_at(before, item);

		if (is->kind->worth || is->compares || !same_question(is,
		    &before->question[q]) || tenancy_of(is->workload))
			continue;
		for (size_t i = 0; i < is->stacks.count; i++) {
			now->unrecorded[to + i] = before->unrecorded[from + i];
			unrecorded_reorder(&now->unrecorded[to + i], 1);
		}
	}
}

/* How tenants run where an hour of each accelerator costs the same, whatever
 * it is sold for. */
static void
remap_stays(struct arena *arena, struct outcomes *now,
    const struct outcomes *before)
{
	for (size_t q = 0; q < now->questions; q++)
		if (same_question(&now->question[q], &before->question[q]) &&
		    now->seek[q] && before->seek[q])
			tenants_remap_stays(arena, &now->question[q],
			    &before->question[q]);
}

/* What draws came to: numbers alone. */
static void
remap_draws(struct outcomes *now, const struct outcomes *before)
{
	for (size_t q = 0; q < now->questions; q++)
		if (same_question(&now->question[q], &before->question[q]))
			now->stays[q] = before->stays[q];
}

/* Marks in the newer outcomes what is taken from the older. */
static void
reuse(struct arena *arena, struct outcomes *now,
    const struct outcomes *before)
{
	size_t n = now->accelerators;

	if (n != before->accelerators || now->questions != before->questions ||
	    strcmp(now->catalog->date, before->catalog->date) != 0)
		return;
	remap_stays(arena, now, before);
	remap_draws(now, before);
	for (size_t a = 0; a < n; a++) {
		const struct accelerator *was = outcome_accelerator(before, a);
		const struct accelerator *is = outcome_accelerator(now, a);
		struct remap *c;

		if (strcmp(was->head.id, is->head.id) != 0)
			continue;
		c = ARENA_NEW(arena, struct remap);
		*c = remap_between(now->catalog, is, before->catalog, was);
		if (remap_sells(c))
			remap_accelerator(arena, c, now, before, a);
		else if (remap_dearer(c))
			remap_least(now, before, a);
	}
}

/* As the search left it: deciding writes into what was found. */
static const struct outcomes *
kept(struct arena *arena, const struct outcomes *o)
{
	const size_t results = o->first[o->questions];
	struct outcomes *copy = ARENA_NEW(arena, struct outcomes);

	*copy = *o;
	copy->found = arena_unset(arena, results + 1, sizeof(*copy->found));
	memcpy(copy->found, o->found, results * sizeof(*copy->found));
	return copy;
}

/* One question to many, and what became of it. */
struct again_asked {
	const char *workload, *profile;   /* NULL: each */
	bool each_policy;
	const struct outcomes *found;
	const struct decisions *decisions;
};

static const char *
id_of(const void *record)
{
	return record ? ((const struct record *)record)->id : NULL;
}

static const struct again_asked *
asked_before(const struct again *all, struct whom whom)
{
	for (size_t i = 0; i < all->count; i++) {
		const struct again_asked *a = &all->item[i];

		if (text_equal(a->workload, id_of(whom.workload)) &&
		    text_equal(a->profile, id_of(whom.profile)) &&
		    a->each_policy == whom.each_policy)
			return a;
	}
	return NULL;
}

/* Decides, and keeps what was found. */
static struct again_asked
ask(struct arena *arena, const struct catalog *cat, struct whom whom,
    const struct again_asked *before, int jobs)
{
	struct outcomes *o = outcomes_ask(arena, cat, whom);
	struct again_asked asked = { id_of(whom.workload),
		id_of(whom.profile), whom.each_policy, NULL, NULL };

	o->keeps = true;
	if (before)
		reuse(arena, o, before->found);
	outcomes_settle(arena, o, jobs);
	outcomes_search(arena, o, (struct shard){ 1, 1 }, jobs);
	asked.found = kept(arena, o);
	asked.decisions = outcomes_decide(arena, o, jobs);
	return asked;
}

const struct decisions *
again_decide(struct arena *arena, const struct catalog *cat, struct whom whom,
    const struct again *before, struct again *now, int jobs)
{
	const struct again_asked *known = asked_before(now, whom);

	if (known)
		return known->decisions;
	ARRAY_ADD(arena, now, ask(arena, cat, whom, asked_before(before,
	    whom), jobs));
	return now->item[now->count - 1].decisions;
}
