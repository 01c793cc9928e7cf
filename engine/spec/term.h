/*
 * term: a value of an expression, with its dimension and how it came about.
 *
 * A term is a number (or a range of numbers), a text, true or false, or
 * nothing: a value that no record states or no chain predicts.  Nothing spreads
 * through every operation and keeps its reason.
 */
#ifndef SPEC_TERM_H
#define SPEC_TERM_H

#include <stdbool.h>

#include "unit/unit.h"

struct arena;

struct term {
	enum { TERM_number, TERM_text, TERM_flag, TERM_none } type;
	double low, high;        /* base units; equal unless it is a range */
	struct dim dim;
	const char *unit;        /* to show it in, or NULL */
	const char *text;        /* of a text; of nothing, why */
	bool on;                 /* of a flag */
	const char *shown;       /* with numbers in place of names */
	int level;               /* binding of its outermost operator */
};

/* How tightly operators bind; an operand of a lower level is bracketed. */
enum { BIND_or = 1, BIND_and, BIND_compare, BIND_add, BIND_multiply,
	BIND_atom };

/* unit is to show it in and may be NULL. */
struct term term_number(struct arena *, double, struct dim, const char *unit);
struct term term_range(struct arena *, double low, double high, struct dim,
    const char *unit);
struct term term_text(const char *);
struct term term_flag(bool);
struct term term_none(struct arena *, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

/*
 * left op right, op one of + - * / < <= > >= = ~ has and or.  A fault, such as
 * two dimensions that do not agree, is a message in *fault.  = holds within
 * 1 percent, ~ within 10.
 */
struct term term_apply(struct arena *, const char *op, struct term left,
    struct term right, const char **fault);
/* The value alone: "80 GB", "112 GB to 480 GB", "true"; "" for nothing. */
const char *term_value(struct arena *, struct term);

#endif
