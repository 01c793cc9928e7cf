/*
 * track: how orders of past days held, from what was decided on each day.
 *
 * An order is the first choice of one decision on one day.  It is compared with
 * the decision of a later day: did its accelerator and its seller stay first,
 * and if not, what does it cost against what is first then?
 */
#ifndef CMD_TRACK_H
#define CMD_TRACK_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

/* A week, a month, a quarter. */
enum track_span { TRACK_WEEK, TRACK_MONTH, TRACK_QUARTER, TRACK_SPANS };

/* What an accelerator costs on a day, for one decision. */
struct track_cost {
	const char *accelerator;
	double usd;
};

/* The first choice of a decision on a day; accelerator NULL where nothing
 * fits. */
struct track_order {
	const char *day, *decision, *accelerator, *seller, *grade;
	double usd;               /* that it costs, as costs[] counts */
	double p_accelerator, p_stays, kept_first;   /* 0: not known */
	bool knows;               /* it has these odds */
	const struct track_cost *costs;
	size_t cost_count;        /* all that fit that day */
};

struct track_held {
	bool accelerator, seller, near;   /* near: within TRACK_NEAR */
	double ratio;             /* its cost over the first one's; 0: it no
	                           * longer fits */
};

/* An order that costs so much more than the first still holds its place. */
#define TRACK_NEAR 1.05

const char *track_span_word(enum track_span);
/* The order of the same decision a span later: 7, 30 or 91 days, give or take
 * 3, 3 or 9; NULL: no such day was decided. */
const struct track_order *track_later(const struct track_order *all, size_t n,
    const struct track_order *, enum track_span);
struct track_held track_compare(const struct track_order *was,
    const struct track_order *now);

/*
 * How many changed their accelerator from one decided day to the next, and had
 * the former one back within a week; of those, of how many staying would have
 * cost at most TRACK_NEAR times the choice of that day.  Days ascend.
 */
struct track_flicker {
	size_t days, back, near;  /* days: pairs that were compared */
};
struct track_flicker track_flickers(const struct track_order *all, size_t n);

/* Mean square of the error of stated odds; 0 of none. */
double track_brier(const double *odds, const bool *came, size_t n);
/* The same of the constant that is the share of what came true. */
double track_brier_constant(const bool *came, size_t n);

#endif
