/*
 * spec: Lua files in, a catalogue out.
 *
 * Every *.lua below the guide's specs/ and site/ is run in a fresh environment
 * of units, verbs and pure helpers, several at once; what they give counts in
 * order of their paths.  Faults are reported and loading goes on: one file
 * that stops does not stop the others, one bad field does not hide the next.
 * Needs no cleaning up: all lives in the arena.
 */
#ifndef SPEC_SPEC_H
#define SPEC_SPEC_H

#include <stddef.h>

#include "base/diag.h"

struct arena;
struct audience;
struct catalog;
struct diags;
struct record_type;

struct spec_limits {
	size_t memory;   /* bytes a Lua state may hold */
	double steps;    /* VM instructions and matcher steps, per file */
};

/* What a guide's author never notices: 256 MiB, 1e8 steps. */
extern const struct spec_limits spec_default_limits;

/* Records of a verb; the one of an id, where it is given. */
struct spec_want {
	const char *verb, *id;
};

struct spec {
	struct arena *arena;
	struct diags *diags;
	const char *root;                      /* the guide's folder */
	const char *share;     /* folder of what is installed, or NULL */
	const struct record_type *const *workloads; /* one type a kind */
	size_t workload_count;
	struct spec_limits limits;
	const struct audience *audience;       /* NULL: all is loaded */
	/* The only records that are asked for; NULL: all, and all is checked
	 * that a file can have wrong. */
	const struct spec_want *wants;
	size_t want_count;
	const char *until;     /* no price seen after that day, or NULL */
	int jobs;                              /* < 1: one a core */
};

/* The catalogue, sealed but not checked; never NULL. */
struct catalog *spec_load(const struct spec *);
/* The same of no guide: the vocabulary that comes with the program. */
struct catalog *spec_vocabulary(struct arena *, struct diags *);

/*
 * A text from outside: one line of UTF-8 without control characters, at most
 * 4096 bytes, not empty.  NULL, or what is wrong with it and under which id.
 */
const char *text_fault(const char *, size_t len, enum diag_id *);

#endif
