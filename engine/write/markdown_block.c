#include "write/markdown.h"

#include <string.h>

#include "model/formula.h"
#include "spec/phrase.h"

static void
add(struct markdown *m, const char *markup)
{
	text_add(m->out, markup);
}

/* Stars next to a blank would stay stars. */
static void
strong(struct markdown *m, const char *s)
{
	size_t len;

	s += strspn(s, " ");
	for (len = strlen(s); len && s[len - 1] == ' '; len--)
		;
	add(m, "**");
	md_text(m, arena_strndup(m->arena, s, len));
	add(m, "**\n\n");
}

static void
heading(struct markdown *m, int level, const char *s)
{
	m->level = level;
	for (int i = 0; i < level; i++)
		text_char(m->out, '#');
	text_char(m->out, ' ');
	md_text(m, s);
	add(m, "\n\n");
}

static void
mark(struct markdown *m, const struct marks *marks, const struct fact *fact)
{
	size_t n = marks_find(marks, fact);

	if (n == 0)
		return;
	add(m, marks->item[n - 1].source ? " " : " †");
	md_link_once(m, marks->item[n - 1].href,
	    arena_printf(m->arena, "[%zu]", n));
}

static void
head(struct markdown *m, const struct table *t)
{
	for (size_t c = 0; c < t->columns; c++) {
		const char *unit = column_unit(&t->column[c]);

		add(m, "| ");
		md_text(m, t->column[c].title);
		if (*unit)
			text_printf(m->out, " (%s)", unit);
		text_char(m->out, ' ');
	}
	add(m, "|\n");
	for (size_t c = 0; c < t->columns; c++)
		add(m, t->column[c].number ? "|---:" : "|---");
	add(m, "|\n");
}

/* Where the rows are that the page leaves out. */
static void
rest(struct markdown *m, const struct table *t)
{
	const struct phrases *phrases = m->guide->catalog->phrases;
	struct markdown link = *m;
	struct text all;

	text_init(&all, m->arena);
	link.out = &all;
	md_link(&link, arena_printf(m->arena, "%s%s", page_root(m->arena,
	    m->doc), table_path(m->arena, m->doc, t)),
	    SAID_PLAIN(phrases, page_all_rows));
	SAY(m->out, phrases, page_shown, .shown = (double)table_shown(t),
	    .rows = (double)t->rows, .all = all.data);
	add(m, "\n\n");
}

static void
table(struct markdown *m, const struct table *t)
{
	const struct phrases *phrases = m->guide->catalog->phrases;
	struct marks marks;

	marks_collect(m->arena, m->guide, t, &marks);
	if (t->caption)
		strong(m, t->caption);
	head(m, t);
	for (size_t r = 0; r < table_shown(t); r++) {
		for (size_t c = 0; c < t->columns; c++) {
			const struct cell *cell = table_cell(t, r, c);

			add(m, "| ");
			if (table_again(t, r, c))
				add(m, SAID_PLAIN(phrases, page_again));
			else
				md_link_once(m, cell->href, cell_show(
				    m->arena, &t->column[c], cell));
			mark(m, &marks, cell->fact);
			text_char(m->out, ' ');
		}
		add(m, "|\n");
	}
	text_char(m->out, '\n');
	if (table_shown(t) < t->rows) {
		rest(m, t);
	}
	for (size_t i = 0; i < marks.count; i++) {
		const struct mark *one = &marks.item[i];

		text_printf(m->out, "%zu. ", i + 1);
		md_link(m, one->href, one->source ? one->title : SAID(m->arena,
		    phrases, page_assumed, .why = one->title));
		add(m, i + 1 < marks.count ? "\n" : "\n\n");
	}
}

static void
decision(struct markdown *m, const struct decision_block *d)
{
	size_t answer = verdict_answer(d->verdict);

	add(m, "**");
	md_text(m, arena_strndup(m->arena, d->verdict, answer));
	add(m, "**");
	md_text(m, d->verdict + answer);
	add(m, "\n\n");
	if (d->card)
		table(m, d->card);
	if (d->ranked)
		table(m, d->ranked);
	if (d->rejected && d->rejected->rows)
		table(m, d->rejected);
}

/*
 * The steps stand once, on the page as HTML, and live in the workbook: as
 * Markdown they would be most of what a guide weighs.
 */
static void
working(struct markdown *m, const struct working *working)
{
	const char *name = strrchr(m->doc->id, '/');

	strong(m, working->title);
	md_link(m, arena_printf(m->arena, "%s.html#%s", name ? name + 1 :
	    m->doc->id, working->id), SAID_PLAIN(m->guide->catalog->phrases,
	    page_every_step));
	add(m, ".\n\n");
}

static void
chart(struct markdown *m, const struct chart *c)
{
	strong(m, c->title);
	if (c->description) {
		md_text(m, c->description);
		add(m, "\n\n");
	}
	if (c->data)
		table(m, c->data);
}

static void
note(struct markdown *m, const struct note *n)
{
	static const char *const word[] = {
		[NOTE_INFO] = "Note", [NOTE_CAUTION] = "Caution",
		[NOTE_ASSUMPTION] = "Assumption",
	};

	text_printf(m->out, "> **%s**\n>\n", word[n->level]);
	md_prose(m, n->text, strlen(n->text), "> ");
}

static void
download(struct markdown *m, const struct download *d)
{
	md_link(m, arena_printf(m->arena, "%s%s",
	    page_root(m->arena, m->doc), d->path), d->title);
	if (d->description) {
		text_char(m->out, ' ');
		md_text(m, d->description);
	}
	add(m, "\n\n");
}

static void
symbol(struct markdown *m, const struct formula_arg *arg)
{
	add(m, "| ");
	md_code(m, arg->symbol);
	add(m, " | ");
	md_text(m, arg->meaning);
	add(m, " | ");
	md_text(m, strcmp(arg->unit, "1") == 0 ? "" : arg->unit);
	add(m, " | ");
	md_code(m, arg->name);
	add(m, " |\n");
}

static void
formula(struct markdown *m, const struct formula_block *block)
{
	const struct formula *f = &formulas[block->formula];
	int level = m->level;

	heading(m, level < 6 ? level + 1 : 6, f->title);
	m->level = level;
	md_code(m, text_joined(m->arena, f->equation, "; "));
	add(m, "\n\n| Symbol | Meaning | Unit | Name |\n"
	    "| --- | --- | --- | --- |\n");
	if (f->result.symbol && *f->result.symbol)
		symbol(m, &f->result);
	for (int i = 0; i < f->args; i++)
		symbol(m, &f->arg[i]);
	add(m, "\nSource: ");
	md_link(m, f->source ? source_href(m->arena, m->guide, f->source) :
	    NULL, f->source);
	if (f->place && *f->place) {
		add(m, ", ");
		md_text(m, f->place);
	}
	add(m, ". Valid: ");
	md_text(m, f->valid && *f->valid ? f->valid : "always");
	add(m, ".\n\n");
}

static void
block(struct markdown *m, const struct block *b)
{
	switch (b->type) {
	case BLOCK_PROSE:
		md_prose(m, b->text, b->text_len, "");
		break;
	case BLOCK_HEADING:
		heading(m, b->level, b->text);
		break;
	case BLOCK_TABLE:
		table(m, b->of.table);
		break;
	case BLOCK_DECISION:
		decision(m, b->of.decision);
		break;
	case BLOCK_WORKING:
		working(m, b->of.working);
		break;
	case BLOCK_CHART:
		chart(m, b->of.chart);
		break;
	case BLOCK_NOTE:
		note(m, b->of.note);
		break;
	case BLOCK_DOWNLOAD:
		download(m, b->of.download);
		break;
	case BLOCK_FORMULA:
		formula(m, b->of.formula);
		break;
	}
}

void
md_blocks(struct markdown *m)
{
	heading(m, 1, m->doc->title);
	if (m->doc->summary) {
		md_text(m, m->doc->summary);
		add(m, "\n\n");
	}
	for (size_t i = 0; i < m->doc->count; i++)
		block(m, &m->doc->item[i]);
	add(m, "Data as of ");
	md_text(m, m->guide->date);
	if (m->guide->catalog->catalogues.count)
		md_text(m, arena_printf(m->arena, "; %s", catalog_versions(
		    m->arena, m->guide->catalog)));
	add(m, ".\n");
}
