#include "write/package.h"

#include <ctype.h>
#include <string.h>

#include "base/array.h"

enum type { TYPE_none, TYPE_number, TYPE_flag, TYPE_text, TYPE_mixed };

static const char *const type_names[] = { "string", "number", "boolean",
	"string", "any" };

/* Behind the cell that starts here. */
static const char *
cell_end(const char *s)
{
	if (*s != '"')
		return s + strcspn(s, ",\r");
	for (s++; *s && (*s != '"' || s[1] == '"'); s++)
		s += *s == '"';
	return s + (*s == '"');
}

/* A heading without its quotes; those within it stand doubled. */
static const char *
heading_of(struct arena *arena, const char *s, const char *end)
{
	bool quoted = *s == '"';
	char *name = arena_strndup(arena, s + quoted, (size_t)(end - s) -
	    (quoted ? 2 : 0));
	char *to = name;

	for (const char *from = name; *from; from++) {
		*to++ = *from;
		from += quoted && *from == '"';
	}
	*to = '\0';
	return name;
}

/* Of a column with both; blank cells say nothing of it. */
static enum type
both(enum type a, enum type b)
{
	if (a == b || b == TYPE_none)
		return a;
	return a == TYPE_none ? b : TYPE_mixed;
}

/* As csv.c writes them: a text without quotes starts with a letter. */
static enum type
type_of(const char *s, const char *end)
{
	size_t len = (size_t)(end - s);

	if (!len || (*s == '"' && len == 2))
		return TYPE_none;
	if ((len == 4 && !strncmp(s, "true", 4)) ||
	    (len == 5 && !strncmp(s, "false", 5)))
		return TYPE_flag;
	return *s == '"' || isalpha((unsigned char)*s) ? TYPE_text :
	    TYPE_number;
}

struct columns {
	struct typed_column { const char *name; enum type type; } *item;
	size_t count, room;
};

static void
add_column(struct arena *arena, struct columns *c, const char *name)
{
	if (c->count == c->room) {
		size_t room = c->room ? 2 * c->room : 64;

		c->item = arena_grow(arena, c->item, c->count *
		    sizeof(*c->item), room * sizeof(*c->item));
		c->room = room;
	}
	c->item[c->count++] = (struct typed_column){ .name = name };
}

static void
read_columns(struct arena *arena, const char *csv, struct columns *c)
{
	bool heading = true;
	size_t at = 0;

	for (const char *s = csv; *s; at++) {
		const char *end = cell_end(s);

		if (heading)
			add_column(arena, c, heading_of(arena, s, end));
		else if (at < c->count)
			c->item[at].type = both(c->item[at].type,
			    type_of(s, end));
		s = end + (*end == ',');
		if (*end == '\r') {
			s = end + 2;
			heading = false;
			at = (size_t)-1;
		}
	}
}

static void
add_field(struct emit *j, const char *name, enum type type)
{
	const char *unit = strchr(name, '[');

	json_open(j, NULL, '{');
	json_text(j, "name", name);
	json_text(j, "type", type_names[type]);
	if (unit)
		json_text(j, "unit", arena_strndup(j->arena, unit + 1,
		    strcspn(unit + 1, "]")));
	json_close(j, '}');
}

/* Names may have lower case, digits and ".-_/" alone. */
static const char *
name_of(struct arena *arena, const char *path)
{
	size_t len = strlen(path);
	char *name = arena_strndup(arena, path, len - strlen(".csv"));

	for (char *p = name; *p; p++)
		if (*p >= 'A' && *p <= 'Z')
			*p = (char)(*p - 'A' + 'a');
	return name;
}

void
package_open(struct package *p, const struct guide *g, struct arena *arena)
{
	struct emit *j = &p->json;

	text_init(&p->out, arena);
	*j = (struct emit){ .guide = g, .arena = arena, .out = &p->out };
	json_open(j, NULL, '{');
	json_text(j, "profile", "data-package");
	json_text(j, "name", "ridgeline-guide");
	json_text(j, "title", g->title);
	json_text(j, "created", arena_printf(arena, "%sT00:00:00Z", g->date));
	if (g->site && g->site->url.text)
		json_text(j, "homepage", g->site->url.text);
	json_open(j, "resources", '[');
}

/*
 * The ending says that it is CSV, and UTF-8 is what is meant where unsaid.  The
 * comma is said: readers guess another one from cells such as "TFLOP/s".
 */
void
package_add(struct package *p, const char *path, const char *title,
    const char *csv)
{
	struct emit *j = &p->json;
	struct columns *c = ARENA_NEW(j->arena, struct columns);

	read_columns(j->arena, csv, c);
	if (!c->count)
		return;
	json_line(j);
	json_open(j, NULL, '{');
	json_text(j, "profile", "tabular-data-resource");
	json_text(j, "name", name_of(j->arena, path));
	json_text(j, "path", path);
	if (title && *title)
		json_text(j, "title", title);
	json_open(j, "dialect", '{');
	json_text(j, "delimiter", ",");
	json_close(j, '}');
	json_open(j, "schema", '{');
	json_open(j, "fields", '[');
	for (size_t i = 0; i < c->count; i++)
		add_field(j, c->item[i].name, c->item[i].type);
	json_close(j, ']');
	json_close(j, '}');
	json_close(j, '}');
}

const struct text *
package_close(struct package *p)
{
	static const struct { const char *name, *title; } files[] = {
		{ "decisions", "What each decision orders, and alternatives" },
		{ "offers", "Every price, and those held back" },
		{ "catalogue", "Every field of every record" },
		{ "claims", "What published claims came to" },
		{ "guide", "Every decision with its figures and inputs" },
	};
	struct emit *j = &p->json;

	for (size_t i = 0; i < COUNT(files); i++) {
		json_line(j);
		json_open(j, NULL, '{');
		json_text(j, "name", arena_printf(j->arena, "%s.json",
		    files[i].name));
		json_text(j, "path", arena_printf(j->arena, "%s.json",
		    files[i].name));
		json_text(j, "title", files[i].title);
		json_text(j, "format", "json");
		json_text(j, "mediatype", "application/json");
		json_text(j, "describedby", arena_printf(j->arena,
		    "%s.schema.json", files[i].name));
		json_close(j, '}');
	}
	json_close(j, ']');
	json_close(j, '}');
	text_char(&p->out, '\n');
	return &p->out;
}
