/*
 * Days of a feed that are wrong as a whole: its rows moved together, as a unit
 * or a currency does and no market.
 */
#include "catalog/hold.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "unit/number.h"

/* Ratios are one within this, and a price stood still within that. */
static const double one_ratio = 0.005, still = 0.03;
/* A factor that is the count. */
static const double by_count = 0.02;
/* Most of the rows or cards, and how few of them say nothing.  Of a ratio that
 * units and currencies have, two do. */
static const double most_of = 0.6;
enum { FEW = 3, FEW_KNOWN = 2 };
/* A price says how rows moved up to this age; another feed confirms one. */
static const double days_moved = 60, days_confirm = 31;
static const double same_price = 0.02;

/* A row beside what it was. */
struct move {
	struct sight *sight;
	double ratio;
};

struct moves {
	struct move *item;
	size_t count, cap;
};

/* Rows of one feed, or of a seller in it. */
struct rows {
	struct judging *judging;
	struct sight *from, *to;
	enum hold_rule rule;
};

static bool
is_price(double a, double b)
{
	return fabs(a / b - 1) <= same_price;
}

static bool
speaks_for(const struct sight *s, const struct offer *o, const char *feed)
{
	return feed != s->feed && o->provider.text && s->offer->provider.
	    text && !strcmp(o->provider.text, s->offer->provider.text) &&
	    sight_days(o, s->offer) <= days_confirm &&
	    is_price(offer_asks(o), offer_asks(s->offer));
}

bool
sight_is_confirmed(const struct sight *s)
{
	const struct thing *t = s->thing;

	for (size_t i = 0; i < t->all.count; i++)
		if (t->all.item[i]->seen && speaks_for(s,
		    t->all.item[i]->seen, t->all.item[i]->
		    seen_by))
			return true;
	for (size_t i = 0; i < t->today.count; i++)
		if (speaks_for(s, t->today.item[i]->offer,
		    t->today.item[i]->feed))
			return true;
	return false;
}

static int
compare_moves(const void *left, const void *right)
{
	const struct move *a = left, *b = right;

	return a->ratio < b->ratio ? -1 : a->ratio > b->ratio;
}

static struct moves
moves_of(const struct rows *r)
{
	struct moves all = { 0 };

	for (struct sight *s = r->from; s < r->to; s++) {
		const struct offer *good = s->series->good;

		if (!good || s->series->feed != s->feed || s->accepted ||
		    sight_days(good, s->offer) > days_moved ||
		    !(offer_asks(good) > 0))
			continue;
		ARRAY_ADD(r->judging->own, &all, (struct move){ s,
		    offer_asks(s->offer) / offer_asks(good) });
	}
	if (all.count)
		qsort(all.item, all.count, sizeof(*all.item), compare_moves);
	return all;
}

static bool
is_of_count(const struct move *m)
{
	double count = m->sight->offer->count.value;

	return count > 1 && (fabs(m->ratio / count - 1) <= by_count ||
	    fabs(m->ratio * count - 1) <= by_count);
}

/* Of those that are sold several together, most moved by their count. */
static bool
moved_by_count(const struct moves *all)
{
	size_t several = 0, moved = 0;

	for (size_t i = 0; i < all->count; i++) {
		several += all->item[i].sight->offer->count.value > 1;
		moved += is_of_count(&all->item[i]);
	}
	return moved >= FEW && (double)moved >= most_of * (double)several;
}

static const char *
card_of(const struct move *m)
{
	return m->sight->offer->accelerator.text ?
	    m->sight->offer->accelerator.text : "";
}

static const char *
seller_of(const struct move *m)
{
	return m->sight->offer->provider.text ?
	    m->sight->offer->provider.text : "";
}

/* Are they of several sellers?  Those of one are its own day. */
static bool
of_several(const struct move *from, const struct move *to)
{
	for (const struct move *m = from; m < to; m++)
		if (strcmp(seller_of(m), seller_of(from)) != 0)
			return true;
	return false;
}

static bool
is_same_card(const struct move *a, const struct move *b)
{
	return !strcmp(card_of(a), card_of(b)) && !strcmp(seller_of(a),
	    seller_of(b));
}

/* How many cards of sellers are among them, each once. */
static size_t
count_cards(const struct move *from, const struct move *to)
{
	size_t n = 0;

	for (const struct move *m = from; m < to; m++) {
		const struct move *first = from;

		while (!is_same_card(first, m))
			first++;
		n += first == m;
	}
	return n;
}

/* The ratio that most share and no other feed confirms; 0 where none is. */
static double
shared_ratio(const struct moves *all, bool several, size_t *shared)
{
	const struct move *item = all->item, *best = NULL;

	*shared = 0;
	for (size_t i = 0, end = 0; i < all->count; i++) {
		size_t n;

		while (end < all->count && item[end].ratio <= item[i].ratio *
		    (1 + one_ratio))
			end++;
		if (fabs(item[i].ratio - 1) <= still || (several &&
		    !of_several(item + i, item + end)))
			continue;
		n = count_cards(item + i, item + end);
		if (n > *shared) {
			*shared = n;
			best = &item[i + (end - i) / 2];
		}
	}
	if (!best || (double)*shared < most_of * (double)count_cards(item,
	    item + all->count))
		return 0;
	return sight_is_confirmed(best->sight) ? 0 : best->ratio;
}

/* What ratios of units and of currencies mean, or NULL. */
static const char *
known_ratio(const struct judging *j, double ratio)
{
	const struct record_list *rates = &j->catalog->exchanges;

	for (int n = 2; n <= 16; n *= 2) {
		if (fabs(ratio * n - 1) <= one_ratio)
			return arena_printf(j->own, "divided by %d?", n);
		if (fabs(ratio / n - 1) <= one_ratio)
			return arena_printf(j->own, "times %d?", n);
	}
	for (size_t i = 0; i < rates->count; i++) {
		const struct exchange *e = (const struct exchange *)
		    rates->item[i];

		if (fabs(ratio / e->usd.value - 1) <= still / 2 ||
		    fabs(ratio * e->usd.value - 1) <= still / 2)
			return arena_printf(j->own, "%s for USD?",
			    e->currency.text ? e->currency.text : "?");
	}
	return NULL;
}

static void
hold_rows(const struct rows *r, const char *why)
{
	for (struct sight *s = r->from; s < r->to; s++)
		if (!s->accepted && !s->rule) {
			s->rule = r->rule;
			s->why = why;
		}
}

static void
judge_rows(const struct rows *r)
{
	struct judging *j = r->judging;
	struct moves all = moves_of(r);
	size_t shared;
	double ratio = shared_ratio(&all, r->rule ==
	    HOLD_feed_ratio, &shared);
	const char *known = ratio > 0 ? known_ratio(j, ratio) : NULL;
	size_t count = count_cards(all.item, all.item + all.count);

	if (moved_by_count(&all))
		hold_rows(r, arena_strdup(j->arena, "each price moved by its "
		    "count: one for all, or all for one?"));
	else if (ratio > 0 && shared >= (size_t)(known ? FEW_KNOWN : FEW))
		hold_rows(r, arena_printf(j->arena, "%zu of %zu cards cost "
		    "%s times what they did%s%s", shared, count,
		    number_digits(j->own, ratio, 3), known ? ": " : "",
		    known ? known : ""));
}

static bool
same_seller(const struct sight *a, const struct sight *b)
{
	const char *x = a->offer->provider.text, *y = b->offer->provider.text;

	return a->feed == b->feed && !strcmp(x ? x : "", y ? y : "");
}

static bool
same_feed(const struct sight *a, const struct sight *b)
{
	return a->feed == b->feed;
}

static void
judge_parts(struct judging *j, struct sight *from, struct sight *to,
    enum hold_rule rule, bool (*same)(const struct sight *,
    const struct sight *))
{
	for (struct sight *s = from, *end; s < to; s = end) {
		for (end = s; end < to && same(s, end);)
			end++;
		if (!s->rule)
			judge_rows(&(struct rows){ j, s, end, rule });
	}
}

void
judge_day(struct judging *j, struct sight *from, struct sight *to)
{
	judge_parts(j, from, to, HOLD_feed_ratio, same_feed);
	judge_parts(j, from, to, HOLD_seller_ratio, same_seller);
}
