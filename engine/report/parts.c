/* Small components, and what all components share. */
#include <ctype.h>
#include <stdarg.h>
#include <string.h>

#include "base/array.h"
#include "base/file.h"
#include "base/map.h"
#include "feed/date.h"
#include "model/formula.h"
#include "report/compose.h"
#include "unit/number.h"

const struct value *
call_fails(struct compose *c, struct call call, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	*call.error = arena_vprintf(c->arena, fmt, ap);
	va_end(ap);
	return NULL;
}

bool
call_digits(struct compose *c, struct call call, const struct value *v,
    int *out)
{
	enum { MOST = 17 };

	if (v->type == VALUE_NUMBER && v->number.value >= 1 &&
	    v->number.value <= MOST) {
		*out = (int)v->number.value;
		return true;
	}
	call_fails(c, call, "digits are from 1 to %d", MOST);
	return false;
}

static const char *
type_word(enum value_type type)
{
	static const char *const words[] = {
		[VALUE_NIL] = "nothing", [VALUE_FLAG] = "true or false",
		[VALUE_NUMBER] = "a number", [VALUE_TEXT] = "a text",
		[VALUE_LIST] = "a list", [VALUE_MAP] = "a table",
		[VALUE_BLOCK] = "a block",
	};

	return words[type];
}

/* What there is in the place of an option that there is not. */
static const struct value *
no_option(struct compose *c, struct call call, const char *key,
    const char *const *known, size_t count)
{
	const char *near = text_nearest(key, known, count);
	struct text all;

	text_init(&all, c->arena);
	for (size_t i = 0; i < count; i++)
		text_printf(&all, "%s%s", i ? ", " : "", known[i]);
	return call_fails(c, call, near ? "there is no option \"%s\"; did you "
	    "mean \"%s\"?" : "there is no option \"%s\"; it takes %s", key,
	    near ? near : all.data);
}

bool
call_knows(struct compose *c, struct call call, const struct value *map,
    const char *const *known, size_t count)
{
	for (size_t i = 0; i < map->count; i++) {
		const char *key = map->entry[i].key;
		size_t k = 0;

		while (k < count && strcmp(known[k], key) != 0)
			k++;
		if (k == count) {
			no_option(c, call, key, known, count);
			return false;
		}
	}
	return true;
}

const struct value *
call_options(struct compose *c, struct call call, const char *const *known,
    size_t count)
{
	const struct value *map = call.count ? call.arg[0] : NULL;

	if (!map || map->type != VALUE_MAP || call.count > 1)
		return call_fails(c, call, "wants one table of options, "
		    "{ name = value }");
	return call_knows(c, call, map, known, count) ? map : NULL;
}

bool
call_option(struct compose *c, struct call call, const char *name,
    enum value_type type, const struct value **v)
{
	*v = value_get(call.arg[0], name);
	if (*v && (*v)->type == VALUE_NIL)
		*v = NULL;
	if (!*v || (*v)->type == type)
		return true;
	/* An empty table of Lua is a list and a map. */
	if (type == VALUE_MAP && (*v)->type == VALUE_LIST && !(*v)->count)
		return true;
	call_fails(c, call, "%s wants %s, got %s", name, type_word(type),
	    type_word((*v)->type));
	return false;
}

const char *
call_text(struct call call, const char *name, const char *fallback)
{
	return value_get_text(call.arg[0], name, fallback);
}

const struct value *
piece_block(struct compose *c, enum block_type type, const void *of)
{
	struct piece *piece = ARENA_NEW(c->arena, struct piece);

	piece->type = PIECE_BLOCK;
	piece->block.type = type;
	/* All members of the union are pointers to constant objects. */
	memcpy(&piece->block.of, &of, sizeof(of));
	return value_block(c->arena, piece);
}

/* An address in angle brackets: nothing in it may close them. */
static const char *
safe_href(struct arena *arena, const char *href)
{
	struct text t;

	text_init(&t, arena);
	for (const char *p = href; *p; p++) {
		if (strchr("<>\\", *p) || (unsigned char)*p <= ' ')
			text_printf(&t, "%%%02X", (unsigned)(unsigned char)*p);
		else
			text_char(&t, *p);
	}
	return t.data;
}

const struct value *
piece_href(struct compose *c, const char *text, const char *href)
{
	struct piece *piece = ARENA_NEW(c->arena, struct piece);

	piece->type = PIECE_LINK;
	piece->text = text;
	piece->href = href ? safe_href(c->arena, href) : NULL;
	return value_block(c->arena, piece);
}

const struct value *
piece_link(struct compose *c, const struct record *r, const char *text)
{
	const char *place = map_get(c->places, record_key(c->arena, r));

	return piece_href(c, text ? text : record_name(r), place ?
	    arena_printf(c->arena, "page:%s", place) : NULL);
}

static const char *
arg_text(struct call call, size_t i)
{
	return i < call.count && call.arg[i]->type == VALUE_TEXT ?
	    call.arg[i]->text : NULL;
}

/* Only what a reader can follow: no scripts, no data. */
static const struct value *
address_link(struct compose *c, struct call call, const char *address,
    const char *text)
{
	static const char *const schemes[] = {
		"https://", "http://", "mailto:", "page:",
	};

	for (size_t i = 0; i < COUNT(schemes); i++)
		if (text_starts(address, schemes[i]))
			return piece_href(c, text, address);
	return call_fails(c, call, "\"%s\" is no address of a page, http, "
	    "https or mailto", address);
}

/* The formula of this name, or -1. */
static int
find_formula(const char *name)
{
	for (size_t i = 0; name && i < formula_count; i++)
		if (strcmp(formulas[i].name, name) == 0)
			return (int)i;
	return -1;
}

/* A formula has no record, but a place on some page. */
static const struct value *
formula_link(struct compose *c, struct call call, const char *name,
    const char *text)
{
	const char *place = map_get(c->places, arena_printf(c->arena,
	    "formula/%s", name));
	int i = find_formula(name);

	if (i < 0)
		return call_fails(c, call, "there is no formula \"%s\"", name);
	return piece_href(c, text ? text : formulas[i].title,
	    place ? arena_printf(c->arena, "page:%s", place) : NULL);
}

/* link(record), link("accelerator", id), link("https://...", text). */
static const struct value *
link_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct call call = { args, count, error };
	const char *type = arg_text(call, 0), *id = arg_text(call, 1), *text;
	const struct value *record;
	const char *place;

	if (type && strchr(type, ':'))
		return address_link(c, call, type, id ? id : type);
	if (count && args[0]->type == VALUE_MAP) {
		text = id;
		type = value_get_text(args[0], "type", NULL);
		id = value_get_text(args[0], "id", NULL);
	} else {
		text = arg_text(call, 2);
	}
	if (!type || !id)
		return call_fails(c, call, "wants a record, or a type and "
		    "an id, or an address");
	if (strcmp(type, "formula") == 0)
		return formula_link(c, call, id, text);
	record = map_get(c->values, arena_printf(arena, "%s/%s", type, id));
	if (!record)
		return call_fails(c, call, "there is no %s \"%s\"", type, id);
	place = map_get(c->places, arena_printf(arena, "%s/%s", type, id));
	return piece_href(c, text ? text : value_get_text(record, "name", id),
	    place ? arena_printf(arena, "page:%s", place) : NULL);
}

static const struct value *
new_note(struct compose *c, struct call call, enum note_level level)
{
	struct note *n = ARENA_NEW(c->arena, struct note);

	n->level = level;
	n->text = arg_text(call, 0);
	if (!n->text)
		return call_fails(c, call, "wants a text");
	return piece_block(c, BLOCK_NOTE, n);
}

#define NOTE_FUNCTION(name, level) \
static const struct value * \
name(void *context, struct arena *arena, const struct value *const *args, \
    size_t count, const char **error) \
{ \
	(void)arena; \
	return new_note(context, (struct call){ args, count, error }, level); \
}

NOTE_FUNCTION(note_function, NOTE_INFO)
NOTE_FUNCTION(caution_function, NOTE_CAUTION)
NOTE_FUNCTION(assumption_function, NOTE_ASSUMPTION)

static const struct value *
download_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	static const char *const known[] = { "title", "path", "description" };
	struct compose *c = context;
	struct call call = { args, count, error };
	struct download *d = ARENA_NEW(arena, struct download);

	if (!call_options(c, call, known, COUNT(known)))
		return NULL;
	d->title = call_text(call, "title", NULL);
	d->path = call_text(call, "path", NULL);
	d->description = call_text(call, "description", "");
	if (!d->title || !d->path)
		return call_fails(c, call, "wants a title and a path");
	if (!path_is_plain(d->path))
		return call_fails(c, call, "path \"%s\" leaves the site",
		    d->path);
	return piece_block(c, BLOCK_DOWNLOAD, d);
}

static const struct value *
formula_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct call call = { args, count, error };
	struct formula_block *b = ARENA_NEW(arena, struct formula_block);
	const char *name = arg_text(call, 0);

	b->formula = find_formula(name);
	if (b->formula < 0)
		return call_fails(c, call, "there is no formula \"%s\"",
		    name ? name : "");
	b->id = prose_id(c, name);
	return piece_block(c, BLOCK_FORMULA, b);
}

/* The arguments of a formula, each in its unit's dimension. */
static bool
formula_args(struct compose *c, struct call call, const struct formula *f,
    double *out)
{
	struct quantity want;

	if (call.count != (size_t)f->args + 1) {
		call_fails(c, call, "%s takes %d numbers", f->name, f->args);
		return false;
	}
	for (int i = 0; i < f->args; i++) {
		const struct value *v = call.arg[i + 1];

		unit_parse(f->arg[i].unit, &want);
		if (v->type != VALUE_NUMBER ||
		    !dim_equal(v->number.dim, want.dim)) {
			call_fails(c, call, "%s of %s wants %s",
			    f->arg[i].name, f->name, f->arg[i].unit);
			return false;
		}
		out[i] = v->number.value;
	}
	return true;
}

/* calc("roof_ridge_point", ...): a formula of the books on these numbers. */
static const struct value *
calc_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct call call = { args, count, error };
	const char *name = arg_text(call, 0);
	double arg[FORMULA_ARGS];
	int i = find_formula(name);

	if (i < 0)
		return call_fails(c, call, "there is no formula \"%s\"",
		    name ? name : "");
	if (!formula_args(c, call, &formulas[i], arg))
		return NULL;
	return value_quantity(arena, row_quantity(formulas[i].result.unit,
	    formulas[i].call(arg)), NULL, NULL);
}

/* number(value, unit, digits): a text. */
static const struct value *
number_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct call call = { args, count, error };
	const char *unit = arg_text(call, 1);
	struct quantity want;
	struct text t;
	int digits;

	if (!count || args[0]->type != VALUE_NUMBER)
		return call_fails(c, call, "wants a number");
	digits = value_digits(args[0]);
	if (count > 2 && !call_digits(c, call, args[2], &digits))
		return NULL;
	if (unit && (!unit_parse(unit, &want) ||
	    !dim_equal(want.dim, args[0]->number.dim)))
		return call_fails(c, call, "the number has not the dimension "
		    "of \"%s\"", unit);
	text_init(&t, arena);
	number_show(&t, args[0]->number, unit ? unit : args[0]->unit, digits);
	return value_text(arena, t.data, NULL);
}

/* days_between("2026-01-31", date): how long before. */
static const struct value *
days_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct call call = { args, count, error };
	double days;

	if (!date_days(arg_text(call, 0), arg_text(call, 1), &days))
		return call_fails(context, call, "wants two dates");
	return value_number(arena, days * 86400, "day", NULL);
}

/* escape(text): data as Markdown, for notes that are put together. */
static const struct value *
escape_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct text t;

	if (!count)
		return call_fails(context, (struct call){ args, count, error },
		    "wants a value");
	text_init(&t, arena);
	markdown_escape(&t, show_value(arena, args[0]), true);
	return value_text(arena, t.data, NULL);
}

/* code(text): a code span that the text cannot leave. */
static const struct value *
code_function(void *context, struct arena *arena,
    const struct value *const *args, size_t count, const char **error)
{
	struct compose *c = context;
	struct call call = { args, count, error };
	struct piece *piece = ARENA_NEW(arena, struct piece);
	const char *text = arg_text(call, 0);
	size_t run = 0, most = 0;
	struct text t;

	if (!text || !*text)
		return call_fails(c, call, "wants a text");
	text = text_clean(arena, text, strlen(text), false);
	for (const char *p = text; *p; p++) {
		run = *p == '`' ? run + 1 : 0;
		most = run > most ? run : most;
	}
	text_init(&t, arena);
	for (size_t i = 0; i <= most; i++)
		text_char(&t, '`');
	text_printf(&t, most ? " %s " : "%s", text);
	for (size_t i = 0; i <= most; i++)
		text_char(&t, '`');
	piece->type = PIECE_MARKDOWN;
	piece->text = t.data;
	return value_block(arena, piece);
}

void
parts_install(struct compose *c)
{
	static const struct { const char *name; template_function *f; } f[] = {
		{ "link", link_function }, { "note", note_function },
		{ "caution", caution_function },
		{ "assumption", assumption_function },
		{ "download", download_function },
		{ "formula", formula_function }, { "calc", calc_function },
		{ "number", number_function }, { "escape", escape_function },
		{ "code", code_function }, { "days_between", days_function },
	};

	for (size_t i = 0; i < COUNT(f); i++)
		templates_function(c->templates, f[i].name, f[i].f, c);
}
