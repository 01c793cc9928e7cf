/* How prices moved, as values that templates read. */
#include <math.h>

#include "base/map.h"
#include "base/text.h"
#include "kind/ownership.h"
#include "report/compose.h"
#include "search/order.h"
#include "search/trend.h"

static void
set_share(struct compose *c, struct value *v, const char *key, double share)
{
	set(c, v, key, value_number(c->arena, share, "percent", NULL));
}

static void
set_price(struct compose *c, struct value *v, const char *key,
    const struct offer *o)
{
	set(c, v, key, value_number(c->arena, offer_price(o),
	    offer_is_purchase(o) ? "USD" : "USD/h", NULL));
}

/* What a record says: since and until when, by whom, and what follows. */
static struct value *
trend_value(struct compose *c, const struct trend *t)
{
	struct value *v = value_map(c->arena);

	set_text(c, v, "accelerator", t->last->accelerator.text);
	set_text(c, v, "tier", t->last->tier.text);
	set_text(c, v, "condition", t->last->condition.text ?
	    t->last->condition.text : "new");
	set_text(c, v, "seller", offer_seller(t->last));
	set_text(c, v, "kind", offer_seller_kind(t->last));
	set_text(c, v, "sku", t->last->sku.text);
	set_text(c, v, "region", t->last->region.text);
	set_text(c, v, "since", t->first->date.text);
	set_text(c, v, "until", t->last->date.text);
	set_number(c, v, "sights", (double)t->sights, NULL);
	set_number(c, v, "sellers", (double)t->sellers, NULL);
	set(c, v, "bought", value_flag(c->arena, offer_is_purchase(t->last)));
	set_price(c, v, "was", t->first);
	set_price(c, v, "price", t->last);
	set_share(c, v, "yearly", t->yearly);
	set_share(c, v, "low", t->low);
	set_share(c, v, "high", t->high);
	set_share(c, v, "quarter", t->quarter);
	set_text(c, v, "sign", trend_word(t->sign));
	return v;
}

/* trend_of(answer): of the offer that it takes, and what a quarter is of what
 * is paid at once or in a month; nil where none is on record. */
static const struct value *
trend_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	const struct candidate *of = count == 1 && args[0]->type == VALUE_MAP ?
	    map_get(compose_candidates(c), value_get_text(args[0], "id", "")) :
	    NULL;
	const struct order *o = of ? of->answer->order : NULL;
	struct trend t;
	struct value *v;

	if (!of)
		return call_fails(c, (struct call){ args, count, error },
		    "wants an answer");
	if (!o || !o->offer || o->tenure == TENURE_OWN ||
	    !trend_of(c->guide->catalog, o->offer, &t))
		return value_nil(arena);
	v = trend_value(c, &t);
	set_amount(c, v, "quarter_usd", fabs(t.quarter) * (o->buys ?
	    o->usd_upfront : o->usd_per_month), "USD");
	return v;
}

/* Those of a list that were not told before, by what is sold and by whom. */
static void
add_trends(struct compose *c, struct value *list, struct map *told,
    const struct record_list *offers)
{
	for (size_t i = 0; i < offers->count; i++) {
		const struct offer *o = (const struct offer *)offers->item[i];
		const char *kind = offer_seller_kind(o);
		const char *key = arena_printf(c->arena, "%s\n%s\n%s\n%s",
		    o->accelerator.text, o->tier.text ? o->tier.text : "",
		    o->condition.text ? o->condition.text : "new", kind ?
		    kind : "");
		struct trend t;

		if (kind && !map_put(told, key, told) && trend_of_kind(
		    c->guide->catalog, o, &t))
			value_add(c->arena, list, trend_value(c, &t));
	}
}

/* price_trends(): of each accelerator, tier, condition and kind of seller. */
static const struct value *
trends_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct value *list = value_list(arena);
	struct map *told = map_new(arena);

	(void)args;
	(void)count;
	(void)error;
	add_trends(c, list, told, &c->guide->catalog->offers);
	add_trends(c, list, told, &c->guide->catalog->held);
	return list;
}

void
trends_install(struct compose *c)
{
	templates_function(c->templates, "trend_of", trend_function, c);
	templates_function(c->templates, "price_trends", trends_function, c);
}
