/* Pages that look unfinished, or that say by hand what a fact would say. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "report/compose.h"

/* Width of the fence that a line starts with, 0 for none. */
static size_t
fence(const char *line)
{
	size_t n = *line == '`' || *line == '~' ? strspn(line,
	    (char[2]){ *line, 0 }) : 0;

	return n < 3 ? 0 : n;
}

/* Is there code in the text, and does it end? */
static bool
has_code(const char *text, bool *ends)
{
	size_t width = 0;
	bool any = false;
	char open = 0;

	for (const char *line = text; line; line = strchr(line, '\n')) {
		line += *line == '\n';
		if (!fence(line))
			continue;
		any = true;
		if (!open) {
			open = *line;
			width = fence(line);
		} else if (*line == open && fence(line) >= width) {
			open = 0;
		}
	}
	*ends = !open;
	return any;
}

/* A sentence, a list of words, a link or code may end a page. */
static bool
ends_well(const char *text)
{
	size_t len = strlen(text);

	while (len && isspace((unsigned char)text[len - 1]))
		len--;
	return !len || !(isalnum((unsigned char)text[len - 1]) ||
	    text[len - 1] == ',');
}

/* The last line of Markdown begins a paragraph, not an item or a heading. */
static bool
is_sentence(const char *text)
{
	const char *last = text, *at = text;

	while ((at = strstr(at, "\n\n"))) {
		at += 2;
		if (*at && *at != '\n')
			last = at;
	}
	return isupper((unsigned char)*last) && strchr(last, ' ');
}

static void
lint_prose(struct compose *c, const struct doc *doc, const struct block *b,
    bool last)
{
	char *text = arena_strndup(c->arena, b->text, b->text_len);
	bool ends, code = has_code(text, &ends);

	if (!ends)
		diag(c->guide->diags, DIAG_unfinished, b->at,
		    "page \"%s\": a block of code is opened and not closed",
		    doc->id);
	else if (last && !code && is_sentence(text) &&
	    !ends_well(text))
		diag(c->guide->diags, DIAG_unfinished, b->at,
		    "page \"%s\" ends in mid-sentence", doc->id);
}

/* The end of a number and its unit at the start of text, or NULL. */
static const char *
typed_quantity(struct compose *c, const char *text)
{
	static const char unit_chars[] = "abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ/";
	char *end;
	struct quantity unit;
	size_t len;

	strtod(text, &end);
	if (*end != ' ')
		return NULL;
	len = strspn(end + 1, unit_chars);
	while (len && end[len] == '/')
		len--;
	if (!len || !unit_parse(arena_strndup(c->arena, end + 1, len),
	    &unit) || dim_none(unit.dim))
		return NULL;
	return end + 1 + len;
}

/* One warning a paragraph; code is left alone. */
static void
lint_typed(struct compose *c, const struct doc *doc, const struct block *b)
{
	char *text = arena_strndup(c->arena, b->text, b->text_len);
	bool code = false, within = false, ends;

	if (has_code(text, &ends))
		return;
	for (const char *at = text; *at; at++) {
		const char *end = NULL;

		code ^= *at == '`';
		if (isdigit((unsigned char)*at) && !code && !within)
			end = typed_quantity(c, at);
		within = isalnum((unsigned char)*at) || *at == '.' ||
		    *at == ',' || *at == '-';
		if (!end)
			continue;
		diag(c->guide->diags, DIAG_typed_number, b->at,
		    "page \"%s\": \"%s\" is typed and bound to no fact",
		    doc->id, arena_strndup(c->arena, at,
		    (size_t)(end - at)));
		return;
	}
}

/* The first place where a text has the words, as words, or NULL. */
static const char *
has_words(const char *text, const char *words)
{
	size_t len = strlen(words);

	for (const char *at = text; *at; at++)
		if ((at == text || !isalnum((unsigned char)at[-1])) &&
		    !isalnum((unsigned char)at[strnlen(at, len)]) &&
		    strncasecmp(at, words, len) == 0)
			return at;
	return NULL;
}

/* Words that age, one warning a block of prose; a date says the same for
 * good. */
static void
lint_stale(struct compose *c, const struct doc *doc, const struct block *b)
{
	static const char *const words[] = { "recently", "recent", "upcoming",
		"nowadays", "currently", "this year", "last year", "next year",
		"just released", "coming months", "at the moment" };
	char *text = arena_strndup(c->arena, b->text, b->text_len);

	for (size_t i = 0; i < COUNT(words); i++) {
		if (!has_words(text, words[i]))
			continue;
		diag(c->guide->diags, DIAG_stale_word, b->at,
		    "page \"%s\": \"%s\" is untrue once time has passed; "
		    "give the date", doc->id, words[i]);
		return;
	}
}

/* "Seven" or "7" at the start of a title; 0 for none. */
static long
promised(const char *title)
{
	static const char *const words[] = { "two", "three", "four", "five",
		"six", "seven", "eight", "nine", "ten", "eleven", "twelve" };
	size_t len = strcspn(title, " "), noun = strcspn(title + len +
	    (title[len] == ' '), " :,");
	const char *rest = title + len + 1;
	char *end;
	long n = strtol(title, &end, 10);

	if (!title[len] || noun < 3 || rest[noun - 1] != 's')
		return 0;
	if (end == title + len && n > 1 && n < 100)
		return n;
	for (size_t i = 0; i < COUNT(words); i++)
		if (strlen(words[i]) == len && !strncasecmp(title, words[i],
		    len))
			return (long)i + 2;
	return 0;
}

/* A title that counts is held to the headings of its page. */
static void
lint_title(struct compose *c, const struct doc *doc)
{
	long want = promised(doc->title), have = 0;

	for (size_t i = 0; i < doc->count; i++)
		have += doc->item[i].type == BLOCK_HEADING &&
		    doc->item[i].level == 2;
	if (want && have != want)
		diag(c->guide->diags, DIAG_title_count, doc->at,
		    "page \"%s\": its title promises %ld, its headings are "
		    "%ld", doc->id, want, have);
}

void
pages_lint(struct compose *c)
{
	for (size_t i = 0; i < c->guide->pages; i++) {
		const struct doc *doc = c->guide->page[i];
		bool authored = doc->at.file && text_starts(doc->at.file,
		    "site/");

		if (doc->outlined)
			continue;
		lint_title(c, doc);
		for (size_t n = 0; n < doc->count; n++) {
			const struct block *b = &doc->item[n];

			if (b->type != BLOCK_PROSE || !authored)
				continue;
			lint_prose(c, doc, b, n + 1 == doc->count);
			lint_typed(c, doc, b);
			lint_stale(c, doc, b);
		}
	}
}
