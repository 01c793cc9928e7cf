#define _GNU_SOURCE	/* renameat2(), syncfs() */
#include "base/publish.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/file.h"
#include "base/manifest.h"
#include "base/map.h"
#include "base/text.h"
#include "base/tree.h"

/*
 * The folder is built under a name of its own beside the target and holds an
 * flock for as long as its process lives: one that can be locked was left
 * behind.  Naming, clearing and exchanging hold an flock on the folder above.
 */
struct publish {
	pthread_mutex_t lock;   /* arena, taken, the sums and broken */
	struct arena *arena;
	struct map *taken;      /* paths given to this publish: struct entry */
	size_t files, changed;
	bool broken;            /* a file could not be written */
	bool syncs;             /* to the disk before it is seen */
	char *parent, *name;    /* the target, split */
	char *stage_name;       /* .<name>.ridgeline-<pid> */
	char *old_name;         /* .<name>.ridgeline-old, without EXCHANGE */
	int up, stage, old;     /* folders; old is -1 when there is none */
};

/* One file of the new folder. */
struct entry {
	size_t size;            /* once it is written */
	bool whole;             /* it is */
};

enum { UNCHANGED, CHANGED };

static void
lock_folder(int fd)
{
	while (flock(fd, LOCK_EX) != 0 && errno == EINTR)
		continue;
}

/* mkdir -p; what is there already is fine. */
static int
make_folders(const char *path)
{
	if (tree_parents(AT_FDCWD, path) != 0)
		return -1;
	return mkdir(path, 0777) == 0 || errno == EEXIST ? 0 : -1;
}

/* The folder above dir and the last name of it, for a dir not there yet. */
static int
split_new(struct publish *p, const char *dir)
{
	char *path = arena_strdup(p->arena, dir), *slash;
	char full[PATH_MAX];
	const char *above = ".";
	struct stat st;

	for (size_t n = strlen(path); n > 1 && path[n - 1] == '/'; n--)
		path[n - 1] = '\0';
	if (text_ends(path, "/..") || text_ends(path, "/.")) {
		errno = EINVAL;
		return -1;
	}
	if (lstat(path, &st) == 0) {
		errno = ENOENT;  /* a symbolic link that leads nowhere */
		return -1;
	}
	p->name = path;
	slash = strrchr(path, '/');
	if (slash) {
		*slash = '\0';
		p->name = slash + 1;
		above = slash == path ? "/" : path;
	}
	if (make_folders(above) != 0 || !realpath(above, full))
		return -1;
	p->parent = arena_strdup(p->arena, full);
	return 0;
}

static int
split(struct publish *p, const char *dir)
{
	char full[PATH_MAX], *slash;

	if (!realpath(dir, full))
		return dir[0] && errno == ENOENT ? split_new(p, dir) : -1;
	slash = strrchr(full, '/');
	p->name = arena_strdup(p->arena, slash + 1);
	p->parent = arena_strndup(p->arena, full,
	    slash == full ? 1 : (size_t)(slash - full));
	if (p->name[0])
		return 0;
	errno = EBUSY;  /* the root has nothing beside it */
	return -1;
}

/* Was the folder, named for a process, left behind by it? */
static bool
is_left(int fd, const char *pid)
{
	if (flock(fd, LOCK_EX | LOCK_NB) == 0)
		return true;
	if (errno == EWOULDBLOCK)
		return false;
	return kill((pid_t)strtol(pid, NULL, 10), 0) != 0 && errno == ESRCH;
}

/* Removes what dead processes left; is one alive that publishes here, too? */
static bool
clear_left(struct publish *p)
{
	bool busy = false;
	char *prefix = arena_printf(p->arena, ".%s.ridgeline-", p->name);
	int copy = tree_open(p->up, ".");
	DIR *dir = copy < 0 ? NULL : fdopendir(copy);
	struct dirent *entry;

	while (dir && (entry = readdir(dir))) {
		const char *pid = entry->d_name + strlen(prefix);
		int fd;

		if (!text_starts(entry->d_name, prefix) ||
		    *pid < '0' || *pid > '9')
			continue;
		fd = tree_open(p->up, entry->d_name);
		if (fd >= 0 && is_left(fd, pid))
			manifest_remove(p->arena, p->up, entry->d_name);
		else if (fd >= 0)
			busy = true;
		if (fd >= 0)
			close(fd);
	}
	if (dir)
		closedir(dir);
	else if (copy >= 0)
		close(copy);
	return busy;
}

/* A process killed between two renames left the old folder aside. */
static void
recover(struct publish *p)
{
	if (faccessat(p->up, p->name, F_OK, AT_SYMLINK_NOFOLLOW) == 0)
		manifest_remove(p->arena, p->up, p->old_name);
	else
		renameat(p->up, p->old_name, p->up, p->name);
}

/* Opens the target as it is now; fails where others put something there. */
static int
open_old(struct publish *p)
{
	if (p->old >= 0)
		close(p->old);
	p->old = tree_open(p->up, p->name);
	if (p->old < 0)
		return errno == ENOENT ? 0 : -1;
	if (!manifest_foreign(p->arena, p->old))
		return 0;
	errno = EEXIST;
	return -1;
}

/* Where a hard link is refused, the copy gets the mtime of the original. */
static void
keep_mtime(struct publish *p, const char *path)
{
	struct stat st;
	struct timespec times[2];

	if (fstatat(p->old, path, &st, AT_SYMLINK_NOFOLLOW) != 0)
		return;
	times[0] = st.st_atim;
	times[1] = st.st_mtim;
	utimensat(p->stage, path, times, AT_SYMLINK_NOFOLLOW);
}

/* Writes the file, or links the published one where that is equal. */
static int
put(struct publish *p, const char *path, const void *data, size_t len)
{
	bool same = p->old >= 0 && tree_holds(p->old, path, data, len);

	if (same && linkat(p->old, path, p->stage, path, 0) == 0)
		return UNCHANGED;
	if (tree_write(p->stage, path, data, len) != 0)
		return -1;
	if (!tree_holds(p->stage, path, data, len)) {
		errno = EIO;  /* what is read back is not what was written */
		return -1;
	}
	if (same)
		keep_mtime(p, path);
	return same ? UNCHANGED : CHANGED;
}

/* Makes, opens and marks the folder beside the target. */
static int
make_stage(struct publish *p)
{
	struct stat st;
	int made = -1;

	for (int n = 0; made != 0 && n < 100; n++) {
		p->stage_name = arena_printf(p->arena, ".%s.ridgeline-%ld.%d",
		    p->name, (long)getpid(), n);
		made = mkdirat(p->up, p->stage_name, 0777);
		if (made != 0 && errno != EEXIST)
			break;
	}
	if (made == 0)
		p->stage = tree_open(p->up, p->stage_name);
	if (p->stage < 0)
		return -1;
	flock(p->stage, LOCK_EX | LOCK_NB);
	if (p->old >= 0 && fstat(p->old, &st) == 0 &&
	    fchmod(p->stage, st.st_mode & 07777) != 0)
		return -1;
	return tree_write(p->stage, MANIFEST_NAME, manifest_unfinished,
	    strlen(manifest_unfinished));
}

static int
open_all(struct publish *p, const char *dir)
{
	int status, saved;

	if (split(p, dir) != 0)
		return -1;
	p->old_name = arena_printf(p->arena, ".%s.ridgeline-old", p->name);
	p->up = open(p->parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (p->up < 0)
		return -1;
	lock_folder(p->up);
	recover(p);
	if (clear_left(p)) {
		errno = EBUSY;
		status = -1;
	} else {
		status = open_old(p) == 0 ? make_stage(p) : -1;
	}
	saved = errno;
	flock(p->up, LOCK_UN);
	errno = saved;
	return status;
}

struct publish *
publish_open(struct arena *parent, const char *dir)
{
	struct arena *arena = arena_part(parent);
	struct publish *p = ARENA_NEW(arena, struct publish);

	p->lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
	p->arena = arena;
	p->taken = map_new(arena);
	p->up = p->stage = p->old = -1;
	if (open_all(p, dir) == 0)
		return p;
	publish_abort(p);
	return NULL;
}

/* Reserves a path for one file and makes the folders above it. */
static int
claim(struct publish *p, const char *path)
{
	bool twice, broken;

	if (!path_is_plain(path)) {
		errno = EINVAL;
		return -1;
	}
	pthread_mutex_lock(&p->lock);
	broken = p->broken;
	twice = map_get(p->taken, path) != NULL;
	if (!twice)
		map_put(p->taken, arena_strdup(p->arena, path),
		    ARENA_NEW(p->arena, struct entry));
	pthread_mutex_unlock(&p->lock);
	if (!twice && !broken)
		return tree_parents(p->stage, path);
	errno = broken ? ECANCELED : EEXIST;
	return -1;
}

/* A full disk is told once, not for each of a thousand files. */
static void
give_up(struct publish *p)
{
	pthread_mutex_lock(&p->lock);
	p->broken = true;
	pthread_mutex_unlock(&p->lock);
}

static void
count(struct publish *p, const char *path, size_t size, bool changed)
{
	struct entry *e;

	pthread_mutex_lock(&p->lock);
	e = map_get(p->taken, path);
	*e = (struct entry){ .size = size, .whole = true };
	p->files++;
	p->changed += changed;
	pthread_mutex_unlock(&p->lock);
}

int
publish_file(struct publish *p, const char *path, const void *data,
    size_t len)
{
	int status;

	if (claim(p, path) != 0)
		return -1;
	status = put(p, path, data, len);
	if (status >= 0 && !budget_take(arena_budget(p->arena),
	    BUDGET_output, (double)len)) {
		errno = EDQUOT;
		status = -1;
	}
	if (status < 0) {
		give_up(p);
		return -1;
	}
	count(p, path, len, status == CHANGED);
	return 0;
}

char *
publish_path(struct publish *p, const char *path)
{
	char *full;

	if (claim(p, path) != 0)
		return NULL;
	pthread_mutex_lock(&p->lock);
	full = arena_printf(p->arena, "%s/%s/%s", p->parent, p->stage_name,
	    path);
	pthread_mutex_unlock(&p->lock);
	return full;
}

/* The new file stands until the link takes its name in one step. */
int
publish_take(struct publish *p, const char *path)
{
	char aside[64];
	struct stat st;
	bool same;

	if (fstatat(p->stage, path, &st, AT_SYMLINK_NOFOLLOW) != 0)
		return -1;
	same = p->old >= 0 && tree_same(p->old, p->stage, path);
	count(p, path, (size_t)st.st_size, !same);
	if (!same)
		return 0;
	snprintf(aside, sizeof(aside), ".link-%lx",
	    (unsigned long)pthread_self());
	if (linkat(p->old, path, p->stage, aside, 0) != 0)
		keep_mtime(p, path);
	else if (renameat(p->stage, aside, p->stage, path) != 0)
		return -1;
	return 0;
}

/* For file systems that cannot exchange: the old folder waits aside. */
static int
replace(struct publish *p)
{
	int saved;

	if (renameat(p->up, p->name, p->up, p->old_name) != 0)
		return -1;
	if (renameat(p->up, p->stage_name, p->up, p->name) == 0)
		return 0;
	saved = errno;
	renameat(p->up, p->old_name, p->up, p->name);
	errno = saved;
	return -1;
}

static int
exchange(struct publish *p)
{
	if (open_old(p) != 0)
		return -1;
	if (p->old < 0)
		return renameat(p->up, p->stage_name, p->up, p->name);
	if (renameat2(p->up, p->stage_name, p->up, p->name,
	    RENAME_EXCHANGE) == 0)
		return 0;
	if (errno != ENOSYS && errno != EINVAL)
		return -1;
	return replace(p);
}

static void
close_all(struct publish *p)
{
	int *fds[] = { &p->old, &p->stage, &p->up };

	for (size_t i = 0; i < sizeof(fds) / sizeof(fds[0]); i++) {
		if (*fds[i] >= 0)
			close(*fds[i]);
		*fds[i] = -1;
	}
}

/* Are all files there that were given, each of its size? */
static bool
is_whole(const struct publish *p)
{
	for (size_t i = 0; i < map_count(p->taken); i++) {
		const struct entry *e = map_value(p->taken, i);
		struct stat st;

		if (!e->whole || fstatat(p->stage, map_key(p->taken, i), &st,
		    AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(st.st_mode) ||
		    (size_t)st.st_size != e->size)
			return false;
	}
	return true;
}

/* Names all files, and nothing but them stands in the folder. */
static int
finish(struct publish *p)
{
	static const char aside[] = MANIFEST_NAME ".new";
	const char *text = manifest_text(p->arena, p->taken);

	if (manifest_trim(p->arena, p->stage, p->taken) != 0)
		return -1;
	if (!is_whole(p)) {
		errno = EIO;
		return -1;
	}
	if (tree_write(p->stage, aside, text, strlen(text)) != 0)
		return -1;
	if (!tree_holds(p->stage, aside, text, strlen(text))) {
		errno = EIO;
		return -1;
	}
	return renameat(p->stage, aside, p->stage, MANIFEST_NAME);
}

/* On the disk before it is seen; where that cannot be asked for, so be it. */
static int
synchronize(struct publish *p)
{
	if (!p->syncs || syncfs(p->stage) == 0)
		return 0;
	return errno == ENOSYS || errno == EINVAL || errno == EPERM ? 0 : -1;
}

int
publish_commit(struct publish *p)
{
	int status = -1, saved;

	if (finish(p) != 0 || synchronize(p) != 0)
		return -1;
	lock_folder(p->up);
	status = exchange(p);
	saved = errno;
	flock(p->up, LOCK_UN);
	errno = saved;
	if (status != 0)
		return -1;
	/* The new site stands, whatever becomes of the old one. */
	if (p->syncs)
		fsync(p->up);
	/* What cannot be removed now is left for the next publish. */
	manifest_remove(p->arena, p->up, p->stage_name);
	manifest_remove(p->arena, p->up, p->old_name);
	close_all(p);
	return 0;
}

void
publish_abort(struct publish *p)
{
	int saved = errno;

	if (p->stage >= 0)
		manifest_remove(p->arena, p->up, p->stage_name);
	close_all(p);
	errno = saved;
}

const char *
publish_foreign(struct arena *arena, const char *dir)
{
	int fd = open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	const char *names = fd < 0 ? NULL : manifest_foreign(arena, fd);

	if (fd >= 0)
		close(fd);
	return names ? names : "";
}

void
publish_sync(struct publish *p)
{
	p->syncs = true;
}

size_t
publish_files(const struct publish *p)
{
	return p->files;
}

size_t
publish_changed(const struct publish *p)
{
	return p->changed;
}
