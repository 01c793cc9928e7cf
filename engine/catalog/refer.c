#include "catalog/check.h"

#include <string.h>

#include "base/arena.h"
#include "base/map.h"
#include "base/text.h"
#include "model/formula.h"

typedef void fact_visit(void *context, const struct record *,
    const struct fact *);

/* Every fact of a record that was given, each rate on its own. */
static void
each_fact(const struct record *r, fact_visit *visit, void *context)
{
	for (size_t i = 0; i < record_type_fields(r->type); i++) {
		const struct field *f = record_type_field(r->type, i);
		const struct rates *rates = record_field(r, f);

		visit(context, r, record_fact(r, f));
		if (f->type != FIELD_RATES)
			continue;
		for (size_t n = 0; n < rates->count; n++)
			visit(context, r, &rates->item[n].number.fact);
	}
}

/* What people call it: its name, else its id. */
static const char *
printed(const struct record *r)
{
	const struct field *f = record_type_find(r->type, "name");
	const struct word *w = f ? record_field(r, f) : NULL;

	return w && w->text ? w->text : r->id;
}

/*
 * The nearest id or name, by comparing two at a time: the list may be long and
 * needs no copy of its names.
 */
static const char *
nearest(const struct record_list *list, const char *id, bool named)
{
	const char *best = NULL;

	for (size_t i = 0; i < list->count; i++) {
		const char *pair[2] = { named ? printed(list->item[i]) :
		    list->item[i]->id, best };

		best = text_nearest(id, pair, best ? 2 : 1);
	}
	return best;
}

/* A name that leads nowhere. */
struct dangling {
	const struct record *record;
	struct origin at;
	const char *field, *verb, *id;
	size_t offers;             /* of one file that share it */
	bool named;                /* by name, not by id */
};

struct search {
	const struct check *check;
	struct map *in_files;      /* of offers, by file, verb and id */
	struct map *cited;         /* sources told of the record at hand */
};

/* May a catalogue in use bring it?  Who decides on what is the guide's own. */
static bool
may_be_used(const struct check *c, const char *verb)
{
	return !c->catalog->catalogues.count && strcmp(verb, "profile") != 0 &&
	    strcmp(verb, "workload") != 0 && strcmp(verb, "tenant") != 0;
}

/* What to do about an id that is like no other; "" of what is no id. */
static const char *
remedy(const struct check *c, const struct dangling *d)
{
	if (!strcmp(d->verb, "source"))
		return arena_printf(c->arena, "; write source \"%s\" { "
		    "title = ..., date = ... }", d->id);
	if (d->named)
		return "";
	return arena_printf(c->arena, "; %s'ridgeline new %s %s' writes one "
	    "to fill in", may_be_used(c, d->verb) ? "use \"reference\" "
	    "brings the reference catalogue's, " : "", d->verb, d->id);
}

static void
tell(const struct check *c, const struct dangling *d)
{
	const char *near = nearest(catalog_records(c->catalog, d->verb),
	    d->id, d->named);
	const char *more = d->offers < 2 ? "" : arena_printf(c->arena,
	    " (named by %zu more offers of the file)", d->offers - 1);

	diag(c->diags, DIAG_unknown_reference, d->at,
	    "%s \"%s\": %s names %s \"%s\", which does not exist%s%s%s%s",
	    d->record->type->verb, d->record->id ? d->record->id : "",
	    d->field, d->verb, d->id, more,
	    near ? "; did you mean \"" : "", near ? near : remedy(c, d),
	    near ? "\"?" : "");
}

/*
 * Thousands of prices in a file may share one unknown name: the first line of
 * it is told, and how many follow.
 */
static void
gather(struct search *s, const struct dangling *d)
{
	struct arena *arena = s->check->arena;
	const char *key = arena_printf(arena, "%s\n%s\n%s",
	    d->at.file ? d->at.file : "", d->verb, d->id);
	struct dangling *first = map_get(s->in_files, key);

	if (!first) {
		first = ARENA_NEW(arena, struct dangling);
		*first = *d;
		map_put(s->in_files, key, first);
	}
	if (d->at.line < first->at.line) {
		size_t offers = first->offers;

		*first = *d;
		first->offers = offers;
	}
	first->offers++;
}

static void
unknown(struct search *s, struct dangling d)
{
	if (strcmp(d.record->type->verb, "offer") == 0)
		gather(s, &d);
	else
		tell(s->check, &d);
}

static void
check_word(struct search *s, const struct record *r, const struct field *f,
    const struct word *w)
{
	if (w->text && !catalog_follow(s->check->catalog, f->arg, w))
		unknown(s, (struct dangling){ r, record_fact(r, f)->at,
		    f->name, f->arg, w->text, 0, false });
}

/* Is there a record that people call so? */
static bool
has_name(const struct record_list *list, const char *name)
{
	for (size_t i = 0; i < list->count; i++)
		if (strcmp(printed(list->item[i]), name) == 0)
			return true;
	return false;
}

static void
check_name(struct search *s, const struct record *r, const struct field *f,
    const struct word *w)
{
	if (w->text && !has_name(catalog_records(s->check->catalog, f->arg),
	    w->text))
		unknown(s, (struct dangling){ r, record_fact(r, f)->at,
		    f->name, f->arg, w->text, 0, true });
}

/* A text with an arg is the name of a record; true where it was looked up. */
static bool
check_names(struct search *s, const struct record *r, const struct field *f)
{
	const struct words *words = record_field(r, f);

	if (!*f->arg || (f->type != FIELD_TEXT && f->type != FIELD_TEXTS))
		return false;
	if (f->type == FIELD_TEXT)
		check_name(s, r, f, record_field(r, f));
	else
		for (size_t i = 0; i < words->count; i++)
			check_name(s, r, f, &words->item[i]);
	return true;
}

/* A page of site/ is not a record: the document tree knows those links. */
static bool
is_reference(const struct field *f)
{
	return (f->type == FIELD_REF || f->type == FIELD_REFS) &&
	    strcmp(f->arg, "page") != 0;
}

/* Each number stands under the id of a format. */
static void
check_rates(struct search *s, const struct record *r, const struct field *f)
{
	const struct rates *rates = record_field(r, f);

	for (size_t i = 0; i < rates->count; i++) {
		const struct fact *fact = &rates->item[i].number.fact;

		if (!rates->item[i].of)
			unknown(s, (struct dangling){ r, fact->at, f->name,
			    "format", fact->part, 0, false });
	}
}

static void
check_fields(struct search *s, const struct record *r)
{
	for (size_t i = 0; i < record_type_fields(r->type); i++) {
		const struct field *f = record_type_field(r->type, i);
		const struct words *words = record_field(r, f);

		if (f->type == FIELD_RATES)
			check_rates(s, r, f);
		if (check_names(s, r, f) || !is_reference(f))
			continue;
		if (f->type == FIELD_REF)
			check_word(s, r, f, record_field(r, f));
		else
			for (size_t n = 0; n < words->count; n++)
				check_word(s, r, f, &words->item[n]);
	}
}

/* A source that a record cites in vain is told once a record. */
static void
check_cite(void *context, const struct record *r, const struct fact *fact)
{
	struct search *s = context;

	if (!fact->given || !fact->source ||
	    catalog_find(&s->check->catalog->sources, fact->source))
		return;
	if (!s->cited)
		s->cited = map_new(s->check->arena);
	if (!map_put(s->cited, fact->source, s))
		unknown(s, (struct dangling){ r, fact->at,
		    fact->field ? fact->field : "cite", "source",
		    fact->source, 0, false });
}

static void
check_record(void *context, const struct record *r)
{
	struct search *s = context;

	s->cited = NULL;
	check_fields(s, r);
	each_fact(r, check_cite, s);
}

/* What offers cost on earlier days: each a record behind the newest. */
static void
each_earlier(const struct check *c, void *context,
    void (*visit)(void *context, const struct record *))
{
	const struct record_list *l = &c->catalog->offers;

	for (size_t i = 0; i < l->count; i++)
		for (const struct offer *o = (const struct offer *)l->item[i];
		    o->before; o = o->before)
			visit(context, &o->before->head);
}

void
check_references(const struct check *c)
{
	struct search s = { c, map_new(c->arena), NULL };

	check_each(c, &s, check_record);
	each_earlier(c, &s, check_record);
	for (size_t i = 0; i < map_count(s.in_files); i++)
		tell(c, map_value(s.in_files, i));
}

static void
use_source(void *context, const struct record *r, const struct fact *fact)
{

	(void)r;
	if (fact->given && fact->source)
		map_put(context, fact->source, context);
}

static void
use_sources(void *context, const struct record *r)
{
	each_fact(r, use_source, context);
}

/* Documents that show how a feed is to be read. */
static void
use_shown(const struct check *c, struct map *used)
{
	const struct record_list *l = &c->catalog->labels;

	for (size_t i = 0; i < l->count; i++) {
		const struct words *by = &((const struct label *)
		    l->item[i])->shown_by;

		for (size_t n = 0; n < by->count; n++)
			map_put(used, by->item[n].text, used);
	}
}

/* Formulas cite as well as records. */
static struct map *
used_sources(const struct check *c)
{
	struct map *used = map_new(c->arena);

	check_each(c, used, use_sources);
	use_shown(c, used);
	each_earlier(c, used, use_sources);
	for (size_t i = 0; i < formula_count; i++)
		map_put(used, formulas[i].source, used);
	return used;
}

/* Does a cluster have it? */
static bool
shares_one(const struct check *c, const struct record *tenant)
{
	const struct record_list *l = &c->catalog->workloads;

	for (size_t i = 0; i < l->count; i++) {
		const struct field *f = record_type_find(l->item[i]->type,
		    "tenants");
		const struct words *names = f ? record_field(l->item[i], f) :
		    NULL;

		for (size_t n = 0; names && n < names->count; n++)
			if (strcmp(names->item[n].text, tenant->id) == 0)
				return true;
	}
	return false;
}

static void
check_tenants(const struct check *c)
{
	const struct record_list *l = &c->catalog->tenants;

	for (size_t i = 0; i < l->count; i++)
		if (!shares_one(c, l->item[i]))
			diag(c->diags, DIAG_unused, l->item[i]->at,
			    "tenant \"%s\": no cluster has it",
			    l->item[i]->id);
}

void
check_unused(const struct check *c)
{
	const struct record_list *sources = &c->catalog->sources;
	const struct map *used = used_sources(c);

	check_tenants(c);
	for (size_t i = 0; i < sources->count; i++) {
		const struct record *r = sources->item[i];

		if (!map_get(used, r->id) && !r->installed)
			diag(c->diags, DIAG_unused, r->at,
			    "source \"%s\": nothing cites it", r->id);
	}
}
