#include "write/xlsx_guard.h"

#include <string.h>

#include "base/arena.h"
#include "base/text.h"

/* Is this "_x" and four hexadecimal digits and "_"? Readers decode that. */
static bool
is_escape(const char *s)
{
	return s[0] == '_' && s[1] == 'x' && s[2] &&
	    strspn(s + 2, "0123456789abcdefABCDEF") >= 4 && s[6] == '_';
}

const char *
guard_text(struct arena *arena, const char *s, size_t limit)
{
	static const char mark[] = "… [cut]";
	enum { MARK = 7 };      /* its UTF-16 units */
	const char *clean = text_clean(arena, s, strlen(s), true);
	size_t left = strlen(clean), used = 0, keep = 0;
	struct text t;
	unsigned code;
	int n;

	/* No text has more units than bytes. */
	if (left <= limit && !strstr(clean, "_x"))
		return clean;
	text_init(&t, arena);
	for (; (n = text_utf8_next(clean, left, &code)) > 0;
	    clean += n, left -= (size_t)n) {
		if (used + MARK <= limit)
			keep = t.len;
		if (is_escape(clean)) {
			text_add(&t, "_x005F");
			used += 6;
		}
		used += code > 0xffff ? 2 : 1;
		if (used > limit) {
			t.data[t.len = keep] = '\0';
			text_add(&t, mark);
			break;
		}
		text_utf8_add(&t, code);
	}
	return t.data;
}

const char *
guard_formula(const char *s)
{
	const char *from = s;
	size_t literal = 0;
	bool inside = false;

	if (!s || !*s)
		return "the formula is empty";
	if (strlen(s) > GUARD_FORMULA - 1)
		return "the formula is too long";
	if (!text_is_utf8(s, strlen(s)))
		return "the formula is not UTF-8";
	for (; *s; s++) {
		if ((unsigned char)*s < 0x20)
			return "the formula holds a control character";
		/* A doubled quote closes and opens the same text. */
		if (*s == '"') {
			inside = !inside;
			literal = inside && s > from && s[-1] == '"' ?
			    literal + 1 : inside ? 0 : literal;
		} else if (inside) {
			literal++;
		}
		if (literal > GUARD_LITERAL)
			return "a text in the formula is too long";
	}
	return inside ? "a text in the formula does not end" : NULL;
}

bool
guard_url(const char *s)
{
	size_t len = strlen(s);

	/* The library takes these, anywhere, for kinds of links of its own. */
	if (len > GUARD_URL || strstr(s, "external:") ||
	    strstr(s, "internal:"))
		return false;
	for (size_t i = 0; i < len; i++)
		if (s[i] <= ' ' || s[i] > '~' || strchr("<>\"{}|\\^`", s[i]))
			return false;
	return true;
}
