#include "spec/library.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "spec/spec.h"

/* Folders above a guide in which a root is looked for. */
enum { DEEPEST = 24 };

static const char marker[] = ".ridgeline-root";

/* Does a folder above the guide declare itself root over this one? */
static bool
is_declared(const struct spec *spec, struct library_list *all,
    const char *folder)
{
	const char *above = spec->root;

	for (int i = 0; i < DEEPEST; i++) {
		const char *file;

		above = path_join(spec->arena, above, "..");
		file = path_join(spec->arena, above, marker);
		if (file_exists(file))
			return path_below(above, folder);
		ARRAY_ADD(spec->arena, &all->sought, file);
	}
	return false;
}

static const char *
installed_folder(const struct spec *spec, const struct asked_use *use)
{
	const char *folder = spec->share ? path_join(spec->arena,
	    spec->share, "specs") : NULL;

	if (strcmp(use->name, "reference") != 0)
		diag(spec->diags, DIAG_path, use->at, "use \"%s\": the "
		    "catalogue that is installed is \"reference\"; a folder "
		    "has a '/' in its name", use->name);
	else if (!folder || !file_exists(path_join(spec->arena, folder,
	    "catalogue.lua")))
		diag(spec->diags, DIAG_path, use->at, "use \"%s\": it is not "
		    "installed; in Ridgeline's source, make install puts it "
		    "beside the program", use->name);
	else
		return folder;
	return NULL;
}

/* A folder of a guide has its specs in specs/. */
static const char *
specs_of(const struct spec *spec, const char *folder)
{
	const char *specs = path_join(spec->arena, folder, "specs");

	return file_exists(specs) ? specs : folder;
}

/* Is it the guide's own folder of specs, by whatever way it is named? */
static bool
is_own(const struct spec *spec, const char *folder)
{
	const char *own = path_join(spec->arena, spec->root, "specs");

	return path_below(own, folder) && path_below(folder, own);
}

/* A folder without a spec is watched, so that one is seen once it is there. */
static bool
is_empty(const struct spec *spec, struct library_list *all,
    const char *folder, const struct asked_use *use)
{
	struct file_list files = { 0 };

	if (file_find(spec->arena, folder, ".lua", &files) < 0 || files.count)
		return false;
	ARRAY_ADD(spec->arena, &all->sought, folder);
	diag(spec->diags, DIAG_path, use->at, "use \"%s\": the folder holds no "
	    "spec; if it is a git submodule, `git submodule update --init` "
	    "fills it", use->name);
	return true;
}

static const char *
folder_of(const struct spec *spec, struct library_list *all,
    const char *base, const struct asked_use *use)
{
	const char *folder = path_join(spec->arena, spec->root, base);

	if (*use->name == '/') {
		diag(spec->diags, DIAG_path, use->at, "use \"%s\": name the "
		    "folder from the guide's own, such as \"../catalogue\"",
		    use->name);
		return NULL;
	}
	if (!file_exists(folder)) {
		ARRAY_ADD(spec->arena, &all->sought, folder);
		diag(spec->diags, DIAG_path, use->at, "use \"%s\": there is "
		    "no such folder", use->name);
		return NULL;
	}
	if (!path_below(spec->root, folder) && !is_declared(spec, all,
	    folder)) {
		diag(spec->diags, DIAG_path, use->at, "use \"%s\" leads "
		    "outside the guide's folder: an empty file %s in a "
		    "folder above both allows it", use->name, marker);
		return NULL;
	}
	folder = specs_of(spec, folder);
	if (is_own(spec, folder)) {
		diag(spec->diags, DIAG_path, use->at, "use \"%s\" leads back "
		    "to the guide that is read: it cannot be a catalogue of "
		    "its own", use->name);
		return NULL;
	}
	return is_empty(spec, all, folder, use) ? NULL : folder;
}

struct library *
library_find(const struct spec *spec, struct library_list *all,
    const struct library *user, const struct asked_use *use)
{
	bool named = strchr(use->name, '/') == NULL;
	const char *base = named ? NULL : path_tidy(spec->arena, path_join(
	    spec->arena, user && user->base ? user->base : "", use->name));
	const char *shown = named ? use->name : base;
	struct library *l;
	const char *folder;

	for (size_t i = 0; i < all->count; i++)
		if (strcmp(all->item[i]->name, shown) == 0)
			return all->item[i];
	folder = named ? installed_folder(spec, use) : folder_of(spec, all,
	    base, use);
	if (!folder)
		return NULL;
	l = ARENA_NEW(spec->arena, struct library);
	*l = (struct library){ .name = shown, .shown = shown,
		.folder = folder, .base = base };
	ARRAY_ADD(spec->arena, all, l);
	return l;
}

bool
library_holds(const struct library *l, const char *inside)
{
	size_t n = strcspn(inside, "/");

	for (size_t i = 0; l->parts && i < l->parts->count; i++)
		if (strlen(l->parts->item[i].text) == n && memcmp(
		    l->parts->item[i].text, inside, n) == 0)
			return true;
	return !l->parts;
}

/* Is it a record of the catalogue?  Its files are named after it. */
static bool
is_of(const struct library *l, const struct record *r)
{
	size_t n = strlen(l->shown);

	return r->stocked && r->at.file && strncmp(r->at.file, l->shown,
	    n) == 0 && r->at.file[n] == '/';
}

static void
pick_all(struct catalog *c, const struct library *l, const char *verb)
{
	struct record_list *list = catalog_list(c, verb);

	for (size_t i = 0; i < list->count; i++)
		if (is_of(l, list->item[i]))
			list->item[i]->picked = true;
}

static void
pick_id(const struct spec *spec, struct catalog *c, const struct library *l,
    const struct pick *p, const char *id)
{
	struct record_list *list = catalog_list(c, p->verb);
	const char **names = arena_array(spec->arena, list->count + 1,
	    sizeof(*names)), *near;
	size_t n = 0;

	for (size_t i = 0; i < list->count; i++) {
		struct record *r = list->item[i];

		if (strcmp(r->id, id) == 0) {
			r->picked = true;
			return;
		}
		if (r->stocked)
			names[n++] = r->id;
	}
	near = n ? text_nearest(id, names, n) : NULL;
	diag(spec->diags, DIAG_unknown_reference, p->at, "use \"%s\" names %s "
	    "\"%s\", which it does not hold%s%s%s", l->shown, p->verb, id,
	    near ? "; did you mean \"" : "", near ? near : "",
	    near ? "\"?" : "");
}

/* Of what comes along with accelerators a list leaves only what it names. */
static void
drop_others(struct catalog *c, const struct library *l, const struct pick *p)
{
	struct record_list *list = catalog_list(c, p->verb);
	size_t kept = 0;

	for (size_t i = 0; i < list->count; i++)
		if (!is_of(l, list->item[i]) || list->item[i]->picked)
			list->item[kept++] = list->item[i];
	list->count = kept;
}

static bool
comes_along(const char *verb)
{
	static const char *const verbs[] = { "offer", "host", "slice",
		"contract", "calibration", "tested", "carried", "support",
		"quality" };

	for (size_t i = 0; i < COUNT(verbs); i++)
		if (strcmp(verbs[i], verb) == 0)
			return true;
	return false;
}

/* Kinds of record of which the table says nothing come as they are needed. */
void
library_pick(const struct spec *spec, struct catalog *c,
    const struct library *l, const struct asked_use *use)
{
	if (!use->chosen) {
		pick_all(c, l, "accelerator");
		pick_all(c, l, "page");
	}
	for (size_t i = 0; i < use->picks.count; i++) {
		const struct pick *p = &use->picks.item[i];

		if (p->all)
			pick_all(c, l, p->verb);
		for (size_t n = 0; n < p->ids.count; n++)
			pick_id(spec, c, l, p, p->ids.item[n].text);
		if (comes_along(p->verb))
			drop_others(c, l, p);
	}
}
