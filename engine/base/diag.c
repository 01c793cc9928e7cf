#include "base/diag.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/file.h"
#include "base/map.h"
#include "base/text.h"

enum {
	ANNOTATIONS = 10,     /* what GitHub shows of one level and step */
	KEPT = 20000,         /* messages; the rest is counted alone */
	LONGEST = 4096        /* bytes of one */
};

struct message {
	enum diag_id id;
	struct origin at;
	const char *text;
};

struct message_list {
	struct message *item;
	size_t count, cap;
};

/* The lock guards all of it, the arena (its own) included. */
struct diags {
	pthread_mutex_t lock;
	struct arena *arena;
	struct map *seen;
	struct message_list list;
	size_t dropped[DIAG_COUNT];
	const char *dir;         /* of the guide, from where one stands */
};

static const struct {
	const char *name;
	enum diag_level level;
	const char *explanation;
} catalogue[] = {
#define DIAG(id, level, explanation) { #id, LEVEL_##level, explanation },
#include "base/diag.def"
#undef DIAG
};

const char *
diag_name(enum diag_id id)
{
	return catalogue[id].name;
}

enum diag_level
diag_level(enum diag_id id)
{
	return catalogue[id].level;
}

const char *
diag_explanation(enum diag_id id)
{
	return catalogue[id].explanation;
}

const char *
diag_level_name(enum diag_level level)
{
	static const char *const names[] = {
		[LEVEL_warning] = "warning",
		[LEVEL_gate] = "gate",
		[LEVEL_error] = "error",
		[LEVEL_system] = "system",
	};

	return names[level];
}

struct diags *
diags_new(struct arena *parent)
{
	struct arena *arena = arena_part(parent);
	struct diags *d = ARENA_NEW(arena, struct diags);

	d->lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
	d->arena = arena;
	d->seen = map_new(arena);
	return d;
}

/* Printable and on one line, whatever a spec put into it. */
static char *
one_line(struct arena *arena, const char *s)
{
	char *line = text_clean(arena, s, strnlen(s, LONGEST), true);

	for (char *p = line; *p; p++)
		if (*p == '\n' || *p == '\t')
			*p = ' ';
	return line;
}

static void
add(struct diags *d, enum diag_id id, struct origin at, const char *text)
{
	struct message m = { id, at, one_line(d->arena, text) };
	char *key;

	if (at.file)
		m.at.file = one_line(d->arena, at.file);
	key = arena_printf(d->arena, "%s\n%d\n%d\n%s",
	    at.file ? m.at.file : "", at.line, (int)id, m.text);
	if (!map_put(d->seen, key, key))
		ARRAY_ADD(d->arena, &d->list, m);
}

void
diag(struct diags *d, enum diag_id id, struct origin at, const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	pthread_mutex_lock(&d->lock);
	if (d->list.count < KEPT)
		add(d, id, at, arena_vprintf(d->arena, fmt, args));
	else
		d->dropped[id]++;
	pthread_mutex_unlock(&d->lock);
	va_end(args);
}

size_t
diags_count(const struct diags *d, enum diag_level level)
{
	size_t n = 0;

	for (size_t i = 0; i < d->list.count; i++)
		n += diag_level(d->list.item[i].id) == level;
	for (int id = 0; id < DIAG_COUNT; id++)
		if (diag_level((enum diag_id)id) == level)
			n += d->dropped[id];
	return n;
}

bool
diags_failed(const struct diags *d)
{
	return diags_count(d, LEVEL_error) || diags_count(d, LEVEL_system);
}

int
diags_status(const struct diags *d)
{
	if (diags_count(d, LEVEL_system))
		return 2;
	if (diags_count(d, LEVEL_error))
		return 1;
	return diags_count(d, LEVEL_gate) ? 3 : 0;
}

static int
compare(const void *a, const void *b)
{
	const struct message *x = a, *y = b;
	int order;

	order = strcmp(x->at.file ? x->at.file : "",
	    y->at.file ? y->at.file : "");
	if (order == 0)
		order = (x->at.line > y->at.line) - (x->at.line < y->at.line);
	if (order == 0)
		order = (x->id > y->id) - (x->id < y->id);
	return order ? order : strcmp(x->text, y->text);
}

void
diags_stand(struct diags *d, const char *dir)
{
	d->dir = dir;
}

/* A file beside the guide is named as one opens it from where one stands. */
static void
name_outside(struct diags *d)
{
	for (size_t i = 0; d->dir && i < d->list.count; i++) {
		struct origin *at = &d->list.item[i].at;

		if (at->file && text_starts(at->file, "../"))
			at->file = path_tidy(d->arena, path_join(d->arena,
			    d->dir, at->file));
	}
}

/* A failing system is an error to who reads the line. */
static const char *
shown_level(const struct message *m)
{
	enum diag_level level = diag_level(m->id);

	return diag_level_name(level == LEVEL_system ? LEVEL_error : level);
}

static void
print_text(struct text *out, const struct message *m, bool colour)
{
	bool warning = diag_level(m->id) == LEVEL_warning;

	text_add(out, m->at.file ? m->at.file : "ridgeline");
	if (m->at.file && m->at.line > 0)
		text_printf(out, ":%d", m->at.line);
	text_printf(out, ": %s%s:%s %s [%s]\n",
	    !colour ? "" : warning ? "\033[1;35m" : "\033[1;31m",
	    shown_level(m), colour ? "\033[0m" : "", m->text,
	    diag_name(m->id));
}

static void
print_json(struct text *out, const struct message *m, bool first)
{
	text_add(out, first ? "\n  {\"file\": " : ",\n  {\"file\": ");
	if (m->at.file)
		text_json(out, m->at.file);
	else
		text_add(out, "null");
	text_printf(out, ", \"line\": %d, \"level\": \"%s\", \"id\": \"%s\", "
	    "\"message\": ", m->at.line, diag_level_name(diag_level(m->id)),
	    diag_name(m->id));
	text_json(out, m->text);
	text_char(out, '}');
}

/* Workflow commands end at a line and split properties at ':' and ','. */
static void
github_escape(struct text *out, const char *s, bool property)
{
	for (; *s; s++)
		if (strchr(property ? "%\r\n:," : "%\r\n", *s))
			text_printf(out, "%%%02X", (unsigned char)*s);
		else
			text_char(out, *s);
}

void
diag_annotation(struct text *out, const char *command, struct origin at,
    const char *title, const char *message)
{
	text_printf(out, "::%s ", command);
	if (at.file) {
		text_add(out, "file=");
		github_escape(out, at.file, true);
		text_char(out, ',');
	}
	if (at.file && at.line > 0)
		text_printf(out, "line=%d,", at.line);
	text_printf(out, "title=%s::", title);
	github_escape(out, message, false);
	text_char(out, '\n');
}

/* GitHub knows errors and warnings; what is cut is counted below them. */
static void
print_annotations(struct text *out, const struct message *m, size_t count,
    bool warning)
{
	const char *command = warning ? "warning" : "error";
	size_t n = 0;

	for (size_t i = 0; i < count; i++) {
		if ((diag_level(m[i].id) == LEVEL_warning) != warning)
			continue;
		if (n++ < ANNOTATIONS)
			diag_annotation(out, command, m[i].at,
			    diag_name(m[i].id), m[i].text);
	}
	if (n > ANNOTATIONS)
		text_printf(out, "%zu more %s%s\n", n - ANNOTATIONS, command,
		    n - ANNOTATIONS > 1 ? "s" : "");
}

static void
print_dropped(const struct diags *d, struct text *out)
{
	size_t dropped = 0;

	for (int id = 0; id < DIAG_COUNT; id++)
		dropped += d->dropped[id];
	if (dropped)
		text_printf(out, ", \"more\": %zu", dropped);
}

/* The first of each kind, and how many more there are. */
static void
print_lines(struct diags *d, struct text *out, bool colour)
{
	size_t seen[DIAG_COUNT] = { 0 };
	size_t most = (size_t)budget_most(arena_budget(d->arena),
	    BUDGET_messages);

	for (size_t i = 0; i < d->list.count; i++)
		if (seen[d->list.item[i].id]++ < most)
			print_text(out, &d->list.item[i], colour);
	for (int id = 0; id < DIAG_COUNT; id++) {
		size_t more = d->dropped[id] +
		    (seen[id] > most ? seen[id] - most : 0);

		if (more)
			text_printf(out, "ridgeline: %zu more [%s]\n", more,
			    diag_name((enum diag_id)id));
	}
}

void
diags_forget_warnings(struct diags *d)
{
	size_t kept = 0;

	for (size_t i = 0; i < d->list.count; i++)
		if (diag_level(d->list.item[i].id) != LEVEL_warning)
			d->list.item[kept++] = d->list.item[i];
	d->list.count = kept;
	for (int id = 0; id < DIAG_COUNT; id++)
		if (diag_level((enum diag_id)id) == LEVEL_warning)
			d->dropped[id] = 0;
}

void
diags_print(struct diags *d, struct text *out, enum diag_format format,
    bool colour)
{
	struct message *m = d->list.item;
	size_t count = d->list.count;

	name_outside(d);
	if (count)
		qsort(m, count, sizeof(*m), compare);
	if (format == DIAG_GITHUB) {
		print_annotations(out, m, count, false);
		print_annotations(out, m, count, true);
		return;
	}
	if (format == DIAG_TEXT) {
		print_lines(d, out, colour);
		return;
	}
	text_add(out, "{\"diagnostics\": [");
	for (size_t i = 0; i < count; i++)
		print_json(out, &m[i], i == 0);
	text_add(out, count ? "\n]" : "]");
	print_dropped(d, out);
	text_add(out, "}\n");
}
