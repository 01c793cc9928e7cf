/*
 * The guides of two revisions, built from what the repository holds.
 *
 * Git writes a revision's files into a folder of its own, through an index of
 * its own: the working tree, the index and the list of worktrees stay as they
 * are.  Nothing is fetched.  Only the data that diff reads is published, and
 * the folder is removed with all that is in it.
 */
#define _GNU_SOURCE	/* environ */
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/file.h"
#include "base/text.h"
#include "build.h"
#include "cmd/cmd.h"
#include "cmd/diff.h"

/* Descriptors open at once while a folder is removed. */
enum { OPEN_MOST = 16 };

/* What stands for the files as they are now. */
static const char as_it_is[] = ".";

struct diff_trees {
	struct options *o;
	const char *folder;      /* that holds everything */
	const char *inside;      /* of the guide below its top: "" or "a/" */
	int built;
	const char *source;      /* the guide's folder of the last one */
};

static void
fail(struct diff_trees *t, const char *what, const char *why)
{
	diag(t->o->diags, DIAG_revision, (struct origin){ NULL, 0 }, "%s: %s",
	    what, why);
}

/* The environment with one variable more. */
static char **
environment(struct arena *arena, const char *more)
{
	size_t n = 0;
	char **all;

	while (environ[n])
		n++;
	all = arena_array(arena, n + 2, sizeof(*all));
	memcpy(all, environ, n * sizeof(*all));
	all[n] = arena_strdup(arena, more);
	return all;
}

static bool
went_well(pid_t pid)
{
	int status;

	while (waitpid(pid, &status, 0) < 0)
		if (errno != EINTR)
			return false;
	return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* Runs git in a folder; its output goes to the file, or nowhere. */
static bool
git(struct diff_trees *t, const char *dir, const char *out,
    const char *const *word, size_t n)
{
	struct arena *arena = t->o->arena;
	posix_spawn_file_actions_t actions;
	char **argv = arena_array(arena, n + 4, sizeof(*argv));
	char **env = environment(arena, arena_printf(arena,
	    "GIT_INDEX_FILE=%s/index", t->folder));
	pid_t pid;
	int error;

	argv[0] = arena_strdup(arena, "git");
	argv[1] = arena_strdup(arena, "-C");
	argv[2] = arena_strdup(arena, dir);
	for (size_t i = 0; i < n; i++)
		argv[i + 3] = arena_strdup(arena, word[i]);
	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out,
	    O_WRONLY | O_CREAT | O_TRUNC, 0600);
	posix_spawn_file_actions_addopen(&actions, STDERR_FILENO,
	    path_join(arena, t->folder, "said"), O_WRONLY | O_CREAT | O_TRUNC,
	    0600);
	error = posix_spawnp(&pid, "git", &actions, NULL, argv, env);
	posix_spawn_file_actions_destroy(&actions);
	errno = error;
	return !error && went_well(pid);
}

/* The first line of a file that git wrote. */
static const char *
line_of(struct diff_trees *t, const char *name)
{
	size_t len;
	char *s = file_read(t->o->arena, path_join(t->o->arena, t->folder,
	    name), &len);

	if (!s)
		return "";
	s[strcspn(s, "\n")] = '\0';
	return s;
}

static int
remove_one(const char *path, const struct stat *st, int type, struct FTW *at)
{
	(void)st;
	(void)type;
	(void)at;
	return remove(path);
}

void
diff_trees_close(struct diff_trees *t)
{
	nftw(t->folder, remove_one, OPEN_MOST, FTW_DEPTH | FTW_PHYS);
}

struct diff_trees *
diff_trees_open(struct options *o)
{
	struct diff_trees *t = ARENA_NEW(o->arena, struct diff_trees);
	const char *in = getenv("TMPDIR");
	char *folder = path_join(o->arena, in && *in ? in : "/tmp",
	    "ridgeline-diff-XXXXXX");
	const char *const prefix[] = { "rev-parse", "--show-prefix" };

	*t = (struct diff_trees){ .o = o };
	if (!mkdtemp(folder)) {
		fail(t, folder, strerror(errno));
		return NULL;
	}
	t->folder = folder;
	if (git(t, o->dir, path_join(o->arena, folder, "prefix"), prefix,
	    COUNT(prefix))) {
		t->inside = line_of(t, "prefix");
		return t;
	}
	fail(t, o->dir, *line_of(t, "said") ? line_of(t, "said") :
	    "git cannot be run");
	diff_trees_close(t);
	return NULL;
}

/* The top of the guide's repository. */
static const char *
top_of(struct diff_trees *t)
{
	const char *top = t->o->dir;

	for (const char *p = t->inside; *p; p++)
		if (*p == '/')
			top = path_join(t->o->arena, top, "..");
	return top;
}

static bool check_out(struct diff_trees *, const char *top,
    const char *revision, const char *folder);

/* One line of ls-files --stage: "mode object stage<TAB>path". */
static bool
check_out_entry(struct diff_trees *t, const char *top, char *entry,
    const char *folder)
{
	static const char submodule[] = "160000 ";
	struct arena *arena = t->o->arena;
	const size_t mode = sizeof(submodule) - 1;
	char *path = strchr(entry, '\t');
	char *object = entry + mode;

	if (!path || strncmp(entry, submodule, mode))
		return true;
	path++;
	object[strcspn(object, " ")] = '\0';
	return check_out(t, path_join(arena, top, path), object,
	    path_join(arena, folder, path));
}

/* Submodules that a tree names, each at its commit. */
static bool
check_out_inside(struct diff_trees *t, const char *top, const char *folder)
{
	static const char *const list[] = { "ls-files", "--stage", "-z" };
	const char *at = arena_printf(t->o->arena, "%s/entries", t->folder);
	size_t len;
	char *s;

	if (!git(t, top, at, list, COUNT(list)) ||
	    !(s = file_read(t->o->arena, at, &len)))
		return false;
	for (size_t i = 0; i < len; i += strlen(s + i) + 1)
		if (!check_out_entry(t, top, s + i, folder))
			return false;
	return true;
}

/*
 * The files of a revision of the repository at a folder, and of its
 * submodules; false with a message.
 */
static bool
check_out(struct diff_trees *t, const char *top, const char *revision,
    const char *folder)
{
	const char *const read[] = { "read-tree", "--end-of-options",
		revision };
	const char *const write[] = { "checkout-index", "--all", "--quiet",
		arena_printf(t->o->arena, "--prefix=%s/", folder) };

	if (git(t, top, "/dev/null", read, COUNT(read)) &&
	    git(t, top, "/dev/null", write, COUNT(write)))
		return check_out_inside(t, top, folder);
	fail(t, strcmp(top, top_of(t)) ? top : revision, line_of(t, "said"));
	return false;
}

/* Only what diff reads; messages are shown where the guide is refused. */
static bool
build(struct diff_trees *t, const char *revision, const char *dir,
    const char *out)
{
	struct options o = *t->o;
	int status;

	o.arena = arena_child(t->o->arena);
	o.diags = diags_new(o.arena);
	o.dir = dir;
	o.output = out;
	o.quiet = o.data_alone = true;
	o.most_warnings = NULL;
	status = build_site(&o);
	if (status)
		diags_print(o.diags, t->o->aside, DIAG_TEXT, false);
	arena_free(o.arena);
	if (status)
		fail(t, revision, "its guide cannot be built");
	return !status;
}

const char *
diff_build(struct diff_trees *t, const char *revision)
{
	struct arena *arena = t->o->arena;
	const char *own = arena_printf(arena, "%s/%d", t->folder, ++t->built);
	const char *out = arena_printf(arena, "%s-site", own);
	const char *dir = path_join(arena, own, t->inside);

	if (!strcmp(revision, as_it_is))
		dir = t->o->dir;
	else if (!check_out(t, top_of(t), revision, own))
		return NULL;
	t->source = dir;
	return build(t, revision, dir, out) ? out : NULL;
}

const char *
diff_source(const struct diff_trees *t)
{
	return t->source;
}
