/*
 * refuse: what software and quality keep out, and the record that says so.
 */
#ifndef SEARCH_REFUSE_H
#define SEARCH_REFUSE_H

#include "catalog/quality.h"
#include "catalog/support.h"
#include "search/search.h"

/* NULL, or why the accelerator is out, whatever the format. */
const char *refuse_accelerator(const struct question *,
    const struct accelerator *, struct ground *);
/* NULL, or why the placement's format is out on its accelerator. */
const char *refuse_software(const struct question *,
    const struct placement *, struct ground *);
const char *refuse_quality(const struct question *, const struct placement *,
    struct ground *);

/* A stack that a workload or a profile names, and what is known of it. */
struct stack {
	const char *software;    /* as named; NULL where none is */
	struct supported found;
};

/* Of the workload's stacks the one that suits best, the first of equals. */
struct stack stack_of(const struct catalog *, const struct workload *,
    const struct accelerator *, const struct format *);
/* What the weights of an answer cost in quality. */
struct quality_loss answer_loss(const struct catalog *,
    const struct workload *, const struct format *);
/* What its KV cache does, in the format of the placement; known and nothing
 * where it has none. */
struct quality_loss answer_cache_loss(const struct catalog *,
    const struct workload *, const struct placement *);

#endif
