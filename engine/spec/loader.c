#define _GNU_SOURCE	/* memmem() */
#include "spec/spec.h"

#include <errno.h>
#include <lauxlib.h>
#include <stddef.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/file.h"
#include "base/pool.h"
#include "catalog/private.h"
#include "spec/load.h"
#include "spec/locate.h"
#include "spec/phrase.h"
#include "spec/vocabulary.h"

enum { FILE_MAX = 4 << 20 };  /* bytes of one Lua file */

/* Reports what no later call made use of. */
static void
check_promises(struct load *l)
{
	for (size_t i = 0; i < l->promises.count; i++) {
		const struct promise *p = &l->promises.item[i];

		if (!p->kept)
			diag(l->spec->diags, p->id, p->at, "%s", p->text);
	}
}

/*
 * Lua wants a point where people say a blank: of a line that starts with
 * `change accelerator "`, the blank before the verb.
 */
static const char *
with_points(struct load *l, const char *text, size_t len)
{
	static const char word[] = "change ";
	char *out = NULL;

	for (const char *p = text; (p = memmem(p, len - (size_t)(p - text),
	    word, sizeof(word) - 1)); p++) {
		size_t n = sizeof(word) - 1, verb;
		const char *start = p;

		while (start > text && start[-1] == ' ')
			start--;
		verb = strspn(p + n, "abcdefghijklmnopqrstuvwxyz_");
		if ((start > text && start[-1] != '\n') || !verb ||
		    p[n + verb + (p[n + verb] == ' ')] != '"')
			continue;
		if (!out)
			out = arena_strndup(l->arena, text, len);
		out[p - text + (ptrdiff_t)n - 1] = '.';
	}
	return out ? out : text;
}

/* Runs the chunk; did it stop before its end? */
static bool
stops(struct load *l, const char *name, const char *text, size_t len)
{
	text = with_points(l, text, len);
	if (sandbox_load(l->box, name, text, len, -1) != 0)
		return true;
	l->locate = locate_new(l->arena, text, len);
	l->promises.count = 0;
	if (sandbox_call(l->box, 0, 0, DIAG_lua_error) != 0)
		return true;
	check_promises(l);
	return false;
}

static void
run_file(struct load *l, const char *text, size_t len)
{
	struct sandbox *box = l->box;
	int top = lua_gettop(box->lua);

	if (!wanted_file(l, text, len))
		return;
	sandbox_environment(box);
	verbs_install(l);
	l->file->stopped = stops(l, l->file->name, text, len);
	lua_settop(box->lua, top);
}

/* Runs one file that comes with the program. */
static void
load_text(struct load *l, struct loaded *file)
{
	const char *text = (const char *)file->text->text;

	l->file = file;
	arena_work(l->arena, file->name);
	file->digest = file_digest(file->name, text, file->text->len);
	run_file(l, text, file->text->len);
}

/* Reads and runs one file, named from the guide's folder. */
static void
load_file(struct load *l, struct loaded *file)
{
	struct origin at = { file->name, 0 };
	char *path = file->library ? path_inside(l->arena,
	    file->library->folder, file->inside) : path_inside(l->arena,
	    l->spec->root, file->name);
	char *text;
	size_t len;

	l->file = file;
	if (!path && errno == EPERM) {
		diag(l->spec->diags, DIAG_path, at,
		    "leads outside the %s folder", file->library ?
		    "catalogue's" : "guide's");
		return;
	}
	text = path ? file_read(l->arena, path, &len) : NULL;
	if (!text)
		diag(l->spec->diags, file_unread(), at, "%s", file_error());
	else if (len > FILE_MAX)
		diag(l->spec->diags, DIAG_limit, at,
		    "is larger than %d KiB", FILE_MAX >> 10);
	else {
		file->digest = file_digest(file->name, text, len);
		run_file(l, text, len);
	}
}

struct file_run {
	struct loaded *item;
	size_t count, cap;
	size_t done;             /* of them, run already */
	bool lacks;              /* a catalogue that they use is not there */
	struct load *loads;      /* one a worker */
};

/* Every *.lua below a folder of the guide; one that is missing holds none. */
static void
list_folder(const struct spec *spec, const char *folder, struct file_run *run)
{
	struct file_list files = { 0 };
	char *path = path_join(spec->arena, spec->root, folder);

	if (file_find(spec->arena, path, ".lua", &files) != 0) {
		if (errno != ENOENT)
			diag(spec->diags, DIAG_read,
			    (struct origin){ folder, 0 }, "%s",
			    strerror(errno));
		return;
	}
	if (files.unread)
		diag(spec->diags, DIAG_path, (struct origin){
		    path_join(spec->arena, folder, files.unread), 0 },
		    "is a link to a folder, and what is in it is not read");
	for (size_t i = 0; i < files.count; i++) {
		char *name = path_join(spec->arena, folder, files.item[i]);

		if (strcmp(name, "specs/types.lua") != 0)
			ARRAY_ADD(spec->arena, run,
			    (struct loaded){ .name = name });
	}
}

/* Files that come with the program, but for those that the guide has. */
static void
list_vocabulary(const struct spec *spec, struct file_run *run)
{
	for (size_t i = 0; i < vocabulary_count; i++) {
		const char *name = vocabulary[i].name;

		if (!spec->root || !file_exists(path_join(spec->arena,
		    spec->root, name)))
			ARRAY_ADD(spec->arena, run, (struct loaded){
			    .name = name, .text = &vocabulary[i] });
	}
}

static bool
is_vocabulary(const struct spec *spec, const char *inside)
{
	const char *name = path_join(spec->arena, "specs", inside);

	for (size_t i = 0; i < vocabulary_count; i++)
		if (strcmp(vocabulary[i].name, name) == 0)
			return true;
	return false;
}

/* Every *.lua of a catalogue, but for the words that the program brings. */
static void
list_library(const struct spec *spec, struct library *lib,
    struct file_run *run)
{
	struct file_list files = { 0 };

	if (file_find(spec->arena, lib->folder, ".lua", &files) != 0)
		diag(spec->diags, DIAG_read, (struct origin){ lib->shown, 0 },
		    "%s", strerror(errno));
	for (size_t i = 0; i < files.count; i++) {
		const char *inside = files.item[i];

		if (strcmp(inside, "types.lua") != 0 &&
		    !is_vocabulary(spec, inside))
			ARRAY_ADD(spec->arena, run, ((struct loaded){
			    .name = path_join(spec->arena, lib->shown,
			    inside), .library = lib, .inside = inside }));
	}
}

/* Files do not see each other, so that any worker may run any of them. */
static void
load_one(void *context, size_t item, int worker)
{
	struct file_run *run = context;
	struct load *l = &run->loads[worker];

	if (!l->box)
		l->box = sandbox_open(l->arena, l->spec->diags,
		    l->spec->limits);
	if (l->box && run->item[run->done + item].text)
		load_text(l, &run->item[run->done + item]);
	else if (l->box)
		load_file(l, &run->item[run->done + item]);
	else
		diag(l->spec->diags, DIAG_read, (struct origin){ NULL, 0 },
		    "Lua does not start: out of memory");
}

/* Runs what was listed since the last time. */
static void
load_files(const struct spec *spec, struct file_run *run)
{
	int workers = pool_workers(spec->jobs);

	run->loads = arena_array(spec->arena, (size_t)workers,
	    sizeof(*run->loads));
	for (int i = 0; i < workers; i++)
		run->loads[i] = (struct load){ .spec = spec,
			.arena = arena_part(spec->arena) };
	pool_run(spec->jobs, run->count - run->done, load_one, run);
	for (int i = 0; i < workers; i++)
		if (run->loads[i].box)
			sandbox_close(run->loads[i].box);
	run->done = run->count;
}

/* The catalogue that a file states, of an id or of any; or NULL. */
static const struct catalogue *
stated_catalogue(const struct loaded *file, const char *id)
{
	for (size_t i = 0; i < file->records.count; i++) {
		const struct record *r = file->records.item[i];

		if (strcmp(r->type->verb, "catalogue") == 0 &&
		    (!id || strcmp(r->id, id) == 0))
			return (const struct catalogue *)r;
	}
	return NULL;
}

/* The folders that a catalogue says are its own. */
static void
take_parts(const struct spec *spec, struct library_list *all,
    struct library *l, const struct catalogue *c)
{
	if (!c || !c->folders.count)
		return;
	l->parts = &c->folders;
	for (size_t i = 0; i < c->folders.count; i++) {
		const char *part = c->folders.item[i].text;
		const char *folder = path_join(spec->arena, l->folder, part);

		if (file_exists(folder))
			continue;
		ARRAY_ADD(spec->arena, &all->sought, folder);
		diag(spec->diags, DIAG_path, c->folders.fact.at,
		    "catalogue \"%s\": there is no folder \"%s\"",
		    c->head.id, part);
	}
}

/* Takes what stands in a folder of others than the catalogue out again. */
static void
keep_parts(const struct spec *spec, struct file_run *run, size_t from,
    struct library_list *all, struct library *l)
{
	for (size_t i = from; i < run->count; i++)
		if (run->item[i].library == l)
			take_parts(spec, all, l, stated_catalogue(
			    &run->item[i], NULL));
	for (size_t i = from; i < run->count; i++) {
		struct loaded *file = &run->item[i];

		if (file->library != l || library_holds(l, file->inside) ||
		    stated_catalogue(file, NULL))
			continue;
		file->records.count = file->prices.count = 0;
		file->uses.count = file->changes.count = 0;
	}
}

/*
 * A catalogue that the guide keeps in folders of its own specs, and uses by
 * its name as other guides do: what it does not use is not published.
 */
static void
own_library(const struct spec *spec, struct file_run *run,
    struct library_list *all, const struct asked_use *use)
{
	const struct catalogue *c = NULL;
	size_t specs = strlen("specs/");
	struct library *l;

	for (size_t i = 0; i < all->count; i++)
		if (strcmp(all->item[i]->name, use->name) == 0)
			return;
	for (size_t i = 0; !c && i < run->count; i++)
		if (!run->item[i].library && !run->item[i].text)
			c = stated_catalogue(&run->item[i], use->name);
	if (!c || !c->folders.count)
		return;
	l = ARENA_NEW(spec->arena, struct library);
	*l = (struct library){ .name = use->name, .shown = "specs",
		.folder = path_join(spec->arena, spec->root, "specs"),
		.ours = true };
	take_parts(spec, all, l, c);
	ARRAY_ADD(spec->arena, all, l);
	for (size_t i = 0; i < run->count; i++) {
		struct loaded *file = &run->item[i];

		if (!file->library && !file->text && strncmp(file->name,
		    "specs/", specs) == 0 && library_holds(l, file->name +
		    specs))
			file->library = l;
	}
}

/* Lists the catalogues that the files from one on use. */
static void
list_uses(const struct spec *spec, struct file_run *run, size_t from,
    struct library_list *all)
{
	size_t known = all->count, count = run->count;

	for (size_t i = from; i < count; i++)
		for (size_t n = 0; n < run->item[i].uses.count; n++) {
			const struct asked_use *use =
			    &run->item[i].uses.item[n];

			if (!run->item[i].library)
				own_library(spec, run, all, use);
			run->lacks |= !library_find(spec, all,
			    run->item[i].library, use);
		}
	for (size_t i = known; i < all->count; i++)
		if (!all->item[i]->ours)
			list_library(spec, all->item[i], run);
}

/* What the uses of all files ask for by name. */
static void
pick_uses(const struct spec *spec, struct catalog *c,
    const struct file_run *run, struct library_list *all)
{
	for (size_t i = 0; i < run->count; i++)
		for (size_t n = 0; n < run->item[i].uses.count; n++) {
			const struct asked_use *use =
			    &run->item[i].uses.item[n];
			const struct library *l = library_find(spec, all,
			    run->item[i].library, use);

			if (l)
				library_pick(spec, c, l, use);
		}
}

static void
tell_folders(const struct spec *spec, struct catalog *c,
    const struct library_list *all)
{
	c->folder = arena_array(spec->arena, all->count + all->sought.count +
	    1, sizeof(*c->folder));
	for (size_t i = 0; i < all->count; i++)
		if (!all->item[i]->ours)
			c->folder[c->folders++] = all->item[i]->folder;
	for (size_t i = 0; i < all->sought.count; i++)
		c->folder[c->folders++] = all->sought.item[i];
}

struct catalog *
spec_load(const struct spec *spec)
{
	struct catalog *c = ARENA_NEW(spec->arena, struct catalog);
	struct library_list all = { 0 };
	struct file_run run = { 0 };
	size_t from = 0;

	list_vocabulary(spec, &run);
	if (spec->root) {
		list_folder(spec, "site", &run);
		list_folder(spec, "specs", &run);
	}
	while (run.done < run.count) {
		from = run.done;
		load_files(spec, &run);
		for (size_t i = 0; i < all.count; i++)
			keep_parts(spec, &run, from, &all,
			    all.item[i]);
		list_uses(spec, &run, from, &all);
	}
	/* What a catalogue that is not there would hold, nobody can tell. */
	c->partial = run.lacks;
	tell_folders(spec, c, &all);
	file_all(spec, c, run.item, run.count, &all);
	if (all.count)
		pick_uses(spec, c, &run, &all);
	file_changes(spec, c, run.item, run.count);
	if (spec->audience)
		private_records(c, spec->arena, spec->audience);
	catalog_seal(c, spec->arena, spec->jobs);
	if (!spec->wants)
		c->phrases = phrases_read(spec->arena, spec->diags,
		    spec->root);
	return c;
}

struct catalog *
spec_vocabulary(struct arena *arena, struct diags *diags)
{
	struct spec spec = { .arena = arena, .diags = diags,
		.limits = spec_default_limits, .jobs = 1 };

	return spec_load(&spec);
}
