/*
 * draws: who comes first in each of many draws of errors and prices.
 *
 * What a draw has of an entrant follows from numbers alone, its lot.  Of most
 * draws one glance at the first goal of the policy says who cannot come first,
 * so that only the others are ranked.  The points are those of a fixed lattice,
 * so that two runs are equal.
 */
#ifndef SEARCH_DRAWS_H
#define SEARCH_DRAWS_H

#include <stdint.h>

#include "search/ranking.h"
#include "search/sellers.h"
#include "search/stays.h"

struct answer;

/* Entrants, at most. */
enum { DRAWS_ENTRANTS = 32 };

/* What is drawn. */
enum { ERRORS = 1, PRICES = 2 };

/* All that the draws of an answer depend on. */
struct lot {
	double goal[GOAL_COUNT];
	double spread, load;     /* copies needed; 0: no rate is asked */
	uint32_t stack, alone, price;   /* coordinates of the lattice */
	struct sellers sellers;
};

/* One that is drawn; what is by draw is NULL until it is. */
struct entrant {
	const struct answer *answer;
	struct lot lot;
	size_t won;              /* draws */
	double *slower, *more;   /* factors of its time, of its copies */
	double *dearer;          /* of its cost; HUGE_VAL: nobody sells it */
	double *first;           /* what it has of the first goal */
};

struct draws {
	struct arena *arena;
	struct ranking ranking, before;   /* before anything is drawn */
	double shared, apart;    /* parts of the spread */
	struct entrant entrant[DRAWS_ENTRANTS];
	size_t count;
	unsigned what;           /* is drawn now; 0: nothing yet */
	/* What has more of the first goal comes first in no draw. */
	double reach[STAYS_DRAWS];
	double deviation[STAYS_DRAWS], one[STAYS_DRAWS];
	/* Who may come first in a draw, and their goals. */
	const struct entrant *who[DRAWS_ENTRANTS + 1];
	struct point now[DRAWS_ENTRANTS + 1];
};

/* The coordinate that nobody has after this one; 1 is before the first. */
uint32_t draws_coordinate(uint32_t);
/* From now on this is drawn of all entrants. */
void draws_of(struct draws *, unsigned what);
/* The entrant that comes first in a draw, or NULL where none is sold. */
const struct entrant *draws_first(struct draws *, uint32_t draw);
/* Those that one more comes first in, beside the entrants. */
size_t draws_won(struct draws *, struct entrant *more);

#endif
