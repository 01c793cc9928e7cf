#include "catalog/field.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"

static const double month = 730 * 3600.0;  /* s, a twelfth of a year */
static const double largest_count = 9007199254740992;  /* 2^53 */

const char *
field_type_name(enum field_type type)
{
	static const char *const names[] = {
		[FIELD_TEXT] = "text",
		[FIELD_URL] = "url",
		[FIELD_DATE] = "date",
		[FIELD_CHOICE] = "choice",
		[FIELD_REF] = "reference",
		[FIELD_FLAG] = "flag",
		[FIELD_NUMBER] = "number",
		[FIELD_COUNT] = "count",
		[FIELD_RATES] = "rates",
		[FIELD_TEXTS] = "list of texts",
		[FIELD_REFS] = "list of references",
		[FIELD_CHOICES] = "list of choices",
		[FIELD_NETWORK] = "list of layers",
	};

	return names[type];
}

/* Is it among the words of a list, whatever its case? */
static bool
is_called(const char *list, const char *word)
{
	size_t want = strlen(word), len;

	for (; list && *list; list += len + strspn(list + len, " ")) {
		len = strcspn(list, " ");
		if (len == want && !strncasecmp(list, word, len))
			return true;
	}
	return false;
}

const char *
record_types_called(struct arena *arena, const struct record_type *const *types,
    size_t count, const char *word)
{
	struct text t;

	text_init(&t, arena);
	for (size_t i = 0; i < count; i++)
		if (is_called(types[i]->also, word))
			text_printf(&t, "%s%s", t.len ? " or " : "",
			    types[i]->variant);
	return t.len ? t.data : NULL;
}

size_t
record_type_fields(const struct record_type *type)
{
	return type->fields + type->mores;
}

const struct field *
record_type_field(const struct record_type *type, size_t i)
{
	if (i < type->fields)
		return &type->field[i];
	return &type->more[i - type->fields];
}

/* Where a list of rows has the name, or their count. */
static size_t
row_of(const struct field *row, size_t count, const char *name)
{
	size_t i = 0;

	while (i < count && (*row[i].name != *name ||
	    strcmp(row[i].name, name) != 0))
		i++;
	return i;
}

size_t
record_type_index(const struct record_type *type, const char *name)
{
	size_t i = row_of(type->field, type->fields, name);

	return i < type->fields ? i :
	    i + row_of(type->more, type->mores, name);
}

const struct field *
record_type_find(const struct record_type *type, const char *name)
{
	size_t i = record_type_index(type, name);

	return i < record_type_fields(type) ? record_type_field(type, i) :
	    NULL;
}

const void *
record_field(const struct record *r, const struct field *f)
{
	return (const char *)r + f->offset;
}

void *
record_slot(struct record *r, const struct field *f)
{
	return (char *)r + f->offset;
}

static size_t
carrier_size(enum field_type type)
{
	switch (type) {
	case FIELD_FLAG:
		return sizeof(struct flag);
	case FIELD_NUMBER:
	case FIELD_COUNT:
		return sizeof(struct number);
	case FIELD_RATES:
		return sizeof(struct rates);
	case FIELD_TEXTS:
	case FIELD_REFS:
	case FIELD_CHOICES:
		return sizeof(struct words);
	case FIELD_NETWORK:
		return sizeof(struct network);
	default:
		return sizeof(struct word);
	}
}

void
record_take(struct record *r, const struct record *from,
    const struct field *f)
{
	memcpy(record_slot(r, f), record_field(from, f),
	    carrier_size(f->type));
}

const struct fact *
record_fact(const struct record *r, const struct field *f)
{
	const void *slot = record_field(r, f);

	switch (f->type) {
	case FIELD_FLAG:
		return &((const struct flag *)slot)->fact;
	case FIELD_NUMBER:
	case FIELD_COUNT:
		return &((const struct number *)slot)->fact;
	case FIELD_RATES:
		return &((const struct rates *)slot)->fact;
	case FIELD_TEXTS:
	case FIELD_REFS:
	case FIELD_CHOICES:
		return &((const struct words *)slot)->fact;
	case FIELD_NETWORK:
		return &((const struct network *)slot)->fact;
	default:
		return &((const struct word *)slot)->fact;
	}
}

bool
field_holds(double value)
{
	double x = fabs(value);

	return x <= 0 || (x >= 1e-30 && x <= 1e30);
}

const char *
field_refuses(const struct field *f, double value)
{
	bool count = f->type == FIELD_COUNT;

	if (value < 0 || (value == 0 && !(f->flags & FIELD_ZERO)))
		return f->flags & FIELD_ZERO ? "0 or more" : "more than 0";
	if ((f->flags & FIELD_SHARE) && value > 1)
		return "at most 1, or 100 percent";
	if ((f->flags & FIELD_MONTH) && value >= month)
		return "less than a month, 730 h";
	if (count && value != floor(value))
		return "a whole number";
	if (count && value > largest_count)
		return "at most 2^53";
	if (!field_holds(value))
		return "1e-30 to 1e30 base units";
	return NULL;
}

bool
field_word(const struct field *f, int i, const char **word, size_t *len)
{
	const char *p = f->arg;

	for (; *p; i--) {
		size_t n = 0;

		while (p[n] && p[n] != ' ')
			n++;
		if (i == 0) {
			*word = p;
			*len = n;
			return true;
		}
		p += n + (p[n] == ' ');
	}
	return false;
}

int
field_word_index(const struct field *f, const char *text)
{
	const char *p = f->arg;

	for (int i = 0; *p; i++) {
		size_t n = 0;

		while (text[n] && p[n] == text[n])
			n++;
		if (!text[n] && (!p[n] || p[n] == ' '))
			return i;
		while (*p && *p++ != ' ')
			;
	}
	return -1;
}

/* May it say several things, or one alone? */
static bool
is_list(const struct field *f)
{
	return f->type == FIELD_CHOICES || f->type == FIELD_REFS;
}

const char *
record_choice(const struct record *r, const struct field *f)
{
	const struct words *list = record_field(r, f);

	if (!is_list(f))
		return ((const struct word *)record_field(r, f))->text;
	return list->count == 1 ? list->item->text : NULL;
}

void
record_choose(struct arena *arena, struct record *r, const struct field *f,
    const char *text)
{
	struct words *list = record_slot(r, f);
	struct word *word = !is_list(f) ? record_slot(r, f) :
	    ARENA_NEW(arena, struct word);

	if (is_list(f)) {
		word->fact = list->fact;
		*list = (struct words){ word, 1, list->fact };
		list->fact.given = true;
	}
	word->text = text;
	word->fact.given = true;
}
