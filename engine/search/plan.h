/*
 * plan: which steps of a chain a search computes, and how often.
 *
 * A search fixes most inputs of a chain and varies a few.  Steps that no wanted
 * value depends on are dropped.  The others are sorted by what their inputs
 * vary with, and are computed as often as that changes.  A plan is a pure
 * function of its arguments and allocates nothing.
 */
#ifndef SEARCH_PLAN_H
#define SEARCH_PLAN_H

#include <stdbool.h>

#include "model/chain.h"

/* What an input varies with; bits, and lists of steps by their sum. */
enum {
	VARY_PLACE = 1,  /* axes that others depend on */
	VARY_APART = 2,  /* axes that stand apart */
	VARY_OFFER = 4,
	VARY_SORTS = 8
};

struct plan_list {
	unsigned short item[CHAIN_SLOTS];
	size_t count;
};

/* What a search wants of a chain; the first gates slots are the gate's, which
 * tell soonest that a candidate is none. */
struct plan_wish {
	const int *slot;
	size_t count, gates;
};

struct plan {
	/* Rows, in their order: those that the gate needs, and the others. */
	struct plan_list gate[VARY_SORTS], steps[VARY_SORTS];
	int gate_operations[VARY_SORTS], step_operations[VARY_SORTS];
	/* Slots that another list reads, or that are wanted.  Steps of
	 * VARY_PLACE, alone or with VARY_OFFER, are done once a place: fixed
	 * slots that these read, and those of VARY_OFFER; then what all other
	 * steps read: fixed slots, and those of VARY_PLACE, of VARY_APART, of
	 * VARY_OFFER, and of a place under an offer. */
	struct plan_list to_place, offer_place;
	struct plan_list to_block, cross, apart, offer, priced;
	int operations;                       /* of the steps that vary */
	/* What the plan rests on: inputs that are zero, and rows that pick,
	 * twice the row and one more where the first arm is taken. */
	struct plan_list zero, picked;
	/* Slots that a step reads and does not depend on; and of them those
	 * that no place finds filled. */
	struct plan_list absent, astray;
	struct plan_list sold;   /* slots that are wanted and an offer moves */
};

/*
 * vary: one a slot, of inputs.  value: those of inputs that do not vary, in
 * lane 0, or NULL: a factor that is zero makes the others not wanted, and so
 * does a choice that is settled the arm not taken.
 */
void plan_make(struct plan *, const struct chain *, const unsigned char *vary,
    const struct plan_wish *, double (*value)[CHAIN_BLOCK]);
/* Are what was zero, and what was picked, the same by these values? */
bool plan_holds(const struct plan *, const struct chain *,
    double (*value)[CHAIN_BLOCK]);

#endif
