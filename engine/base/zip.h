/*
 * zip: what readers of zip files share: numbers as they stand there, and a
 * part inflated into a place of its size.
 */
#ifndef BASE_ZIP_H
#define BASE_ZIP_H

#include <stdbool.h>
#include <stddef.h>

/* Compression methods: 0 is stored, this one deflated; APPNOTE 4.4.5. */
enum { ZIP_DEFLATED = 8 };

/* A little-endian number of so many bytes. */
unsigned long zip_number(const unsigned char *, int bytes);
/* Inflates packed bytes into exactly size; false where they are not that. */
bool zip_inflate(const unsigned char *from, size_t packed, char *to,
    size_t size);
/* The checksum that a zip file states of a part. */
unsigned long zip_sum(const char *, size_t len);

#endif
