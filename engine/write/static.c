/*
 * static: what a site has beside its pages: the files of static/ as they are,
 * brand.css with its colours and fonts, and, for one that says where it is
 * published, sitemap.xml and robots.txt.
 */
#include <errno.h>
#include <string.h>

#include "base/arena.h"
#include "base/file.h"
#include "base/text.h"
#include "write/write.h"

static int
copy_file(const struct guide *g, struct publish *p, const char *name)
{
	struct arena *arena = arena_child(g->arena);
	const char *own = arena_printf(arena, "static/%s", name);
	const char *path = path_is_plain(own) ? path_inside(arena, g->root,
	    own) : NULL;
	size_t len;
	char *data = path ? file_read(arena, path, &len) : NULL;
	int status = -1;

	if (!path)
		diag(g->diags, DIAG_path, (struct origin){ 0 }, "%s: its name "
		    "has other characters than letters, digits, '.', '_' and "
		    "'-', or it leads outside the guide's folder",
		    text_clean(g->arena, own, strlen(own), false));
	else if (!data)
		diag(g->diags, file_unread(), (struct origin){ 0 }, "%s: %s",
		    own, file_error());
	else
		status = write_file(g, p, own, data, len);
	arena_free(arena);
	return status;
}

static int
copy_all(const struct guide *g, struct publish *p, struct arena *arena)
{
	struct file_list files = { 0 };
	int status = 0;

	if (file_find(arena, path_join(arena, g->root, "static"), "",
	    &files) != 0)
		return errno == ENOENT ? 0 : write_fault(g, "static");
	for (size_t i = 0; i < files.count; i++)
		if (copy_file(g, p, files.item[i]) != 0)
			status = -1;
	return status;
}

static void
add_color(struct text *t, const char *name, const struct word *color)
{
	if (color->text)
		text_printf(t, ":root { %s: %s; }\n", name, color->text);
}

static void
add_font(struct text *t, const struct site *site)
{
	const char *font = site->font.text;

	if (!font)
		return;
	if (site->font_file.text)
		text_printf(t, "@font-face {\n\tfont-family: \"%.*s\";\n"
		    "\tsrc: url(\"static/%s\") format(\"woff2\");\n"
		    "\tfont-display: swap;\n}\n", (int)strcspn(font, ","),
		    font, site->font_file.text);
	text_printf(t, "body { font-family: %s; }\n", font);
}

static int
write_brand(const struct guide *g, struct publish *p, struct arena *arena)
{
	const struct site *site = g->site;
	struct text t;

	text_init(&t, arena);
	add_font(&t, site);
	add_color(&t, "--brand", &site->color);
	add_color(&t, "--brand-dark", &site->color_dark);
	return t.len ? write_text(g, p, "brand.css", &t) : 0;
}

/* Where the site is published, without a slash at its end. */
static const char *
address(struct arena *arena, const struct guide *g)
{
	const char *url = g->site->url.text;
	size_t len = strlen(url);

	while (len && url[len - 1] == '/')
		len--;
	return arena_strndup(arena, url, len);
}

static int
write_sitemap(const struct guide *g, struct publish *p, struct arena *arena)
{
	const char *url = address(arena, g);
	struct text t;

	text_init(&t, arena);
	text_add(&t, "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<urlset "
	    "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
	for (size_t i = 0; i < g->pages; i++) {
		bool home = !strcmp(g->page[i]->id, "index");

		if (g->page[i]->outlined)
			continue;
		text_add(&t, "<url><loc>");
		text_xml(&t, arena_printf(arena, "%s/%s%s", url, home ? "" :
		    g->page[i]->id, home ? "" : ".html"));
		text_add(&t, "</loc></url>\n");
	}
	text_add(&t, "</urlset>\n");
	return write_text(g, p, "sitemap.xml", &t);
}

static int
write_robots(const struct guide *g, struct publish *p, struct arena *arena)
{
	bool none = g->site->robots.text && !strcmp(g->site->robots.text,
	    "none");
	struct text t;

	text_init(&t, arena);
	text_printf(&t, "User-agent: *\n%s\n", none ? "Disallow: /" :
	    "Allow: /");
	if (!none && g->site->url.text)
		text_printf(&t, "Sitemap: %s/sitemap.xml\n", address(arena,
		    g));
	return write_text(g, p, "robots.txt", &t);
}

static int
write_static(const struct guide *g, struct publish *p)
{
	struct arena *arena = arena_child(g->arena);
	int status = copy_all(g, p, arena);

	if (g->site && write_brand(g, p, arena) != 0)
		status = -1;
	if (g->site && g->site->url.text && !g->only &&
	    write_sitemap(g, p, arena) != 0)
		status = -1;
	if (g->site && (g->site->url.text || g->site->robots.text) &&
	    !g->only && write_robots(g, p, arena) != 0)
		status = -1;
	arena_free(arena);
	return status;
}

const struct writer writer_static = {
	.name = "static",
	.doc = "files of static/, brand.css, sitemap.xml and robots.txt",
	.write = write_static,
};
