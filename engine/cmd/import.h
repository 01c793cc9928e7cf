/*
 * import: what it reads, a file each.
 */
#ifndef CMD_IMPORT_H
#define CMD_IMPORT_H

#include <stdbool.h>
#include <stddef.h>

struct catalog;
struct options;

/* All return the exit status.  A network's config.json as a spec. */
int import_model(struct options *);
/* Prices of a feed into the guide. */
int import_prices(struct options *);
/* Quotes and edits of a decision's workbook. */
int import_quotes(struct options *);
/* What benchmarks of one's own measured. */
int import_cases(struct options *);

/* The guide that files are imported into; its faults are not reported here. */
struct catalog *import_catalog(struct options *);
/* The same with what an import of prices needs alone, and the source. */
struct catalog *import_prices_catalog(struct options *, const char *source);
/* Is the id valid for a new record?  Reports why not. */
bool import_takes_id(struct options *, const char *id);
/* Writes a file in one step; false after a message. */
bool import_write(struct options *, const char *path, const char *data,
    size_t len);
/* The same for a file of the guide; "new", "replaced" or "as it was", or NULL
 * after a message. */
const char *import_file(struct options *, const char *name, const char *data,
    size_t len);

#endif
