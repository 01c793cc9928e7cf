/*
 * alias: what a feed calls an accelerator, from specs/feeds/aliases.csv.
 *
 * Its columns are feed,provider,name,sku,region,count,accelerator; the first
 * row whose words all match speaks, '*' stands for any letters and a blank
 * cell for anything.  accelerator "?" says that the name may mean several and
 * is never guessed; "-" that it is none of the catalogue's.  region lists the
 * places, parted by blanks, where the thing is known to be sold.
 */
#ifndef FEED_ALIAS_H
#define FEED_ALIAS_H

#include <stdbool.h>
#include <stddef.h>

struct alias {
	const char *feed, *provider, *name, *sku, *region;
	double count;              /* accelerators together; 0: the row's own */
	const char *accelerator;
};

struct alias_list {
	struct alias *item;
	size_t count, cap;
};

struct feed_file;
struct quote;

/* Adds the rows of a file; false with messages where it cannot be read. */
bool alias_read(struct alias_list *, const struct feed_file *);
/* The row that speaks of a quote, or NULL. */
const struct alias *alias_find(const struct alias_list *, const char *feed,
    const char *provider, const struct quote *);
/* Does a text fit? '*' stands for any letters, nothing for any text; case is
 * not counted. */
bool alias_fits(const char *pattern, const char *text);
/* Is the quote's region one of those of the alias? */
bool alias_sells(const struct alias *, const char *region);

#endif
