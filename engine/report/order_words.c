/* Orders, placements and offers in words. */
#include <string.h>

#include "base/text.h"
#include "kind/ownership.h"
#include "kind/place.h"
#include "kind/stack.h"
#include "report/compose.h"
#include "search/order.h"
#include "spec/phrase.h"

/* Whose order it is, or NULL: a cluster may rent the rest elsewhere. */
static const char *
offered(struct arena *arena, const struct phrases *p, const struct offer *o,
    const struct order *of, bool terms)
{
	if (!o)
		return "";
	if (offer_is_owned(o))
		return o->holding->name.text;
	return SAID(arena, p, offer,
	    .owned = o->holding ? o->holding->name.text : NULL,
	    .seller = offer_seller(o),
	    .terms = terms ? choice_words(o->tier.text) : NULL,
	    .condition = o->condition.text,
	    .rents = of && of->rents ? rest_words(arena, p, of) : NULL);
}

const char *
rest_words(struct arena *arena, const struct phrases *p,
    const struct order *o)
{
	return SAID(arena, p, order_rest,
	    .rents = offer_words(arena, p, o->rents));
}

const char *
offer_words(struct arena *arena, const struct phrases *p,
    const struct offer *o)
{
	return offered(arena, p, o, NULL, true);
}

const char *
sellers_words(struct arena *arena, const struct phrases *p,
    const struct answer *a)
{
	return offered(arena, p, a->place.offer, a->order, true);
}

const char *
seller_words(struct arena *arena, const struct phrases *p,
    const struct offer *o, const struct order *of)
{
	return offered(arena, p, o, of, !offer_is_purchase(o));
}

/* "FP8, vLLM 0.11": the format of the weights and the stack. */
static const char *
runs_in(struct arena *arena, const struct workload *w,
    const struct placement *p)
{
	return SAID(arena, w->catalog->phrases, runs,
	    .format = format_said(p->weight_format),
	    .stack = p->stack ? stack_title(arena, p->calibration, p->stack) :
	    NULL);
}

const char *
placement_words(struct arena *arena, const struct workload *w,
    const struct placement *p)
{
	bool runs = !kind_of(w)->type->modelless;

	return SAID(arena, w->catalog->phrases, placement,
	    .count = p->count,
	    .accelerator = record_name(&p->accelerator->head),
	    .runs = runs ? runs_in(arena, w, p) : NULL,
	    .split = runs ? place_says_beside(arena, w, p, NULL) : NULL);
}

/* One more of what is told of an order. */
static void
add(struct arena *arena, const struct phrases *p, const char **list,
    const char *more)
{
	*list = *list ? SAID(arena, p, several, .first = *list,
	    .more = more) : more;
}

/* "2 copies of 2; 1 board of 8; 8 bought, 3 rented; 7 stay idle", or NULL. */
static void
add_units(struct arena *arena, const struct phrases *p, const char **list,
    const struct order *o)
{
	if (o->copies > 1)
		add(arena, p, list, SAID(arena, p, order_copies,
		    .copies = o->copies, .each = o->accelerators_per_copy));
	/* Of what holds several; the rest is a count alone. */
	if (o->sold_as && o->sold_together >= 2)
		add(arena, p, list, SAID(arena, p, order_sold,
		    .units = o->units, .sold_as = o->sold_as,
		    .each = o->sold_together));
	if (o->rents)
		add(arena, p, list, SAID(arena, p, order_rented,
		    .bought = o->accelerators - o->rented,
		    .rented = o->rented));
	if (o->tenure == TENURE_EXTEND)
		add(arena, p, list, SAID(arena, p, order_extended,
		    .owned = o->accelerators - o->units * o->sold_together,
		    .more = o->units * o->sold_together,
		    .bought = o->buys ? "yes" : NULL));
	if (o->idle_accelerators > 0)
		add(arena, p, list, SAID(arena, p, order_idle,
		    .idle = o->idle_accelerators));
}

static const char *
words_of(struct arena *arena, const struct workload *w,
    const struct answer *a, bool split)
{
	const struct phrases *p = w->catalog->phrases;
	const struct order *o = a->order;
	const char *details = NULL;

	if (!o)
		return placement_words(arena, w, &a->place);
	if (!kind_of(w)->type->modelless)
		add(arena, p, &details, SAID(arena, p, order_runs,
		    .runs = runs_in(arena, w, &a->place),
		    .split = split ? place_says_beside(arena, w, &a->place,
		    NULL) : NULL));
	add_units(arena, p, &details, o);
	return SAID(arena, p, order, .count = o->accelerators,
	    .accelerator = record_name(&o->accelerator->head),
	    .details = details);
}

const char *
order_words(struct arena *arena, const struct workload *w,
    const struct answer *a)
{
	return words_of(arena, w, a, true);
}

const char *
order_in_short(struct arena *arena, const struct workload *w,
    const struct answer *a)
{
	return words_of(arena, w, a, false);
}

const char *
choice_of_answer(struct arena *arena, const struct workload *w,
    const struct answer *a)
{
	const struct phrases *p = w->catalog->phrases;

	return SAID(arena, p, order_from, .order = order_words(arena, w, a),
	    .seller = sellers_words(arena, p, a));
}
