#include "base/stream.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"

enum { BUFFER = 1 << 20 };

int
stream_open(struct stream *s, struct arena *arena, const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	struct stat st;

	if (fd < 0)
		return -1;
	if (fstat(fd, &st) != 0 || !S_ISREG(st.st_mode)) {
		close(fd);
		errno = EINVAL;
		return -1;
	}
	*s = (struct stream){ .fd = fd, .next_line = 1,
		.data = arena_alloc(arena, BUFFER + 1 + STREAM_BEYOND) };
	return 0;
}

/* Takes so many bytes behind what is there. */
static void
take(struct stream *s, size_t n)
{
	const char *from = s->data + s->len;
	bool more = s->len > 0;

	s->quotes = (more && s->quotes) || memchr(from, '"', n);
	s->nuls = (more && s->nuls) || memchr(from, '\0', n);
	s->len += n;
	s->bytes += n;
}

/* Reads behind what is there; false where nothing more comes. */
static bool
fill(struct stream *s)
{
	ssize_t n;

	if (s->end)
		return false;
	memmove(s->data, s->data + s->at, s->len - s->at);
	s->len -= s->at;
	s->at = 0;
	if (s->len == BUFFER) {
		s->error = "a line is longer than a mebibyte";
		return false;
	}
	do
		n = read(s->fd, s->data + s->len, BUFFER - s->len);
	while (n < 0 && errno == EINTR);
	if (n < 0)
		s->error = strerror(errno);
	s->end = n <= 0;
	take(s, n > 0 ? (size_t)n : 0);
	return n > 0;
}

/* Is a quote left open between these places? */
static bool
is_open(const char *from, const char *to, bool open)
{
	while (from < to && (from = memchr(from, '"', (size_t)(to - from)))) {
		open = !open;
		from++;
	}
	return open;
}

/* The end of the record within what is read, or NULL. */
static char *
find_end(struct stream *s, bool quoted, size_t *seen, bool *open)
{
	char *end;

	quoted = quoted && s->quotes;
	while ((end = memchr(s->data + s->at + *seen, '\n',
	    s->len - s->at - *seen))) {
		char *from = s->data + s->at + *seen;

		*open = quoted && is_open(from, end, *open);
		s->next_line++;
		if (!*open)
			return end;
		*seen = (size_t)(end - s->data) - s->at + 1;
	}
	if (quoted)
		*open = is_open(s->data + s->at + *seen, s->data + s->len,
		    *open);
	*seen = s->len - s->at;
	return NULL;
}

char *
stream_next(struct stream *s, bool quoted, size_t *len)
{
	size_t seen = 0;
	bool open = false;
	char *record, *end;

	s->line = s->next_line;
	while (!(end = find_end(s, quoted, &seen, &open)))
		if (!fill(s))
			break;
	if (s->error || (!end && s->at == s->len))
		return NULL;
	if (open)
		s->error = "a quoted cell does not end";
	record = s->data + s->at;
	*len = end ? (size_t)(end - record) : s->len - s->at;
	s->at += *len + (end != NULL);
	if (*len && record[*len - 1] == '\r')
		(*len)--;
	record[*len] = '\0';
	return s->error ? NULL : record;
}

void
stream_close(struct stream *s)
{
	close(s->fd);
}
