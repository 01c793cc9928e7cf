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

	while (i < k->asked.count && k->asked.item[i].price < price)
		i++;
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
copy(struct intake *in, const char *text)
{
	return text_clean(in->is.arena, text ? text : "", text ?
	    strlen(text) : 0, false);
}

/* The price of a row, and what goes with it. */
static void
take(struct intake *in, struct kept *k, const struct quote *q)
{
	k->price = q->price;
	k->usd = intake_dollars(in, q);
	k->available = q->available;
	k->lead_time = q->lead_time;
	k->private = q->private;
	k->currency = copy(in, q->currency ? q->currency : "USD");
	k->source = copy(in, q->source ? q->source : in->is.source);
	k->sold_as = copy(in, q->sold_as);
	k->list = copy(in, q->list ? q->list : in->is.feed->part ? "" :
	    in->is.feed->name);
}

static void
merge(struct intake *in, struct kept *k, const struct quote *q, bool again)
{
	enum quote_merge how = in->is.feed->merge;

	if (!again || how == MERGE_last || (how == MERGE_lowest &&
	    intake_dollars(in, q) < k->usd))
		take(in, k, q);
	if (how == MERGE_median) {
		note_asked(in, k, q->price);
		k->price = median_of(k);
		k->available = 0;
	}
	in->counts.merged += again;
}

static struct kept *
keep(struct intake *in, const struct meaning *m, const struct quote *q,
    double count)
{
	struct kept *k = ARENA_NEW(in->is.arena, struct kept);

	*k = (struct kept){ .date = copy(in, q->date ? q->date : in->date),
		.provider = m->seller, .sku = copy(in, q->sku),
		.accelerator = m->accelerator->head.id,
		.region = copy(in, q->region), .tier = copy(in, q->tier),
		.unit = copy(in, q->unit), .condition = copy(in, q->condition),
		.count = count };
	map_put(in->kept, arena_strdup(in->is.arena, in->key.data), k);
	return k;
}

/* As number_exact() does, which takes longer than the rest of a row. */
static void
add_count(struct text *key, double count)
{
	if (count >= 1 && count < 10 && !(count > floor(count)))
		text_char(key, (char)('0' + (int)count));
	else
		number_exact(key, count);
}

static void
key_of(struct intake *in, const struct meaning *m, const struct quote *q,
    double count)
{
	intake_start_key(in);
	intake_add_key(in, q->date ? q->date : in->date);
	intake_add_key(in, m->seller);
	intake_add_key(in, m->accelerator->head.id);
	intake_add_key(in, q->sku);
	intake_add_key(in, q->region);
	intake_add_key(in, q->tier);
	intake_add_key(in, q->unit);
	intake_add_key(in, q->condition);
	add_count(&in->key, count);
}

void
intake_keep(struct intake *in, const struct meaning *m, const struct quote *q,
    double count)
{
	struct kept *k;

	key_of(in, m, q, count);
	k = map_get(in->kept, in->key.data);
	if (!k)
		k = keep(in, m, q, count);
	merge(in, k, q, k->price > 0);
}
