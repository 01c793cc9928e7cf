#include "search/approval.h"

#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "catalog/catalog.h"
#include "unit/number.h"

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

bool
approval_holds(const struct approval *a, const struct order *o)
{
	double more = o ? o->accelerators - a->accelerators.value : 1;

	return o && more < 0.5 && more > -0.5 &&
	    is_same(a->accelerator.text, o->accelerator->head.id) &&
	    is_same(a->tenure.text, tenure_word(o->tenure)) &&
	    is_same(a->offer.text, o->offer ? o->offer->head.id : NULL);
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
