/* Prices in other currencies, in dollars from then on. */
#include <string.h>

#include "base/array.h"
#include "base/text.h"
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

/* A row of a price file, which nobody wrote by hand. */
static bool
is_row(const struct offer *o)
{
	return o->head.at.file && text_ends(o->head.at.file, ".csv");
}

/* Said once for a file and currency, however many rows it has. */
static void
tell_unrated(const struct catalog *c, const struct offer *o,
    struct diags *diags)
{
	for (size_t i = 0; i < c->held.count; i++) {
		const struct offer *h = (const struct offer *)c->held.item[i];

		if (!strcmp(h->head.at.file, o->head.at.file) &&
		    !strcmp(h->currency.text, o->currency.text))
			return;
	}
	diag(diags, DIAG_unrated_price, o->currency.fact.at, "prices in %s "
	    "decide nothing: no exchange states what one %s is worth in "
	    "dollars; write one with its usd and date", o->currency.text,
	    o->currency.text);
}

/* The price is in dollars from here on, or decides nothing: false. */
static bool
has_rate(struct catalog *c, struct arena *arena, struct offer *o,
    struct diags *diags)
{
	const struct exchange *e = is_dollar(o) ? NULL :
	    catalog_rate(c, o->currency.text);

	if (e)
		convert(o, e);
	if (e || is_dollar(o))
		return true;
	if (!is_row(o)) {
		diag(diags, DIAG_no_rate, o->currency.fact.at, "offer \"%s\": "
		    "no exchange states what one %s is worth in dollars; "
		    "write one with its usd and date", o->head.id,
		    o->currency.text);
		return true;
	}
	tell_unrated(c, o, diags);
	o->held = "nothing says what its currency is worth";
	ARRAY_ADD(arena, &c->held, &o->head);
	return false;
}

void
catalog_exchange(struct catalog *c, struct arena *arena, struct diags *diags)
{
	size_t kept = 0;

	for (size_t i = 0; i < c->offers.count; i++) {
		struct offer *first = NULL, **end = &first, *next;

		for (struct offer *o = (struct offer *)c->offers.item[i]; o;
		    o = next) {
			next = o->before;
			if (!has_rate(c, arena, o, diags))
				continue;
			*end = o;
			end = &o->before;
		}
		*end = NULL;
		if (first)
			c->offers.item[kept++] = &first->head;
	}
	c->offers.count = kept;
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
