/*
 * csv: RFC 4180 records, read one at a time from memory.
 *
 * Quoted cells may hold commas, quotes and line breaks; a BOM is skipped;
 * CRLF and LF both end a record.  Cells stand, NUL-terminated, in one copy of
 * the data in the arena.
 */
#ifndef FEED_CSV_H
#define FEED_CSV_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

struct csv {
	struct arena *arena;
	char *at, *end;
	int line;          /* of the record that csv_next() returned */
	int next_line;
	const char *error; /* set when csv_next() returns false for a fault */
	char **cell;
	size_t cells, cap;
};

void csv_open(struct csv *, struct arena *, const char *data, size_t len);
/* The next record in cell[0 .. cells-1]; false at the end or on a fault. */
bool csv_next(struct csv *);
/* What a spreadsheet or an editor made of a head, so that no column of it is
 * found; NULL where it is one of commas and plain quotes. */
const char *csv_head_fault(char *const *cell, size_t cells);

#endif
