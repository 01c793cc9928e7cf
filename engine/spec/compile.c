#include "spec/compile.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"

/* Longest piece of an expression that a message repeats. */
enum { SHOWN = 60 };

struct compiler {
	struct arena *arena;
	struct diags *diags;
	struct compiled *out;
	struct origin here;    /* of the character at hand */
	const char *start, *at, *end;
	bool trim;             /* white space that follows is dropped */
};

/* A tag: "{{", "{%" or "{#", from its brace to behind its end. */
struct tag {
	char kind;
	struct origin at;
	const char *open;
	const char *from, *to; /* what stands between the braces */
	bool before, after;    /* white space dropped there */
};

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

static bool
is_space(char c)
{
	return is_blank(c) || c == '\n';
}

static bool
at_text(const struct compiler *c, const char *p, const char *word)
{
	size_t len = strlen(word);

	return (size_t)(c->end - p) >= len && memcmp(p, word, len) == 0;
}

/* The next opening brace of a tag, or the end. */
static const char *
find_tag(const struct compiler *c, const char *p)
{
	for (; p + 1 < c->end; p++)
		if (*p == '{' && strchr("{%#", p[1]) && p[1])
			return p;
	return c->end;
}

/* Passes over n characters and counts their lines. */
static void
pass(struct compiler *c, const char *to)
{
	for (; c->at < to; c->at++)
		if (*c->at == '\n')
			c->here.line++;
}

/* As pass(), and the chunk gets the lines too. */
static void
skip(struct compiler *c, const char *to)
{
	for (; c->at < to; c->at++)
		if (*c->at == '\n') {
			c->here.line++;
			text_char(&c->out->lua, '\n');
		}
}

/* A level of a long bracket "[==[" at p, or -1. */
static int
bracket_level(const struct compiler *c, const char *p)
{
	int level = 0;

	if (p == c->end || *p != '[')
		return -1;
	while (p + 1 < c->end && p[1] == '=') {
		level++;
		p++;
	}
	return p + 1 < c->end && p[1] == '[' ? level : -1;
}

/* Behind "]==]", or the end. */
static const char *
bracket_end(const struct compiler *c, const char *p, int level)
{
	for (p += level + 2; p < c->end; p++) {
		int n = 0;

		if (*p != ']')
			continue;
		while (p + 1 + n < c->end && n < level && p[1 + n] == '=')
			n++;
		if (n == level && p + 1 + n < c->end && p[1 + n] == ']')
			return p + n + 2;
	}
	return c->end;
}

/* Behind the closing quote, or where Lua finds the string unfinished. */
static const char *
quote_end(const struct compiler *c, const char *p)
{
	char quote = *p++;

	while (p < c->end && *p != quote && *p != '\n')
		p += *p == '\\' && p + 1 < c->end ? 2 : 1;
	return p < c->end && *p == quote ? p + 1 : p;
}

/* Behind a comment: at the line's end, or where the tag ends. */
static const char *
comment_end(const struct compiler *c, const char *p, const char *close)
{
	int level = bracket_level(c, p + 2);

	if (level >= 0)
		return bracket_end(c, p + 2, level);
	while (p < c->end && *p != '\n' && !at_text(c, p, close))
		p++;
	return p;
}

/* The end of what stands at p: a string, a comment or one character. */
static const char *
token_end(const struct compiler *c, const char *p, const char *close)
{
	int level = bracket_level(c, p);

	if (level >= 0)
		return bracket_end(c, p, level);
	if (*p == '"' || *p == '\'')
		return quote_end(c, p);
	if (at_text(c, p, "--"))
		return comment_end(c, p, close);
	return p + 1;
}

/*
 * Copies Lua up to the tag's end; comments become a blank and their lines.
 * False when the text ends first.
 */
static bool
copy_code(struct compiler *c, struct tag *tag)
{
	const char *close = tag->kind == '{' ? "}}" : "%}";
	int depth = 0;

	tag->from = c->at;
	while (c->at < c->end) {
		const char *from = c->at, *to;
		bool dash = *from == '-' && at_text(c, from + 1, close);

		if (depth <= 0 && (dash || at_text(c, from, close))) {
			tag->to = from;
			tag->after = dash;
			pass(c, from + dash + 2);
			return true;
		}
		depth += (*from == '{') - (*from == '}');
		to = token_end(c, from, close);
		if (at_text(c, from, "--")) {
			text_char(&c->out->lua, ' ');
			skip(c, to);
			continue;
		}
		text_add_n(&c->out->lua, from, (size_t)(to - from));
		pass(c, to);
	}
	return false;
}

static bool
skip_comment(struct compiler *c, struct tag *tag)
{
	const char *p = c->at;

	while (p < c->end && !at_text(c, p, "#}"))
		p++;
	tag->from = c->at;
	tag->to = p;
	if (p == c->end)
		return false;
	tag->after = p > c->at && p[-1] == '-';
	skip(c, p + 2);
	return true;
}

/* The expression as its author wrote it, on one line. */
static const char *
shown(struct compiler *c, const struct tag *tag)
{
	const char *from = tag->from, *to = tag->to;

	while (from < to && is_space(*from))
		from++;
	while (to > from && is_space(to[-1]))
		to--;
	if (to - from <= SHOWN)
		return text_clean(c->arena, from, (size_t)(to - from), false);
	return arena_printf(c->arena, "%s...",
	    text_clean(c->arena, from, SHOWN, false));
}

static bool
read_value(struct compiler *c, struct tag *tag)
{
	text_printf(&c->out->lua, ";value__(%zu,(",
	    c->out->expression.count + 1);
	if (!copy_code(c, tag))
		return false;
	text_add(&c->out->lua, "));");
	ARRAY_ADD(c->arena, &c->out->expression,
	    (struct expression){ shown(c, tag), tag->at });
	return true;
}

static bool
read_statement(struct compiler *c, struct tag *tag)
{
	text_char(&c->out->lua, ' ');
	if (!copy_code(c, tag))
		return false;
	text_char(&c->out->lua, ' ');
	return true;
}

static bool
read_body(struct compiler *c, struct tag *tag)
{
	switch (tag->kind) {
	case '{':
		return read_value(c, tag);
	case '%':
		return read_statement(c, tag);
	default:
		return skip_comment(c, tag);
	}
}

/* Only blanks between the line's start and p. */
static bool
starts_line(const struct compiler *c, const char *p)
{
	while (p > c->start && is_blank(p[-1]))
		p--;
	return p == c->start || p[-1] == '\n';
}

/* Behind the blanks and the line's end, or NULL where more stands there. */
static const char *
line_end(const struct compiler *c, const char *p)
{
	while (p < c->end && is_blank(*p))
		p++;
	if (p == c->end)
		return p;
	return *p == '\n' ? p + 1 : NULL;
}

/*
 * Markup before a tag.  It is written before the tag is read, because the
 * chunk is in the same order; whether the tag stands alone on its line is
 * therefore asked of a tag read in advance.
 */
static void
write_markup(struct compiler *c, const char *to, const struct tag *next)
{
	const char *from = c->at, *cut = to;

	if (c->trim)
		while (from < cut && is_space(*from))
			from++;
	c->trim = false;
	if (next && next->before)
		while (cut > from && is_space(cut[-1]))
			cut--;
	if (cut > from) {
		ARRAY_ADD(c->arena, &c->out->markup,
		    (struct markup){ from, (size_t)(cut - from) });
		text_printf(&c->out->lua, ";markup__(%zu);",
		    c->out->markup.count);
	}
	skip(c, to);
}

/*
 * Reads a tag once without writing it, to see what follows.  False when it is
 * not closed.
 */
static bool
look_ahead(struct compiler *c, const char *open, struct tag *tag)
{
	struct compiler ahead = *c;
	struct compiled scratch = { 0 };

	*tag = (struct tag){ .kind = open[1], .at = c->here, .open = open };
	text_init(&scratch.lua, c->arena);
	ahead.out = &scratch;
	pass(&ahead, open);
	tag->at = ahead.here;
	ahead.at = open + 2;
	tag->before = ahead.at < c->end && *ahead.at == '-' &&
	    !at_text(c, ahead.at, "--");
	ahead.at += tag->before;
	if (!read_body(&ahead, tag))
		return false;
	tag->open = ahead.at;
	return true;
}

/* Markup up to a tag, and the tag. */
static bool
read_tag(struct compiler *c, const char *open)
{
	struct tag tag, again;
	const char *line = NULL, *cut = open;
	bool closed = look_ahead(c, open, &tag);

	if (!closed) {
		diag(c->diags, DIAG_template, tag.at,
		    "{%c is not closed", tag.kind);
		return false;
	}
	if (tag.kind != '{' && starts_line(c, open))
		line = line_end(c, tag.open);
	if (line)
		while (cut > c->at && is_blank(cut[-1]))
			cut--;
	write_markup(c, cut, &tag);
	pass(c, open + 2 + tag.before);
	again = tag;
	read_body(c, &again);
	if (tag.after)
		c->trim = true;
	else if (line)
		skip(c, line);
	return true;
}

int
template_compile(struct arena *arena, struct diags *diags,
    struct origin start, const char *text, size_t len, struct compiled *out)
{
	struct compiler c = {
		.arena = arena, .diags = diags, .out = out, .here = start,
		.start = text, .at = text, .end = text + len,
	};
	const char *open;

	*out = (struct compiled){ 0 };
	text_init(&out->lua, arena);
	for (int i = 1; i < start.line; i++)
		text_char(&out->lua, '\n');
	text_add(&out->lua, "local _ENV,markup__,value__=...;");
	while ((open = find_tag(&c, c.at)) < c.end)
		if (!read_tag(&c, open))
			return -1;
	write_markup(&c, c.end, NULL);
	return 0;
}
