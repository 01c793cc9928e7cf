/*
 * tree: folders that publish works on, by file descriptor.
 *
 * Every function that can fail returns -1 with errno set.  A folder is ours
 * when it is empty or holds the mark; nothing else is ever removed.
 */
#ifndef BASE_TREE_H
#define BASE_TREE_H

#include <stdbool.h>
#include <stddef.h>

#define TREE_MARK ".ridgeline"

/* A descriptor for the folder, symbolic links refused. */
int tree_open(int up, const char *name);
bool tree_ours(int fd);
/* Removes a folder of ours; its mark goes last, so that it stays ours. */
int tree_remove(int up, const char *name);
/* Makes the folders above path. */
int tree_parents(int fd, const char *path);
int tree_write(int fd, const char *path, const void *, size_t len);
/* Is the file there, with exactly these bytes? */
bool tree_holds(int fd, const char *path, const void *, size_t len);
/* Do both folders hold the file, with equal bytes? */
bool tree_same(int a, int b, const char *path);

#endif
