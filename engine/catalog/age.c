/* How old a price is, and whether it may be that old. */
#include <math.h>
#include <stdlib.h>

#include "catalog/catalog.h"

/* Days since 0000-03-01 of a date that exists (Hinnant, days_from_civil). */
static long
day_number(const char *date)
{
	long year = strtol(date, NULL, 10);
	long month = strtol(date + 5, NULL, 10);
	long day = strtol(date + 8, NULL, 10);
	long shifted = month > 2 ? month - 3 : month + 9;

	year -= month <= 2;
	return year * 365 + year / 4 - year / 100 + year / 400 +
	    (153 * shifted + 2) / 5 + day - 1;
}

double
offer_age(const struct offer *o, const char *date)
{
	static const double day = 86400;

	if (!o->date.text || !date)
		return 0;
	return (double)(day_number(date) - day_number(o->date.text)) * day;
}

const char *
offer_since(const struct offer *o)
{
	static const double same = 0.02;
	double now = o->purchase.fact.given ? o->purchase.value :
	    o->price.value;
	const char *since = o->date.text;

	for (const struct offer *b = o->before; b && b->date.text;
	    b = b->before) {
		double then = b->purchase.fact.given ? b->purchase.value :
		    b->price.value;

		if (!(fabs(then - now) <= same * now))
			break;
		since = b->date.text;
	}
	return since;
}

const struct number *
offer_fresh(const struct catalog *c, const struct offer *o)
{
	const struct fact *f = o->price.fact.given ? &o->price.fact :
	    &o->purchase.fact;
	const struct source *s = f->source ? (const struct source *)
	    catalog_find(&c->sources, f->source) : NULL;

	return s && s->fresh.fact.given ? &s->fresh : NULL;
}

bool
offer_is_stale(const struct catalog *c, const struct offer *o,
    const char *date)
{
	const struct number *fresh = offer_fresh(c, o);

	return fresh && offer_age(o, date) > fresh->value;
}
