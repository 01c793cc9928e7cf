/*
 * retire: what is no longer sold, of lists that are read day after day.
 *
 * Feeds flicker: a row that is missing for a day is mostly back on the next.
 * A row is gone once it was missing for longer than it ever was before it came
 * back, three days at least; a seller likewise.  On a market of other people's
 * machines most of what is missing does not come back: it is gone after as many
 * days as half of the machines that were missing so long needed to return.
 *
 * A list that is read once says nothing of later days.  What it has is gone,
 * too, by the list of another witness that had the same and has it no more.
 */
#include "feed/listing.h"

#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/text.h"
#include "catalog/evidence.h"
#include "feed/date.h"

/* Missing for fewer days nobody is gone, but from a market. */
enum { LEAST_DAYS = 3, MOST_DAYS = 60 };
/* Who saw it last so many days before another one did speaks of the same. */
enum { NEAR_DAYS = 7 };

/* Days on which a list was read, in order; a seller's in it. */
struct days {
	struct { const char **item; size_t count, cap; } all;
	struct map *known;
};

/* How long machines of a market were missing. */
struct turnover {
	size_t missing[MOST_DAYS + 1], back[MOST_DAYS + 1];
};

/* Sights of a seller's accelerator in a tier, of all lists and days. */
struct sights {
	struct { const struct offer **item; size_t count, cap; } all;
};

struct retiring {
	struct arena *arena;
	const struct catalog *catalog;
	struct map *lists, *sellers, *markets, *things;
};

static const char *
text_of(const struct word *w)
{
	return w->text ? w->text : "";
}

static bool
is_listed(const struct offer *o)
{
	return o->list.text && o->provider.text && o->date.text;
}

static const char *
seller_key(const struct retiring *r, const struct offer *o)
{
	return arena_printf(r->arena, "%s\n%s", o->provider.text,
	    o->list.text);
}

static void
add_day(struct retiring *r, struct map *of, const char *key,
    const char *date)
{
	struct days *d = map_get(of, key);
	size_t i;

	if (!d) {
		d = ARENA_NEW(r->arena, struct days);
		d->known = map_new(r->arena);
		map_put(of, key, d);
	}
	if (map_put(d->known, date, d))
		return;
	ARRAY_ADD(r->arena, &d->all, date);
	for (i = d->all.count - 1; i && strcmp(d->all.item[i - 1], date) > 0;
	    i--)
		d->all.item[i] = d->all.item[i - 1];
	d->all.item[i] = date;
}

/* The first of these days after one, or NULL; and the last before one. */
static const char *
day_after(const struct days *d, const char *day)
{
	for (size_t i = 0; i < d->all.count; i++)
		if (strcmp(d->all.item[i], day) > 0)
			return d->all.item[i];
	return NULL;
}

static const char *
day_before(const struct days *d, const char *day)
{
	for (size_t i = d->all.count; i--;)
		if (strcmp(d->all.item[i], day) < 0)
			return d->all.item[i];
	return NULL;
}

/* From the first day that lacked it to the last one, both counted. */
static int
days_from(const char *first, const char *last)
{
	double days = 0;

	if (!first || !last || strcmp(first, last) > 0 ||
	    !date_days(first, last, &days))
		return 0;
	return (int)days + 1;
}

/* How long it was missing between two days that had it. */
static int
missing_between(const struct days *list, const char *from, const char *to)
{
	return days_from(day_after(list, from), day_before(list, to));
}

/* The longest that a seller, or a row, was missing and came back. */
static int
longest_days(const struct days *list, const struct days *of)
{
	int most = 0;

	for (size_t i = 1; i < of->all.count; i++) {
		int days = missing_between(list, of->all.item[i - 1],
		    of->all.item[i]);

		most = days > most ? days : most;
	}
	return most;
}

static int
longest_row(const struct days *list, const struct offer *o)
{
	int most = 0;

	for (; o->before; o = o->before) {
		int days = is_listed(o->before) ? missing_between(list,
		    o->before->date.text, o->date.text) : 0;

		most = days > most ? days : most;
	}
	return most;
}

static int
at_least(int days)
{
	return days < LEAST_DAYS ? LEAST_DAYS : days;
}

static const struct days *
list_of(const struct retiring *r, const struct offer *o)
{
	return map_get(r->lists, o->list.text);
}

static const struct days *
seller_days(const struct retiring *r, const struct offer *o)
{
	return map_get(r->sellers, seller_key(r, o));
}

/* How long a row of today is missing from the days of its seller's list, or
 * from those of the whole feed. */
static int
missing_now(const struct days *list, const char *last)
{
	return days_from(day_after(list, last),
	    list->all.item[list->all.count - 1]);
}

static void
count_missing(struct turnover *t, int days, bool back)
{
	for (int i = 1; i <= days && i <= MOST_DAYS; i++) {
		t->missing[i]++;
		t->back[i] += back;
	}
}

static void
note_turnover(struct retiring *r, struct turnover *t, const struct offer *o)
{
	const struct days *list = seller_days(r, o);

	count_missing(t, missing_now(list, o->date.text), false);
	for (; o->before; o = o->before)
		if (is_listed(o->before))
			count_missing(t, missing_between(list,
			    o->before->date.text, o->date.text), true);
}

/* After how many days fewer than half of what is missing comes back. */
static int
days_of_market(const struct turnover *t)
{
	for (int days = 1; days <= MOST_DAYS; days++)
		if (2 * t->back[days] < t->missing[days] || !t->missing[days])
			return days;
	return MOST_DAYS;
}

static bool
is_market(const struct retiring *r, const struct offer *o)
{
	const struct record_list *l = &r->catalog->providers;

	for (size_t i = 0; i < l->count; i++) {
		const struct provider *p = (const struct provider *)
		    l->item[i];

		if (!strcmp(p->head.id, o->provider.text))
			return !strcmp(text_of(&p->sells_as), "marketplace");
	}
	return false;
}

static struct turnover *
market_of(struct retiring *r, const struct offer *o)
{
	const char *key = seller_key(r, o);
	struct turnover *t = map_get(r->markets, key);

	if (!t) {
		t = ARENA_NEW(r->arena, struct turnover);
		map_put(r->markets, key, t);
	}
	return t;
}

static struct sights *
sights_of(struct retiring *r, const struct offer *o)
{
	const char *key = arena_printf(r->arena, "%s\n%s\n%s\n%s",
	    o->provider.text, text_of(&o->accelerator), text_of(&o->tier),
	    text_of(&o->condition));
	struct sights *s = map_get(r->things, key);

	if (!s) {
		s = ARENA_NEW(r->arena, struct sights);
		map_put(r->things, key, s);
	}
	return s;
}

static void
note_sight(struct retiring *r, const struct offer *o)
{
	struct sights *s = sights_of(r, o);

	add_day(r, r->lists, o->list.text, o->date.text);
	add_day(r, r->sellers, seller_key(r, o), o->date.text);
	ARRAY_ADD(r->arena, &s->all, o);
}

static void
note_offers(struct retiring *r, const struct record_list *offers)
{
	for (size_t i = 0; i < offers->count; i++)
		for (const struct offer *o = (const struct offer *)
		    offers->item[i]; o; o = o->before)
			if (is_listed(o))
				note_sight(r, o);
	for (size_t i = 0; i < offers->count; i++) {
		const struct offer *o = (const struct offer *)offers->item[i];

		if (is_listed(o) && is_market(r, o))
			note_turnover(r, market_of(r, o), o);
	}
}

/* Is another seller of the feed there on its last day, who stood beside this
 * one?  Else it is no list of several, and says nothing of who is not in it. */
static bool
is_shared(const struct retiring *r, const struct offer *o)
{
	const struct days *list = list_of(r, o), *own = seller_days(r, o);
	const char *newest = list->all.item[list->all.count - 1];

	for (size_t i = 0; i < map_count(r->sellers); i++) {
		const struct days *d = map_value(r->sellers, i);
		const char *name = strchr(map_key(r->sellers, i), '\n');

		if (d == own || strcmp(name + 1, o->list.text) != 0 ||
		    strcmp(d->all.item[d->all.count - 1], newest) != 0)
			continue;
		for (size_t day = 0; day < own->all.count; day++)
			if (map_get(d->known, own->all.item[day]))
				return true;
	}
	return false;
}

/* Has the whole seller left the feed? */
static bool
has_left(const struct retiring *r, const struct offer *o)
{
	const struct days *list = list_of(r, o), *own = seller_days(r, o);
	int missing = missing_now(list, own->all.item[own->all.count - 1]);

	return missing && is_shared(r, o) && missing >=
	    at_least(longest_days(list, own) + 1);
}

/* The days on which other lists had what this one has, by the list's key. */
static struct map *
days_elsewhere(struct retiring *r, const struct offer *o)
{
	const struct sights *s = sights_of(r, o);
	struct map *of = map_new(r->arena);

	for (size_t i = 0; i < s->all.count; i++) {
		const struct offer *other = s->all.item[i];

		if (strcmp(other->list.text, o->list.text) != 0 &&
		    offer_speaks_of(o, other))
			add_day(r, of, seller_key(r, other), other->date.text);
	}
	return of;
}

/* Has this list, which had it when or after it was seen, lost it since? */
static bool
has_lost(const struct days *list, const struct days *had, const char *seen)
{
	const char *last = had->all.item[had->all.count - 1];
	double days = 0;

	if (strcmp(last, seen) < 0) {
		if (!date_days(last, seen, &days) || days > NEAR_DAYS)
			return false;
		last = seen;
	}
	return missing_now(list, last) >= at_least(longest_days(list, had) + 1);
}

/* Of a market each list has the machines of its own hour. */
static bool
is_gone_elsewhere(struct retiring *r, const struct offer *o)
{
	struct map *of = is_market(r, o) ? NULL : days_elsewhere(r, o);

	for (size_t i = 0; of && i < map_count(of); i++)
		if (has_lost(map_get(r->sellers, map_key(of, i)),
		    map_value(of, i), o->date.text))
			return true;
	return false;
}

static bool
is_gone(struct retiring *r, const struct offer *o)
{
	const struct days *own = seller_days(r, o);
	int missing = missing_now(own, o->date.text);

	if (has_left(r, o) || is_gone_elsewhere(r, o))
		return true;
	if (!missing)
		return false;
	if (is_market(r, o))
		return missing >= days_of_market(market_of(r, o));
	return missing >= at_least(longest_row(own, o) + 1);
}

/* One line for a seller that left. */
static void
tell_left(struct retiring *r, const struct record_list *retired,
    size_t before, struct diags *diags)
{
	struct map *told = map_new(r->arena);

	for (size_t i = before; i < retired->count; i++) {
		const struct offer *o = (const struct offer *)
		    retired->item[i];
		const char *key = seller_key(r, o);
		const struct days *own = seller_days(r, o);
		size_t n = 0;

		if (!has_left(r, o) || map_put(told, key, told))
			continue;
		for (size_t j = before; j < retired->count; j++)
			n += !strcmp(key, seller_key(r, (const struct offer *)
			    retired->item[j]));
		diag(diags, DIAG_seller_gone, o->head.at, "%s has not been in "
		    "%s since %s: its %zu price%s no longer count%s",
		    o->provider.text, o->list.text, own->all.item[
		    own->all.count - 1], n, n == 1 ? "" : "s", n == 1 ? "s" :
		    "");
	}
}

void
listing_retire(struct arena *arena, struct catalog *c, struct diags *diags)
{
	struct retiring r = { .arena = arena_child(arena), .catalog = c };
	size_t kept = 0, before = c->retired.count;

	r.lists = map_new(r.arena);
	r.sellers = map_new(r.arena);
	r.markets = map_new(r.arena);
	r.things = map_new(r.arena);
	note_offers(&r, &c->offers);
	for (size_t i = 0; i < c->offers.count; i++) {
		const struct offer *o = (const struct offer *)
		    c->offers.item[i];

		if (is_listed(o) && is_gone(&r, o))
			ARRAY_ADD(arena, &c->retired, c->offers.item[i]);
		else
			c->offers.item[kept++] = c->offers.item[i];
	}
	c->offers.count = kept;
	tell_left(&r, &c->retired, before, diags);
	arena_free(r.arena);
}
