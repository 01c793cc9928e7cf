#include "spec/spec.h"

#include <errno.h>
#include <lauxlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/digest.h"
#include "base/file.h"
#include "base/map.h"
#include "base/text.h"
#include "spec/load.h"
#include "spec/locate.h"

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
run_file(struct load *l, const char *name, const char *text, size_t len)
{
	struct sandbox *box = l->box;
	int top = lua_gettop(box->lua);

	sandbox_environment(box);
	verbs_install(l);
	if (stops(l, name, text, len))
		l->catalog->partial = true;
	lua_settop(box->lua, top);
}

void
load_digest(struct load *l, const char *name, const char *data, size_t len)
{
	uint64_t *digest = &l->catalog->digest;

	*digest = digest_add(*digest, name, strlen(name) + 1);
	*digest = digest_add(*digest, data, len);
}

/* Reads and runs one file, named from the guide's folder. */
static void
load_file(struct load *l, const char *name)
{
	struct origin at = { name, 0 };
	char *path = path_inside(l->arena, l->spec->root, name);
	char *text;
	size_t len;

	if (!path) {
		diag(l->spec->diags, DIAG_path, at,
		    "leads outside the guide's folder");
		return;
	}
	text = file_read(l->arena, path, &len);
	if (!text)
		diag(l->spec->diags, DIAG_read, at, "%s", strerror(errno));
	else if (len > FILE_MAX)
		diag(l->spec->diags, DIAG_limit, at,
		    "is larger than %d KiB", FILE_MAX >> 10);
	else {
		load_digest(l, name, text, len);
		run_file(l, name, text, len);
	}
}

/* Every *.lua below a folder of the guide; one that is missing holds none. */
static void
load_folder(struct load *l, const char *folder)
{
	struct file_list files = { 0 };
	char *path = path_join(l->arena, l->spec->root, folder);

	if (file_find(l->arena, path, ".lua", &files) != 0) {
		if (errno != ENOENT)
			diag(l->spec->diags, DIAG_read,
			    (struct origin){ folder, 0 }, "%s",
			    strerror(errno));
		return;
	}
	for (size_t i = 0; i < files.count; i++) {
		char *name = path_join(l->arena, folder, files.item[i]);

		if (strcmp(name, "specs/types.lua") != 0)
			load_file(l, name);
	}
}

struct catalog *
spec_load(const struct spec *spec)
{
	struct load l = { .spec = spec, .arena = spec->arena };

	l.catalog = ARENA_NEW(l.arena, struct catalog);
	l.catalog->digest = DIGEST_EMPTY;
	l.places = map_new(l.arena);
	l.box = sandbox_open(l.arena, spec->diags, spec->limits);
	if (l.box) {
		load_folder(&l, "site");
		load_folder(&l, "specs");
		sandbox_close(l.box);
	} else {
		diag(spec->diags, DIAG_read, (struct origin){ NULL, 0 },
		    "Lua does not start: out of memory");
	}
	catalog_seal(l.catalog, l.arena);
	return l.catalog;
}
