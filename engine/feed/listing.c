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
	const char *until;         /* last day that counts, or NULL */
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

	*l = (struct listing){ .arena = arena, .offers = offers,
		.ids = map_new(arena), .terms = map_new(arena) };
	return l;
}

void
listing_until(struct listing *l, const char *date)
{
	l->until = date;
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
	add_part(&id, o->seller_tier.text ? arena_printf(l->arena, "%s-%s",
	    o->tier.text, o->seller_tier.text) : o->tier.text);
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

	if (l->until && o->date.text && strcmp(o->date.text, l->until) > 0)
		return NULL;
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
