/*
 * From a template's output to blocks: Markdown is gathered until a block or a
 * heading ends it, values are escaped on their way in.
 */
#include <ctype.h>
#include <string.h>

#include "base/array.h"
#include "base/budget.h"
#include "base/map.h"
#include "report/compose.h"

/* Characters that a Markdown reader may take for a mark anywhere... */
static const char marks[] = "\\`*_[]<>&!|~#";
/* ...and those that mean something only where a line starts. */
static const char starts[] = "-+=.)";

/*
 * Text of data stays text: marks get a backslash, white space becomes single
 * blanks, and what must not be printed becomes a visible sign.  At the start
 * of a line the digits and signs that could open a list, an underline or an
 * indented block are escaped, too.  A whole number there is written with a
 * character reference, lest a full stop of the template make it a list.
 */
void
markdown_escape(struct text *t, const char *s, bool start)
{
	const char *clean = text_clean(t->arena, s, strlen(s), true);

	if (start && *clean && !clean[strspn(clean, "0123456789")])
		text_printf(t, "&#%d;", *clean++);
	while (start && isspace((unsigned char)*clean))
		clean++;
	for (const char *p = clean; *p; p++) {
		if (isspace((unsigned char)*p)) {
			text_char(t, ' ');
			continue;
		}
		if (strchr(marks, *p) || (start && strchr(starts, *p)))
			text_char(t, '\\');
		text_char(t, *p);
		start = start && !isalpha((unsigned char)*p) &&
		    (unsigned char)*p < 0x80;
	}
}

/* Text as it reads, without the marks of a heading's Markdown. */
static char *
markdown_plain(struct arena *arena, const char *s, size_t len)
{
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; i < len; i++) {
		if (s[i] == '\\' && i + 1 < len &&
		    ispunct((unsigned char)s[i + 1]))
			i++;
		else if (strchr("`*", s[i]))
			continue;
		text_char(&t, s[i]);
	}
	return t.data;
}

/* Is nothing but white space and marks of blocks on the line so far?  Behind
 * the # of a heading no block begins. */
static bool
at_start(const struct text *t)
{
	for (size_t i = t->len; i > 0 && t->data[i - 1] != '\n'; i--)
		if (isalpha((unsigned char)t->data[i - 1]) ||
		    t->data[i - 1] == '#')
			return false;
	return true;
}

static const char *
new_id(struct compose *c, const char *text)
{
	struct text t;
	const char *id;
	int *next;

	text_init(&t, c->arena);
	for (const char *p = text; *p && t.len < 64; p++) {
		if (isalnum((unsigned char)*p) || *p == '_')
			text_char(&t, (char)tolower((unsigned char)*p));
		else if (t.len && t.data[t.len - 1] != '-')
			text_char(&t, '-');
	}
	while (t.len && t.data[t.len - 1] == '-')
		t.data[--t.len] = '\0';
	if (!t.len)
		text_add(&t, "section");
	id = t.data;
	next = map_get(c->numbers, t.data);
	if (!next) {
		next = ARENA_NEW(c->arena, int);
		map_put(c->numbers, t.data, next);
		*next = 1;
	}
	while (map_get(c->taken, id))
		id = arena_printf(c->arena, "%s-%d", t.data, ++*next);
	map_put(c->taken, id, c->doc);
	return id;
}

/* Where a byte of the gathered Markdown stands in a template. */
static struct origin
line_at(struct compose *c, size_t offset)
{
	struct place_in_text *p = &c->place;

	if (offset < p->offset || !p->offset)
		*p = (struct place_in_text){ .at = c->doc->at };
	while (p->mark < c->marks.count &&
	    c->marks.item[p->mark].offset <= offset) {
		const struct mark *m = &c->marks.item[p->mark++];

		p->at = m->at;
		p->offset = m->offset;
		p->markup = m->markup;
	}
	for (; p->offset < offset; p->offset++)
		p->at.line += p->markup && c->prose.data[p->offset] == '\n';
	return p->at;
}

/* Notes where what is added next comes from. */
static void
mark(struct compose *c, bool markup)
{
	ARRAY_ADD(c->arena, &c->marks, (struct mark){
		.offset = c->prose.len, .at = templates_at(c->templates),
		.markup = markup,
	});
}

/* A text of Markdown that no reader of it takes too long over. */
static void
check(struct compose *c, const char *s, size_t len, struct origin at)
{
	enum { LARGEST = 1 << 20 };    /* bytes of a page */
	int line = 0;
	const char *fault = markdown_fault(s, len, &line);
	struct budget *b = arena_budget(c->arena);
	bool large = c->markdown <= LARGEST && c->markdown + len > LARGEST;

	c->markdown += len;
	if (!budget_take(b, BUDGET_steps, (double)len) &&
	    budget_tells(b, BUDGET_steps))
		diag(c->guide->diags, DIAG_limit, at, "page %s: with it specs, "
		    "templates and prose take more than %.0f steps in all "
		    "(--limit steps=N)", c->doc->id, budget_most(b,
		    BUDGET_steps));
	if (!fault && large)
		fault = "more than 1 MiB of Markdown on one page";
	at.line += line;
	if (fault)
		diag(c->guide->diags, DIAG_markup, at, "page %s: %s",
		    c->doc->id, fault);
}

static void
add(struct compose *c, struct block block)
{
	if (block.type == BLOCK_PROSE)
		check(c, block.text, block.text_len, block.at);
	if (block.type == BLOCK_NOTE)
		check(c, block.of.note->text, strlen(block.of.note->text),
		    block.at);
	ARRAY_ADD(c->arena, c->doc, block);
}

static bool
blank(const char *s, size_t len)
{
	for (size_t i = 0; i < len; i++)
		if (!isspace((unsigned char)s[i]))
			return false;
	return true;
}

static void
add_prose(struct compose *c, const char *s, size_t len)
{
	while (len && *s == '\n') {
		s++;
		len--;
	}
	if (blank(s, len))
		return;
	while (isspace((unsigned char)s[len - 1]))
		len--;
	add(c, (struct block){
		.type = BLOCK_PROSE,
		.text = arena_printf(c->arena, "%.*s\n", (int)len, s),
		.text_len = len + 1,
		.at = line_at(c, (size_t)(s - c->prose.data)),
	});
}

/* The level of an ATX heading, or 0; *text is what it says. */
static int
heading(const char *line, size_t len, const char **text, size_t *text_len)
{
	size_t i = 0, end = len;
	int level = 0;

	while (i < len && i < 3 && line[i] == ' ')
		i++;
	for (; i < len && line[i] == '#'; i++)
		level++;
	if (level < 1 || level > 6 || (i < len && line[i] != ' '))
		return 0;
	while (i < len && line[i] == ' ')
		i++;
	while (end > i && isspace((unsigned char)line[end - 1]))
		end--;
	*text = line + i;
	*text_len = end - i;
	return level;
}

/* The first heading of level one is the page's title, not a block. */
static void
add_heading(struct compose *c, int level, const char *text, size_t len)
{
	char *plain = markdown_plain(c->arena, text, len);

	if (level == 1 && !c->titled) {
		c->titled = true;
		c->doc->title = plain;
		return;
	}
	add(c, (struct block){
		.type = BLOCK_HEADING, .text = plain,
		.text_len = strlen(plain),
		.level = level < 2 ? 2 : level > 4 ? 4 : level,
		.id = new_id(c, plain),
		.at = line_at(c, (size_t)(text - c->prose.data)),
	});
}

/* The character of a code fence that a line opens, or 0. */
static char
fence(const char *line, size_t len, size_t *width)
{
	size_t i = 0, from;

	while (i < len && i < 3 && line[i] == ' ')
		i++;
	if (i == len || (line[i] != '`' && line[i] != '~'))
		return 0;
	for (from = i; i < len && line[i] == line[from]; i++)
		;
	*width = i - from;
	return *width >= 3 ? line[from] : 0;
}

void
prose_flush(struct compose *c)
{
	const char *s = c->prose.data, *from = s, *end = s + c->prose.len;
	const char *line, *next, *text = NULL;
	size_t len, width = 0, open_width = 0;
	char open = 0;

	for (line = s; line < end; line = next) {
		const char *eol = memchr(line, '\n', (size_t)(end - line));
		size_t n = (size_t)((eol ? eol : end) - line);
		char mark = fence(line, n, &width);
		int level = open ? 0 : heading(line, n, &text, &len);

		next = eol ? eol + 1 : end;
		if (mark && !open) {
			open = mark;
			open_width = width;
		} else if (mark == open && width >= open_width) {
			open = 0;
		}
		if (!level)
			continue;
		add_prose(c, from, (size_t)(line - from));
		add_heading(c, level, text, len);
		from = next;
	}
	add_prose(c, from, (size_t)(end - from));
	links_of_prose(c, c->prose.data, line_at);
	text_init(&c->prose, c->arena);
	c->marks.count = 0;
	c->place.offset = 0;
}

const char *
prose_id(struct compose *c, const char *text)
{
	prose_flush(c);
	return new_id(c, text);
}

void
prose_markup(void *compose, const char *s, size_t len)
{
	struct compose *c = compose;

	mark(c, true);
	text_add_n(&c->prose, s, len);
}

static void
add_piece(struct compose *c, const struct piece *piece)
{
	struct block block = piece->block;

	switch (piece->type) {
	case PIECE_BLOCK:
		prose_flush(c);
		block.at = templates_at(c->templates);
		links_of_block(c, &block);
		add(c, block);
		return;
	case PIECE_MARKDOWN:
		text_add(&c->prose, piece->text);
		return;
	case PIECE_LINK:
		if (piece->href)
			text_char(&c->prose, '[');
		markdown_escape(&c->prose, piece->text, !piece->href &&
		    at_start(&c->prose));
		if (piece->href)
			text_printf(&c->prose, "](<%s>)", piece->href);
		return;
	}
}

void
prose_value(void *compose, const struct value *v)
{
	struct compose *c = compose;

	mark(c, false);
	if (v->type == VALUE_BLOCK)
		add_piece(c, v->block);
	else
		markdown_escape(&c->prose, show_value(c->arena, v),
		    at_start(&c->prose));
}
