/*
 * kind: a kind of workload, as data.
 *
 * A kind adds rows to workload.def, says which formats and placements are
 * legal, binds records to the inputs of a chain, and names the limits that a
 * candidate must keep and the steps it is ranked by.  It holds no arithmetic
 * of its own.  The folder is the registry: engine/kind/<name>.c defines
 * kind_<name>.
 */
#ifndef KIND_KIND_H
#define KIND_KIND_H

#include "catalog/vocabulary.h"
#include "model/chain.h"

/* Rows of workload.def: the first part of every kind's type. */
enum {
	WORKLOAD_FIELDS = 0
#define FIELD(name, type, arg, flags, doc) + 1
#include "catalog/workload.def"
#undef FIELD
};

/* What a placement chooses beside accelerator, count and formats. */
enum axis_name {
#define AXIS(name, prefix, neutral, title) AXIS_##name,
#include "kind/axis.def"
#undef AXIS
	AXIS_COUNT
};

/* Rules of a kind, and values of one axis, at most. */
enum { AXIS_RULES = 10, AXIS_VALUES = 96 };

/* Clock where none is stated: from 1.4 GHz of A100 to 2.6 of RTX 5080. */
#define USUAL_CLOCK 2e9

/* One way to run a workload: what a candidate is, its price included. */
struct placement {
	const struct accelerator *accelerator;
	int count;                       /* accelerators of one copy */
	const struct format *weight_format;
	const struct offer *offer;
	const char *stack;               /* "vllm 0.11"; NULL: none named */
	const struct calibration *calibration;
	/* Values of the kind's axes, place.h; 0 on all others.  Of a choice:
	 * its place among the words of the field; of a list, in the list. */
	int axis[AXIS_COUNT];
	unsigned searched;               /* axes left open, one a bit */
};

/*
 * An axis of a kind, and where its values come from.  A field that the
 * workload states fixes the axis; one it leaves open is searched.
 */
struct axis_rule {
	enum axis_name axis;
	enum {
		AXIS_DIVIDES,    /* divisors of the accelerators left */
		AXIS_REST,       /* all accelerators that are left */
		AXIS_WITHIN,     /* divisors of those that hold the same
		                  * layers, each split of a matrix whole */
		AXIS_CHOICES,    /* every word of the field, a CHOICE, or
		                  * every record that it may name */
		AXIS_LISTED,     /* those that the field lists, CHOICES;
		                  * the neutral word where it lists none */
		AXIS_RISES       /* 1, 2 ... 16, 18 ... most, of a COUNT */
	} how;
	const char *field;               /* of the workload, or NULL */
	int most;                        /* 0: as many as there are */
	/* No slot that it changes depends on another axis or the count. */
	bool apart;
};

/* Why an input moved, for `ridgeline diff`. */
enum cause { CAUSE_price, CAUSE_catalogue, CAUSE_calibration, CAUSE_choice };

/* Where an input of a chain came from. */
struct input {
	const struct record *of; /* whose value it is: the accelerator */
	const char *field;       /* "memory_bandwidth", "dense_parameters" */
	const struct fact *fact; /* NULL for a default */
	const char *source;      /* of a value no record states, or NULL */
	const char *note;        /* how it was derived, or NULL */
	enum cause cause;
};

/*
 * What a kind binds to: the value slots of one lane, and where each value
 * came from unless origin is NULL (a search does not need it).
 */
struct binding {
	const struct chain *chain;
	double (*value)[CHAIN_BLOCK];
	size_t lane;
	struct input *origin;    /* one a slot, or NULL */
};

/* A value that no field states as such. */
static inline void
bind_value(struct binding *b, int slot, double value, struct input input)
{
	b->value[slot][b->lane] = value;
	if (b->origin)
		b->origin[slot] = input;
}

static inline void
bind_number(struct binding *b, int slot, const struct number *n,
    enum cause cause)
{
	bind_value(b, slot, n->value, (struct input){ .of = n->fact.of,
	    .field = n->fact.field, .fact = &n->fact, .cause = cause });
}

/*
 * need <= have.  need is a row of the chain; have is a row of the chain, or a
 * field of the workload or the profile (the limit is off when that field was
 * not given).
 */
struct limit {
	const char *name;        /* "memory", "tpot", "budget" */
	const char *title;       /* "memory of one accelerator" */
	const char *unit;        /* to show both sides in */
	const char *need;
	enum { HAVE_ROW, HAVE_WORKLOAD, HAVE_PROFILE } from;
	const char *have;
};

/* A resource that may bind a time: the row with the largest value does.  One
 * that works while others do binds nothing before it takes as long as they all:
 * as the row `beside`, theirs or the longer of both. */
struct resource {
	const char *title;       /* "memory bandwidth" */
	const char *row;         /* "decode_memory_time" */
	const char *beside;      /* "decode_alone"; NULL: others wait for it */
};

/* A step shown in tables: the row and its short heading. */
struct measure {
	const char *row;
	const char *title;
	const char *unit;        /* to show it in; NULL picks one */
};

/* A count of the workload: how large may it be and still fit? */
struct reach {
	const char *field;       /* "concurrency" */
	const char *title;       /* "Requests in flight" */
	bool context;            /* tokens, of which a model holds so many */
	const char *beside;      /* a field with tokens of that, or NULL */
};

enum { LEVER_STEPS = 6 };

/* A change that may make a workload fit, tried step by step until it does. */
struct lever {
	enum {
		LEVER_COUNT,     /* twice the accelerators */
		LEVER_FORMAT,    /* the next narrower format of the field */
		LEVER_CHOICE,    /* the next of the steps */
		LEVER_HALVE,     /* half the count */
		LEVER_LESS       /* the same, and less is asked for */
	} how;
	const char *title;       /* "Format of the KV cache" */
	const char *field;       /* of the workload; NULL for LEVER_COUNT */
	const char *unset;       /* what a choice is when it was not given;
	                          * the formats that are tried, of a format */
	const char *step[LEVER_STEPS]; /* of a choice: NULL ends them */
};

struct shape;
struct common_slots;
struct predictor;
struct printed_stack;
struct prediction;
struct case_row;

struct kind {
	const char *name;            /* "serve" */
	const char *title;           /* "Serving" */
	const char *task;            /* "Serve a language model" */
	int menu;                    /* its place among tasks; 0: the last */
	const struct record_type *type;
	const char *chain_name;
	const struct limit *limits;
	size_t limit_count;
	const struct resource *resources;
	size_t resource_count;
	/* Columns of the ranked table; the first is what ranks, least first,
	 * the second the time shown against it. */
	const struct measure *measures;
	size_t measure_count;
	/* What memory_needed is made of; a row NULL stands for the rest. */
	const struct measure *items;
	size_t item_count;
	const struct reach *reaches;
	size_t reach_count;
	const struct lever *levers;
	size_t lever_count;
	/* What its charts show, shape.h; or NULL. */
	const struct shape *shape;
	/* Rows of what pays from a use on, and of that use; or NULL. */
	const char *worth, *used;
	/* Its chain has the network: a stated max_count may span nodes. */
	bool networked;
	/* It runs as copies, which may stand in several places. */
	bool copies;
	/* Somebody waits for each of its answers. */
	bool waited;
	/* It is one run over data; each data-parallel rank has a part. */
	bool trains;
	/* What a narrow format costs it is published as perplexity. */
	bool perplexity;
	/* Nothing it says depends on a software stack. */
	bool uncalibrated;
	/* It is made of whole accelerators, not of slices. */
	bool whole;
	/* Weight formats that the workload allows, best known first; or where
	 * its list of them stands in it.  See kind_formats(). */
	size_t (*formats)(const struct workload *,
	    const struct format *out[FORMAT_MOST]);
	size_t format_list;
	/* NULL, or why the accelerator cannot run the format. */
	const char *(*illegal)(const struct workload *,
	    const struct placement *);
	/* What the search may choose, in the order it is tried and named; a
	 * rest comes behind those that divide.  See place.h. */
	const struct axis_rule *axes;
	size_t axis_count;
	/* NULL, or why these axes cannot be: "tensor parallelism cuts heads".
	 * NULL as a member where all of them can. */
	const char *(*misplaced)(const struct model *,
	    const struct workload *, const struct placement *);
	/* Of how many parts of the model an axis that divides takes a share;
	 * 0 where all its values are walked.  NULL as a member where that
	 * holds of all axes. */
	double (*parts)(const struct model *, enum axis_name);
	/* What all candidates of a workload share, or NULL as a member: see
	 * kind_prepare(). */
	const void *(*prepare)(struct arena *, const struct catalog *,
	    const struct workload *);
	/* Faults of a prepared workload that its fields alone do not show. */
	void (*check)(const struct catalog *, const struct workload *,
	    struct diags *);
	/* What is the kind's own of a chain, whatever the place and the offer;
	 * all of it of a kind without common slots. */
	void (*bind)(struct binding *, const struct catalog *,
	    const struct workload *, const struct profile *,
	    const struct placement *);
	/* Slots that all bind alike, common.h; without them every candidate is
	 * bound whole. */
	const struct common_slots *common;
	/*
	 * What it binds beside those for the axes and the count, and for the
	 * offer: always the same slots, so that a search binds the rest once.
	 * NULL where nothing is left.
	 */
	void (*bind_place)(struct binding *, const struct workload *,
	    const struct placement *);
	void (*bind_offer)(struct binding *, const struct catalog *,
	    const struct profile *, const struct placement *);
	/* A measured case of memory or speed, predict.h; NULL where none is
	 * predicted. */
	void (*predict)(const struct predictor *, const struct case_row *,
	    struct prediction *);
	/* What a case ran on that names no software, stack.h; or NULL. */
	void (*unsaid)(const struct predictor *, const struct case_row *,
	    struct printed_stack *);
};

/* Cuts the slices and prepares all workloads of a catalogue without errors;
 * bind reads what was made.  Before the catalogue is shared. */
void kind_prepare(struct arena *, struct catalog *);

/* Tables that the file of a kind names so. */
#define KIND_TABLES \
	.limits = limits, .limit_count = COUNT(limits), \
	.resources = resources, .resource_count = COUNT(resources), \
	.measures = measures, .measure_count = COUNT(measures), \
	.items = items, .item_count = COUNT(items), \
	.reaches = reaches, .reach_count = COUNT(reaches), \
	.levers = levers, .lever_count = COUNT(levers)

/* Generated from the folder; sorted by name. */
extern const struct kind *const kinds[];
extern const size_t kind_count;

const struct kind *kind_find(const char *name);
const struct chain *kind_chain(const struct kind *);
const struct kind *kind_of(const struct workload *);
/* The model that a workload names, or NULL. */
const struct model *kind_model(const struct catalog *,
    const struct workload *);
size_t kind_formats(const struct kind *, const struct workload *,
    const struct format *out[FORMAT_MOST]);
/* Binds all that a placement asks; of a kind with common slots, what its axes
 * and count ask alone, or its offer. */
void kind_bind(const struct kind *, struct binding *, const struct catalog *,
    const struct workload *, const struct profile *,
    const struct placement *);
void kind_bind_place(const struct kind *, struct binding *,
    const struct workload *, const struct placement *);
void kind_bind_offer(const struct kind *, struct binding *,
    const struct catalog *, const struct profile *, const struct placement *);
/* What a workload's stack sustains on an accelerator: the calibration that the
 * workload names, else that of the stack (stack.h), else its kind's default;
 * NULL when there is none. */
const struct calibration *kind_calibration(const struct catalog *,
    const struct workload *, const struct accelerator *, const char *stack);
/* Does it hold for the accelerator?  NULL is one that is not known. */
bool kind_covers(const struct calibration *, const struct accelerator *);
/* How much of the accelerator it names: 0 nothing, 2 generation and segment. */
size_t kind_closeness(const struct calibration *);
/* The format that an accelerator computes in where another is asked for: bf16
 * and fp16 replace each other where it has units for one of them alone. */
const struct format *kind_runs(const struct accelerator *,
    const struct format *);
/* The dense rate that a format, or what stands in for it, computes at, on the
 * vector units for fp32; NULL when the accelerator has no such units.  fp8
 * takes the rate with 32-bit sums where one is stated apart: serving stacks sum
 * so. */
const struct number *kind_rate(const struct accelerator *,
    const struct format *);
const struct number *kind_known_rate(const struct accelerator *,
    enum format_name);
/* The highest dense rate in 16 bits, whatever the accumulator; or NULL. */
const struct number *kind_narrow_rate(const struct accelerator *);

#endif
