#include "search/sure.h"

#include <math.h>
#include <string.h>

#include "catalog/tested.h"
#include "model/sure.h"
#include "search/search.h"

/* A spread below this is none. */
static const double NO_SPREAD = 1e-6;

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

double
sure_below(double deviations)
{
	return 0.5 * erfc(-deviations / sqrt(2));
}

static double
chance(double need, double have, double spread)
{
	if (need <= 0 || have <= 0 || isinf(have))
		return have >= need;
	return sure_below(log(have / need) / fmax(spread, NO_SPREAD));
}

static double
spread_of(const struct order *o)
{
	return fmax(NO_SPREAD, uncertainty_spread(o->measured.median,
	    o->measured.p90));
}

/* The worst of the limits that move with the speed: times, and the price of
 * work that is paid by its time. */
static double
speed_limits(const struct question *q, const struct answer *a)
{
	bool job = chain_slot(q->chain, "billed_time") >= 0;
	double least = 1;

	for (size_t i = 0; i < q->kind->limit_count; i++) {
		double have = q->have[i] < 0 ? q->bound[i] :
		    a->value[q->have[i]];
		bool moves = !strcmp(q->unit[i], "s") ||
		    (job && !strcmp(q->unit[i], "USD"));

		if (moves)
			least = fmin(least, chance(a->value[q->need[i]], have,
			    spread_of(a->order)));
	}
	return least;
}

void
sure_of(const struct question *q, struct stays *s,
    const struct answer *a)
{
	struct order *o = a->order;
	int need = chain_slot(q->chain, "memory_needed");
	int have = chain_slot(q->chain, "memory_usable");
	int error = chain_slot(q->chain, "memory_error");
	struct stays_chance stays;

	if (q->kind->uncalibrated || o->measured.p90 <= 0)
		return;
	o->knows = true;
	o->p_fit = error < 0 ? 1 : chance(a->value[need], a->value[have],
	    a->value[error]);
	o->p_limits = o->p_fit * speed_limits(q, a);
	stays = stays_of(s, q, a);
	o->p_stays = stays.both;
	o->p_accelerator = stays.accelerator;
}
