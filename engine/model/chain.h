/*
 * chain: a model as a list of named steps, generated from *.chain files.
 *
 * A chain's inputs come from records, a step calls a formula with names that
 * stand above it.  The same list is the native code, the rows of the
 * working, the live columns of the workbook, and the list of what an answer
 * depends on.
 *
 * Values live in slots: value[slot][lane], one lane a candidate, so that a
 * block of candidates is evaluated at once.  chain_run() reads the input slots
 * and writes all others for lanes 0 .. n-1 (n <= CHAIN_BLOCK) and up to the
 * next multiple of eight; every value it writes for finite, in-range inputs is
 * finite.  Slot numbers are enums in the generated "chains.h": SERVE_layers,
 * SERVE_kv_cache, ..., SERVE_SLOTS.
 */
#ifndef MODEL_CHAIN_H
#define MODEL_CHAIN_H

#include <stddef.h>

enum { CHAIN_BLOCK = 64, CHAIN_SLOTS = 832 };

struct formula;

enum chain_what {
	CHAIN_SECTION,  /* a heading: title only */
	CHAIN_INPUT,
	CHAIN_CONST,    /* a constant of the chain: value */
	CHAIN_CALC,     /* a formula's value, or an expression's; args */
	CHAIN_PICK,     /* args: condition's left and right side, then a, b */
	CHAIN_SUM,      /* over the rows of a set: arg[0] is the row's slot */
	CHAIN_MAX
};

struct chain_row;

/*
 * The code of a step, which all rows of one shape share: for processors without
 * and with AVX2; see lanes.h.
 */
struct chain_step {
	void (*run[2])(double (*restrict value)[CHAIN_BLOCK], size_t n,
	    const struct chain_row *restrict);
};

struct chain_row {
	/* What a step reads as it runs stands together. */
	const struct chain_step *step;  /* NULL where nothing is worked out */
	double value;          /* of a CHAIN_CONST */
	int slot;              /* of the first lane row; -1 for a section */
	int bound;             /* rows of the set; 1 outside EACH */
	unsigned short arg[16];  /* slots (a row of the same set: its slot) */
	enum chain_what what;
	const char *name;      /* "kv_cache"; "" for a section */
	const char *title;     /* "KV cache of one accelerator" */
	const char *unit;      /* base unit, "byte"; for a step its formula's */
	/* Rows of a set: name of the set; slot + i is row i. */
	const char *set;       /* NULL outside EACH */
	/* Of a CHAIN_CALC that calls a formula: into formulas; else -1. */
	int formula;
	const char *relation;  /* "<", "<=", ">", ">=" for CHAIN_PICK */
	const char *arg_name[16];
	int args;
	int operations;        /* of a step, all rows of its set */
	/* What a CHAIN_CALC says: its formula, or the expression that the
	 * chain states, which has no source; else NULL. */
	const struct formula *says;
};

struct chain {
	const char *name;      /* "serve" */
	const char *title;
	const struct chain_row *row;
	size_t rows;
	int slots;
	const unsigned short *at;  /* of each slot: its row */
	/* Rows that have a slot, by name. */
	const unsigned short *by_name;
	size_t named;
	/* Operations of one lane of chain_run(), as the books write them. */
	int operations;
};

/* All chains, by name; generated. */
extern const struct chain *const chains[];
extern const size_t chain_count;

void chain_run(const struct chain *, double (*value)[CHAIN_BLOCK], size_t n);
/* The steps of these rows alone, in this order. */
void chain_run_rows(const struct chain *, double (*value)[CHAIN_BLOCK],
    size_t n, const unsigned short *row, size_t rows);
/*
 * Of n candidates, one at least: the inputs of the first in the lanes behind
 * the last, which chain_run() works out with them and nobody reads.
 */
void chain_spread(const struct chain *, double (*value)[CHAIN_BLOCK],
    size_t n);
/* The row of this name, or NULL; and the slot, or -1. */
const struct chain_row *chain_row(const struct chain *, const char *name);
int chain_slot(const struct chain *, const char *name);
/* The row that holds the slot (row i of a set: slot - row->slot), or NULL. */
const struct chain_row *chain_at(const struct chain *, int slot);
const struct chain *chain_find(const char *name);

#endif
