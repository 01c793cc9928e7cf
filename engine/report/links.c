/* Every link between pages leads somewhere. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

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

/* What a server at whose root the guide stands alone would find. */
static bool
is_rooted(const char *href)
{
	return text_starts(href, "/static/");
}

static bool
has_scheme(const char *href, const char *scheme)
{
	return strncasecmp(href, scheme, strlen(scheme)) == 0;
}

/* Does it name a file of a machine, as "C:\\x" and "\\\\server\\x" do? */
static bool
is_machine(const char *href)
{
	return has_scheme(href, "file:") || *href == '\\' ||
	    (isalpha((unsigned char)*href) && href[1] == ':' && href[2] &&
	    strchr("/\\", href[2]));
}

/* Is it what a page may run or show in its own place?  Pictures may stand in
 * it. */
static bool
is_script(const char *href)
{
	return has_scheme(href, "javascript:") ||
	    has_scheme(href, "vbscript:") || (has_scheme(href, "data:") &&
	    !has_scheme(href, "data:image/"));
}

/* "//host/x", which takes the scheme of the page that has it. */
static bool
lacks_scheme(const char *href)
{
	return text_starts(href, "//");
}

/* No page is published with it, or none that reaches it everywhere. */
static bool
is_barred(const char *href)
{
	return is_machine(href) || is_script(href) || lacks_scheme(href);
}

/* Does it lead to another site, or from the root of the one that this is part
 * of? */
static bool
is_outer(const char *href)
{
	size_t scheme = strcspn(href, ":/?#");

	return !is_barred(href) && ((*href == '/' && !is_rooted(href)) ||
	    (href[scheme] == ':' && !text_starts(href, "page:")));
}

static void
add(struct compose *c, const char *href, struct origin at)
{
	if (!href || is_outer(href))
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

/* Does a link close here, after a title perhaps?  Else it is mere text. */
static bool
closes(const char *p, bool bracketed)
{
	p += bracketed && *p == '>';
	p += strspn(p, " \n");
	return *p && strchr(")\"'(", *p);
}

/*
 * The address of an inline link, a reference's or an autolink that starts
 * here; open says whether a bracket stands before it.  A relative one counts
 * in an inline link alone: elsewhere it may be any word.
 */
static const char *
address(const char *p, bool open, const char **end)
{
	static const struct {
		const char *open, *ends;
		bool relative;
	} forms[] = {
		{ "<", "<> \n", false }, { "]: ", "<> \n", false },
		{ "](<", "<>\n", true }, { "](", "( )\n", true },
	};

	for (size_t i = 0; i < (open ? COUNT(forms) : 1); i++) {
		const char *from = p + strlen(forms[i].open);

		if (!text_starts(p, forms[i].open))
			continue;
		if (forms[i].relative)
			from += strspn(from, " \n");
		*end = from + strcspn(from, forms[i].ends);
		if (is_inner(from) || is_barred(from) || (forms[i].relative &&
		    closes(*end, from[-1] == '<')))
			return from;
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
		if (from)
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
		add_table(c, b->of.decision->card, b->at);
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
		if (b->of.decision->card)
			add_anchor(ids, b->of.decision->card->id);
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
		    "the guide has no file \"%s\"%s", name,
		    path_is_plain(name) ? "; put it there" : "");
}

static void
check_page(struct compose *c, const struct link *l)
{
	const char *id = *l->href == '#' ? "" : l->href + strlen("page:");
	size_t len = strcspn(id, "#");
	const char *anchor = *l->href == '#' ? l->href + 1 :
	    id[len] ? id + len + 1 : "";
	const char *page = arena_strndup(c->arena, id, len), *near;
	const struct doc *doc = *l->href == '#' ? l->from :
	    guide_page(c->guide, page);

	if (doc) {
		if (*anchor && !doc->outlined)
			check_anchor(c, l, doc, anchor);
		return;
	}
	near = nearest_page(c, page);
	if (!*page)
		diag(c->guide->diags, DIAG_broken_link, l->at,
		    "\"%s\" names no page", l->href);
	else if (near)
		diag(c->guide->diags, DIAG_broken_link, l->at,
		    "there is no page \"%s\"; did you mean \"%s\"?", page,
		    near);
	else
		diag(c->guide->diags, DIAG_broken_link, l->at,
		    "there is no page \"%s\"%s", page, strchr(page, '/') ?
		    "" : arena_printf(c->arena, "; 'ridgeline new page %s' "
		    "writes one", page));
}

/* The path from the site's root of a relative address on a page; NULL where
 * it leaves the site. */
static const char *
path_from(struct compose *c, const struct doc *from, const char *href)
{
	const char *slash = strrchr(from->id, '/');
	char *path = arena_printf(c->arena, "%.*s%.*s", slash ?
	    (int)(slash + 1 - from->id) : 0, from->id,
	    (int)strcspn(href, "?#"), href);
	size_t len = 0;

	for (const char *p = path; *p;) {
		size_t n = strcspn(p, "/"), all = n + (p[n] == '/');

		if (n == 2 && p[0] == '.' && p[1] == '.') {
			if (!len)
				return NULL;
			for (len--; len && path[len - 1] != '/';)
				len--;
		} else if (n != 1 || *p != '.') {
			memmove(path + len, p, all);
			len += all;
		}
		p += all;
	}
	path[len] = '\0';
	return path;
}

/* Beside pages, data/ and static/: what a build publishes. */
static bool
is_published(const char *path)
{
	static const char *const files[] = { "feed.atom", "sitemap.xml",
		"robots.txt", "style.css", "brand.css", "theme.js", "site.js",
		"search.js", "search-index.js", "404.html" };

	for (size_t i = 0; i < COUNT(files); i++)
		if (strcmp(files[i], path) == 0)
			return true;
	return text_starts(path, "data/") && path[strlen("data/")];
}

/* "team" of "team.html" and "team.md", the two forms of a page; or NULL. */
static const char *
page_in(struct compose *c, const char *path)
{
	static const char *const ends[] = { ".html", ".md" };
	size_t len = strlen(path);

	for (size_t i = 0; i < COUNT(ends); i++) {
		size_t n = strlen(ends[i]);

		if (len > n && strcmp(path + len - n, ends[i]) == 0)
			return arena_strndup(c->arena, path, len - n);
	}
	return NULL;
}

static void
check_barred(struct compose *c, const struct link *l)
{
	if (lacks_scheme(l->href))
		diag(c->guide->diags, DIAG_broken_link, l->at, "\"%s\" takes "
		    "its scheme from the page, which may be opened as a file; "
		    "write \"https:%s\"", l->href, l->href);
	else
		diag(c->guide->diags, DIAG_broken_link, l->at, "\"%s\" is %s; "
		    "%s", l->href, is_machine(l->href) ? "a file of one "
		    "machine, which no reader reaches" : "left out of a page",
		    is_machine(l->href) ? "put it into \"static/\" and write "
		    "\"static/NAME\"" : "a link leads to \"page:ID\", to "
		    "\"static/NAME\" or to an address as \"https://...\"");
}

/* An address as a browser reads it, from the page's own folder. */
static void
check_relative(struct compose *c, const struct link *l)
{
	const char *path = path_from(c, l->from, l->href);
	const char *id = path ? page_in(c, path) : NULL;
	struct link link = *l;

	if (is_rooted(l->href)) {
		diag(c->guide->diags, DIAG_broken_link, l->at,
		    "\"%s\" leads to the root of a server, where the guide "
		    "need not stand; write \"%s\"", l->href, l->href + 1);
	} else if (!*l->href) {
		diag(c->guide->diags, DIAG_broken_link, l->at,
		    "a link has no address");
	} else if (path && is_published(path)) {
		return;
	} else if (id) {
		link.href = arena_printf(c->arena, "page:%s%s", id,
		    l->href + strcspn(l->href, "#"));
		check_page(c, &link);
	} else if (path && text_starts(path, "static/")) {
		link.href = path;
		check_static(c, &link);
	} else {
		diag(c->guide->diags, DIAG_broken_link, l->at, "the guide "
		    "publishes no \"%s\"; a page is \"page:ID\", a file of "
		    "one's own \"static/NAME\"", l->href);
	}
}

void
links_check(struct compose *c)
{
	for (size_t i = 0; i < c->links.count; i++)
		if (is_barred(c->links.item[i].href))
			check_barred(c, &c->links.item[i]);
		else if (!is_inner(c->links.item[i].href))
			check_relative(c, &c->links.item[i]);
		else if (text_starts(c->links.item[i].href, "static/"))
			check_static(c, &c->links.item[i]);
		else
			check_page(c, &c->links.item[i]);
}
