/*
 * Values that may be right but look like a slip: a number copied from another
 * row of a sheet, a sparse or vector rate in the place of a dense one, a
 * commitment that costs more, more hours than a month has, a day to come.
 */
#include "catalog/check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/vocabulary.h"
#include "unit/number.h"

/* Rates are compared as sheets print them: TFLOP/s beside GB/s. */
static const double tera = 1e12, giga = 1e9;
/* Hours of the longest month. */
static const double month = 744 * 3600.0;
static const double seconds_a_day = 86400;
/* How long after all others no price is seen alone. */
static const double days_alone = 180;

static bool
same(double a, double b)
{
	return fabs(a - b) <= 1e-3 * fabs(b);
}

/* A bandwidth with the digits of a rate: TOPS read as GB/s. */
static void
check_digits(const struct check *c, const struct accelerator *a,
    const struct rates *rates, const char *kind)
{
	const struct number *bandwidth = &a->memory_bandwidth;

	for (size_t i = 0; i < rates->count; i++)
		if (same(bandwidth->value / giga,
		    rates->item[i].number.value / tera))
			diag(c->diags, DIAG_same_digits,
			    bandwidth->fact.at, "accelerator \"%s\": "
			    "memory_bandwidth has the digits of %s.%s: a rate "
			    "read as a bandwidth?", a->head.id, kind,
			    rates->item[i].number.fact.part);
}

/* A dense rate that is the sparse one, or no more than the vector units'. */
static void
check_rates(const struct check *c, const struct accelerator *a)
{
	const struct rate *vector = rates_find(&a->vector, FORMAT_fp32);

	for (size_t i = 0; i < a->dense.count; i++) {
		const struct format *f = a->dense.item[i].of;
		const struct number *dense = &a->dense.item[i].number;
		const struct number *sparse = rates_of(&a->sparse, f);

		if (sparse->fact.given && same(dense->value, sparse->value))
			diag(c->diags, DIAG_mixed_rates, dense->fact.at,
			    "accelerator \"%s\": dense.%s is as high as "
			    "sparse.%s", a->head.id, dense->fact.part,
			    dense->fact.part);
		if ((format_is(f, FORMAT_bf16) || format_is(f, FORMAT_fp16)) &&
		    vector && dense->value < 1.02 * vector->number.value)
			diag(c->diags, DIAG_mixed_rates, dense->fact.at,
			    "accelerator \"%s\": dense.%s is no higher than "
			    "vector.fp32: the rate of the vector units?",
			    a->head.id, f->head.id);
	}
}

/* How long a tier commits to; -1 s for one that is not compared. */
static double
commitment(const struct check *c, const struct offer *o)
{
	const struct tier *t = tier_find(c->catalog, o->tier.text);

	return t && t->commitment.fact.given ? t->commitment.value : -1;
}

/* The same thing, sold by the same on the same day. */
static bool
is_same_offer(const struct offer *a, const struct offer *b)
{
	return text_equal(a->provider.text, b->provider.text) &&
	    text_equal(a->sku.text, b->sku.text) &&
	    text_equal(a->region.text, b->region.text) &&
	    text_equal(a->date.text, b->date.text) &&
	    text_equal(a->unit.text, b->unit.text) &&
	    fabs(a->count.value - b->count.value) < 1;
}

static void
check_tiers(const struct check *c, size_t i)
{
	const struct record_list *all = &c->catalog->offers;
	const struct offer *o = (const struct offer *)all->item[i];

	for (size_t n = 0; n < all->count; n++) {
		const struct offer *other =
		    (const struct offer *)all->item[n];

		if (!text_equal(o->accelerator.text, other->accelerator.text) ||
		    commitment(c, other) < 0 ||
		    commitment(c, o) <= commitment(c, other) ||
		    o->price.value <= other->price.value ||
		    !is_same_offer(o, other))
			continue;
		diag(c->diags, DIAG_tier_order, o->price.fact.at,
		    "offer \"%s\": %s costs more than %s of the same",
		    o->head.id, o->tier.text, other->tier.text);
		return;
	}
}

static void
check_day(const struct check *c, const struct record *r, const char *field,
    const struct word *day)
{
	if (day->text && c->catalog->date &&
	    strcmp(day->text, c->catalog->date) > 0)
		diag(c->diags, DIAG_future_date, day->fact.given ?
		    day->fact.at : r->at, "%s \"%s\": %s is %s, after the "
		    "guide's date %s", r->type->verb, r->id, field, day->text,
		    c->catalog->date);
}

static int
year_of(const char *date)
{
	return (int)strtol(date, NULL, 10);
}

/* The year that the sources end in; 0 where none has a date. */
static int
last_year(const struct catalog *all)
{
	int last = 0;

	for (size_t i = 0; i < all->sources.count; i++) {
		const struct source *s =
		    (const struct source *)all->sources.item[i];
		const char *day = s->retrieved.text ? s->retrieved.text :
		    s->date.text;

		if (day && (!s->head.installed || s->head.ours) &&
		    year_of(day) > last)
			last = year_of(day);
	}
	return last;
}

/* A price sets the date of the guide, so that a slip in its year is told. */
static void
check_seen(const struct check *c, const struct offer *o, int last)
{
	const char *day = o->date.text;

	check_day(c, &o->head, "date", &o->date);
	if (day && last && year_of(day) > last + 1)
		diag(c->diags, DIAG_future_date, o->date.fact.at,
		    "offer \"%s\": date is %s, and the newest source is of %d",
		    o->head.id, day, last);
}

static void
find_last(const struct offer *o, const struct offer **last,
    const struct offer **before)
{
	if (!o->date.text)
		return;
	if (!*last || strcmp(o->date.text, (*last)->date.text) > 0) {
		*before = *last;
		*last = o;
	} else if (!*before || strcmp(o->date.text,
	    (*before)->date.text) > 0) {
		*before = o;
	}
}

/* One price long after all others: a slip that moves the guide's date. */
static void
check_last(const struct check *c)
{
	const struct record_list *all = &c->catalog->offers;
	const struct offer *last = NULL, *before = NULL;
	double days;

	for (size_t i = 0; i < all->count; i++)
		for (const struct offer *o = (const struct offer *)
		    all->item[i]; o; o = o->before)
			find_last(o, &last, &before);
	days = before ? offer_age(before, last->date.text) /
	    seconds_a_day : 0;
	if (days > days_alone)
		diag(c->diags, DIAG_future_date, last->date.fact.at,
		    "offer \"%s\": date is %s, %.0f days after all other "
		    "prices: is its year right?", last->head.id,
		    last->date.text, days);
}

static void
check_hours(const struct check *c, const struct profile *p)
{
	if (p->hours_per_month.value > month)
		diag(c->diags, DIAG_too_many_hours,
		    p->hours_per_month.fact.at, "profile \"%s\": a month has "
		    "744 hours at most", p->head.id);
}

void
check_suspects(const struct check *c)
{
	const struct catalog *all = c->catalog;
	int last = last_year(all);

	check_last(c);
	for (size_t i = 0; i < all->accelerators.count; i++) {
		const struct accelerator *a =
		    (const struct accelerator *)all->accelerators.item[i];

		check_digits(c, a, &a->dense, "dense");
		check_digits(c, a, &a->sparse, "sparse");
		check_rates(c, a);
		check_day(c, &a->head, "launched", &a->launched);
	}
	for (size_t i = 0; i < all->models.count; i++)
		check_day(c, all->models.item[i], "released",
		    &((const struct model *)all->models.item[i])->released);
	for (size_t i = 0; i < all->profiles.count; i++)
		check_hours(c,
		    (const struct profile *)all->profiles.item[i]);
	for (size_t i = 0; i < all->offers.count; i++) {
		const struct offer *o =
		    (const struct offer *)all->offers.item[i];

		check_seen(c, o, last);
		if (commitment(c, o) > 0)
			check_tiers(c, i);
	}
}
