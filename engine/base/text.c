#include "base/text.h"

#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "base/format.h"

enum { REPLACEMENT = 0xfffd };

void
text_init(struct text *t, struct arena *arena)
{
	t->arena = arena;
	t->len = 0;
	t->cap = 64;
	t->data = arena_alloc(arena, t->cap);
}

static void
grow(struct text *t, size_t n)
{
	size_t cap = t->cap;

	while (cap - t->len <= n && cap <= (size_t)-1 / 2)
		cap *= 2;
	t->data = arena_grow(t->arena, t->data, t->len + 1, cap);
	t->cap = cap;
}

/* Room for n more bytes and the NUL. */
static inline void
reserve(struct text *t, size_t n)
{
	if (t->cap - t->len <= n)
		grow(t, n);
}

void
text_char(struct text *t, char c)
{
	reserve(t, 1);
	t->data[t->len++] = c;
	t->data[t->len] = '\0';
}

void
text_add(struct text *t, const char *s)
{
	text_add_n(t, s, strlen(s));
}

void
text_add_n(struct text *t, const char *s, size_t n)
{
	reserve(t, n);
	if (n)
		memcpy(t->data + t->len, s, n);
	t->len += n;
	t->data[t->len] = '\0';
}

void
text_printf(struct text *t, const char *fmt, ...)
{
	size_t room = t->cap - t->len;
	va_list args;
	int len;

	va_start(args, fmt);
	len = format(t->data + t->len, room, fmt, args);
	va_end(args);
	if (len > 0 && (size_t)len >= room) {
		reserve(t, (size_t)len);
		va_start(args, fmt);
		format(t->data + t->len, (size_t)len + 1, fmt, args);
		va_end(args);
	}
	if (len > 0)
		t->len += (size_t)len;
	t->data[t->len] = '\0';
}

/* Length of the sequence that a first byte opens, 0 when it opens none. */
static int
sequence(unsigned char first)
{
	if (first < 0x80)
		return 1;
	if (first >= 0xc2 && first < 0xe0)
		return 2;
	if (first >= 0xe0 && first < 0xf0)
		return 3;
	if (first >= 0xf0 && first < 0xf5)
		return 4;
	return 0;
}

int
text_utf8_next(const char *s, size_t left, unsigned *code)
{
	static const unsigned least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	static const unsigned mask[] = { 0, 0x7f, 0x1f, 0x0f, 0x07 };
	int len;

	if (left == 0)
		return 0;
	len = sequence((unsigned char)*s);
	if (len == 0 || (size_t)len > left)
		return -1;
	*code = (unsigned char)*s & mask[len];
	for (int i = 1; i < len; i++) {
		if (((unsigned char)s[i] & 0xc0) != 0x80)
			return -1;
		*code = *code << 6 | ((unsigned char)s[i] & 0x3f);
	}
	if (*code < least[len] || *code > 0x10ffff ||
	    (*code >= 0xd800 && *code < 0xe000))
		return -1;
	return len;
}

/* How many of the first bytes are ASCII, eight at a time. */
static size_t
ascii_run(const char *s, size_t len)
{
	size_t n = 0;
	uint64_t eight;

	for (; len - n >= sizeof(eight); n += sizeof(eight)) {
		memcpy(&eight, s + n, sizeof(eight));
		if (eight & UINT64_C(0x8080808080808080))
			break;
	}
	while (n < len && (unsigned char)s[n] < 0x80)
		n++;
	return n;
}

size_t
text_utf8_run(const char *s, size_t len)
{
	size_t at = ascii_run(s, len);
	unsigned code;

	while (at < len) {
		int n = text_utf8_next(s + at, len - at, &code);

		if (n < 0)
			break;
		at += (size_t)n;
		at += ascii_run(s + at, len - at);
	}
	return at;
}

bool
text_is_utf8(const char *s, size_t len)
{
	return text_utf8_run(s, len) == len;
}

const char *
text_unread(const char *s, size_t len)
{
	const char *nul = memchr(s, '\0', len);
	const size_t whole = nul ? (size_t)(nul - s) : len;
	const bool marked = len >= 2 && (memcmp(s, "\xff\xfe", 2) == 0 ||
	    memcmp(s, "\xfe\xff", 2) == 0);

	if (marked || (len >= 4 && !s[0] != !s[1] && !s[0] == !s[2] &&
	    !s[1] == !s[3]))
		return "is UTF-16: save it as UTF-8";
	if (!text_is_utf8(s, whole))
		return "is not UTF-8";
	return nul ? "holds a NUL byte" : NULL;
}

void
text_utf8_add(struct text *t, unsigned code)
{
	if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
		code = REPLACEMENT;
	if (code < 0x80) {
		text_char(t, (char)code);
		return;
	}
	if (code < 0x800) {
		text_char(t, (char)(0xc0 | code >> 6));
	} else if (code < 0x10000) {
		text_char(t, (char)(0xe0 | code >> 12));
		text_char(t, (char)(0x80 | (code >> 6 & 0x3f)));
	} else {
		text_char(t, (char)(0xf0 | code >> 18));
		text_char(t, (char)(0x80 | (code >> 12 & 0x3f)));
		text_char(t, (char)(0x80 | (code >> 6 & 0x3f)));
	}
	text_char(t, (char)(0x80 | (code & 0x3f)));
}

/* The next code point, U+FFFD for a bad byte; 0 bytes at the end. */
static size_t
next(const char *s, size_t left, unsigned *code)
{
	int n = text_utf8_next(s, left, code);

	if (n >= 0)
		return (size_t)n;
	*code = REPLACEMENT;
	return 1;
}

/* Invisible, or able to reorder or break the text that stands around it. */
static bool
is_control(unsigned code)
{
	return code < 0x20 || (code >= 0x7f && code < 0xa0) ||
	    code == 0x61c || code == 0x200e || code == 0x200f ||
	    (code >= 0x2028 && code <= 0x202e) ||
	    (code >= 0x2066 && code <= 0x2069) ||
	    (code & 0xfffe) == 0xfffe;
}

static inline bool
is_plain(char c)
{
	return c >= 0x20 && c < 0x7f;
}

/* Bytes that every writer here copies as they are but for a few marks. */
static size_t
plain_run(const char *s, size_t len, const char *marks)
{
	size_t n = 0;

	while (n < len && is_plain(s[n]) && s[n] != marks[0] &&
	    s[n] != marks[1] && s[n] != marks[2] && s[n] != marks[3] &&
	    s[n] != marks[4])
		n++;
	return n;
}

/* Are all eight bytes from ' ' to '~'?  The top bit of a byte tells. */
static bool
are_plain(const char *s)
{
	const uint64_t each = UINT64_C(0x0101010101010101);
	uint64_t w;

	memcpy(&w, s, sizeof(w));
	return !((w | (w + each) | (w - each * ' ')) & each * 0x80);
}

bool
text_is_plain(const char *s, size_t len)
{
	for (; len >= sizeof(uint64_t) && are_plain(s); s += sizeof(uint64_t))
		len -= sizeof(uint64_t);
	return plain_run(s, len, "\0\0\0\0") == len;
}

void
text_copy(char *to, size_t size, const char *from)
{
	size_t n = strnlen(from, size - 1);

	memcpy(to, from, n);
	to[n] = '\0';
}

static bool
is_blank(unsigned code)
{
	return code <= 0x20 || code == 0xa0 || code == 0xad ||
	    code == 0x1680 || (code >= 0x2000 && code <= 0x200f) ||
	    (code >= 0x2028 && code <= 0x202f) ||
	    (code >= 0x205f && code <= 0x206f) || code == 0x3000 ||
	    code == 0xfeff;
}

size_t
text_mark(const char *s, size_t len)
{
	static const char mark[] = "\xef\xbb\xbf";

	return len >= 3 && !memcmp(s, mark, 3) ? 3 : 0;
}

char *
text_lines(char *s, size_t *len)
{
	size_t n = 0;

	for (size_t i = text_mark(s, *len); i < *len; i++)
		if (s[i] != '\r' || i + 1 == *len || s[i + 1] != '\n')
			s[n++] = s[i];
	s[n] = '\0';
	*len = n;
	return s;
}

bool
text_is_blank(const char *s, size_t len)
{
	unsigned code;

	for (size_t n; (n = next(s, len, &code)); s += n, len -= n)
		if (!is_blank(code))
			return false;
	return true;
}

char *
text_clean(struct arena *arena, const char *s, size_t len, bool keep_space)
{
	size_t plain = plain_run(s, len, "\0\0\0\0");
	struct text t;
	unsigned code;

	if (plain == len)
		return arena_strndup(arena, s, len);
	t = (struct text){ arena, arena_alloc(arena, len + 1), 0, len + 1 };
	text_add_n(&t, s, plain);
	s += plain;
	len -= plain;
	for (size_t n; (n = next(s, len, &code)); s += n, len -= n) {
		bool space = code == '\t' || code == '\n';

		if (is_control(code) && !(space && keep_space))
			code = REPLACEMENT;
		text_utf8_add(&t, code);
	}
	return t.data;
}

void
text_json(struct text *t, const char *s)
{
	text_json_n(t, s, strlen(s));
}

static void
json_code(struct text *t, unsigned code)
{
	static const char from[] = "\"\\\b\f\n\r\t", to[] = "\"\\bfnrt";
	const char *at = code && code < 0x80 ? strchr(from, (int)code) : NULL;

	if (at) {
		text_char(t, '\\');
		text_char(t, to[at - from]);
	} else if (code > 0xffff && is_control(code)) {
		text_printf(t, "\\u%04x\\u%04x",
		    0xd7c0 + (code >> 10), 0xdc00 + (code & 0x3ff));
	} else if (code == '<' || is_control(code)) {
		text_printf(t, "\\u%04x", code);
	} else {
		text_utf8_add(t, code);
	}
}

void
text_json_n(struct text *t, const char *s, size_t len)
{
	unsigned code;

	reserve(t, len + 2);
	text_char(t, '"');
	for (size_t n; len; s += n, len -= n) {
		n = plain_run(s, len, "\"\\<<<");
		text_add_n(t, s, n);
		if (n < len) {
			s += n;
			len -= n;
			n = next(s, len, &code);
			json_code(t, code);
		}
	}
	text_char(t, '"');
}

static void
xml_code(struct text *t, unsigned code)
{
	switch (code) {
	case '&':
		text_add(t, "&amp;");
		return;
	case '<':
		text_add(t, "&lt;");
		return;
	case '>':
		text_add(t, "&gt;");
		return;
	case '"':
		text_add(t, "&quot;");
		return;
	case '\'':
		text_add(t, "&#39;");
		return;
	case '\r':
		text_add(t, "&#13;");
		return;
	}
	if (is_control(code) && code != '\t' && code != '\n')
		code = REPLACEMENT;
	text_utf8_add(t, code);
}

void
text_lua(struct text *t, const char *s)
{
	const char *clean = text_clean(t->arena, s, strlen(s), false);

	text_char(t, '"');
	for (const char *p = clean; *p; p++) {
		if (*p == '"' || *p == '\\')
			text_char(t, '\\');
		text_char(t, *p);
	}
	text_char(t, '"');
}

void
text_xml(struct text *t, const char *s)
{
	size_t len = strlen(s);
	unsigned code;

	reserve(t, len);
	for (size_t n; len; s += n, len -= n) {
		n = plain_run(s, len, "&<>\"'");
		text_add_n(t, s, n);
		if (n < len) {
			s += n;
			len -= n;
			n = next(s, len, &code);
			xml_code(t, code);
		}
	}
}

char *
text_joined(struct arena *arena, const char *lines, const char *between)
{
	struct text t;

	text_init(&t, arena);
	for (; *lines; lines++)
		if (*lines == '\n')
			text_add(&t, between);
		else
			text_char(&t, *lines);
	return t.data;
}

bool
text_starts(const char *s, const char *prefix)
{
	return strncmp(s, prefix, strlen(prefix)) == 0;
}

bool
text_ends(const char *s, const char *suffix)
{
	size_t len = strlen(s), n = strlen(suffix);

	return len >= n && memcmp(s + len - n, suffix, n) == 0;
}
