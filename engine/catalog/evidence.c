#include "catalog/evidence.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "catalog/vocabulary.h"
#include "unit/number.h"

/* Prices agree whose ratio is within these, and are unchanged within those. */
static const double LEAST = 0.8, MOST = 1.25, SAME = 0.02, FAR = 4;
/* Days apart that two sights which agree may be, and at the same price; that
 * two which differ may be, for a later one replaces an earlier one. */
enum { CLOSE = 31, LATER = 7, UNCHANGED = 92 };
static const double DAY = 86400;

/* Sights of the same seller's accelerator in a tier, of all days. */
struct group {
	struct { struct offer *item; const char *witness; size_t len; } *sight;
	size_t count, cap, newest;
	bool several;              /* witnesses */
};

struct weighing {
	struct catalog *catalog;
	struct arena *arena;       /* of what is said */
	struct arena *own;         /* of what is forgotten */
	struct map *groups;
	struct { struct group **item; size_t count, cap; } all;
};

static const char *
said(const struct word *w)
{
	return w->text ? w->text : "";
}

static const struct number *
price_of(const struct offer *o)
{
	return o->purchase.fact.given ? &o->purchase : &o->price;
}

const char *
evidence_word(enum evidence_kind e)
{
	static const char *const words[] = { [EVIDENCE_one_source] =
		"one source", [EVIDENCE_confirmed] = "confirmed",
		[EVIDENCE_old] = "old", [EVIDENCE_contradicted] =
		"contradicted" };

	return words[e];
}

static bool
is_digits(const char *p, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!isdigit((unsigned char)p[i]))
			return false;
	return true;
}

/* "gpu-rental-daily" of "gpu-rental-daily-2026-07-19". */
static size_t
without_day(const char *id)
{
	static const size_t day = sizeof("-2026-07-19") - 1;
	size_t len = strlen(id);
	const char *end = len > day ? id + len - day : NULL;

	if (end && end[0] == '-' && end[5] == '-' && end[8] == '-' &&
	    is_digits(end + 1, 4) && is_digits(end + 6, 2) &&
	    is_digits(end + 9, 2))
		return len - day;
	return len;
}

static const struct source *
source_of(const struct catalog *c, const struct offer *o)
{
	const struct record_list *l = &c->sources;
	const char *id = price_of(o)->fact.source;

	/* Lists are not sorted while they are loaded. */
	for (size_t i = 0; id && i < l->count; i++)
		if (!strcmp(l->item[i]->id, id))
			return (const struct source *)l->item[i];
	return NULL;
}

const char *
offer_witness(const struct catalog *c, const struct offer *o, size_t *len)
{
	const char *id = price_of(o)->fact.source;
	const struct source *s = source_of(c, o);

	if (s && s->witness.text)
		id = s->witness.text;
	*len = !id ? 0 : s && s->witness.text ? strlen(id) : without_day(id);
	return id;
}

static bool
is_kind(const struct offer *o, const char *kind)
{
	return o->seller && !strcmp(said(&o->seller->sells_as), kind);
}

const char *
offer_group(struct arena *arena, const struct offer *o)
{
	return arena_printf(arena, "%s\n%s\n%s\n%s", said(&o->accelerator),
	    said(&o->provider), said(&o->tier), o->condition.text ?
	    o->condition.text : "new");
}

static struct group *
group_of(struct weighing *w, const struct offer *o)
{
	const char *key = offer_group(w->own, o);
	struct group *g = map_get(w->groups, key);

	if (!g) {
		g = ARENA_NEW(w->own, struct group);
		map_put(w->groups, key, g);
		ARRAY_ADD(w->own, &w->all, g);
	}
	return g;
}

/* The newest sights of a group first, then those before them. */
static void
add_sight(struct weighing *w, struct offer *o)
{
	struct group *g = group_of(w, o);
	size_t len;
	const char *witness = offer_witness(w->catalog, o, &len);
	size_t n = g->count;

	if (o->held_by)
		return;
	if (n == g->cap) {
		g->cap = n ? 2 * n : 8;
		g->sight = arena_grow(w->own, g->sight, n *
		    sizeof(*g->sight), g->cap * sizeof(*g->sight));
	}
	g->sight[n].item = o;
	g->sight[n].witness = witness;
	g->sight[n].len = len;
	g->several |= n && (g->sight[0].len != len || strncmp(witness ?
	    witness : "", g->sight[0].witness ? g->sight[0].witness : "",
	    len) != 0);
	g->count++;
}

static bool
same_witness(const struct group *g, size_t a, size_t b)
{
	return g->sight[a].len == g->sight[b].len &&
	    !strncmp(g->sight[a].witness ? g->sight[a].witness : "",
	    g->sight[b].witness ? g->sight[b].witness : "", g->sight[a].len);
}

/* "global" and "any" are anywhere. */
static const char *
place_of(const struct offer *o)
{
	const char *region = said(&o->region);

	return !strcmp(region, "global") || !strcmp(region, "any") ? "" :
	    region;
}

static bool
agree_where(const char *a, const char *b)
{
	return !*a || !*b || !strcmp(a, b);
}

/* Is it stated how many one sale has? */
static bool
has_unit(const struct offer *o)
{
	return o->sold_as.text || (o->unit.text && text_starts(o->unit.text,
	    "instance")) || o->purchase.fact.given;
}

bool
offer_speaks_of(const struct offer *o, const struct offer *other)
{
	bool both = has_unit(o) && has_unit(other);

	return agree_where(place_of(o), place_of(other)) &&
	    agree_where(said(&o->seller_tier), said(&other->seller_tier)) &&
	    (!both || (o->count.value <= other->count.value &&
	    o->count.value >= other->count.value));
}

/*
 * Is the other a seller's cheapest of any size or place, and this one of a
 * size or place?  Then it speaks against what is cheaper alone.
 */
static bool
is_broader(const struct offer *o, const struct offer *other)
{
	return (has_unit(o) && !has_unit(other)) ||
	    (*place_of(o) && !*place_of(other));
}

/* Days from the one to the other, negative where that is earlier. */
static double
days_to(const struct offer *o, const struct offer *other)
{
	return offer_age(o, other->date.text) / DAY;
}

/* What others say of one price. */
struct view {
	size_t agree, differ;      /* witnesses near in time, its own beside */
	const struct offer *with, *against;   /* one of each */
	const struct offer *later;            /* the last that replaces it */
	const struct offer *same;             /* the last at the same price */
};

/* Did a witness speak before in this list? */
static bool
is_told(const struct group *g, const size_t *told, size_t n, size_t at)
{
	for (size_t i = 0; i < n; i++)
		if (same_witness(g, told[i], at))
			return true;
	return false;
}

static double
ratio_of(const struct offer *o, const struct offer *other)
{
	return price_of(other)->value / price_of(o)->value;
}

static bool
is_near(double ratio)
{
	return ratio >= LEAST && ratio <= MOST;
}

/* The other says the price from before the last move. */
static bool
is_before_move(const struct offer *o, const struct offer *other)
{
	return o->before && days_to(o, other) < 0 && is_near(
	    ratio_of(o->before, other));
}

/* Of another count a price may be another, not much; one that is so far away is
 * a slip. */
static bool
is_replaced(const struct offer *o, const struct offer *other, double ratio)
{
	bool alike = o->count.value <= other->count.value &&
	    o->count.value >= other->count.value;

	return days_to(o, other) > LATER && (alike || !is_near(ratio)) &&
	    ratio <= FAR && ratio >= 1 / FAR && (ratio > 1 ||
	    !is_broader(o, other));
}

static void
look_later(struct view *v, const struct offer *o, const struct offer *other,
    double ratio)
{
	double days = days_to(o, other);

	if (fabs(ratio - 1) <= SAME) {
		if (days >= -UNCHANGED && (!v->same || days_to(v->same,
		    other) > 0))
			v->same = other;
	} else if (is_replaced(o, other, ratio) && (!v->later ||
	    days_to(v->later, other) > 0))
		v->later = other;
}

/* Does a sight count among those near in time, for or against? */
static bool
counts(const struct offer *o, const struct offer *other, bool agrees)
{
	double ratio = ratio_of(o, other);

	return offer_speaks_of(o, other) && is_near(ratio) == agrees &&
	    (agrees || !is_before_move(o, other)) &&
	    fabs(days_to(o, other)) <= (agrees ? CLOSE : LATER) && (agrees ||
	    ratio > 1 || !is_broader(o, other));
}

/* Witnesses near in time: each counts once, for it where one sight agrees. */
static void
count_views(struct weighing *w, struct view *v, const struct group *g,
    size_t at)
{
	struct offer *o = g->sight[at].item;
	size_t *told = arena_array(w->own, g->count + 1, sizeof(*told));

	for (int agrees = 1; agrees >= 0; agrees--)
		for (size_t i = 0; i < g->count; i++) {
			const struct offer *other = g->sight[i].item;
			size_t n = v->agree + v->differ;

			if (same_witness(g, at, i) || !counts(o, other,
			    agrees) || is_told(g, told, n, i))
				continue;
			told[n] = i;
			*(agrees ? &v->agree : &v->differ) += 1;
			*(agrees ? &v->with : &v->against) = other;
		}
}

static struct view
view_of(struct weighing *w, const struct group *g, size_t at)
{
	struct view v = { 0 };
	const struct offer *o = g->sight[at].item;

	if (!g->several)
		return v;
	count_views(w, &v, g, at);
	for (size_t i = 0; i < g->count; i++) {
		const struct offer *other = g->sight[i].item;

		if (!same_witness(g, at, i) && offer_speaks_of(o, other))
			look_later(&v, o, other, ratio_of(o, other));
	}
	/* A price that came back is not replaced by one between. */
	if (v.later && v.same && days_to(v.later, v.same) > 0)
		v.later = NULL;
	return v;
}

static const char *
price_text(const struct weighing *w, const struct offer *o)
{
	const char *unit = o->purchase.fact.given ? "USD" : "USD/h";

	return number_shown(w->arena, price_of(o)->value, unit, unit, 4);
}

static const char *
witness_of(const struct weighing *w, const struct offer *o)
{
	const struct source *s = source_of(w->catalog, o);

	return s && s->title.text ? s->title.text : "an assumption";
}

static const char *
sight_text(const struct weighing *w, const struct offer *o)
{
	return arena_printf(w->arena, "%s on %s, says \"%s\"", price_text(w,
	    o), said(&o->date), witness_of(w, o));
}

/* Someone looked at it and takes it as right. */
static const struct accept *
accepted(const struct catalog *c, const struct offer *o)
{
	for (size_t i = 0; i < c->acceptances.count; i++) {
		const struct accept *a = (const struct accept *)
		    c->acceptances.item[i];

		if (!strcmp(said(&a->offer), o->head.id) &&
		    !strcmp(said(&a->date), said(&o->date)))
			return a;
	}
	return NULL;
}

/* Was it seen on the seller's own page? */
static bool
is_own(const struct weighing *w, const struct offer *o)
{
	const struct source *s = source_of(w->catalog, o);
	const char *in = s ? said(&s->seen_in) : "";

	return !strcmp(in, "page") || !strcmp(in, "api") || !strcmp(in,
	    "archive") || !strcmp(in, "quote");
}

/* Did somebody see it at this price on that day or later? */
static bool
is_seen_again(const struct offer *o, const struct view *v)
{
	return v->same && days_to(o, v->same) >= 0;
}

/* Is its source kept for what prices were, and decides nothing? */
static bool
is_past(const struct weighing *w, const struct offer *o)
{
	const struct source *s = source_of(w->catalog, o);

	return s && s->past.on;
}

/* Why others speak against it, or NULL.  Hosts of a market ask each its own;
 * of one against one the seller's own page counts. */
static const char *
contradicted(const struct weighing *w, const struct offer *o,
    const struct view *v)
{
	if (is_kind(o, "index"))
		return arena_printf(w->arena, "%s sells nothing: what it says "
		    "is a mean of what others ask", offer_seller(o));
	if (is_past(w, o) && !is_seen_again(o, v))
		return arena_printf(w->arena, "\"%s\" tells what was asked "
		    "once: ask again", witness_of(w, o));
	if (v->later)
		return arena_printf(w->arena, "%s now asks %s",
		    offer_seller(o), sight_text(w, v->later));
	if (is_kind(o, "marketplace") || !v->differ)
		return NULL;
	if (v->agree && v->agree + 1 >= v->differ)
		return NULL;
	if (!v->agree && v->differ == 1 && is_own(w, o) &&
	    !is_own(w, v->against))
		return NULL;
	return arena_printf(w->arena, "%s asked %s", offer_seller(o),
	    sight_text(w, v->against));
}

static double
fresh_days(const struct catalog *c, const struct offer *o)
{
	const struct number *fresh = offer_fresh(c, o);

	return fresh ? fresh->value / DAY : EVIDENCE_OLD_DAYS;
}

/* The last that saw it at this price. */
static const struct offer *
last_sight(const struct offer *o, const struct view *v)
{
	return is_seen_again(o, v) ? v->same : o;
}

static void
weigh(struct weighing *w, const struct group *g, size_t at)
{
	struct offer *o = g->sight[at].item;
	const struct view v = view_of(w, g, at);
	const struct offer *last = last_sight(o, &v);
	const struct accept *taken = accepted(w->catalog, o);
	const char *why = taken ? NULL : contradicted(w, o, &v);
	double days = offer_age(last, w->catalog->date) / DAY;
	const struct offer *with = v.same ? v.same : v.with;

	o->seen = last->date.text;
	o->with = with;
	if (why) {
		o->evidence = EVIDENCE_contradicted;
		o->evidence_why = why;
	} else if (days > fresh_days(w->catalog, last)) {
		o->evidence = EVIDENCE_old;
		o->evidence_why = arena_printf(w->arena, "last seen on %s, in "
		    "\"%s\"", said(&last->date), witness_of(w, last));
	} else if (with) {
		o->evidence = EVIDENCE_confirmed;
		o->evidence_why = arena_printf(w->arena, "\"%s\", and %s",
		    witness_of(w, o), sight_text(w, with));
	} else {
		o->evidence = EVIDENCE_one_source;
		o->evidence_why = taken ? arena_printf(w->arena,
		    "accepted: %s", said(&taken->reason)) : arena_printf(
		    w->arena, "\"%s\" alone", witness_of(w, o));
	}
}

static void
gather(struct weighing *w)
{
	const struct record_list *lists[] = { &w->catalog->offers,
		&w->catalog->retired };

	for (size_t i = 0; i < w->catalog->offers.count; i++)
		add_sight(w, (struct offer *)w->catalog->offers.item[i]);
	for (size_t i = 0; i < w->all.count; i++)
		w->all.item[i]->newest = w->all.item[i]->count;
	for (size_t l = 0; l < COUNT(lists); l++)
		for (size_t i = 0; i < lists[l]->count; i++) {
			struct offer *o = (struct offer *)lists[l]->item[i];

			for (o = l ? o : o->before; o; o = o->before)
				add_sight(w, o);
		}
}

/* Does the other say all that the one says, later or before it in the list? */
static bool
says_again(const struct group *g, size_t at, size_t other)
{
	const struct offer *o = g->sight[at].item;
	const struct offer *a = g->sight[other].item;
	double days = days_to(o, a);

	return a->evidence != EVIDENCE_contradicted && !a->again &&
	    offer_speaks_of(o, a) &&
	    !is_broader(o, a) && fabs(ratio_of(o, a) - 1) <= SAME &&
	    (days > 0 || (days >= 0 && (is_broader(a, o) || other < at)));
}

/* Of one thing that several saw at the same price, the last sight is sold. */
static void
leave_one(const struct group *g, size_t at)
{
	struct offer *o = g->sight[at].item;

	for (size_t i = 0; i < g->newest; i++)
		if (i != at && !same_witness(g, at, i) && says_again(g, at, i))
			o->again = g->sight[i].item;
}

/* What is contradicted joins those that decide nothing. */
static void
hold(struct catalog *c, struct arena *arena)
{
	size_t kept = 0;

	for (size_t i = 0; i < c->offers.count; i++) {
		struct offer *o = (struct offer *)c->offers.item[i];

		o->held = o->evidence == EVIDENCE_contradicted ?
		    o->evidence_why : NULL;
		if (o->held)
			ARRAY_ADD(arena, &c->held, &o->head);
		else if (o->again)
			ARRAY_ADD(arena, &c->retired, &o->head);
		else
			c->offers.item[kept++] = &o->head;
	}
	c->offers.count = kept;
}

void
catalog_weigh(struct catalog *c, struct arena *arena)
{
	struct weighing w = { .catalog = c, .arena = arena,
		.own = arena_child(arena) };

	w.groups = map_new(w.own);
	offers_seal(c);
	gather(&w);
	for (size_t i = 0; i < w.all.count; i++)
		for (size_t n = 0; n < w.all.item[i]->newest; n++)
			weigh(&w, w.all.item[i], n);
	for (size_t i = 0; i < w.all.count; i++)
		for (size_t n = w.all.item[i]->newest; n-- > 0;)
			leave_one(w.all.item[i], n);
	arena_free(w.own);
	hold(c, arena);
}
