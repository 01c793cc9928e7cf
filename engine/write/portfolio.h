/*
 * portfolio: all decisions of a guide as one workbook, for who pays them.
 *
 * A line a decision on the sheet Summary, with the order's money as published
 * beside what it comes to under the factors that a reader enters; the sheets
 * behind it add up, list or tell of those lines.  All of it lives in the arena
 * of the workbook.
 */
#ifndef WRITE_PORTFOLIO_H
#define WRITE_PORTFOLIO_H

#include "report/guide.h"
#include "spec/phrase.h"
#include "search/order.h"
#include "write/xlsx_book.h"

/* Columns of the sheet Summary: printed ones first. */
enum summary_column {
	SUM_DECISION, SUM_BUYER, SUM_ORDER, SUM_PROVIDER, SUM_TAKE, SUM_COUNT,
	SUM_NOW, SUM_MONTH, SUM_MONTHS, SUM_TOTAL, SUM_GRADE, SUM_SEEN,
	SUM_AGE, SUM_PAGE, SUM_BOOK,
	/* What the order is, as published. */
	SUM_ACCELERATOR, SUM_ONE, SUM_UPFRONT, SUM_RENT, SUM_PAID,
	SUM_RUN, SUM_RUNNING, SUM_FACTOR, SUM_COUNTED, SUM_COLUMNS
};

struct portfolio_line {
	const struct decision *decision;
	const struct answer *answer;
	const struct order *order;
	const char *decided, *buyer, *provider, *accelerator;
	double paid_months;             /* of the rent, over the horizon */
	unsigned row;                   /* on Summary */
};

struct portfolio {
	struct arena *arena;
	const struct guide *guide;
	struct book *book;
	struct sheet *overview, *summary, *providers, *accelerators, *buyers,
	    *cash, *grades, *alternatives, *ages, *cautions, *sensitivity,
	    *sources, *changes, *checks;
	struct { struct portfolio_line *item; size_t count, cap; } lines;
	unsigned first, last;           /* their rows */
	/* Cells of others: "'Summary'!$B$4" and the like. */
	const char *buyer, *day, *price, *running, *edited, *failing;
	const char *total[SUM_COLUMNS]; /* of what is counted */
	/* Names and what their prices are multiplied by. */
	const char *provider_names, *provider_changes;
	const char *accelerator_names, *accelerator_changes;
	const char *buyer_names;
	/* What each sheet adds up to over the horizon. */
	const char *by_provider, *by_accelerator, *by_buyer, *by_month;
};

/* A sentence of a sheet that is told nothing. */
#define BOOK_SAYS(p, id) SAID_PLAIN((p)->guide->catalog->phrases, id)

/* Shown for the buyer while no profile is picked. */
#define PORTFOLIO_ALL "All buyers"

/* A column of the lines, "'Summary'!$B$12:$B$139". */
const char *portfolio_column(const struct portfolio *, enum summary_column);
/* The sum of a column over all lines, as published. */
double portfolio_sum(const struct portfolio *, enum summary_column);
/* The value of one line. */
double portfolio_value(const struct portfolio_line *, enum summary_column);

/* How an order of that tenure begins: "Rent", "Commit to". */
const char *portfolio_verb(enum tenure);

/* Says where lines and inputs will stand, before others refer to them. */
void portfolio_place(struct portfolio *);
/* The sheets; groups come first, since lines refer to them. */
void portfolio_groups(struct portfolio *);
void portfolio_overview(struct portfolio *);
void portfolio_summary(struct portfolio *);
void portfolio_cash(struct portfolio *);
void portfolio_grades(struct portfolio *);
void portfolio_alternatives(struct portfolio *);
void portfolio_ages(struct portfolio *);
void portfolio_cautions(struct portfolio *);
void portfolio_sensitivity(struct portfolio *);
void portfolio_sources(struct portfolio *);
void portfolio_changes(struct portfolio *);
void portfolio_checks(struct portfolio *);

#endif
