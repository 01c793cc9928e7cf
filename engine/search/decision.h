/*
 * decision: from a catalogue to decisions.
 *
 * A pure function of the catalogue: for each workload and profile, every legal
 * placement is a candidate, its chain is evaluated, limits are checked and the
 * survivors ranked by the kind's first measure.  Computed on all cores; equal
 * for any number of them.  Results live in the arena given.
 */
#ifndef SEARCH_DECISION_H
#define SEARCH_DECISION_H

#include "search/ranking.h"

struct arena;
struct front;
struct order;

/* Why a candidate, or all of an accelerator's, is no answer. */
enum reject {
	REJECT_NONE,
	REJECT_SEGMENT,   /* the profile or the workload excludes it */
	REJECT_FORMAT,    /* no units for any allowed format */
	REJECT_SUPPORT,   /* the software does not run there, or not in it */
	REJECT_QUALITY,   /* the format costs too much of it */
	REJECT_PLACEMENT, /* no legal way to split it */
	REJECT_OFFER,     /* no acceptable price */
	REJECT_LIMIT      /* limit says which, need and have by how much */
};

/* The record that a reject without a limit rests on, and what it states. */
struct ground {
	const struct record *by;      /* NULL where none says more */
	bool numbers;
	double need, have;            /* in base units */
	const char *base, *unit;      /* the unit of both, and to show them */
};

struct answer {
	const char *id;               /* workload/profile/accelerator/... */
	struct placement place;       /* offer NULL where there is none */
	enum reject reject;
	const char *why;              /* of a reject without a limit */
	struct ground ground;         /* of the same */
	/* Broken limit of a reject; tightest limit of an answer, or NULL. */
	const struct limit *limit;
	double need, have;            /* of that limit, base units */
	const char *limit_unit;       /* base unit of both */
	const struct resource *bound; /* what the time waits for */
	double objective, time;       /* first two measures */
	double goal[GOAL_COUNT];      /* 0 of one that the kind has not */
	/* No candidate of the decision is as good in cost, time and memory
	 * and better in one of them. */
	bool front;
	const double *value;          /* one a slot; NULL before the chain */
	const struct input *input;    /* one a slot, or NULL: ask below */
	struct order *order;          /* of an answer, as order.h has it */
	/* Of an answer of a decision: what else its accelerator may be, one
	 * front a stack, and which of them as tested as itself, bits. */
	const struct front *choice;
	size_t choices;
	unsigned choosable;
};

struct decision {
	const struct workload *workload;
	const struct profile *profile;
	const struct kind *kind;
	/* Of a build for others, withheld.h; else NULL. */
	const struct withheld *withheld;
	/* The best candidate of each accelerator: answers ranked, best first,
	 * and rejects, nearest to an answer first. */
	struct answer *ranked;
	size_t ranked_count;
	/* The best of each accelerator and stack, in the same order; the first
	 * of an accelerator is the one that is ranked. */
	struct answer *stacked;
	size_t stacked_count;
	bool stacks_many;             /* the workload may run on several */
	/*
	 * How many of the ranked may be ordered: those that are not untested,
	 * which stand before the others; all where none is tested.  Of the
	 * stacked ones that one which would come first if its figures hold,
	 * or NULL.
	 */
	size_t contenders;
	const struct answer *would_win;
	struct answer *rejected;
	size_t rejected_count;
	size_t candidates;            /* evaluated */
	size_t fitting;               /* that kept every limit */
	struct ranking ranking;           /* settled by all that fit */
	/* Of all candidates, what nothing beats in cost, time and memory, the
	 * least cost first; nearly equal ones on the same accelerators once. */
	struct point *front;
	size_t front_count;
};

struct decisions {
	struct decision *item;        /* by workload id, then profile id */
	size_t count;
};

struct decisions *decide_all(struct arena *, const struct catalog *, int jobs);
/* What is asked; workload NULL means all of them, profile NULL each of the
 * workload's, policy NULL the profile's own. */
struct whom {
	const struct workload *workload;
	const struct profile *profile;
	const struct policy *policy;
	bool each_policy;       /* one decision for each, in their order */
};

struct decisions *decide_for(struct arena *, const struct catalog *,
    struct whom, int jobs);
/* The same before anything is decided: of each only whose it is. */
struct decisions *decide_later(struct arena *, const struct catalog *,
    struct whom);
/* The same under the profiles' own policies. */
struct decisions *decide_workload(struct arena *, const struct catalog *,
    const struct workload *, const struct profile *, int jobs);
/* The best candidate of an accelerator, or its nearest reject; of one of the
 * workload's stacks alone, unless that is NULL. */
const struct answer *decide_accelerator(struct arena *, const struct catalog *,
    const struct decision *, const struct accelerator *, const char *stack);

/* Where the values of an answer came from, one a slot: few are asked for, so
 * that they are worked out then. */
const struct input *answer_inputs(struct arena *, const struct catalog *,
    const struct decision *, const struct answer *);

/* "workload/profile", as pages, data and approvals call it. */
const char *decision_id(struct arena *, const struct decision *);

struct phrases;
/* What the guide of a decision says its sentences with; spec/phrase.h. */
const struct phrases *decision_phrases(const struct decision *);
/*
 * "memory of one accelerator: needs 93.1 GB, has 80.0 GB: short by 13.1 GB";
 * for an answer, its tightest limit and the headroom that is left.
 */
const char *answer_reason(struct arena *, const struct phrases *,
    const struct answer *);
/*
 * "least cost; within 5% of that, least time", or "by weight: cost 2, time
 * 1"; and the name of the policy, "Cheapest", or NULL without one.
 */
const char *ranking_says(struct arena *, const struct phrases *,
    const struct ranking *);
const char *ranking_name(const struct ranking *);
/* Share of the tightest limit that is left, 0..1; 1 without a limit. */
double answer_headroom(const struct answer *);
double answer_value(const struct decision *, const struct answer *,
    const char *row);
/*
 * Price of one accelerator of a ranked answer below which it is the best, all
 * else as it is; of the best, above which another is.  0 where no price is:
 * its kind ranks by no cost, or the policy decides by something else.  Of what
 * is rented, as the offer states it; of what is bought, by the hour of use.
 */
double answer_overtake(struct arena *, const struct decision *,
    const struct answer *);
/* What that price is now. */
double answer_moved_price(const struct decision *, const struct answer *);

#endif
