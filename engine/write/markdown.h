/*
 * markdown: text as Markdown reads it.
 *
 * md_text() writes any text so that CommonMark and GitHub's tables show it as
 * it is; md_prose() copies Markdown, with links made relative and raw HTML
 * turned into text.
 */
#ifndef WRITE_MARKDOWN_H
#define WRITE_MARKDOWN_H

#include "base/arena.h"
#include "base/map.h"
#include "base/text.h"
#include "write/parts.h"

struct markdown {
	const struct guide *guide;
	const struct doc *doc;
	struct arena *arena;
	struct text *out;
	struct map *linked;    /* what the page has led to */
	int level;
};

void md_text(struct markdown *, const char *);
/* `code`, bars escaped so that it may stand in a table. */
void md_code(struct markdown *, const char *);
/* [text](href), or the text where href cannot be a link. */
void md_link(struct markdown *, const char *href, const char *text);
/* The same, but the text alone where the page has that link: cells repeat it
 * row by row. */
void md_link_once(struct markdown *, const char *href, const char *text);
void md_prose(struct markdown *, const char *, size_t len,
    const char *line_prefix);

/* markdown_block.c */
void md_blocks(struct markdown *);

#endif
