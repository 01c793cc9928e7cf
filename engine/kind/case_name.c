#include "kind/case_name.h"

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "catalog/software.h"

/* Words in front of an accelerator's or a model's name. */
static const char *const makers[] = { "nvidia", "amd", "intel", "geforce",
	"tesla", "instinct", "radeon", "meta" };

/* Words behind a model's name: trained further, with the same dimensions. */
static const char *const endings[] = { "instruct", "chat", "hf", "it", "base",
	"pt" };

static const struct {
	const char *said, *id;
} formats[] = {
	{ "float32", "fp32" }, { "f32", "fp32" }, { "float16", "fp16" },
	{ "f16", "fp16" }, { "half", "fp16" }, { "bfloat16", "bf16" },
	{ "fp8 e4m3", "fp8" }, { "fp8 e5m2", "fp8" }, { "float8", "fp8" },
};

/* Points within numbers: opt-1.3b is not opt-13b. */
static size_t
points(const char *name, size_t len)
{
	size_t n = 0;

	for (size_t i = 1; i + 1 < len; i++)
		n += name[i] == '.' && isdigit((unsigned char)name[i - 1]) &&
		    isdigit((unsigned char)name[i + 1]);
	return n;
}

static const char *
same(const struct record_list *list, const char *name, size_t len)
{
	for (size_t i = 0; i < list->count; i++)
		if (software_same(name, len, list->item[i]->id) &&
		    points(name, len) == points(list->item[i]->id,
		    strlen(list->item[i]->id)))
			return list->item[i]->id;
	return NULL;
}

/* How long the word at the end is, with what parts it from the rest; 0 where
 * it is another word. */
static size_t
ends_with(const char *name, size_t len, const char *word)
{
	size_t n = strlen(word);

	return len > n + 1 && !isalnum((unsigned char)name[len - n - 1]) &&
	    software_same(name + len - n, n, word) ? n + 1 : 0;
}

static size_t
starts_with(const char *name, size_t len, const char *word)
{
	size_t n = strlen(word);

	return len > n + 1 && !isalnum((unsigned char)name[n]) &&
	    software_same(name, n, word) ? n + 1 : 0;
}

/* One word less in front or behind; false where none may go. */
static bool
shorten(const char **name, size_t *len)
{
	size_t n = 0;

	for (size_t i = 0; !n && i < COUNT(makers); i++)
		n = starts_with(*name, *len, makers[i]);
	*name += n;
	*len -= n;
	if (n)
		return true;
	for (size_t i = 0; !n && i < COUNT(endings); i++)
		n = ends_with(*name, *len, endings[i]);
	*len -= n;
	return n > 0;
}

static void
name_record(const struct record_list *list, const char **cell)
{
	const char *slash = *cell ? strrchr(*cell, '/') : NULL;
	const char *name = slash ? slash + 1 : *cell, *id;
	size_t len;

	if (!name || catalog_find(list, *cell))
		return;
	len = strlen(name);
	do {
		id = same(list, name, len);
	} while (!id && shorten(&name, &len));
	if (id)
		*cell = id;
}

static void
name_format(const struct catalog *cat, const char **cell)
{
	for (size_t i = 0; i < COUNT(formats); i++)
		if (software_same(*cell, strlen(*cell), formats[i].said))
			*cell = formats[i].id;
	name_record(&cat->formats, cell);
}

/* Small letters, and one way to part words. */
static void
name_word(struct arena *arena, const char **cell)
{
	char *copy;

	if (!(*cell)[strcspn(*cell, "ABCDEFGHIJKLMNOPQRSTUVWXYZ- ")])
		return;
	copy = arena_strndup(arena, *cell, strlen(*cell));
	for (char *s = copy; *s; s++)
		*s = *s == '-' || *s == ' ' ? '_' :
		    (char)tolower((unsigned char)*s);
	*cell = copy;
}

static void
name_cell(struct arena *arena, const struct catalog *cat, enum case_column c,
    const char **cell)
{
	if (case_column_type(c) == COLUMN_WORD)
		name_word(arena, cell);
	else if (case_column_type(c) == COLUMN_FORMAT)
		name_format(cat, cell);
}

void
case_names(struct arena *arena, const struct catalog *cat, struct cases *cases)
{
	for (size_t i = 0; i < cases->count; i++) {
		const char **cell = cases->item[i].cell;

		name_record(&cat->models, &cell[CASE_model]);
		name_record(&cat->accelerators, &cell[CASE_accelerator]);
		for (int c = 0; c < CASE_COLUMNS; c++)
			if (cell[c])
				name_cell(arena, cat, (enum case_column)c,
				    &cell[c]);
	}
}
