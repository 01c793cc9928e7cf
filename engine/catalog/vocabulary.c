#include "catalog/vocabulary.h"

#include <string.h>

#include "base/array.h"
#include "base/diag.h"

/* What the engine speaks of by its id: defaults, and what measured cases call
 * by another name. */
static const struct {
	const char *verb, *id;
} spoken[] = {
#define SPOKEN(verb, id) { #verb, #id },
#include "catalog/spoken.def"
#undef SPOKEN
};

void
vocabulary_check(const struct catalog *c, struct diags *diags)
{
	if (c->formats.count > FORMAT_MOST)
		diag(diags, DIAG_limit, c->formats.item[FORMAT_MOST]->at,
		    "there are %zu number formats, and %d are the most",
		    c->formats.count, FORMAT_MOST);
	for (size_t i = 0; i < COUNT(spoken); i++)
		if (!catalog_find(catalog_records(c, spoken[i].verb),
		    spoken[i].id))
			diag(diags, DIAG_unknown_reference,
			    (struct origin){ "specs/vocabulary", 0 },
			    "%s \"%s\" does not exist, and the engine needs "
			    "it", spoken[i].verb, spoken[i].id);
}

static const struct record *
find(const struct record_list *list, const char *id)
{
	return id ? catalog_find(list, id) : NULL;
}

const struct optimizer *
optimizer_find(const struct catalog *c, const char *id)
{
	return (const struct optimizer *)find(&c->optimizers, id);
}

const struct scheme *
scheme_find(const struct catalog *c, const char *id)
{
	return (const struct scheme *)find(&c->schemes, id);
}

const struct method *
method_find(const struct catalog *c, const char *id)
{
	return (const struct method *)find(&c->methods, id);
}

const struct tier *
tier_find(const struct catalog *c, const char *id)
{
	return (const struct tier *)find(&c->tiers, id);
}

const struct sharding *
sharding_at(const struct catalog *c, int place)
{
	static const struct sharding none = { .weights = { .on = false } };

	return place >= 0 && (size_t)place < c->shardings.count ?
	    (const struct sharding *)c->shardings.item[place] : &none;
}

int
sharding_place(const struct catalog *c, const char *id)
{
	for (size_t i = 0; id && i < c->shardings.count; i++)
		if (!strcmp(c->shardings.item[i]->id, id))
			return (int)i;
	return -1;
}

const struct targets *
targets_find(const struct catalog *c, const char *id)
{
	return (const struct targets *)find(&c->target_sets, id);
}

const struct currency *
currency_find(const struct catalog *c, const char *code)
{
	for (size_t i = 0; code && i < c->currencies.count; i++) {
		const struct currency *one = (const struct currency *)
		    c->currencies.item[i];

		if (!strcmp(one->name.text, code))
			return one;
	}
	return NULL;
}

const struct condition *
condition_find(const struct catalog *c, const char *id)
{
	return (const struct condition *)find(&c->conditions, id);
}

double
optimizer_table(const struct optimizer *o)
{
	return o->table.fact.given ? o->table.value : o->matrix.value;
}

bool
optimizer_is_plain(const struct optimizer *o)
{
	bool parts = o->factor.value > 0 || o->projector.value > 0 ||
	    o->projected.value > 0;
	double more = optimizer_table(o) - o->matrix.value;

	return !parts && !o->paged.on && !o->fused.on && more <= 0 &&
	    more >= 0;
}

const char *
offer_seller(const struct offer *o)
{
	if (o->seller)
		return o->seller->name.text;
	return o->provider.text ? o->provider.text : "";
}

static void
know_sellers(const struct catalog *c, const struct record_list *offers)
{
	for (size_t i = 0; i < offers->count; i++) {
		struct offer *o = (struct offer *)offers->item[i];

		o->seller = (const struct provider *)find(&c->providers,
		    o->provider.text);
	}
}

void
offers_seal(struct catalog *c)
{
	know_sellers(c, &c->offers);
	know_sellers(c, &c->held);
	know_sellers(c, &c->retired);
}
