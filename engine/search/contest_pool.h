/*
 * contest_pool: the candidates that a contest chooses from, and which of them
 * it keeps.
 *
 * contest.c fills the pool; contest_keep() marks those that some edit of a
 * price, hours, a tariff, a horizon or a budget brings first.  All of it lives
 * in the arena of the contest.
 */
#ifndef SEARCH_CONTEST_POOL_H
#define SEARCH_CONTEST_POOL_H

#include "search/decision.h"
#include "search/search.h"

/* One candidate of the pool. */
struct entrant {
	struct answer answer;
	double need[LIMITS];       /* of the limits of money */
	const char *terms;         /* it is rented on, or NULL */
	double energy;             /* share of the cost that the tariff moves */
	double spread;             /* risk_asked() */
	bool untested, kept;
	bool before;               /* kept, before one was tried */
	bool priced;               /* asked what its price moves */
	bool beaten;               /* by several, whatever moves but prices */
};

struct pool_list {
	struct entrant *item;
	size_t count, cap;
};

/* A candidate under an edit of the workbook. */
struct seen {
	struct point point;
	double need[LIMITS];
	struct entrant *of;
};

struct contest_state {
	struct arena *arena;       /* of the pool */
	struct block *scratch;
	const struct catalog *catalog;
	const struct decision *decision;
	struct question q;         /* its limits of money are open */
	double budget[LIMITS];     /* as they are stated */
	bool money[LIMITS];        /* limits of money */
	int energy, price;         /* slots of what is owned, or -1 */
	/* Of the places worked out last, one a lane. */
	double (*lanes)[CHAIN_BLOCK];
	struct seen *seen;         /* room for all of the pool */
	struct pool_list pool;
	/* How many were entered as they are shown, and before those of the
	 * accelerator at hand. */
	size_t shown, here;
	struct {
		struct placement *item;
		size_t count, cap;
	} entering;
	size_t kept;               /* of the pool */
	bool full;                 /* more should be kept than may be */
};

/* The question of the decision under a profile, its budgets open; what they
 * are goes to budget, unless that is NULL. */
void contest_ask(struct contest_state *, const struct profile *,
    struct question *, double *budget);
/* What limits of a question need, as a lane has it. */
void contest_needs(const struct contest_state *, const struct question *,
    size_t lane, double need[LIMITS]);
/* Marks the candidates of the pool to keep. */
void contest_keep(struct contest_state *);

#endif
