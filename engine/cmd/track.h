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

/* The newest day on which a witness saw a price of an accelerator at a seller,
 * "provider/tier". */
struct track_sight {
	const char *accelerator, *seller, *witness, *seen;
	bool gone;                /* a later list of the seller lacks it */
};

/* The prices on record on a decided day. */
struct track_sights {
	const struct track_sight *item;
	size_t count;
};

/* The first choice of a decision on a day; accelerator NULL where nothing
 * fits.  Its seller is "provider/tier", and "own/own" of what is owned; its
 * witness saw its price, "" where nobody did. */
struct track_order {
	const char *day, *decision, *accelerator, *seller, *witness, *grade;
	const char *reasons;      /* words of grade.def, blank between */
	struct track_sights sights;
	double usd;               /* that it costs, as costs[] counts */
	double p_accelerator, p_stays, kept_first;   /* 0: not known */
	bool knows;               /* it has these odds */
	const struct track_cost *costs;
	size_t cost_count;        /* all that fit that day */
};

/*
 * Did anybody ask again what an order costs, by the later day: nobody, others
 * who sell its accelerator on its tier, or its own seller.  A list of its
 * seller that lacks it was asked too.  Where nobody did, the guide still has
 * the price of the first day, and that an order held says little.
 */
enum track_asked { TRACK_UNASKED, TRACK_MARKET, TRACK_PRICE };

/*
 * Why another accelerator is first: prices or offers moved, or the guide
 * learnt of one.  It learnt where it had no price of the new choice at its
 * seller and tier on the first day, and none at all of that seller by the
 * witness who saw it since: the seller may have asked as little on that day.
 * One whom the witness knew already began to sell it.
 */
enum track_cause { TRACK_KEPT, TRACK_MOVED, TRACK_LEARNT };

struct track_held {
	bool accelerator, seller, near;   /* near: within TRACK_NEAR */
	enum track_asked asked;
	enum track_cause cause;
	double ratio;             /* its cost over the first one's; 0: it no
	                           * longer fits */
};

/* An order that costs so much more than the first still holds its place. */
#define TRACK_NEAR 1.05

const char *track_span_word(enum track_span);
/* "no", "market" or "price"; "kept", "moved" or "learnt". */
const char *track_asked_word(enum track_asked);
const char *track_cause_word(enum track_cause);
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

/*
 * How orders of a grade and a day, or of all where that is NULL, held after a
 * span.  All but orders and unasked_kept counts those that were asked again.
 */
struct track_tally {
	size_t orders, asked, accelerator, seller, near;
	size_t price_seen;        /* of accelerator, asked at its own seller */
	size_t learnt;            /* TRACK_LEARNT */
	size_t unasked_kept;      /* not asked, the accelerator still first */
	size_t priced;            /* that staying still has a cost for */
	double median, p90;       /* of what staying costs more, 0 at least */
};
struct track_tally track_count(struct arena *, const struct track_order *all,
    size_t n, const char *grade, const char *day, enum track_span);

/* Odds that orders state to stay first for a month, and what came, of those
 * that were asked again. */
enum track_odds { TRACK_DRAWN, TRACK_LIKE_ORDERS, TRACK_ODDS };
struct track_stated {
	double *p;
	bool *came, *learnt;      /* learnt: TRACK_LEARNT */
	size_t count;
};
const char *track_odds_word(enum track_odds);
struct track_stated track_stated(struct arena *, const struct track_order *all,
    size_t n, enum track_odds);
/* Without those that were lost to a price that the guide learnt of. */
struct track_stated track_unlearnt(struct arena *, const struct track_stated *);

/* Odds in TRACK_BINS bins of like width; 1 is of the last. */
enum { TRACK_BINS = 10 };
struct track_bin {
	size_t orders, kept, learnt;
	double mean;              /* odds; 0 of none */
};
struct track_bin track_bin(const struct track_stated *, int bin);

/* Mean square of the error of stated odds; 0 of none. */
double track_brier(const double *odds, const bool *came, size_t n);
/* The same of the constant that is the share of what came true. */
double track_brier_constant(const bool *came, size_t n);

#endif
