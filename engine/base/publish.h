/*
 * publish: a folder that changes all at once.
 *
 * Files are written into a folder beside the target, which publish_commit()
 * exchanges with it in one step (renameat2 RENAME_EXCHANGE; where the file
 * system lacks that, two renames with the old folder kept until the end).  A
 * file whose bytes equal the published one is hard-linked and so keeps its
 * mtime.  A process killed at any point leaves the old folder whole, and the
 * next publish clears what was left beside it.
 *
 * The file .ridgeline in the folder names what was published there.  A target
 * that holds anything else is refused (EEXIST), and nothing else is ever
 * removed; so is one that another process is publishing to (EBUSY).  A target
 * that is a symbolic link is followed first.  Before the exchange every file is
 * read back, and what a library left beside its file is removed.
 *
 * Functions that can fail return -1 with errno set; after a failure the only
 * call of use is publish_abort().  publish_file() may be called from any
 * thread; once one file could not be written, further ones are ECANCELED.  A
 * file past the output that the budget has is EDQUOT.
 */
#ifndef BASE_PUBLISH_H
#define BASE_PUBLISH_H

#include <stddef.h>

struct arena;
struct publish;

/* Makes the folder beside dir, and dir's parents; NULL on failure. */
struct publish *publish_open(struct arena *, const char *dir);
/* path is relative and plain (path_is_plain), its folders are made. */
int publish_file(struct publish *, const char *path, const void *, size_t len);
/*
 * For libraries that write files themselves: a path inside the new folder,
 * and the call that takes the file in once it is closed.  NULL on failure.
 */
char *publish_path(struct publish *, const char *path);
int publish_take(struct publish *, const char *path);
/* Commit waits until the files are on the disk: for a crash of the machine. */
void publish_sync(struct publish *);
int publish_commit(struct publish *);
/* Removes what was written; nothing to do after a commit that worked. */
void publish_abort(struct publish *);

/* What is in the way where dir was refused with EEXIST: names, or "". */
const char *publish_foreign(struct arena *, const char *dir);

/* Sums for the closing line of a build. */
size_t publish_files(const struct publish *);
size_t publish_changed(const struct publish *);

#endif
