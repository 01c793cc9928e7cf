/*
 * facts: the fields of a record as a flat list, one value an item.
 *
 * What data/catalogue.json and data/catalogue.csv hold.  Numbers stand in base
 * units; a rate is an item for each format, under the id that guide.json gives
 * it as an input ("dense.bf16").  Lists and texts live in the arena given.
 */
#ifndef WRITE_FACTS_H
#define WRITE_FACTS_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct fact;
struct record;

struct fact_item {
	const char *field;       /* "memory", "dense.bf16" */
	bool number;
	double value;            /* of a number */
	const char *unit;        /* base units, "byte/s"; "1" for none */
	const char *text;        /* of all else */
	const struct fact *fact;
};

/* Fields that were given, in the order of the type. */
size_t facts_of(struct arena *, const struct record *, struct fact_item **);

#endif
