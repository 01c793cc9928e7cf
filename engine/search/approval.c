#include "search/approval.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "catalog/catalog.h"
#include "spec/phrase.h"
#include "unit/number.h"

/* A share of what is paid in all that nobody signs anew for. */
static const double slight = 0.005;

const struct approval *
approval_of(const struct catalog *cat, const struct decision *d)
{
	const struct approval *newest = NULL;
	size_t len = strlen(d->workload->head.id);

	for (size_t i = 0; i < cat->approvals.count; i++) {
		const struct approval *a = (const struct approval *)
		    cat->approvals.item[i];
		const char *of = a->decision.text;

		if (!strncmp(of, d->workload->head.id, len) &&
		    of[len] == '/' && !strcmp(of + len + 1,
		    d->profile->head.id) && (!newest ||
		    strcmp(newest->date.text, a->date.text) <= 0))
			newest = a;
	}
	return newest;
}

static bool
is_same(const char *a, const char *b)
{
	return !strcmp(a ? a : "", b ? b : "");
}

/* Is it the number that was signed, or did nobody sign one? */
static bool
is_near(const struct number *was, double now, double within)
{
	return !was->fact.given || fabs(now - was->value) <= within;
}

/* The same accelerators from the same offer, whatever its terms are. */
static bool
is_bought(const struct approval *a, const struct order *o)
{
	return o && is_near(&a->accelerators, o->accelerators, 0.5) &&
	    is_same(a->accelerator.text, o->accelerator->head.id) &&
	    is_same(a->offer.text, o->offer ? o->offer->head.id : NULL);
}

static bool
is_had_so(const struct approval *a, const struct order *o)
{
	return is_same(a->tenure.text, tenure_word(o->tenure));
}

bool
approval_holds(const struct approval *a, const struct order *o)
{
	return is_bought(a, o) && is_had_so(a, o) && is_near(
	    &a->commitment_months, o->commitment_months, 0.5);
}

struct moved {
	const char *now, *was;  /* NULL where it did not move by so much */
};

static struct moved
moved_by(struct arena *arena, const struct number *was, double now,
    double within, const char *unit)
{
	if (is_near(was, now, within))
		return (struct moved){ 0 };
	return (struct moved){ number_shown(arena, now, unit, NULL, 3),
	    number_shown(arena, was->value, unit, NULL, 3) };
}

const char *
approval_moved(struct arena *arena, const struct catalog *cat,
    const struct approval *a, const struct order *o)
{
	struct moved term, copies, total;
	bool had_so;

	if (!is_bought(a, o))
		return "";
	had_so = is_had_so(a, o);
	term = moved_by(arena, &a->commitment_months, o->commitment_months,
	    0.5, "1");
	copies = moved_by(arena, &a->copies, o->copies, 0.5, "1");
	total = moved_by(arena, &a->usd_total, o->usd_total, slight *
	    a->usd_total.value, "USD");
	if (!term.now && had_so && !copies.now && !total.now)
		return "";
	return SAID(arena, cat->phrases, order_moved, .months = term.now,
	    .months_signed = term.was,
	    .tenure = had_so ? NULL : tenure_word(o->tenure),
	    .tenure_signed = a->tenure.text, .copies = copies.now,
	    .copies_signed = copies.was, .total = total.now,
	    .total_signed = total.was);
}

/* Their name, also once the offer that was signed is gone; "" unless told. */
static const char *
seller_name(const struct catalog *cat, const struct approval *a)
{
	const char *id = a->provider.text;
	const struct record *r = id ? catalog_find(&cat->providers, id) : NULL;

	return r ? ((const struct provider *)r)->name.text : id ? id : "";
}

const char *
approval_says(struct arena *arena, const struct catalog *cat,
    const struct approval *a)
{
	const struct record *r = catalog_find(&cat->accelerators,
	    a->accelerator.text);
	const char *name = r ? ((const struct accelerator *)r)->name.text :
	    a->accelerator.text;

	return SAID(arena, cat->phrases, order_signed, .by = a->by.text,
	    .count = a->accelerators.value, .accelerator = name,
	    .seller = seller_name(cat, a), .date = a->date.text,
	    .total = a->usd_total.fact.given ? number_shown(arena,
	    a->usd_total.value, "USD", NULL, 3) : NULL);
}
