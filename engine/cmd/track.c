#include "cmd/track.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "feed/date.h"
#include "validate/score.h"

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

const char *
track_asked_word(enum track_asked asked)
{
	return (const char *[]){ "no", "market", "price" }[asked];
}

const char *
track_cause_word(enum track_cause cause)
{
	return (const char *[]){ "kept", "moved", "learnt" }[cause];
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

static const char *
tier_of(const char *seller)
{
	const char *slash = strrchr(seller, '/');

	return slash ? slash : "";
}

/* Was it gone on the first day, too?  Then nobody missed it since. */
static bool
was_gone(const struct track_sights *then, const struct track_sight *of)
{
	for (size_t i = 0; i < then->count; i++) {
		const struct track_sight *s = &then->item[i];

		if (s->gone && !strcmp(s->accelerator, of->accelerator) &&
		    !strcmp(s->seller, of->seller) &&
		    !strcmp(s->witness, of->witness))
			return true;
	}
	return false;
}

/* By the prices on record on the later day. */
static enum track_asked
asked(const struct track_order *was, const struct track_order *now)
{
	enum track_asked most = TRACK_UNASKED;

	for (size_t i = 0; i < now->sights.count; i++) {
		const struct track_sight *s = &now->sights.item[i];

		if (strcmp(s->accelerator, was->accelerator) != 0 ||
		    strcmp(tier_of(s->seller), tier_of(was->seller)) != 0)
			continue;
		if (!strcmp(s->seller, was->seller) &&
		    (strcmp(s->seen, was->day) > 0 || (s->gone &&
		    !was_gone(&was->sights, s))))
			return TRACK_PRICE;
		if (strcmp(s->seen, was->day) > 0)
			most = TRACK_MARKET;
	}
	return most;
}

/* Had the guide its price, or could its witness have seen it? */
static bool
is_known(const struct track_sights *sights, const struct track_order *of)
{
	for (size_t i = 0; i < sights->count; i++) {
		const struct track_sight *s = &sights->item[i];

		if (!strcmp(s->seller, of->seller) &&
		    (!strcmp(s->accelerator, of->accelerator) ||
		    !strcmp(s->witness, of->witness)))
			return true;
	}
	return false;
}

struct track_held
track_compare(const struct track_order *was, const struct track_order *now)
{
	struct track_held held = { .cause = TRACK_MOVED };

	if (!was->accelerator)
		return held;
	held.asked = asked(was, now);
	if (!now->accelerator)
		return held;
	held.accelerator = !strcmp(was->accelerator, now->accelerator);
	held.seller = held.accelerator && !strcmp(was->seller, now->seller);
	for (size_t i = 0; i < now->cost_count; i++)
		if (!strcmp(now->costs[i].accelerator, was->accelerator) &&
		    now->usd > 0)
			held.ratio = now->costs[i].usd / now->usd;
	if (held.accelerator)
		held.cause = TRACK_KEPT;
	else if (!is_known(&was->sights, now))
		held.cause = TRACK_LEARNT;
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

static bool
is_counted(const struct track_order *of, const char *grade, const char *day)
{
	return of->accelerator && (!grade || !strcmp(of->grade, grade)) &&
	    (!day || !strcmp(of->day, day));
}

static void
tally_one(struct track_tally *t, const struct track_held *held, double *more)
{
	t->orders++;
	if (held->asked == TRACK_UNASKED) {
		t->unasked_kept += held->accelerator;
		return;
	}
	t->asked++;
	t->accelerator += held->accelerator;
	t->seller += held->seller;
	t->near += held->near;
	t->price_seen += held->accelerator && held->asked == TRACK_PRICE;
	t->learnt += held->cause == TRACK_LEARNT;
	if (held->ratio > 0)
		more[t->priced++] = fmax(held->ratio - 1, 0);
}

static int
ascending(const void *x, const void *y)
{
	const double *a = x, *b = y;

	return (*a > *b) - (*a < *b);
}

struct track_tally
track_count(struct arena *arena, const struct track_order *all, size_t n,
    const char *grade, const char *day, enum track_span span)
{
	struct track_tally t = { 0 };
	double *more = arena_array(arena, n + 1, sizeof(*more));

	for (size_t i = 0; i < n; i++) {
		const struct track_order *now = is_counted(&all[i], grade,
		    day) ? track_later(all, n, &all[i], span) : NULL;
		struct track_held held;

		if (!now)
			continue;
		held = track_compare(&all[i], now);
		tally_one(&t, &held, more);
	}
	if (!t.priced)
		return t;
	qsort(more, t.priced, sizeof(*more), ascending);
	t.median = score_quantile(more, t.priced, 0.5);
	t.p90 = score_quantile(more, t.priced, 0.9);
	return t;
}

const char *
track_odds_word(enum track_odds odds)
{
	return odds == TRACK_DRAWN ? "drawn" : "like_orders";
}

static double
odds_of(const struct track_order *of, enum track_odds odds)
{
	if (odds == TRACK_DRAWN)
		return of->knows ? of->p_accelerator : 0;
	return of->kept_first;
}

static struct track_stated
stated_new(struct arena *arena, size_t n)
{
	return (struct track_stated){
		.p = arena_array(arena, n + 1, sizeof(double)),
		.came = arena_array(arena, n + 1, sizeof(bool)),
		.learnt = arena_array(arena, n + 1, sizeof(bool)) };
}

struct track_stated
track_stated(struct arena *arena, const struct track_order *all, size_t n,
    enum track_odds odds)
{
	struct track_stated s = stated_new(arena, n);

	for (size_t i = 0; i < n; i++) {
		const struct track_order *now = all[i].accelerator &&
		    odds_of(&all[i], odds) > 0 ? track_later(all, n, &all[i],
		    TRACK_MONTH) : NULL;
		struct track_held held;

		if (!now)
			continue;
		held = track_compare(&all[i], now);
		if (held.asked == TRACK_UNASKED)
			continue;
		s.p[s.count] = odds_of(&all[i], odds);
		s.came[s.count] = held.accelerator;
		s.learnt[s.count++] = held.cause == TRACK_LEARNT;
	}
	return s;
}

struct track_stated
track_unlearnt(struct arena *arena, const struct track_stated *all)
{
	struct track_stated s = stated_new(arena, all->count);

	for (size_t i = 0; i < all->count; i++) {
		if (all->learnt[i])
			continue;
		s.p[s.count] = all->p[i];
		s.came[s.count] = all->came[i];
		s.learnt[s.count++] = false;
	}
	return s;
}

static int
bin_of(double p)
{
	int bin = (int)(p * TRACK_BINS);

	return bin < TRACK_BINS ? bin : TRACK_BINS - 1;
}

struct track_bin
track_bin(const struct track_stated *s, int bin)
{
	struct track_bin b = { 0 };

	for (size_t i = 0; i < s->count; i++) {
		if (bin_of(s->p[i]) != bin)
			continue;
		b.orders++;
		b.kept += s->came[i];
		b.learnt += s->learnt[i];
		b.mean += s->p[i];
	}
	if (b.orders)
		b.mean /= (double)b.orders;
	return b;
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
