#include "write/markdown.h"

static int
write_page(const struct guide *guide, struct publish *publish,
    const struct doc *doc)
{
	struct arena *arena = arena_child(guide->arena);
	struct text out;
	struct markdown m = { guide, doc, arena, &out, map_new(arena), 1 };
	int status;

	text_init(&out, arena);
	md_blocks(&m);
	status = write_file(guide, publish,
	    arena_printf(arena, "%s.md", doc->id), out.data, out.len);
	arena_free(arena);
	return status;
}

static int
write_markdown(const struct guide *guide, struct publish *publish)
{
	int status = 0;

	for (size_t i = 0; i < guide->pages; i++)
		if (!guide->page[i]->html_only &&
		    write_page(guide, publish, guide->page[i]) != 0)
			status = -1;
	return status;
}

const struct writer writer_markdown = {
	.name = "markdown",
	.doc = "the pages as Markdown with GitHub's tables",
	.write = write_markdown,
};
