#include "catalog/hold.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/text.h"
#include "catalog/evidence.h"
#include "catalog/vocabulary.h"
#include "unit/number.h"

static const struct {
	const char *id, *doc;
	bool whole;
} rules[] = {
#define HOLD(id, whole, what) [HOLD_##id] = { #id, what, whole },
#include "catalog/hold.def"
#undef HOLD
};

const char *
hold_id(enum hold_rule rule)
{
	return rules[rule].id;
}

const char *
hold_doc(enum hold_rule rule)
{
	return rules[rule].doc;
}

static const char *
said(const struct word *w)
{
	return w->text ? w->text : "";
}

bool
offer_is_bought(const struct offer *o)
{
	return o->purchase.fact.given;
}

double
offer_asks(const struct offer *o)
{
	return offer_is_bought(o) ? o->purchase.value : o->price.value;
}

const char *
offer_asked(const struct judging *j, const struct offer *o, double value)
{
	const char *unit = offer_is_bought(o) ? "USD" : "USD/h";

	return number_shown(j->own, value, unit, unit, 3);
}

const char *
hold_times(const struct judging *j, double factor)
{
	return number_digits(j->own, factor, 2);
}

double
sight_days(const struct offer *a, const struct offer *b)
{
	return a->date.text && b->date.text ? fabs(offer_age(a,
	    b->date.text)) / 86400 : 0;
}

static const char *
thing_key(const struct judging *j, const struct offer *o, const char *tier)
{
	const char *condition = said(&o->condition);

	return arena_printf(j->own, "%s\n%s\n%s", said(&o->accelerator), tier,
	    !strcmp(condition, "new") ? "" : condition);
}

struct thing *
thing_in_tier(const struct judging *j, const struct offer *o,
    const char *tier)
{
	return map_get(j->things, thing_key(j, o, tier));
}

static struct thing *
thing_of(struct judging *j, const struct offer *o)
{
	struct thing *t = thing_in_tier(j, o, said(&o->tier));

	if (!t) {
		t = ARENA_NEW(j->own, struct thing);
		map_put(j->things, thing_key(j, o, said(&o->tier)), t);
	}
	return t;
}

/* Who saw it, one pointer for each. */
static const char *
feed_of(struct judging *j, const struct offer *o)
{
	const char *source = offer_is_bought(o) ? o->purchase.fact.source :
	    o->price.fact.source;
	char *feed = map_get(j->sources, source ? source : ""), *known;
	const char *witness;
	size_t len;

	if (feed)
		return feed;
	witness = offer_witness(j->catalog, o, &len);
	feed = arena_strndup(j->own, witness ? witness : "", len);
	known = map_get(j->feeds, feed);
	if (!known)
		map_put(j->feeds, feed, feed);
	map_put(j->sources, source ? source : "", known ? known : feed);
	return known ? known : feed;
}

/* Someone looked at this price of this day, or at all of a feed's, and takes
 * it as right. */
static bool
is_accepted(const struct judging *j, const struct offer *o, const char *feed)
{
	const struct record_list *all = &j->catalog->acceptances;

	for (size_t i = 0; i < all->count; i++) {
		const struct accept *a = (const struct accept *)all->item[i];

		if (strcmp(said(&a->date), said(&o->date)) != 0)
			continue;
		if (a->offer.text ? !strcmp(a->offer.text, o->head.id) :
		    a->feed.text && !strcmp(a->feed.text, feed) &&
		    (!a->provider.text || !strcmp(a->provider.text,
		    said(&o->provider))))
			return true;
	}
	return false;
}

static void
add_chain(struct judging *j, struct offer *newest, bool retired)
{
	struct series *c = ARENA_NEW(j->own, struct series);
	struct thing *t = thing_of(j, newest);

	c->newest = newest;
	c->retired = retired;
	ARRAY_ADD(j->own, &t->all, c);
	for (struct offer *o = newest; o; o = o->before) {
		struct sight *s = &j->sight[j->count++];

		o->seller = newest->seller;
		*s = (struct sight){ .offer = o, .series = c, .thing = t,
			.feed = feed_of(j, o), .day = said(&o->date) };
		s->accepted = is_accepted(j, o, s->feed);
	}
}

static int
compare_sights(const void *left, const void *right)
{
	const struct sight *a = left, *b = right;
	int order = strcmp(a->day, b->day);

	order = order ? order : strcmp(a->feed, b->feed);
	order = order ? order : strcmp(said(&a->offer->provider),
	    said(&b->offer->provider));
	order = order ? order : strcmp(a->offer->head.id, b->offer->head.id);
	return order ? order : (a->offer->head.at.line > b->offer->head.at.
	    line) - (a->offer->head.at.line < b->offer->head.at.line);
}

static size_t
count_sights(const struct record_list *l)
{
	size_t n = 0;

	for (size_t i = 0; i < l->count; i++)
		for (const struct offer *o = (const struct offer *)l->item[i];
		    o; o = o->before)
			n++;
	return n;
}

static void
gather(struct judging *j)
{
	struct record_list *lists[] = { &j->catalog->offers,
		&j->catalog->retired };
	size_t room = count_sights(lists[0]) + count_sights(lists[1]);

	j->sight = arena_array(j->own, room + 1, sizeof(*j->sight));
	for (size_t l = 0; l < COUNT(lists); l++)
		for (size_t i = 0; i < lists[l]->count; i++)
			add_chain(j, (struct offer *)lists[l]->item[i], l);
	if (j->count)
		qsort(j->sight, j->count, sizeof(*j->sight), compare_sights);
}

/* What stands of a day joins what the next days are judged by. */
static void
settle(struct judging *j, struct sight *from, struct sight *to)
{
	for (struct sight *s = from; s < to; s++) {
		s->series->seen = s->offer;
		s->series->seen_by = s->feed;
		if (!s->rule) {
			s->series->good = s->offer;
			s->series->feed = s->feed;
			continue;
		}
		s->offer->held = s->why;
		s->offer->held_by = hold_id(s->rule);
		ARRAY_ADD(j->arena, &j->catalog->alarms, &s->offer->head);
	}
}

static void
begin_day(struct judging *j, struct sight *from, struct sight *to)
{
	for (struct sight *s = from; s < to; s++)
		s->thing->today.count = 0;
	for (struct sight *s = from; s < to; s++)
		ARRAY_ADD(j->own, &s->thing->today, s);
}

static void
end_day(struct sight *from, struct sight *to)
{
	for (struct sight *s = from; s < to; s++)
		s->thing->today.count = 0;
}

static void
walk(struct judging *j)
{
	struct sight *end = j->sight + j->count;

	for (struct sight *s = j->sight, *to; s < end; s = to) {
		for (to = s; to < end && !strcmp(to->day, s->day);)
			to++;
		begin_day(j, s, to);
		judge_day(j, s, to);
		for (struct sight *row = s; row < to; row++)
			if (!row->rule)
				judge_row(j, row);
		end_day(s, to);
		settle(j, s, to);
	}
}

/* Of rows that decide now. */
static bool
is_told(const struct sight *s)
{
	return s->rule && s->series->newest == s->offer && !s->series->retired;
}

static struct origin
priced_at(const struct offer *o)
{
	return offer_is_bought(o) ? o->purchase.fact.at : o->price.fact.at;
}

/* So many that are held back stand alone; of more, so many are named. */
enum { ALONE = 3 };

/* A feed that goes wrong does so in many rows: one message tells of them. */
static void
tell_many(struct judging *j, struct sight *const *all, size_t count,
    struct diags *diags)
{
	struct text t;

	text_init(&t, j->own);
	for (size_t i = 0; i < ALONE; i++)
		text_printf(&t, "%s\"%s\": %s", i ? "; " : "",
		    all[i]->offer->head.id, all[i]->why);
	diag(diags, DIAG_price_outlier, priced_at(all[0]->offer),
	    "%zu prices are held back; the page of prices lists all. The "
	    "first %d: %s", count, ALONE, t.data);
}

static int
compare_places(const void *left, const void *right)
{
	const struct sight *a = *(struct sight *const *)left;
	const struct sight *b = *(struct sight *const *)right;
	int order = strcmp(said(&a->offer->accelerator),
	    said(&b->offer->accelerator));

	order = order ? order : strcmp(said(&a->offer->tier),
	    said(&b->offer->tier));
	order = order ? order : (offer_asks(a->offer) > offer_asks(b->offer)) -
	    (offer_asks(a->offer) < offer_asks(b->offer));
	return order ? order : strcmp(a->offer->head.id, b->offer->head.id);
}

static void
tell_rows(struct judging *j, struct diags *diags)
{
	struct sight **all = arena_array(j->own, j->count + 1, sizeof(*all));
	size_t n = 0;

	for (size_t i = 0; i < j->count; i++)
		if (is_told(&j->sight[i]) && !rules[j->sight[i].rule].whole)
			all[n++] = &j->sight[i];
	if (n)
		qsort(all, n, sizeof(*all), compare_places);
	for (size_t i = 0; i < n && n <= ALONE; i++)
		diag(diags, DIAG_price_outlier, priced_at(all[i]->offer),
		    "offer \"%s\": %s", all[i]->offer->head.id, all[i]->why);
	if (n > ALONE)
		tell_many(j, all, n, diags);
}

/* Rows of one feed and day, or of one seller of it, held by one rule. */
struct block {
	const struct sight *first;
	size_t rows, without;      /* nothing older stands for so many */
	const char *from, *to;     /* the days of what stands */
};

static bool
is_of_block(const struct block *b, const struct sight *s)
{
	const struct sight *f = b->first;

	return f && s->rule == f->rule && s->feed == f->feed &&
	    !strcmp(s->day, f->day) && (s->rule == HOLD_feed_ratio ||
	    !strcmp(said(&s->offer->provider), said(&f->offer->provider)));
}

/* The older price that stands in its place, or NULL. */
static struct offer *
stands_for(const struct judging *j, const struct sight *s)
{
	struct offer *good = s->series->good;

	return good && s->rule != HOLD_old_spot && !spot_is_old(j, good) ?
	    good : NULL;
}

static void
add_to_block(const struct judging *j, struct block *b, const struct sight *s)
{
	const struct offer *good = stands_for(j, s);

	b->rows++;
	b->without += !good;
	if (!good)
		return;
	if (!b->from || strcmp(said(&good->date), b->from) < 0)
		b->from = said(&good->date);
	if (!b->to || strcmp(said(&good->date), b->to) > 0)
		b->to = said(&good->date);
}

/* "the prices of 2026-07-19 stand" */
static const char *
what_stands(const struct judging *j, const struct block *b)
{
	const char *days = !b->from ? "" : !strcmp(b->from, b->to) ? b->from :
	    arena_printf(j->own, "%s to %s", b->from, b->to);

	if (!b->from)
		return "nothing stands in their place";
	return arena_printf(j->own, "the prices of %s stand%s", days,
	    !b->without ? "" : arena_printf(j->own, ", and nothing for %zu",
	    b->without));
}

static void
tell_block(const struct judging *j, const struct block *b,
    struct diags *diags)
{
	const struct offer *o = b->first->offer;
	bool all = b->first->rule == HOLD_feed_ratio;

	diag(diags, DIAG_day_held, priced_at(o), "%s%s%s, %s: %zu row%s held "
	    "by %s: %s; %s", *b->first->feed ? b->first->feed : "assumed",
	    all ? "" : ", ", all ? "" : offer_seller(o), b->first->day,
	    b->rows, b->rows == 1 ? "" : "s", rules[b->first->rule].id,
	    b->first->why, what_stands(j, b));
}

static void
tell_rule(const struct judging *j, enum hold_rule rule, struct diags *diags)
{
	struct block b = { 0 };

	for (size_t i = 0; i < j->count; i++) {
		const struct sight *s = &j->sight[i];

		if (!is_told(s) || s->rule != rule)
			continue;
		if (!is_of_block(&b, s)) {
			if (b.first)
				tell_block(j, &b, diags);
			b = (struct block){ .first = s };
		}
		add_to_block(j, &b, s);
	}
	if (b.first)
		tell_block(j, &b, diags);
}

/* What is held leaves the offers; what stands for it takes its place. */
static void
put_aside(struct judging *j)
{
	struct record_list *offers = &j->catalog->offers;
	struct map *stands = map_new(j->own);
	size_t kept = 0;

	for (size_t i = 0; i < j->count; i++)
		if (is_told(&j->sight[i])) {
			struct offer *good = stands_for(j, &j->sight[i]);

			map_put(stands, j->sight[i].offer->head.id, good);
		}
	for (size_t i = 0; i < offers->count; i++) {
		struct offer *o = (struct offer *)offers->item[i];
		struct record *good = o->held_by ? map_get(stands,
		    o->head.id) : NULL;

		if (o->held_by)
			ARRAY_ADD(j->arena, &j->catalog->held, &o->head);
		if (good || !o->held_by)
			offers->item[kept++] = good ? good : &o->head;
	}
	offers->count = kept;
	catalog_sort_offers(j->catalog);
}

void
catalog_hold(struct catalog *cat, struct arena *arena, struct diags *diags)
{
	struct arena *own = arena_child(arena);
	struct judging j = { .catalog = cat, .arena = arena, .own = own,
		.things = map_new(own), .feeds = map_new(own),
		.sources = map_new(own) };

	offers_seal(cat);
	gather(&j);
	walk(&j);
	/* That a price grew old is no news. */
	for (int rule = HOLD_none + 1; rule < HOLD_RULES; rule++)
		if (rules[rule].whole && rule != HOLD_old_spot)
			tell_rule(&j, (enum hold_rule)rule, diags);
	tell_rows(&j, diags);
	put_aside(&j);
	arena_free(own);
}
