#include "catalog/private.h"

#include <string.h>

#include "base/arena.h"
#include "base/map.h"

struct withholding {
	struct catalog *catalog;
	struct arena *arena;
	const struct audience *audience;
	struct map *sources;       /* private ones, by id */
	struct map *out;           /* what is left out, by verb and id */
	bool more;                 /* left out since it was asked */
};

typedef void visit_record(struct withholding *, struct record *);

/* The lists of a catalogue that is not sealed are in no order. */
static void
each(struct withholding *w, visit_record *visit)
{
	struct catalog *c = w->catalog;
	struct record_list *const lists[] = {
#define RECORD(verb, many, singleton, doc) &c->many,
#include "catalog/record.def"
#undef RECORD
		&c->workloads,
	};

	for (size_t i = 0; i < sizeof(lists) / sizeof(*lists); i++)
		for (size_t n = 0; n < lists[i]->count; n++)
			visit(w, lists[i]->item[n]);
}

static bool
is_marked(const struct record *r)
{
	const struct field *f = record_type_find(r->type, "private");

	return f && ((const struct flag *)record_field(r, f))->on;
}

static struct withholding
begin(struct catalog *c, struct arena *arena, const struct audience *a)
{
	struct withholding w = { c, arena, a, map_new(arena), map_new(arena),
		false };

	for (size_t i = 0; i < c->sources.count; i++)
		if (is_marked(c->sources.item[i]))
			map_put(w.sources, c->sources.item[i]->id,
			    c->sources.item[i]);
	return w;
}

static bool
is_cited_private(const struct withholding *w, const struct fact *fact)
{
	return fact->given && fact->source && map_get(w->sources,
	    fact->source);
}

static bool
cites_private(const struct withholding *w, const struct record *r)
{
	for (size_t i = 0; map_count(w->sources) && i <
	    record_type_fields(r->type); i++) {
		const struct field *f = record_type_field(r->type, i);
		const struct rates *rates = record_field(r, f);

		if (is_cited_private(w, record_fact(r, f)))
			return true;
		for (size_t n = 0; f->type == FIELD_RATES && n < rates->count;
		    n++)
			if (is_cited_private(w, &rates->item[n].number.fact))
				return true;
	}
	return false;
}

static bool
is_kept_from(const struct withholding *w, const struct offer *o)
{
	const char *vendor = w->audience->vendor;

	if (vendor && o->provider.text && !strcmp(o->provider.text, vendor))
		return false;
	return o->private.on || cites_private(w, &o->head);
}

/* The newest price of it that the audience may see, with those behind it. */
static struct offer *
seen_of(const struct withholding *w, struct offer *o)
{
	struct offer *first;

	while (o && is_kept_from(w, o))
		o = o->before;
	first = o;
	for (; o; o = o->before)
		while (o->before && is_kept_from(w, o->before))
			o->before = o->before->before;
	return first;
}

void
private_offers(struct catalog *c, struct arena *arena,
    const struct audience *a)
{
	struct withholding w = begin(c, arena, a);
	struct record_list *l = &c->offers;
	size_t kept = 0;

	for (size_t i = 0; i < l->count; i++) {
		struct offer *o = seen_of(&w, (struct offer *)l->item[i]);

		c->withholds |= !o || &o->head != l->item[i];
		if (o)
			l->item[kept++] = &o->head;
	}
	l->count = kept;
}

static const char *
key_of(const struct withholding *w, const char *verb, const char *id)
{
	return arena_printf(w->arena, "%s %s", verb, id ? id : "");
}

static bool
is_out(const struct withholding *w, const char *verb, const char *id)
{
	return id && map_get(w->out, key_of(w, verb, id));
}

static void
leave_out(struct withholding *w, struct record *r)
{
	r->withheld = w->more = w->catalog->withholds = true;
	map_put(w->out, key_of(w, r->type->verb, r->id), r);
}

/* Takes what is left out off a list; true where nothing stays on it. */
static bool
shorten(const struct withholding *w, const struct field *f,
    struct words *list)
{
	struct word *item = arena_array(w->arena, list->count + 1,
	    sizeof(*item));
	size_t kept = 0;

	for (size_t i = 0; i < list->count; i++)
		if (!is_out(w, f->arg, list->item[i].text))
			item[kept++] = list->item[i];
	if (kept == list->count)
		return false;
	list->item = item;
	list->count = kept;
	return !kept;
}

/* Does it name what is left out, and nothing else? */
static bool
names_private(const struct withholding *w, struct record *r)
{
	for (size_t i = 0; i < record_type_fields(r->type); i++) {
		const struct field *f = record_type_field(r->type, i);

		if (f->type == FIELD_REF && is_out(w, f->arg,
		    ((const struct word *)record_field(r, f))->text))
			return true;
		if (f->type == FIELD_REFS && shorten(w, f, record_slot(r, f)))
			return true;
	}
	return false;
}

/* What no vendor sees: all that is private for everyone, else prices alone. */
static void
mark(struct withholding *w, struct record *r)
{
	if (r->withheld || !w->audience->everyone)
		return;
	if (is_marked(r) || cites_private(w, r) || names_private(w, r))
		leave_out(w, r);
}

/* What was ordered may have rested on a price that is left out. */
static void
mark_past(struct withholding *w, struct record *r)
{
	if (!strcmp(r->type->verb, "approval") ||
	    !strcmp(r->type->verb, "decided"))
		leave_out(w, r);
}

/* An offer that looks wrong and is right, of those that are left out. */
static void
mark_accept(struct withholding *w, struct record *r)
{
	const struct record_list *l = &w->catalog->offers;
	const struct accept *a = (const struct accept *)r;

	if (strcmp(r->type->verb, "accept") != 0 || !a->offer.text)
		return;
	for (size_t i = 0; i < l->count; i++)
		if (!strcmp(l->item[i]->id, a->offer.text))
			return;
	leave_out(w, r);
}

/* Notes which private sources something still leads to. */
static void
keep_cited(struct withholding *w, struct record *r)
{
	for (size_t i = 0; i < record_type_fields(r->type); i++) {
		const struct fact *fact = record_fact(r,
		    record_type_field(r->type, i));

		if (is_cited_private(w, fact))
			map_put(w->out, key_of(w, "cited", fact->source), r);
	}
}

static void
mark_uncited(struct withholding *w, struct record *r)
{
	if (!strcmp(r->type->verb, "source") && is_marked(r) && !map_get(
	    w->out, key_of(w, "cited", r->id)))
		leave_out(w, r);
}

static void
drop(struct record_list *l)
{
	size_t kept = 0;

	for (size_t i = 0; i < l->count; i++)
		if (!l->item[i]->withheld)
			l->item[kept++] = l->item[i];
	l->count = kept;
}

static void
drop_all(struct catalog *c)
{
#define RECORD(verb, many, singleton, doc) drop(&c->many);
#include "catalog/record.def"
#undef RECORD
	drop(&c->workloads);
}

void
private_records(struct catalog *c, struct arena *arena,
    const struct audience *a)
{
	struct withholding w = begin(c, arena, a);

	private_offers(c, arena, a);
	do {
		w.more = false;
		each(&w, mark);
	} while (w.more);
	if (c->withholds) {
		each(&w, mark_past);
		each(&w, mark_accept);
	}
	if (!a->everyone) {
		each(&w, keep_cited);
		each(&w, mark_uncited);
	}
	drop_all(c);
}
