#include "feed/label.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "catalog/evidence.h"
#include "feed/listing.h"
#include "unit/number.h"

/* Rows on their way back into the list. */
struct rows {
	struct offer **item;
	size_t count, cap;
};

static bool
has_word(const struct words *list, const struct word *word)
{
	if (!list->count)
		return true;
	for (size_t i = 0; word->text && i < list->count; i++)
		if (!strcmp(list->item[i].text, word->text))
			return true;
	return false;
}

static bool
is_same(const struct word *want, const struct word *word)
{
	return !want->text || (word->text && !strcmp(want->text, word->text));
}

static bool
is_within(const struct label *r, const struct word *day)
{
	if (!r->from.text && !r->until.text)
		return true;
	return day->text && (!r->from.text || strcmp(day->text,
	    r->from.text) >= 0) && (!r->until.text || strcmp(day->text,
	    r->until.text) <= 0);
}

static bool
is_seen_by(const struct catalog *c, const struct label *r,
    const struct offer *o)
{
	const char *witness;
	size_t len;

	if (!r->witness.text)
		return true;
	witness = offer_witness(c, o, &len);
	return witness && strlen(r->witness.text) == len &&
	    !strncmp(witness, r->witness.text, len);
}

static bool
fits(const struct catalog *c, const struct label *r, const struct offer *o)
{
	return is_same(&r->provider, &o->provider) &&
	    is_same(&r->tier, &o->tier) &&
	    has_word(&r->accelerators, &o->accelerator) &&
	    has_word(&r->skus, &o->sku) && has_word(&r->regions, &o->region) &&
	    has_word(&r->seller_tiers, &o->seller_tier) &&
	    is_within(r, &o->date) && is_seen_by(c, r, o);
}

static void
put_word(struct word *to, const struct word *from)
{
	if (from->text)
		to->text = from->text;
	if (from->text && !to->fact.given)
		to->fact = from->fact;
}

static void
own_facts(struct offer *o)
{
	struct number *all[] = { &o->count, &o->price, &o->purchase,
		&o->lead_time, &o->available };

	for (size_t i = 0; i < COUNT(all); i++)
		if (all[i]->fact.given)
			all[i]->fact.of = &o->head;
}

/* The same price of one, in machines of so many. */
static struct offer *
in_machines(struct arena *arena, const struct offer *o, const char *count)
{
	struct offer *one = ARENA_NEW(arena, struct offer);
	bool bought = o->purchase.fact.given;

	*one = *o;
	own_facts(one);
	if (!number_read(count, &one->count.value))
		one->count.value = 1;
	one->unit.text = bought ? "instance" : "instance_hour";
	one->sold_as.text = bought ? "server" : "instance";
	one->sold_as.fact.given = true;
	return one;
}

/* Reads one row; false where nothing of it is left. */
static bool
read_row(const struct catalog *c, struct offer *o)
{
	for (size_t i = 0; i < c->labels.count; i++) {
		const struct label *r = (const struct label *)
		    c->labels.item[i];

		if (!fits(c, r, o))
			continue;
		if (r->withheld.on)
			return false;
		put_word(&o->tier, &r->as_tier);
		put_word(&o->seller_tier, &r->as_seller_tier);
		put_word(&o->region, &r->as_region);
		put_word(&o->accelerator, &r->as_accelerator);
		o->label = r;
	}
	return true;
}

/* The machines that a row is sold in, or NULL. */
static const struct words *
machines_of(const struct catalog *c, const struct offer *o)
{
	for (size_t i = 0; i < c->labels.count; i++) {
		const struct label *r = (const struct label *)
		    c->labels.item[i];

		if (r->as_machines.count && fits(c, r, o))
			return &r->as_machines;
	}
	return NULL;
}

/* Takes the rows out, the oldest of each offer first. */
static void
take_rows(struct catalog *c, struct arena *arena, struct rows *rows)
{
	for (size_t i = 0; i < c->offers.count; i++)
		for (struct offer *o = (struct offer *)c->offers.item[i], *b;
		    o; o = b) {
			b = o->before;
			o->before = NULL;
			ARRAY_ADD(arena, rows, o);
		}
	c->offers.count = 0;
}

/* What is as the file says goes back first: of two rows of one thing and day
 * its own word counts before one that was put in its mouth. */
static void
give_back(struct catalog *c, struct arena *arena, const struct rows *rows)
{
	struct listing *l = listing_new(arena, &c->offers);

	for (int read = 0; read < 2; read++)
		for (size_t i = 0; i < rows->count; i++)
			if (read == (rows->item[i]->label != NULL))
				listing_add(l, rows->item[i]);
}

void
labels_apply(struct catalog *c, struct arena *arena)
{
	struct rows all = { 0 }, rows = { 0 };

	if (!c->labels.count)
		return;
	take_rows(c, arena, &all);
	for (size_t i = 0; i < all.count; i++) {
		struct offer *o = all.item[i];
		const struct words *sizes;

		if (!read_row(c, o))
			continue;
		sizes = machines_of(c, o);
		for (size_t n = 0; sizes && n < sizes->count; n++)
			ARRAY_ADD(arena, &rows, in_machines(arena, o,
			    sizes->item[n].text));
		if (!sizes)
			ARRAY_ADD(arena, &rows, o);
	}
	give_back(c, arena, &rows);
}
