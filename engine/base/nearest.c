/* Edit distance and the suggestions made with it. */
#include "base/text.h"

#include <ctype.h>
#include <string.h>

enum { LONGEST = 64 };

static bool
same(char a, char b, bool fold)
{
	if (fold)
		return tolower((unsigned char)a) == tolower((unsigned char)b);
	return a == b;
}

static size_t
least(size_t a, size_t b)
{
	return a < b ? a : b;
}

/*
 * Optimal string alignment: insertions, deletions, substitutions and swaps of
 * neighbours, over three rows of the table.
 */
static size_t
distance(const char *a, const char *b, bool fold)
{
	size_t row[3][LONGEST + 1], m = strlen(a), n = strlen(b);

	if (m > LONGEST || n > LONGEST)
		return LONGEST;
	for (size_t j = 0; j <= n; j++)
		row[0][j] = j;
	for (size_t i = 1; i <= m; i++) {
		size_t *now = row[i % 3], *up = row[(i + 2) % 3];
		const size_t *upper = row[(i + 1) % 3];

		now[0] = i;
		for (size_t j = 1; j <= n; j++) {
			bool equal = same(a[i - 1], b[j - 1], fold);

			now[j] = least(least(up[j], now[j - 1]) + 1,
			    up[j - 1] + !equal);
			if (i > 1 && j > 1 && same(a[i - 1], b[j - 2], fold) &&
			    same(a[i - 2], b[j - 1], fold))
				now[j] = least(now[j], upper[j - 2] + 1);
		}
	}
	return row[m % 3][n];
}

size_t
text_distance(const char *a, const char *b)
{
	return distance(a, b, false);
}

/* Does the word stand at the start of the text, whatever its case? */
static bool
begins(const char *text, const char *word)
{
	while (*word && same(*text, *word, true)) {
		text++;
		word++;
	}
	return !*word;
}

/* Does it stand in the text where a word of that begins? */
static bool
holds(const char *text, const char *word)
{
	for (const char *s = text; *s; s++)
		if ((s == text || !isalnum((unsigned char)s[-1])) &&
		    begins(s, word))
			return true;
	return false;
}

/* The shortest for which that is so, of a word of three letters or more. */
static const char *
shortest(const char *word, const char *const *words, size_t count,
    bool (*is)(const char *, const char *))
{
	const char *found = NULL;

	for (size_t i = 0; i < count && strlen(word) > 2; i++)
		if (is(words[i], word) &&
		    (!found || strlen(words[i]) < strlen(found)))
			found = words[i];
	return found;
}

/* Of an id whose last words nobody has: "l40s-48gb" of "l40s". */
static const char *
longest_start(const char *word, const char *const *words, size_t count)
{
	const char *found = NULL;

	for (size_t i = 0; i < count; i++) {
		size_t len = strlen(words[i]);

		if (len > 2 && len < strlen(word) && begins(word, words[i]) &&
		    strchr("-_ ", word[len]) &&
		    (!found || len > strlen(found)))
			found = words[i];
	}
	return found;
}

/* Of "serving" or "training" what begins with "serv", "train". */
static const char *
of_stem(const char *word, const char *const *words, size_t count)
{
	char stem[LONGEST + 1];
	size_t len = strlen(word);

	if (len < 6 || len > LONGEST || !text_ends(word, "ing"))
		return NULL;
	memcpy(stem, word, len - 3);
	stem[len - 3] = '\0';
	return shortest(stem, words, count, begins);
}

const char *
text_nearest(const char *word, const char *const *words, size_t count)
{
	size_t len = strlen(word), limit = len / 3 ? len / 3 : 1;
	size_t best = (size_t)-1;
	const char *found = NULL, *whole = shortest(word, words, count,
	    begins);

	if (whole)
		return whole;
	/* Letters first; among equals the one whose case is nearer. */
	for (size_t i = 0; i < count; i++) {
		size_t d = distance(word, words[i], true);
		size_t rank = d * LONGEST + text_distance(word, words[i]);

		if (d <= limit && d < len && rank < best) {
			best = rank;
			found = words[i];
		}
	}
	if (!found)
		found = longest_start(word, words, count);
	if (!found)
		found = of_stem(word, words, count);
	return found ? found : shortest(word, words, count, holds);
}

const char *
text_meant(struct arena *arena, const char *word, const char *const *words,
    size_t count)
{
	const char *near = count ? text_nearest(word, words, count) : NULL;
	struct text t;
	size_t found = 0;

	if (!near || begins(near, word) || !holds(near, word))
		return near;
	text_init(&t, arena);
	for (size_t i = 0; i < count; i++)
		if (holds(words[i], word))
			text_printf(&t, "%s%s", found++ ? " or " : "",
			    words[i]);
	/* More than three are no help. */
	return found > 3 ? near : t.data;
}

/* "serve_4" and "serve_16" are two names, whoever writes them. */
static bool
differ_in_digits(const char *a, const char *b)
{
	for (;;) {
		a += strspn(a, "0123456789");
		b += strspn(b, "0123456789");
		if (*a != *b)
			return false;
		if (!*a)
			return true;
		a++;
		b++;
	}
}

const char *
text_slip(const char *word, const char *const *words, size_t count)
{
	size_t len = strlen(word), least = len < 4 ? 1 : len < 8 ? 2 : 3;
	const char *found = NULL;

	for (size_t i = 0; i < count; i++) {
		size_t d = text_distance(word, words[i]);

		if (d < least && !differ_in_digits(word, words[i])) {
			least = d;
			found = words[i];
		}
	}
	return found;
}
