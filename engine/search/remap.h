/*
 * remap: what a search found in an older catalogue, said in the records of a
 * newer one that differs in offers alone.
 *
 * Nothing that was remapped points to the older one.
 */
#ifndef SEARCH_REMAP_H
#define SEARCH_REMAP_H

#include "search/decision.h"

/* What is sold of one accelerator, and what is owned of it. */
struct sold {
	const struct record_list *list[2];
	size_t first[2], count[2];
};

/* One accelerator in both catalogues. */
struct remap {
	const struct catalog *cat;
	const struct accelerator *accelerator;
	struct sold now, before;
	/* Looked up last, and what it is now. */
	const struct calibration *calibration[2];
	const struct format *format[2];
	const char *why[2];
};

struct remap remap_between(const struct catalog *now,
    const struct accelerator *, const struct catalog *before,
    const struct accelerator *was);
/* Is the same sold of it at the same price? */
bool remap_sells(const struct remap *);
/* The same at the same price or a higher one? */
bool remap_dearer(const struct remap *);
/* The newer records of a place, whose stack is called so now; false where one
 * is there no more. */
bool remap_place(struct remap *, const char *stack, struct placement *);
/* The same of all that the search wrote into an answer. */
bool remap_answer(struct arena *, struct remap *, const char *stack,
    struct answer *);

#endif
