/*
 * place: the axes of a placement.
 *
 * A kind lists its axes as rules; a workload's fields fix some of them.  The
 * walk gives the others every value that a count of accelerators allows, in a
 * fixed order, the last axis fastest.  Nothing is allocated.
 */
#ifndef KIND_PLACE_H
#define KIND_PLACE_H

#include "kind/kind.h"

/* Tells which axes a workload states larger than a placement can be, or in more
 * words than are compared. */
void place_check(const struct kind *, const struct workload *,
    struct diags *);

/* Values of each rule of a kind, for one workload and count. */
struct places {
	const struct kind *kind;
	int value[AXIS_RULES][AXIS_VALUES];
	int values[AXIS_RULES];
	int at[AXIS_RULES];
	int stated[AXIS_RULES];  /* what the workload says of each */
	int listed[AXIS_RULES];  /* how many words it may have */
	bool fixed[AXIS_RULES];  /* does it say so? */
	const struct field *field[AXIS_RULES];
	double parts[AXIS_RULES]; /* what each divides, too; 0: nothing */
	unsigned still;          /* rules that keep their first value, bits */
};

/*
 * First and next legal setting of p's axes: those that divide multiply to
 * p->count.  False when there is none, or no more.  Whether the kind finds it
 * misplaced is for the caller to ask.
 */
bool place_first(struct places *, const struct kind *,
    const struct workload *, struct placement *p);
bool place_next(struct places *, struct placement *p);
/* place_first() in two: what the workload says, once, and where a walk of p's
 * count begins.  Axes of the rules in still, a bit each, keep their first
 * value. */
void place_open(struct places *, const struct kind *,
    const struct workload *);
/* Leaves out what the model cannot be cut into; after place_open(). */
void place_cut(struct places *, const struct model *);
bool place_start(struct places *, struct placement *p, unsigned still);

/* Is it one of the settings that the two above walk, at its count? */
bool place_walked(const struct kind *, const struct workload *,
    const struct placement *);

/* Writes the axes into the fields of a copy of their workload, so that all
 * are stated; words of choices live in the arena. */
void place_state(struct arena *, const struct kind *, struct workload *,
    const struct placement *);
/* Reads the axes that the fields state, and what is left of the count; false
 * where they do not divide it. */
bool place_read(const struct kind *, const struct workload *,
    struct placement *);

/* "tp8-mb4": what differs from neutral; "whole" where nothing does. */
const char *place_id(struct arena *, const struct kind *,
    const struct workload *, const struct placement *);
/* The same for a narrow column: axes that split, and those that were searched;
 * "" where nothing is left. */
const char *place_words(struct arena *, const struct kind *,
    const struct workload *, const struct placement *);
/* In a sentence: "8-way tensor parallel, batch 4", of all axes that are not
 * neutral; "" where nothing is left. */
const char *place_says(struct arena *, const struct workload *,
    const struct placement *);
/* Of those that place_words() says alone; beside another placement, which may
 * be NULL, what differs. */
const char *place_says_beside(struct arena *, const struct workload *,
    const struct placement *, const struct placement *other);
/* "tp" where place_words() says something of this axis, else NULL. */
const char *place_mark(struct arena *, const struct workload *,
    const struct axis_rule *, const struct placement *);
const char *place_title(enum axis_name);
/* The value that changes nothing, as it stands in an id; "" where there is
 * none. */
const char *place_neutral(enum axis_name);
/* The place of a word among those of its field, or of the records that the
 * field names; -1 where it is none of them. */
int place_index(const struct workload *, const struct field *,
    const char *word);
/* The name of the axis in JSON, and its value: "full", or "" of a number. */
const char *place_name(enum axis_name);
const char *place_choice(struct arena *, const struct workload *,
    const struct axis_rule *, const struct placement *);

/* Binds an axis as an input; of a choice, the value that is given. */
void bind_axis(struct binding *, int slot, const struct workload *,
    const struct placement *, enum axis_name);
void bind_axis_value(struct binding *, int slot, const struct workload *,
    enum axis_name, double value, const char *field);
/* Binds the accelerators of a copy. */
void bind_count(struct binding *, int slot, const struct workload *,
    const struct placement *);
/* Is it a number that divides the count? */
bool place_splits(const struct axis_rule *);
/* The rule of a kind's axis, or NULL. */
const struct axis_rule *place_rule(const struct kind *, enum axis_name);
/* The field of a rule's axis, or NULL; and the words of one that lists. */
const struct field *place_field(const struct workload *,
    const struct axis_rule *);
const struct words *place_listed(const struct workload *,
    const struct axis_rule *);
/* The word of an axis that lists; NULL where the kind does not have it. */
const char *place_word(const struct workload *, const struct placement *,
    enum axis_name);
/* Is the choice of this axis that word? */
bool place_is(const struct workload *, const struct placement *,
    enum axis_name, const char *word);

#endif
