#include "write/html.h"

#include <string.h>

#include "base/file.h"

static const char *const assets[] = { "style.css", "theme.js", "site.js",
	"search.js" };

/* The guide's own file, else the installed one; NULL for a link out. */
static const char *
find_asset(struct arena *arena, const struct guide *guide, const char *name)
{
	const char *own = arena_printf(arena, "site/%s", name);
	const char *path = path_join(arena, guide->root, own);

	if (file_exists(path))
		return path_inside(arena, guide->root, own);
	if (!guide->share)
		return path;
	return path_join(arena, guide->share,
	    arena_printf(arena, "site/%s", name));
}

int
html_assets(const struct guide *guide, struct publish *publish)
{
	struct arena *arena = arena_child(guide->arena);
	int status = 0;

	for (size_t i = 0; i < sizeof(assets) / sizeof(assets[0]); i++) {
		const char *path = find_asset(arena, guide, assets[i]);
		size_t len;
		char *data = path ? file_read(arena, path, &len) : NULL;

		if (!path)
			diag(guide->diags, DIAG_path, (struct origin){0},
			    "site/%s leads outside the guide's folder",
			    assets[i]);
		else if (!data)
			diag(guide->diags, file_unread(), (struct origin){0},
			    "%s: %s", path, file_error());
		if (!data || write_file(guide, publish, assets[i], data,
		    len) != 0)
			status = -1;
	}
	arena_free(arena);
	return status;
}

/* Cleaned as the text of a page is: the search writes it into one. */
static void
shown_json(struct text *t, struct arena *arena, const char *s)
{
	text_json(t, text_clean(arena, s, strlen(s), false));
}

/* [ page, title, summary, headings in a line, other words, model and kind ] */
static void
search_entry(struct text *t, struct arena *arena, const struct doc *doc)
{
	struct text headings;

	text_init(&headings, arena);
	for (size_t i = 0; i < doc->count; i++) {
		const struct block *b = &doc->item[i];

		if (b->type != BLOCK_HEADING)
			continue;
		if (headings.len)
			text_add(&headings, " · ");
		text_add(&headings, b->text);
	}
	text_char(t, '[');
	text_json(t, arena_printf(arena, "%s.html", doc->id));
	text_char(t, ',');
	shown_json(t, arena, doc->title);
	text_char(t, ',');
	shown_json(t, arena, doc->summary ? doc->summary : "");
	text_char(t, ',');
	shown_json(t, arena, headings.data);
	text_char(t, ',');
	shown_json(t, arena, doc->words ? doc->words : "");
	text_char(t, ',');
	shown_json(t, arena, doc->parts ? doc->parts : "");
	text_add(t, "]");
}

/* A script rather than JSON: a page on disk may not fetch its neighbours. */
int
html_search(const struct guide *guide, struct publish *publish)
{
	struct arena *arena = arena_child(guide->arena);
	struct text t;
	int status;

	text_init(&t, arena);
	text_add(&t, "const searchIdle = ");
	text_json(&t, SAID_PLAIN(guide->catalog->phrases, search_idle));
	text_add(&t, ";\nconst searchSame = ");
	text_json(&t, SAID_PLAIN(guide->catalog->phrases, search_same));
	text_add(&t, ";\nconst searchPeople = ");
	text_json(&t, SAID_PLAIN(guide->catalog->phrases, search_people));
	text_add(&t, ";\nconst searchCounts = ");
	text_json(&t, SAID_PLAIN(guide->catalog->phrases, search_counts));
	text_add(&t, ";\nconst searchIndex = [\n");
	for (size_t i = 0; i < guide->pages; i++) {
		if (guide->page[i]->outlined)
			continue;
		if (text_ends(t.data, "]"))
			text_add(&t, ",\n");
		search_entry(&t, arena, guide->page[i]);
	}
	text_add(&t, "\n];\n");
	status = write_file(guide, publish, "search-index.js", t.data, t.len);
	arena_free(arena);
	return status;
}
