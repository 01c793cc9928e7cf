#include "feed/listing.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "unit/number.h"

struct listing {
	struct arena *arena;
	struct record_list *offers;
	size_t known;              /* of them, remembered */
	struct map *ids;           /* of offers, to their struct uses */
	struct map *terms;         /* sold what and how, to struct place */
};

/* How many offers asked for one id. */
struct uses {
	size_t count;
};

/* Of an offer in the list. */
struct place {
	size_t at;
};

static const char *
terms_of(const struct listing *l, const struct offer *o)
{
	const struct word *word[] = { &o->provider, &o->sku, &o->accelerator,
		&o->region, &o->tier, &o->seller_tier, &o->condition };
	struct text t;

	text_init(&t, l->arena);
	number_exact(&t, o->count.value);
	/* A feed that prices one of the same eight from some day on sells
	 * what it sold; a card that is bought is no server. */
	if (o->unit.text && !text_ends(o->unit.text, "_hour"))
		text_printf(&t, "\n%s", o->unit.text);
	for (size_t i = 0; i < COUNT(word); i++)
		text_printf(&t, "\n%s", word[i]->text ? word[i]->text : "");
	return t.data;
}

static void
remember(struct listing *l)
{
	size_t at = l->known++;
	const struct record *r = l->offers->item[at];
	struct uses *uses = ARENA_NEW(l->arena, struct uses);
	struct place *place = ARENA_NEW(l->arena, struct place);

	uses->count = 1;
	place->at = at;
	if (!map_get(l->ids, r->id))
		map_put(l->ids, r->id, uses);
	map_put(l->terms, terms_of(l, (const struct offer *)r), place);
}

struct listing *
listing_new(struct arena *arena, struct record_list *offers)
{
	struct listing *l = ARENA_NEW(arena, struct listing);

	*l = (struct listing){ arena, offers, 0, map_new(arena),
		map_new(arena) };
	return l;
}

/* A part of an id: lower case, what an id cannot hold becomes '-'. */
static void
add_part(struct text *id, const char *part)
{
	if (id->len)
		text_char(id, '/');
	for (; *part; part++) {
		char c = *part;

		if (c >= 'A' && c <= 'Z')
			c = (char)(c - 'A' + 'a');
		if (!(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9') &&
		    !strchr("._-", c))
			c = '-';
		text_char(id, c);
	}
}

/* What the provider calls it, and "h100-sxm5-80gb-x8". */
static void
add_product(struct text *id, const struct listing *l, const struct offer *o)
{
	struct text t;

	text_init(&t, l->arena);
	text_printf(&t, "%s-x", o->accelerator.text);
	number_exact(&t, o->count.value);
	if (o->sku.text)
		add_part(id, o->sku.text);
	add_part(id, t.data);
}

/* id/2, id/3, ...: the first that is free. */
static const char *
numbered(const struct listing *l, const char *id, struct uses *uses)
{
	const char *name;

	do
		name = arena_printf(l->arena, "%s/%zu", id, ++uses->count);
	while (map_get(l->ids, name));
	return name;
}

static const char *
id_of(const struct listing *l, const struct offer *o)
{
	struct text id;
	struct uses *uses;

	text_init(&id, l->arena);
	add_part(&id, o->provider.text);
	add_product(&id, l, o);
	if (o->condition.text && strcmp(o->condition.text, "new") != 0)
		add_part(&id, o->condition.text);
	if (o->region.text)
		add_part(&id, o->region.text);
	if (o->seller_tier.text && !text_equal(o->seller_tier.text,
	    o->region.text))
		add_part(&id, o->seller_tier.text);
	add_part(&id, o->tier.text);
	uses = map_get(l->ids, id.data);
	return uses ? numbered(l, id.data, uses) : id.data;
}

static const struct offer *
list_new(struct listing *l, struct offer *o)
{
	o->head.id = id_of(l, o);
	ARRAY_ADD(l->arena, l->offers, &o->head);
	remember(l);
	return NULL;
}

const struct offer *
listing_add(struct listing *l, struct offer *o)
{
	struct offer *at, *newer = NULL;
	const struct place *place;

	while (l->known < l->offers->count)
		remember(l);
	place = map_get(l->terms, terms_of(l, o));
	if (!place)
		return list_new(l, o);
	at = (struct offer *)l->offers->item[place->at];
	o->head.id = at->head.id;
	while (at && strcmp(at->date.text, o->date.text) > 0) {
		newer = at;
		at = at->before;
	}
	if (at && strcmp(at->date.text, o->date.text) == 0)
		return at;
	o->before = at;
	if (newer)
		newer->before = o;
	else
		l->offers->item[place->at] = &o->head;
	return NULL;
}

/* A provider's whole list, and the day it was last read. */
static const char *
list_key(struct arena *arena, const struct offer *o)
{
	return arena_printf(arena, "%s\n%s", o->provider.text, o->list.text);
}

static bool
is_listed(const struct offer *o)
{
	return o->list.text && o->provider.text && o->date.text;
}

/* Lists by their key, each with the newest of its rows. */
static struct map *
newest_lists(struct arena *arena, const struct record_list *offers)
{
	struct map *newest = map_new(arena);

	for (size_t i = 0; i < offers->count; i++) {
		struct offer *o = (struct offer *)offers->item[i];
		const struct offer *other = is_listed(o) ?
		    map_get(newest, list_key(arena, o)) : NULL;

		if (is_listed(o) && (!other ||
		    strcmp(o->date.text, other->date.text) > 0))
			map_put(newest, list_key(arena, o), o);
	}
	return newest;
}

void
listing_retire(struct arena *arena, struct record_list *offers,
    struct record_list *retired)
{
	struct map *newest = newest_lists(arena, offers);
	size_t kept = 0;

	for (size_t i = 0; i < offers->count; i++) {
		const struct offer *o = (const struct offer *)
		    offers->item[i];
		const struct offer *last = is_listed(o) ?
		    map_get(newest, list_key(arena, o)) : NULL;

		if (!last || strcmp(o->date.text, last->date.text) == 0)
			offers->item[kept++] = offers->item[i];
		else
			ARRAY_ADD(arena, retired, offers->item[i]);
	}
	offers->count = kept;
}
