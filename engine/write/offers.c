/*
 * offers: data/offers.json, every price of the guide and every one that is
 * held back, with its age, and what each feed of prices is like.
 *
 * It is what makes "no longer there" and "not used by any decision" two
 * things: guide.json has the inputs of its decisions alone.
 */
#include <math.h>

#include "base/array.h"
#include "catalog/catalog.h"
#include "catalog/evidence.h"
#include "catalog/health.h"
#include "kind/ownership.h"
#include "unit/number.h"
#include "write/data.h"
#include "write/json.h"

#define SCHEMA "ridgeline-offers-1"

static const double hour = 3600, day = 86400;

static const char *const schema_lines[] = {
"{",
" '$schema': 'http://json-schema.org/draft-07/schema#',",
" '$id': 'urn:ridgeline:offers:1',",
" 'title': 'Prices of a Ridgeline guide',",
" 'type': 'object', 'required': ['schema', 'date', 'feeds', 'offers',",
"  'held'],",
" 'properties': {",
"  'schema': {'const': 'ridgeline-offers-1'},",
"  'date': {'type': 'string', 'format': 'date'},",
"  'feeds': {'description': 'Who collected the prices, the worst first.',",
"   'type': 'array', 'items': {'$ref': '#/definitions/feed'}},",
"  'offers': {'type': 'array', 'items': {'$ref': '#/definitions/offer'}},",
"  'held': {'description':",
"   'Likely wrong: they decide nothing until they are accepted.',",
"   'type': 'array', 'items': {'$ref': '#/definitions/offer'}}},",
" 'definitions': {'offer': {'type': 'object',",
"  'required': ['id', 'input', 'accelerator', 'count', 'tier', 'value',",
"   'unit', 'cause', 'date', 'age'],",
"  'properties': {",
"   'id': {'type': 'string'},",
"   'input': {'type': 'string', 'description': 'Its id in guide.json.'},",
"   'provider': {'type': 'string'}, 'sku': {'type': 'string'},",
"   'accelerator': {'type': 'string'}, 'count': {'type': 'number'},",
"   'region': {'type': 'string'}, 'tier': {'type': 'string'},",
"   'sold_by': {'type': 'string'}, 'condition': {'type': 'string'},",
"   'seller_tier': {'type': 'string', 'description':",
"    'What the seller calls the tier.'},",
"   'sold_as': {'type': 'string', 'description':",
"    'The unit of sale, of count accelerators.'},",
"   'evidence': {'enum': ['one source', 'confirmed', 'old',",
"     'contradicted'], 'description': 'Who else saw this price.'},",
"   'evidence_why': {'type': 'string'},",
"   'seen': {'type': 'string', 'format': 'date', 'description':",
"    'The last day on which somebody saw this price.'},",
"   'label': {'type': 'string', 'description':",
"    'The record that says what the row means, where its feed errs.'},",
"   'value': {'type': 'number', 'description': 'Of one accelerator.'},",
"   'unit': {'enum': ['USD/s', 'USD']},",
"   'cause': {'const': 'price'},",
"   'available': {'type': 'number'},",
"   'currency': {'type': 'string'}, 'source': {'type': 'string'},",
"   'listed_value': {'type': 'number', 'description':",
"    'In its currency, where that is not the dollar.'},",
"   'exchange': {'type': 'string', 'description':",
"    'The record of the rate that it was converted at.'},",
"   'file': {'type': 'string'}, 'line': {'type': 'number'},",
"   'date': {'type': 'string', 'format': 'date'},",
"   'since': {'type': 'string', 'format': 'date', 'description':",
"    'From this day on it costs the same, within 2 percent.'},",
"   'age': {'type': 'number', 'description': 'Seconds.'},",
"   'stale': {'type': 'boolean', 'description':",
"    'Older than its source allows.'},",
"   'last_value': {'type': 'number', 'description': 'The price before.'},",
"   'last_date': {'type': 'string', 'format': 'date'},",
"   'reason': {'type': 'string', 'description': 'Why it is held.'}}},",
"  'feed': {'type': 'object', 'required': ['id', 'state', 'reason',",
"   'date', 'lag', 'rows', 'sellers', 'accelerators', 'orders',",
"   'orders_alone'], 'properties': {",
"   'id': {'type': 'string'},",
"   'state': {'enum': ['contradicted', 'held', 'stopped', 'late',",
"    'partial', 'old', 'fresh', 'past']},",
"   'reason': {'type': 'string'},",
"   'date': {'type': 'string', 'format': 'date', 'description':",
"    'Its newest day, which rows, sellers and accelerators are of.'},",
"   'lag': {'type': 'number', 'description':",
"    'Seconds from that day to the date of the guide.'},",
"   'rhythm': {'type': 'number', 'description':",
"    'Median of the seconds between its days, of four days or more.'},",
"   'rows': {'type': 'number'}, 'sellers': {'type': 'number'},",
"   'accelerators': {'type': 'number'}, 'held': {'type': 'number'},",
"   'days': {'type': 'number'},",
"   'missing': {'type': 'number', 'description':",
"    'Days of its rhythm that did not come.'},",
"   'retired': {'type': 'number', 'description':",
"    'Rows of it that are no longer sold.'},",
"   'ratio': {'type': 'number', 'description':",
"    'Median of its prices over what other feeds saw of the same.'},",
"   'compared': {'type': 'number', 'description': 'So many rows.'},",
"   'orders': {'type': 'number', 'description':",
"    'First choices of decisions that take a price of it.'},",
"   'orders_alone': {'type': 'number', 'description':",
"    'Those whose price no other feed saw near it.'}}}}",
"}",
};

static const struct number *
price_of(const struct offer *o)
{
	return o->purchase.fact.given ? &o->purchase : &o->price;
}

static void
terms(struct emit *j, const struct offer *o)
{
	json_text(j, "input", arena_printf(j->arena, "offer/%s/%s",
	    o->head.id, o->purchase.fact.given ? "purchase" : "price"));
	json_text(j, "provider", o->provider.text);
	json_text(j, "sku", o->sku.text);
	json_text(j, "accelerator", o->accelerator.text);
	json_number(j, "count", o->count.value);
	json_text(j, "region", o->region.text);
	json_text(j, "tier", o->tier.text);
	json_text(j, "seller_tier", o->seller_tier.text);
	json_text(j, "sold_by", o->unit.text);
	json_text(j, "sold_as", offer_sold_as(o));
	json_text(j, "condition", o->condition.text);
	if (o->available.fact.given)
		json_number(j, "available", o->available.value);
}

static void
offer(struct emit *j, const struct offer *o)
{
	const struct catalog *cat = j->guide->catalog;
	const struct number *price = price_of(o);
	double age = offer_age(o, j->guide->date);

	json_entry(j, o->head.id);
	terms(j, o);
	json_number(j, "value", price->value);
	json_text(j, "unit", o->purchase.fact.given ? "USD" : "USD/s");
	json_text(j, "cause", "price");
	json_text(j, "currency", o->currency.text);
	if (o->exchange) {
		json_number(j, "listed_value", o->listed);
		json_text(j, "exchange", o->exchange->head.id);
	}
	json_text(j, "source", price->fact.source);
	json_text(j, "file", price->fact.at.file);
	if (price->fact.at.line)
		json_number(j, "line", price->fact.at.line);
	json_text(j, "date", o->date.text);
	json_text(j, "evidence", evidence_word(o->evidence));
	json_text(j, "evidence_why", o->evidence_why);
	json_text(j, "seen", o->seen);
	json_text(j, "label", o->label ? o->label->head.id : NULL);
	json_text(j, "since", offer_since(o));
	json_number(j, "age", age);
	json_flag(j, "stale", offer_is_stale(cat, o, j->guide->date));
	if (o->before) {
		json_number(j, "last_value", price_of(o->before)->value);
		json_text(j, "last_date", o->before->date.text);
	}
	json_text(j, "reason", o->held);
	json_close(j, '}');
}

static void
list(struct emit *j, const char *key, const struct record_list *offers)
{
	json_line(j);
	json_open(j, key, '[');
	for (size_t i = 0; i < offers->count; i++)
		offer(j, (const struct offer *)offers->item[i]);
	json_close(j, ']');
}

static void
offer_line(struct text *t, struct arena *arena, const struct guide *g,
    const struct offer *o)
{
	const struct number *price = price_of(o);
	bool bought = o->purchase.fact.given;

	data_texts(t, arena, (const char *[]){ o->head.id, arena_printf(arena,
	    "offer/%s/%s", o->head.id, bought ? "purchase" : "price"),
	    o->provider.text, o->sku.text, o->accelerator.text,
	    o->region.text, o->tier.text, o->unit.text,
	    offer_sold_as(o), o->condition.text }, 10);
	data_numbers(t, (double[]){ o->count.value, bought ? (double)NAN :
	    price->value * hour, bought ? price->value : (double)NAN }, 3);
	data_texts(t, arena, (const char *[]){ o->currency.text,
	    price->fact.source, o->date.text, offer_is_stale(g->catalog, o,
	    g->date) ? "true" : "false", o->held, o->seller_tier.text,
	    evidence_word(o->evidence), o->evidence_why, o->seen }, 9);
	data_end(t);
}

void
data_offers_csv(struct text *t, struct arena *arena, const struct guide *g)
{
	const struct record_list *list[] = { &g->catalog->offers,
		&g->catalog->held };

	text_add(t, "id,input,provider,sku,accelerator,region,tier,sold_by,"
	    "sold_as,condition,count,price [USD/h],purchase [USD],currency,"
	    "source,date,stale,held,seller_tier,evidence,evidence_why,"
	    "seen\r\n");
	for (size_t l = 0; l < COUNT(list); l++)
		for (size_t i = 0; i < list[l]->count; i++)
			offer_line(t, arena, g, (const struct offer *)
			    list[l]->item[i]);
}

static void
feed(struct emit *j, const struct feed_rest *rest)
{
	const struct feed_health *f = rest->feed;
	const struct feed_day *d = feed_newest(f);

	json_entry(j, f->feed);
	json_text(j, "state", health_word(f->state));
	json_text(j, "reason", f->reason);
	json_text(j, "date", d->date);
	json_number(j, "lag", f->lag * day);
	if (f->rhythm > 0)
		json_number(j, "rhythm", f->rhythm * day);
	json_number(j, "rows", (double)d->rows);
	json_number(j, "sellers", (double)d->sellers);
	json_number(j, "accelerators", (double)d->accelerators);
	json_number(j, "held", (double)d->held);
	json_number(j, "days", (double)f->days);
	json_number(j, "missing", (double)(f->missing + f->overdue));
	json_number(j, "retired", (double)f->retired);
	if (f->compared) {
		json_number(j, "ratio", f->ratio);
		json_number(j, "compared", (double)f->compared);
	}
	json_number(j, "orders", (double)rest->orders);
	json_number(j, "orders_alone", (double)rest->alone);
	json_close(j, '}');
}

static void
feeds(struct emit *j)
{
	struct feed_rest *all;
	size_t count = guide_feeds(j->arena, j->guide, &all);

	json_open(j, "feeds", '[');
	for (size_t i = 0; i < count; i++)
		feed(j, &all[i]);
	json_close(j, ']');
}

static void
everything(struct emit *j)
{
	json_text(j, "date", j->guide->date);
	feeds(j);
	list(j, "offers", &j->guide->catalog->offers);
	list(j, "held", &j->guide->catalog->held);
}

static void
schema(struct text *t)
{
	json_schema_lines(t, schema_lines, COUNT(schema_lines));
}

static int
write_offers(const struct guide *g, struct publish *p)
{
	return json_files(g, p, "offers", SCHEMA, everything, schema);
}

const struct writer writer_offers = {
	.name = "offers",
	.doc = "every price of the guide, and those held back",
	.write = write_offers,
};
