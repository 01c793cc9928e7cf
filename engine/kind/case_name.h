/*
 * case_name: what cases name, whoever spells it.
 *
 * People print "Meta-Llama/Llama-3.1-8B-Instruct", "NVIDIA H100 SXM5 80GB",
 * "Q4_K_M" and "BF16".  Case, punctuation, a maker in front and words behind
 * that change no dimension do not count; a name that no record has stays.
 */
#ifndef KIND_CASE_NAME_H
#define KIND_CASE_NAME_H

#include "catalog/catalog.h"
#include "feed/cases.h"

struct arena;

/* Puts the catalogue's ids in the place of what the cells say. */
void case_names(struct arena *, const struct catalog *, struct cases *);

#endif
