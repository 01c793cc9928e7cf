/* Every link between pages leads somewhere. */
#include <string.h>

#include "base/array.h"
#include "base/map.h"
#include "report/compose.h"

static void
add(struct compose *c, const char *href, struct origin at)
{
	if (!href || (*href != '#' && !text_starts(href, "page:")))
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
	static const char *const ends[] = { "> \n", ">\n", " )\n" };

	for (size_t i = 0; i < (open ? COUNT(opens) : 1); i++) {
		size_t n = strlen(opens[i]);

		if (strncmp(p, opens[i], n) != 0)
			continue;
		*end = p + n + strcspn(p + n, ends[i]);
		return p + n;
	}
	return NULL;
}

/* line gives the place of an offset; NULL: all of it stands at at. */
static void
scan(struct compose *c, const char *text, struct origin at,
    struct origin (*line)(const struct compose *, size_t))
{
	const char *end, *from;
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
    struct origin (*line)(const struct compose *, size_t))
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

static const char *
nearest_page(const struct compose *c, const char *id)
{
	const struct guide *g = c->guide;
	const char **ids = arena_array(c->arena, g->pages + 1, sizeof(*ids));

	for (size_t i = 0; i < g->pages; i++)
		ids[i] = g->page[i]->id;
	return text_nearest(id, ids, g->pages);
}

/* All anchors of a page. */
static size_t
anchors(struct compose *c, const struct doc *doc, const char ***out)
{
	struct { const char **item; size_t count, cap; } list = { 0 };

	for (size_t i = 0; i < doc->count; i++) {
		const struct block *b = &doc->item[i];

		if (b->id)
			ARRAY_ADD(c->arena, &list, b->id);
		switch (b->type) {
		case BLOCK_TABLE:
			ARRAY_ADD(c->arena, &list, b->of.table->id);
			break;
		case BLOCK_DECISION:
			ARRAY_ADD(c->arena, &list, b->of.decision->id);
			ARRAY_ADD(c->arena, &list, b->of.decision->ranked->id);
			ARRAY_ADD(c->arena, &list,
			    b->of.decision->rejected->id);
			break;
		case BLOCK_WORKING:
			ARRAY_ADD(c->arena, &list, b->of.working->id);
			break;
		case BLOCK_CHART:
			ARRAY_ADD(c->arena, &list, b->of.chart->id);
			break;
		case BLOCK_FORMULA:
			ARRAY_ADD(c->arena, &list, b->of.formula->id);
			break;
		default:
			break;
		}
	}
	*out = list.item;
	return list.count;
}

static void
check_anchor(struct compose *c, const struct link *l, const struct doc *doc,
    const char *anchor)
{
	const char **ids, *near;
	size_t n = anchors(c, doc, &ids);

	for (size_t i = 0; i < n; i++)
		if (strcmp(ids[i], anchor) == 0)
			return;
	near = text_nearest(anchor, ids, n);
	if (near)
		diag(c->guide->diags, DIAG_broken_link, l->at,
		    "page \"%s\" has no anchor \"%s\"; did you mean "
		    "\"%s\"?", doc->id, anchor, near);
	else
		diag(c->guide->diags, DIAG_broken_link, l->at,
		    "page \"%s\" has no anchor \"%s\"", doc->id, anchor);
}

static void
check(struct compose *c, const struct link *l)
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
		check(c, &c->links.item[i]);
}
