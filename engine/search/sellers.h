/*
 * sellers: what an accelerator costs once its order is placed.
 *
 * Those who sell it as the order has it are asked: the best offer of each
 * provider that the profile accepts, in the tier and condition of the order.
 * Until then a price has its age and SELLERS_MONTHS to go.  By then each still
 * sells with a probability, and its price has drifted by a lognormal factor;
 * both are facts of the contract of its tier, so that who sells alone may be
 * gone as others are.  The least price of those who still sell is paid.  An
 * order is not placed with a seller at random: a dearer one counts as far as
 * all who are cheaper may be gone.
 */
#ifndef SEARCH_SELLERS_H
#define SEARCH_SELLERS_H

#include "search/order.h"

/* In which an order is placed: what contracts state is measured over one. */
enum { SELLERS_MONTHS = 1 };

/* One who sells: the logarithm of its price over that which was taken, the
 * spread of its drift, and the probability that it still sells. */
struct seller {
	double log, spread, still_offered;
};

/* All who sell it, none where its cost stays what it is; and the part of the
 * cost that moves with the price. */
struct sellers {
	const struct seller *item;
	size_t count;
	double priced;
};

struct sellers sellers_of(struct arena *, const struct question *,
    const struct answer *);
/*
 * Sets quantiles of the cost of an answer, in ascending order, as a factor of
 * its cost at the price that was taken: HUGE_VAL where no seller is left.
 */
void sellers_costs(struct arena *, const struct sellers *, double *cost,
    size_t quantiles);

#endif
