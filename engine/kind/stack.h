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

#include "catalog/support.h"
#include "kind/kind.h"

/* What picks a calibration, the accelerator apart. */
struct printed_stack {
	const char *kind;
	const char *software;    /* as printed; NULL where nobody says */
	bool compiled;           /* by a graph compiler; so is software that
	                          * lists torch.compile */
	const char *layout;      /* "nhwc" or "nchw"; NULL where nobody says */
};

/* Stacks of a workload, at most. */
enum { STACK_CHOICES = 32 };

/*
 * The stacks that a workload may run on, by name: those that it lists, that of
 * the calibration that it names, or all of which a calibration or a record of
 * support for its kind speaks.  One without a name, NULL, where none is known.
 */
struct stacks {
	const char *name[STACK_CHOICES];
	size_t count;
	const char *unrecorded;      /* the first for which there is no room */
};

void stacks_of(const struct catalog *, const struct workload *,
    struct stacks *);
/* Tells where a workload may run on more than there is room for. */
void stacks_check(const struct catalog *, const struct workload *,
    struct diags *);

/* A calibration that suits a stack, and how well: the best is the highest. */
struct stack_entry {
	const struct calibration *calibration;
	size_t suits;
	size_t stack;            /* which of the stacks, from 0 */
};

/* Is it what holds where no other entry does? */
static inline bool
stack_is_default(const struct calibration *c)
{
	return !strcmp(c->software.text, "default");
}

/* The calibration of a stack on an accelerator; NULL is one that is not
 * known, and the answer where there is none. */
const struct calibration *stack_calibration(const struct catalog *,
    const struct printed_stack *, const struct accelerator *);
struct printed_stack printed_of(const struct workload *, const char *stack);
/*
 * The same from entries that were looked for before: all that suit any of the
 * stacks, how many there are, of which the first most are written.
 */
size_t stack_entries(const struct catalog *, const struct workload *,
    const struct stacks *, struct stack_entry *out, size_t most);
const struct calibration *stack_choose(const struct stack_entry *,
    size_t count, size_t stack, const struct accelerator *);
/* Is the default for software that is printed so?  One without other names is
 * for any, one with them for what starts with one. */
bool stack_of_family(const struct calibration *, const char *software);
/* What a stack goes by in ids: "tensorrt-llm-1.0" of "TensorRT-LLM 1.0",
 * "ngc-pytorch" of "NGC PyTorch; scripts". */
const char *stack_id(struct arena *, const char *stack);

/* A stack as its calibration prints it, where it has one: "TensorRT-LLM 1.0" of
 * "tensorrt-llm 1.0". */
const char *stack_title(struct arena *, const struct calibration *,
    const char *stack);
/* Whose speeds those of software printed so are: of the calibration that it
 * has, or of the first word of its name. */
struct stack_family {
	const char *name;
	size_t len;
};

struct stack_family stack_family(const struct calibration *,
    const char *printed);
/* Below 0 where a comes first of those that are equal in all that counts: by
 * the accelerator's id, then by the stack's name, whatever its case. */
int stack_order(const struct placement *a, const struct placement *b);
/* Does it go by the name, case and punctuation apart? */
bool stack_is(const struct stack_family *, const char *name);

/* What is asked of records of support: the stack, kind, method and format of a
 * workload that is placed so. */
struct support_asked stack_asked(const struct workload *,
    const struct placement *);
/* What a stack multiplies in where it runs narrow weights without units for
 * their format; NULL where no record says so. */
const struct format *stack_computes(const struct catalog *,
    const struct workload *, const struct placement *);

#endif
