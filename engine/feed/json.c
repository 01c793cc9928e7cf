#include "feed/json.h"

#include <stdint.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "unit/number.h"

enum { DEPTH = 64, NUMBER_LENGTH = 63 };

/* The text is a copy, in which each string ends where its quote stood; behind
 * its end are zeros, which are looked at eight bytes at a time. */
struct reader {
	struct arena *arena;
	char *at, *end;
	const char *error;
	int line, depth;
	/* What is read of lists and objects that have not ended. */
	struct {
		struct json *item;
		size_t count, cap;
	} open;
};

static bool read_value(struct reader *, struct json *);

static bool
fail(struct reader *r, const char *what)
{
	if (!r->error)
		r->error = what;
	return false;
}

static inline void
skip_space(struct reader *r)
{
	for (; *r->at == ' ' || *r->at == '\n' || *r->at == '\t' ||
	    *r->at == '\r'; r->at++)
		if (*r->at == '\n')
			r->line++;
}

/* Passes the character when it comes next. */
static inline bool
take(struct reader *r, char c)
{
	skip_space(r);
	if (r->at == r->end || *r->at != c)
		return false;
	r->at++;
	return true;
}

static bool
hex4(struct reader *r, unsigned *code)
{
	static const char digits[] = "0123456789abcdef";

	*code = 0;
	for (int i = 0; i < 4; i++, r->at++) {
		const char *d = NULL;

		if (r->at < r->end && *r->at)
			d = strchr(digits, *r->at >= 'A' && *r->at <= 'F' ?
			    *r->at - 'A' + 'a' : *r->at);
		if (!d)
			return fail(r, "a \\u wants four hexadecimal digits");
		*code = *code * 16 + (unsigned)(d - digits);
	}
	return true;
}

static bool
read_code(struct reader *r, struct text *t)
{
	unsigned high, low;

	if (!hex4(r, &high))
		return false;
	if (high >= 0xd800 && high < 0xdc00) {
		if (r->end - r->at < 2 || r->at[0] != '\\' || r->at[1] != 'u')
			return fail(r, "half of a surrogate pair");
		r->at += 2;
		if (!hex4(r, &low))
			return false;
		if (low < 0xdc00 || low > 0xdfff)
			return fail(r, "half of a surrogate pair");
		high = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
	} else if ((high >= 0xdc00 && high < 0xe000) || !high) {
		return fail(r, "a \\u that is no character");
	}
	text_utf8_add(t, high);
	return true;
}

static bool
read_escape(struct reader *r, struct text *t)
{
	static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
	const char *found;

	if (r->at == r->end)
		return fail(r, "a string does not end");
	if (*r->at == 'u') {
		r->at++;
		return read_code(r, t);
	}
	found = *r->at ? strchr(from, *r->at) : NULL;
	if (!found)
		return fail(r, "no such escape");
	text_char(t, to[found - from]);
	r->at++;
	return true;
}

/*
 * A bit in each of eight bytes that is a quote, a backslash or less than a
 * blank; the first byte is lowest.  Above the lowest bit that is set others
 * may be that mean nothing.
 */
static uint64_t
stops(const char *p)
{
	const uint64_t each = UINT64_C(0x0101010101010101);
	uint64_t word, quote, slash;

	memcpy(&word, p, sizeof(word));
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	word = __builtin_bswap64(word);
#endif
	quote = word ^ each * '"';
	slash = word ^ each * '\\';
	return (((quote - each) & ~quote) | ((slash - each) & ~slash) |
	    ((word - each * ' ') & ~word)) & each * 0x80;
}

/* Passes what stands for itself in a string; returns how much. */
static size_t
plain_run(struct reader *r)
{
	const char *from = r->at;
	uint64_t found;

	while (!(found = stops(r->at)))
		r->at += sizeof(found);
	r->at += __builtin_ctzll(found) / 8;
	return (size_t)(r->at - from);
}

/* The rest of a string in which something is written otherwise. */
static bool
read_escaped(struct reader *r, struct text *t)
{
	while (*r->at != '"') {
		const char *from = r->at;

		text_add_n(t, from, plain_run(r));
		if (r->at == r->end || *r->at == '"')
			break;
		if (*r->at != '\\')
			return fail(r, "a control character in a string");
		r->at++;
		if (!read_escape(r, t))
			return false;
	}
	return true;
}

/* What follows the opening quote. */
static bool
read_string(struct reader *r, const char **out)
{
	const char *from = r->at;
	size_t n = plain_run(r);
	struct text t;

	if (r->at < r->end && *r->at == '"') {
		*r->at = '\0';
		*out = from;
	} else {
		text_init(&t, r->arena);
		text_add_n(&t, from, n);
		if (!read_escaped(r, &t))
			return false;
		*out = t.data;
	}
	if (r->at == r->end)
		return fail(r, "a string does not end");
	r->at++;
	return true;
}

static bool
is_numeric(char c)
{
	return (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+' ||
	    c == 'e' || c == 'E';
}

static bool
read_number(struct reader *r, struct json *v)
{
	char digits[NUMBER_LENGTH + 1];
	size_t n = 0;

	while (r->at < r->end && is_numeric(*r->at) && n < NUMBER_LENGTH)
		digits[n++] = *r->at++;
	digits[n] = '\0';
	v->type = JSON_number;
	if (!n || digits[0] == '+' || digits[0] == '.' ||
	    !number_read(digits, &v->number))
		return fail(r, "no value");
	return true;
}

static bool
read_word(struct reader *r, struct json *v)
{
	static const struct {
		const char *word;
		enum json_type type;
		double number;
	} words[] = {
		{ "true", JSON_flag, 1 }, { "false", JSON_flag, 0 },
		{ "null", JSON_null, 0 },
	};

	for (size_t i = 0; i < COUNT(words); i++) {
		size_t n = strlen(words[i].word);

		if ((size_t)(r->end - r->at) < n ||
		    memcmp(r->at, words[i].word, n) != 0)
			continue;
		r->at += n;
		v->type = words[i].type;
		v->number = words[i].number;
		return true;
	}
	return read_number(r, v);
}

/* What was read of a list since this many becomes its own. */
static void
close_items(struct reader *r, struct json *v, size_t from)
{
	v->count = r->open.count - from;
	v->item = arena_array(r->arena, v->count, sizeof(*v->item));
	memcpy(v->item, r->open.item + from, v->count * sizeof(*v->item));
	r->open.count = from;
}

/* Does a quote of typesetters stand here? */
static bool
is_curly(const struct reader *r)
{
	return r->end - r->at >= 3 && !memcmp(r->at, "\xe2\x80", 2) &&
	    (unsigned char)r->at[2] >= 0x9c && (unsigned char)r->at[2] <= 0x9f;
}

/* Items up to the closing bracket; members have a name each. */
static bool
read_items(struct reader *r, struct json *v, char close)
{
	size_t from = r->open.count;

	if (++r->depth > DEPTH)
		return fail(r, "nested too deeply");
	if (take(r, close)) {
		r->depth--;
		return true;
	}
	do {
		struct json item = {0};

		if (v->type == JSON_object && (!take(r, '"') ||
		    !read_string(r, &item.name) || !take(r, ':')))
			return fail(r, is_curly(r) ? "its quotes are curly: "
			    "write straight ones" : "a member wants a name "
			    "and a colon");
		if (!read_value(r, &item))
			return false;
		ARRAY_ADD(r->arena, &r->open, item);
	} while (take(r, ','));
	r->depth--;
	close_items(r, v, from);
	return take(r, close) || fail(r, "a comma or a closing bracket is "
	    "missing");
}

static bool
read_value(struct reader *r, struct json *v)
{
	skip_space(r);
	v->line = r->line;
	if (take(r, '{')) {
		v->type = JSON_object;
		return read_items(r, v, '}');
	}
	if (take(r, '[')) {
		v->type = JSON_list;
		return read_items(r, v, ']');
	}
	if (take(r, '"')) {
		v->type = JSON_string;
		return read_string(r, &v->text);
	}
	return read_word(r, v);
}

struct json *
json_read(struct arena *arena, const char *data, size_t len,
    const char **error, int *line)
{
	char *copy = arena_alloc(arena, len + 1 + sizeof(uint64_t));
	struct reader r = { .arena = arena, .at = copy, .end = copy + len,
		.line = 1 };
	struct json *v = ARENA_NEW(arena, struct json);
	const char *unread = text_unread(data, len);
	bool good = !unread || fail(&r, unread);

	memcpy(copy, data, len);
	r.at += text_mark(data, len);
	good = good && read_value(&r, v);
	if (good)
		skip_space(&r);
	if (good && r.at < r.end)
		good = fail(&r, "something follows the value");
	*error = r.error;
	*line = r.line;
	return good ? v : NULL;
}

const struct json *
json_member(const struct json *v, const char *name)
{
	if (v->type != JSON_object)
		return NULL;
	for (size_t i = 0; i < v->count; i++)
		if (!strcmp(v->item[i].name, name))
			return v->item[i].type == JSON_null ? NULL :
			    &v->item[i];
	return NULL;
}

const char *
json_text_of(const struct json *j, const char *name)
{
	const struct json *member = j ? json_member(j, name) : NULL;

	return member && member->type == JSON_string ? member->text : "";
}

double
json_number_of(const struct json *j, const char *name)
{
	const struct json *member = j ? json_member(j, name) : NULL;

	return member && member->type == JSON_number ? member->number : 0;
}

size_t
json_items(const struct json *j, const char *name, const struct json **first)
{
	const struct json *member = j ? json_member(j, name) : NULL;

	*first = member ? member->item : NULL;
	return member ? member->count : 0;
}
