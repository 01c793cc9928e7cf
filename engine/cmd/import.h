/*
 * import_prices: the second half of import, prices of a feed into the guide.
 */
#ifndef CMD_IMPORT_H
#define CMD_IMPORT_H

struct options;

/* Returns the exit status. */
int import_prices(struct options *);
/* import_quotes: quotes and edits of a decision's workbook. */
int import_quotes(struct options *);

#endif
