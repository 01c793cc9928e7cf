/*
 * constants: how many numbers of a guide were fitted, or might be.
 *
 * A constant is one value of one field under one reason: entries that state
 * the same for the same reason, as those of several generations do, share it.
 * Counted are the fields that calibrate may move and that stand under assume.
 */
#ifndef VALIDATE_CONSTANTS_H
#define VALIDATE_CONSTANTS_H

#include "catalog/catalog.h"

struct constants {
	size_t entries;          /* that state one at least */
	size_t stated;           /* by all of them together */
	size_t different;        /* each once */
};

struct constants constants_count(struct arena *, const struct catalog *);

#endif
