/* The pages of a guide: those of its records and decisions, and its prose. */
#include "report/plans.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/file.h"
#include "base/map.h"
#include "model/formula.h"
#include "spec/phrase.h"
#include "unit/number.h"

const char *
record_folder(const char *verb)
{
#define RECORD(name, many, singleton, doc) \
	if (strcmp(verb, #name) == 0) \
		return #many;
#include "catalog/record.def"
#undef RECORD
	return "workloads";
}

/* A title with {name} replaced, unless there is no name. */
static const char *
title_for(struct arena *arena, const char *title, const char *name)
{
	const char *mark = name ? strstr(title, "{name}") : NULL;

	if (!mark)
		return title;
	return arena_printf(arena, "%.*s%s%s", (int)(mark - title), title,
	    name, mark + strlen("{name}"));
}

static const char *
summary_for(const struct page *p, const struct record *r)
{
	const struct field *f = r ? record_type_find(r->type, "summary") :
	    NULL;
	const struct word *word = f ? record_field(r, f) : NULL;

	return word && word->text ? word->text : p->summary.text;
}

/* "141 GB of HBM3e at 4.8 TB/s": what stands for its name where no brand may
 * be named, too. */
static const char *
hardware(const struct compose *c, const struct accelerator *a)
{
	const struct number *sold = a->memory_nominal.fact.given ?
	    &a->memory_nominal : &a->memory;

	return SAID(c->arena, c->guide->catalog->phrases, page_accelerator,
	    .memory = number_shown(c->arena, sold->value, "byte", "GB", 3),
	    .kind = a->memory_type.text, .bandwidth = number_shown(c->arena,
	    a->memory_bandwidth.value, "byte/s", "TB/s", 3));
}

/* What else people call it: the record's words, or else the page's. */
static const char *
words_for(const struct page *p, const struct record *r)
{
	const struct field *f = record_type_find(r->type, "words");
	const struct word *word = f ? record_field(r, f) : NULL;

	return word && word->text ? word->text : p->words.text;
}

/* People whom a workload serves in its busiest hour, 0 if it states none. */
static double
users_of(const struct record *r)
{
	const struct field *f = record_type_find(r->type, "users");
	const struct number *users = f ? record_field(r, f) : NULL;

	return users && users->fact.given ? users->value : 0;
}

/* "llama-3.1-70b serve people200": people search a workload by these, too. */
static const char *
parts_for(struct arena *arena, const struct record *r)
{
	static const char *const fields[] = { "model", "kind" };
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; i < COUNT(fields); i++) {
		const struct field *f = record_type_find(r->type, fields[i]);
		const struct word *word = f ? record_field(r, f) : NULL;

		if (word && word->text)
			text_printf(&t, "%s%s", t.len ? " " : "", word->text);
	}
	if (users_of(r) > 0)
		text_printf(&t, " people%.0f", users_of(r));
	return t.data;
}

/* The template's file: in templates/, or else prose in site/. */
static const char *
template_path(struct compose *c, const char *name)
{
	const char *file = arena_printf(c->arena, "%s.md", name);
	const char *site = path_join(c->arena, "site", file);

	if (!path_inside(c->arena, path_join(c->arena, c->guide->root,
	    "templates"), file) &&
	    path_inside(c->arena, c->guide->root, site))
		return site;
	return file;
}

/* One page a decision, below the page of its workload. */
static void
plan_decisions(struct compose *c, struct plans *plans, struct plan plan)
{
	const struct decisions *all = c->guide->decisions;
	const char *title = plan.title;

	for (size_t i = 0; i < all->count; i++) {
		const struct decision *d = &all->item[i];

		plan.decision = d;
		plan.id = arena_printf(c->arena, "workloads/%s/%s",
		    d->workload->head.id, d->profile->head.id);
		plan.title = title_for(c->arena, title, arena_printf(c->arena,
		    "%s, %s", record_name(&d->workload->head),
		    record_name(&d->profile->head)));
		ARRAY_ADD(c->arena, plans, plan);
	}
}

static void
plan_part(struct compose *c, struct plans *plans, struct plan plan,
    const char *folder, const char *name, const char *title)
{
	plan.part = name;
	plan.id = arena_printf(c->arena, "%s/%s", folder, name);
	plan.title = title_for(c->arena, plan.title, title);
	ARRAY_ADD(c->arena, plans, plan);
}

/* A page a book of formulas, and where each formula then stands. */
static void
plan_books(struct compose *c, struct plans *plans, struct plan plan)
{
	const char *last = "";

	for (size_t i = 0; i < formula_count; i++) {
		const struct formula *f = &formulas[i];

		map_put(c->places, arena_printf(c->arena, "formula/%s",
		    f->name), arena_printf(c->arena, "formulas/%s#%s",
		    f->book, f->name));
		if (strcmp(f->book, last) != 0)
			plan_part(c, plans, plan, "formulas", f->book,
			    title_of(c->arena, f->book));
		last = f->book;
	}
}

static void
plan_topics(struct compose *c, struct plans *plans, struct plan plan)
{
	const struct record_list *l = &c->guide->catalog->claims;
	struct map *known = map_new(c->arena);

	for (size_t i = 0; i < l->count; i++) {
		const char *topic = ((const struct claim *)
		    l->item[i])->topic.text;

		if (!topic || map_get(known, topic))
			continue;
		map_put(known, topic, l->item[i]);
		plan_part(c, plans, plan, "claims", topic,
		    title_of(c->arena, topic));
	}
}

/* Pages of what is no record: decisions, books, chains, topics of claims. */
static void
plan_parts(struct compose *c, struct plans *plans, struct plan plan,
    const char *each)
{
	if (strcmp(each, "decision") == 0)
		plan_decisions(c, plans, plan);
	else if (strcmp(each, "book") == 0)
		plan_books(c, plans, plan);
	else if (strcmp(each, "topic") == 0)
		plan_topics(c, plans, plan);
	for (size_t i = 0; !strcmp(each, "chain") && i < chain_count; i++)
		plan_part(c, plans, plan, "chains", chains[i]->name,
		    chains[i]->title);
}

static void
plan_page(struct compose *c, struct plans *plans, const struct page *p)
{
	const char *each = p->each.text;
	const struct record_list *l = each ?
	    catalog_records(c->guide->catalog, each) : NULL;
	struct plan plan = {
		.page = p, .id = p->head.id, .at = p->head.at,
		.path = template_path(c, p->template.text),
		.title = p->title.text, .summary = p->summary.text,
		.words = p->words.text,
	};

	if (!each)
		ARRAY_ADD(c->arena, plans, plan);
	else if (!l)
		plan_parts(c, plans, plan, each);
	for (size_t i = 0; l && i < l->count; i++) {
		const struct record *r = l->item[i];

		plan.id = arena_printf(c->arena, "%s/%s", record_folder(each),
		    r->id);
		plan.record = r;
		plan.title = title_for(c->arena, p->title.text, record_name(r));
		plan.summary = !strcmp(each, "accelerator") ? hardware(c,
		    (const struct accelerator *)r) : summary_for(p, r);
		plan.words = words_for(p, r);
		plan.parts = parts_for(c->arena, r);
		ARRAY_ADD(c->arena, plans, plan);
	}
}

static bool
planned(const struct plans *plans, const char *path)
{
	for (size_t i = 0; i < plans->count; i++)
		if (strcmp(plans->item[i].path, path) == 0)
			return true;
	return false;
}

/* Markdown in site/ that no page of the catalogue has as its template. */
static void
plan_site(struct compose *c, struct plans *plans)
{
	struct file_list files = { 0 };

	if (file_find(c->arena, path_join(c->arena, c->guide->root, "site"),
	    ".md", &files) < 0)
		return;
	for (size_t i = 0; i < files.count; i++) {
		const char *name = files.item[i];
		const char *path = path_join(c->arena, "site", name);
		struct plan plan = { .path = path, .at = { path, 0 } };

		plan.id = arena_strndup(c->arena, name, strlen(name) - 3);
		plan.title = title_of(c->arena, plan.id);
		if (!planned(plans, path))
			ARRAY_ADD(c->arena, plans, plan);
	}
}

static int
by_id(const void *x, const void *y)
{
	const struct plan *a = x, *b = y;
	int order = strcmp(a->id, b->id);

	return order ? order : a->order < b->order ? -1 : 1;
}

/* In order of their ids, each id once and fit to be a file's name. */
static void
settle(struct compose *c, struct plans *plans)
{
	size_t kept = 0;

	for (size_t i = 0; i < plans->count; i++)
		plans->item[i].order = i;
	if (plans->count)
		qsort(plans->item, plans->count, sizeof(*plans->item), by_id);
	for (size_t i = 0; i < plans->count; i++) {
		const struct plan *p = &plans->item[i];
		const struct plan *last = kept ? &plans->item[kept - 1] : NULL;

		if (!path_is_plain(p->id))
			diag(c->guide->diags, DIAG_bad_id, p->at,
			    "page \"%s\": its id cannot be a file's name",
			    text_clean(c->arena, p->id, strlen(p->id),
				false));
		else if (last && strcmp(last->id, p->id) == 0)
			diag(c->guide->diags, DIAG_duplicate_id, p->at,
			    "page \"%s\" is made twice, here and at %s:%d",
			    p->id, last->at.file ? last->at.file : "",
			    last->at.line);
		else
			plans->item[kept++] = *p;
	}
	plans->count = kept;
	for (size_t i = 0; i < kept; i++) {
		const struct plan *p = &plans->item[i];
		const char *key = p->record ? record_key(c->arena, p->record) :
		    p->decision ? p->id : NULL;

		if (key)
			map_put(c->places, key, arena_strdup(c->arena, p->id));
	}
}

/* Formulas without pages of their own stand on that of the methodology. */
static void
place_formulas(struct compose *c, const struct plans *plans)
{
	for (size_t i = 0; i < plans->count; i++) {
		if (strcmp(plans->item[i].id, "methodology") != 0)
			continue;
		for (size_t k = 0; k < formula_count; k++) {
			const char *key = arena_printf(c->arena, "formula/%s",
			    formulas[k].name);

			if (!map_get(c->places, key))
				map_put(c->places, key, arena_printf(c->arena,
				    "methodology#%s", formulas[k].name));
		}
	}
}

void
plans_make(struct compose *c, struct plans *plans)
{
	const struct record_list *pages = &c->guide->catalog->pages;

	*plans = (struct plans){ 0 };
	for (size_t i = 0; i < pages->count; i++)
		plan_page(c, plans, (const struct page *)pages->item[i]);
	plan_site(c, plans);
	settle(c, plans);
	place_formulas(c, plans);
}
