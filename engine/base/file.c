#include "base/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"

enum { LARGEST = 256 * 1024 * 1024 };

/* All of fd behind what is already known of its size; NULL and errno. */
static char *
read_all(struct arena *arena, int fd, size_t expected, size_t *len)
{
	size_t cap = expected + 1;
	char *data = arena_alloc(arena, cap);
	ssize_t n;

	*len = 0;
	while ((n = read(fd, data + *len, cap - *len)) != 0) {
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return NULL;
		*len += (size_t)n;
		if (*len > LARGEST) {
			errno = EFBIG;
			return NULL;
		}
		if (*len == cap) {
			data = arena_grow(arena, data, cap, 2 * cap);
			cap *= 2;
		}
	}
	data[*len] = '\0';
	return data;
}

char *
file_read(struct arena *arena, const char *path, size_t *len)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK), saved;
	struct stat st;
	char *data = NULL;

	if (fd < 0)
		return NULL;
	if (fstat(fd, &st) == 0) {
		if (!S_ISREG(st.st_mode))
			errno = S_ISDIR(st.st_mode) ? EISDIR : EINVAL;
		else if (st.st_size > LARGEST)
			errno = EFBIG;
		else
			data = read_all(arena, fd, (size_t)st.st_size, len);
	}
	saved = errno;
	close(fd);
	errno = saved;
	return data;
}

char *
file_read_input(struct arena *arena, size_t *len)
{
	return read_all(arena, STDIN_FILENO, BUFSIZ, len);
}

const char *
file_error(void)
{
	if (errno == EFBIG)
		return "is larger than 256 MiB";
	return errno == EINVAL || errno == ENXIO ? "is no regular file" :
	    strerror(errno);
}

enum diag_id
file_unread(void)
{
	return errno == EFBIG ? DIAG_limit : DIAG_read;
}

/* What find() carries down the tree. */
struct search {
	struct arena *arena;
	const char *suffix;
	struct file_list *list;
};

static int find(const struct search *, int, const char *);

/* One entry of the folder fd; path is its name below the top. */
static int
find_entry(const struct search *s, int fd, const char *name, const char *path)
{
	struct stat st;
	int sub;

	if (fstatat(fd, name, &st, AT_SYMLINK_NOFOLLOW) != 0)
		return errno == ENOENT ? 0 : -1;
	if (S_ISDIR(st.st_mode)) {
		sub = openat(fd, name,
		    O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
		return sub < 0 ? -1 : find(s, sub, path);
	}
	if (S_ISLNK(st.st_mode) && fstatat(fd, name, &st, 0) == 0 &&
	    S_ISDIR(st.st_mode)) {
		if (!s->list->unread || strcmp(path, s->list->unread) < 0)
			s->list->unread = arena_strdup(s->arena, path);
		return 0;
	}
	if (text_ends(name, s->suffix))
		ARRAY_ADD(s->arena, s->list,
		    arena_strdup(s->arena, path));
	return 0;
}

/* Takes fd over. */
static int
find(const struct search *s, int fd, const char *below)
{
	DIR *dir = fdopendir(fd);
	struct dirent *entry;
	int status = 0, saved;

	if (!dir) {
		close(fd);
		return -1;
	}
	while (status == 0 && (errno = 0, entry = readdir(dir))) {
		if (entry->d_name[0] == '.')
			continue;
		status = find_entry(s, fd, entry->d_name,
		    path_join(s->arena, below, entry->d_name));
	}
	saved = errno;
	if (status == 0 && saved)
		status = -1;
	closedir(dir);
	errno = saved;
	return status;
}

static int
by_bytes(const void *a, const void *b)
{
	char *const *x = a, *const *y = b;

	return strcmp(*x, *y);
}

int
file_find(struct arena *arena, const char *dir, const char *suffix,
    struct file_list *list)
{
	struct search s = { arena, suffix, list };
	size_t before = list->count;
	int fd = open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

	if (fd < 0 || find(&s, fd, "") != 0)
		return -1;
	if (list->count > before)
		qsort(list->item + before, list->count - before,
		    sizeof(*list->item), by_bytes);
	return 0;
}

bool
file_exists(const char *path)
{
	return access(path, F_OK) == 0;
}

char *
path_join(struct arena *arena, const char *dir, const char *name)
{
	size_t len = strlen(dir);

	if (len == 0 || strcmp(dir, ".") == 0 || name[0] == '/')
		return arena_strdup(arena, name);
	return arena_printf(arena, "%s%s%s", dir,
	    dir[len - 1] == '/' ? "" : "/", name);
}

char *
path_tidy(struct arena *arena, const char *path)
{
	char *whole = arena_strdup(arena, path), *last;
	char *out = whole + (*path == '/'), *to = out;
	const char *p = path;

	while (*p) {
		size_t n = strcspn(p, "/");
		bool up = n == 2 && memcmp(p, "..", 2) == 0;

		*to = '\0';
		last = strrchr(out, '/');
		last = last ? last + 1 : out;
		if (up && to > out && strcmp(last, "..") != 0) {
			to = last > out ? last - 1 : out;
		} else if (n && !(n == 1 && *p == '.')) {
			if (to > out)
				*to++ = '/';
			memmove(to, p, n);
			to += n;
		}
		p += n + (p[n] == '/');
	}
	*to = '\0';
	return whole;
}

/* Does a part of the path read ".."? */
static bool
climbs(const char *path)
{
	for (const char *p = path; p; p = strchr(p, '/')) {
		p += *p == '/';
		if (strncmp(p, "..", 2) == 0 && (p[2] == '/' || !p[2]))
			return true;
	}
	return false;
}

/* Both as realpath() gives them. */
static bool
lies_in(const char *top, const char *target)
{
	size_t len = strlen(top);

	return strncmp(target, top, len) == 0 &&
	    (target[len] == '/' || target[len] == '\0' || len == 1);
}

bool
path_below(const char *dir, const char *path)
{
	char top[PATH_MAX], full[PATH_MAX], part[PATH_MAX], *slash;

	if (strlen(path) >= sizeof(part) || !realpath(dir, top))
		return false;
	memcpy(part, path, strlen(path) + 1);
	while (!realpath(part[0] ? part : ".", full)) {
		if (!part[0])
			return false;
		slash = strrchr(part, '/');
		part[slash == part ? 1 : slash ? slash - part : 0] = '\0';
	}
	return lies_in(top, full);
}

char *
path_inside(struct arena *arena, const char *dir, const char *name)
{
	char top[PATH_MAX], target[PATH_MAX];
	char *path = path_join(arena, dir, name);

	if (name[0] == '\0' || name[0] == '/' || climbs(name)) {
		errno = EPERM;
		return NULL;
	}
	if (!realpath(dir[0] ? dir : ".", top) || !realpath(path, target))
		return NULL;
	if (lies_in(top, target))
		return path;
	errno = EPERM;
	return NULL;
}

static bool
is_plain(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	    (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-';
}

bool
path_is_plain(const char *name)
{
	size_t part = 0;

	if (strlen(name) >= 1024)
		return false;
	for (const char *p = name; *p; p++) {
		if (*p == '/' && part == 0)
			return false;
		if (*p != '/' && (!is_plain(*p) || (part == 0 && *p == '.')))
			return false;
		part = *p == '/' ? 0 : part + 1;
		if (part > 200)
			return false;
	}
	return part > 0;
}
