/*
 * parts: what several writers need of a document.
 *
 * Results live in the arena given.  Nothing here fails; text that came from a
 * spec is cleaned of control and bidirectional characters on its way out.
 */
#ifndef WRITE_PARTS_H
#define WRITE_PARTS_H

#include "write/write.h"

struct text;

/* "" or "../../": from a page to the site's root. */
const char *page_root(struct arena *, const struct doc *);
/*
 * A link as a writer may print it: page: links made relative, http, https,
 * mailto, anchors and relative paths as they are, all others NULL.
 */
const char *page_link(struct arena *, const struct doc *from,
    const char *href, const char *extension);

/* Every table of a page, those of decisions and charts too; a count. */
size_t page_tables(struct arena *, const struct doc *,
    const struct table ***);

/* Rows of a table that a page shows. */
size_t table_shown(const struct table *);
/* data/<page>-<table>.csv, where the whole table stands. */
char *table_path(struct arena *, const struct doc *, const struct table *);

/* A text without control and bidirectional characters. */
const char *plain(struct arena *, const char *);

/* Is it left out on a page, as the cell above says the same? */
bool table_again(const struct table *, size_t row, size_t column);
/* What a column's heading says behind the title: "GB/s", or "". */
const char *column_unit(const struct column *);
/* A cell for people, as plain text; "" when empty. */
const char *cell_show(struct arena *, const struct column *,
    const struct cell *);
/* The unit's own number: 3350 for 3.35 TB/s in GB/s. */
double in_unit(struct quantity, const char *unit);
/* Does the number have the dimension of the unit? */
bool fits_unit(struct quantity, const char *unit);
/* One value of a chain with its unit, for people. */
const char *value_show(struct arena *, double, const char *unit);
/* Its numbers in place of symbols, without the result, which stands beside. */
const char *working_numbers(struct arena *, const struct working_row *);
/* The value of the answer beside it, or "" where it is the same. */
const char *working_beside(struct arena *, const struct working_row *);

/*
 * Who says so, for the cells of one table: sources and assumptions in the
 * order in which they first appear, numbered from 1.
 */
struct mark {
	const char *source;    /* key, or NULL for an assumption */
	const char *title;     /* of the source, or the reason */
	const char *href;      /* page:..., or NULL where no page has it */
};

struct marks {
	struct mark *item;
	size_t count, cap;
};

void marks_collect(struct arena *, const struct guide *,
    const struct table *, struct marks *);
/* The number of a fact's mark; 0 for none. */
size_t marks_find(const struct marks *, const struct fact *);
/* page:... of a source, or NULL. */
const char *source_href(struct arena *, const struct guide *,
    const char *key);
const struct source *source_of(const struct guide *, const char *key);
/* page:...#formula where a page shows the formula, or NULL. */
const char *formula_href(struct arena *, const struct guide *, int formula);

#endif
