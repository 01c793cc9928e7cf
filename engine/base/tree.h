/*
 * tree: folders that publish works on, by file descriptor.
 *
 * Every function that can fail returns -1 or NULL with errno set.
 */
#ifndef BASE_TREE_H
#define BASE_TREE_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

/* A descriptor for the folder, symbolic links refused. */
int tree_open(int up, const char *name);
/* Makes the folders above path. */
int tree_parents(int fd, const char *path);
int tree_write(int fd, const char *path, const void *, size_t len);
/*
 * The same, whole or not at all, also where the power fails: written beside its
 * place, flushed, read back, and only then given its name.  tree_create() wants
 * a name that is free, EEXIST else; tree_replace() takes the place of a file.
 */
int tree_create(int fd, const char *path, const void *, size_t len);
int tree_replace(int fd, const char *path, const void *, size_t len);
/* A regular file of at most so many bytes, with a NUL behind them. */
char *tree_read(struct arena *, int fd, const char *path, size_t most);
/* Is the file there, with exactly these bytes? */
bool tree_holds(int fd, const char *path, const void *, size_t len);
/* Do both folders hold the file, with equal bytes? */
bool tree_same(int a, int b, const char *path);

#endif
