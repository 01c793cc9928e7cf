/*
 * init: a guide to start from.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "base/tree.h"
#include "build.h"
#include "cmd/start.h"

static const struct origin nowhere;

/* What --kind may name. */
static const char *const guides[] = {
#define STARTER(kind) #kind,
#include "starters.def"
#undef STARTER
};

/* "asr, diffusion and embed". */
static const char *
all_kinds(struct arena *arena)
{
	const char *all = "";

	for (size_t i = 0; i < COUNT(guides); i++)
		all = arena_printf(arena, "%s%s%s", all, i == 0 ? "" :
		    i + 1 < COUNT(guides) ? ", " : " and ", guides[i]);
	return all;
}

/* Does the comma-separated list name the word? */
static bool
lists(const char *list, const char *word)
{
	size_t n = strlen(word);

	for (; *list; list += strcspn(list, ","), list += *list == ',')
		if (strcspn(list, ",") == n && strncmp(list, word, n) == 0)
			return true;
	return false;
}

/* Is each word of --kind one that there is? */
static bool
check_kinds(struct options *o)
{
	if (o->kind && !*o->kind)
		diag(o->diags, DIAG_usage, nowhere, "--kind takes %s, with "
		    "commas between", all_kinds(o->arena));
	for (const char *p = o->kind; p && *p;) {
		size_t len = strcspn(p, ",");
		const char *word = arena_strndup(o->arena, p, len), *near;
		size_t i = 0;

		while (i < COUNT(guides) && strcmp(guides[i], word) != 0)
			i++;
		near = i < COUNT(guides) ? NULL :
		    text_nearest(word, guides, COUNT(guides));
		if (i == COUNT(guides))
			diag(o->diags, DIAG_usage, nowhere, "--kind takes "
			    "%s, with commas between, not \"%s\"%s%s%s",
			    all_kinds(o->arena), word,
			    near ? "; did you mean \"" : "",
			    near ? near : "", near ? "\"?" : "");
		p += len + (p[len] == ',');
	}
	return !diags_status(o->diags);
}

static bool
is_wanted(const struct options *o, const struct start_file *f)
{
	if (!o->kind)
		return strcmp(f->kind, "manual") == 0;
	return !*f->kind || lists(o->kind, f->kind);
}

/* The first of the files to be written that is there already, or NULL. */
static const char *
taken(struct options *o, const char *dir)
{
	for (size_t i = 0; i < start_file_count; i++)
		if (is_wanted(o, &start_files[i]) && file_exists(path_join(
		    o->arena, dir, start_files[i].path)))
			return start_files[i].path;
	return NULL;
}

/* The text with the place where things are installed put in. */
static const char *
filled(struct options *o, const char *text)
{
	static const char mark[] = "@SHARE@";
	const char *at = strstr(text, mark);

	return at ? arena_printf(o->arena, "%.*s%s%s", (int)(at - text), text,
	    o->share ? o->share : build_share, at + sizeof(mark) - 1) : text;
}

static bool
write_start(struct options *o, const char *dir, const struct start_file *f)
{
	const char *path = path_join(o->arena, dir, f->path);
	const char *text = filled(o, f->text);

	if (tree_parents(AT_FDCWD, path) == 0 &&
	    tree_create(AT_FDCWD, path, text, strlen(text)) == 0)
		return true;
	diag(o->diags, DIAG_write, nowhere, "%s: %s", path, strerror(errno));
	return false;
}

static void
write_all(struct options *o, const char *dir)
{
	size_t written = 0;

	for (size_t i = 0; i < start_file_count; i++) {
		if (!is_wanted(o, &start_files[i]))
			continue;
		if (!write_start(o, dir, &start_files[i]))
			return;
		written++;
	}
	if (!o->quiet)
		text_printf(o->out, "%s: a guide of %zu files; change them, "
		    "then: ridgeline -C %s %s\n", dir, written, dir, o->kind ?
		    "build" : "check");
}

static int
run(struct options *o)
{
	const char *dir = path_join(o->arena, o->dir, o->arg[0]), *there;

	if (!*o->arg[0]) {
		diag(o->diags, DIAG_usage, nowhere, "no folder is called "
		    "\"\"");
		return diags_status(o->diags);
	}
	if (!check_kinds(o))
		return diags_status(o->diags);
	there = taken(o, dir);
	if (there)
		diag(o->diags, DIAG_write, nowhere, "%s holds %s already; it "
		    "is left alone", dir, there);
	else
		write_all(o, dir);
	return diags_status(o->diags);
}

const struct command command_init = {
	.name = "init", .operands = "DIR",
	.operands_min = 1, .operands_max = 1,
	.doc = "Write a small guide to start from into a folder.",
	.help = "With --kind the guide stands on the reference catalogue and "
	    "has a workload of each\nkind that is named, with commas between. "
	    "There are:"
#define STARTER(kind) " " #kind
#include "starters.def"
#undef STARTER
	    ".\nWithout, its files are those of EXAMPLES in "
	    "ridgeline-spec(5).  Nothing that is there is\nchanged.\n",
	.formats = 1u << OUTPUT_TEXT,
	.example = "ridgeline init guide --kind serve,finetune",
	.takes = TAKES_KIND,
	.run = run,
};
