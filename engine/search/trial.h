/*
 * trial: one candidate of fitting.h, changed and evaluated again.
 *
 * A copy of the workload is changed, bound and run, and reset to what it was.
 * Only fitting.c and the files of what it tries include this.
 */
#ifndef SEARCH_TRIAL_H
#define SEARCH_TRIAL_H

#include "search/fitting.h"
#include "search/search.h"

/* One candidate that may be changed, and what it came to. */
struct trial {
	struct arena *arena;
	struct question question;
	struct placement place;
	struct workload *workload;     /* the copy that is changed */
	struct workload *whole;        /* what it was: every axis stated */
	struct catalog catalog;        /* with the copy of the model */
	struct record *models[1];
	struct model model;
	size_t need, have;             /* slots of the limit of memory */
	bool priced;
	struct answer answer;
	double value[CHAIN_SLOTS];
};

/* Takes the place of an offer where none exists, so that memory can be worked
 * out. */
extern const struct offer trial_unsold;

/* Back to what it was. */
void trial_reset(struct trial *);
/* Works it out; does it fit? */
bool trial_run(struct trial *);
/* The same, with the offer that is best at this count. */
bool trial_price(struct trial *);
/* Memory of one accelerator, once it was run. */
double trial_needed(const struct trial *);
double trial_usable(const struct trial *);
/* A count of the copy, to be changed. */
struct number *trial_count(struct trial *, const char *field);
/* Pulls every lever, then pairs of them where no single one is enough. */
void trial_changes(struct arena *, struct trial *, struct fitting *);

#endif
