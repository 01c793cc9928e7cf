/* What of the program's and of catalogues in use a guide stands on. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "catalog/check.h"
#include "catalog/vocabulary.h"
#include "model/formula.h"

/* A walk from the guide's records along the names that they state. */
struct walk {
	struct catalog *catalog;
	struct map *cited;         /* sources that were met */
	struct map *met;           /* installed records, by verb and id */
	struct arena *arena;
	bool more;                 /* met since it was last asked */
};

static void visit(void *context, const struct record *);

static const char *
key_of(const struct walk *w, const struct record *r)
{
	return arena_printf(w->arena, "%s %s", r->type->verb,
	    r->id ? r->id : "");
}

static bool
is_met(const struct walk *w, const struct record *r)
{
	return !r->installed || map_get(w->met, key_of(w, r));
}

static void
meet(struct walk *w, const struct record *r)
{
	if (map_put(w->met, key_of(w, r), w))
		return;
	w->more = true;
	visit(w, r);
}

static void
cite(struct walk *w, const struct fact *fact)
{
	if (fact->given && fact->source)
		map_put(w->cited, fact->source, w);
}

/* A record that was brought counts once something names it. */
static void
follow(struct walk *w, const char *verb, const struct word *word)
{
	const struct record *r = catalog_follow(w->catalog, verb, word);

	if (r && r->installed && strcmp(verb, "source") != 0)
		meet(w, r);
}

/* Of what comes along with accelerators, names of others lead nowhere. */
static bool
leads(const struct record *r)
{
	return !r->stocked || (strcmp(r->type->verb, "support") != 0 &&
	    strcmp(r->type->verb, "quality") != 0 &&
	    strcmp(r->type->verb, "label") != 0);
}

static void
visit_field(struct walk *w, const struct record *r, const struct field *f)
{
	const struct words *list = record_field(r, f);
	const struct rates *rates = record_field(r, f);

	cite(w, record_fact(r, f));
	if (f->type == FIELD_REF)
		follow(w, f->arg, record_field(r, f));
	else if (f->type == FIELD_REFS && !strcmp(f->arg, "source"))
		for (size_t i = 0; i < list->count; i++)
			map_put(w->cited, list->item[i].text, w);
	else if (f->type == FIELD_REFS && leads(r))
		for (size_t i = 0; i < list->count; i++)
			follow(w, f->arg, &list->item[i]);
	else if (f->type == FIELD_RATES)
		for (size_t i = 0; i < rates->count; i++) {
			const struct fact *fact = &rates->item[i].number.fact;
			const struct word format = { .text = fact->part };

			cite(w, fact);
			follow(w, "format", &format);
		}
}

/* What the same cost earlier cites too; a label comes with what it corrects. */
static void
visit(void *context, const struct record *r)
{
	const struct offer *o = (const struct offer *)r;

	for (size_t i = 0; i < record_type_fields(r->type); i++)
		visit_field(context, r, record_type_field(r->type, i));
	if (strcmp(r->type->verb, "offer") != 0)
		return;
	if (o->before)
		visit(context, &o->before->head);
	if (o->label)
		meet(context, &o->label->head);
}

static void
visit_own(void *context, const struct record *r)
{
	if (!r->installed)
		visit(context, r);
	else if (r->picked || strcmp(r->type->verb, "catalogue") == 0)
		meet(context, r);
}

/* The list of words of a field, or NULL where it says nothing. */
static const struct words *
words_of(const struct record *r, const char *field)
{
	const struct field *f = record_type_find(r->type, field);
	const struct words *list = f ? record_field(r, f) : NULL;

	return list && list->count ? list : NULL;
}

static bool
has_word(const struct words *list, const struct word *word)
{
	for (size_t i = 0; i < list->count; i++)
		if (word->text && strcmp(list->item[i].text, word->text) == 0)
			return true;
	return false;
}

/* Does it speak of an accelerator that is met? */
static bool
covers_met(const struct walk *w, const struct record *r)
{
	const struct words *generations = words_of(r, "architectures");
	const struct words *ids = words_of(r, "accelerators");
	const struct record_list *l = &w->catalog->accelerators;

	for (size_t i = 0; i < l->count; i++) {
		const struct accelerator *a =
		    (const struct accelerator *)l->item[i];
		const struct word id = { .text = a->head.id };

		if (is_met(w, &a->head) && (!generations || has_word(
		    generations, &a->architecture)) && (!ids || has_word(ids,
		    &id)))
			return true;
	}
	return false;
}

/* Does the guide have a workload of the kind that it is for? */
static bool
is_run(const struct walk *w, const struct record *r)
{
	const struct word *kind = &((const struct calibration *)r)->kind;
	const struct record_list *l = &w->catalog->workloads;

	for (size_t i = 0; i < l->count; i++)
		if (is_met(w, l->item[i]) && kind->text &&
		    l->item[i]->type->variant &&
		    strcmp(l->item[i]->type->variant, kind->text) == 0)
			return true;
	return false;
}

/* Does a provider that is met sell on its terms? */
static bool
is_sold(const struct walk *w, const struct record *r)
{
	const struct words *providers = words_of(r, "providers");
	const struct record_list *l = &w->catalog->offers;

	for (size_t i = 0; providers && i < l->count; i++)
		if (is_met(w, l->item[i]) && has_word(providers,
		    &((const struct offer *)l->item[i])->provider))
			return true;
	return !providers;
}

/* The accelerator that a host, a slice or an offer is of. */
static bool
is_of_met(const struct walk *w, const struct record *r)
{
	const struct field *f = record_type_find(r->type, "accelerator");
	const struct record *a = catalog_follow(w->catalog, "accelerator",
	    record_field(r, f));

	return a && is_met(w, a);
}

/* Comes it along with what is met? */
static bool
comes_along(const struct walk *w, const struct record *r)
{
	static const struct {
		const char *verb;
		bool (*wanted)(const struct walk *, const struct record *);
	} rules[] = {
		{ "offer", is_of_met },
		{ "host", is_of_met },
		{ "slice", is_of_met },
		{ "support", covers_met },
		{ "quality", NULL },
		{ "calibration", is_run },
		{ "tested", NULL },
		{ "carried", NULL },
		{ "contract", is_sold },
	};

	for (size_t i = 0; i < COUNT(rules); i++)
		if (strcmp(rules[i].verb, r->type->verb) == 0)
			return (!rules[i].wanted || rules[i].wanted(w, r)) &&
			    (rules[i].wanted != is_run || covers_met(w, r));
	return false;
}

static void
visit_stock(void *context, const struct record *r)
{
	struct walk *w = context;

	if (r->stocked && !is_met(w, r) && comes_along(w, r))
		meet(w, r);
}

/* Of words that the program brings all stay; of sources, what is cited. */
static bool
stays(const struct walk *w, const struct record *r)
{
	if (!r->installed)
		return true;
	if (strcmp(r->type->verb, "source") == 0)
		return map_get(w->cited, r->id) != NULL;
	return !r->stocked || is_met(w, r);
}

static void
filter(const struct walk *w, struct record_list *l)
{
	size_t kept = 0;

	for (size_t i = 0; i < l->count; i++)
		if (stays(w, l->item[i]))
			l->item[kept++] = l->item[i];
	l->count = kept;
}

/* Who saw what is no longer sold is named where feeds are. */
static void
cite_retired(struct walk *w)
{
	const struct record_list *l = &w->catalog->retired;

	for (size_t i = 0; i < l->count; i++) {
		const struct offer *o = (const struct offer *)l->item[i];

		if (!is_of_met(w, &o->head))
			continue;
		cite(w, &o->price.fact);
		cite(w, &o->purchase.fact);
	}
}

void
vocabulary_prune(struct catalog *c, struct arena *arena)
{
	struct check check = { .catalog = c };
	struct walk w = { c, map_new(arena), map_new(arena), arena, false };

	check_each(&check, &w, visit_own);
	do {
		w.more = false;
		check_each(&check, &w, visit_stock);
	} while (w.more);
	cite_retired(&w);
	for (size_t i = 0; c->catalogues.count && i < formula_count; i++)
		map_put(w.cited, formulas[i].source, &w);
	for (size_t i = 0; i < c->sources.count; i++)
		if (!stays(&w, c->sources.item[i]))
			ARRAY_ADD(arena, &c->uncited, c->sources.item[i]);
#define RECORD(verb, many, singleton, doc) filter(&w, &c->many);
#include "catalog/record.def"
#undef RECORD
	filter(&w, &c->workloads);
	catalog_sort(c, arena);
}
