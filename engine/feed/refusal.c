#include "feed/refusal.h"

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "feed/json.h"

/* An error is short; a list of prices need not be read twice. */
enum { SHORT = 4096, SAID = 120 };

/* What the members of an error are called. */
static const char *const errors[] = { "error", "message", "detail", "errors",
	"Message", "error_message" };

/* Past a byte order mark and blanks. */
static const char *
begin(const char *text, size_t *len)
{
	if (*len >= 3 && !memcmp(text, "\xef\xbb\xbf", 3)) {
		text += 3;
		*len -= 3;
	}
	while (*len && isspace((unsigned char)*text)) {
		text++;
		--*len;
	}
	return text;
}

/* An object whose members are few, and one of them says what went wrong. */
static const char *
json_error(struct arena *arena, const char *text, size_t len)
{
	const char *fault = NULL;
	int line = 0;
	const struct json *j;

	if (len > SHORT || *text != '{')
		return NULL;
	j = json_read(arena, text, len, &fault, &line);
	for (size_t i = 0; j && i < COUNT(errors); i++) {
		const struct json *m = json_member(j, errors[i]);

		if (m)
			return arena_printf(arena, "the answer is an error"
			    "%s%s", *json_text_of(j, errors[i]) ? ": " : "",
			    text_clean(arena, json_text_of(j, errors[i]),
			    strnlen(json_text_of(j, errors[i]), SAID),
			    false));
	}
	return NULL;
}

const char *
feed_refusal(struct arena *arena, const char *text, size_t len)
{
	static const char *const pages[] = { "<!doctype html", "<html" };

	text = begin(text, &len);
	if (!len)
		return "the file is empty";
	for (size_t i = 0; i < COUNT(pages); i++) {
		size_t n = strlen(pages[i]), same = 0;

		while (same < n && same < len && tolower((unsigned char)
		    text[same]) == pages[i][same])
			same++;
		if (same == n)
			return "the answer is a page of HTML";
	}
	return json_error(arena, text, len);
}
