/* Every link between pages leads somewhere. */
#include <string.h>

#include "base/array.h"
#include "base/file.h"
#include "base/map.h"
#include "report/compose.h"

/* Is it a link to what the guide itself has to have? */
static bool
is_inner(const char *href)
{
	return *href == '#' || text_starts(href, "page:") ||
	    text_starts(href, "static/");
}

static void
add(struct compose *c, const char *href, struct origin at)
{
	if (!href || !is_inner(href))
		return;
	ARRAY_ADD(c->arena, &c->links, (struct link){ c->doc, href, at });
}

/* The end of a code span that starts here, or NULL when none does. */
static const char *
span_end(const char *p)
{
	size_t width = strspn(p, "`"), n;

	for (p += width; *p; p += n ? n : 1) {
		n = strspn(p, "`");
		if (n == width)
			return p + n;
	}
	return NULL;
}

/*
 * The address of an inline link or of an autolink that starts here; open says
 * whether a bracket stands before it.
 */
static const char *
address(const char *p, bool open, const char **end)
{
	static const char *const opens[] = { "<", "](<", "](" };
	static const char *const ends[] = { "<> \n", "<>\n", "( )\n" };

	for (size_t i = 0; i < (open ? COUNT(opens) : 1); i++) {
		size_t n = strlen(opens[i]);

		if (strncmp(p, opens[i], n) != 0 || !is_inner(p + n))
			continue;
		*end = p + n + strcspn(p + n, ends[i]);
		return p + n;
	}
	return NULL;
}

/* line gives the place of an offset; NULL: all of it stands at at. */
static void
scan(struct compose *c, const char *text, struct origin at,
    struct origin (*line)(struct compose *, size_t))
{
	const char *end = NULL, *from;
	int open = 0;

	for (const char *p = text; *p; p++) {
		if (*p == '\\' && p[1]) {
			p++;
			continue;
		}
		if (*p == '`') {
			end = span_end(p);
			p = end ? end - 1 : p + strspn(p, "`") - 1;
			continue;
		}
		from = address(p, open > 0, &end);
		open += *p == '[' ? 1 : *p == ']' && open > 0 ? -1 : 0;
		if (from && end > from)
			add(c, arena_strndup(c->arena, from,
			    (size_t)(end - from)), line ? line(c,
			    (size_t)(from - text)) : at);
	}
}

void
links_of_prose(struct compose *c, const char *text,
    struct origin (*line)(struct compose *, size_t))
{
	scan(c, text, c->doc->at, line);
}

static void
add_table(struct compose *c, const struct table *t, struct origin at)
{
	for (size_t i = 0; t && i < t->rows * t->columns; i++)
		add(c, t->cell[i].href, at);
}

void
links_of_block(struct compose *c, const struct block *b)
{
	switch (b->type) {
	case BLOCK_TABLE:
		add_table(c, b->of.table, b->at);
		return;
	case BLOCK_DECISION:
		add_table(c, b->of.decision->ranked, b->at);
		add_table(c, b->of.decision->rejected, b->at);
		return;
	case BLOCK_CHART:
		add_table(c, b->of.chart->data, b->at);
		return;
	case BLOCK_NOTE:
		scan(c, b->of.note->text, b->at, NULL);
		return;
	default:
		return;
	}
}

/* Is a nearer name sought?  For the first broken links alone: it takes a look
 * at all names. */
static bool
suggests(struct compose *c)
{
	enum { SUGGESTED = 50 };

	return c->suggested++ < SUGGESTED;
}

static const char *
nearest_page(struct compose *c, const char *id)
{
	const struct guide *g = c->guide;
	const char **ids;

	if (!suggests(c))
		return NULL;
	ids = arena_array(c->arena, g->pages + 1, sizeof(*ids));
	for (size_t i = 0; i < g->pages; i++)
		ids[i] = g->page[i]->id;
	return text_nearest(id, ids, g->pages);
}

static void
add_anchor(struct map *ids, const char *id)
{
	union { const char *in; char *out; } name = { id };

	if (id)
		map_put(ids, id, name.out);
}

static void
add_anchors(struct map *ids, const struct block *b)
{
	add_anchor(ids, b->id);
	switch (b->type) {
	case BLOCK_TABLE:
		add_anchor(ids, b->of.table->id);
		break;
	case BLOCK_DECISION:
		add_anchor(ids, b->of.decision->id);
		add_anchor(ids, b->of.decision->ranked->id);
		add_anchor(ids, b->of.decision->rejected->id);
		break;
	case BLOCK_WORKING:
		add_anchor(ids, b->of.working->id);
		break;
	case BLOCK_CHART:
		add_anchor(ids, b->of.chart->id);
		break;
	case BLOCK_FORMULA:
		add_anchor(ids, b->of.formula->id);
		break;
	default:
		break;
	}
}

/* All anchors of a page, gathered when the first link asks. */
static const struct map *
anchors(struct compose *c, const struct doc *doc)
{
	struct map *ids = map_get(c->anchors, doc->id);

	if (ids)
		return ids;
	ids = map_new(c->arena);
	for (size_t i = 0; i < doc->count; i++)
		add_anchors(ids, &doc->item[i]);
	map_put(c->anchors, doc->id, ids);
	return ids;
}

static const char *
nearest_anchor(struct compose *c, const struct map *ids, const char *anchor)
{
	size_t n = map_count(ids);
	const char **words;

	if (!suggests(c))
		return NULL;
	words = arena_array(c->arena, n + 1, sizeof(*words));
	for (size_t i = 0; i < n; i++)
		words[i] = map_key(ids, i);
	return text_nearest(anchor, words, n);
}

static void
check_anchor(struct compose *c, const struct link *l, const struct doc *doc,
    const char *anchor)
{
	const struct map *ids = anchors(c, doc);
	const char *near;

	if (map_get(ids, anchor))
		return;
	near = nearest_anchor(c, ids, anchor);
	if (near)
		diag(c->guide->diags, DIAG_broken_link, l->at,
		    "page \"%s\" has no anchor \"%s\"; did you mean "
		    "\"%s\"?", doc->id, anchor, near);
	else
		diag(c->guide->diags, DIAG_broken_link, l->at,
		    "page \"%s\" has no anchor \"%s\"", doc->id, anchor);
}

/* A file that authors publish as it is. */
static void
check_static(struct compose *c, const struct link *l)
{
	const char *name = arena_strndup(c->arena, l->href,
	    strcspn(l->href, "#?"));

	if (!path_is_plain(name) || !file_exists(path_join(c->arena,
	    c->guide->root, name)))
		diag(c->guide->diags, DIAG_broken_link, l->at,
		    "the guide has no file \"%s\"", name);
}

static void
check_page(struct compose *c, const struct link *l)
{
	const char *id = *l->href == '#' ? "" : l->href + strlen("page:");
	size_t len = strcspn(id, "#");
	const char *anchor = *l->href == '#' ? l->href + 1 :
	    id[len] ? id + len + 1 : "";
	const char *page = arena_strndup(c->arena, id, len), *near;
	const struct doc *doc = *page ? guide_page(c->guide, page) : l->from;

	if (doc) {
		if (*anchor && !doc->outlined)
			check_anchor(c, l, doc, anchor);
		return;
	}
	near = nearest_page(c, page);
	if (near)
		diag(c->guide->diags, DIAG_broken_link, l->at,
		    "there is no page \"%s\"; did you mean \"%s\"?", page,
		    near);
	else
		diag(c->guide->diags, DIAG_broken_link, l->at,
		    "there is no page \"%s\"", page);
}

void
links_check(struct compose *c)
{
	for (size_t i = 0; i < c->links.count; i++)
		if (text_starts(c->links.item[i].href, "static/"))
			check_static(c, &c->links.item[i]);
		else
			check_page(c, &c->links.item[i]);
}
