/*
 * intake_keep: one price a day of the same thing, of all that a feed says.
 */
#include "feed/intake_state.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "catalog/catalog.h"
#include "feed/feed.h"
#include "feed/prices.h"
#include "unit/number.h"

/* As it is where the guide has no rate: check tells. */
double
intake_dollars(const struct intake *in, const struct quote *q)
{
	const struct exchange *e = q->currency && strcmp(q->currency, "USD") ?
	    catalog_rate(in->is.catalog, q->currency) : NULL;

	return e ? q->price * e->usd.value : q->price;
}

static void
note_asked(struct intake *in, struct kept *k, double price)
{
	size_t i = 0;

	for (size_t end = k->asked.count; i < end;) {
		size_t middle = (i + end) / 2;

		if (k->asked.item[middle].price < price)
			i = middle + 1;
		else
			end = middle;
	}
	if (i < k->asked.count && !(k->asked.item[i].price > price)) {
		k->asked.item[i].times++;
		return;
	}
	ARRAY_ADD(in->is.arena, &k->asked, (struct asked){ price, 1 });
	memmove(&k->asked.item[i + 1], &k->asked.item[i],
	    (k->asked.count - 1 - i) * sizeof(*k->asked.item));
	k->asked.item[i] = (struct asked){ price, 1 };
}

static double
median_of(const struct kept *k)
{
	size_t all = 0, seen = 0;
	double lower = 0;

	for (size_t i = 0; i < k->asked.count; i++)
		all += k->asked.item[i].times;
	for (size_t i = 0; i < k->asked.count; i++) {
		const struct asked *a = &k->asked.item[i];

		if (2 * seen < all && 2 * (seen + a->times) >= all)
			lower = a->price;
		seen += a->times;
		if (2 * seen > all)
			return all % 2 ? a->price : (lower + a->price) / 2;
	}
	return lower;
}

static const char *
shown(struct intake *in, enum place place, const char *text)
{
	return intake_say(in, place, text)->shown;
}

/* The price of a row, and what goes with it. */
static void
take(struct intake *in, struct kept *k, const struct quote *q, double usd)
{
	k->price = q->price;
	k->usd = usd;
	k->available = q->available;
	k->lead_time = q->lead_time;
	k->private = q->private;
	k->currency = shown(in, PLACE_currency, q->currency ? q->currency :
	    "USD");
	k->source = shown(in, PLACE_source, q->source ? q->source :
	    in->is.source);
	k->sold_as = shown(in, PLACE_sold_as, q->sold_as);
	k->seller_tier = shown(in, PLACE_seller_tier, q->seller_tier);
	k->list = shown(in, PLACE_list, prices_list(in->is.arena, q->list ?
	    q->list : in->is.feed->part ? "" : in->is.feed->name));
}

void
intake_merge(struct intake *in, struct kept *k, const struct quote *q,
    double usd)
{
	enum quote_merge how = in->is.feed->merge;
	bool again = k->price > 0;

	if (!again || how == MERGE_last || (how == MERGE_lowest &&
	    usd < k->usd))
		take(in, k, q, usd);
	if (how == MERGE_median) {
		note_asked(in, k, q->price);
		k->available = 0;
	}
	in->counts.merged += again;
}

void
intake_medians(struct intake *in)
{
	for (size_t i = 0; i < map_count(in->kept); i++)
		if (intake_kept(in, i)->asked.count)
			intake_kept(in, i)->price = median_of(intake_kept(in,
			    i));
}

static struct kept *
keep(struct intake *in, const struct meaning *m, double count)
{
	const struct texts *t = &in->texts;
	struct kept *k = ARENA_NEW(in->is.arena, struct kept);

	*k = (struct kept){ .date = t->at[PLACE_date]->shown,
		.provider = m->seller, .sku = t->at[PLACE_sku]->shown,
		.accelerator = m->accelerator->head.id,
		.region = t->at[PLACE_region]->shown,
		.tier = t->at[PLACE_tier]->shown,
		.unit = t->at[PLACE_unit]->shown,
		.condition = t->at[PLACE_condition]->shown, .count = count };
	map_put(in->kept, arena_strdup(in->is.arena, in->key.data), k);
	return k;
}

/* Names of the feed that mean the same have one price a day. */
static void
key_of(struct intake *in, const struct meaning *m, double count)
{
	const struct texts *t = &in->texts;

	intake_start_key(in);
	intake_add_key(in, t->at[PLACE_date]->text);
	intake_add_key(in, m->seller);
	intake_add_key(in, m->accelerator->head.id);
	intake_add_key(in, t->at[PLACE_sku]->text);
	for (enum place i = PLACE_region; i <= PLACE_condition; i++)
		intake_add_key(in, t->at[i]->text);
	intake_add_key(in, t->at[PLACE_seller_tier]->text);
	number_exact(&in->key, count);
}

struct kept *
intake_keep(struct intake *in, const struct meaning *m, double count)
{
	struct kept *k;

	key_of(in, m, count);
	k = map_get(in->kept, in->key.data);
	return k ? k : keep(in, m, count);
}
