#include "cmd/track.h"

#include <math.h>
#include <string.h>

#include "feed/date.h"

static const struct {
	const char *word;
	double days, slack;
} spans[TRACK_SPANS] = { { "week", 7, 3 }, { "month", 30, 3 },
	{ "quarter", 91, 9 } };

const char *
track_span_word(enum track_span span)
{
	return spans[span].word;
}

const struct track_order *
track_later(const struct track_order *all, size_t n,
    const struct track_order *of, enum track_span span)
{
	const struct track_order *best = NULL;
	double nearest = spans[span].slack, days;

	for (size_t i = 0; i < n; i++) {
		double off;

		if (strcmp(all[i].decision, of->decision) != 0 ||
		    !date_days(of->day, all[i].day, &days) || days <= 0)
			continue;
		off = fabs(days - spans[span].days);
		if (off > nearest || (best && off >= nearest))
			continue;
		best = &all[i];
		nearest = off;
	}
	return best;
}

struct track_held
track_compare(const struct track_order *was, const struct track_order *now)
{
	struct track_held held = { false, false, false, 0 };

	if (!was->accelerator || !now->accelerator)
		return held;
	held.accelerator = !strcmp(was->accelerator, now->accelerator);
	held.seller = held.accelerator && !strcmp(was->seller, now->seller);
	for (size_t i = 0; i < now->cost_count; i++)
		if (!strcmp(now->costs[i].accelerator, was->accelerator) &&
		    now->usd > 0)
			held.ratio = now->costs[i].usd / now->usd;
	held.near = held.ratio > 0 && held.ratio <= TRACK_NEAR;
	return held;
}

/* The next day of the same decision, or NULL. */
static const struct track_order *
next_of(const struct track_order *all, size_t n, size_t at)
{
	for (size_t i = at + 1; i < n; i++)
		if (!strcmp(all[i].decision, all[at].decision))
			return &all[i];
	return NULL;
}

/* Is the first one's accelerator first again within a week of it? */
static bool
comes_back(const struct track_order *all, size_t n, size_t first,
    const struct track_order *changed)
{
	const struct track_order *was = &all[first];
	double days;

	for (size_t i = (size_t)(changed - all) + 1; i < n; i++)
		if (!strcmp(all[i].decision, was->decision) &&
		    date_days(was->day, all[i].day, &days) &&
		    days <= spans[TRACK_WEEK].days &&
		    track_compare(was, &all[i]).accelerator)
			return true;
	return false;
}

struct track_flicker
track_flickers(const struct track_order *all, size_t n)
{
	struct track_flicker f = { 0, 0, 0 };

	for (size_t i = 0; i < n; i++) {
		const struct track_order *next = next_of(all, n, i);
		struct track_held held;

		if (!next)
			continue;
		f.days++;
		held = track_compare(&all[i], next);
		if (held.accelerator || !comes_back(all, n, i, next))
			continue;
		f.back++;
		f.near += held.near;
	}
	return f;
}

double
track_brier(const double *odds, const bool *came, size_t n)
{
	double sum = 0;

	for (size_t i = 0; i < n; i++)
		sum += (odds[i] - came[i]) * (odds[i] - came[i]);
	return n ? sum / (double)n : 0;
}

double
track_brier_constant(const bool *came, size_t n)
{
	double share = 0;

	for (size_t i = 0; i < n; i++)
		share += came[i] / (double)n;
	return share * (1 - share);
}
