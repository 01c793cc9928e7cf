/*
 * manifest: what a published folder says was written into it.
 *
 * The file .ridgeline at the top of the folder names every file that a publish
 * put there.  Nothing else is ever removed: what is not named is foreign.  A
 * folder that is still being made says so instead, and is removed whole.
 *
 * All lives in the arena given.
 */
#ifndef BASE_MANIFEST_H
#define BASE_MANIFEST_H

#include <stdbool.h>
#include <stddef.h>

#define MANIFEST_NAME ".ridgeline"

struct arena;
struct map;

/* What the file of a folder that is being made holds. */
extern const char manifest_unfinished[];

/* The text that names the keys of a map, in the order of their bytes. */
char *manifest_text(struct arena *, const struct map *files);
/*
 * Names of what is foreign in the folder, a few of them and how many more;
 * NULL where all of it is ours, or it is empty.  "." stands for a folder that
 * cannot be read.
 */
const char *manifest_foreign(struct arena *, int fd);
/*
 * Removes what is ours of a folder whose name is one that publish gives, and
 * the folder where nothing is left in it; -1 with errno where it stays.
 */
int manifest_remove(struct arena *, int up, const char *name);
/* Removes what is in the folder and not among the keys, or a folder of one. */
int manifest_trim(struct arena *, int fd, const struct map *files);

#endif
