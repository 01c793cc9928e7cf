/*
 * ask: what the test of a claim may ask of the engine.
 *
 * A test is a Lua expression (spec/test.h).  Here are the functions it calls:
 *
 *     VERB 'id'.field      a field of a record; of rates, dense.fp8
 *     formula(a, b, ...)   a formula of the books, its parameters in order
 *     span(a, b, ...)      from the least to the most of several numbers
 *     least most median span(VERB.field, filters)
 *                          over the records that pass
 *     top bottom(VERB.field, filters)
 *                          the id of the record with the most, the least
 *     count(VERB, filters) how many pass
 *     predict{column = value, ...}
 *                          a case, as of `ridgeline predict`
 *     smallest largest{column = {a, b, c}, column = value, ...}
 *                          of the values listed, that for which it fits
 *     chain('NAME.row', {with = {ID, ID}, rest = 0, input = value, ...})
 *                          a row of a chain run on these inputs; those not
 *                          named come from the records, else are 0 with rest
 *     winner(WORKLOAD, PROFILE)
 *     rank(WORKLOAD, PROFILE, ACCELERATOR)
 *     wins(WORKLOAD, PROFILE, ACCELERATOR)   is it an answer at all?
 *     bound(WORKLOAD, PROFILE, ACCELERATOR)  what its time waits for
 *     step(WORKLOAD, PROFILE, ACCELERATOR, ROW)
 *                          a row of its chain
 *
 * Filters are a table: field = value, one of a list, or a table of below,
 * above, at_least and at_most.  A field may lead on: ['accelerator.segment']
 * of an offer.
 */
#ifndef VALIDATE_ASK_H
#define VALIDATE_ASK_H

#include "search/decision.h"
#include "spec/test.h"
#include "validate/perturb.h"

struct ask {
	struct arena *arena;
	const struct catalog *catalog;
	const struct decisions *decisions; /* NULL where none were made */
	struct tests *tests;
	struct perturbation *perturbation;
	double (*lane)[CHAIN_BLOCK];
	struct predicted *known;   /* of cases, each worked out once */
};

/* To be closed; decisions may be NULL, and so may be what is known of cases. */
struct ask *ask_open(struct arena *, struct diags *, const struct catalog *,
    const struct decisions *, struct predicted *);
void ask_close(struct ask *);
/*
 * The result of the test.  *fault is a message where the test itself is wrong;
 * where a value is not known the result is TERM_none.
 */
struct term ask(const struct ask *, const char *test, const char **fault);
/* The same with all modelled numbers perturbed (perturb.h), way 1 to
 * PERTURBATIONS; false where the test uses none. */
bool ask_perturbed(const struct ask *, const char *test, int way,
    struct term *);

/* For ask*.c alone. */

/* Sets *fault; the term is nothing. */
struct term ask_fault(const struct ask *, const char **fault,
    const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* The text of an argument; "" for what is none. */
const char *ask_text(const struct test_call *, size_t i);
/* The table at argument i; an empty one where there is none. */
const struct value *ask_table(const struct test_call *, size_t i);
/* A number that a function was given. */
struct term ask_given(const struct ask *, const struct value *);
/* The accelerator, model, facility, ... of this id, or NULL. */
const struct record *ask_record(const struct ask *, const char *id);

test_field ask_field;
test_function ask_over_records, ask_case, ask_chain, ask_decision;

#endif
