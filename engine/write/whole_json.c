/* Is a text one JSON value?  RFC 8259, without a look at what it says. */
#include <stdbool.h>
#include <string.h>

#include "base/arena.h"
#include "write/whole.h"

enum { DEPTH = 256 };

struct json_text {
	const char *start, *at, *end;
	char close[DEPTH];       /* what ends the values that are open */
	size_t depth;
	bool bad;
};

static void
skip_space(struct json_text *t)
{
	while (t->at < t->end && (*t->at == ' ' || *t->at == '\n' ||
	    *t->at == '\t' || *t->at == '\r'))
		t->at++;
}

static char
peek(struct json_text *t)
{
	skip_space(t);
	return t->at < t->end ? *t->at : '\0';
}

static void
read_string(struct json_text *t)
{
	if (peek(t) != '"') {
		t->bad = true;
		return;
	}
	for (t->at++; t->at < t->end && *t->at != '"'; t->at++) {
		if ((unsigned char)*t->at < 0x20)
			break;
		if (*t->at == '\\')
			t->at++;
	}
	t->bad = t->at >= t->end || *t->at != '"';
	t->at += !t->bad;
}

static void
read_word(struct json_text *t)
{
	static const char *const words[] = { "true", "false", "null" };
	const char *from = t->at;

	for (size_t i = 0; i < 3; i++)
		if ((size_t)(t->end - t->at) >= strlen(words[i]) &&
		    !memcmp(t->at, words[i], strlen(words[i]))) {
			t->at += strlen(words[i]);
			return;
		}
	while (t->at < t->end && *t->at && strchr("+-.0123456789eE", *t->at))
		t->at++;
	t->bad = t->at == from;
}

static void
open_value(struct json_text *t, char close)
{
	t->at++;
	if (t->depth == DEPTH) {
		t->bad = true;
		return;
	}
	t->close[t->depth++] = close;
}

/* A member's name, where a member is to come. */
static void
read_key(struct json_text *t)
{
	if (!t->depth || t->close[t->depth - 1] != '}')
		return;
	read_string(t);
	if (!t->bad && peek(t) == ':')
		t->at++;
	else
		t->bad = true;
}

/* Behind a value: what closes, and whether another value follows. */
static bool
more(struct json_text *t)
{
	while (!t->bad && t->depth && peek(t) == t->close[t->depth - 1]) {
		t->depth--;
		t->at++;
	}
	if (t->bad || !t->depth)
		return false;
	t->bad = peek(t) != ',';
	t->at++;
	return !t->bad;
}

static void
read_value(struct json_text *t)
{
	for (;;) {
		char c;

		read_key(t);
		c = t->bad ? '\0' : peek(t);
		if (c == '{' || c == '[') {
			open_value(t, c == '{' ? '}' : ']');
			if (!t->bad && peek(t) != t->close[t->depth - 1])
				continue;
		} else if (c == '"') {
			read_string(t);
		} else if (!t->bad) {
			read_word(t);
		}
		if (!more(t))
			return;
	}
}

const char *
whole_json(struct arena *arena, const char *s, size_t len)
{
	struct json_text t = { .start = s, .at = s, .end = s + len };

	read_value(&t);
	skip_space(&t);
	if (!t.bad && t.at == t.end)
		return NULL;
	return arena_printf(arena, "no JSON from byte %zu on",
	    (size_t)(t.at - t.start));
}
