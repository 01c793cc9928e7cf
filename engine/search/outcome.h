/*
 * outcome: what a search found of each accelerator, before it is decided.
 *
 * The search of one item, a question and an accelerator, knows nothing of the
 * others: so a sweep can be cut into shards, searched apart, and decided as
 * one.  An item has a result for each stack of its question; of a stack that
 * was not tried best.place.accelerator is NULL.  Results live in the arena
 * given.
 */
#ifndef SEARCH_OUTCOME_H
#define SEARCH_OUTCOME_H

#include "search/search.h"

struct gone_known;
struct seek;
struct stays_known;
struct unrecorded;
struct worked;

struct outcomes {
	const struct catalog *catalog;
	struct question *question;
	size_t questions;
	size_t accelerators;      /* whole ones, then slices */
	size_t *first;            /* of each question's results; then all */
	struct found *found;
	struct front *front;
	bool *reused;             /* by item: it need not be searched */
	/* What deciding looked for beside: of each result, by the order of its
	 * question. */
	struct unrecorded *unrecorded;
	struct ranking *order;
	struct seek **seek;       /* of each question; NULL: no cluster */
	/* What deciding worked out of each question, for who decides again;
	 * it is kept where that is asked. */
	bool keeps;
	const struct stays_known **stays;
	struct gone_known *gone;
	struct worked *worked;    /* of each result */
};

/* The results of one question: of each accelerator, one a stack. */
struct results {
	const struct outcomes *outcomes;
	const struct question *q;
	struct found *found;
	const struct front *front;
	struct unrecorded *unrecorded;
	struct ranking *order;    /* that the unrecorded were looked for by */
	size_t count;             /* stacks of all accelerators */
	struct arena *arena;      /* that lasts as long as the decision */
	const struct stays_known **stays;
	struct gone_known *gone;
	struct worked *worked;
};

/* Every so-many-th item, from this one of them on, 1 the first. */
struct shard {
	size_t number, of;
};

/* What one thread searches with. */
struct search_worker {
	struct block *scratch;
	struct arena *arena;      /* of its fronts */
	const struct question *asked; /* the last one */
};

/* One for each thread of a pool: their arenas are parts of the first, their
 * scratch blocks end with own. */
struct search_worker *search_workers(struct arena *, struct arena *own,
    int jobs);
/* Prepares the scratch block for a question, where the last was another. */
void search_worker_ask(struct search_worker *, const struct question *);

struct outcomes *outcomes_new(struct arena *, const struct catalog *,
    struct whom);
/* The same in two steps: what is asked, and what tenants of clusters do. */
struct outcomes *outcomes_ask(struct arena *, const struct catalog *,
    struct whom);
void outcomes_settle(struct arena *, struct outcomes *, int jobs);
/* What is asked, workloads and profiles in order of their ids. */
struct question *outcome_questions(struct arena *, const struct catalog *,
    struct whom, size_t *count);
void outcomes_search(struct arena *, struct outcomes *, struct shard,
    int jobs);
struct decisions *outcomes_decide(struct arena *, struct outcomes *,
    int jobs);

/* What is found while it is decided lasts as long as the arena. */
struct results outcome_results(struct arena *, const struct outcomes *,
    size_t question);
/* All that fit and nothing of their own accelerator beats, in one list; of
 * those results that count, where that is asked. */
struct point *outcome_points(struct arena *, const struct results *,
    const bool *counts, size_t *count);
/* Settles by those that are tested, by all where none is: what is near enough
 * to the best is measured from one that may be ordered. */
void outcome_settle(struct arena *, const struct results *, struct ranking *);
/* The best of an accelerator by a policy that is settled. */
void outcome_choose(const struct ranking *, const struct front *,
    struct answer *);
/* The result that comes first by it, what is tested before all else, or the
 * count where nothing fits; its answer. */
size_t outcome_first(const struct ranking *, const struct results *,
    struct answer *);
/* The values, order and id of an answer, for those who print them. */
void outcome_keep(struct arena *, const struct question *, struct answer *);
/* Where those values came from, one a slot. */
const struct input *outcome_inputs(struct arena *, const struct question *,
    const struct answer *);
const struct question *outcome_question(const struct outcomes *, size_t item);
/* Where the results of an item stand, one a stack of its question. */
size_t outcome_at(const struct outcomes *, size_t item);
/* Was any stack of it searched? */
bool outcome_known(const struct outcomes *, size_t item);
const struct accelerator *outcome_accelerator(const struct outcomes *,
    size_t item);
/* Slices are for profiles that ask for them. */
bool outcome_asked(const struct outcomes *, size_t item);

#endif
