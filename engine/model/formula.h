/*
 * formula: the table of all formulas, generated from the books.
 *
 * Each book (memory.h, work.h, roofline.h, link.h, cost.h) is a header of
 * commented functions.  model/generate.lua reads comment, prototype and body,
 * refuses a comment that does not agree with its function, and writes this
 * table.  Nothing here allocates, keeps state or knows a record.
 */
#ifndef MODEL_FORMULA_H
#define MODEL_FORMULA_H

#include <stddef.h>

enum { FORMULA_ARGS = 16 };

/* What may stand in arguments that a formula does not depend on. */
#define FORMULA_ABSENT 0.6180339887498949

struct formula_arg {
	const char *name;     /* of the parameter: "bandwidth_bytes_per_s" */
	const char *symbol;   /* in the source's own notation: "beta" */
	const char *mathml;   /* the symbol: "<mi>β</mi>" */
	const char *meaning;
	const char *unit;     /* base units, "byte/s"; "1" for none */
};

struct formula {
	const char *name;      /* of the C function: "roof_rate" */
	const char *book;      /* "roofline" */
	const char *title;     /* first line of the comment, no full stop */
	/* As in the comment, "P = min(pi, beta * I)"; a named term stands on
	 * a line of its own above it, lines end in "\n". */
	const char *equation;
	const char *mathml;    /* the equation, one <math> element, block */
	/*
	 * The expression as spreadsheets write it, "MIN({0},{1}*{2})": {n} is
	 * argument n, already a reference or a number.  NULL for a formula
	 * marked "Sheet: value".
	 */
	const char *sheet;
	/* The right-hand side with {n} for arguments, for working: symbols
	 * replaced by numbers, operators as in the equation. */
	const char *working;
	const char *source;    /* key of a source record: "williams2009" */
	const char *place;     /* where in the source: "eq. 1" */
	const char *valid;     /* when it holds */
	const char *file;      /* "engine/model/roofline.h" */
	int line;              /* of the prototype */
	struct formula_arg result;
	struct formula_arg arg[FORMULA_ARGS];
	int args;
	/* Where argument i is zero: arguments that it then does not depend
	 * on, as bits; and whether it is zero, bit i. */
	unsigned short drop[FORMULA_ARGS], null;
	/* The function itself, for tests and for explain. */
	double (*call)(const double *arg);
};

extern const struct formula formulas[];
extern const size_t formula_count;

#endif
