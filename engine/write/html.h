/*
 * html: the parts of the HTML writer, one file each.
 *
 * A page is written from top to bottom into out; everything lives in the
 * page's arena.  Text is escaped by html_text() at the last moment; only
 * html_prose() meets Markdown, and only html.c meets libcmark.
 */
#ifndef WRITE_HTML_H
#define WRITE_HTML_H

#include "base/arena.h"
#include "base/text.h"
#include "spec/phrase.h"
#include "write/parts.h"

struct html {
	const struct guide *guide;
	const struct doc *doc;
	struct arena *arena;
	struct text *out;
	int level;       /* of the heading that stands above */
	const char *base; /* that its links count from, or NULL: its place */
};

void html_add(struct html *, const char *markup);
void html_text(struct html *, const char *);
/* name="value", with a blank before it; nothing when value is NULL. */
void html_attribute(struct html *, const char *name, const char *value);
/* The text, in a link where href can be one. */
void html_link(struct html *, const char *href, const char *text);

/* The start of a part that opens when its title is asked for. */
void html_fold(struct html *, const char *class, const char *title);
/* A sentence with markup in the place of its HTML_HERE. */
void html_around(struct html *, const char *said, const char *markup);

#define HTML_HERE "\1"
/* What a phrase says, of the guide that is written. */
#define HTML_SAID(h, id, ...) SAID((h)->arena, (h)->guide->catalog->phrases, \
	id, __VA_ARGS__)
#define HTML_PLAIN(h, id) SAID_PLAIN((h)->guide->catalog->phrases, id)

/*
 * html.c: Markdown, through libcmark.  What markdown_fault() finds fault with
 * was refused when the page was composed, and is left out.
 */
void html_prose(struct html *, const char *, size_t len);

/* html_block.c: the page's blocks in order. */
void html_blocks(struct html *);
/* html_table.c */
void html_table(struct html *, const struct table *);
/* html_working.c */
void html_working(struct html *, const struct working *);
void html_formula(struct html *, const struct formula_block *);
/* html_chart.c */
void html_chart(struct html *, const struct chart *);
/* html_frame.c: the whole page round its content; -1 after a diagnostic. */
int html_frame(const struct html *, const char *content, struct text *page);
/* html_site.c: style, scripts and the search index. */
int html_assets(const struct guide *, struct publish *);
int html_search(const struct guide *, struct publish *);

/* html_pipe.c: a pipe table as people type it. */
enum pipe_align { PIPE_NONE, PIPE_LEFT, PIPE_RIGHT, PIPE_CENTER };

struct pipe_table {
	size_t columns, rows;       /* the heading is row 0 */
	const enum pipe_align *align;
	const char **cell;          /* Markdown, rows * columns */
};

/* Lines without their indent; false when they are no table. */
bool pipe_read(struct arena *, const char *const *line, size_t lines,
    struct pipe_table *);

#endif
