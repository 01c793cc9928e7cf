/*
 * health: of each price feed, whether it still comes, whether it is whole, and
 * whether others saw the same.
 *
 * A feed is a witness of evidence.h: one collector, whatever files its prices
 * came in.  Its rhythm is the median of the days between its days, so that one
 * that is read weekly is not late after three; health.def has the states.  All
 * of it follows from the catalogue alone, after catalog_weigh(); which orders
 * rest on a feed, report/health.c joins.
 */
#ifndef CATALOG_HEALTH_H
#define CATALOG_HEALTH_H

#include "catalog/catalog.h"

struct text;

/* The worst first. */
enum health_state {
#define HEALTH(id, rule) HEALTH_##id,
#include "catalog/health.def"
#undef HEALTH
	HEALTH_STATES
};

/* One day of a feed.  A row is one of a file, whatever machines it is of. */
struct feed_day {
	const char *date;
	size_t rows, sellers, accelerators;
	size_t held;               /* rows that a rule of hold.def holds */
	/* Rows of which other feeds speak within two weeks; and the median of
	 * their prices over what those feeds say, each with one say; 0 of no
	 * row. */
	size_t compared;
	double ratio;
	bool full;                 /* half of the rows of its fullest or more */
};

/* So many rows of a feed's newest day are held by a rule. */
struct feed_held {
	const char *rule;          /* its id in hold.def */
	size_t rows;
};

struct feed_health {
	const char *feed;          /* "gpurentalprices" */
	const struct source *source; /* of its newest day, or NULL */
	enum health_state state;
	const char *reason;        /* a clause, small as after a colon */
	struct feed_day *day;      /* the oldest first; one at least */
	size_t days;
	size_t rows;               /* of all days */
	double lag;                /* days from its newest to the guide's */
	double rhythm;             /* days; 0 of fewer than four days */
	double fresh;              /* days that its prices may be old */
	/* Days of its rhythm that did not come between its days, and since the
	 * newest. */
	size_t missing, overdue;
	/* Of its newest day; of all days where fewer than five rows of that one
	 * can be compared. */
	double ratio;
	size_t compared;
	struct feed_held *held;    /* of its newest day, as hold.def has them */
	size_t held_rules;
	size_t retired;            /* rows of it that are no longer sold */
	/* Sellers of the full day before its last that no later one has. */
	const char **left;
	size_t left_count;
	const char *left_since;    /* that day; NULL where there is none */
};

struct feeds_health {
	struct feed_health *item;  /* by their state, then their name */
	size_t count;
};

/* Prices that are assumed are of no feed. */
struct feeds_health catalog_health(struct arena *, const struct catalog *);
/* The newest of its days. */
const struct feed_day *feed_newest(const struct feed_health *);
/* "stopped"; and what that means. */
const char *health_word(enum health_state);
const char *health_rule(enum health_state);
/* "feed NAME: STATE, REASON", without the end of the line. */
void feed_tell(struct text *, const struct feed_health *);
/* Every price of all days, each once, in no order that means anything. */
struct offer **catalog_prices(struct arena *, const struct catalog *,
    size_t *count);

#endif
