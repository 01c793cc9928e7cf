/*
 * table: rows of a CSV file of others, one at a time, cells by name.
 *
 * Columns may stand in any order; those that are not asked for are passed
 * over.  Memory does not grow with the file.
 */
#ifndef FEED_TABLE_H
#define FEED_TABLE_H

#include "base/stream.h"
#include "feed/feed.h"

enum { TABLE_COLUMNS = 24 };

struct table_file {
	struct stream stream;
	char **cell;                   /* of the row at hand */
	size_t cells, cap;
	size_t wanted;                 /* so many of a row hold what is asked */
	size_t place[TABLE_COLUMNS];   /* of what was asked, SIZE_MAX: none */
	struct arena *arena;
};

/*
 * Opens the file and finds the columns; the first required of them must be
 * there.  False with a message where that fails.
 */
bool table_file_open(struct table_file *, const struct feed_file *,
    const char *const *columns, size_t count, size_t required);
/* The next row; a fault of the file ends it with a message. */
bool table_file_next(struct table_file *, const struct feed_file *);
/* The same of a row of prices, which the intake counts. */
bool table_file_row(struct table_file *, const struct feed_file *);
/* Has the head this column?  Silently: who opens the file next complains. */
bool table_file_has(const struct feed_file *, const char *column);
/*
 * Is it a series of averages, as this column of its head tells?  All of its
 * rows are counted then: nobody sells at a mean of several sellers.
 */
bool table_file_averages(const struct feed_file *, const char *column);
/* The cell of a column that was asked for; "" where there is none. */
static inline const char *
table_file_cell(const struct table_file *t, size_t column)
{
	size_t place = t->place[column];

	return place < t->cells ? t->cell[place] : "";
}

#endif
