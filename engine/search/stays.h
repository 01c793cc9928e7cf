/*
 * stays: how probable it is that an answer is first, and who else may be.
 *
 * All answers that may be ordered are drawn together STAYS_DRAWS times: errors
 * of predictions, and what an accelerator costs once its order is placed, as
 * its best offer may be gone by then (sellers.h).  Each draw is ranked by the
 * policy; the share of draws that an answer wins is its probability.  A draw
 * in which nothing is sold any more has no winner.  Part of a stack's error is
 * common to all accelerators (tested.h, shared).  An accelerator has one price
 * whatever runs on it, so that two sellers of one card are no tie.  Copies
 * taken for a stated rate change in whole copies.  The points are those of a
 * fixed lattice, so that two runs are equal.
 */
#ifndef SEARCH_STAYS_H
#define SEARCH_STAYS_H

#include "search/decision.h"

struct question;
struct stays;
/* What draws came to. */
struct stays_known;

enum { STAYS_DRAWS = 1021 };

/* An order whose accelerator wins fewer draws is close: one in four is lost.
 * Which stack runs on it is chosen after it is paid for. */
#define STAYS_CLEAR 0.75
/* A rival that wins this share of the draws is named. */
#define STAYS_TIE 0.1

/* Of this accelerator and stack, and of the accelerator on any stack. */
struct stays_chance {
	double both, accelerator;
};

/*
 * Draws what may be ordered of a decision that has an answer.  A draw depends
 * on numbers alone: what they came to before, or NULL, stands as far as the
 * numbers are the same.
 */
struct stays *stays_draw(struct arena *, const struct question *,
    const struct decision *, const struct stays_known *before);
/* What was asked of them, which outlives them. */
const struct stays_known *stays_keep(struct arena *, const struct stays *);
/* Of an answer that was drawn, the share it wins; of another, what it would win
 * beside those that were. */
struct stays_chance stays_of(struct stays *, const struct question *,
    const struct answer *);
/* Sets the ties of the first order, other accelerators, and what decides
 * between them. */
void stays_ties(struct stays *, struct order *);

#endif
