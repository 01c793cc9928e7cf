/*
 * atom: feed.atom, an entry a decision, for those who follow the guide.
 *
 * An entry's id is made of the guide's address, its workload and its profile.
 * It is updated when the decision last changed, as records of specs/changes
 * say.  RFC 4287.
 */
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "spec/phrase.h"
#include "write/decided.h"
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

/*
 * The day on which the decision last changed.  One that no record speaks of
 * has been as it is since before the first of them; without any, the day of
 * the guide is all that is known.
 */
static const char *
date_of(const struct guide *g, const struct decision *d,
    const struct decided **last)
{
	const struct record_list *all = &g->catalog->changes;
	const char *first = g->date;

	*last = NULL;
	for (size_t i = 0; i < all->count; i++) {
		const struct decided *c = (const struct decided *)
		    all->item[i];

		if (strcmp(c->date.text, first) < 0)
			first = c->date.text;
		if (decided_is_of(c, d) && (!*last || strcmp((*last)->date.text,
		    c->date.text) <= 0))
			*last = c;
	}
	return *last ? (*last)->date.text : first;
}

/* The newest of all entries: of an unchanged guide it stands still. */
static const char *
newest(const struct guide *g)
{
	const char *date = NULL;

	for (size_t i = 0; i < g->decisions->count; i++) {
		const struct decided *last;
		const char *one = date_of(g, &g->decisions->item[i], &last);

		if (!date || strcmp(one, date) > 0)
			date = one;
	}
	return date ? date : g->date;
}

static void
entry(struct text *t, const struct guide *g, const struct decision *d,
    struct arena *arena)
{
	const char *page = arena_printf(arena, "workloads/%s",
	    d->workload->head.id);
	const struct decided *change;

	text_add(t, "<entry>\n");
	element(t, "id", arena_printf(arena, "%s%s/%s", base(g, arena), page,
	    d->profile->head.id));
	element(t, "title", arena_printf(arena, "%s, %s",
	    d->workload->name.text, d->profile->name.text));
	element(t, "updated", arena_printf(arena, "%sT00:00:00Z",
	    date_of(g, d, &change)));
	if (guide_page(g, page)) {
		text_add(t, "<link href=\"");
		text_xml(t, page);
		text_add(t, ".html\"/>\n");
	}
	element(t, "summary", change && change->was.text ? SAID(arena,
	    decision_phrases(d), feed_until, .verdict = decision_verdict(
	    arena, d), .was = change->was.text) : decision_verdict(arena, d));
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
	element(&t, "updated", arena_printf(arena, "%sT00:00:00Z",
	    newest(g)));
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
