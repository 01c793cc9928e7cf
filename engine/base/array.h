/*
 * array: the one growing array, over an arena.
 *
 *	struct { struct row *item; size_t count, cap; } rows = {0};
 *	ARRAY_ADD(arena, &rows, (struct row){ .id = "a" });
 *
 * Items move when the array grows: keep indices, not pointers, while adding.
 */
#ifndef BASE_ARRAY_H
#define BASE_ARRAY_H

#include "base/arena.h"

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

#define ARRAY_ADD(arena, list, ...) do { \
	if ((list)->count == (list)->cap) { \
		size_t cap_ = (list)->cap ? 2 * (list)->cap : 8; \
		(list)->item = arena_grow((arena), (list)->item, \
		    (list)->count * sizeof(*(list)->item), \
		    cap_ * sizeof(*(list)->item)); \
		(list)->cap = cap_; \
	} \
	(list)->item[(list)->count++] = (__VA_ARGS__); \
} while (0)

#endif
