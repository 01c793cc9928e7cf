/*
 * unzip: one member of a zip file, for tests that look inside a workbook.
 */
#ifndef WRITE_UNZIP_H
#define WRITE_UNZIP_H

#include <stdio.h>
#include <string.h>
#include <zlib.h>

#include "base/arena.h"
#include "base/file.h"

static inline unsigned
unzip_number(const unsigned char *p, int bytes)
{
	unsigned n = 0;

	while (bytes--)
		n = n << 8 | p[bytes];
	return n;
}

static inline char *
unzip_inflate(struct arena *arena, unsigned char *data, unsigned packed,
    unsigned size)
{
	char *out = arena_alloc(arena, size + 1);
	z_stream z = { .next_in = data, .avail_in = packed,
	    .next_out = (unsigned char *)out, .avail_out = size };

	if (inflateInit2(&z, -MAX_WBITS) != Z_OK)
		return NULL;
	if (inflate(&z, Z_FINISH) != Z_STREAM_END)
		out = NULL;
	inflateEnd(&z);
	return out;
}

/* The member's bytes, with a NUL behind; NULL where there is none. */
static inline char *
unzip_part(struct arena *arena, const char *path, const char *part)
{
	size_t len;
	unsigned char *zip = (unsigned char *)file_read(arena, path, &len);
	unsigned char *end = zip ? zip + len - 22 : NULL, *p, *local;
	unsigned skip;

	if (!zip || len < 22 || memcmp(end, "PK\5\6", 4) != 0)
		return NULL;
	p = zip + unzip_number(end + 16, 4);
	for (; p < end && !memcmp(p, "PK\1\2", 4); p += 46 + skip) {
		skip = unzip_number(p + 28, 2) + unzip_number(p + 30, 2) +
		    unzip_number(p + 32, 2);
		if (unzip_number(p + 28, 2) != strlen(part) ||
		    memcmp(p + 46, part, strlen(part)) != 0)
			continue;
		local = zip + unzip_number(p + 42, 4);
		return unzip_inflate(arena, local + 30 +
		    unzip_number(local + 26, 2) + unzip_number(local + 28, 2),
		    unzip_number(p + 20, 4), unzip_number(p + 24, 4));
	}
	return NULL;
}

#endif
