/*
 * map: from strings to pointers, in the order of insertion.
 *
 * Keys and values are borrowed: they must live as long as the map.  Iterating
 * means walking 0 .. map_count(); no order depends on a hash.
 */
#ifndef BASE_MAP_H
#define BASE_MAP_H

#include <stddef.h>

struct arena;
struct map;

struct map *map_new(struct arena *);
/* The value, or NULL. */
void *map_get(const struct map *, const char *key);
/* Sets the value; returns the one it replaced, or NULL. */
void *map_put(struct map *, const char *key, void *value);
size_t map_count(const struct map *);
const char *map_key(const struct map *, size_t i);
void *map_value(const struct map *, size_t i);

#endif
