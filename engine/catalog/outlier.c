/*
 * Prices that are likely wrong, each by itself.  They are held back: a slip of
 * the keyboard, or a feed that changed its unit, must not decide what someone
 * buys.
 */
#include "catalog/hold.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "catalog/vocabulary.h"
#include "unit/number.h"

/* Fewer prices than this say nothing about each other. */
enum { ENOUGH = 3 };

/* How many times what it cost before is still a price; and what others ask:
 * the large clouds ask up to five times as much as a marketplace. */
static const double far = 4, far_others = 6, far_market = 12;
/* A price is no lone one that is within this of another seller's. */
static const double alone = 2;
/* A year's rent, and a price, beside the list price of the accelerator. */
static const double far_rent = 20, far_price = 8, far_used = 50;
/* How near a factor is to the accelerator count to be taken for it. */
static const double near = 0.1, near_itself = 0.02;
static const double year = 8766 * 3600.0;
/* More than any accelerator was ever rented or sold for. */
static const double most_rent = 60 / 3600.0, most_price = 150000;
/* A card with HBM for this or less is a place in a table that nobody filled;
 * those with less memory are old, and let for less. */
static const double placeholder = 0.5 / 3600, much_memory = 39e9;
/* A new label of a region, beside the one that it stands for. */
static const double moved = 0.25;
/* A seller's machine, for each card beside its others. */
static const double no_card = 0.4;
/* Between which ratios two prices are the same, give or take. */
static const double least_same = 0.8, most_same = 1.25;
/* Zones of a region differ by less. */
static const double swapped = 1.01;
/* How old, in days, a price is that one on demand is held against; of the same
 * seller; of others; and on spot, on the guide's date. */
static const double days_spot = 31, days_seller = 60, days_others = 400;
static const double days_old_spot = 14;
/* From how many in a machine on a price may be of all of them, and how many
 * times what others ask it is then. */
static const double machine = 4, of_all = 3;

static const char *
said(const struct word *w)
{
	return w->text ? w->text : "";
}

static bool
is_new(const struct offer *o)
{
	return !*said(&o->condition) || !strcmp(o->condition.text, "new");
}

static bool
is_tier(const struct offer *o, const char *tier)
{
	return !strcmp(said(&o->tier), tier);
}

static bool
is_market(const struct offer *o)
{
	return o->seller && !strcmp(said(&o->seller->sells_as),
	    "marketplace");
}

static const struct accelerator *
accelerator_of(const struct judging *j, const struct offer *o)
{
	return (const struct accelerator *)catalog_follow(j->catalog,
	    "accelerator", &o->accelerator);
}

static bool __attribute__((format(printf, 4, 5)))
hold(struct judging *j, struct sight *s, enum hold_rule rule, const char *fmt,
    ...)
{
	va_list args;

	va_start(args, fmt);
	s->why = arena_vprintf(j->arena, fmt, args);
	va_end(args);
	s->rule = rule;
	return true;
}

/* What one seller asks. */
struct asked {
	const char *provider;
	double price;
};

struct prices {
	struct asked *item;
	size_t count, cap;
};

static int
compare_doubles(const void *left, const void *right)
{
	double a = *(const double *)left, b = *(const double *)right;

	return (a > b) - (a < b);
}

static double
median_of(double *value, size_t count)
{
	qsort(value, count, sizeof(*value), compare_doubles);
	return count % 2 ? value[count / 2] :
	    (value[count / 2] + value[count / 2 - 1]) / 2;
}

/* By seller, then by price. */
static int
compare_asked(const void *left, const void *right)
{
	const struct asked *a = left, *b = right;
	int order = strcmp(a->provider, b->provider);

	return order ? order : (a->price > b->price) - (a->price < b->price);
}

/* The median of each seller's prices, one behind the other; how many. */
static size_t
medians(struct arena *arena, struct prices *all, double *median)
{
	double *value = arena_array(arena, all->count + 1, sizeof(*value));
	size_t sellers = 0, n = 0;

	if (all->count)
		qsort(all->item, all->count, sizeof(*all->item),
		    compare_asked);
	for (size_t i = 0; i < all->count; i++) {
		value[n++] = all->item[i].price;
		if (i + 1 < all->count && !strcmp(all->item[i].provider,
		    all->item[i + 1].provider))
			continue;
		median[sellers++] = median_of(value, n);
		n = 0;
	}
	return sellers;
}

/* The median over sellers, each with one say; of few sellers that over the
 * prices; none where there are few of these. */
static void
settle_usual(struct arena *arena, struct thing *t, struct prices *all)
{
	double *median = arena_array(arena, all->count + 1, sizeof(*median));
	size_t n = medians(arena, all, median);

	t->sellers = n;
	t->usual = 0;
	if (n >= ENOUGH) {
		t->usual = median_of(median, n);
		t->least = median[0];
		t->most = median[n - 1];
		return;
	}
	for (size_t i = 0; i < all->count; i++)
		median[i] = all->item[i].price;
	if (all->count >= ENOUGH)
		t->usual = median_of(median, all->count);
}

static void
add_price(struct arena *arena, struct prices *all, const struct offer *o)
{
	if (offer_asks(o) > 0)
		ARRAY_ADD(arena, all, (struct asked){ said(&o->provider),
		    offer_asks(o) });
}

/* What such a thing cost before the day; where too few sold it then, on the
 * day itself. */
static void
ask_usual(const struct judging *j, struct thing *t, const struct sight *s)
{
	struct arena *arena = arena_child(j->own);
	struct prices all = { 0 };

	for (size_t i = 0; i < t->all.count; i++) {
		const struct offer *good = t->all.item[i]->good;

		if (good && sight_days(good, s->offer) <= days_others)
			add_price(arena, &all, good);
	}
	settle_usual(arena, t, &all);
	if (!(t->usual > 0)) {
		for (size_t i = 0; i < t->today.count; i++)
			if (!t->today.item[i]->series->good)
				add_price(arena, &all,
				    t->today.item[i]->offer);
		settle_usual(arena, t, &all);
	}
	t->asked = s->day;
	arena_free(arena);
}

static const struct thing *
usual_of(const struct judging *j, const struct sight *s)
{
	if (!s->thing->asked || strcmp(s->thing->asked, s->day))
		ask_usual(j, s->thing, s);
	return s->thing;
}

static const char *
hint(const struct offer *o, double factor, double nearness)
{
	double count = o->count.value;

	if (count > 1 && fabs(factor / count - 1) <= nearness)
		return "; the factor is its count: a price per instance?";
	if (count > 1 && fabs(factor * count - 1) <= nearness)
		return "; the factor is its count: divided twice?";
	return "";
}

static bool
is_far(double factor, double by)
{
	return factor > by || factor < 1 / by;
}

/* "NVIDIA A40, on demand" */
static const char *
name_of(const struct judging *j, const struct offer *o)
{
	const struct accelerator *a = accelerator_of(j, o);
	const struct tier *tier = tier_find(j->catalog, said(&o->tier));
	char *terms = arena_strdup(j->own, tier && tier->name.text ?
	    tier->name.text : said(&o->tier));

	*terms = (char)tolower((unsigned char)*terms);
	return arena_printf(j->own, "%s, %s", a && a->name.text ?
	    a->name.text : said(&o->accelerator), terms);
}

/* Did another seller ask about as much before? */
static bool
is_among_others(const struct sight *s)
{
	for (size_t i = 0; i < s->thing->all.count; i++) {
		const struct offer *good = s->thing->all.item[i]->good;

		if (good && strcmp(said(&good->provider), said(
		    &s->offer->provider)) && !is_far(offer_asks(good) /
		    offer_asks(s->offer), alone))
			return true;
	}
	return false;
}

static bool
speaks_for(const struct sight *s, const struct offer *o, double usual)
{
	return o != s->offer && o->provider.text && s->offer->provider.text &&
	    !strcmp(o->provider.text, s->offer->provider.text) &&
	    !is_far(offer_asks(o) / usual, far_others) && !is_far(
	    offer_asks(o) / offer_asks(s->offer), far_others);
}

/* Has the seller machines between what others ask and this?  Large hosts have
 * a price too. */
static bool
is_among_own(const struct sight *s, double usual)
{
	const struct thing *t = s->thing;

	for (size_t i = 0; i < t->all.count; i++)
		if (t->all.item[i]->good && speaks_for(s, t->all.item[i]->
		    good, usual))
			return true;
	for (size_t i = 0; i < t->today.count; i++)
		if (speaks_for(s, t->today.item[i]->offer, usual))
			return true;
	return false;
}

/* Beside what such a thing costs elsewhere. */
static bool
beside_others(struct judging *j, struct sight *s)
{
	const struct offer *o = s->offer;
	double usual = usual_of(j, s)->usual, factor;

	if (s->series->good || !(usual > 0))
		return false;
	factor = offer_asks(o) / usual;
	if (!is_far(factor, is_market(o) ? far_market : far_others) ||
	    is_among_others(s) || is_among_own(s, usual) ||
	    sight_is_confirmed(s))
		return false;
	return hold(j, s, HOLD_others, "%s is %s times the median of %s, "
	    "%s%s", offer_asked(j, o, offer_asks(o)), hold_times(j, factor),
	    name_of(j, o), offer_asked(j, o, usual), hint(o, factor, near));
}

static bool
beside_most(struct judging *j, struct sight *s)
{
	const struct offer *o = s->offer;

	if (s->series->good || !accelerator_of(j, o) || offer_asks(o) <=
	    (offer_is_bought(o) ? most_price : most_rent))
		return false;
	return hold(j, s, HOLD_most, "%s is more than anyone asks for one "
	    "accelerator", offer_asked(j, o, offer_asks(o)));
}

static bool
before_launch(struct judging *j, struct sight *s)
{
	const struct offer *o = s->offer;
	const struct accelerator *a = accelerator_of(j, o);

	if (s->series->good || !a || !a->launched.text || !o->date.text ||
	    strcmp(o->date.text, a->launched.text) >= 0)
		return false;
	return hold(j, s, HOLD_launch, "%s is dated before the day that %s "
	    "was launched, %s", offer_asked(j, o, offer_asks(o)),
	    a->name.text ? a->name.text : o->accelerator.text,
	    a->launched.text);
}

/* Beside what the accelerator was listed at. */
static bool
beside_list(struct judging *j, struct sight *s)
{
	const struct offer *o = s->offer;
	const struct accelerator *a = accelerator_of(j, o);
	bool bought = offer_is_bought(o);
	double factor;

	if (s->series->good || !a || !a->list_price.fact.given)
		return false;
	factor = offer_asks(o) / a->list_price.value * (bought ? 1 : year);
	if (!is_far(factor, !bought ? far_rent : is_new(o) ? far_price :
	    far_used))
		return false;
	return hold(j, s, HOLD_list_price, "%s is %s times its list price%s",
	    offer_asked(j, o, offer_asks(o)), hold_times(j, factor), bought ?
	    "" : " a year");
}

/* Beside what the same cost when it was last seen. */
static bool
beside_itself(struct judging *j, struct sight *s)
{
	const struct offer *o = s->offer, *last = s->series->good;
	double factor = last ? offer_asks(o) / offer_asks(last) : 1;
	const char *why = hint(o, factor, near_itself);

	if (!last || (!*why && !is_far(factor, far)) || (is_tier(o, "spot") &&
	    sight_days(o, last) > days_seller))
		return false;
	return hold(j, s, HOLD_step, "%s is %s times its price of %s, %s%s",
	    offer_asked(j, o, offer_asks(o)), hold_times(j, factor),
	    said(&last->date), offer_asked(j, o, offer_asks(last)), why);
}

static bool
is_placeholder(struct judging *j, struct sight *s)
{
	const struct offer *o = s->offer;
	const struct accelerator *a = accelerator_of(j, o);

	if (offer_is_bought(o) || is_market(o) || !is_tier(o, "on_demand") ||
	    !a || !a->memory_type.text || !text_starts(a->memory_type.text,
	    "HBM") || a->memory.value < much_memory || offer_asks(o) >
	    placeholder || sight_is_confirmed(s))
		return false;
	return hold(j, s, HOLD_placeholder, "%s for a card with %s: a cell "
	    "that nobody filled in?", offer_asked(j, o, offer_asks(o)),
	    a->memory_type.text);
}

static bool
same_word(const struct word *a, const struct word *b)
{
	return !strcmp(said(a), said(b));
}

static bool
same_count(const struct offer *a, const struct offer *b)
{
	return a->count.value <= b->count.value &&
	    a->count.value >= b->count.value;
}

static bool
same_machine(const struct offer *a, const struct offer *b)
{
	return same_word(&a->provider, &b->provider) &&
	    same_word(&a->sku, &b->sku) && same_count(a, b);
}

/* A seller's swapped column: both rows of it are doubtful.  Where they are the
 * same, a bid has met the price on demand, which stands. */
static bool
is_swapped(struct judging *j, struct sight *s)
{
	const struct offer *o = s->offer;
	bool spot = is_tier(o, "spot");
	const struct thing *t = thing_in_tier(j, o, spot ? "on_demand" :
	    "spot");

	if (offer_is_bought(o) || is_market(o) || !t ||
	    (!spot && !is_tier(o, "on_demand")))
		return false;
	for (size_t i = 0; i < t->today.count; i++) {
		const struct sight *other = t->today.item[i];
		const struct offer *p = other->offer;

		if (other->feed != s->feed || other->accepted ||
		    !same_machine(o, p) ||
		    !same_word(&o->region, &p->region) || (spot ?
		    offer_asks(o) < offer_asks(p) : offer_asks(p) <=
		    offer_asks(o) * swapped))
			continue;
		return hold(j, s, HOLD_spot_above, "%s %s, and the same "
		    "machine %s %s: columns swapped?", offer_asked(j, o,
		    offer_asks(o)), spot ? "on spot" : "on demand",
		    offer_asked(j, p, offer_asks(p)), spot ? "on demand" :
		    "on spot");
	}
	return false;
}

/* "global" and "any" are anywhere. */
static bool
agree(const char *a, const char *b)
{
	static const char *const anywhere[] = { "", "global", "any" };

	for (size_t i = 0; i < COUNT(anywhere); i++)
		if (!strcmp(a, anywhere[i]) || !strcmp(b, anywhere[i]))
			return true;
	return !strcmp(a, b);
}

/* Hosts of others, which the same seller lets as well. */
static bool
is_community(const struct offer *o)
{
	return !strcmp(said(&o->seller_tier), "community") ||
	    !strcmp(said(&o->region), "community");
}

static bool
is_instance(const struct offer *o)
{
	return o->unit.text && text_starts(o->unit.text, "instance");
}

/* Machines have names of their own; cards are cards. */
static bool
may_be_same(const struct offer *a, const struct offer *b)
{
	return same_count(a, b) && (!is_instance(a) || !is_instance(b) ||
	    same_word(&a->sku, &b->sku));
}

static bool
has_spot_above(const struct sight *s, const struct offer *spot,
    const char *feed)
{
	const struct offer *o = s->offer;

	return feed != s->feed && same_word(&o->provider, &spot->provider) &&
	    may_be_same(o, spot) &&
	    !is_community(spot) && agree(said(&o->region),
	    said(&spot->region)) && sight_days(o, spot) <= days_spot &&
	    offer_asks(o) <= offer_asks(spot);
}

/* Its neighbour's column: what another feed calls preemptible. */
static bool
is_preemptible(struct judging *j, struct sight *s)
{
	const struct thing *t = thing_in_tier(j, s->offer, "spot");
	const struct offer *spot = NULL;

	if (!t || !is_tier(s->offer, "on_demand") || is_market(s->offer))
		return false;
	for (size_t i = 0; i < t->all.count && !spot; i++) {
		const struct series *c = t->all.item[i];

		if (c->good && has_spot_above(s, c->good, c->feed))
			spot = c->good;
	}
	for (size_t i = 0; i < t->today.count && !spot; i++)
		if (has_spot_above(s, t->today.item[i]->offer,
		    t->today.item[i]->feed))
			spot = t->today.item[i]->offer;
	if (!spot)
		return false;
	return hold(j, s, HOLD_below_spot, "%s on demand is no more than "
	    "%s's preemptible price of %s, %s, in another feed",
	    offer_asked(j, s->offer, offer_asks(s->offer)),
	    offer_seller(spot), said(&spot->date), offer_asked(j, spot,
	    offer_asks(spot)));
}

static bool
is_same_price(double a, double b)
{
	return a / b >= least_same && a / b <= most_same;
}

/* Did it move away from what it cost, by more than two feeds may differ? */
static bool
has_moved(const struct sight *s)
{
	return s->series->good && !is_same_price(offer_asks(s->offer),
	    offer_asks(s->series->good));
}

/* Two feeds of one day: that which moved away is doubtful. */
static bool
beside_feeds(struct judging *j, struct sight *s)
{
	const struct offer *o = s->offer, *against = NULL;

	if (is_market(o) || !has_moved(s))
		return false;
	for (size_t i = 0; i < s->thing->today.count; i++) {
		const struct sight *other = s->thing->today.item[i];
		const struct offer *p = other->offer;

		if (other->feed == s->feed || !same_word(&o->provider,
		    &p->provider) || !same_count(o, p) || !agree(said(
		    &o->region), said(&p->region)) || !agree(said(
		    &o->seller_tier), said(&p->seller_tier)))
			continue;
		if (is_same_price(offer_asks(o), offer_asks(p)))
			return false;
		if (!has_moved(other))
			against = p;
	}
	return against && hold(j, s, HOLD_two_feeds, "%s, and another feed "
	    "has %s at %s that day", offer_asked(j, o, offer_asks(o)),
	    offer_seller(o), offer_asked(j, against, offer_asks(against)));
}

static bool
is_gone_today(const struct sight *s, const struct series *c)
{
	for (size_t i = 0; i < s->thing->today.count; i++)
		if (s->thing->today.item[i]->series == c)
			return false;
	return true;
}

/* The label of a region changed, and the price with it. */
static bool
is_relabelled(struct judging *j, struct sight *s)
{
	const struct offer *o = s->offer, *was = NULL;

	if (s->series->good || !*said(&o->region) || is_market(o))
		return false;
	for (size_t i = 0; i < s->thing->all.count; i++) {
		const struct series *c = s->thing->all.item[i];

		if (!c->good || c->feed != s->feed || !same_machine(o,
		    c->good) || sight_days(o, c->good) > days_seller)
			continue;
		if (!is_gone_today(s, c))
			return false;
		if (!was || strcmp(said(&c->good->date), said(&was->date)) >
		    0)
			was = c->good;
	}
	if (!was || fabs(offer_asks(o) / offer_asks(was) - 1) < moved)
		return false;
	return hold(j, s, HOLD_region_step, "%s in %s, for %s in %s on %s",
	    offer_asked(j, o, offer_asks(o)), said(&o->region), offer_asked(j,
	    was, offer_asks(was)), said(&was->region), said(&was->date));
}

/* Twos, fours, eights, and racks of fours. */
static bool
is_usual_count(double count)
{
	return count < machine ? count < 3 : fmod(count, machine) < 0.5;
}

/* Was it ever sold, and never so many together? */
static bool
is_sold_otherwise(const struct sight *s)
{
	bool sold = false;

	for (size_t i = 0; i < s->thing->all.count; i++) {
		const struct offer *good = s->thing->all.item[i]->good;

		if (!good || !same_word(&good->provider, &s->offer->provider))
			continue;
		if (same_count(good, s->offer))
			return false;
		sold = true;
	}
	return sold;
}

static bool
is_no_machine(struct judging *j, struct sight *s)
{
	const struct offer *o = s->offer;

	if (offer_is_bought(o) || is_market(o) || !is_sold_otherwise(s)
	    || is_usual_count(o->count.value) || !o->provider.text)
		return false;
	return hold(j, s, HOLD_no_such_count, "%.0f in a machine, which %s "
	    "never sold", o->count.value, offer_seller(o));
}

/* The same seller's other machines with this card. */
static bool
lacks_card(struct judging *j, struct sight *s)
{
	const struct offer *o = s->offer;
	double least = HUGE_VAL;
	size_t n = 0;

	if (offer_is_bought(o) || is_market(o))
		return false;
	for (size_t i = 0; i < s->thing->all.count; i++) {
		const struct offer *good = s->thing->all.item[i]->good;

		if (!good || !same_word(&good->provider, &o->provider) ||
		    !same_word(&good->seller_tier, &o->seller_tier) ||
		    sight_days(good, o) > days_seller)
			continue;
		least = fmin(least, offer_asks(good));
		n++;
	}
	if (n < ENOUGH - 1 || offer_asks(o) >= no_card * least)
		return false;
	return hold(j, s, HOLD_no_card, "%s for a card that %s lets for %s "
	    "and more elsewhere: the machine alone?", offer_asked(j, o,
	    offer_asks(o)), offer_seller(o), offer_asked(j, o, least));
}

/* Above all that others ask; divided by its count it is among them. */
static bool
is_of_all(struct judging *j, struct sight *s)
{
	const struct offer *o = s->offer;
	const struct thing *t = usual_of(j, s);
	double asked = offer_asks(o), each = asked / o->count.value;

	if (s->series->good || offer_is_bought(o) || is_market(o) ||
	    o->count.value < machine || t->sellers < ENOUGH ||
	    asked <= t->most * most_same || asked <= t->usual * of_all ||
	    each < t->least * least_same || each > t->most)
		return false;
	return hold(j, s, HOLD_per_instance, "%s is above all others, and "
	    "%s for each of %.0f fits: a price per instance?", offer_asked(j,
	    o, asked), offer_asked(j, o, each), o->count.value);
}

/* What moves every hour says nothing of today once it is old. */
static double
spot_days(const struct judging *j, const struct offer *o)
{
	return is_tier(o, "spot") && j->catalog->date && o->date.text ?
	    offer_age(o, j->catalog->date) / 86400 : 0;
}

bool
spot_is_old(const struct judging *j, const struct offer *o)
{
	return spot_days(j, o) > days_old_spot;
}

static bool
is_old_spot(struct judging *j, struct sight *s)
{
	return s->series->newest == s->offer && spot_is_old(j, s->offer) &&
	    hold(j, s, HOLD_old_spot, "a spot price of %s, older than %.0f "
	    "days", said(&s->offer->date), days_old_spot);
}

void
judge_row(struct judging *j, struct sight *s)
{
	static bool (*const rule[])(struct judging *, struct sight *) = {
		beside_itself, is_relabelled, beside_others, is_of_all,
		beside_most, before_launch, is_placeholder, is_swapped,
		is_preemptible, beside_feeds, is_no_machine, lacks_card,
		beside_list, is_old_spot,
	};

	if (s->accepted || !(offer_asks(s->offer) > 0))
		return;
	for (size_t i = 0; i < COUNT(rule); i++)
		if (rule[i](j, s))
			return;
}
