/*
 * constants: how many numbers of a guide were fitted, or may be.
 *
 * One value of one field with one reason is one constant, however many entries
 * state it.  Only fields that calibrate may change and that stand under assume
 * count.
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
