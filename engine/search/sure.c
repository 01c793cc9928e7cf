#include "search/sure.h"

#include "catalog/tested.h"
#include "model/sure.h"
#include "search/risk.h"
#include "search/search.h"

void
sure_measured(const struct question *q, struct order *o)
{
	struct tested_error e;

	o->measured.unseen = o->measured.cases < TESTED_CASES;
	if (!o->measured.unseen || q->kind->uncalibrated)
		return;
	e = tested_unseen(q->catalog, q->kind->name, "speed");
	o->measured.median = e.median;
	o->measured.p90 = e.p90;
}

void
sure_of(const struct question *q, struct stays *s,
    const struct answer *a)
{
	struct order *o = a->order;
	const struct risk_values v = { a->value, 1 };
	const double spread = uncertainty_spread(o->measured.median,
	    o->measured.p90);
	struct stays_chance stays;

	if (q->kind->uncalibrated || o->measured.p90 <= 0)
		return;
	o->knows = true;
	o->p_fit = risk_fits(q, v);
	o->p_limits = o->p_fit * risk_kept(q, v, spread, true);
	stays = stays_of(s, q, a);
	o->p_stays = stays.both;
	o->p_accelerator = stays.accelerator;
}
