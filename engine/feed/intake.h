/*
 * intake: quotes of a feed in, price files of this guide out.
 *
 * Names become accelerators of the catalogue, units one unit, and what cannot
 * be used is counted by its reason.  What a day says twice of one thing is
 * merged as the feed asks.  Memory follows the prices that are kept, not the
 * length of the file.
 */
#ifndef FEED_INTAKE_H
#define FEED_INTAKE_H

#include "feed/alias.h"
#include "feed/feed.h"

struct catalog;
struct map;
struct text;

/* What a text of a row may have to be. */
enum role { ROLE_day, ROLE_tier, ROLE_unit, ROLE_condition, ROLE_currency,
	ROLE_sold_as, ROLES };

struct intake_file {
	const char *name;          /* "aws-2026-01-03.csv" */
	const char *provider;
	const char *text;
	size_t len, prices;
	size_t lost;               /* prices that a file of this name has */
};

struct intake_files {
	struct intake_file *item;
	size_t count, cap;
};

struct intake_counts {
	size_t rows, of[SKIP_COUNT];
	/* Quotes used; said twice on a day; that another file has. */
	size_t prices, merged, stated;
	/* Prices written that cite the source of the import. */
	size_t cited;
};

struct intake;

/* provider, date and source NULL: those of the file, and of the feed.  A row
 * that names a source keeps it. */
struct intake_options {
	struct arena *arena;
	const struct feed *feed;
	const struct catalog *catalog;
	const struct alias_list *aliases, *providers;
	const char *provider, *date, *source;
};

struct intake *intake_new(const struct intake_options *);
/* The file that is read from here on: its name may say provider and date. */
void intake_file(struct intake *, const char *path);
/* The day that the file itself states. */
void intake_dated(struct intake *, const char *date);
/* The same of a day behind a mark, "Last updated: 2026-08-26", if the text has
 * one. */
void intake_dated_after(struct intake *, const char *text, const char *mark);
/* A row begins: it is used where a quote of it is, else counted once. */
void intake_row(struct intake *);
void intake_skip(struct intake *, enum skip);
/* The same, with what the report names: "line 3: ...". */
void intake_skip_named(struct intake *, enum skip, const char *name);
/* Is a name that was not skipped before kept?  Only so many are. */
bool intake_names_more(const struct intake *, enum skip);
/* Is it a day, or a word that the catalogue or a price file knows as such? */
bool intake_takes(struct intake *, enum role, const char *text);
void intake_add(struct intake *, const struct quote *);
/* Adds a price of zero or less as what it is: said, and no price. */
void intake_add_cell(struct intake *, struct quote *, const char *price,
    const char *tier);
/* Some row that was skipped for this turned out to be of use. */
void intake_settle(struct intake *, enum skip was);
/* Drops the prices of a region where another one has the same that day. */
void intake_drop_region(struct intake *, const char *region);
const struct intake_counts *intake_close(struct intake *);
/* Names that were skipped for a reason, "name (count)", most first. */
void intake_names(const struct intake *, enum skip, size_t most,
    struct text *);
/*
 * The price files, one a provider and date, sorted.  What the catalogue has of
 * that day from a file of another name is left out and counted.
 */
const struct intake_files *intake_write(struct intake *);

#endif
