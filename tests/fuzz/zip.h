/*
 * zip: parts as one file without compression, so that bytes of a fuzzer reach
 * the reader of a part: a checksum would keep all else out.
 */
#ifndef FUZZ_ZIP_H
#define FUZZ_ZIP_H

#include <string.h>
#include <zlib.h>

#include "base/array.h"
#include "base/text.h"

struct zip_part {
	const char *name, *text;
	size_t len;
};

static inline void
zip_put(struct text *t, unsigned long n, int bytes)
{
	for (; bytes--; n >>= 8)
		text_char(t, (char)(n & 255));
}

static inline unsigned long
zip_checksum(const char *text, size_t len)
{
	return crc32(0, (const unsigned char *)text, (unsigned)len);
}

/* The records before and behind what a part holds; APPNOTE 4.3. */
static inline void
zip_add_part(struct text *t, struct text *directory, const char *name,
    const char *text, size_t len)
{
	size_t at = t->len;
	struct text *both[] = { t, directory };

	text_add_n(t, "PK\3\4", 4);
	text_add_n(directory, "PK\1\2\24\0", 6);
	for (size_t i = 0; i < 2; i++) {
		zip_put(both[i], 20, 2);
		zip_put(both[i], 0, 4);
		zip_put(both[i], 0, 4);
		zip_put(both[i], zip_checksum(text, len), 4);
		zip_put(both[i], len, 4);
		zip_put(both[i], len, 4);
		zip_put(both[i], strlen(name), 2);
		zip_put(both[i], 0, 2);
	}
	zip_put(directory, 0, 4);
	zip_put(directory, 0, 2);
	zip_put(directory, 0, 4);
	zip_put(directory, at, 4);
	text_add(t, name);
	text_add(directory, name);
	text_add_n(t, text, len);
}

/* The parts, stored; the one called other holds data instead. */
static inline void
zip_add(struct text *t, const struct zip_part *part, size_t parts,
    size_t other, const char *data, size_t len)
{
	struct text directory;
	size_t at;

	text_init(&directory, t->arena);
	for (size_t i = 0; i < parts; i++)
		zip_add_part(t, &directory, part[i].name, i == other ? data :
		    part[i].text, i == other ? len : part[i].len);
	at = t->len;
	text_add_n(t, directory.data, directory.len);
	text_add_n(t, "PK\5\6\0\0\0\0", 8);
	zip_put(t, parts, 2);
	zip_put(t, parts, 2);
	zip_put(t, directory.len, 4);
	zip_put(t, at, 4);
	zip_put(t, 0, 2);
}

#endif
