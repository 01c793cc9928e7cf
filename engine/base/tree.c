#include "base/tree.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"

enum { CHUNK = 4 * 1024 };

int
tree_open(int up, const char *name)
{
	return openat(up, name,
	    O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

int
tree_parents(int fd, const char *path)
{
	char part[1024];
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

int
tree_write(int fd, const char *path, const void *data, size_t len)
{
	int out = openat(fd, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
	    0666);
	int status, saved;

	if (out < 0)
		return -1;
	status = write_all(out, data, len);
	saved = errno;
	if (close(out) != 0)
		return -1;
	errno = saved;
	return status;
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
