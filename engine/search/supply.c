#include "search/supply.h"

#include <math.h>

#include "kind/ownership.h"
#include "kind/slice.h"
#include "search/accept.h"
#include "search/offers.h"
#include "spec/phrase.h"

static void
set_lead(struct lead *l, const struct number *n, const struct record *by)
{
	if (l->known || !n->fact.given)
		return;
	*l = (struct lead){ true, n->value, by };
}

/* What is bought waits for the facility too, which is made ready meanwhile:
 * the longer of two waits ends last. */
static struct lead
with_place(struct lead l, const struct catalog *cat, const struct profile *p)
{
	const struct facility *f = (const struct facility *)catalog_follow(
	    cat, "facility", &p->facility);

	if (f && f->lead_time.fact.given &&
	    (!l.known || f->lead_time.value > l.time))
		l = (struct lead){ true, f->lead_time.value, &f->head };
	return l;
}

struct lead
supply_lead(const struct catalog *cat, const struct profile *p,
    const struct offer *o)
{
	const struct contract *c = contract_of(cat, o);
	struct lead l = { 0 };

	set_lead(&l, &o->lead_time, &o->head);
	if (c)
		set_lead(&l, &c->lead_time, &c->head);
	return offer_is_purchase(o) ? with_place(l, cat, p) : l;
}

/* The least of what the workload and the profile allow. */
static double
most_lead(const struct question *q)
{
	const struct number *w = &q->workload->needed_within;
	const struct number *p = &q->profile->max_lead_time;
	double most = w->fact.given ? w->value : HUGE_VAL;

	return p->fact.given && p->value < most ? p->value : most;
}

bool
supply_in_time(const struct question *q, const struct offer *o)
{
	double most = most_lead(q);
	struct lead l;

	if (isinf(most))
		return true;
	l = supply_lead(q->catalog, q->profile, o);
	return !l.known || l.time <= most;
}

const char *
supply_late(const struct question *q, const struct accelerator *a,
    struct ground *g)
{
	const struct record_list *list = slice_offers(q->catalog, a);
	struct lead soonest = { .time = HUGE_VAL };
	size_t n, first = offers_of(list, a, &n);

	for (size_t i = first; i < first + n; i++) {
		const struct offer *o = (const struct offer *)list->item[i];
		struct lead l;

		if (!accept_terms(q, o))
			continue;
		l = supply_lead(q->catalog, q->profile, o);
		if (l.known && l.time < soonest.time)
			soonest = l;
	}
	if (!soonest.known || soonest.time <= most_lead(q))
		return NULL;
	*g = (struct ground){ .by = soonest.by, .numbers = true,
		.need = soonest.time, .have = most_lead(q), .base = "s",
		.unit = "week" };
	return SAID_PLAIN(q->catalog->phrases, refused_late);
}
