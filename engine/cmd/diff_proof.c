/*
 * Causes that are proven: each fact behind a flip is put back by itself in the
 * new guide's specs, and the decision taken again.  What brings the old
 * accelerator back is a cause; what does not is left out.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/file.h"
#include "base/text.h"
#include "build.h"
#include "catalog/catalog.h"
#include "catalog/what_if.h"
#include "cmd/cmd.h"
#include "cmd/diff.h"
#include "feed/json.h"
#include "search/decision.h"
#include "unit/number.h"

/* Flips that are looked into, the dearest first, and facts of each. */
enum { FLIPS_MOST = 200, FACTS_MOST = 64 };

struct proof {
	struct options *o;
	const struct changes *all;
	struct catalog *cat;     /* of the new guide */
	struct arena *arena;     /* of one question */
};

/* The specs that lie in the folder, of the new guide's day, or NULL: they have
 * faults. */
static struct catalog *
specs_of(struct options *o, const struct changes *all, const char *folder)
{
	struct options own = *o;
	const char *date = json_text_of(all->new->guide, "date");
	struct catalog *cat;

	if (!file_exists(path_join(o->arena, folder, "specs")))
		return NULL;
	own.diags = diags_new(o->arena);
	own.sets = 0;
	own.dir = folder;
	own.date = *date ? date : NULL;
	cat = build_catalog(&own);
	return diags_status(own.diags) ? NULL : cat;
}

/* Whom the decision of an id is made for. */
static struct whom
whom_of(const struct proof *p, const struct change *c)
{
	const char *slash = strchr(c->id, '/');
	const struct catalog *cat = p->cat;
	struct whom w = { 0 };

	if (!slash)
		return w;
	w.workload = (const struct workload *)catalog_find(&cat->workloads,
	    arena_strndup(p->arena, c->id, (size_t)(slash - c->id)));
	w.profile = (const struct profile *)catalog_find(&cat->profiles,
	    slash + 1);
	return w;
}

/* What the decision chooses, or NULL. */
static const struct answer *
choice_of(const struct proof *p, const struct catalog *cat,
    const struct change *c)
{
	const struct whom w = whom_of(p, c);
	const struct decisions *d;

	if (!w.workload || !w.profile)
		return NULL;
	d = decide_for(p->arena, cat, w, p->o->jobs);
	return d->count && d->item->ranked_count ? d->item->ranked : NULL;
}

/* Is it the accelerator of this answer? */
static bool
chooses(const struct proof *p, const struct catalog *cat,
    const struct change *c, const struct json *answer)
{
	const struct answer *a = choice_of(p, cat, c);

	return a && !strcmp(a->place.accelerator->head.id,
	    json_text_of(answer, "accelerator"));
}

/* Do the specs give what the new guide says, at the same cost? */
static bool
is_of_guide(const struct proof *p, const struct change *c)
{
	const struct json *now = change_choice(c->now);
	const struct answer *a = choice_of(p, p->cat, c);
	double cost = json_number_of(now, "objective");

	return a && !strcmp(a->id, json_text_of(now, "id")) &&
	    fabs(a->objective - cost) <= 1e-9 * fabs(cost);
}

/* A list of offers with another in the place of one, or without it. */
static struct record_list
list_with(struct arena *arena, const struct record_list *all,
    const struct offer *old, struct offer *other)
{
	struct record_list now = *all;

	now.item = arena_array(arena, all->count + 1, sizeof(*now.item));
	now.cap = all->count + 1;
	now.count = 0;
	for (size_t i = 0; i < all->count; i++) {
		if (all->item[i] != &old->head)
			now.item[now.count++] = all->item[i];
		else if (other)
			now.item[now.count++] = &other->head;
	}
	return now;
}

/* "offer/ID/price" as ID, where it is one. */
static const char *
offer_of(const struct proof *p, const char *fact)
{
	static const char *const ends[] = { "/price", "/purchase", "" };
	static const char verb[] = "offer/";

	if (!text_starts(fact, verb))
		return NULL;
	fact += strlen(verb);
	for (size_t i = 0; i < COUNT(ends); i++)
		if (text_ends(fact, ends[i]))
			return arena_strndup(p->arena, fact, strlen(fact) -
			    strlen(ends[i]));
	return NULL;
}

/* Offers are sorted by what they are of, not by id. */
static const struct offer *
find_offer(const struct catalog *cat, const char *id)
{
	for (size_t i = 0; i < cat->offers.count; i++)
		if (!strcmp(cat->offers.item[i]->id, id))
			return (const struct offer *)cat->offers.item[i];
	return NULL;
}

/* The price as it was, or no such offer: is the old choice back? */
static bool
offer_flips(const struct proof *p, const struct change *c,
    const struct fact_change *f, const char *id)
{
	const struct json *was = change_choice(c->was);
	const struct offer *old = find_offer(p->cat, id);
	struct catalog then = *p->cat;
	struct offer moved;

	if (f->way == WAY_removed)
		return !strcmp(id, json_text_of(was, "offer"));
	if (!old)
		return false;
	moved = *old;
	if (old->purchase.fact.given)
		moved.purchase.value = f->was.value;
	else
		moved.price.value = f->was.value;
	then.offers = list_with(p->arena, &p->cat->offers, old, f->was.is ?
	    &moved : NULL);
	then.part_offers = list_with(p->arena, &p->cat->part_offers, old,
	    f->was.is ? &moved : NULL);
	then.kept = list_with(p->arena, &p->cat->kept, old, f->was.is ?
	    &moved : NULL);
	return chooses(p, &then, c, was);
}

static bool
set(const struct proof *p, const struct fact_change *f,
    const struct reading *r)
{
	struct diags *quiet = diags_new(p->arena);
	struct text t;
	char *word;

	text_init(&t, p->arena);
	text_printf(&t, "%s=", f->id);
	if (r->number)
		number_exact(&t, r->value);
	else
		text_add(&t, r->text);
	word = t.data;
	what_if_apply(p->cat, p->o->arena, &word, 1, quiet);
	return !diags_status(quiet);
}

/* A field as it was, and then as it is again. */
static bool
field_flips(const struct proof *p, const struct change *c,
    const struct fact_change *f)
{
	bool flips;

	if (f->way != WAY_changed || !set(p, f, &f->was))
		return false;
	flips = chooses(p, p->cat, c, change_choice(c->was));
	return set(p, f, &f->now) && flips;
}

static bool
flips_back(const struct proof *p, const struct change *c,
    const struct fact_change *f)
{
	const char *id = offer_of(p, f->id);

	return id ? offer_flips(p, c, f, id) : field_flips(p, c, f);
}

/* Leaves the facts that are causes, where the specs give the new choice. */
static void
prove(struct proof *p, struct change *c)
{
	struct fact_changes left = { 0 };

	if (!is_of_guide(p, c))
		return;
	c->proven = true;
	c->causes = 0;
	for (size_t i = 0; i < c->facts.count && i < FACTS_MOST; i++) {
		const struct fact_change *f = &c->facts.item[i];

		if (!flips_back(p, c, f))
			continue;
		ARRAY_ADD(p->o->arena, &left, *f);
		c->causes |= 1u << f->cause;
	}
	c->facts = left;
}

void
diff_prove(struct options *o, struct changes *all, const char *folder)
{
	struct proof p = { .o = o, .all = all };
	size_t n = all->types[CHANGE_flipped];

	p.cat = n ? specs_of(o, all, folder) : NULL;
	for (size_t i = 0; p.cat && i < n && i < FLIPS_MOST; i++) {
		struct change *c = &all->item[i];

		if (!change_choice(c->was) || !change_choice(c->now))
			continue;
		p.arena = arena_child(o->arena);
		prove(&p, c);
		arena_free(p.arena);
	}
	changes_count_causes(all);
}
