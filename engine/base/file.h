/*
 * file: reading files and folders, and paths.
 *
 * Every function that can fail returns NULL or -1 with errno set and leaves
 * the message to its caller.
 */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"

struct arena;

struct file_list {
	char **item;   /* paths relative to the folder, '/' between parts */
	size_t count, cap;
	/* A symbolic link to a folder, whose files are not listed; or NULL. */
	const char *unread;
};

/*
 * The whole of a regular file, with a NUL behind its len bytes; at most
 * 256 MiB.  A pipe or a device is none: it may never end.
 */
char *file_read(struct arena *, const char *path, size_t *len);
/* The same of standard input, to its end. */
char *file_read_input(struct arena *, size_t *len);
/*
 * What errno says of a file that was not read, in words, and which message that
 * is: one too large is bad input, all else a fault of the system.
 */
const char *file_error(void);
enum diag_id file_unread(void);
/*
 * Files below dir whose name ends in suffix, sorted by bytes; names that start
 * with '.' are passed over, symbolic links to folders not followed but told.
 * A link to a file is listed: ask path_inside() before reading it.  So is one
 * that leads nowhere, a pipe and a device, whose reader says so.
 */
int file_find(struct arena *, const char *dir, const char *suffix,
    struct file_list *);
bool file_exists(const char *path);
/* dir/name; dir "" or "." adds nothing, an absolute name stands alone. */
char *path_join(struct arena *, const char *dir, const char *name);
/* "a/../b" as "b": what two names of one folder have in common. */
char *path_tidy(struct arena *, const char *path);
/*
 * dir/name where that lies inside dir once links are resolved, else NULL:
 * an absolute name, "..", or a link that leads outside is refused.
 */
char *path_inside(struct arena *, const char *dir, const char *name);
/* Is path, or would it be once made, dir or something in it?  Links count. */
bool path_below(const char *dir, const char *path);
/*
 * May a page or a file be written under this relative name?  Parts of
 * A-Z a-z 0-9 '.' '_' '-' that do not start with '.', joined by single '/'.
 */
bool path_is_plain(const char *name);

#endif
