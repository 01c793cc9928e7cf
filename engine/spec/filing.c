/* What the files of a guide gave, each record under its verb and id. */
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/digest.h"
#include "base/file.h"
#include "base/map.h"
#include "base/text.h"
#include "catalog/private.h"
#include "feed/listing.h"
#include "feed/prices.h"
#include "feed/label.h"
#include "spec/load.h"

struct filing {
	const struct spec *spec;
	struct catalog *catalog;
	struct listing *listing;       /* of its offers */
	struct map *places;            /* "verb id" to its struct origin */
	struct map *stocked;           /* "verb id" of a catalogue in use */
};

uint64_t
file_digest(const char *name, const char *data, size_t len)
{
	return digest_add(digest_add(DIGEST_EMPTY, name, strlen(name) + 1),
	    data, len);
}

/* Ends a name so, whatever the case of its letters? */
static bool
ends_like(const char *name, const char *suffix)
{
	size_t len = strlen(name), n = strlen(suffix);

	return len > n && !strcasecmp(name + len - n, suffix);
}

static void
count_digest(struct catalog *c, uint64_t digest)
{
	c->digest = digest_add(c->digest, &digest, sizeof(digest));
}

/*
 * A page is no fact: the guide's own takes the place of the catalogue's, as
 * its templates do.
 */
static bool
shadows(struct filing *f, struct record *record, const char *key)
{
	const struct record *stocked = map_get(f->stocked, key);
	struct record_list *list = &f->catalog->pages;

	if (!stocked || record->stocked ||
	    strcmp(record->type->verb, "page") != 0)
		return false;
	for (size_t i = 0; i < list->count; i++)
		if (list->item[i] == stocked)
			list->item[i] = record;
	map_put(f->stocked, key, NULL);
	map_put(f->places, key, &record->at);
	return true;
}

/* Files a record under its verb and id, unless there is one already. */
static void
file_record(struct filing *f, struct record *record)
{
	const char *verb = record->type->verb;
	char *key = arena_printf(f->spec->arena, "%s %s", verb, record->id);
	const struct origin *other = map_get(f->places, key);
	struct record_list *list = catalog_list(f->catalog, verb);

	if (other && shadows(f, record, key))
		return;
	if (other) {
		diag(f->spec->diags, DIAG_duplicate_id, record->at,
		    "%s%s%s%s stands at %s:%d already%s%s%s", verb,
		    *record->id ? " \"" : "", record->id,
		    *record->id ? "\"" : "", other->file, other->line,
		    map_get(f->stocked, key) ? "; change." : "",
		    map_get(f->stocked, key) ? verb : "",
		    map_get(f->stocked, key) ? " gives it other values" : "");
		return;
	}
	if (record->stocked)
		map_put(f->stocked, key, record);
	map_put(f->places, key, &record->at);
	ARRAY_ADD(f->spec->arena, list, record);
}

/* A record of a catalogue in use knows that it is. */
static void
stock(struct record *r, const struct library *l)
{
	r->stocked = l != NULL;
	r->ours = l && l->ours;
	r->installed |= r->stocked;
}

static void
stock_offers(struct filing *f, const struct library *by, const char *file)
{
	struct record_list *l = &f->catalog->offers;

	for (size_t i = 0; i < l->count; i++)
		if (strcmp(l->item[i]->at.file, file) == 0)
			stock(l->item[i], by);
}

/* Where a guide or a catalogue has its specs, and how they are named. */
static const char *
specs_folder(const struct filing *f, const struct library *l)
{
	return l ? l->folder : path_join(f->spec->arena, f->spec->root,
	    "specs");
}

static const char *
specs_shown(const struct library *l)
{
	return l ? l->shown : "specs";
}

/* Reads a data file below specs/ into the catalogue. */
static void
read_prices(struct filing *f, const struct library *l,
    const struct asked_prices *p)
{
	struct arena *arena = f->spec->arena;
	char *path = path_inside(arena, specs_folder(f, l), p->name);
	const char *shown = sandbox_shown(arena, p->name, strlen(p->name));
	const char *unread;
	size_t len;
	char *data;

	if (!path || !text_ends(p->name, ".csv")) {
		diag(f->spec->diags, DIAG_path, p->at,
		    "\"%s\" is no .csv file below %s/", shown,
		    specs_shown(l));
		return;
	}
	data = file_read(arena, path, &len);
	if (!data) {
		diag(f->spec->diags, file_unread(), p->at, "\"%s\" %s", shown,
		    file_error());
		return;
	}
	shown = path_join(arena, specs_shown(l), shown);
	count_digest(f->catalog, file_digest(shown, data, len));
	unread = text_unread(data, len);
	if (unread)
		diag(f->spec->diags, DIAG_encoding,
		    (struct origin){ shown, 0 }, "%s", unread);
	else
		prices_read(arena, f->spec->diags, f->listing, shown, data,
		    len);
	if (l)
		stock_offers(f, l, shown);
}

static const char *
prices_key(const struct filing *f, const struct library *l, const char *name)
{
	return arena_printf(f->spec->arena, "prices_csv %s/%s",
	    specs_shown(l), name);
}

static void
file_prices(struct filing *f, const struct library *l,
    const struct asked_prices *p)
{
	struct arena *arena = f->spec->arena;
	struct origin *at = ARENA_NEW(arena, struct origin), *other;

	*at = p->at;
	other = map_put(f->places, prices_key(f, l, p->name), at);
	if (!other)
		read_prices(f, l, p);
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
file_folder(struct filing *f, const struct library *l)
{
	struct arena *arena = f->spec->arena;
	struct file_list files = { 0 };
	char *folder = path_join(arena, specs_folder(f, l), "prices");

	if (file_find(arena, folder, ".csv", &files) != 0)
		return;
	for (size_t i = 0; i < files.count; i++) {
		char *name = path_join(arena, "prices", files.item[i]);
		struct asked_prices p = { name, { path_join(arena,
		    specs_shown(l), name), 0 } };

		if (!map_get(f->places, prices_key(f, l, name)))
			read_prices(f, l, &p);
	}
}

/* A file of signatures that lost them. */
static void
tell_unsigned(const struct filing *f, const struct loaded *file)
{
	if (file->library || file->records.count || file->stopped ||
	    !text_starts(file->name, "specs/approvals/"))
		return;
	diag(f->spec->diags, DIAG_broken_seal, (struct origin){ file->name,
	    0 }, "it holds no approval any more; take back what was signed, "
	    "or remove the file");
}

/* What one file gave; the guide alone has a site. */
static void
file_one(struct filing *f, const struct loaded *file)
{
	tell_unsigned(f, file);
	count_digest(f->catalog, file->digest);
	f->catalog->partial |= file->stopped;
	for (size_t n = 0; n < file->records.count; n++) {
		struct record *r = file->records.item[n];

		r->installed = file->text != NULL;
		stock(r, file->library);
		if (!r->stocked || !r->type->singleton)
			file_record(f, r);
	}
	for (size_t n = 0; n < file->prices.count; n++)
		file_prices(f, file->library, &file->prices.item[n]);
}

/* Why nobody reads a file below specs/ that looks as if it were meant, or
 * NULL. */
static const char *
passed_over(const struct filing *f, const char *name)
{
	static const char *const read[] = { "prices/", "measured/",
		"feeds/" };
	const char *suffix = ends_like(name, ".lua") ? ".lua" : ".csv";

	if (!ends_like(name, suffix))
		return NULL;
	if (!text_ends(name, suffix))
		return arena_printf(f->spec->arena, "is not read: its name "
		    "has to end in %s, in small letters", suffix);
	if (!strcmp(suffix, ".lua") || map_get(f->places, prices_key(f, NULL,
	    name)))
		return NULL;
	for (size_t i = 0; i < COUNT(read); i++)
		if (text_starts(name, read[i]))
			return NULL;
	return "is not read: prices stand in specs/prices, measured cases in "
	    "specs/measured, and no prices_csv names it";
}

static void
tell_passed_over(const struct filing *f)
{
	struct arena *arena = f->spec->arena;
	struct file_list files = { 0 };

	if (file_find(arena, specs_folder(f, NULL), "", &files) != 0)
		return;
	for (size_t i = 0; i < files.count; i++) {
		const char *why = passed_over(f, files.item[i]);

		if (why)
			diag(f->spec->diags, DIAG_not_read, (struct origin){
			    path_join(arena, specs_shown(NULL),
			    files.item[i]), 0 }, "%s", why);
	}
}

/* Catalogues first: what the guide repeats of them is told of the guide. */
void
file_all(const struct spec *spec, struct catalog *c,
    const struct loaded *file, size_t count, const struct library_list *all)
{
	struct filing f = { spec, c, listing_new(spec->arena, &c->offers),
		map_new(spec->arena), map_new(spec->arena) };
	bool kept = false;             /* the guide's prices, by a catalogue */

	c->digest = DIGEST_EMPTY;
	listing_until(f.listing, spec->until);
	for (int own = 0; own < 2; own++)
		for (size_t i = 0; i < count; i++)
			if (own == !file[i].library)
				file_one(&f, &file[i]);
	for (size_t i = 0; i < all->count; i++)
		if (library_holds(all->item[i], "prices")) {
			file_folder(&f, all->item[i]);
			kept |= all->item[i]->ours;
		}
	if (spec->root && !kept)
		file_folder(&f, NULL);
	if (spec->root && !spec->wants)
		tell_passed_over(&f);
	labels_apply(c, spec->arena);
	if (spec->audience)
		private_offers(c, spec->arena, spec->audience);
	listing_retire(spec->arena, c, spec->diags);
}
