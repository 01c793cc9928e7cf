/* One guide: its pages found, made and checked. */
#include "report/guide.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/file.h"
#include "base/map.h"
#include "report/compose.h"

/* A page before it is made. */
struct plan {
	const char *id;
	const char *title;
	const char *summary;
	const char *path;            /* as templates_run() takes it */
	const struct page *page;     /* NULL for a file in site/ alone */
	const struct record *record;
	const struct decision *decision;
	struct origin at;
	size_t order;
};

struct plans {
	struct plan *item;
	size_t count, cap;
};

static const char *
plural(const char *verb)
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

/* One page a decision that has an answer, below the page of its workload. */
static void
plan_decisions(struct compose *c, struct plans *plans, struct plan plan)
{
	const struct decisions *all = c->guide->decisions;
	const char *title = plan.title;

	for (size_t i = 0; i < all->count; i++) {
		const struct decision *d = &all->item[i];

		if (!d->ranked_count)
			continue;
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
plan_page(struct compose *c, struct plans *plans, const struct page *p)
{
	const char *each = p->each.text;
	const struct record_list *l = each ?
	    catalog_records(c->guide->catalog, each) : NULL;
	struct plan plan = {
		.page = p, .id = p->head.id, .at = p->head.at,
		.path = template_path(c, p->template.text),
		.title = p->title.text, .summary = p->summary.text,
	};

	if (!each)
		ARRAY_ADD(c->arena, plans, plan);
	else if (strcmp(each, "decision") == 0)
		plan_decisions(c, plans, plan);
	for (size_t i = 0; l && i < l->count; i++) {
		const struct record *r = l->item[i];

		plan.id = arena_printf(c->arena, "%s/%s", plural(each),
		    r->id);
		plan.record = r;
		plan.title = title_for(c->arena, p->title.text, record_name(r));
		plan.summary = summary_for(p, r);
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

static struct value *
page_value(struct compose *c, const struct plan *plan)
{
	struct value *v = value_map(c->arena);

	value_set(c->arena, v, "id", value_text(c->arena, plan->id, NULL));
	value_set(c->arena, v, "title", value_text(c->arena, plan->title,
	    NULL));
	if (plan->summary)
		value_set(c->arena, v, "summary", value_text(c->arena,
		    plan->summary, NULL));
	return v;
}

static void
make_page(struct compose *c, const struct plan *plan)
{
	struct template_sink sink = { c, prose_markup, prose_value };
	struct value *locals = value_map(c->arena);
	struct doc *doc = ARENA_NEW(c->arena, struct doc);

	*doc = (struct doc){
		.id = plan->id, .title = plan->title,
		.summary = plan->summary, .record = plan->record,
		.at = { path_join(c->arena, "templates", plan->path), 1 },
	};
	if (text_starts(plan->path, "site/"))
		doc->at.file = plan->path;
	c->doc = doc;
	c->taken = map_new(c->arena);
	c->titled = false;
	c->markdown = 0;
	c->marks.count = 0;
	text_init(&c->prose, c->arena);
	value_set(c->arena, locals, "page", page_value(c, plan));
	if (plan->record) {
		value_set(c->arena, locals, "record", map_get(c->values,
		    record_key(c->arena, plan->record)));
		value_set(c->arena, locals, "about",
		    values_about(c, plan->record));
	}
	if (plan->decision)
		value_set(c->arena, locals, "decided", view_value(c,
		    plan->decision));
	if (templates_need(c->templates, plan->path, plan->at) == 0)
		templates_run(c->templates, plan->path, locals, &sink);
	prose_flush(c);
	c->guide->page[c->guide->pages++] = doc;
}

static bool
navigates(struct guide *g, const char *id)
{
	for (size_t i = 0; i < g->pages; i++)
		if (strcmp(g->page[i]->id, id) == 0) {
			g->navigation[g->navigations++] = g->page[i];
			return true;
		}
	return false;
}

/* Prose pages are no records, so only here is it known what there is. */
static void
navigate(struct guide *g)
{
	const struct words *list = g->site ? &g->site->navigation : NULL;
	const char **ids = arena_array(g->arena, g->pages + 1, sizeof(*ids));

	if (!list)
		return;
	for (size_t i = 0; i < g->pages; i++)
		ids[i] = g->page[i]->id;
	g->navigation = arena_array(g->arena, list->count + 1,
	    sizeof(*g->navigation));
	for (size_t i = 0; i < list->count; i++) {
		const char *id = list->item[i].text, *near;

		if (navigates(g, id))
			continue;
		near = text_nearest(id, ids, g->pages);
		diag(g->diags, DIAG_broken_link, list->fact.at, near ?
		    "navigation: there is no page \"%s\"; did you mean "
		    "\"%s\"?" : "navigation: there is no page \"%s\"", id,
		    near);
	}
}

static struct compose
begin(struct guide *g)
{
	return (struct compose){
		.guide = g, .arena = g->arena, .templates = g->templates,
		.records = map_new(g->arena), .values = map_new(g->arena),
		.places = map_new(g->arena), .views = map_new(g->arena),
		.candidates = map_new(g->arena), .taken = map_new(g->arena),
	};
}

/* The variable pages: what a template may lead to. */
static void
pages_install(struct compose *c, const struct plans *plans)
{
	struct value *v = value_map(c->arena);

	for (size_t i = 0; i < plans->count; i++)
		value_set(c->arena, v, plans->item[i].id,
		    value_flag(c->arena, true));
	templates_set(c->templates, "pages", v);
}

static void
compose(struct guide *g)
{
	struct compose c = begin(g);
	const struct record_list *pages = &g->catalog->pages;
	struct plans plans = { 0 };

	for (size_t i = 0; i < pages->count; i++)
		plan_page(&c, &plans, (const struct page *)pages->item[i]);
	plan_site(&c, &plans);
	settle(&c, &plans);
	pages_install(&c, &plans);
	values_install(&c);
	views_install(&c);
	measured_install(&c);
	audit_install(&c);
	sure_install(&c);
	sizes_install(&c);
	fittings_install(&c);
	tables_install(&c);
	charts_install(&c);
	speeds_install(&c);
	rooflines_install(&c);
	workings_install(&c);
	ways_install(&c);
	policies_install(&c);
	stacks_install(&c);
	owning_install(&c);
	parts_install(&c);
	g->page = arena_array(g->arena, plans.count + 1, sizeof(*g->page));
	for (size_t i = 0; i < plans.count; i++)
		make_page(&c, &plans.item[i]);
	navigate(g);
	links_check(&c);
	pages_lint(&c);
	if (!guide_page(g, "index"))
		diag(g->diags, DIAG_empty, (struct origin){ 0 },
		    "the guide has no page \"index\": site/site.lua "
		    "or site/index.md makes it");
}

struct guide *
guide_compose(struct arena *arena, struct diags *diags,
    const struct catalog *catalog, const struct decisions *decisions,
    const char *root, const char *share)
{
	struct guide *g = ARENA_NEW(arena, struct guide);

	*g = (struct guide){
		.arena = arena, .diags = diags, .root = root, .share = share,
		.catalog = catalog, .decisions = decisions,
		.date = catalog->date, .title = "Guide",
	};
	g->sways = sways_all(arena, catalog, decisions, 0);
	if (catalog->sites.count)
		g->site = (const struct site *)catalog->sites.item[0];
	if (g->site)
		g->title = g->site->title.text;
	g->templates = templates_open(arena, diags, root, share,
	    spec_default_limits);
	if (g->templates)
		compose(g);
	return g;
}

void
guide_close(struct guide *g)
{
	if (g->templates)
		templates_close(g->templates);
	g->templates = NULL;
}

static int
by_page(const void *id, const void *page)
{
	return strcmp(id, (*(struct doc *const *)page)->id);
}

const struct doc *
guide_page(const struct guide *g, const char *id)
{
	struct doc *const *found = g->pages ? bsearch(id, g->page, g->pages,
	    sizeof(*g->page), by_page) : NULL;

	return found ? *found : NULL;
}
