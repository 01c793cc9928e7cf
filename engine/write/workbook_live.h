/*
 * workbook_live: the order of the candidates as the sheet works it out, and as
 * the cells cache it.
 */
#ifndef WRITE_WORKBOOK_LIVE_H
#define WRITE_WORKBOOK_LIVE_H

#include "write/workbook.h"

enum { LIVE_BEST = 2, LIVE_HEAD = 3, LIVE_FIRST = 4 };

/* The rows as the sheet works them out, for the values that cells cache. */
struct live_order {
	struct workbook *book;
	size_t n;                  /* candidates */
	unsigned key;              /* the next free column */
	double *fits, *counts, *rank;
	double *enough;            /* of each goal */
	double *left;              /* near enough in all goals so far */
};

/* A cell of a candidate's row. */
const char *live_here(const struct live_order *, size_t candidate,
    unsigned col);
void live_put(const struct live_order *, size_t candidate, unsigned col,
    const char *formula, double value);
void live_head(const struct live_order *, unsigned col, const char *text);
/* One a candidate. */
double *live_numbers(const struct live_order *);
/* A cell of the candidate that a quote is like. */
const char *live_like(const struct live_order *, size_t quote, unsigned col);
bool live_untested(const struct book_column *);
/* Who is compared: what fits and is tested, or what fits where none is. */
void live_counts(struct live_order *);
/* The goals, and the rank of each. */
void live_ranks(struct live_order *);

#endif
