/*
 * feed: the price feeds of others, one file a format.
 *
 * A feed reads a file as its publisher writes it and hands out quotes: one
 * price each, in the words of the feed.  What they mean in this guide is
 * settled in intake.c, the same for all feeds.
 */
#ifndef FEED_FEED_H
#define FEED_FEED_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct diags;
struct intake;
struct price_feed;

enum skip {
#define SKIP(id, what) SKIP_##id,
#include "feed/skip.def"
#undef SKIP
	SKIP_COUNT
};

/* What counts where a day has several prices of one thing. */
enum quote_merge { MERGE_lowest, MERGE_last, MERGE_median };

/* A text that is NULL is one that the feed does not say. */
struct quote {
	const char *date, *provider;   /* those of the file unless stated */
	const char *name;              /* of the accelerator */
	const char *sku, *region, *tier, *unit, *condition;
	double count;                  /* accelerators together; 0: unsaid */
	double price;                  /* of what unit says */
	bool each;                     /* of one of an instance's, though */
	const char *currency;          /* of the price; NULL: USD */
	/* What a file of one's own states of a row. */
	const char *source, *list, *sold_as;
	const char *seller_tier;       /* what the seller calls the tier */
	double lead_time;              /* weeks; 0: unsaid, less: none */
	bool private;
	double memory;                 /* of one, bytes; 0: unsaid */
	double available;              /* accelerators; 0: unsaid, less: none */
};

/* A file at hand. */
struct feed_file {
	struct arena *arena;
	struct diags *diags;
	struct intake *intake;
	const char *path;
	const struct price_feed *mapping;  /* of one that a record says */
};

struct feed {
	const char *name;              /* as --feed takes it */
	const char *provider;          /* of all its rows, or NULL */
	const char *title, *url;       /* of the source record */
	double fresh_days;             /* how old a price of it may be */
	bool part;                     /* no whole list of a provider */
	enum quote_merge merge;
	/* Reads the file; what cannot be read at all goes to diags. */
	void (*read)(const struct feed_file *);
};

extern const struct feed *const feeds[];
extern const size_t feed_count;

const struct feed *feed_find(const char *name);
const char *skip_words(enum skip);

#endif
