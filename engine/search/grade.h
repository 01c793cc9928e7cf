/*
 * grade: how much an order can be trusted, and why.
 *
 * Untested counts before thin, thin before close, close before clear.  An
 * answer is untested where fewer than GRADE_CASES measured speeds of its stack
 * on its generation are on record, where no record of support speaks of a copy
 * that is split as its own, or of its format there and no case ran in it
 * (neither where a guide has no such records), or where its accelerator's
 * facts are not good enough; thin where its price is old, far below others or
 * all that makes it the choice, where more is asked for than anybody is known
 * to sell at once, or where a run leaves most of a commitment idle; close
 * where its accelerator stays first in fewer than STAYS_CLEAR of the draws of
 * stays.h, and where no error is known to draw, where the next one is within a
 * tenth.
 */
#ifndef SEARCH_GRADE_H
#define SEARCH_GRADE_H

#include "search/order.h"
#include "search/stays.h"

enum {
	GRADE_CASES = 3,
	GRADE_DAYS = 180        /* of a price, where the profile has no say */
};

enum grade { GRADE_CLEAR, GRADE_CLOSE, GRADE_THIN, GRADE_UNTESTED };

/* Reasons, bits of order.reasons: grade.def. */
enum reason {
#define REASON(id, title) REASON_##id,
#include "search/grade.def"
#undef REASON
	REASON_COUNT
};

/* "clear", "close", "thin" or "untested"; "few_cases", ... and in words. */
const char *grade_word(enum grade);
const char *reason_word(enum reason);
const char *reason_title(enum reason);
/* Measured speeds of the stack on the accelerator's generation, of that phase
 * of the kind (prefill, decode) of which the fewest are on record. */
double grade_cases(const struct question *, const struct placement *);
/* Sets how often, and with what error, the speed was measured of that. */
void grade_speeds(const struct question *, const struct placement *,
    struct order *);
/* The share of a commitment that a run and its pool use; 1 without one. */
double grade_used(const struct question *, const struct order *);
/* N where one in N such orders misses a limit, and N is small enough to tell;
 * else 0, and where the probability is not known. */
double grade_misses(const struct order *);
/* Is what runs on its accelerator untested? */
bool grade_untested(const struct question *, const struct placement *);
/* The age in days from which a price is too old to order by: what its source
 * allows, or the profile, whichever is less. */
double grade_price_days(const struct catalog *, const struct profile *,
    const struct offer *);
/* What an answer's own facts say. */
void grade_facts(const struct question *, const struct placement *,
    struct order *);
/* What only the first of a decision is told, beside its rivals.  No other
 * search uses the scratch block meanwhile. */
struct block;
struct results;
void grade_first(struct arena *, struct block *scratch, const struct results *,
    struct stays *, const struct decision *);

#endif
