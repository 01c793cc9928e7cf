#define _GNU_SOURCE	/* memmem() */
#include "write/whole.h"

#include <stdbool.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"

struct name {
	const char *at;
	size_t len;
};

/* A text of tags, read from its start. */
struct tags {
	struct arena *arena;
	const char *start, *at, *end;
	bool html;
	struct { struct name *item; size_t count, cap; } open;
	size_t elements;
	const char *fault;
};

static void
fault(struct tags *t, const char *what)
{
	t->fault = arena_printf(t->arena, "%s at byte %zu", what,
	    (size_t)(t->at - t->start));
}

static bool
is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static bool
ends_name(char c)
{
	return is_space(c) || c == '>' || c == '/' || c == '=' || c == '<' ||
	    c == '"' || c == '\'';
}

static bool
starts(const struct tags *t, const char *with)
{
	size_t len = strlen(with);

	return (size_t)(t->end - t->at) >= len &&
	    memcmp(t->at, with, len) == 0;
}

/* Goes behind the next text of that kind. */
static void
skip_past(struct tags *t, const char *what)
{
	const char *found = memmem(t->at, (size_t)(t->end - t->at), what,
	    strlen(what));

	if (found)
		t->at = found + strlen(what);
	else
		fault(t, "what opens does not end");
}

static void
skip_space(struct tags *t)
{
	while (t->at < t->end && is_space(*t->at))
		t->at++;
}

static struct name
read_name(struct tags *t)
{
	struct name n = { t->at, 0 };

	while (t->at < t->end && !ends_name(*t->at))
		t->at++;
	n.len = (size_t)(t->at - n.at);
	if (!n.len)
		fault(t, "a name is missing");
	return n;
}

static bool
is_name(struct name n, const char *s)
{
	return n.len == strlen(s) && memcmp(n.at, s, n.len) == 0;
}

static void
read_attribute(struct tags *t)
{
	const char *close;

	read_name(t);
	if (t->at == t->end || *t->at != '=') {
		if (!t->html && !t->fault)
			fault(t, "an attribute has no value");
		return;
	}
	t->at++;
	if (t->at == t->end || (*t->at != '"' && *t->at != '\'')) {
		fault(t, "a value has no quotes");
		return;
	}
	close = memchr(t->at + 1, *t->at, (size_t)(t->end - t->at - 1));
	if (!close)
		fault(t, "a value does not end");
	else if (!t->html && memchr(t->at, '<', (size_t)(close - t->at)))
		fault(t, "a tag begins within a value");
	else
		t->at = close + 1;
}

static bool
is_void(struct name n)
{
	static const char *const names[] = { "area", "base", "br", "col",
		"embed", "hr", "img", "input", "link", "meta", "source",
		"track", "wbr" };

	for (size_t i = 0; i < COUNT(names); i++)
		if (is_name(n, names[i]))
			return true;
	return false;
}

/* Elements of HTML whose end may go unsaid: of a list, of a table. */
static const struct unsaid {
	const char *name;
	const char *before[4];  /* starts of others that end it */
} unsaid[] = {
	{ "li", { "li" } },
	{ "dt", { "dt", "dd" } },
	{ "dd", { "dt", "dd" } },
	{ "td", { "td", "th", "tr", "tbody" } },
	{ "th", { "td", "th", "tr", "tbody" } },
	{ "tr", { "tr", "tbody" } },
	{ "caption", { "thead" } },
	{ "thead", { "tbody" } },
	{ "tbody", { "tbody" } },
};

static const struct unsaid *
unsaid_of(struct name n)
{
	for (size_t i = 0; i < COUNT(unsaid); i++)
		if (is_name(n, unsaid[i].name))
			return &unsaid[i];
	return NULL;
}

static bool
same_name(struct name a, struct name b)
{
	return a.len == b.len && memcmp(a.at, b.at, a.len) == 0;
}

/* Elements that end where this one starts, no end tag said. */
static void
end_before(struct tags *t, struct name start)
{
	for (; t->open.count; t->open.count--) {
		const struct unsaid *u =
		    unsaid_of(t->open.item[t->open.count - 1]);
		bool ends = false;

		for (size_t i = 0; u && i < COUNT(u->before) && u->before[i];
		    i++)
			ends |= is_name(start, u->before[i]);
		if (!ends)
			return;
	}
}

/* Elements that end with the one around them. */
static void
end_within(struct tags *t, struct name around)
{
	while (t->open.count &&
	    !same_name(t->open.item[t->open.count - 1], around) &&
	    unsaid_of(t->open.item[t->open.count - 1]))
		t->open.count--;
}

/* Behind the end tag of an element that holds text alone. */
static void
skip_raw(struct tags *t, struct name n)
{
	if (is_name(n, "script"))
		skip_past(t, "</script>");
	else if (is_name(n, "style"))
		skip_past(t, "</style>");
	else
		ARRAY_ADD(t->arena, &t->open, n);
}

static void
read_open(struct tags *t)
{
	struct name n;
	bool closed;

	t->at++;
	t->elements++;
	n = read_name(t);
	for (skip_space(t); !t->fault && t->at < t->end && *t->at != '>' &&
	    *t->at != '/'; skip_space(t))
		read_attribute(t);
	if (t->fault)
		return;
	closed = t->at < t->end && *t->at == '/';
	t->at += closed;
	if (t->at == t->end || *t->at != '>') {
		fault(t, "a tag does not end");
		return;
	}
	t->at++;
	if (closed || (t->html && is_void(n)))
		return;
	if (t->html) {
		end_before(t, n);
		skip_raw(t, n);
	} else {
		ARRAY_ADD(t->arena, &t->open, n);
	}
}

static void
read_close(struct tags *t)
{
	struct name n;

	t->at += 2;
	n = read_name(t);
	skip_space(t);
	if (t->fault)
		return;
	if (t->html)
		end_within(t, n);
	if (!t->open.count || t->at == t->end || *t->at != '>' ||
	    !same_name(t->open.item[t->open.count - 1], n)) {
		fault(t, "an end tag closes nothing");
		return;
	}
	t->open.count--;
	t->at++;
}

static void
read_tag(struct tags *t)
{
	if (starts(t, "<!--"))
		skip_past(t, "-->");
	else if (starts(t, "<?"))
		skip_past(t, "?>");
	else if (starts(t, "<!"))
		skip_past(t, ">");
	else if (starts(t, "</"))
		read_close(t);
	else
		read_open(t);
}

static const char *
read_tags(struct arena *arena, const char *s, size_t len, bool html)
{
	struct tags t = { .arena = arena, .start = s, .at = s,
		.end = s + len, .html = html };

	while (!t.fault) {
		const char *next;

		if (!t.open.count)
			skip_space(&t);
		next = memchr(t.at, '<', (size_t)(t.end - t.at));
		if (!t.open.count && t.at < t.end && next != t.at)
			fault(&t, "text stands outside of all elements");
		if (!next || t.fault)
			break;
		t.at = next;
		read_tag(&t);
	}
	if (!t.fault && t.open.count)
		fault(&t, "an element does not end");
	if (!t.fault && !t.elements)
		fault(&t, "nothing stands there");
	return t.fault;
}

const char *
whole_xml(struct arena *arena, const char *s, size_t len)
{
	return read_tags(arena, s, len, false);
}

const char *
whole_html(struct arena *arena, const char *s, size_t len)
{
	if (len < 15 || strncasecmp(s, "<!doctype html>", 15) != 0)
		return "no document type";
	return read_tags(arena, s, len, true);
}

const char *
whole_file(struct arena *arena, const char *name, const char *s, size_t len)
{
	if (text_ends(name, ".html"))
		return whole_html(arena, s, len);
	if (text_ends(name, ".json"))
		return whole_json(arena, s, len);
	if (text_ends(name, ".atom") || text_ends(name, ".svg") ||
	    text_ends(name, ".xml"))
		return whole_xml(arena, s, len);
	return NULL;
}
