/*
 * risk: how probable it is that a candidate keeps its limits.
 *
 * Predictions err by a lognormal factor: of memory by the spread that the chain
 * has, of speeds by that of the stack on the generation.  Limits move together
 * with the speed, so the worst of them counts, and memory apart from it.
 */
#ifndef SEARCH_RISK_H
#define SEARCH_RISK_H

#include "search/question.h"

/* Slots of a chain that stand so far apart. */
struct risk_values {
	const double *value;
	size_t stride;
};

/* Probability that a normal variable is below the mean plus `deviations`. */
double risk_below(double deviations);
/* That the memory suffices. */
double risk_fits(const struct question *, struct risk_values);
/* That the worst limit of those that move with the speed is kept: times, and
 * where money counts the price of work that is paid by its time. */
double risk_kept(const struct question *, struct risk_values, double spread,
    bool money);
/* Spread of the speed of a stack on an accelerator, as measured or, where it
 * was not, on unseen sources; 0 where none is known. */
double risk_spread(const struct question *, const struct placement *);
/* The same where the policy has risk among its goals, else 0. */
double risk_asked(const struct question *, const struct placement *);
/* Tries until every limit but those of money is kept: what it costs is a goal
 * of its own. */
double risk_tries(const struct question *, double (*value)[CHAIN_BLOCK],
    size_t lane, double spread);
/* Does what it comes to depend on this slot? */
bool risk_reads(const struct question *, int slot);

#endif
