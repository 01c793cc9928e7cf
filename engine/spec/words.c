#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/file.h"
#include "base/text.h"
#include "feed/date.h"
#include "spec/load.h"

enum { TEXT_MAX = 4096, ID_MAX = 64 };

const char *
text_fault(const char *text, size_t len, enum diag_id *id)
{
	unsigned code;

	*id = DIAG_out_of_range;
	if (text_is_blank(text, len))
		return "is empty";
	if (*text == ' ' || text[len - 1] == ' ')
		return "starts or ends with a blank";
	if (len > TEXT_MAX)
		return "is longer than 4096 bytes";
	*id = DIAG_encoding;
	if (text_is_plain(text, len))
		return NULL;
	while (len) {
		int n = text_utf8_next(text, len, &code);

		if (n < 0)
			return "is not UTF-8";
		if (code == '\n' || code == '\r')
			return "is more than one line";
		if (code < 0x20 || (code >= 0x7f && code < 0xa0))
			return "holds a control character";
		text += n;
		len -= (size_t)n;
	}
	return NULL;
}

bool
id_valid(const char *id)
{
	size_t len = strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789._-");

	return id[len] == '\0' && len >= 1 && len <= ID_MAX &&
	    !strchr("._-", *id);
}

const char *
suggestion(struct arena *arena, const char *word, const char *const *words,
    size_t count)
{
	const char *near = text_meant(arena, word, words, count);

	return near ? arena_printf(arena, "; did you mean %s?", near) : "";
}

/* The kinds of workload, as words. */
static const char *const *
kind_names(const struct load *l)
{
	const struct spec *spec = l->spec;
	const char **names = arena_array(l->arena, spec->workload_count + 1,
	    sizeof *names);

	for (size_t i = 0; i < spec->workload_count; i++)
		names[i] = spec->workloads[i]->variant;
	return names;
}

const char *
reading_got(struct reading *r)
{
	switch (lua_type(r->lua, -1)) {
	case LUA_TSTRING:
		return "a text";
	case LUA_TNUMBER:
		return "a number";
	case LUA_TBOOLEAN:
		return "true or false";
	case LUA_TTABLE:
		return "a table";
	case LUA_TUSERDATA:
		return "a quantity";
	default:
		return "a function";
	}
}

void
reading_wrong_type(struct reading *r, const char *wanted)
{
	reading_fault(r, DIAG_wrong_type, r->at, "%s wants %s, got %s",
	    r->field->name, wanted, reading_got(r));
}

/* The text on top of the stack, kept; NULL after a fault. */
static const char *
take_text(struct reading *r)
{
	size_t len;
	const char *text, *fault;
	enum diag_id id;

	if (lua_type(r->lua, -1) != LUA_TSTRING) {
		reading_wrong_type(r, "a text");
		return NULL;
	}
	text = lua_tolstring(r->lua, -1, &len);
	fault = text_fault(text, len, &id);
	if (fault) {
		reading_fault(r, id, r->at, "%s %s", r->field->name, fault);
		return NULL;
	}
	sandbox_spend(r->lua, (double)len);
	return arena_strndup(r->load->arena, text, len);
}

/* Quoted, cut to what a message can hold. */
static const char *
quoted(struct reading *r, const char *text)
{
	return sandbox_text(r->load->box, text, strlen(text));
}

/* http, https or a plain path: no other scheme, nothing that needs escaping. */
static const char *
take_url(struct reading *r)
{
	const char *text = take_text(r);
	bool web = text && (text_starts(text, "http://") ||
	    text_starts(text, "https://"));
	size_t plain = 0;

	if (!text)
		return NULL;
	while (text[plain] > ' ' && text[plain] < 127 &&
	    !strchr("<>\"\\^`{|}", text[plain]))
		plain++;
	if ((web && text[plain] == '\0') || (!web && path_is_plain(text)))
		return text;
	reading_fault(r, DIAG_bad_choice, r->at, "%s wants http://, https:// "
	    "or a plain path, got \"%s\"", r->field->name, quoted(r, text));
	return NULL;
}

/* A text that is good, or the fault of one that is not. */
static const char *
take_good(struct reading *r, bool (*good)(const char *), enum diag_id fault,
    const char *wants)
{
	const char *text = take_text(r);

	if (!text || good(text))
		return text;
	reading_fault(r, fault, r->at, "%s wants %s, got \"%s\"",
	    r->field->name, wants, quoted(r, text));
	return NULL;
}

struct name_list {
	const char **item;
	size_t count, cap;
};

/* The words of a choice: those of arg, or the kinds where it names none. */
static struct name_list
choices(struct reading *r)
{
	struct arena *arena = r->load->arena;
	struct name_list words = { 0 };
	const char *s = r->field->arg;
	const char *const *kinds = kind_names(r->load);

	for (s += strspn(s, " "); *s; s += strspn(s, " ")) {
		size_t len = strcspn(s, " ");

		ARRAY_ADD(arena, &words, arena_strndup(arena, s, len));
		s += len;
	}
	if (!words.count)
		for (; *kinds; kinds++)
			ARRAY_ADD(arena, &words, *kinds);
	return words;
}

/* Is it a word of the field's own? */
static bool
is_choice(const struct field *f, const char *text)
{
	size_t want = strlen(text), len;

	for (const char *s = f->arg; *s; s += len + strspn(s + len, " ")) {
		len = strcspn(s, " ");
		if (len && len == want && memcmp(s, text, len) == 0)
			return true;
	}
	return false;
}

/* The words that are nearest to one that is none, as a question. */
static const char *
meant_choice(struct reading *r, const char *text, const struct name_list *words)
{
	const struct spec *spec = r->load->spec;
	const char *kinds = *r->field->arg ? NULL : record_types_called(
	    r->load->arena, spec->workloads, spec->workload_count, text);

	return kinds ? arena_printf(r->load->arena, "; did you mean %s?",
	    kinds) : suggestion(r->load->arena, text, words->item,
	    words->count);
}

static const char *
take_choice(struct reading *r)
{
	const char *text = take_text(r);
	struct name_list words;
	struct text list;

	if (!text || is_choice(r->field, text))
		return text;
	words = choices(r);
	text_init(&list, r->load->arena);
	for (size_t i = 0; i < words.count; i++) {
		if (strcmp(words.item[i], text) == 0)
			return text;
		text_printf(&list, "%s%s", i ? ", " : "", words.item[i]);
	}
	reading_fault(r, DIAG_bad_choice, r->at,
	    "%s wants one of %s; got \"%s\"%s", r->field->name, list.data,
	    quoted(r, text), meant_choice(r, text, &words));
	return NULL;
}

const char *
word_take(struct reading *r)
{
	switch (r->field->type) {
	case FIELD_URL:
		return take_url(r);
	case FIELD_DATE:
		return take_good(r, date_exists, DIAG_bad_date,
		    "a date that exists, YYYY-MM-DD");
	case FIELD_CHOICE:
	case FIELD_CHOICES:
		return take_choice(r);
	case FIELD_REF:
	case FIELD_REFS:
		return take_good(r, id_valid, DIAG_bad_id, "an id");
	default:
		return take_text(r);
	}
}
