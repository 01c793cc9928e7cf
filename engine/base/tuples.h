/*
 * tuples: a hash table from tuples of numbers to pointers.
 *
 * Texts that are looked up together are numbered first, so that hashing their
 * tuple takes a few multiplications, whatever their length.
 */
#ifndef BASE_TUPLES_H
#define BASE_TUPLES_H

#include <stddef.h>
#include <stdint.h>

struct arena;
struct tuples;

/* A table whose keys have `width` numbers each. */
struct tuples *tuples_new(struct arena *, size_t width);
/* The value, or NULL. */
void *tuples_get(const struct tuples *, const uint32_t *key);
/* Sets the value of a key that has none. */
void tuples_add(struct tuples *, const uint32_t *key, void *value);

#endif
