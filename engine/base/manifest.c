#include "base/manifest.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/file.h"
#include "base/map.h"
#include "base/sort.h"
#include "base/text.h"
#include "base/tree.h"

enum { NAMED = 5, LARGEST = 64 << 20 };

const char manifest_unfinished[] =
    "Ridgeline is making this folder and may remove the whole of it.\n";

static const char list_head[] =
    "Ridgeline made this folder.  It replaces and removes the files named "
    "here, no others.\n";

/* Of folders made before files were named. */
static const char unlisted_head[] =
    "Ridgeline made this folder and replaces the whole of it.\n";

struct manifest {
	enum { NOTHING, LISTED, PLAIN, WHOLE } ours;
	struct map *files, *folders;
};

/* One way through a folder. */
struct sweep {
	struct arena *arena;
	const struct manifest *of;
	bool removes;            /* what is ours */
	bool trims;              /* what is not */
	struct text *names;      /* of what is foreign */
	size_t foreign;
};

static void
add_file(struct arena *arena, struct manifest *m, const char *path)
{
	map_put(m->files, path, m);
	for (const char *p = path; (p = strchr(p, '/')); p++)
		map_put(m->folders, arena_strndup(arena, path,
		    (size_t)(p - path)), m);
}

static void
add_lines(struct arena *arena, struct manifest *m, const char *s)
{
	for (size_t len; *s; s += len + (s[len] == '\n')) {
		len = strcspn(s, "\n");
		if (s[len] == '\n')
			add_file(arena, m, arena_strndup(arena, s, len));
	}
}

static struct manifest *
manifest_new(struct arena *arena)
{
	struct manifest *m = ARENA_NEW(arena, struct manifest);

	m->files = map_new(arena);
	m->folders = map_new(arena);
	return m;
}

/*
 * Of a folder that a publish makes: a full disk, or the end of its process, may
 * have cut what it says of itself short.
 */
static bool
is_unfinished(const char *text)
{
	return text_starts(manifest_unfinished, text);
}

/* What the folder says of itself; made: under a name for those being made. */
static struct manifest *
read_manifest(struct arena *arena, int fd, bool made)
{
	struct manifest *m = manifest_new(arena);
	char *text = tree_read(arena, fd, MANIFEST_NAME, LARGEST);

	if (!text)
		return m;
	if (made && is_unfinished(text)) {
		m->ours = WHOLE;
	} else if (!strcmp(text, unlisted_head)) {
		m->ours = PLAIN;
	} else if (text_starts(text, list_head)) {
		m->ours = LISTED;
		add_lines(arena, m, text + strlen(list_head));
	}
	return m;
}

static bool
is_ours(const struct manifest *m, const char *path, bool folder)
{
	if (m->ours == WHOLE)
		return true;
	if (m->ours == NOTHING)
		return false;
	if (!folder && !strcmp(path, MANIFEST_NAME))
		return true;
	if (m->ours == PLAIN)
		return path_is_plain(path);
	return map_get(folder ? m->folders : m->files, path) != NULL;
}

static void
note(struct sweep *s, const char *path)
{
	if (s->names && s->foreign < NAMED)
		text_printf(s->names, "%s%s", s->foreign ? ", " : "", path);
	s->foreign++;
}

static int sweep(struct sweep *, int fd, const char *below);

static int
sweep_folder(struct sweep *s, int fd, const char *name, const char *path)
{
	int sub = tree_open(fd, name), status;

	if (sub < 0)
		return -1;
	status = sweep(s, sub, path);
	close(sub);
	if (s->removes || s->trims)
		/* Where something of others is in it, it stays. */
		unlinkat(fd, name, AT_REMOVEDIR);
	return status;
}

static int
sweep_entry(struct sweep *s, int fd, const char *name, const char *path)
{
	struct stat st;
	bool folder, ours;

	if (fstatat(fd, name, &st, AT_SYMLINK_NOFOLLOW) != 0)
		return errno == ENOENT ? 0 : -1;
	folder = S_ISDIR(st.st_mode);
	ours = is_ours(s->of, path, folder) && (folder ||
	    S_ISREG(st.st_mode) || s->of->ours == WHOLE);
	if (!ours)
		note(s, path);
	if (folder && (ours || s->trims))
		return sweep_folder(s, fd, name, path);
	/* The manifest goes last, lest what is left belong to nobody. */
	if ((ours ? s->removes : s->trims) && strcmp(path, MANIFEST_NAME))
		return unlinkat(fd, name, 0);
	return 0;
}

static int
sweep(struct sweep *s, int fd, const char *below)
{
	int copy = tree_open(fd, "."), status = 0;
	DIR *dir = copy < 0 ? NULL : fdopendir(copy);
	struct dirent *entry;

	if (!dir) {
		if (copy >= 0)
			close(copy);
		return -1;
	}
	while ((errno = 0, entry = readdir(dir))) {
		const char *name = entry->d_name;

		if (strcmp(name, ".") && strcmp(name, "..") &&
		    sweep_entry(s, fd, name, path_join(s->arena, below,
		    name)) != 0)
			status = -1;
	}
	if (errno)
		status = -1;
	closedir(dir);
	return status;
}

char *
manifest_text(struct arena *arena, const struct map *files)
{
	size_t n = map_count(files);
	const char **path = arena_array(arena, n + 1, sizeof(*path));
	struct text t;

	for (size_t i = 0; i < n; i++)
		path[i] = map_key(files, i);
	qsort(path, n, sizeof(*path), sort_texts);
	text_init(&t, arena);
	text_add(&t, list_head);
	for (size_t i = 0; i < n; i++) {
		text_add(&t, path[i]);
		text_char(&t, '\n');
	}
	return t.data;
}

const char *
manifest_foreign(struct arena *arena, int fd)
{
	struct text names;
	struct sweep s = { .arena = arena, .names = &names,
		.of = read_manifest(arena, fd, false) };

	text_init(&names, arena);
	if (sweep(&s, fd, "") != 0)
		return ".";
	if (s.foreign > NAMED)
		text_printf(&names, " and %zu more", s.foreign - NAMED);
	return s.foreign ? names.data : NULL;
}

int
manifest_remove(struct arena *arena, int up, const char *name)
{
	int fd = tree_open(up, name), status;
	struct sweep s = { .arena = arena, .removes = true };

	if (fd < 0)
		return -1;
	s.of = read_manifest(arena, fd, true);
	status = sweep(&s, fd, "");
	if (status == 0 && s.foreign) {
		errno = EEXIST;
		status = -1;
	}
	if (status == 0)
		unlinkat(fd, MANIFEST_NAME, 0);
	close(fd);
	return status == 0 ? unlinkat(up, name, AT_REMOVEDIR) : -1;
}

int
manifest_trim(struct arena *arena, int fd, const struct map *files)
{
	struct manifest *m = manifest_new(arena);
	struct sweep s = { .arena = arena, .of = m, .trims = true };

	m->ours = LISTED;
	for (size_t i = 0; i < map_count(files); i++)
		add_file(arena, m, map_key(files, i));
	return sweep(&s, fd, "");
}
