/*
 * own_cases: what those who keep the guide measured themselves.
 *
 * The rows of specs/measured whose column own says yes, each with what is
 * predicted for it; read once a load, and constant from then on.  A row that
 * cannot be read is told by who reads all cases, not here.
 */
#ifndef KIND_OWN_CASES_H
#define KIND_OWN_CASES_H

#include "kind/predict.h"
#include "kind/stack.h"

struct own_case {
	const struct case_row *row;
	struct prediction got;
	double measured;
};

struct own_cases {
	struct own_case *item;
	size_t count, cap;
};

/* NULL where the guide has none. */
const struct own_cases *own_cases_read(struct arena *, const struct catalog *,
    const char *root);

/* What is asked of them; NULL lets any through. */
struct own_asked {
	const char *kind, *model, *accelerator, *format;
	const struct stack_family *stack;
};

/* How many there are, and how far their predictions are off. */
struct own_found {
	double figures;
	double predicted;        /* of them */
	double median;           /* of their absolute errors */
};

/* (predicted - measured) / measured; not a number where nothing is. */
double own_case_error(const struct own_case *);
struct own_found own_cases_find(const struct own_cases *,
    const struct own_asked *);

#endif
