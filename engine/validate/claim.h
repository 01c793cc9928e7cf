/*
 * claim: published statements put to the test.
 *
 * A pure function of the catalogue and the decisions.  The test of a claim is
 * a Lua expression (validate/ask.h); what it comes to is held against what is
 * stated by the claim's comparator (validate/comparator.def).  No verdict is
 * stored.
 */
#ifndef VALIDATE_CLAIM_H
#define VALIDATE_CLAIM_H

#include "validate/ask.h"

/* close: too close to call, as it comes out otherwise within the error that was
 * measured of the models (perturb.h).  A value that agrees with the one
 * that is stated stays so; a range has two ends, as bounds have one. */
enum verdict { VERDICT_agrees, VERDICT_disagrees, VERDICT_close,
	VERDICT_untestable, VERDICT_COUNT };

struct comparator {
	const char *id, *title, *rule;
	double tolerance;        /* share of the stated value */
};

extern const struct comparator comparators[];
extern const size_t comparator_count;

struct finding {
	const struct claim *claim;
	const struct comparator *by;
	enum verdict verdict;
	struct term computed;
	struct term otherwise;     /* of what is close: the other way */
	const char *why;         /* of what is untestable; else NULL */
};

struct findings {
	struct finding *item;    /* by id */
	size_t count;
};

/* All claims; a test that cannot be read is a fault at the claim's line. */
struct findings claims_check(const struct ask *, struct diags *);
/* Does computed hold against stated?  NULL, or a fault of the two. */
const char *claim_holds(struct arena *, const struct comparator *,
    const char *stated, struct term computed, bool *holds);
const char *verdict_name(enum verdict);

/* One answer of a contradiction: "what it is: expression". */
struct resolved {
	const char *title;
	struct term term;
};

struct resolved contradiction_answer(const struct ask *, struct diags *,
    const struct contradiction *, const struct word *);

#endif
