#include "search/sure.h"

#include <math.h>
#include <string.h>

#include "catalog/tested.h"
#include "model/sure.h"
#include "search/search.h"

/* Quantiles of an error and of a price, and rivals that are looked at. */
enum { ERRORS = 9, PRICES = 5, RIVALS = 12 };

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

/* Of a normal distribution, below so many deviations. */
static double
below(double deviations)
{
	return 0.5 * erfc(-deviations / sqrt(2));
}

static double
chance(double need, double have, double spread)
{
	if (need <= 0 || have <= 0 || isinf(have))
		return have >= need;
	return below(log(have / need) / fmax(spread, NO_SPREAD));
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

/* What ranks, of an answer, and whether its price moves it. */
struct stake {
	double value, spread;
	double price[PRICES];    /* factors, at like quantiles */
};

static double
quantile(size_t i, size_t n)
{
	return ((double)i + 0.5) / (double)n;
}

/* Like offers at a quantile, from the least over the median to the most. */
static double
like_at(const struct like_offers *l, double at)
{
	return at < 0.5 ? l->low + (l->median - l->low) * 2 * at :
	    l->median + (l->high - l->median) * (2 * at - 1);
}

/* The place of the goal that decides: the cap on the cost is none. */
static size_t
deciding(const struct ranking *r)
{
	return r->capped && r->goals > 1 ? 1 : 0;
}

static void
set_stake(struct stake *s, const struct ranking *r, const struct answer *a)
{
	const struct order *o = a->order;
	enum goal goal = r->goals ? r->goal[deciding(r)] : GOAL_cost;
	bool costs = r->weighed || goal == GOAL_cost;
	bool moves = costs && o->like.providers > 1 && o->price > 0;

	s->value = costs ? a->objective : a->goal[goal];
	s->spread = spread_of(o);
	for (size_t i = 0; i < PRICES; i++)
		s->price[i] = moves ? like_at(&o->like, quantile(i, PRICES)) /
		    o->price : 1;
}

/* The chance that a rival comes to more than so much. */
static double
above(const struct stake *s, double value)
{
	double sum = 0;

	for (size_t i = 0; i < PRICES; i++)
		sum += below(log(s->value * s->price[i] / value) / s->spread);
	return sum / PRICES;
}

static double
stays(const struct stake *own, const struct stake *rival, size_t n,
    double within)
{
	double sum = 0;

	for (size_t e = 0; e < ERRORS; e++)
		for (size_t p = 0; p < PRICES; p++) {
			double v = own->value * own->price[p] *
			    uncertainty_factor(own->spread,
			    uncertainty_deviations(quantile(e, ERRORS)));
			double all = 1;

			for (size_t i = 0; i < n; i++)
				all *= above(&rival[i], v / (1 + within));
			sum += all;
		}
	return sum / (ERRORS * PRICES);
}

static double
stays_first(const struct decision *d, const struct answer *a)
{
	const struct ranking *r = &d->ranking;
	struct stake own, rival[RIVALS];
	size_t n = 0;

	set_stake(&own, r, a);
	for (size_t i = 0; i < d->contenders && n < RIVALS; i++)
		if (d->ranked[i].order != a->order)
			set_stake(&rival[n++], r, &d->ranked[i]);
	return own.value > 0 ? stays(&own, rival, n, r->goals ?
	    r->within[deciding(r)] : 0) : 1;
}

void
sure_of(const struct question *q, const struct decision *d,
    const struct answer *a)
{
	struct order *o = a->order;
	int need = chain_slot(q->chain, "memory_needed");
	int have = chain_slot(q->chain, "memory_usable");
	int error = chain_slot(q->chain, "memory_error");

	if (q->kind->uncalibrated || o->measured.p90 <= 0)
		return;
	o->knows = true;
	o->p_fit = error < 0 ? 1 : chance(a->value[need], a->value[have],
	    a->value[error]);
	o->p_limits = o->p_fit * speed_limits(q, a);
	o->p_stays = stays_first(d, a);
}
