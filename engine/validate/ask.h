/*
 * ask: an expression over the catalogue, the formulas and the chains.
 *
 *     h100-sxm5-80gb.memory_bandwidth / a100-sxm4-80gb.memory_bandwidth
 *     mem_weights(70e9, 2 B) > 24 GB
 *     least(offer.price, accelerator=rtx-4090, tier=on_demand)
 *     predict(kind=serve, quantity=fits, model=llama-2-70b, ...)
 *
 * Operators, from the loosest: or; and; < <= > >= = ~ has; + -; * /; not.  An
 * operator stands between blanks, because ids hold '-' and '.'.  Names:
 *
 *     12.5 TB/s            a number and its unit
 *     'HBM3'               a text
 *     ID.field             a field of a record; of rates, ID.dense.fp8
 *     formula(a, b, ...)   a formula of the books, its parameters in order
 *     span(a, b, ...)      from the least to the most of several numbers
 *     given(ID.field)      is it stated?
 *     least most median span(VERB.field, filters)
 *                          over the records that pass
 *     top bottom(VERB.field, filters)
 *                          the id of the record with the most, the least
 *     count(VERB, filters) how many pass
 *     predict(column=value, ...)
 *                          a case, as of `ridgeline predict`
 *     smallest largest(column=a;b;c, column=value, ...)
 *                          of the values listed, that for which it fits
 *     chain(NAME.row, with=ID;ID, rest=0, input=expression, ...)
 *                          a row of a chain run on these inputs; those not
 *                          named come from the records, else are 0 with rest
 *     winner(WORKLOAD, PROFILE)
 *     rank(WORKLOAD, PROFILE, ACCELERATOR)
 *     wins(WORKLOAD, PROFILE, ACCELERATOR)   is it an answer at all?
 *     bound(WORKLOAD, PROFILE, ACCELERATOR)  what its time waits for
 *     step(WORKLOAD, PROFILE, ACCELERATOR, ROW)
 *                          a row of its chain
 *
 * "in UNIT" at the very end is the unit to show the number in.
 *
 * A filter is field=value, or < <= > >=; values of = may be several, joined
 * by ';'.  The field may lead on: accelerator.segment of an offer.
 */
#ifndef VALIDATE_ASK_H
#define VALIDATE_ASK_H

#include "search/decision.h"
#include "validate/term.h"

struct ask {
	struct arena *arena;
	const struct catalog *catalog;
	const struct decisions *decisions; /* NULL where none were made */
};

/*
 * What the expression comes to.  *fault is a message where it is wrong in
 * itself; what cannot be known is a term of nothing.
 */
struct term ask(const struct ask *, const char *expression,
    const char **fault);
/*
 * A number as people print it, of digits, a point and an exponent: neither
 * hexadecimal nor infinite.  False where there is none.
 */
bool ask_number(const char *text, double *value, char **end);
/* A number with its unit, "3.35 TB/s", all of it; false when it is none. */
bool ask_quantity(const char *, struct quantity *, const char **unit,
    struct arena *);

#endif
