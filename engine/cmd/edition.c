#include "cmd/edition.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/map.h"
#include "catalog/vocabulary.h"
#include "cmd/cmd.h"
#include "feed/json.h"

/* The one that is written; those before are read too. */
static const char schema[] = "ridgeline-guide-3";
static const char *const schemas[] = { schema, "ridgeline-guide-2",
	"ridgeline-guide-1" };

/* The file itself, or the one in a published folder. */
static const char *
path_of(struct options *o, const char *path)
{
	static const char *const inside[] = { "data/guide.json",
		"guide.json" };

	for (size_t i = 0; i < COUNT(inside); i++) {
		const char *in = path_join(o->arena, path, inside[i]);

		if (file_exists(in))
			return in;
	}
	return path;
}

/* Lists and objects of a guide hold objects, with these texts. */
static const struct json *
misshapen(const struct json *of, const char *name, enum json_type type,
    const char *text)
{
	const struct json *member = json_member(of, name);

	if (!member || member->type != type)
		return member ? member : of;
	for (size_t i = 0; i < member->count; i++)
		if (member->item[i].type != JSON_object ||
		    (text && !*json_text_of(&member->item[i], text)))
			return &member->item[i];
	return NULL;
}

static bool
is_type(const struct json *of, const char *name, enum json_type type)
{
	const struct json *member = json_member(of, name);

	return member && member->type == type;
}

/* The first value that is not what a guide has there, or NULL. */
static const struct json *
check_guide(const struct json *root, const char **wanted)
{
	const struct json *d, *bad;
	size_t n;

	*wanted = "decisions wants a list of objects, each with an id";
	if ((bad = misshapen(root, "decisions", JSON_list, "id")))
		return bad;
	*wanted = "inputs wants a list of objects, each with an id";
	if (is_type(root, "inputs", JSON_list) &&
	    (bad = misshapen(root, "inputs", JSON_list, "id")))
		return bad;
	if (!is_type(root, "inputs", JSON_list) &&
	    (bad = misshapen(root, "inputs", JSON_object, NULL)))
		return bad;
	*wanted = "ranked wants a list of objects, each with an accelerator";
	n = json_items(root, "decisions", &d);
	for (size_t i = 0; i < n; i++)
		if ((bad = misshapen(&d[i], "ranked", JSON_list,
		    "accelerator")))
			return bad;
	return NULL;
}

static bool
is_known(const char *given)
{
	for (size_t i = 0; i < COUNT(schemas); i++)
		if (!strcmp(given, schemas[i]))
			return true;
	return false;
}

static const struct json *
read_guide(struct options *o, const char *path)
{
	const struct json *root, *bad;
	struct origin at = { path, 0 };
	const char *error = NULL;
	size_t len;
	char *data = file_read(o->arena, path, &len);

	if (!data) {
		diag(o->diags, file_unread(), at, "no published guide: %s",
		    file_error());
		return NULL;
	}
	root = json_read(o->arena, data, len, &error, &at.line);
	if (!root)
		diag(o->diags, DIAG_no_guide, at, "%s", error);
	else if (!is_known(json_text_of(root, "schema")))
		diag(o->diags, DIAG_no_guide, (struct origin){ path, 0 },
		    "its schema is \"%s\", and not \"%s\"",
		    json_text_of(root, "schema"), schema);
	else if ((bad = check_guide(root, &error)))
		diag(o->diags, DIAG_no_guide, (struct origin){ path,
		    bad->line }, "%s", error);
	else
		return root;
	return NULL;
}

/* The path of a file beside guide.json. */
static const char *
path_beside(struct options *o, const char *guide, const char *name)
{
	const char *slash = strrchr(guide, '/');
	const char *dir = slash ? arena_strndup(o->arena, guide,
	    (size_t)(slash - guide)) : "";

	return path_join(o->arena, dir, arena_printf(o->arena, "%s.json",
	    name));
}

/* A file beside guide.json; NULL where it is not there, or after a message. */
static const struct json *
read_beside(struct options *o, const char *guide, const char *name)
{
	const char *path = path_beside(o, guide, name), *error = NULL;
	const char *want = arena_printf(o->arena, "ridgeline-%s-1", name);
	struct origin at = { path, 0 };
	const struct json *root;
	size_t len;
	char *data;

	if (!file_exists(path))
		return NULL;
	data = file_read(o->arena, path, &len);
	root = data ? json_read(o->arena, data, len, &error, &at.line) : NULL;
	if (!data)
		diag(o->diags, file_unread(), at, "%s", file_error());
	else if (!root)
		diag(o->diags, DIAG_no_guide, at, "%s", error);
	else if (strcmp(json_text_of(root, "schema"), want) == 0)
		return root;
	else
		diag(o->diags, DIAG_no_guide, (struct origin){ path, 0 },
		    "its schema is \"%s\", and not \"%s\"",
		    json_text_of(root, "schema"), want);
	return NULL;
}

static struct map *
by_id(struct arena *arena, const struct json *of, const char *list)
{
	struct map *m = map_new(arena);
	const struct json *item;
	size_t n = json_items(of, list, &item);

	for (size_t i = 0; i < n; i++) {
		union { const struct json *kept; void *p; } it = { &item[i] };

		map_put(m, json_text_of(&item[i], "id"), it.p);
	}
	return m;
}

const struct edition *
edition_read(struct options *o, const char *given)
{
	struct edition *e = ARENA_NEW(o->arena, struct edition);
	const char *path = path_of(o, given);

	e->guide = read_guide(o, path);
	if (!e->guide)
		return NULL;
	e->orders = read_beside(o, path, "decisions");
	e->offers = read_beside(o, path, "offers");
	e->catalogue = read_beside(o, path, "catalogue");
	e->claims = read_beside(o, path, "claims");
	if (diags_status(o->diags))
		return NULL;
	e->url = json_text_of(e->catalogue, "url");
	e->program = json_text_of(e->catalogue, "program");
	e->records = by_id(o->arena, e->catalogue, "records");
	e->order = by_id(o->arena, e->orders, "decisions");
	e->offer = by_id(o->arena, e->offers, "offers");
	e->held = by_id(o->arena, e->offers, "held");
	return e;
}

const char *
input_name(const struct json *input)
{
	return input->name && *input->name ? input->name :
	    json_text_of(input, "id");
}

const char *
edition_input(const struct edition *e, const struct json *given)
{
	const struct json *item;
	size_t n = json_items(e->guide, "inputs", &item);

	if (given->type == JSON_string)
		return given->text;
	if (given->type != JSON_number || !(given->number >= 0) ||
	    given->number >= (double)n)
		return "";
	return input_name(&item[(size_t)given->number]);
}

static const struct json *
record_of(const struct edition *e, const char *verb, const char *id)
{
	char key[160];
	size_t n = strlen(verb), len = strlen(id);

	if (n + len + 2 > sizeof(key))
		return NULL;
	memcpy(key, verb, n);
	key[n] = '/';
	memcpy(key + n + 1, id, len + 1);
	return map_get(e->records, key);
}

const char *
edition_name(const struct edition *e, const char *verb, const char *id)
{
	const char *name = json_text_of(record_of(e, verb, id), "name");

	return *name ? name : id;
}

/* As the record says, else in capitals. */
const char *
edition_format(const struct edition *e, struct arena *arena, const char *id)
{
	const struct json *record = record_of(e, "format", id), *field;
	size_t n = json_items(record, "fields", &field);

	for (size_t i = 0; i < n; i++)
		if (!strcmp(json_text_of(&field[i], "id"), "written"))
			return json_text_of(&field[i], "text");
	return format_capitals(arena, id);
}
