/*
 * case_bind: a measured case as a workload and a placement, bound by its kind.
 *
 * A predictor fills the fields of a workload from the cells of its case and
 * says where it ran; the kind's own bind() does the rest, as it does for a
 * workload of a guide.  What a case does not pay for is neither bought nor
 * rented.
 */
#ifndef KIND_CASE_BIND_H
#define KIND_CASE_BIND_H

#include "kind/case.h"

struct case_bound {
	const struct kind *kind;
	struct catalog catalog;      /* with the case's own model */
	struct record *models[1];
	struct workload *workload;   /* of the kind's size */
	struct accelerator accelerator;
	struct placement place;
};

/* A workload of the kind without fields, of the case's model; NULL leaves the
 * catalogue's in place. */
void case_bound_open(struct case_bound *, const struct predictor *,
    const struct case_row *, const char *kind, const struct model *);
/*
 * Where it ran: the catalogue's accelerator with the memory of one that was
 * there; one that is not known, or lacks units for the format, is as fast as
 * nothing, for figures of memory.
 */
void case_bound_on(struct case_bound *, const struct predictor *,
    const struct case_row *, const struct format *weights,
    double memory);
/* A rate of one for all that it has none for, where it cannot compute so. */
void case_bound_rates(struct case_bound *, const struct format *compute);
/* Fields of the workload: a number, a word, a list of one, a switch; a blank
 * word is left unstated. */
void case_state(const struct case_row *, struct number *, double value);
void case_choose(const struct case_row *, struct word *, const char *);
void case_list(const struct predictor *, const struct case_row *,
    struct words *, const char *);
void case_switch(const struct case_row *, struct flag *, bool on);
/* Binds lane 0, works it out, and keeps it where the predictor does. */
void case_bound_run(const struct case_bound *, const struct predictor *,
    struct prediction *, double (*value)[CHAIN_BLOCK]);


/* A quantity of cases, and the row that gives it. */
struct case_quantity {
	const char *id;
	int slot;
};

/*
 * For kinds that run one text network: the workload of a case of its model,
 * stack, accelerator and weight format, with its own fields yet to be stated;
 * NULL where the case is passed over.
 */
struct workload *case_open(const struct predictor *, const struct case_row *,
    struct prediction *, const char *kind);
/* Runs it, unless it is passed over by now, and takes what was measured;
 * whether it fits by the row of memory that is needed. */
void case_answer(const struct predictor *, const struct case_row *,
    struct prediction *, const struct case_quantity *, size_t quantities,
    int needed);

#endif
