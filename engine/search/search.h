/*
 * search: the candidates of one accelerator under one workload and profile.
 *
 * Walks the legal placements in a fixed order, evaluates their chains a block
 * at a time and keeps the best, or the nearest reject.  Any thread may run it,
 * each with a scratch block of its own.
 */
#ifndef SEARCH_SEARCH_H
#define SEARCH_SEARCH_H

#include "search/front.h"
#include "search/question.h"

/* The outcome for an accelerator; best.value is not set. */
struct found {
	struct answer best;
	size_t candidates, fitting;
	bool any;                /* best is an answer or a reject of a limit */
	bool unrecorded;         /* splits that no record covers were left
				  * out, since another fits */
	int operations;          /* of a candidate, those alone that vary */
	double work;             /* operations done for all candidates */
};

/*
 * The same, and the outcome of each place: a count, a format and the axes that
 * others depend on.  Fills at most `most`, in the order they are tried, and
 * returns how many there are.
 */
size_t search_places(const struct question *, const struct accelerator *,
    struct found *each, size_t most);
void search_accelerator(const struct question *, const struct accelerator *,
    struct found *);
/*
 * The same for one accelerator after the other of the question that is asked:
 * what they share is kept in the scratch block.
 */
struct block;
struct block *search_scratch(struct arena *);
void search_ask(struct block *scratch, const struct question *);
/* With all of the question's stacks as one, and what nothing beats, into a
 * front whose arena and goals are set, those of the question among them; or
 * NULL. */
void search_in(struct block *scratch, const struct accelerator *,
    struct found *, struct front *);
/* The same with each stack apart: found and front have one for each of the
 * question's stacks, those of stacks that are not tried stay as they are. */
void search_stacks(struct block *scratch, const struct accelerator *,
    struct found *, struct front *);
/*
 * The same with each stack and each offer apart, at most BLOCK_OFFERS of them,
 * which the profile accepts: found and front have one for each of the
 * question's stacks, those of the first offer first.  What is no answer says no
 * more than that.
 */
void search_offers(struct block *scratch, const struct accelerator *,
    const struct offer *const *, size_t n, struct found *, struct front *);
/* Evaluates up to CHAIN_BLOCK placements, one a lane, in full; origins of the
 * last to input, which may be NULL. */
void search_lanes(const struct question *, const struct placement *, size_t n,
    double (*lanes)[CHAIN_BLOCK], struct input *input);
/*
 * Evaluates one placement in full: all slots to value, origins to input
 * (either may be NULL), and the verdict to the answer.
 */
void search_place(const struct question *, const struct placement *,
    struct answer *, double *value, struct input *input);
/*
 * Sets the offer that is best at the placement's count, and its answer; false
 * when no acceptable offer sells that many.
 */
bool search_offer(const struct question *, struct placement *,
    struct answer *);

#endif
