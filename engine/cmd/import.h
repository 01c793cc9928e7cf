/*
 * import: what it reads, a file each.
 */
#ifndef CMD_IMPORT_H
#define CMD_IMPORT_H

struct options;

/* All return the exit status.  A network's config.json as a spec. */
int import_model(struct options *);
/* Prices of a feed into the guide. */
int import_prices(struct options *);
/* Quotes and edits of a decision's workbook. */
int import_quotes(struct options *);

#endif
