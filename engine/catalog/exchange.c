/* Prices in other currencies, in dollars from then on. */
#include <string.h>

#include "catalog/catalog.h"

static bool
is_dollar(const struct offer *o)
{
	return !o->currency.text || !strcmp(o->currency.text, "USD");
}

const struct exchange *
catalog_rate(const struct catalog *c, const char *currency)
{
	const struct exchange *best = NULL, *first = NULL;

	for (size_t i = 0; i < c->exchanges.count; i++) {
		const struct exchange *e = (const struct exchange *)
		    c->exchanges.item[i];

		if (!e->date.text || !e->currency.text ||
		    strcmp(e->currency.text, currency) != 0)
			continue;
		if (!first || strcmp(e->date.text, first->date.text) < 0)
			first = e;
		if (c->date && strcmp(e->date.text, c->date) <= 0 && (!best ||
		    strcmp(e->date.text, best->date.text) > 0))
			best = e;
	}
	return best ? best : first;
}

static struct number *
price_of(struct offer *o)
{
	return o->purchase.fact.given ? &o->purchase : &o->price;
}

static void
convert(struct offer *o, const struct exchange *e)
{
	o->exchange = e;
	o->listed = price_of(o)->value;
	price_of(o)->value *= e->usd.value;
}

void
catalog_exchange(struct catalog *c, struct diags *diags)
{
	for (size_t i = 0; i < c->offers.count; i++)
		for (struct offer *o = (struct offer *)c->offers.item[i]; o;
		    o = o->before) {
			const struct exchange *e = is_dollar(o) ? NULL :
			    catalog_rate(c, o->currency.text);

			if (e)
				convert(o, e);
			else if (!is_dollar(o))
				diag(diags, DIAG_no_rate, o->currency.fact.at,
				    "offer \"%s\": no exchange states what "
				    "one %s is worth in dollars; write one "
				    "with its usd and date", o->head.id,
				    o->currency.text);
		}
	catalog_sort_offers(c);
}

void
catalog_exchange_again(struct catalog *c, const struct exchange *e)
{
	for (size_t i = 0; i < c->offers.count; i++)
		for (struct offer *o = (struct offer *)c->offers.item[i]; o;
		    o = o->before)
			if (o->exchange == e)
				price_of(o)->value = o->listed * e->usd.value;
}
