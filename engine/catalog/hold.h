/*
 * hold: which prices are held back, day after day.
 *
 * Every price of all history is judged in the order of its day, by what was
 * known before that day: a feed that goes wrong does not judge what it said
 * when it was right.  What is held joins no history.  outlier.c has the rules
 * of one row, held_day.c those of rows together, hold.c walks the days and
 * tells.
 */
#ifndef CATALOG_HOLD_H
#define CATALOG_HOLD_H

#include "catalog/catalog.h"

struct map;

enum hold_rule {
	HOLD_none,
#define HOLD(id, whole, what) HOLD_##id,
#include "catalog/hold.def"
#undef HOLD
	HOLD_RULES
};

/* What one offer cost, day after day. */
struct series {
	struct offer *good;        /* the newest of earlier days that stands */
	struct offer *newest;      /* of all days */
	const char *feed;          /* of good */
	const struct offer *seen;  /* the newest of earlier days, held or not */
	const char *seen_by;
	bool retired;              /* no longer sold */
};

/* One price of one day. */
struct sight {
	struct offer *offer;
	struct series *series;
	struct thing *thing;
	const char *feed, *day;    /* feed: one pointer a witness */
	enum hold_rule rule;
	const char *why;
	bool accepted;
};

/* The same accelerator on the same terms, whoever sells it. */
struct thing {
	struct { struct series **item; size_t count, cap; } all;
	struct { struct sight **item; size_t count, cap; } today;
	double usual, least, most; /* over sellers, of the day that was asked */
	size_t sellers;
	const char *asked;
};

struct judging {
	struct catalog *catalog;
	struct arena *arena, *own; /* of what is said, and what is forgotten */
	struct map *things, *feeds, *sources;
	struct sight *sight;       /* by day, feed and seller */
	size_t count;
};

const char *hold_id(enum hold_rule);
const char *hold_doc(enum hold_rule);

/* The thing of an offer in another tier, or NULL. */
struct thing *thing_in_tier(const struct judging *, const struct offer *,
    const char *tier);
/* Days from the one to the other, whichever is earlier. */
double sight_days(const struct offer *, const struct offer *);
bool offer_is_bought(const struct offer *);
double offer_asks(const struct offer *);
/* $2.00/h; 3.9 */
const char *offer_asked(const struct judging *, const struct offer *, double);
const char *hold_times(const struct judging *, double factor);

/* Has another feed the same price, that day or not long before? */
bool sight_is_confirmed(const struct sight *);
/* Is it a spot price that says nothing of the guide's day any more? */
bool spot_is_old(const struct judging *, const struct offer *);

/* The rules of one row, by what was known before its day. */
void judge_row(struct judging *, struct sight *);
/* Those of all rows of a day, which stand side by side. */
void judge_day(struct judging *, struct sight *from, struct sight *to);

#endif
