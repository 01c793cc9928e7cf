#include "base/tree.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"

enum { CHUNK = 4 * 1024, PATH_MOST = 4096 };

int
tree_open(int up, const char *name)
{
	return openat(up, name,
	    O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

int
tree_parents(int fd, const char *path)
{
	char part[PATH_MOST];
	size_t len = strlen(path);

	if (len >= sizeof(part)) {
		errno = ENAMETOOLONG;
		return -1;
	}
	for (size_t i = 1; i < len; i++) {
		if (path[i] != '/')
			continue;
		memcpy(part, path, i);
		part[i] = '\0';
		if (mkdirat(fd, part, 0777) != 0 && errno != EEXIST)
			return -1;
	}
	return 0;
}

static int
write_all(int fd, const char *data, size_t len)
{
	while (len) {
		ssize_t n = write(fd, data, len);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return -1;
		data += n;
		len -= (size_t)n;
	}
	return 0;
}

static int
write_new(int fd, const char *path, const void *data, size_t len, bool flush)
{
	int out = openat(fd, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
	    0666);
	int status, saved;

	if (out < 0)
		return -1;
	status = write_all(out, data, len);
	if (status == 0 && flush)
		status = fsync(out);
	saved = errno;
	if (close(out) != 0)
		return -1;
	errno = saved;
	return status;
}

int
tree_write(int fd, const char *path, const void *data, size_t len)
{
	return write_new(fd, path, data, len, false);
}

/* The folder that holds path, flushed: what was named there stays named. */
static int
flush_folder(int fd, const char *path)
{
	const char *slash = strrchr(path, '/');
	char folder[PATH_MOST] = ".";
	size_t len = slash ? (size_t)(slash - path) : 0;
	int up, status, saved;

	if (len >= sizeof(folder)) {
		errno = ENAMETOOLONG;
		return -1;
	}
	if (slash)
		memcpy(folder, len ? path : "/", len ? len : 1);
	folder[slash ? (len ? len : 1) : 1] = '\0';
	up = openat(fd, folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (up < 0)
		return -1;
	status = fsync(up);
	saved = errno;
	close(up);
	errno = saved;
	return status;
}

/* Gives a file its own name, where that is free, or in the place of another;
 * some file systems have no links. */
static int
give_name(int fd, const char *from, const char *path, bool replace)
{
	if (replace)
		return renameat(fd, from, fd, path);
	if (linkat(fd, from, fd, path, 0) == 0)
		return 0;
	if (errno == EEXIST || faccessat(fd, path, F_OK, 0) == 0) {
		errno = EEXIST;
		return -1;
	}
	return renameat(fd, from, fd, path);
}

static int
write_whole(int fd, const char *path, const void *data, size_t len,
    bool replace)
{
	char beside[PATH_MOST];
	int n = snprintf(beside, sizeof(beside), "%s.%ld.new", path,
	    (long)getpid());
	int status, saved;

	if (n < 0 || (size_t)n >= sizeof(beside)) {
		errno = ENAMETOOLONG;
		return -1;
	}
	unlinkat(fd, beside, 0);
	status = write_new(fd, beside, data, len, true);
	if (status == 0 && !tree_holds(fd, beside, data, len)) {
		errno = EIO;
		status = -1;
	}
	if (status == 0)
		status = give_name(fd, beside, path, replace);
	saved = errno;
	unlinkat(fd, beside, 0);
	errno = saved;
	return status == 0 ? flush_folder(fd, path) : -1;
}

int
tree_create(int fd, const char *path, const void *data, size_t len)
{
	return write_whole(fd, path, data, len, false);
}

int
tree_replace(int fd, const char *path, const void *data, size_t len)
{
	return write_whole(fd, path, data, len, true);
}

/* A regular file, opened, with its size; -1 for anything else. */
static int
open_file(int fd, const char *path, size_t *size)
{
	int in = openat(fd, path,
	    O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
	struct stat st;

	if (in < 0)
		return -1;
	if (fstat(in, &st) == 0 && S_ISREG(st.st_mode)) {
		*size = (size_t)st.st_size;
		return in;
	}
	close(in);
	return -1;
}

/* Up to len bytes, fewer only at the end or on a fault. */
static size_t
read_chunk(int fd, char *buffer, size_t len)
{
	size_t got = 0;

	while (got < len) {
		ssize_t n = read(fd, buffer + got, len - got);

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			break;
		got += (size_t)n;
	}
	return got;
}

char *
tree_read(struct arena *arena, int fd, const char *path, size_t most)
{
	size_t size;
	int in = open_file(fd, path, &size);
	char *text = NULL;

	if (in < 0)
		return NULL;
	if (size <= most) {
		text = arena_alloc(arena, size + 1);
		if (read_chunk(in, text, size) != size)
			text = NULL;
	}
	close(in);
	return text;
}

bool
tree_holds(int fd, const char *path, const void *data, size_t len)
{
	const char *want = data;
	char buffer[CHUNK];
	size_t size, done = 0, n = 0;
	int in = open_file(fd, path, &size);

	if (in < 0)
		return false;
	while (size == len && done < len) {
		n = read_chunk(in, buffer, sizeof(buffer));
		if (n == 0 || n > len - done ||
		    memcmp(buffer, want + done, n) != 0)
			break;
		done += n;
	}
	close(in);
	return size == len && done == len;
}

bool
tree_same(int a, int b, const char *path)
{
	char x[CHUNK], y[CHUNK];
	size_t size_a, size_b, n;
	int in_a = open_file(a, path, &size_a);
	int in_b = open_file(b, path, &size_b);
	bool same = in_a >= 0 && in_b >= 0 && size_a == size_b;

	for (size_t left = same ? size_a : 0; same && left; left -= n) {
		n = read_chunk(in_a, x, sizeof(x));
		same = n && n <= left && read_chunk(in_b, y, n) == n &&
		    memcmp(x, y, n) == 0;
	}
	if (in_a >= 0)
		close(in_a);
	if (in_b >= 0)
		close(in_b);
	return same;
}
