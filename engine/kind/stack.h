/*
 * stack: which calibration holds for software, as a workload lists it or a
 * measured case prints it.
 *
 * Of the calibrations of the kind that hold for the accelerator: the one whose
 * name, or other name, the printed name has: one that it starts with first,
 * then the longest, one that says how a network is run (compiled, the layout
 * of its memory) before one that does not, one that states versions before one
 * that does not, and one that names generation and segment before one that
 * does not; else the kind's default: one that says how a network is run, or
 * with a name of a family that the printed one starts with, before one
 * without.
 */
#ifndef KIND_STACK_H
#define KIND_STACK_H

#include "kind/kind.h"

/* What picks a calibration, the accelerator apart. */
struct printed_stack {
	const char *kind;
	const char *software;    /* as printed; NULL where nobody says */
	bool compiled;           /* by a graph compiler; so is software that
	                          * lists torch.compile */
	const char *layout;      /* "nhwc" or "nchw"; NULL where nobody says */
};

/* A calibration that suits a stack, and how well: the best is the highest. */
struct stack_entry {
	const struct calibration *calibration;
	size_t suits;
	size_t software;         /* which of the workload's, from 0 */
};

/* How well it suits, whatever the accelerator; 0: not at all. */
size_t stack_suits(const struct calibration *, const struct printed_stack *);
/* The calibration of a stack on an accelerator; NULL is one that is not
 * known, and the answer where there is none. */
const struct calibration *stack_calibration(const struct catalog *,
    const struct printed_stack *, const struct accelerator *);
/* The stacks that a workload may run on: one for each software that it
 * lists, or any. */
size_t stack_count(const struct workload *);
struct printed_stack printed_of(const struct workload *, size_t i);
/* Who asks: a workload, of an accelerator, with weights in a format;
 * NULL asks for the accelerator alone. */
struct stack_where {
	const struct catalog *catalog;
	const struct workload *workload;
	const struct accelerator *accelerator;
	const struct format *format;
};

/* Stacks that a workload is asked for, at most. */
enum { STACK_CHOICES = 16 };

/*
 * What a workload's stacks reach there, those that run it best by the records
 * of support first, then as the workload lists them: for each its
 * calibration.  Those that do not run there are left out, unless that leaves
 * none.  A workload that names its calibration has that alone.
 */
size_t stack_choices(const struct stack_where *,
    struct stack_entry out[STACK_CHOICES]);
/*
 * The same from entries that were looked for before: all that suit any stack
 * of the workload, how many there are, of which the first most are written.
 */
size_t stack_entries(const struct catalog *, const struct workload *,
    struct stack_entry *out, size_t most);
size_t stack_choose(const struct stack_where *,
    const struct stack_entry *entries, size_t count,
    struct stack_entry out[STACK_CHOICES]);
/* Is the default for software that is printed so?  One without other names is
 * for any, one with them for what starts with one. */
bool stack_of_family(const struct calibration *, const char *software);

#endif
