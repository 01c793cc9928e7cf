#include "search/risk.h"

#include <math.h>

#include "base/array.h"
#include "model/sure.h"
#include "search/grade.h"
#include "search/sure.h"

/* A spread below this is none. */
static const double NO_SPREAD = 1e-6;
/* A probability counts as no less than this. */
static const double LEAST = 1e-6;

double
risk_below(double deviations)
{
	return 0.5 * erfc(-deviations / sqrt(2));
}

static double
chance(double need, double have, double spread)
{
	if (need <= 0 || have <= 0 || isinf(have))
		return have >= need;
	return risk_below(log(have / need) / fmax(spread, NO_SPREAD));
}

static double
at(struct risk_values v, int slot)
{
	return v.value[(size_t)slot * v.stride];
}

double
risk_fits(const struct question *q, struct risk_values v)
{
	const int *fit = q->fit;

	return fit[2] < 0 ? 1 : chance(at(v, fit[0]), at(v, fit[1]),
	    at(v, fit[2]));
}

double
risk_kept(const struct question *q, struct risk_values v, double spread,
    bool money)
{
	const unsigned moves = money && chain_slot(q->chain,
	    "billed_time") >= 0 ? q->timed | q->paid : q->timed;
	double least = 1, nearest = HUGE_VAL;

	for (size_t i = 0; i < q->kind->limit_count; i++) {
		double have, need;

		if (!(moves & 1u << i))
			continue;
		have = q->have[i] < 0 ? q->bound[i] : at(v, q->have[i]);
		need = at(v, q->need[i]);
		if (isinf(have))
			continue;
		if (need <= 0 || have <= 0)
			least = fmin(least, have >= need);
		else
			nearest = fmin(nearest, have / need);
	}
	return isinf(nearest) ? least : fmin(least, chance(1, nearest,
	    spread));
}

double
risk_spread(const struct question *q, const struct placement *p)
{
	struct order o = { .accelerator = p->accelerator };

	if (q->kind->uncalibrated)
		return 0;
	grade_speeds(q, p, &o);
	sure_measured(q, &o);
	return o.measured.p90 > 0 ? fmax(NO_SPREAD, uncertainty_spread(
	    o.measured.median, o.measured.p90)) : 0;
}

double
risk_asked(const struct question *q, const struct placement *p)
{
	return ranking_place(&q->ranking, GOAL_risk) < q->ranking.goals ?
	    risk_spread(q, p) : 0;
}

double
risk_tries(const struct question *q, double (*value)[CHAIN_BLOCK],
    size_t lane, double spread)
{
	const struct risk_values v = { value[0] + lane, CHAIN_BLOCK };

	return 1 / fmax(LEAST, risk_fits(q, v) * risk_kept(q, v, spread,
	    false));
}

bool
risk_reads(const struct question *q, int slot)
{
	for (size_t i = 0; i < q->kind->limit_count; i++)
		if (q->timed & 1u << i && (q->need[i] == slot ||
		    q->have[i] == slot))
			return true;
	for (size_t i = 0; i < COUNT(q->fit); i++)
		if (q->fit[i] == slot)
			return true;
	return false;
}
