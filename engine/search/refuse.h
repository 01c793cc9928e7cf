/*
 * refuse: placements that a record of support or of quality rules out.
 */
#ifndef SEARCH_REFUSE_H
#define SEARCH_REFUSE_H

#include "catalog/quality.h"
#include "catalog/support.h"
#include "kind/own_cases.h"
#include "search/search.h"

/* NULL, or why the accelerator is rejected in every format. */
const char *refuse_accelerator(const struct question *,
    const struct accelerator *, struct ground *);
/* NULL, or why the placement's accelerator cannot run its stack or format. */
const char *refuse_software(const struct question *,
    const struct placement *, struct ground *);
const char *refuse_quality(const struct question *, const struct placement *,
    struct ground *);

/* Splits that a stack does not run together, and the first record that says
 * so. */
struct unsplit {
	unsigned axes;           /* bits of enum axis_name */
	const struct support *by;
};

/* Words for a split beside nodes, and the sets that all make. */
enum { SPLIT_WORDS = 6, UNSPLIT_MOST = 1 << (SPLIT_WORDS + 1) };

/* The splits that the placement's stack does not run together in its format on
 * its accelerator; and NULL, or the reason where its axes have one of them. */
size_t refuse_splits(const struct question *, const struct placement *,
    struct unsplit out[UNSPLIT_MOST]);
const char *refuse_split(const struct question *, const struct unsplit *,
    size_t, const struct placement *, struct ground *);

/* What records of support say that a stack runs in a format on an accelerator:
 * sets of splits, which may be combined within a set; and whether neither a
 * record nor a measured case mentions the format on the generation.  In guides
 * without records of support, or of splits, nothing is unrecorded. */
struct on_record {
	unsigned axes[UNSPLIT_MOST];
	size_t count;
	bool format_unrecorded;
};

/* Reads them for the placement's stack, format and accelerator. */
void refuse_recorded(const struct question *, const struct placement *,
    struct on_record *);
/* Does no record mention the way it is split? */
bool refuse_split_unrecorded(const struct question *, const struct on_record *,
    const struct placement *);
/* Is its split or its format unrecorded? */
bool refuse_unrecorded(const struct question *, const struct on_record *,
    const struct placement *);
/* What the guide's own measurements say of it. */
struct own_found refuse_here(const struct question *,
    const struct placement *);
/* refuse_unrecorded() of one placement. */
bool refuse_unknown(const struct question *, const struct placement *);

/* The stack of a placement, and what is known of it. */
struct stack {
	const char *software;    /* as named; NULL where none is */
	struct supported found;
};

struct stack stack_of(const struct catalog *, const struct workload *,
    const struct placement *);
/* What the weights of an answer cost in quality. */
struct quality_loss answer_loss(const struct catalog *,
    const struct workload *, const struct format *);
/* What its KV cache does, in the format of the placement; known and nothing
 * where it has none. */
struct quality_loss answer_cache_loss(const struct catalog *,
    const struct workload *, const struct placement *);

#endif
