/*
 * intake_state: what an import of prices holds while it reads, for intake.c,
 * which judges quotes, intake_keep.c, which keeps them, and intake_files.c,
 * which writes what is kept.
 */
#ifndef FEED_INTAKE_STATE_H
#define FEED_INTAKE_STATE_H

#include "base/text.h"
#include "feed/intake.h"

/* A price that was asked that day, and how often. */
struct asked {
	double price;
	size_t times;
};

/* One price that is kept. */
struct kept {
	const char *date, *provider, *sku, *accelerator, *region, *tier, *unit;
	const char *condition, *currency, *source, *list, *sold_as;
	double count, available, lead_time;
	struct {
		struct asked *item;
		size_t count, cap;
	} asked;                   /* by price, where the median counts */
	double price, usd;         /* as asked, and in dollars */
	bool private, dropped;
};

struct named {
	size_t times;
};

/* What one name of the feed means, asked once. */
struct meaning {
	enum skip skip;
	const struct alias *alias;
	const struct accelerator *accelerator;
	const char *seller;        /* the provider, as this guide writes it */
};

struct intake {
	struct intake_options is;
	const char *provider, *date;   /* of the file */
	struct map *kept, *foreign, *meanings, *names[SKIP_COUNT];
	struct map *tiers, *units;     /* words that were found to be good */
	struct text key;
	struct intake_counts counts;
	bool in_row, used, named;
	enum skip why;                 /* of the row at hand */
};

struct kept *intake_kept(const struct intake *, size_t);
/* The text that tells things apart, word by word: in->key. */
void intake_start_key(struct intake *);
void intake_add_key(struct intake *, const char *word);

/* What is asked, in dollars. */
double intake_dollars(const struct intake *, const struct quote *);
/* A price that may stand: the first of its thing that day, or one more. */
void intake_keep(struct intake *, const struct meaning *, const struct quote *,
    double count);

#endif
