/*
 * fitting: what fits into an accelerator's memory, and what would.
 *
 * Every answer comes from the chain that the decision came from: a count of
 * the workload, a layer of the model or a choice is changed in a copy, the
 * copy is bound and run, and needed memory is held against usable memory.
 * There is no second formula.  The answers live in the arena given; the
 * search allocates nothing.
 */
#ifndef SEARCH_FITTING_H
#define SEARCH_FITTING_H

#include "search/decision.h"

enum { FITTING_ITEMS = 16, FITTING_LARGEST = 4 };

/* Counts are not looked for beyond. */
#define FITTING_MOST 1073741824.0

struct fitting_item {
	const char *title;
	double bytes;            /* on one accelerator */
	double share;            /* of what is needed */
};

struct fitting_largest {
	const struct reach *reach;
	double asked;
	double most;             /* 0 when one is too many */
	double ceiling;          /* beyond which nothing was tried */
};

/* One lever, or two together where no single one is enough. */
enum { FITTING_LEVERS = 2 };

struct fitting_move {
	const struct lever *lever;
	const char *from, *to;   /* "bf16", "fp8"; "4", "2" */
};

struct fitting_change {
	struct fitting_move move[FITTING_LEVERS];
	size_t moves;
	int count;               /* accelerators of one copy */
	double needed, usable;
	bool fits;
	bool priced;             /* what follows is known */
	double cost, time;       /* the kind's first two measures */
	const struct limit *broken; /* first limit that does not hold */
};

struct fitting {
	struct placement place;
	double needed, usable;   /* byte on one accelerator */
	bool fits;
	struct fitting_item item[FITTING_ITEMS];
	size_t items;
	int count;               /* fewest accelerators; 0: no legal number */
	int most_count;          /* the largest legal number */
	struct fitting_largest largest[FITTING_LARGEST];
	size_t largests;
	double layers;           /* of the largest model of this shape */
	double parameters;       /* of that model; 0 when none fits */
	double model_layers, model_parameters; /* of the workload's model */
	/* What was tried when it does not fit: every single change, and the
	 * pairs that fit where no single one does all that is asked. */
	struct fitting_change *change;
	size_t changes;
	/* The one that fits and costs least, those that keep every other
	 * limit first, then those that ask for no less; NULL when none
	 * fits. */
	const struct fitting_change *cheapest;
};

/*
 * Of a candidate; of an accelerator that was rejected before its numbers, one
 * of it in the first format that it has units for.  NULL when there is none,
 * or no calibration.
 */
const struct fitting *fitting_of(struct arena *, const struct catalog *,
    const struct decision *, const struct answer *);
/* "fits with 3.2 GiB left", "short by 12.1 GiB; the cheapest ... ". */
const char *fitting_says(struct arena *, const struct phrases *,
    const struct fitting *);
/* "Weight format: fp8 for bf16", a pair with "and" between. */
const char *fitting_change_says(struct arena *, const struct fitting_change *);

#endif
