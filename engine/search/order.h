/*
 * order: what an answer comes to as an order that a buyer can place.
 *
 * One record an answer, worked out once from its chain, its offer and the
 * offers like it; verdict, tables, CSV, JSON and terminal show these fields
 * and work out none of their own.  Money is in USD, a month is a twelfth of a
 * year, dates are the guide's.  The record and what it points to live in the
 * arena given.
 *
 * Always: accelerators = copies * accelerators_per_copy + idle_accelerators.
 * What is rented: usd_total = usd_per_month * horizon_months; where it is
 * committed to, of the longer of horizon and commitment.  A run that is done
 * once and rented by the hour pays no month: usd_total = usd_run.  What is
 * bought: usd_total = usd_upfront + usd_running, and of a cluster the rent of
 * what it lacks.  What is attributed is no more than usd_total where all is
 * rented; what is bought stands in it as an annuity: with interest, less what
 * comes back, so that it may be more than usd_total or less.
 */
#ifndef SEARCH_ORDER_H
#define SEARCH_ORDER_H

#include "search/decision.h"

struct caution;
struct order;
struct question;

/* An accelerator that may be first instead, and with what probability. */
struct order_tie {
	const struct order *order;
	double p;
};

enum { ORDER_TIES = 3 };  /* that are named */

enum tenure {
	TENURE_RENT,     /* by the hour */
	TENURE_COMMIT,   /* rented to the end of a term, used or not */
	TENURE_BUY,
	TENURE_OWN,      /* what is owned already */
	TENURE_EXTEND    /* the same, and more bought or rented beside it */
};

/* Offers of the same accelerator in the same tier and condition, its own
 * among them: price of one, USD/s or USD; the median is that of providers, the
 * least of each. */
struct like_offers {
	size_t offers, providers;
	double low, median, high;
};

/* Sellers of the same on the same terms that the buyer's rule leaves out, and
 * the cheapest of their offers. */
struct left_out {
	size_t sellers;
	const struct offer *cheapest;
};

struct order {
	const char *candidate;          /* id of the answer */
	const char *stack;              /* "vllm 0.11"; NULL: none is named */
	const struct accelerator *accelerator;
	const struct format *format;             /* NULL where nothing runs */
	double accelerators;            /* all that are paid for or used */
	double copies, accelerators_per_copy;
	double idle_accelerators;       /* paid for, and no copy is on them */
	double machines;                /* at least */
	/* What it is sold in, whole: NULL and 0 of what is owned. */
	const char *sold_as;            /* "board", "server", ... */
	double sold_together;           /* accelerators of one of them */
	double units;                   /* that are paid for */
	enum tenure tenure;
	bool buys;                      /* some are bought */
	const struct offer *offer;      /* NULL where nobody sells */
	/* Of a cluster that rents beside what it buys: how many at most at
	 * once, and from whom; 0 and NULL where it rents none. */
	double rented;
	const struct offer *rents;
	double usd_upfront;
	double usd_per_month;           /* to the provider; 0 where owned, and
	                                 * of a run that is rented */
	double usd_run;                 /* that such a run pays, once */
	double commitment_months;       /* 0 without one */
	double usd_committed;           /* rent to its end */
	double usd_running;             /* energy, place, people of what is
	                                 * owned, over the horizon */
	double usd_apart;               /* a month of a cluster's tenants, each
	                                 * on its own choice; 0: not known */
	double usd_total;               /* paid over the horizon */
	double usd_resale;              /* that comes back at its end */
	double horizon_months;          /* of a rented job: its time */
	double usd_attributed;          /* what this workload costs */
	double attributed_hours;        /* of use, that it is worked out for */
	/* Of a run that leaves most of a commitment idle: the same at the least
	 * rent by the hour; 0: none is on record. */
	double usd_by_hour;
	bool by_hour_sold;              /* so many are, by a record */
	bool pooled;                    /* other work shares what a run buys */
	double pool_hours;              /* of that a month */
	const struct measure *objective;
	double objective_value;         /* in the unit of its row */
	const char *objective_unit;
	bool has_memory;
	double memory_share;            /* of one accelerator's, in use */
	bool answers;                   /* it has the times below */
	struct {
		double ttft, tpot;
	} idle;                         /* one request, and nobody waits */
	struct {
		double ttft_p50, ttft_p95, tpot_p50, tpot_p95;
	} busy;                         /* at the rate that is asked */
	double price;                   /* of one: USD/s, or USD */
	const char *price_date;         /* NULL of what is owned */
	double price_age_days;          /* at the guide's date */
	struct like_offers like;
	const struct left_out *left_out; /* NULL: nobody */
	/* grade.h: how much it can be trusted. */
	unsigned grade, reasons;        /* enum grade; bits of enum reason */
	struct {
		double cases, median, p90;
		double bias;            /* of its format, where that is apart */
		bool unseen;            /* errors of other stacks */
	} measured;                     /* of its stack on its generation */
	/* By who keeps the guide, of its model and format on its accelerator
	 * with its stack; and how far predictions of these are off. */
	struct {
		double figures, predicted, median;
	} here;
	bool knows;                     /* it has these, sure.h */
	double p_fit, p_limits, p_stays;
	double p_accelerator;           /* that it is first, on any stack */
	/* Share of like orders whose accelerator was first a month later, too;
	 * 0: not known. */
	double kept_first;
	/* Of the first, where it is close: stays.h.  Errors of predictions, or
	 * prices of like offers, alone make it so. */
	struct order_tie tie[ORDER_TIES];
	size_t ties;
	bool errors_decide, prices_decide;
	/* What is best once its offer is gone; no accelerator: nothing, or not
	 * asked. */
	struct placement gone;
	double gone_objective;
	const struct caution *caution;  /* caution.h */
	size_t cautions;
};

/* Of an answer whose chain was evaluated. */
struct order *order_of(struct arena *, const struct question *,
    const struct answer *);
/* Would the tenants of a cluster pay less apart? */
/* Is something rented for it, by the hour or for a term? */
static inline bool
order_rents(const struct order *o)
{
	return !o->buys && o->tenure != TENURE_OWN && o->offer;
}
bool order_dearer_together(const struct order *);
/* "rent", "commit", "buy", "own" or "extend". */
const char *tenure_word(enum tenure);
/* "confirmed": how well its price is known; NULL of what is owned. */
const char *order_evidence(const struct order *);
/* The last day on which somebody saw its price. */
const char *order_seen(const struct offer *);
/* Of one accelerator: USD/s, or USD where it is bought. */
double offer_price(const struct offer *);
/* Is another in the same tier and condition? */
bool offer_is_like(const struct offer *, const struct offer *other);
/* Offers like one: the same accelerator, tier and condition. */
struct like_offers offers_like(struct arena *, const struct catalog *,
    const struct offer *);

#endif
