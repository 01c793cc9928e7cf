/*
 * build: one build, from folder to site.
 *
 * Holds no state of its own: two builds can run in one process.
 */
#ifndef BUILD_H
#define BUILD_H

#include "cmd/cmd.h"
#include "search/again.h"

struct catalog;
struct decisions;
struct guide;

/*
 * What a process that stays has of the specs as they are, from one build to
 * the next; what a build works out for all pages, it leaves there.
 */
struct kept {
	struct arena *arena;
	const struct catalog *catalog;   /* without a fault, or NULL */
	struct again now;
	/* Of when all but offers was the same; in an arena of its own. */
	struct again before;
	struct arena *older;
	struct predicted *predicted;     /* in the arena beside it */
	struct arena *unpriced;
};

/* Where what every guide shares was installed. */
extern const char build_share[];

/* Loads and checks; never NULL. */
struct catalog *build_catalog(struct options *);
/* The same with every policy of the catalogues in use, for --policy. */
struct catalog *build_asked(struct options *);
/*
 * Accelerators, prices and the words that tell of them, a source of this id;
 * nothing is checked.  NULL where only the whole guide tells which
 * accelerators it has.
 */
struct catalog *build_prices(struct options *, const char *source);
/* The whole path; writes the site unless there were errors. */
int build_site(struct options *);
/* Everything but writing. */
int build_check(struct options *);

#endif
