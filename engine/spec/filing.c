/* What the files of a guide gave, each record under its verb and id. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/digest.h"
#include "base/file.h"
#include "base/map.h"
#include "base/text.h"
#include "feed/listing.h"
#include "feed/prices.h"
#include "spec/load.h"

struct filing {
	const struct spec *spec;
	struct catalog *catalog;
	struct map *places;            /* "verb id" to its struct origin */
};

uint64_t
file_digest(const char *name, const char *data, size_t len)
{
	return digest_add(digest_add(DIGEST_EMPTY, name, strlen(name) + 1),
	    data, len);
}

static void
count_digest(struct catalog *c, uint64_t digest)
{
	c->digest = digest_add(c->digest, &digest, sizeof(digest));
}

/* Files a record under its verb and id, unless there is one already. */
static void
file_record(struct filing *f, struct record *record)
{
	const char *verb = record->type->verb;
	char *key = arena_printf(f->spec->arena, "%s %s", verb, record->id);
	const struct origin *other = map_get(f->places, key);
	struct record_list *list = catalog_list(f->catalog, verb);

	if (other) {
		diag(f->spec->diags, DIAG_duplicate_id, record->at,
		    "%s%s%s%s stands at %s:%d already", verb,
		    *record->id ? " \"" : "", record->id,
		    *record->id ? "\"" : "", other->file, other->line);
		return;
	}
	map_put(f->places, key, &record->at);
	ARRAY_ADD(f->spec->arena, list, record);
}

/* Reads a data file below specs/ into the catalogue. */
static void
read_prices(struct filing *f, const struct asked_prices *p)
{
	struct arena *arena = f->spec->arena;
	char *folder = path_join(arena, f->spec->root, "specs");
	char *path = path_inside(arena, folder, p->name);
	const char *shown = sandbox_shown(arena, p->name, strlen(p->name));
	size_t len;
	char *data;

	if (!path || !text_ends(p->name, ".csv")) {
		diag(f->spec->diags, DIAG_path, p->at,
		    "\"%s\" is no .csv file below specs/", shown);
		return;
	}
	data = file_read(arena, path, &len);
	if (!data) {
		diag(f->spec->diags, DIAG_read, p->at, "\"%s\" %s", shown,
		    file_error());
		return;
	}
	shown = path_join(arena, "specs", shown);
	count_digest(f->catalog, file_digest(shown, data, len));
	if (!text_is_utf8(data, len) || memchr(data, '\0', len))
		diag(f->spec->diags, DIAG_encoding,
		    (struct origin){ shown, 0 },
		    "is not UTF-8, or holds a NUL byte");
	else
		prices_read(arena, f->spec->diags, f->catalog, shown, data,
		    len);
}

static void
file_prices(struct filing *f, const struct asked_prices *p)
{
	struct arena *arena = f->spec->arena;
	char *key = arena_printf(arena, "prices_csv %s", p->name);
	struct origin *at = ARENA_NEW(arena, struct origin), *other;

	*at = p->at;
	other = map_put(f->places, key, at);
	if (!other)
		read_prices(f, p);
	else
		diag(f->spec->diags, DIAG_duplicate_id, p->at,
		    "prices_csv \"%s\" stands at %s:%d already",
		    sandbox_shown(arena, p->name, strlen(p->name)),
		    other->file, other->line);
}

/*
 * Every price file below specs/prices, in the order of its path, but for those
 * that a spec named: a file dropped there counts without a line anywhere.
 */
static void
file_folder(struct filing *f)
{
	struct arena *arena = f->spec->arena;
	struct file_list files = { 0 };
	char *folder = path_join(arena, f->spec->root, "specs/prices");

	if (file_find(arena, folder, ".csv", &files) != 0)
		return;
	for (size_t i = 0; i < files.count; i++) {
		char *name = path_join(arena, "prices", files.item[i]);
		struct asked_prices p = { name, { path_join(arena, "specs",
		    name), 0 } };

		if (!map_get(f->places, arena_printf(arena, "prices_csv %s",
		    name)))
			read_prices(f, &p);
	}
}

void
file_all(const struct spec *spec, struct catalog *c,
    const struct loaded *file, size_t count)
{
	struct filing f = { spec, c, map_new(spec->arena) };

	c->digest = DIGEST_EMPTY;
	for (size_t i = 0; i < count; i++) {
		count_digest(c, file[i].digest);
		c->partial |= file[i].stopped;
		for (size_t n = 0; n < file[i].records.count; n++) {
			struct record *r = file[i].records.item[n];

			r->installed = file[i].text != NULL;
			file_record(&f, r);
		}
		for (size_t n = 0; n < file[i].prices.count; n++)
			file_prices(&f, &file[i].prices.item[n]);
	}
	file_folder(&f);
	listing_retire(spec->arena, &c->offers);
}
