/*
 * digest: are two heaps of bytes the same?
 *
 * FNV-1a, 64 bits: it tells a change that happened, not one that was made to
 * pass.
 */
#ifndef BASE_DIGEST_H
#define BASE_DIGEST_H

#include <stddef.h>
#include <stdint.h>

#define DIGEST_EMPTY UINT64_C(0xcbf29ce484222325)

/* The digest with more bytes behind those it has; DIGEST_EMPTY has none. */
uint64_t digest_add(uint64_t, const void *, size_t len);

#endif
