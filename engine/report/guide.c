/* One guide: its pages found, made and checked. */
#include "report/guide.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/budget.h"
#include "base/file.h"
#include "base/map.h"
#include "base/text.h"
#include "kind/kind.h"
#include "report/plans.h"
#include "spec/phrase.h"
#include "validate/claim.h"

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

/* The page without its blocks. */
static struct doc *
outline_page(struct compose *c, const struct plan *plan)
{
	struct guide *g = c->guide;
	struct doc *doc = ARENA_NEW(c->arena, struct doc);

	*doc = (struct doc){
		.id = plan->id, .title = plan->title,
		.summary = plan->summary, .words = plan->words,
		.html_only = plan->page && plan->page->html_only.on,
		.parts = plan->parts,
		.record = plan->record,
		.outlined = g->only && strcmp(g->only, plan->id) != 0,
		.at = { path_join(c->arena, "templates", plan->path), 1 },
	};
	if (text_starts(plan->path, "site/"))
		doc->at.file = plan->path;
	g->page[g->pages++] = doc;
	return doc;
}

/* "See also: Prices, Compare two.", in the titles of the pages. */
static void
add_related(struct compose *c, const struct plan *plan)
{
	const struct words *list = plan->page ? &plan->page->related : NULL;
	struct text links;

	text_init(&links, c->arena);
	for (size_t i = 0; list && i < list->count; i++) {
		const char *id = list->item[i].text;
		const struct page *to = (const struct page *)catalog_find(
		    &c->guide->catalog->pages, id);

		if (!to)
			continue;
		text_add(&links, links.len ? ", [" : "[");
		markdown_escape(&links, to->title.text, false);
		text_printf(&links, "](page:%s)", id);
	}
	if (links.len) {
		prose_markup(c, "\n\n", 2);
		SAY(&c->prose, c->guide->catalog->phrases, see_also,
		    links.data);
	}
}

static void
make_page(struct compose *c, const struct plan *plan, struct doc *doc)
{
	struct template_sink sink = { c, prose_markup, prose_value };
	struct value *locals = value_map(c->arena);

	c->doc = doc;
	arena_work(c->arena, doc->at.file);
	c->taken = map_new(c->arena);
	c->numbers = map_new(c->arena);
	c->titled = false;
	c->markdown = 0;
	c->marks.count = 0;
	c->place.offset = 0;
	text_init(&c->prose, c->arena);
	value_set(c->arena, locals, "page", page_value(c, plan));
	if (plan->record) {
		value_set(c->arena, locals, "record", map_get(c->values,
		    record_key(c->arena, plan->record)));
		value_set(c->arena, locals, "about",
		    values_about(c, plan->record));
	}
	if (plan->part)
		value_set(c->arena, locals, "part", value_text(c->arena,
		    plan->part, NULL));
	if (plan->decision)
		value_set(c->arena, locals, "decided", view_value(c,
		    plan->decision));
	if (templates_need(c->templates, plan->path, plan->at) == 0)
		templates_run(c->templates, plan->path, locals, &sink);
	add_related(c, plan);
	prose_flush(c);
}

static bool
in_navigation(const struct guide *g, const char *id)
{
	const struct words *list = g->site ? &g->site->navigation : NULL;

	for (size_t i = 0; list && i < list->count; i++)
		if (!strcmp(list->item[i].text, id))
			return true;
	return false;
}

/* Every page, or the one that was asked for: the others are outlines, with
 * their titles, which prose in the navigation has in its first heading. */
static void
make_pages(struct compose *c, const struct plans *plans)
{
	struct guide *g = c->guide;

	g->page = arena_array(g->arena, plans->count + 1, sizeof(*g->page));
	for (size_t i = 0; i < plans->count; i++) {
		const struct plan *plan = &plans->item[i];
		struct doc *doc = outline_page(c, plan);

		if (!doc->outlined || (text_starts(plan->path,
		    "site/") && in_navigation(g, doc->id)))
			make_page(c, plan, doc);
	}
	if (!g->only)
		templates_make(g->templates);
	else if (!guide_page(g, g->only))
		guide_lacks(g);
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
		.places = map_new(g->arena), .taken = map_new(g->arena),
		.numbers = map_new(g->arena), .anchors = map_new(g->arena),
	};
}

static void
too_many(struct compose *c, const struct plans *plans)
{
	double most = budget_most(arena_budget(c->arena), BUDGET_pages);

	diag(c->guide->diags, DIAG_limit, plans->item[(size_t)most].at,
	    "%zu pages, %.0f at most (--limit pages=N)", plans->count, most);
}

/* The variable pages: what a template may lead to. */
static void
pages_install(struct compose *c, const struct plans *plans)
{
	struct value *v = value_map(c->arena);

	for (size_t i = 0; i < plans->count; i++)
		value_append(c->arena, v, plans->item[i].id,
		    value_flag(c->arena, true));
	templates_set(c->templates, "pages", v);
}

static void
compose(struct compose *c)
{
	struct guide *g = c->guide;
	struct plans plans;

	plans_make(c, &plans);
	if (!budget_take(arena_budget(c->arena), BUDGET_pages,
	    (double)plans.count)) {
		too_many(c, &plans);
		return;
	}
	pages_install(c, &plans);
	values_install(c);
	views_install(c);
	measured_install(c);
	audit_install(c);
	health_install(c);
	uncertainty_install(c);
	sizes_install(c);
	runs_install(c);
	figures_install(c);
	ratios_install(c);
	trends_install(c);
	fittings_install(c);
	tables_install(c);
	charts_install(c);
	calculator_install(c);
	speeds_install(c);
	rooflines_install(c);
	workings_install(c);
	ways_install(c);
	policies_install(c);
	stacks_install(c);
	owning_install(c);
	tenancy_install(c);
	parts_install(c);
	make_pages(c, &plans);
	navigate(g);
	brand_check(g);
	links_check(c);
	pages_lint(c);
	if (!guide_page(g, "index"))
		diag(g->diags, DIAG_empty, (struct origin){ 0 },
		    "the guide has no page \"index\": site/site.lua "
		    "or site/index.md makes it");
}

/* What the data say of errors and claims, whether a page shows it or not. */
static void
check_evidence(struct compose *c)
{
	struct guide *g = c->guide;
	struct ask *of = ask_open(g->arena, g->diags, g->catalog,
	    guide_decisions(g), g->predicted);

	for (size_t i = 0; i < kind_count; i++) {
		measured_errors(c, kinds[i], false);
		g->errors = measured_errors(c, kinds[i], true);
	}
	guide_findings(g, of);
	ask_close(of);
}

struct guide *
guide_compose(const struct guide *asked)
{
	struct guide *g = ARENA_NEW(asked->arena, struct guide);
	struct compose c;

	*g = *asked;
	g->date = g->catalog->date;
	g->title = "Guide";
	g->alone = ARENA_NEW(g->arena, pthread_mutex_t);
	*g->alone = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
	if (!g->only)
		guide_sensitivities(g);
	if (g->catalog->sites.count)
		g->site = (const struct site *)g->catalog->sites.item[0];
	if (g->site)
		g->title = g->site->title.text;
	if (!g->data_alone)
		g->templates = templates_open(g->arena, g->diags, g->root,
		    g->share, spec_default_limits);
	c = begin(g);
	if (g->templates)
		compose(&c);
	if (!g->only)
		check_evidence(&c);
	return g;
}

void
guide_syntax(struct arena *arena, struct diags *diags, const char *root)
{
	static const char *const folders[][2] = { { "templates", "" },
		{ "site", "site/" } };
	struct templates *t = templates_open(arena, diags, root, NULL,
	    spec_default_limits);

	for (size_t i = 0; i < COUNT(folders); i++) {
		struct file_list files = { 0 };

		if (file_find(arena, path_join(arena, root, folders[i][0]),
		    ".md", &files) < 0)
			continue;
		for (size_t k = 0; k < files.count; k++)
			if (!text_starts(files.item[k], "words/"))
				templates_need(t, arena_printf(arena, "%s%s",
				    folders[i][1], files.item[k]),
				    (struct origin){ 0 });
	}
	templates_close(t);
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
