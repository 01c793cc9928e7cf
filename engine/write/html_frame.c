#include "write/html.h"

#include <string.h>

#include "catalog/what_if.h"
#include "spec/template.h"
#include "unit/number.h"

/* What {{ }} prints: blocks are HTML of ours, everything else is text. */
static void
sink_markup(void *context, const char *s, size_t len)
{
	text_add_n(context, s, len);
}

static void
sink_value(void *context, const struct value *v)
{
	struct text *out = context, t;

	text_init(&t, out->arena);
	switch (v->type) {
	case VALUE_BLOCK:
		text_add(out, v->block);
		break;
	case VALUE_TEXT:
		text_xml(out, text_clean(out->arena, v->text, v->text_len,
		    false));
		break;
	case VALUE_NUMBER:
		number_show(&t, v->number, v->unit, 6);
		text_xml(out, t.data);
		break;
	case VALUE_FLAG:
		text_add(out, v->flag ? "yes" : "no");
		break;
	default:
		break;
	}
}

static void
set_text(struct arena *arena, struct value *map, const char *key,
    const char *text)
{
	value_set(arena, map, key, value_text(arena, text ? text : "", NULL));
}

/* One link of a list: { title, href, current }. */
static void
add_link(struct arena *arena, struct value *list, const char *title,
    const char *href, bool current)
{
	struct value *map = value_map(arena);

	set_text(arena, map, "title", title);
	set_text(arena, map, "href", href);
	value_set(arena, map, "current", value_flag(arena, current));
	value_add(arena, list, map);
}

static const char *
href_to(const struct html *h, const struct doc *doc)
{
	return write_href(h->arena, h->doc,
	    arena_printf(h->arena, "page:%s", doc->id), ".html");
}

/* Is the page this one, or the list that it belongs to? */
static bool
is_current(const struct doc *item, const struct doc *page)
{
	size_t n = strlen(item->id);

	return strncmp(item->id, page->id, n) == 0 &&
	    (page->id[n] == '\0' || page->id[n] == '/');
}

static struct value *
navigation(const struct html *h)
{
	struct value *list = value_list(h->arena);

	for (size_t i = 0; i < h->guide->navigations; i++) {
		const struct doc *doc = h->guide->navigation[i];

		add_link(h->arena, list, doc->title, href_to(h, doc),
		    is_current(doc, h->doc));
	}
	return list;
}

/* The pages above this one: the home page and the lists of its folders. */
static struct value *
crumbs(const struct html *h)
{
	struct value *list = value_list(h->arena);
	const struct doc *doc = guide_page(h->guide, "index");

	if (doc && doc != h->doc)
		add_link(h->arena, list, "Home", href_to(h, doc), false);
	for (const char *p = h->doc->id; (p = strchr(p, '/')); p++) {
		doc = guide_page(h->guide, arena_strndup(h->arena,
		    h->doc->id, (size_t)(p - h->doc->id)));
		if (doc)
			add_link(h->arena, list, doc->title, href_to(h, doc),
			    false);
	}
	return list;
}

static struct value *
contents(const struct html *h)
{
	struct value *list = value_list(h->arena);

	for (size_t i = 0; i < h->doc->count; i++) {
		const struct block *b = &h->doc->item[i];

		if (b->type == BLOCK_HEADING && b->level == 2 && b->id)
			add_link(h->arena, list, b->text,
			    arena_printf(h->arena, "#%s", b->id), false);
	}
	return list;
}

static const char *
canonical(const struct html *h)
{
	const char *url = h->guide->site ? h->guide->site->url.text : NULL;
	bool home = strcmp(h->doc->id, "index") == 0;
	size_t len;

	if (!url || h->base)
		return "";
	for (len = strlen(url); len && url[len - 1] == '/'; len--)
		;
	return arena_printf(h->arena, "%.*s/%s%s", (int)len, url,
	    home ? "" : h->doc->id, home ? "" : ".html");
}

/* Files of other writers, where this program has them. */
static struct value *
other_formats(const struct html *h)
{
	static const struct {
		const char *writer, *title, *path;
	} files[] = {
		{ "markdown", "This page as Markdown", NULL },
		{ "portfolio", "Workbook", "data/guide.xlsx" },
		{ "csv", "Decisions as CSV", "data/decisions.csv" },
		{ "json", "All data as JSON", "data/guide.json" },
	};
	struct value *list = value_list(h->arena);
	const char *base = strrchr(h->doc->id, '/');

	base = base ? base + 1 : h->doc->id;
	/* What stands in for pages that are not there has no other form. */
	if (h->base)
		return list;
	for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++)
		for (size_t w = 0; w < writer_count; w++)
			if (strcmp(writers[w]->name, files[i].writer) == 0 &&
			    (files[i].path || !h->doc->html_only))
				add_link(h->arena, list, files[i].title,
				    files[i].path ? arena_printf(h->arena,
				    "%s%s", page_root(h->arena, h->doc),
				    files[i].path) : arena_printf(h->arena,
				    "%s.md", base), false);
	return list;
}

static const char *
what_if(const struct html *h)
{
	const struct what_if_list *list = &h->guide->catalog->what_if;
	struct text t;

	text_init(&t, h->arena);
	for (size_t i = 0; i < list->count; i++)
		text_printf(&t, "%s%s", i ? "; " : "", list->item[i].says);
	return t.data;
}

/* A file of static/ as a page of the site names it; "" where none is given. */
static const char *
file_at(const struct html *h, const struct word *file)
{
	return file->text ? arena_printf(h->arena, "%sstatic/%s",
	    page_root(h->arena, h->doc), file->text) : "";
}

static void
set_brand(const struct html *h, struct value *map)
{
	static const struct site none;
	const struct site *site = h->guide->site ? h->guide->site : &none;
	bool styled = site->color.text || site->color_dark.text ||
	    site->font.text;

	set_text(h->arena, map, "logo", file_at(h, &site->logo));
	set_text(h->arena, map, "icon", file_at(h, &site->icon));
	set_text(h->arena, map, "robots", site->robots.text);
	value_set(h->arena, map, "branded", value_flag(h->arena, styled));
}

static void
set_site(const struct html *h, struct value *map)
{
	const struct site *site = h->guide->site;
	const struct catalog *catalog = h->guide->catalog;

	set_text(h->arena, map, "site_title", h->guide->title);
	set_text(h->arena, map, "tagline", site ? site->tagline.text : NULL);
	set_text(h->arena, map, "publisher",
	    site ? site->publisher.text : NULL);
	set_text(h->arena, map, "date", h->guide->date);
	set_brand(h, map);
	set_text(h->arena, map, "what_if", what_if(h));
	set_text(h->arena, map, "catalogues", catalog_versions(h->arena,
	    catalog));
	value_set(h->arena, map, "sources", value_number(h->arena,
	    (double)catalog->sources.count, NULL, NULL));
	value_set(h->arena, map, "prices", value_number(h->arena,
	    (double)catalog->offers.count, NULL, NULL));
}

int
html_frame(const struct html *h, const char *content, struct text *page)
{
	struct template_sink sink = { page, sink_markup, sink_value };
	struct value *map = value_map(h->arena);
	bool home = strcmp(h->doc->id, "index") == 0;

	set_text(h->arena, map, "title", h->doc->title);
	value_set(h->arena, map, "home", value_flag(h->arena, home));
	set_text(h->arena, map, "description", h->doc->summary);
	set_text(h->arena, map, "root", page_root(h->arena, h->doc));
	set_text(h->arena, map, "canonical", canonical(h));
	set_text(h->arena, map, "base", h->base);
	set_site(h, map);
	value_set(h->arena, map, "navigation", navigation(h));
	value_set(h->arena, map, "crumbs", crumbs(h));
	value_set(h->arena, map, "contents", contents(h));
	value_set(h->arena, map, "formats", other_formats(h));
	value_set(h->arena, map, "content", value_block(h->arena, content));
	return templates_run(h->guide->templates, "page.html", map, &sink);
}
