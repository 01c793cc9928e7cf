/*
 * text: a growing string over an arena.
 *
 * data is never NULL and always ends in NUL at data[len]; it moves when the
 * text grows.  Nothing here reads the locale.
 */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

struct arena;

struct text {
	struct arena *arena;
	char *data;
	size_t len, cap;
};

void text_init(struct text *, struct arena *);
void text_char(struct text *, char);
void text_add(struct text *, const char *);
void text_add_n(struct text *, const char *, size_t);
void text_printf(struct text *, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

/*
 * A JSON string, quotes included.  '<', control and bidirectional characters
 * are escaped, so that the string may stand in a <script>; bytes that are not
 * UTF-8 become U+FFFD.
 */
void text_json(struct text *, const char *);
void text_json_n(struct text *, const char *, size_t);
/* A Lua string of one line, quotes included; what cannot stand in one is
 * U+FFFD. */
void text_lua(struct text *, const char *);
/*
 * The same text as XML character data and attribute values need it; what XML
 * cannot hold, control and bidirectional characters become U+FFFD.
 */
void text_xml(struct text *, const char *);

/* May it stand in a word: a letter, a digit, or part of a longer character? */
static inline bool
text_in_word(char c)
{
	return isalnum((unsigned char)c) || (unsigned char)c >= 0x80;
}

/* Are they of the same letters?  Most are told apart by the first. */
static inline bool
text_same(const char *a, const char *b)
{
	return *a == *b && strcmp(a, b) == 0;
}

/* The same where either may be NULL, which equals NULL alone. */
static inline bool
text_equal(const char *a, const char *b)
{
	return a && b ? text_same(a, b) : a == b;
}

/*
 * UTF-8.  text_utf8_next() reads one code point and returns its length in
 * bytes, 0 at the end, or -1 on a bad sequence (overlong, surrogate, past
 * U+10FFFF).
 */
int text_utf8_next(const char *, size_t left, unsigned *code);
bool text_is_utf8(const char *, size_t len);
/* Why the bytes of a file are not text ("UTF-16..."), or NULL. */
const char *text_unread(const char *, size_t len);
/* The bytes of a byte order mark that a file begins with, or 0. */
size_t text_mark(const char *, size_t len);
/* A file's text without that mark, its lines ended by LF alone; in place. */
char *text_lines(char *, size_t *len);
/* The bytes before the first that is not UTF-8. */
size_t text_utf8_run(const char *, size_t len);
/* Printable ASCII, blanks and nothing else. */
bool text_is_plain(const char *, size_t len);
void text_utf8_add(struct text *, unsigned code);
/* Nothing of it can be seen: white space and zero-width characters alone. */
bool text_is_blank(const char *, size_t len);
/*
 * A copy in which C0/C1 control characters (tab and newline kept when
 * keep_space is set) and bidirectional controls become U+FFFD: hostile text
 * stays visible as text.  Bad UTF-8 bytes become U+FFFD too.
 */
char *text_clean(struct arena *, const char *, size_t len, bool keep_space);

/* All lines as one, joined by `between`. */
char *text_joined(struct arena *, const char *lines, const char *between);

/* Copies at most size - 1 bytes and ends them with a NUL. */
void text_copy(char *to, size_t size, const char *from);

bool text_starts(const char *s, const char *prefix);
bool text_ends(const char *s, const char *suffix);
/* Edit distance (Damerau-Levenshtein), for "did you mean"; at most 64. */
size_t text_distance(const char *a, const char *b);
/*
 * The nearest of count words, or NULL when none is near enough to suggest: one
 * that begins with it, one with at most a third of the letters wrong, at least
 * one allowed, one of which it is the "-ing", or one in which a word begins
 * with it; case not counted.
 */
const char *text_nearest(const char *word, const char *const *words,
    size_t count);
/* The same, for a question: all where several have a word that begins with
 * it, " or " between. */
const char *text_meant(struct arena *, const char *word,
    const char *const *words, size_t count);
/* One that it is but for one slip, from eight letters on two; NULL where it may
 * be meant as it stands, as one does that differs in its digits alone. */
const char *text_slip(const char *word, const char *const *words,
    size_t count);

#endif
