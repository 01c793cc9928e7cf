#include "write/html.h"

#include <cmark.h>
#include <ctype.h>
#include <string.h>

#include "base/alloc.h"
#include "base/array.h"
#include "base/publish.h"

/*
 * Prose through libcmark: parsed once in safe mode, its tree adjusted, and
 * rendered.  Links are made relative, images but those of static/ become links
 * (a page loads nothing from elsewhere), raw HTML becomes the text it is, and
 * paragraphs that are pipe tables become tables.
 */

struct nodes {
	cmark_node **item;
	size_t count, cap;
};

/* ARRAY_ADD wants the name item. */
struct lines {
	const char **item;
	size_t count, cap;
};

/* Nodes remember it: it lives as long as the page. */
static cmark_mem *
memory(struct html *h)
{
	cmark_mem *m = ARENA_NEW(h->arena, cmark_mem);

	*m = (cmark_mem){ alloc_calloc, alloc_realloc, alloc_free };
	return m;
}

static cmark_node *
new_node(struct html *h, cmark_node_type type)
{
	return cmark_node_new_with_mem(type, memory(h));
}

static cmark_node *
parse(struct html *h, const char *s, size_t len)
{
	cmark_parser *parser =
	    cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, memory(h));
	cmark_node *document;

	cmark_parser_feed(parser, s, len);
	document = cmark_parser_finish(parser);
	cmark_parser_free(parser);
	return document;
}

static const char *
render(struct html *h, cmark_node *node)
{
	char *html = cmark_render_html(node, CMARK_OPT_DEFAULT);
	const char *copy = arena_strdup(h->arena, html);

	alloc_free(html);
	return copy;
}

/* Nodes of a type, or of any, in the order of the text. */
static struct nodes
nodes_of(struct arena *arena, cmark_node *document, cmark_node_type type)
{
	cmark_iter *iter = cmark_iter_new(document);
	cmark_event_type event;
	struct nodes list = {0};

	while ((event = cmark_iter_next(iter)) != CMARK_EVENT_DONE) {
		cmark_node *node = cmark_iter_get_node(iter);

		if (event == CMARK_EVENT_ENTER && (type == CMARK_NODE_NONE ||
		    cmark_node_get_type(node) == type))
			ARRAY_ADD(arena, &list, node);
	}
	cmark_iter_free(iter);
	return list;
}

static void
move_children(cmark_node *from, cmark_node *to)
{
	cmark_node *child;

	while ((child = cmark_node_first_child(from)))
		cmark_node_append_child(to, child);
}

static void
replace(cmark_node *old, cmark_node *new)
{
	cmark_node_replace(old, new);
	cmark_node_free(old);
}

/* A link that leads nowhere safe leaves its text behind. */
static void
fix_link(struct html *h, cmark_node *node)
{
	const char *href = page_link(h->arena, h->doc,
	    cmark_node_get_url(node), ".html");
	cmark_node *child;

	if (href) {
		cmark_node_set_url(node, href);
		return;
	}
	while ((child = cmark_node_first_child(node)))
		cmark_node_insert_before(node, child);
	cmark_node_free(node);
}

/* A picture of the guide's own stays one; of elsewhere there is a link. */
static void
fix_image(struct html *h, cmark_node *node)
{
	const char *url = cmark_node_get_url(node);
	cmark_node *link;

	if (url && text_starts(url, "static/")) {
		cmark_node_set_url(node, page_link(h->arena, h->doc, url,
		    ".html"));
		return;
	}
	link = new_node(h, CMARK_NODE_LINK);
	cmark_node_set_url(link, cmark_node_get_url(node));
	move_children(node, link);
	replace(node, link);
	fix_link(h, link);
}

static void
fix_html(struct html *h, cmark_node *node)
{
	bool block = cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK;
	cmark_node *text = new_node(h, CMARK_NODE_TEXT);
	cmark_node *paragraph;

	cmark_node_set_literal(text, cmark_node_get_literal(node));
	if (!block) {
		replace(node, text);
		return;
	}
	paragraph = new_node(h, CMARK_NODE_PARAGRAPH);
	cmark_node_append_child(paragraph, text);
	replace(node, paragraph);
}

/* The page's own title is its only h1. */
static void
fix_heading(cmark_node *node)
{
	if (cmark_node_get_heading_level(node) < 2)
		cmark_node_set_heading_level(node, 2);
}

/* Does a unit begin here, as units of prose are written? */
static bool
unit_follows(const char *p)
{
	static const char *const written[] = {
		"x", "B", "GB", "GB/s", "GiB", "GPU", "GPUs", "MB", "MiB",
		"PB", "TB", "TB/s", "TFLOP/s", "TiB", "W", "Wh", "days", "h",
		"hours", "kB", "kW", "kWh", "months", "ms", "s", "tokens",
		"weeks", "years",
	};
	size_t len = strcspn(p, " .,;:()\n");

	for (size_t i = 0; i < COUNT(written); i++)
		if (strlen(written[i]) == len &&
		    !strncmp(p, written[i], len))
			return true;
	return false;
}

/* "80 GB" does not break between number and unit. */
static const char *
tied(struct arena *arena, const char *s)
{
	struct text t;

	text_init(&t, arena);
	for (const char *p = s; *p; p++)
		if (p > s && *p == ' ' && isdigit((unsigned char)p[-1]) &&
		    unit_follows(p + 1))
			text_add(&t, "\u00a0");
		else
			text_char(&t, *p);
	return t.data;
}

static void
fix(struct html *h, cmark_node *node)
{
	switch (cmark_node_get_type(node)) {
	case CMARK_NODE_LINK:
		fix_link(h, node);
		break;
	case CMARK_NODE_IMAGE:
		fix_image(h, node);
		break;
	case CMARK_NODE_TEXT:
		cmark_node_set_literal(node, tied(h->arena,
		    cmark_node_get_literal(node)));
		break;
	case CMARK_NODE_HTML_BLOCK:
	case CMARK_NODE_HTML_INLINE:
		fix_html(h, node);
		break;
	case CMARK_NODE_HEADING:
		fix_heading(node);
		break;
	default:
		break;
	}
}

static void
fix_all(struct html *h, cmark_node *document)
{
	struct nodes list = nodes_of(h->arena, document, CMARK_NODE_NONE);

	for (size_t i = 0; i < list.count; i++)
		fix(h, list.item[i]);
}

/*
 * A cell is a line of inline Markdown.  A full stop before it keeps "1." or
 * "#" from opening a block, and is taken off again.
 */
static const char *
cell_html(struct html *h, const char *cell)
{
	const char *source = arena_printf(h->arena, ".%s", cell);
	cmark_node *document = parse(h, source, strlen(source)), *node;
	struct text t;

	text_init(&t, h->arena);
	fix_all(h, document);
	node = cmark_node_first_child(document);
	node = node ? cmark_node_first_child(node) : NULL;
	if (node && cmark_node_get_type(node) == CMARK_NODE_TEXT)
		cmark_node_set_literal(node, arena_strdup(h->arena,
		    cmark_node_get_literal(node) + 1));
	for (; node; node = cmark_node_next(node))
		text_add(&t, render(h, node));
	cmark_node_free(document);
	return t.data;
}

static void
pipe_row(struct html *h, struct text *t, const struct pipe_table *table,
    size_t row)
{
	static const char *const align[] = { "", "", " class=\"n\"",
		" class=\"c\"" };
	const char *open = row ? "td" : "th scope=\"col\"";

	text_add(t, "<tr>");
	for (size_t c = 0; c < table->columns; c++)
		text_printf(t, "<%s%s>%s", open, align[table->align[c]],
		    cell_html(h, table->cell[row * table->columns + c]));
	text_char(t, '\n');
}

static const char *
pipe_html(struct html *h, const struct pipe_table *table)
{
	struct text t;

	text_init(&t, h->arena);
	text_add(&t, "<div class=\"scroll\"><table>\n<thead>");
	pipe_row(h, &t, table, 0);
	text_add(&t, "<tbody>\n");
	for (size_t r = 1; r < table->rows; r++)
		pipe_row(h, &t, table, r);
	text_add(&t, "</table></div>");
	return t.data;
}

/* Lines of a paragraph, without what its containers put before them. */
static struct lines
paragraph_lines(struct html *h, const struct lines *text,
    cmark_node *node)
{
	struct lines lines = {0};
	size_t first = (size_t)cmark_node_get_start_line(node);
	size_t last = (size_t)cmark_node_get_end_line(node);
	size_t column = (size_t)cmark_node_get_start_column(node);

	for (size_t i = first; i >= 1 && i <= last && i <= text->count; i++) {
		const char *s = text->item[i - 1];

		if (i == first)
			s += column && column <= strlen(s) ? column - 1 : 0;
		else
			s += strspn(s, " \t>");
		ARRAY_ADD(h->arena, &lines, s);
	}
	return lines;
}

/*
 * Before anything else changes: the tree still has its lines.  A paragraph is
 * freed with all that is in it, so that nothing else is held here.
 */
static void
fix_tables(struct html *h, const struct lines *text,
    cmark_node *document)
{
	struct nodes list = nodes_of(h->arena, document, CMARK_NODE_PARAGRAPH);
	struct lines lines;
	struct pipe_table table;
	cmark_node *custom;

	for (size_t i = 0; i < list.count; i++) {
		lines = paragraph_lines(h, text, list.item[i]);
		if (!pipe_read(h->arena, lines.item, lines.count,
		    &table))
			continue;
		custom = new_node(h, CMARK_NODE_CUSTOM_BLOCK);
		cmark_node_set_on_enter(custom, pipe_html(h, &table));
		replace(list.item[i], custom);
	}
}

/* The text as lines, each its own string. */
static struct lines
lines_of(struct arena *arena, const char *s)
{
	struct lines list = {0};

	for (size_t len; *s; s += len + (s[len] == '\n')) {
		len = strcspn(s, "\n");
		ARRAY_ADD(arena, &list, arena_strndup(arena, s, len));
	}
	return list;
}

/* Markdown that says no more than it shows, with "\n" for line ends. */
static const char *
clean(struct arena *arena, const char *s, size_t len)
{
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; i < len; i++)
		if (s[i] != '\r' || i + 1 == len || s[i + 1] != '\n')
			text_char(&t, s[i]);
	return text_clean(arena, t.data, t.len, true);
}

void
html_prose(struct html *h, const char *s, size_t len)
{
	struct lines lines;
	cmark_node *document;
	int line;

	if (markdown_fault(s, len, &line))
		return;
	s = clean(h->arena, s, len);
	document = parse(h, s, strlen(s));
	lines = lines_of(h->arena, s);
	fix_tables(h, &lines, document);
	fix_all(h, document);
	html_add(h, render(h, document));
	cmark_node_free(document);
}

/* One page: its blocks, then the frame round them. */
static int
write_page(const struct guide *guide, struct publish *publish,
    const struct doc *doc)
{
	struct arena *arena = arena_child(guide->arena);
	struct text content, page;
	struct html h = { .guide = guide, .doc = doc, .arena = arena,
		.out = &content, .level = 1 };
	int status;

	arena_work(arena, doc->id);
	text_init(&content, arena);
	text_init(&page, arena);
	html_blocks(&h);
	status = html_frame(&h, content.data, &page);
	if (status == 0)
		status = write_file(guide, publish,
		    arena_printf(arena, "%s.html", doc->id), page.data,
		    page.len);
	arena_free(arena);
	return status;
}

/* What a server shows where no page is, at any depth: its links count from
 * the address of the site. */
static int
write_missing(const struct guide *guide, struct publish *publish,
    const char *url)
{
	struct arena *arena = arena_child(guide->arena);
	const struct doc doc = { .id = PAGE_MISSING, .title = "No such page" };
	struct html h = { .guide = guide, .doc = &doc, .arena = arena,
	    .base = text_ends(url, "/") ? url : arena_printf(arena, "%s/",
	    url) };
	struct text page, said;
	int status;

	text_init(&page, arena);
	text_init(&said, arena);
	h.out = &said;
	html_add(&h, "<p>");
	html_around(&h, HTML_SAID(&h, page_missing, HTML_HERE),
	    arena_printf(arena, "<a href=\"index.html\">%s</a>",
	    HTML_PLAIN(&h, page_home)));
	html_add(&h, "</p>\n");
	status = html_frame(&h, said.data, &page);
	if (status == 0)
		status = write_file(guide, publish, PAGE_MISSING ".html",
		    page.data, page.len);
	arena_free(arena);
	return status;
}

/* Where a page that is not there is asked for; NULL: nowhere. */
static const char *
missing_at(const struct guide *guide)
{
	if (guide->only)
		return strcmp(guide->only, PAGE_MISSING) ? NULL : "/";
	return guide->site ? guide->site->url.text : NULL;
}

static int
write_html(const struct guide *guide, struct publish *publish)
{
	const char *missing = missing_at(guide);
	int status = html_assets(guide, publish);

	if (html_search(guide, publish) != 0)
		status = -1;
	for (size_t i = 0; i < guide->pages; i++)
		if (!guide->page[i]->outlined &&
		    write_page(guide, publish, guide->page[i]) != 0)
			status = -1;
	if (missing && write_missing(guide, publish, missing) != 0)
		status = -1;
	return status;
}

const struct writer writer_html = {
	.name = "html",
	.doc = "the pages, their style and scripts",
	.write = write_html,
};
