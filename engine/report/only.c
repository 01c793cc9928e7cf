/* One page asked for alone: which it is, and what it rests on. */
#include <string.h>

#include "report/compose.h"
#include "validate/claim.h"

/* The page of a record with this id, where the guide makes one; or NULL. */
static const char *
page_of_record(struct arena *arena, const struct catalog *cat,
    const char *id)
{
	for (size_t i = 0; i < cat->pages.count; i++) {
		const char *each = ((const struct page *)
		    cat->pages.item[i])->each.text;
		const struct record_list *l = each ?
		    catalog_records(cat, each) : NULL;

		if (l && catalog_find(l, id))
			return arena_printf(arena, "%s/%s",
			    record_folder(each), id);
	}
	return NULL;
}

const char *
guide_finds(struct arena *arena, const struct catalog *cat, const char *name)
{
	size_t len = strlen(name) - (text_ends(name, ".html") ?
	    strlen(".html") : 0);
	const char *id = arena_strndup(arena, name, len), *page;
	const struct record *first = catalog_find(&cat->workloads,
	    arena_strndup(arena, id, strcspn(id, "/")));

	/* A file of that name is a page of its own, not that of a record. */
	if (name[len] && catalog_find(&cat->pages, id))
		return id;
	if (first && strchr(id, '/'))
		return arena_printf(arena, "workloads/%s", id);
	page = first ? arena_printf(arena, "workloads/%s", id) :
	    page_of_record(arena, cat, id);
	return page ? page : id;
}

struct whom
guide_asks(struct arena *arena, const struct catalog *cat, const char *page)
{
	const char *id = text_starts(page, "workloads/") ?
	    page + strlen("workloads/") : "";
	size_t len = strcspn(id, "/");
	struct whom whom = { .workload = (const struct workload *)
	    catalog_find(&cat->workloads, arena_strndup(arena, id, len)) };

	if (whom.workload && id[len])
		whom.profile = (const struct profile *)catalog_find(
		    &cat->profiles, id + len + 1);
	return whom;
}

void
guide_lacks(struct guide *g)
{
	const char **ids = arena_array(g->arena, g->pages + 1, sizeof(*ids));
	const char *near;

	if (g->or_missing) {
		g->only = PAGE_MISSING;
		return;
	}
	for (size_t i = 0; i < g->pages; i++)
		ids[i] = g->page[i]->id;
	near = text_nearest(g->only, ids, g->pages);
	/* A page may be asked for by the last part of its id. */
	for (size_t i = 0; i < g->pages && !near; i++)
		if (strrchr(ids[i], '/'))
			ids[i] = strrchr(ids[i], '/') + 1;
	if (!near)
		near = text_nearest(g->only, ids, g->pages);
	diag(g->diags, DIAG_usage, (struct origin){ 0 }, near ?
	    "there is no page \"%s\"; did you mean \"%s\"?" :
	    "there is no page \"%s\"", g->only, near);
}

const struct decisions *
guide_decisions(struct guide *g)
{
	void (*decide)(void *) = g->decide;

	g->decide = NULL;
	if (decide)
		decide(g->deciding);
	return g->decisions;
}

const struct decisions *
guide_decides(const struct guide *g, struct whom whom)
{
	return g->decide_beside ? g->decide_beside(g->deciding, whom) :
	    decide_for(g->arena, g->catalog, whom, g->jobs);
}

const struct sensitivities *
guide_sensitivities(struct guide *g)
{
	if (!g->sensitivities)
		g->sensitivities = sensitivities_all(g->arena, g->catalog,
		    guide_decisions(g), g->jobs);
	return g->sensitivities;
}

const struct findings *
guide_findings(struct guide *g, const struct ask *of)
{
	struct findings *all;

	if (g->findings)
		return g->findings;
	all = ARENA_NEW(g->arena, struct findings);
	*all = claims_check(of, g->diags);
	g->findings = all;
	return all;
}
