/* What of the program's own sources a guide stands on. */
#include "base/arena.h"
#include "base/map.h"
#include "catalog/check.h"
#include "catalog/vocabulary.h"

/* A walk from the guide's records along the names that they state. */
struct walk {
	const struct catalog *catalog;
	struct map *cited;         /* sources that were met */
	struct map *met;           /* installed records, by verb and id */
	struct arena *arena;
};

static void visit(void *context, const struct record *);

static void
cite(struct walk *w, const struct fact *fact)
{
	if (fact->given && fact->source)
		map_put(w->cited, fact->source, w);
}

/* A record that the program brings counts once something names it. */
static void
follow(struct walk *w, const char *verb, const struct word *word)
{
	const struct record *r = catalog_follow(w->catalog, verb, word);

	if (r && r->installed && !map_put(w->met, arena_printf(w->arena,
	    "%s %s", verb, r->id), w))
		visit(w, r);
}

static void
visit_field(struct walk *w, const struct record *r, const struct field *f)
{
	const struct words *list = record_field(r, f);
	const struct rates *rates = record_field(r, f);

	cite(w, record_fact(r, f));
	if (f->type == FIELD_REF)
		follow(w, f->arg, record_field(r, f));
	else if (f->type == FIELD_REFS)
		for (size_t i = 0; i < list->count; i++)
			follow(w, f->arg, &list->item[i]);
	else if (f->type == FIELD_RATES)
		for (int i = 0; i < FORMAT_COUNT; i++)
			cite(w, &rates->of[i].fact);
}

static void
visit(void *context, const struct record *r)
{
	for (size_t i = 0; i < record_type_fields(r->type); i++)
		visit_field(context, r, record_type_field(r->type, i));
}

static void
visit_own(void *context, const struct record *r)
{
	if (!r->installed)
		visit(context, r);
}

void
vocabulary_prune(struct catalog *c, struct arena *arena)
{
	struct check check = { .catalog = c };
	struct walk w = { c, map_new(arena), map_new(arena), arena };
	struct record_list *l = &c->sources;
	size_t kept = 0;

	check_each(&check, &w, visit_own);
	for (size_t i = 0; i < l->count; i++)
		if (!l->item[i]->installed || map_get(w.cited,
		    l->item[i]->id))
			l->item[kept++] = l->item[i];
	l->count = kept;
}
