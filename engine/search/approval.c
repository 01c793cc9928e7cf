#include "search/approval.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "catalog/catalog.h"
#include "spec/phrase.h"
#include "unit/number.h"

/* A share of what is paid in all that nobody signs anew for. */
static const double slight = 0.005;

/* By the guide's day, then by that of the signature. */
static bool
is_newer(const struct approval *a, const struct approval *than)
{
	int by = strcmp(a->date.text, than->date.text);

	return (by ? by : strcmp(a->signed_on.text, than->signed_on.text)) >= 0;
}

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
		    is_newer(a, newest)))
			newest = a;
	}
	return newest;
}

static bool
is_same(const char *a, const char *b)
{
	return !strcmp(a ? a : "", b ? b : "");
}

bool
approval_shared(const struct approval *a, const struct approval *b)
{
	return !strcmp(a->decision.text, b->decision.text) &&
	    !strcmp(a->order_digest.text, b->order_digest.text);
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

/* All who signed that order, each once: "Ann, Bob and Cem"; NULL for nobody. */
static const char *
signers(struct arena *arena, const struct catalog *cat,
    const struct approval *a)
{
	const char **name = arena_array(arena, cat->approvals.count + 1,
	    sizeof(*name)), *all = NULL;
	size_t n = 0;

	for (size_t i = 0; i < cat->approvals.count; i++) {
		const struct approval *b = (const struct approval *)
		    cat->approvals.item[i];
		bool known = !b->by.text || !approval_shared(a, b);

		for (size_t k = 0; k < n && !known; k++)
			known = !strcmp(name[k], b->by.text);
		if (!known)
			name[n++] = b->by.text;
	}
	for (size_t k = 0; k < n; k++)
		all = all ? arena_printf(arena, "%s%s%s", all, k + 1 < n ?
		    ", " : " and ", name[k]) : name[k];
	return all;
}

const char *
approval_says(struct arena *arena, const struct catalog *cat,
    const struct approval *a)
{
	const struct record *r = catalog_find(&cat->accelerators,
	    a->accelerator.text);
	const char *name = r ? ((const struct accelerator *)r)->name.text :
	    a->accelerator.text;

	return SAID(arena, cat->phrases, order_signed,
	    .by = signers(arena, cat, a), .count = a->accelerators.value,
	    .accelerator = name, .seller = seller_name(cat, a),
	    .date = a->date.text,
	    .total = a->usd_total.fact.given ? number_shown(arena,
	    a->usd_total.value, "USD", NULL, 3) : NULL);
}
