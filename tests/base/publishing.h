/*
 * publishing: a small folder published, and what is left of it.
 *
 * Include it last, in a file that stands in a folder of its own.
 */
#ifndef BASE_PUBLISHING_H
#define BASE_PUBLISHING_H

#include "scratch.h"

#include <dirent.h>
#include <errno.h>

#include "base/arena.h"
#include "base/publish.h"

static inline void
put(struct publish *p, const char *path, const char *data)
{
	assert_int_equal(publish_file(p, path, data, strlen(data)), 0);
}

/* Publishes a folder of two pages; the text of the second varies. */
static inline void
publish_two(const char *dir, const char *second)
{
	struct arena *a = arena_new(check_no_memory);
	struct publish *p = publish_open(a, dir);

	assert_non_null(p);
	put(p, "index.html", "home");
	put(p, "sub/deep/page.html", second);
	assert_int_equal(publish_commit(p), 0);
	arena_free(a);
}

/* Names in a folder, "." and ".." left out. */
static inline int
entries(const char *dir)
{
	DIR *d = opendir(dir);
	int n = -2;

	assert_non_null(d);
	while (readdir(d))
		n++;
	closedir(d);
	return n;
}

/* The errno with which dir is refused, 0 when it is not. */
static inline int
refusal(const char *dir)
{
	struct arena *a = arena_new(check_no_memory);
	struct publish *p = publish_open(a, dir);
	int error = p ? 0 : errno;

	if (p)
		publish_abort(p);
	arena_free(a);
	return error;
}

#endif
