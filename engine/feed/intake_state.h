/*
 * intake_state: what an import of prices holds while it reads, for intake.c,
 * which takes quotes, intake_rule.c, which judges them, intake_keep.c, which
 * keeps them, and intake_files.c, which writes what is kept.
 */
#ifndef FEED_INTAKE_STATE_H
#define FEED_INTAKE_STATE_H

#include <stdint.h>

#include "base/text.h"
#include "feed/intake.h"

/* What was found of a text that is asked to be something. */
enum found { FOUND_unasked, FOUND_yes, FOUND_no };

/* A text of the feed, kept once: most rows say what others said. */
struct said {
	const char *text;          /* as the feed says it */
	const char *shown;         /* as a file may hold it */
	uint32_t number;
	bool holds;                /* can a cell hold it? */
	enum found is[ROLES];
};

/* Whose text it is; each is first held against what stood there last. */
enum place {
	PLACE_date, PLACE_provider, PLACE_name, PLACE_sku, PLACE_region,
	PLACE_tier, PLACE_unit, PLACE_condition, PLACE_currency, PLACE_source,
	PLACE_list, PLACE_sold_as, PLACE_seller_tier, PLACES
};

/* What stands where, of the quote at hand or of an earlier one. */
struct texts {
	struct said *at[PLACES];
};

/* A price that was asked that day, and how often. */
struct asked {
	double price;
	size_t times;
};

/* One price that is kept. */
struct kept {
	const char *date, *provider, *sku, *accelerator, *region, *tier, *unit;
	const char *condition, *currency, *source, *list, *sold_as;
	const char *seller_tier;
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
	uint32_t number;
};

/*
 * What was settled of quotes that say the same but for the price: why none of
 * them counts, or where it is kept.
 */
struct ruling {
	const struct meaning *meaning;
	double count;              /* accelerators together */
	enum skip why;
	struct named *named;       /* where such a row is counted, once known */
	struct kept *kept;         /* of why SKIP_none; NULL: none yet */
};

struct intake {
	struct intake_options is;
	const char *provider, *date;   /* of the file */
	struct map *kept, *foreign, *said, *names[SKIP_COUNT];
	struct tuples *meanings;       /* by the texts that say it */
	struct rulings *rulings;
	struct texts texts, earlier;
	struct said broken;            /* one that no cell can hold */
	uint32_t meaning_count;
	uint32_t file;                 /* how many were begun */
	struct text key;
	struct intake_counts counts;
	size_t unnamed[SKIP_COUNT];    /* names beyond those that are kept */
	bool in_row, used, named;
	enum skip why;                 /* of the row at hand */
};

struct kept *intake_kept(const struct intake *, size_t);
/* The text that tells things apart, word by word: in->key. */
void intake_start_key(struct intake *);
void intake_add_key(struct intake *, const char *word);

/* Sets what stands there: the text, kept; a blank one where there is none. */
struct said *intake_say(struct intake *, enum place, const char *text);
/* May it stand there?  Asked once of each text. */
bool intake_is(struct intake *, struct said *, enum role);

/* What the texts at hand name; of the quote that they are of. */
const struct meaning *intake_meaning(struct intake *, const struct quote *);

struct rulings *rulings_new(struct arena *);
/* Of a quote and who offers it; it stands until the next is asked for. */
struct ruling *intake_rule(struct intake *, const struct quote *,
    const char *who);
/* Where the prices of such quotes are kept. */
struct kept *ruling_kept(struct intake *, struct ruling *,
    const struct quote *, const char *who);

/* What is asked, in dollars. */
double intake_dollars(const struct intake *, const struct quote *);
/* Where the prices of what these texts say are kept. */
struct kept *intake_keep(struct intake *, const struct meaning *,
    double count);
/* A price that may stand: the first of its thing that day, or one more. */
void intake_merge(struct intake *, struct kept *, const struct quote *,
    double usd);
/* Prices of which the median counts, once all of them are known. */
void intake_medians(struct intake *);

#endif
