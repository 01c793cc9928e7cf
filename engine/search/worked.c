#include "search/worked.h"

#include <string.h>

#include "base/arena.h"
#include "kind/ownership.h"
#include "search/remap.h"
#include "search/grade.h"
#include "search/order.h"

struct worked_answer {
	struct placement of;          /* that was chosen */
	struct answer answer;         /* with its values */
	struct order order;           /* of one that fits */
};

bool
worked_untested(const struct results *r, size_t result)
{
	struct worked *w = &r->worked[result];

	if (!w->settled)
		w->untested = grade_untested(r->q,
		    &r->front[result].item->place);
	w->settled = true;
	return w->untested;
}

static bool
same_place(const struct placement *a, const struct placement *b)
{
	return a->accelerator == b->accelerator && a->offer == b->offer &&
	    a->count == b->count && a->weight_format == b->weight_format &&
	    !memcmp(a->axis, b->axis, sizeof(a->axis));
}

/* The records and words of an order are those of its answer. */
static void
point_order(struct order *o, const struct answer *a)
{
	o->candidate = a->id;
	o->stack = a->place.stack;
	o->accelerator = a->place.accelerator;
	o->format = o->format ? a->place.weight_format : NULL;
	o->offer = a->place.offer;
	o->sold_as = o->sold_as ? offer_sold_as(o->offer) : NULL;
	o->price_date = o->price_date ? order_seen(o->offer) : NULL;
	o->left_out = NULL;
}

/* The same in the newer catalogue; NULL where a record is there no more. */
static const struct worked_answer *
now(struct arena *arena, const struct question *q, const struct worked *w,
    const char *stack)
{
	struct remap c = *w->from;
	const size_t size = (size_t)q->chain->slots * sizeof(double);
	struct worked_answer *k = ARENA_NEW(arena, struct worked_answer);
	struct answer *a = &k->answer;

	*k = *w->answer;
	if (!remap_place(&c, stack, &k->of) ||
	    !remap_place(&c, stack, &a->place))
		return NULL;
	a->id = arena_strdup(arena, a->id);
	a->value = memcpy(arena_unset(arena, 1, size), a->value, size);
	if (a->order)
		point_order(&k->order, a);
	return k;
}

/* What is bought may be ordered as the rent beside it: that order is worked
 * out anew. */
static bool
may_stay(const struct answer *a)
{
	return a->value && (!a->order || a->order->offer == a->place.offer);
}

static void
remember(struct arena *arena, struct worked *w, const struct placement *of,
    const struct answer *a)
{
	struct worked_answer *k = ARENA_NEW(arena, struct worked_answer);

	k->of = *of;
	k->answer = *a;
	if (a->order)
		k->order = *a->order;
	w->answer = k;
}

void
worked_keep(struct arena *arena, const struct results *r, size_t result,
    struct answer *a)
{
	struct worked *w = &r->worked[result];
	const struct placement of = a->place;

	if (w->from)
		w->answer = now(arena, r->q, w, of.stack);
	w->from = NULL;
	if (!w->answer || !same_place(&w->answer->of, &of)) {
		outcome_keep(arena, r->q, a);
		if (r->outcomes->keeps && may_stay(a))
			remember(arena, w, &of, a);
		return;
	}
	*a = w->answer->answer;
	if (!a->order)
		return;
	a->order = ARENA_NEW(arena, struct order);
	*a->order = w->answer->order;
}

void
worked_remap(struct worked *w, const struct worked *before,
    const struct remap *from)
{
	*w = *before;
	/* One that was not asked for since is older still. */
	if (before->from)
		w->answer = NULL;
	w->from = w->answer ? from : NULL;
}
