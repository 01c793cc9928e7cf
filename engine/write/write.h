/*
 * write: one file per format, over one guide.
 *
 * A writer walks the guide's documents and hands files to publish; it never
 * changes either.  A fault in what was to be written is a diagnostic; an error
 * of the file system is DIAG_write and -1.  The folder is the registry:
 * engine/write/<name>.c defines writer_<name>.
 *
 * Writers run at the same time, each on one thread: every one allocates from
 * arena_child() of the guide's arena and from no other, and html alone runs
 * the guide's templates.
 */
#ifndef WRITE_WRITE_H
#define WRITE_WRITE_H

#include "report/guide.h"

struct publish;
struct text;

struct writer {
	const char *name;      /* "html" */
	const char *doc;       /* what it writes, for --help and the manual */
	int (*write)(const struct guide *, struct publish *);
};

/* Generated from the folder; sorted by name. */
extern const struct writer *const writers[];
extern const size_t writer_count;

/* Adds the file; DIAG_write and -1 when it cannot. */
int write_file(const struct guide *, struct publish *, const char *path,
    const char *data, size_t len);
int write_text(const struct guide *, struct publish *, const char *path,
    const struct text *);
/* Tells why a file could not be written, from errno; -1. */
int write_fault(const struct guide *, const char *path);
/*
 * A page:ID or page:ID#anchor link as a path relative to the page from, with
 * the extension of the format (".html"); other links as they are.
 */
const char *write_href(struct arena *, const struct doc *from,
    const char *href, const char *extension);

#endif
