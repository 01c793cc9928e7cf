/*
 * cases: published measurements, one configuration and one figure a row.
 *
 * Columns are addressed by name: their order is free, columns we do not know
 * are passed over, those that are missing count as blank.  Cells live in the
 * arena.  A row that cannot be read keeps its place and says why in `fault`;
 * a file without the columns that name and state a figure is refused.
 */
#ifndef FEED_CASES_H
#define FEED_CASES_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "base/diag.h"

struct arena;

/* Those that several kinds have, and those that a kind states for itself. */
enum case_column {
#define CASE(name, type, doc) CASE_##name,
#include "feed/case.def"
#include "kinds_case.def"
#undef CASE
	CASE_COLUMNS
};

/* What a cell holds; see case.def. */
enum column_type { COLUMN_TEXT, COLUMN_WORD, COLUMN_FORMAT, COLUMN_NUMBER,
	COLUMN_WHOLE };

struct case_row {
	struct origin at;
	const char *cell[CASE_COLUMNS]; /* NULL where blank */
	const char *fault;              /* why it cannot be read, or NULL */
};

struct cases {
	struct case_row *item;
	size_t count, cap;
};

/* Adds the file's rows; path names it in messages. */
void cases_read(struct arena *, struct diags *, struct cases *,
    const char *path, const char *csv, size_t len);

/* A file that was read. */
struct case_file {
	const char *path, *csv;
	size_t len;
};

/* The rows of all files, in their order, each file by one worker. */
void cases_read_files(struct arena *, struct diags *, int jobs,
    struct cases *, const struct case_file *, size_t count);

/* The cell, or NULL when it is blank. */
const char *case_text(const struct case_row *, enum case_column);
/* False when the cell is blank. */
bool case_number(const struct case_row *, enum case_column, double *);
/* Is the cell this word?  A blank one is no word.  Asked of every row, so
 * the first letter decides before a call does. */
static inline bool
case_is(const struct case_row *row, enum case_column c, const char *word)
{
	const char *cell = row->cell[c];

	return cell && cell[0] == word[0] && strcmp(cell, word) == 0;
}

const char *case_column_name(enum case_column);
enum column_type case_column_type(enum case_column);
/* CASE_COLUMNS where there is none of that name. */
enum case_column case_column_find(const char *name);

/* A column as people are told of it: "number", "whole number", "text". */
struct case_column_row {
	const char *name, *holds, *doc;
};

struct case_column_row case_column_row(enum case_column);

#endif
