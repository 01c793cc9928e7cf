#include "write/html.h"

#include <string.h>

#include "unit/spoken.h"

void
html_add(struct html *h, const char *markup)
{
	text_add(h->out, markup);
}

void
html_text(struct html *h, const char *s)
{
	text_xml(h->out, plain(h->arena, s));
}

void
html_attribute(struct html *h, const char *name, const char *value)
{
	if (!value)
		return;
	text_printf(h->out, " %s=\"", name);
	html_text(h, value);
	text_char(h->out, '"');
}

void
html_link(struct html *h, const char *href, const char *text)
{
	href = page_link(h->arena, h->doc, href, ".html");
	if (href) {
		html_add(h, "<a");
		html_attribute(h, "href", href);
		html_add(h, ">");
	}
	html_text(h, text);
	if (href)
		html_add(h, "</a>");
}

void
html_fold(struct html *h, const char *class, const char *title)
{
	text_printf(h->out, "<details class=\"%s\"><summary>", class);
	html_text(h, title);
	html_add(h, "</summary>\n");
}

void
html_around(struct html *h, const char *said, const char *markup)
{
	size_t before = strcspn(said, HTML_HERE);

	html_text(h, arena_strndup(h->arena, said, before));
	if (!said[before])
		return;
	html_add(h, markup);
	html_text(h, said + before + strlen(HTML_HERE));
}

static void
heading(struct html *h, const struct block *b)
{
	h->level = b->level;
	text_printf(h->out, "<h%d", b->level);
	html_attribute(h, "id", b->id);
	html_add(h, ">");
	html_text(h, b->text);
	text_printf(h->out, "</h%d>\n", b->level);
}

/* A few stand open; many are folded, and all below a card, which has the
 * first. */
static void
ranked(struct html *h, const struct table *t, bool folded)
{
	enum { FEW = 6 };

	folded |= t->rows > FEW;
	if (folded)
		html_fold(h, "rejects", HTML_SAID(h, page_fits,
		    .rows = (double)t->rows));
	html_table(h, t);
	html_add(h, folded ? "</details>\n" : "");
}

/* The verdict in words alone; the page can speak it where a browser does. */
static void
aloud(struct html *h, const char *verdict)
{
	html_fold(h, "aloud", HTML_PLAIN(h, page_aloud));
	html_add(h, "<p>");
	html_text(h, spoken(h->arena, verdict));
	html_add(h, "</p></details>\n");
}

static void
decision(struct html *h, const struct decision_block *d)
{
	size_t answer = verdict_answer(d->verdict);

	html_add(h, "<div class=\"decision\"");
	html_attribute(h, "id", d->id);
	html_add(h, ">\n<p class=\"verdict\"><strong>");
	html_text(h, arena_strndup(h->arena, d->verdict, answer));
	html_add(h, "</strong>");
	html_text(h, d->verdict + answer);
	html_add(h, "</p>\n");
	aloud(h, d->verdict);
	if (d->card)
		html_table(h, d->card);
	if (d->ranked)
		ranked(h, d->ranked, d->card != NULL);
	if (d->rejected && d->rejected->rows) {
		html_fold(h, "rejects", HTML_SAID(h, page_fits_not,
		    .rows = (double)(d->decision ?
		    d->decision->rejected_count : d->rejected->rows)));
		html_table(h, d->rejected);
		html_add(h, "</details>\n");
	}
	html_add(h, "</div>\n");
}

static void
note(struct html *h, const struct note *n)
{
	static const struct {
		const char *class, *word;
	} level[] = {
		[NOTE_INFO] = { "info", "Note" },
		[NOTE_CAUTION] = { "caution", "Caution" },
		[NOTE_ASSUMPTION] = { "assumption", "Assumption" },
	};

	text_printf(h->out, "<div class=\"note %s\" role=\"note\">\n"
	    "<p class=\"note-word\">%s</p>\n", level[n->level].class,
	    level[n->level].word);
	html_prose(h, n->text, strlen(n->text));
	html_add(h, "</div>\n");
}

static void
download(struct html *h, const struct download *d)
{
	const char *href = arena_printf(h->arena, "%s%s",
	    page_root(h->arena, h->doc), d->path);

	html_add(h, "<p class=\"download\"><a download");
	html_attribute(h, "href", href);
	html_add(h, ">");
	html_text(h, d->title);
	html_add(h, "</a>");
	if (d->description) {
		html_add(h, " <span>");
		html_text(h, d->description);
		html_add(h, "</span>");
	}
	html_add(h, "</p>\n");
}

static void
block(struct html *h, const struct block *b)
{
	switch (b->type) {
	case BLOCK_PROSE:
		html_prose(h, b->text, b->text_len);
		break;
	case BLOCK_HEADING:
		heading(h, b);
		break;
	case BLOCK_TABLE:
		html_table(h, b->of.table);
		break;
	case BLOCK_DECISION:
		decision(h, b->of.decision);
		break;
	case BLOCK_WORKING:
		html_working(h, b->of.working);
		break;
	case BLOCK_CHART:
		html_chart(h, b->of.chart);
		break;
	case BLOCK_NOTE:
		note(h, b->of.note);
		break;
	case BLOCK_DOWNLOAD:
		download(h, b->of.download);
		break;
	case BLOCK_FORMULA:
		html_formula(h, b->of.formula);
		break;
	}
}

void
html_blocks(struct html *h)
{
	for (size_t i = 0; i < h->doc->count; i++)
		block(h, &h->doc->item[i]);
}
