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

/* Of what a record may speak; NULL asks for any, of a format and a method for
 * the stack alone. */
struct support_asked {
	const char *software;           /* "vllm" or "vllm 0.11" */
	const struct accelerator *accelerator;
	const struct format *format;    /* of weights */
	const char *kind, *method;
	const char *mixer;              /* for support_mixes() alone */
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
 * What holds, splits apart.  The record that names most decides; without a
 * version, those of the newest.
 */
struct supported support_find(const struct catalog *,
    const struct support_asked *);
/* Does any record say that the stack runs the mixer that is asked for? */
bool support_mixes(const struct catalog *, const struct support_asked *);
/* Does any record speak of mixers? */
bool support_knows_mixers(const struct catalog *);
/* The next record by which a copy cannot be split as it says, or NULL; *at is 0
 * at the start. */
const struct support *support_split(const struct catalog *,
    const struct support_asked *, size_t *at);
/* The next by which it can be, all of its ways at once. */
const struct support *support_can_split(const struct catalog *,
    const struct support_asked *, size_t *at);
/* Does any record speak of splits? */
bool support_splits(const struct catalog *);
/* Does a vendor certify any stack on it?  The record, or NULL. */
const struct support *support_certified(const struct catalog *,
    const struct accelerator *);

#endif
