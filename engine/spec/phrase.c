/* Phrases as they are read from templates/words/, and as they are said. */
#include "spec/phrase.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "base/arena.h"
#include "base/file.h"
#include "base/text.h"
#include "spec/phrase_parse.h"
#include "spec/vocabulary.h"
#include "unit/number.h"

/* Digits of a number that is told: those of a count are all meant. */
enum { DIGITS = 15 };

static const char folder[] = "templates/words";

/* A phrase as read, where it stands, and what it always says that is told
 * nothing. */
struct spoken {
	const struct phrase_piece *pieces;
	const char *plain;
	struct origin at;
};

struct phrases {
	struct spoken item[PHRASE_COUNT];
};

/* Names after "t" of a text and "n" of a number, each with a blank. */
struct row {
	const char *id, *values;
};

static const struct row rows[PHRASE_COUNT] = {
#define TEXT(name) "t" #name " "
#define NUMBER(name) "n" #name " "
#define PHRASE(id, values) { #id, values },
#define PLAIN(id) { #id, "" },
#include "spec/phrase.def"
#undef PHRASE
#undef PLAIN
#undef TEXT
#undef NUMBER
};

_Static_assert(sizeof(double) == sizeof(const char *),
    "a phrase's values are found by their place");

/* What an expression gives: a text, or NULL with a number. */
struct said {
	const char *text;
	double number;
	bool counts;             /* it is a number */
};

static bool
holds(struct said v)
{
	return v.counts || (v.text && *v.text);
}

static struct said
flag(bool holds)
{
	return (struct said){ .counts = holds, .number = holds };
}

static struct said
compare(enum operation op, struct said a, struct said b)
{
	int way = a.counts && b.counts ? (a.number > b.number) -
	    (a.number < b.number) : strcmp(a.text ? a.text : "", b.text ?
	    b.text : "");

	switch (op) {
	case OP_EQUAL:
		return flag(way == 0);
	case OP_DIFFERENT:
		return flag(way != 0);
	case OP_LESS:
		return flag(way < 0);
	case OP_AT_MOST:
		return flag(way <= 0);
	case OP_MORE:
		return flag(way > 0);
	default:
		return flag(way >= 0);
	}
}

static struct said
told(const struct expr *e, const char *values)
{
	struct said v = { .counts = e->counts };

	if (e->counts)
		memcpy(&v.number, values + e->name * sizeof(double),
		    sizeof(double));
	else
		memcpy(&v.text, values + e->name * sizeof(char *),
		    sizeof(char *));
	return v;
}

static struct said
evaluate(const struct expr *e, const char *values)
{
	struct said a;

	switch (e->op) {
	case OP_NAME:
		return told(e, values);
	case OP_NUMBER:
		return (struct said){ .counts = true, .number = e->number };
	case OP_TEXT:
		return (struct said){ .text = e->text };
	case OP_NOT:
		return flag(!holds(evaluate(e->a, values)));
	case OP_AND:
		a = evaluate(e->a, values);
		return holds(a) ? evaluate(e->b, values) : a;
	case OP_OR:
		a = evaluate(e->a, values);
		return holds(a) ? a : evaluate(e->b, values);
	case OP_REST:
		a = evaluate(e->a, values);
		a.number = fmod(a.number, evaluate(e->b, values).number);
		return a;
	default:
		return compare(e->op, evaluate(e->a, values),
		    evaluate(e->b, values));
	}
}

/* What is absent takes the blank before it along, and at the start the one
 * behind it. */
static void
say_value(struct text *t, size_t start, struct said v)
{
	if (v.counts)
		number_round(t, v.number, DIGITS);
	else if (v.text && *v.text)
		text_add(t, v.text);
	else if (t->len > start && t->data[t->len - 1] == ' ')
		t->data[--t->len] = '\0';
}

static void
say_pieces(struct text *t, size_t start, const struct phrase_piece *p,
    const char *values)
{
	for (; p; p = p->next) {
		size_t blank = p->text && t->len == start && *p->text == ' ';

		if (p->text)
			text_add_n(t, p->text + blank, p->len - blank);
		else if (p->value)
			say_value(t, start, evaluate(p->value, values));
		else
			say_pieces(t, start, holds(evaluate(p->condition,
			    values)) ? p->yes : p->no, values);
	}
}

void
phrase_add(struct text *t, const struct phrases *all, enum phrase id,
    const void *values)
{
	say_pieces(t, t->len, all->item[id].pieces, values);
}

const char *
phrase_text(struct arena *arena, const struct phrases *all, enum phrase id,
    const void *values)
{
	struct text t;

	text_init(&t, arena);
	phrase_add(&t, all, id, values);
	return t.data;
}

const char *
phrase_plain(const struct phrases *all, enum phrase id)
{
	return all->item[id].plain;
}

/* One set of files: those of the program, or those of a guide. */
struct reading {
	struct arena *arena;
	struct diags *diags;
	struct phrases *all;
	struct spoken seen[PHRASE_COUNT];   /* of this set */
};

static void
read_signature(struct arena *arena, const struct row *row,
    struct signature *out)
{
	const char *p = row->values;

	for (out->count = 0; *p; out->count++) {
		size_t len = strcspn(p, " ");

		out->number[out->count] = *p == 'n';
		out->name[out->count] = arena_strndup(arena, p + 1, len - 1);
		p += len + 1;
	}
}

static const char *
nearest_id(const char *id)
{
	const char *ids[PHRASE_COUNT];

	for (size_t i = 0; i < PHRASE_COUNT; i++)
		ids[i] = rows[i].id;
	return text_nearest(id, ids, PHRASE_COUNT);
}

static void
take_phrase(struct reading *r, struct origin at, const char *id,
    const char *text)
{
	struct signature signature;
	const char *near;
	struct spoken s = { .at = at };
	size_t i = 0;

	while (i < PHRASE_COUNT && strcmp(rows[i].id, id) != 0)
		i++;
	if (i == PHRASE_COUNT) {
		near = nearest_id(id);
		diag(r->diags, DIAG_phrase, at, near ? "there is no phrase "
		    "\"%s\"; did you mean \"%s\"?" : "there is no phrase "
		    "\"%s\"", id, near);
		return;
	}
	if (r->seen[i].at.file) {
		diag(r->diags, DIAG_phrase, at, "phrase \"%s\" stands at "
		    "%s:%d, too", id, r->seen[i].at.file, r->seen[i].at.line);
		return;
	}
	read_signature(r->arena, &rows[i], &signature);
	r->seen[i] = s;
	if (phrase_parse(r->arena, r->diags, id, &signature, at, text,
	    &s.pieces))
		r->all->item[i] = s;
}

/* The line without its blanks at both ends; *p goes behind it. */
static const char *
next_line(struct arena *arena, const char **p)
{
	size_t len = strcspn(*p, "\n");
	const char *from = *p, *to = from + len;

	*p = *to ? to + 1 : to;
	while (from < to && strchr(" \t\r", *from))
		from++;
	while (to > from && strchr(" \t\r", to[-1]))
		to--;
	return arena_strndup(arena, from, (size_t)(to - from));
}

/* "id: text", with more of it on lines that start with a blank; lines of '#'
 * are headings. */
static void
read_text(struct reading *r, const char *file, const char *text)
{
	int line = 0;

	while (*text) {
		struct origin at = { file, ++line };
		const char *first = next_line(r->arena, &text);
		size_t id = strspn(first, "abcdefghijklmnopqrstuvwxyz_"
		    "0123456789");
		struct text whole;

		if (!*first || *first == '#')
			continue;
		text_init(&whole, r->arena);
		if (first[id] == ':')
			text_add(&whole, first + id + 1 + strspn(first + id +
			    1, " "));
		else
			diag(r->diags, DIAG_phrase, at,
			    "want \"id: text\", a heading after \"#\", or "
			    "more of a text after a blank");
		for (; *text == ' ' || *text == '\t'; line++)
			text_printf(&whole, " %s", next_line(r->arena,
			    &text));
		if (first[id] == ':')
			take_phrase(r, at, arena_strndup(r->arena, first, id),
			    whole.data);
	}
}

static void
read_file(struct reading *r, const char *root, const char *name)
{
	const char *shown = path_join(r->arena, folder, name);
	const char *path = path_inside(r->arena, path_join(r->arena, root,
	    folder), name);
	size_t len;
	char *text = path ? file_read(r->arena, path, &len) : NULL;
	struct origin at = { shown, 0 };

	if (!path)
		diag(r->diags, DIAG_path, at, "leads outside the folder");
	else if (!text)
		diag(r->diags, file_unread(), at, "cannot be read: %s",
		    file_error());
	else if (text_unread(text, len))
		diag(r->diags, DIAG_encoding, at, "%s", text_unread(text,
		    len));
	else
		read_text(r, shown, text_lines(text, &len));
}

static struct reading *
reading_new(struct arena *arena, struct diags *diags, struct phrases *all)
{
	struct reading *r = ARENA_NEW(arena, struct reading);

	r->arena = arena;
	r->diags = diags;
	r->all = all;
	return r;
}

const struct phrases *
phrases_read(struct arena *arena, struct diags *diags, const char *root)
{
	struct phrases *all = ARENA_NEW(arena, struct phrases);
	struct reading *own = reading_new(arena, diags, all);
	struct reading *ours = reading_new(arena, diags, all);
	struct file_list files = { 0 };
	const char *dir = root ? path_join(arena, root, folder) : NULL;

	*all = (struct phrases){ 0 };
	for (size_t i = 0; i < sentences_count; i++)
		read_text(ours, sentences[i].name, arena_strndup(arena,
		    (const char *)sentences[i].text, sentences[i].len));
	if (dir && file_exists(dir))
		file_find(arena, dir, ".md", &files);
	for (size_t i = 0; i < files.count; i++)
		read_file(own, root, files.item[i]);
	for (size_t i = 0; i < PHRASE_COUNT; i++) {
		if (!all->item[i].at.file)
			diag(diags, DIAG_phrase, (struct origin){ folder, 0 },
			    "no phrase \"%s\"", rows[i].id);
		if (!*rows[i].values)
			all->item[i].plain = phrase_text(arena, all,
			    (enum phrase)i, NULL);
	}
	return all;
}
