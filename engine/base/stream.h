/*
 * stream: a file read a piece at a time, record by record.
 *
 * Memory stays the same however long the file is: a record stands in the
 * stream's own buffer until the next is asked for, ends in NUL, and may be
 * written to.  So much behind its end may be read, whatever stands there.  A
 * record longer than a mebibyte is a fault of the file.
 */
#ifndef BASE_STREAM_H
#define BASE_STREAM_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

enum { STREAM_BEYOND = 16 };

struct stream {
	int fd;
	char *data;
	size_t at, len;      /* what is read and not handed out */
	int line;            /* of the record that was returned, from 1 */
	int next_line;
	bool end;            /* of the file */
	bool quotes, nuls;   /* may some be in what is not handed out? */
	const char *error;   /* why stream_next() ended early, or NULL */
	size_t bytes;        /* read so far */
};

/* -1 with errno where it is no regular file that can be opened: a pipe may
 * never end. */
int stream_open(struct stream *, struct arena *, const char *path);
/*
 * The next line without its end, or NULL.  Where quoted is set, a line break
 * between double quotes is part of the record, as in CSV.
 */
char *stream_next(struct stream *, bool quoted, size_t *len);
void stream_close(struct stream *);

#endif
