/*
 * budget: what one run may take, counted as it goes.
 *
 * An arena carries the budget of its run, so that whoever has an arena can
 * count.  Any thread may; what a limit is told with is up to who met it.
 */
#ifndef BASE_BUDGET_H
#define BASE_BUDGET_H

#include <stdatomic.h>
#include <stdbool.h>

struct arena;

enum budget_id {
#define BUDGET(name, most, doc) BUDGET_##name,
#include "base/budget.def"
#undef BUDGET
	BUDGET_COUNT
};

struct budget {
	double most[BUDGET_COUNT];
	atomic_ullong used[BUDGET_COUNT];
	atomic_bool told[BUDGET_COUNT];
};

struct budget *budget_new(struct arena *);
/* Counts; false once more is used than may be.  NULL has no limits. */
bool budget_take(struct budget *, enum budget_id, double amount);
void budget_give(struct budget *, enum budget_id, double amount);
bool budget_over(const struct budget *, enum budget_id);
/* True for the first who asks, so that a limit is told once. */
bool budget_tells(struct budget *, enum budget_id);
double budget_most(const struct budget *, enum budget_id);
/* Reads "memory=4G" (k, M, G: by the thousand); false where it is none. */
bool budget_set(struct budget *, const char *);

#endif
