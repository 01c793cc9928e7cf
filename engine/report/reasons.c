/* Why an order has its grade, in words. */
#include <ctype.h>
#include <math.h>

#include "kind/stack.h"
#include "report/compose.h"
#include "search/grade.h"
#include "spec/phrase.h"
#include "unit/number.h"

const char *
cost_ratio(struct arena *arena, const struct phrases *p, double cost,
    double of)
{
	double ratio = of > 0 ? cost / of : 1;

	return SAID(arena, p, verdict_ratio,
	    .times = fabs(ratio - 1) < 0.005 ? NULL :
	    number_digits(arena, ratio, ratio < 2 ? 3 : 2));
}

/* "A (12%), B (8%) or C (3%)", or NULL. */
static const char *
rivals(struct arena *arena, const struct phrases *p, const struct order *o)
{
	const char *all = NULL;

	for (size_t i = 0; i < o->ties; i++) {
		const char *one = SAID(arena, p, rival, .accelerator =
		    record_name(&o->tie[i].order->accelerator->head),
		    .percent = number_percent(arena, o->tie[i].p, 0));

		all = !i ? one : i + 1 < o->ties ? SAID(arena, p,
		    rivals_more, .first = all, .more = one) : SAID(arena, p,
		    rivals_last, .first = all, .more = one);
	}
	return all;
}

/* Who comes first more often than the order itself, or NULL. */
static const char *
likelier(const struct order *o)
{
	return o->ties && o->tie->p > o->p_accelerator ? record_name(
	    &o->tie->order->accelerator->head) : NULL;
}

/* What would tell an order from those that may be first instead. */
static const char *
settles(const struct order *o)
{
	return !o->errors_decide ? "quotes" : !o->prices_decide ? "runs" :
	    "both";
}

/* What comes first without the offer: another accelerator, or the same on
 * another stack. */
static const char *
best_offer(struct arena *arena, const struct phrases *p,
    const struct order *o, bool costs)
{
	const struct placement *g = &o->gone;
	bool same = g->stack && g->accelerator == o->accelerator;

	return SAID(arena, p, reason_best_offer,
	    .accelerator = g->accelerator ? record_name(
	    &g->accelerator->head) : NULL,
	    .stack = same ? stack_title(arena, g->calibration, g->stack) :
	    NULL, .ratio = !costs ? NULL : cost_ratio(arena, p,
	    o->gone_objective, o->objective_value));
}

static const char *
order_reason(struct arena *arena, const struct phrases *p,
    const struct order *o, unsigned r, bool costs)
{
	switch ((enum reason)r) {
	case REASON_few_cases:
		return SAID(arena, p, reason_few_cases,
		    .cases = o->measured.cases);
	case REASON_split_unrecorded:
		return SAID_PLAIN(p, reason_split_unrecorded);
	case REASON_format_unrecorded:
		return SAID_PLAIN(p, reason_format_unrecorded);
	case REASON_mixer_unrecorded:
		return SAID_PLAIN(p, reason_mixer_unrecorded);
	case REASON_confidence:
		return SAID_PLAIN(p, reason_confidence);
	case REASON_price_age:
		return SAID(arena, p, reason_price_age,
		    .days = o->price_age_days);
	case REASON_moves_on:
		return SAID(arena, p, reason_moves_on, .percent =
		    number_percent(arena, o->kept_first, 0));
	case REASON_below_median:
		return SAID(arena, p, reason_below_median, .percent =
		    number_digits(arena, 100 * o->price / o->like.median, 2));
	case REASON_supply:
		return SAID_PLAIN(p, reason_supply);
	case REASON_idle_commitment:
		return SAID_PLAIN(p, reason_idle_commitment);
	case REASON_limits_unsure:
		return SAID(arena, p, reason_limits_unsure,
		    .times = number_digits(arena, grade_misses(o), 2));
	case REASON_best_offer:
		return best_offer(arena, p, o, costs);
	case REASON_rivals_near:
		return SAID(arena, p, reason_rivals_near,
		    .rivals = rivals(arena, p, o), .settled_by = settles(o),
		    .likelier = likelier(o));
	case REASON_next_is_near:
		return SAID_PLAIN(p, reason_next_is_near);
	case REASON_COUNT:
		break;
	}
	return "";
}

char *
order_reasons(struct arena *arena, const struct phrases *p,
    const struct order *o, bool costs)
{
	struct text t;
	size_t start;

	text_init(&t, arena);
	for (unsigned r = 0; r < REASON_COUNT; r++) {
		if (!(o->reasons & 1u << r))
			continue;
		if (t.len)
			text_char(&t, ' ');
		start = t.len;
		text_printf(&t, "%s.", order_reason(arena, p, o, r,
		    costs));
		if (start)
			t.data[start] = (char)toupper(
			    (unsigned char)t.data[start]);
	}
	return t.data;
}
