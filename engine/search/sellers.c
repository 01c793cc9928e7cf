#include "search/sellers.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "feed/date.h"
#include "kind/ownership.h"
#include "kind/slice.h"
#include "model/cost.h"
#include "model/sure.h"
#include "search/accept.h"
#include "search/offers.h"
#include "search/search.h"
#include "search/risk.h"

/* Prices at which the distribution of one seller's is worked out, so many a
 * deviation, up to so many deviations either way. */
enum { KNOTS_EACH = 4, DEVIATIONS = 4,
	KNOTS = 2 * KNOTS_EACH * DEVIATIONS + 1 };

/* A spread below this is none. */
static const double NO_SPREAD = 1e-6;

/* What a provider sells it for. */
struct sale {
	const struct offer *offer;
	double price;            /* as it is sold for this order */
};

/* A price, and the probability that it or less is paid. */
struct knot {
	double log, share;
};

/* Does it sell what is ordered, as it is ordered? */
static bool
sells(const struct question *q, const struct answer *a, const struct offer *o)
{
	const struct offer *own = a->order->offer;

	return o == own || (offer_is_like(o, own) && o->holding ==
	    own->holding && accept_offer(q, o) && offer_holds(q->kind, o,
	    &a->place));
}

/* What one of those that are needed costs where they come in whole units. */
static double
sold_for(const struct answer *a, const struct offer *o)
{
	double unit = o->count.value, need = a->order->units *
	    a->order->sold_together;

	return offer_price(o) * cost_replicas(need / unit, 1) * unit / need;
}

static void
add_sale(struct sale *list, size_t *n, const struct offer *o, double price)
{
	size_t at = 0;

	while (at < *n && strcmp(list[at].offer->provider.text,
	    o->provider.text) != 0)
		at++;
	if (at == *n)
		list[(*n)++] = (struct sale){ o, price };
	if (price < list[at].price)
		list[at] = (struct sale){ o, price };
}

/* How long a price has had to change. */
static double
months_of(const struct catalog *cat, const struct offer *o)
{
	double days;

	if (!o->date.text || !date_days(order_seen(o), cat->date, &days))
		days = 0;
	return SELLERS_MONTHS + fmax(0, days) * 86400 / TENURE_MONTH;
}

static struct seller
seller_of(const struct catalog *cat, const struct sale *sale, double taken)
{
	const struct contract *c = contract_of(cat, sale->offer);
	double months = months_of(cat, sale->offer);
	struct seller s = { .log = log(sale->price / taken),
		.still_offered = 1 };

	if (c && c->still_offered.fact.given)
		s.still_offered = uncertainty_still_offered(
		    c->still_offered.value, months);
	if (c && c->drift.fact.given)
		s.spread = uncertainty_drift(c->drift.value, months);
	s.spread = fmax(s.spread, NO_SPREAD);
	return s;
}

static size_t
find_sales(struct arena *arena, const struct question *q,
    const struct answer *a, struct sale **out)
{
	/* What is rented beside what is owned stands apart. */
	const struct record_list *l = a->order->offer->holding ?
	    &q->catalog->kept : slice_offers(q->catalog, a->place.accelerator);
	size_t count, first = offers_of(l, a->place.accelerator, &count);
	size_t n = 0;

	*out = arena_array(arena, count + 1, sizeof(**out));
	add_sale(*out, &n, a->order->offer, sold_for(a, a->order->offer));
	for (size_t i = first; i < first + count; i++) {
		const struct offer *o = (const struct offer *)l->item[i];

		if (sells(q, a, o))
			add_sale(*out, &n, o, sold_for(a, o));
	}
	return n;
}

/* That somebody sells at this price or less. */
static double
share_at(const struct seller *s, size_t n, double log)
{
	double none = 1;

	for (size_t i = 0; i < n; i++)
		none *= 1 - s[i].still_offered * risk_below((log - s[i].log) /
		    s[i].spread);
	return 1 - none;
}

static int
by_log(const void *x, const void *y)
{
	const struct knot *a = x, *b = y;

	return (a->log > b->log) - (a->log < b->log);
}

/* The distribution of what is paid, at prices around each seller's. */
static size_t
distribution(struct arena *arena, const struct seller *s, size_t n,
    struct knot **out)
{
	size_t knots = 0;

	*out = arena_array(arena, n * KNOTS, sizeof(**out));
	for (size_t i = 0; i < n; i++)
		for (int k = 0; k < KNOTS; k++)
			(*out)[knots++].log = s[i].log + s[i].spread *
			    ((double)k / KNOTS_EACH - DEVIATIONS);
	qsort(*out, knots, sizeof(**out), by_log);
	for (size_t i = 0; i < knots; i++)
		(*out)[i].share = share_at(s, n, (*out)[i].log);
	return knots;
}

/* The part of a cost that moves with the price. */
static double
priced(const struct order *o)
{
	double price = o->usd_upfront - o->usd_resale;
	double rent = o->usd_per_month * o->horizon_months;

	if (o->buys)
		return price > 0 ? price / (price + o->usd_running) : 1;
	if (o->tenure == TENURE_EXTEND && o->usd_attributed > 0)
		return fmin(1, rent / o->usd_attributed);
	return 1;
}

struct sellers
sellers_of(struct arena *arena, const struct question *q,
    const struct answer *a)
{
	const struct order *o = a->order;
	struct sellers s = { .priced = priced(o) };
	struct sale *sale;
	struct seller *list;

	if (!o->offer || offer_is_owned(o->offer) || !(o->price > 0))
		return s;
	s.count = find_sales(arena, q, a, &sale);
	s.item = list = arena_array(arena, s.count, sizeof(*list));
	for (size_t i = 0; i < s.count; i++)
		list[i] = seller_of(q->catalog, &sale[i], o->price);
	return s;
}

void
sellers_costs(struct arena *arena, const struct sellers *s, double *cost,
    size_t quantiles)
{
	struct knot *knot;
	size_t knots, at = 0;

	for (size_t i = 0; i < quantiles; i++)
		cost[i] = 1;
	if (!s->count)
		return;
	knots = distribution(arena, s->item, s->count, &knot);
	for (size_t i = 0; i < quantiles; i++) {
		double share = ((double)i + 0.5) / (double)quantiles, log;

		while (at < knots && knot[at].share < share)
			at++;
		if (at == knots) {
			cost[i] = HUGE_VAL;
		} else {
			log = knot[at].log;
			if (at)
				log -= (log - knot[at - 1].log) *
				    (knot[at].share - share) /
				    (knot[at].share - knot[at - 1].share);
			cost[i] = 1 + s->priced * (exp(log) - 1);
		}
	}
}
