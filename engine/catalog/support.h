/*
 * support: what the records of support say of a stack, an accelerator and a
 * format.  What no record speaks of is unknown, which is neither yes nor no.
 */
#ifndef CATALOG_SUPPORT_H
#define CATALOG_SUPPORT_H

#include "catalog/catalog.h"

/* From worst to best. */
enum support_state {
	SUPPORT_not,
	SUPPORT_unknown,
	SUPPORT_partial,
	SUPPORT_supported
};

struct supported {
	enum support_state state;
	const struct support *record;   /* that says so; NULL of unknown */
};

/* "supported", "partial", "not" or "unknown". */
const char *support_word(enum support_state);
/* Length of the stack's name in "vllm 0.11". */
size_t support_name(const char *software);
/* Is any record of the stack? */
bool support_knows(const struct catalog *, const char *software);
/*
 * What holds for a stack, "vllm" or "vllm 0.11", on an accelerator with
 * weights in a format; NULL asks for the accelerator alone.  The
 * record that names most decides; without a version, those of the newest.
 */
struct supported support_find(const struct catalog *, const char *software,
    const struct accelerator *, const struct format *);
/* Does a vendor certify any stack on it?  The record, or NULL. */
const struct support *support_certified(const struct catalog *,
    const struct accelerator *);

#endif
