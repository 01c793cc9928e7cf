#include "kind/common.h"

#include "kind/place.h"
#include "kind/text.h"

void
kind_bind_place(const struct kind *k, struct binding *b,
    const struct workload *w, const struct placement *p)
{
	const struct common_slots *s = k->common;

	if (k->bind_place)
		k->bind_place(b, w, p);
	if (s->batch >= 0)
		bind_axis(b, s->batch, w, p, AXIS_batch);
	if (s->count >= 0)
		bind_count(b, s->count, w, p);
}

void
kind_bind_offer(const struct kind *k, struct binding *b,
    const struct catalog *cat, const struct profile *profile,
    const struct placement *p)
{
	const struct common_slots *s = k->common;
	const struct ownership t = ownership_of(cat, profile, p);

	ownership_bind(b, &s->ownership, &t);
	bill_bind(b, &s->bill, &t);
	bind_number(b, s->offer_count, &p->offer->count, CAUSE_price);
	if (k->bind_offer)
		k->bind_offer(b, cat, profile, p);
}

void
kind_bind(const struct kind *k, struct binding *b, const struct catalog *cat,
    const struct workload *w, const struct profile *profile,
    const struct placement *p)
{
	const struct common_slots *s = k->common;

	k->bind(b, cat, w, profile, p);
	if (!s)
		return;
	risk_bind(b, &s->risk, cat, w, profile, p);
	bill_bind_data(b, &s->bill, w);
	if (s->hours_per_month >= 0)
		bind_number(b, s->hours_per_month, &profile->hours_per_month,
		    CAUSE_choice);
	kind_bind_place(k, b, w, p);
	kind_bind_offer(k, b, cat, profile, p);
}
