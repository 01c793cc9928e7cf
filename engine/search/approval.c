#include "search/approval.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "catalog/catalog.h"
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

/* "copies: 2 (signed: 4)", where that moved by more than so much. */
static void
add_moved(struct text *t, const struct number *was, double now, double within,
    const char *before, const char *unit, const char *behind)
{
	if (is_near(was, now, within))
		return;
	text_add(t, t->len ? "; " : "Since then: ");
	text_add(t, before);
	number_show_of(t, now, unit, NULL, 3);
	text_printf(t, "%s (signed: ", behind);
	number_show_of(t, was->value, unit, NULL, 3);
	text_char(t, ')');
}

const char *
approval_moved(struct arena *arena, const struct approval *a,
    const struct order *o)
{
	struct text t;

	text_init(&t, arena);
	if (!is_bought(a, o))
		return "";
	add_moved(&t, &a->commitment_months, o->commitment_months, 0.5,
	    "a commitment of ", "1", " months");
	if (!t.len && !is_had_so(a, o))
		text_printf(&t, "Since then: %s (signed: %s)", tenure_word(
		    o->tenure), a->tenure.text);
	add_moved(&t, &a->copies, o->copies, 0.5, "copies: ", "1", "");
	add_moved(&t, &a->usd_total, o->usd_total, slight *
	    a->usd_total.value, "", "USD", " in all");
	if (t.len)
		text_char(&t, '.');
	return t.data;
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
	struct text t;

	text_init(&t, arena);
	text_printf(&t, "%s signed %.0f x %s%s%s on %s", a->by.text ?
	    a->by.text : "Somebody", a->accelerators.value, name,
	    a->provider.text ? " from " : "", seller_name(cat, a),
	    a->date.text);
	if (a->usd_total.fact.given) {
		text_add(&t, ", for ");
		number_show_of(&t, a->usd_total.value, "USD", NULL, 3);
		text_add(&t, " in all");
	}
	text_char(&t, '.');
	return t.data;
}
