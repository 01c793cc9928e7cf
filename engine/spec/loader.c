#include "spec/spec.h"

#include <errno.h>
#include <lauxlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/file.h"
#include "base/pool.h"
#include "spec/load.h"
#include "spec/locate.h"
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

/* Runs the chunk; did it stop before its end? */
static bool
stops(struct load *l, const char *name, const char *text, size_t len)
{
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
	file->digest = file_digest(file->name, text, file->text->len);
	run_file(l, text, file->text->len);
}

/* Reads and runs one file, named from the guide's folder. */
static void
load_file(struct load *l, struct loaded *file)
{
	struct origin at = { file->name, 0 };
	char *path = path_inside(l->arena, l->spec->root, file->name);
	char *text;
	size_t len;

	l->file = file;
	if (!path && errno == EPERM) {
		diag(l->spec->diags, DIAG_path, at,
		    "leads outside the guide's folder");
		return;
	}
	text = path ? file_read(l->arena, path, &len) : NULL;
	if (!text)
		diag(l->spec->diags, DIAG_read, at, "%s", file_error());
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

		if (!file_exists(path_join(spec->arena, spec->root, name)))
			ARRAY_ADD(spec->arena, run, (struct loaded){
			    .name = name, .text = &vocabulary[i] });
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
	if (l->box && run->item[item].text)
		load_text(l, &run->item[item]);
	else if (l->box)
		load_file(l, &run->item[item]);
	else
		diag(l->spec->diags, DIAG_read, (struct origin){ NULL, 0 },
		    "Lua does not start: out of memory");
}

static void
load_files(const struct spec *spec, struct file_run *run)
{
	int workers = pool_workers(spec->jobs);

	run->loads = arena_array(spec->arena, (size_t)workers,
	    sizeof(*run->loads));
	for (int i = 0; i < workers; i++)
		run->loads[i] = (struct load){ .spec = spec,
			.arena = arena_part(spec->arena) };
	pool_run(spec->jobs, run->count, load_one, run);
	for (int i = 0; i < workers; i++)
		if (run->loads[i].box)
			sandbox_close(run->loads[i].box);
}

struct catalog *
spec_load(const struct spec *spec)
{
	struct catalog *c = ARENA_NEW(spec->arena, struct catalog);
	struct file_run run = { 0 };

	list_vocabulary(spec, &run);
	list_folder(spec, "site", &run);
	list_folder(spec, "specs", &run);
	load_files(spec, &run);
	file_all(spec, c, run.item, run.count);
	catalog_seal(c, spec->arena, spec->jobs);
	return c;
}
