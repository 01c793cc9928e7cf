/*
 * init: a guide to start from.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "base/tree.h"
#include "cmd/cmd.h"
#include "cmd/start.h"

static const struct origin nowhere;

/* The first of the files to be written that is there already, or NULL. */
static const char *
taken(struct options *o, const char *dir)
{
	for (size_t i = 0; i < start_file_count; i++)
		if (file_exists(path_join(o->arena, dir, start_files[i].path)))
			return start_files[i].path;
	return NULL;
}

static bool
write_start(struct options *o, const char *dir, const struct start_file *f)
{
	const char *path = path_join(o->arena, dir, f->path);

	if (tree_parents(AT_FDCWD, path) == 0 &&
	    tree_write(AT_FDCWD, path, f->text, strlen(f->text)) == 0)
		return true;
	diag(o->diags, DIAG_write, nowhere, "%s: %s", path, strerror(errno));
	return false;
}

static int
run(struct options *o)
{
	const char *dir = o->arg[0], *there;

	if (!*dir) {
		diag(o->diags, DIAG_usage, nowhere, "no folder is called "
		    "\"\"");
		return diags_status(o->diags);
	}
	there = taken(o, dir);
	if (there) {
		diag(o->diags, DIAG_write, nowhere, "%s holds %s already; it "
		    "is left alone", dir, there);
		return diags_status(o->diags);
	}
	for (size_t i = 0; i < start_file_count; i++)
		if (!write_start(o, dir, &start_files[i]))
			return diags_status(o->diags);
	if (!o->quiet)
		text_printf(o->out, "%s: a guide of %zu files; change them, "
		    "then: ridgeline -C %s check\n", dir, start_file_count,
		    dir);
	return diags_status(o->diags);
}

const struct command command_init = {
	.name = "init", .operands = "DIR",
	.operands_min = 1, .operands_max = 1,
	.doc = "Write a small guide to start from into a folder.",
	.help = "Written are the files of the EXAMPLES in ridgeline-spec(5): "
	    "specs, prices, a\nsite and a template.  Nothing that is there is "
	    "changed.\n",
	.formats = 1u << OUTPUT_TEXT,
	.example = "ridgeline init guide",
	.run = run,
};
