#include "spec/locate.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"

enum { NAME_MAX_LEN = 64 };

struct bracket {
	char kind;
	int line;
};

struct bracket_list {
	struct bracket *item;
	size_t count, cap;
};

struct locate {
	struct arena *arena;
	struct map *lines;        /* "open key" to a pointer to the line */
	const char *at, *end;
	int line;
	struct bracket_list open;
};

static bool
name_char(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
	    (c >= '0' && c <= '9');
}

static char
peek(const struct locate *l, size_t ahead)
{
	return (size_t)(l->end - l->at) > ahead ? l->at[ahead] : '\0';
}

static void
advance(struct locate *l)
{
	l->line += *l->at == '\n';
	l->at++;
}

/* At '[': the level of a long bracket, [[ 0, [=[ 1; -1 if it is none. */
static int
long_level(const struct locate *l)
{
	size_t n = 1;

	while (peek(l, n) == '=')
		n++;
	return peek(l, n) == '[' ? (int)n - 1 : -1;
}

/* Past a long string or comment of this level. */
static void
skip_long(struct locate *l, int level)
{
	l->at += level + 2;
	for (; l->at < l->end; advance(l)) {
		int n = 1;

		if (*l->at != ']')
			continue;
		while (n <= level && peek(l, (size_t)n) == '=')
			n++;
		if (n == level + 1 && peek(l, (size_t)n) == ']') {
			l->at += n + 1;
			return;
		}
	}
}

static void
skip_quoted(struct locate *l)
{
	char quote = *l->at++;

	while (l->at < l->end && *l->at != quote && *l->at != '\n') {
		if (*l->at == '\\' && l->end - l->at > 1)
			advance(l);
		advance(l);
	}
	if (l->at < l->end)
		advance(l);
}

static void
skip_comment(struct locate *l)
{
	int level;

	l->at += 2;
	level = peek(l, 0) == '[' ? long_level(l) : -1;
	if (level >= 0) {
		skip_long(l, level);
		return;
	}
	while (l->at < l->end && *l->at != '\n')
		l->at++;
}

static void
skip_blank(struct locate *l)
{
	while (l->at < l->end) {
		if (strchr(" \t\r\n\f\v", *l->at))
			advance(l);
		else if (*l->at == '-' && peek(l, 1) == '-')
			skip_comment(l);
		else
			break;
	}
}

/* What the map is asked for: the line of the brace, and the name. */
struct key_text {
	char text[NAME_MAX_LEN + 16];
};

static void
key_text(struct key_text *key, int open, const char *name, size_t len)
{
	snprintf(key->text, sizeof key->text, "%d %.*s", open, (int)len, name);
}

/* A name or a number; a name before a single '=' in braces is a key. */
static void
read_name(struct locate *l)
{
	const char *name = l->at;
	int line = l->line;
	size_t len;
	struct key_text key;
	int *place;

	while (l->at < l->end && name_char(*l->at))
		l->at++;
	len = (size_t)(l->at - name);
	skip_blank(l);
	if (peek(l, 0) != '=' || peek(l, 1) == '=' || len > NAME_MAX_LEN ||
	    !l->open.count || l->open.item[l->open.count - 1].kind != '{')
		return;
	key_text(&key, l->open.item[l->open.count - 1].line, name, len);
	if (map_get(l->lines, key.text))
		return;
	place = ARENA_NEW(l->arena, int);
	*place = line;
	map_put(l->lines, arena_strdup(l->arena, key.text), place);
}

static void
read_token(struct locate *l)
{
	int level = *l->at == '[' ? long_level(l) : -1;

	if (level >= 0) {
		skip_long(l, level);
	} else if (*l->at == '"' || *l->at == '\'') {
		skip_quoted(l);
	} else if (name_char(*l->at)) {
		read_name(l);
	} else if (strchr("{([", *l->at)) {
		ARRAY_ADD(l->arena, &l->open,
		    (struct bracket){ *l->at, l->line });
		l->at++;
	} else {
		if (strchr("})]", *l->at) && l->open.count)
			l->open.count--;
		l->at++;
	}
}

struct locate *
locate_new(struct arena *arena, const char *text, size_t len)
{
	struct locate *l = ARENA_NEW(arena, struct locate);

	*l = (struct locate){ .arena = arena, .lines = map_new(arena),
		.at = text, .end = text + len, .line = 1 };
	for (skip_blank(l); l->at < l->end; skip_blank(l))
		read_token(l);
	return l;
}

int
locate_key(const struct locate *l, int open, const char *name)
{
	size_t len = strlen(name);
	struct key_text key;
	const int *line;

	if (len > NAME_MAX_LEN)
		return 0;
	key_text(&key, open, name, len);
	line = map_get(l->lines, key.text);
	return line ? *line : 0;
}
