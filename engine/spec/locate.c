#include "spec/locate.h"

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
	struct map *lines;        /* key_text to its struct place */
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

static bool
is_blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r') || c == '\0';
}

static void
skip_blank(struct locate *l)
{
	while (l->at < l->end) {
		if (is_blank(*l->at))
			advance(l);
		else if (*l->at == '-' && peek(l, 1) == '-')
			skip_comment(l);
		else
			break;
	}
}

/* What the map is asked for: the name, a blank, and the line of the brace. */
struct key_text {
	char text[NAME_MAX_LEN + 16];
};

static void
key_text(struct key_text *key, int open, const char *name, size_t len)
{
	char *p = key->text;

	memcpy(p, name, len);
	p += len;
	*p++ = ' ';
	for (; open; open /= 10)
		*p++ = (char)('0' + open % 10);
	*p = '\0';
}

/* A key and the line where it stands, as one. */
struct place {
	int line;
	char key[];
};

/* Passes a name or a number, and what is blank behind it; its length. */
static size_t
pass_name(struct locate *l)
{
	const char *name = l->at;
	size_t len;

	while (l->at < l->end && name_char(*l->at))
		l->at++;
	len = (size_t)(l->at - name);
	skip_blank(l);
	return len;
}

/* Stands a single '=' here, as behind a key or a variable that is set? */
static bool
is_set(const struct locate *l)
{
	return peek(l, 0) == '=' && peek(l, 1) != '=';
}

/* A name before a single '=' in braces is a key. */
static void
read_name(struct locate *l)
{
	const char *name = l->at;
	int line = l->line;
	size_t len = pass_name(l);
	struct key_text key;
	struct place *place;

	if (!is_set(l) || len > NAME_MAX_LEN || !l->open.count ||
	    l->open.item[l->open.count - 1].kind != '{')
		return;
	key_text(&key, l->open.item[l->open.count - 1].line, name, len);
	if (map_get(l->lines, key.text))
		return;
	len = strlen(key.text) + 1;
	place = arena_alloc(l->arena, sizeof(*place) + len);
	place->line = line;
	memcpy(place->key, key.text, len);
	map_put(l->lines, place->key, place);
}

/* Passes a text in quotes or long brackets; false where none stands here. */
static bool
pass_text(struct locate *l)
{
	int level = *l->at == '[' ? long_level(l) : -1;

	if (level >= 0)
		skip_long(l, level);
	else if (*l->at == '"' || *l->at == '\'')
		skip_quoted(l);
	else
		return false;
	return true;
}

static void
read_token(struct locate *l)
{
	if (pass_text(l))
		return;
	if (name_char(*l->at)) {
		read_name(l);
	} else if (*l->at == '{' || *l->at == '(' || *l->at == '[') {
		ARRAY_ADD(l->arena, &l->open,
		    (struct bracket){ *l->at, l->line });
		l->at++;
	} else {
		if ((*l->at == '}' || *l->at == ')' || *l->at == ']') &&
		    l->open.count)
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
	const struct place *place;

	if (len > NAME_MAX_LEN)
		return 0;
	key_text(&key, open, name, len);
	place = map_get(l->lines, key.text);
	return place ? place->line : 0;
}

bool
locate_says(const char *text, size_t len, const char *const *names,
    size_t count)
{
	struct locate l = { .at = text, .end = text + len };

	for (skip_blank(&l); l.at < l.end; skip_blank(&l)) {
		const char *name = l.at;
		size_t n;

		if (pass_text(&l))
			continue;
		if (!name_char(*name)) {
			l.at++;
			continue;
		}
		n = pass_name(&l);
		for (size_t i = 0; !is_set(&l) && i < count; i++)
			if (strlen(names[i]) == n && !memcmp(names[i], name,
			    n))
				return true;
	}
	return false;
}
