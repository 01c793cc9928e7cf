/*
 * carry: what a search found in an older catalogue, said in the records of a
 * newer one that differs in offers alone.
 *
 * Nothing that was carried points to the older one.
 */
#ifndef SEARCH_CARRY_H
#define SEARCH_CARRY_H

#include "search/decision.h"

/* What is sold of one accelerator, and what is owned of it. */
struct sold {
	const struct record_list *list[2];
	size_t first[2], count[2];
};

/* One accelerator in both catalogues. */
struct carrying {
	const struct catalog *cat;
	const struct accelerator *accelerator;
	struct sold now, before;
	/* Looked up last, and what it is now. */
	const struct calibration *calibration[2];
	const struct format *format[2];
	const char *why[2];
};

struct carrying carry_over(const struct catalog *now,
    const struct accelerator *, const struct catalog *before,
    const struct accelerator *was);
/* Is the same sold of it at the same price? */
bool carry_sells(const struct carrying *);
/* The newer records of a place, whose stack is called so now; false where one
 * is there no more. */
bool carry_place(struct carrying *, const char *stack, struct placement *);
/* The same of all that the search wrote into an answer. */
bool carry_answer(struct arena *, struct carrying *, const char *stack,
    struct answer *);
/* Both NULL, or of the same letters. */
bool carry_same_text(const char *, const char *);

#endif
