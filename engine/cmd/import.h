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

/* For those that write files.  The guide as it is: its faults are for check to
 * tell. */
struct catalog *import_catalog(struct options *);
/* The same of what prices are imported for; a source of this id. */
struct catalog *import_prices_catalog(struct options *, const char *source);
/* May a record that is written be called so?  If not, that is told. */
bool import_takes_id(struct options *, const char *id);
/* In one step; what is wrong is a message, and false. */
bool import_write(struct options *, const char *path, const char *data,
    size_t len);
/* The same of a file of the guide; what became of it: "new", "replaced" or
 * "as it was", NULL after a fault. */
const char *import_file(struct options *, const char *name, const char *data,
    size_t len);

#endif
