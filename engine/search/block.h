/*
 * block: evaluates placements of one accelerator and format, many at once.
 *
 * A chain runs over CHAIN_BLOCK lanes, one placement a lane, so that the
 * compiler can use vector instructions.  Values that all placements share are
 * bound and computed once.  Axes on which others depend (tensor parallelism,
 * for one) make the places, one a lane.  Axes on which nothing depends (apart,
 * kind.h) make a pattern: it is the same for every place, is computed once and
 * is combined with each.  Offers come last, since they change prices alone.
 * Pattern and plans belong to the question and serve every accelerator.
 * Allocates nothing.
 */
#ifndef SEARCH_BLOCK_H
#define SEARCH_BLOCK_H

#include <stdalign.h>

#include "search/plan.h"
#include "search/refuse.h"
#include "search/search.h"
#include "kind/place.h"
#include "kind/stack.h"

/* Offers, lanes of the pattern, slots that vary with it, that a place moves,
 * that an offer moves, and of a place under an offer, at most; and formats of
 * the cache, plans that are kept, and calibrations of a stack. */
enum { BLOCK_OFFERS = 96, BLOCK_PATTERNS = 512, BLOCK_APART = 32,
	BLOCK_MOVED = 64, BLOCK_TERMS = 128, BLOCK_PRICED = 24,
	BLOCK_CACHES = AXIS_VALUES, BLOCK_PLANS = 6, BLOCK_DEFAULTS = 512 };

/* What is found under an offer alone; the front may be NULL. */
struct offer_found {
	struct found *found;
	struct front *front;
};

struct block {
	const struct question *q;
	/* What all accelerators and formats of a question share is made. */
	bool made;
	unsigned rules;                    /* that may stand apart, bits */
	struct places places_of;           /* what its workload states */
	/* Calibrations of which one is an accelerator's; how many there are. */
	struct stack_entry defaults[BLOCK_DEFAULTS];
	size_t default_count;
	struct {                           /* whose they are */
		const struct workload *workload;
		struct stacks stacks;
	} defaults_of;
	struct found *found;
	struct front *front;               /* of all that fit, or NULL */
	bool plain;                        /* cost ranks, then time */
	unsigned looks;                    /* goals that are compared, bits */
	struct unchained unchained;        /* of what is looked at */
	/* Tries until the limits are kept, of the lanes as they stand: 0 until
	 * that is asked.  Offers may leave it as it is. */
	double tries[CHAIN_BLOCK];
	bool tries_sold;                   /* or move it */
	struct found *each;                /* one a place, or NULL */
	size_t most, number;               /* room, and places so far */
	bool whole;                        /* no gate: all steps of all */
	const struct offer *offer[BLOCK_OFFERS];
	size_t offers;
	/* What fits under an offer goes there, not to found and front. */
	bool each_offer;
	struct offer_found alone[BLOCK_OFFERS];
	/* What stood there before a format, and last in found. */
	struct found before[BLOCK_OFFERS + 1];
	/* Months that each binds for, where that was asked; from 1, and in
	 * place 0 those of a place that has its own. */
	struct {
		const struct offer *of;
		double months;
	} terms[BLOCK_OFFERS + 1];
	struct placement base;             /* what all share */
	struct unsplit unsplit[UNSPLIT_MOST]; /* of its stack and format */
	size_t unsplits;
	struct on_record recorded;         /* splits that records speak of */
	bool recorded_only;                /* others are left out */
	/* Why quality keeps out each format of the cache beside the weights',
	 * or NULL, and by whom. */
	const char *cache_out[BLOCK_CACHES];
	struct ground cache_ground[BLOCK_CACHES];
	struct placement place[CHAIN_BLOCK];
	struct found *own[CHAIN_BLOCK];    /* of this place alone, or NULL */
	size_t places;
	int pattern[BLOCK_PATTERNS][AXIS_RULES];
	size_t patterns;
	size_t values[AXIS_RULES];         /* of each rule of the pattern */
	/* Values of plan.apart, one row a slot. */
	alignas(64) double apart_value[BLOCK_APART][BLOCK_PATTERNS];
	unsigned apart;                    /* rules of the pattern, bits */
	bool conflict, made_conflict;      /* they do not stand apart */
	unsigned clash;                    /* rules that do not, bits */
	unsigned char vary[CHAIN_SLOTS];
	unsigned short sole[BLOCK_APART];  /* inputs of VARY_APART */
	unsigned sole_rule[BLOCK_APART];   /* who moves each, a bit */
	double sole_value[BLOCK_APART][BLOCK_PATTERNS];
	size_t soles;
	unsigned short moved[BLOCK_MOVED]; /* inputs that a place binds */
	size_t moveds;
	/* Values of the plan's offer and offer_place, one row an offer; and
	 * of priced, of the places that wait. */
	double offer_value[BLOCK_OFFERS][BLOCK_TERMS];
	alignas(64) double priced[BLOCK_OFFERS][BLOCK_PRICED][CHAIN_BLOCK];
	size_t laid;                       /* offer in the lanes, from 1 */
	const struct plan *plan;           /* one of those that are kept */
	struct {
		struct plan plan;
		unsigned char vary[CHAIN_SLOTS];  /* that it was made for */
	} kept[BLOCK_PLANS];
	size_t plans_made;
	bool gated;                        /* no offer moves the gate */
	double work;                       /* operations done */
	/* A vector of eight lanes never lies across two lines of the cache. */
	alignas(64) double outer[CHAIN_SLOTS][CHAIN_BLOCK];
	double lane[CHAIN_SLOTS][CHAIN_BLOCK];
};

/* Room for one, at the start of a line of the cache. */
struct block *block_new(struct arena *);
/* Starts a question: forgets pattern and plans of the one before. */
void block_ask(struct block *, const struct question *);
/*
 * Starts with base: accelerator, calibration, format and the axes of a legal
 * placement.  question, found and offers are set.  The pattern is of those
 * rules that stand apart as far as is known.
 */
void block_open(struct block *, const struct placement *base);
/* After a conflict: lets fewer rules stand apart; false where none did. */
bool block_less(struct block *);
/* One more place; the axes of the pattern stand at their first value. */
void block_add(struct block *, const struct placement *);
/* Evaluates the places that wait, and takes the best. */
void block_flush(struct block *);

/* pattern.c: are kinds' placements bound whole, each offer a place? */
bool block_bound_whole(const struct block *);
/* One placement in one lane. */
void block_bind(struct block *, double (*value)[CHAIN_BLOCK], size_t lane,
    const struct placement *);
/* The place with the axes of one lane of the pattern. */
struct placement block_place(const struct block *,
    const struct placement *place, size_t pattern);
/* Makes pattern and plan; base is one placement of the question. */
void block_make(struct block *);
/* Takes the kept plan with the fewest steps that holds for the bound inputs;
 * false where none does. */
bool block_plan_again(struct block *);
/* Do the axes that stand apart still move the same slots as when the plan was
 * made? */
bool block_still_apart(struct block *);

/* Does the offer sell that many at once, joined as they are split? */
bool offer_holds(const struct kind *, const struct offer *,
    const struct placement *);

#endif
