/*
 * atom: feed.atom, an entry a decision, for those who follow the guide.
 *
 * An entry's id is made of the guide's address, its workload and its profile;
 * it is updated when the newest price or source is.  RFC 4287.
 */
#include "base/arena.h"
#include "base/text.h"
#include "write/write.h"

static void
element(struct text *t, const char *name, const char *value)
{
	text_printf(t, "<%s>", name);
	text_xml(t, value);
	text_printf(t, "</%s>\n", name);
}

/* Where the guide is published, or a name that needs no address. */
static const char *
base(const struct guide *g, struct arena *arena)
{
	const char *url = g->site->url.text;

	if (!url)
		return "urn:ridgeline:guide/";
	return text_ends(url, "/") ? url : arena_printf(arena, "%s/", url);
}

static void
entry(struct text *t, const struct guide *g, const struct decision *d,
    struct arena *arena)
{
	const char *page = arena_printf(arena, "workloads/%s",
	    d->workload->head.id);

	text_add(t, "<entry>\n");
	element(t, "id", arena_printf(arena, "%s%s/%s", base(g, arena), page,
	    d->profile->head.id));
	element(t, "title", arena_printf(arena, "%s, %s",
	    d->workload->name.text, d->profile->name.text));
	element(t, "updated", arena_printf(arena, "%sT00:00:00Z", g->date));
	if (guide_page(g, page)) {
		text_add(t, "<link href=\"");
		text_xml(t, page);
		text_add(t, ".html\"/>\n");
	}
	element(t, "summary", decision_verdict(arena, d));
	text_add(t, "</entry>\n");
}

static int
write_atom(const struct guide *g, struct publish *p)
{
	struct arena *arena = arena_child(g->arena);
	struct text t;
	int status;

	text_init(&t, arena);
	text_add(&t, "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
	    "<feed xmlns=\"http://www.w3.org/2005/Atom\">\n");
	element(&t, "id", base(g, arena));
	element(&t, "title", g->title);
	element(&t, "updated", arena_printf(arena, "%sT00:00:00Z", g->date));
	text_add(&t, "<author>\n");
	element(&t, "name", g->site->publisher.text ?
	    g->site->publisher.text : g->title);
	text_add(&t, "</author>\n");
	for (size_t i = 0; i < g->decisions->count; i++)
		entry(&t, g, &g->decisions->item[i], arena);
	text_add(&t, "</feed>\n");
	status = write_file(g, p, "feed.atom", t.data, t.len);
	arena_free(arena);
	return status;
}

const struct writer writer_atom = {
	.name = "atom",
	.doc = "a feed with an entry a decision",
	.write = write_atom,
};
