/*
 * build: one build, from folder to site.
 *
 * Holds no state of its own: two builds can run in one process.
 */
#ifndef BUILD_H
#define BUILD_H

#include "cmd/cmd.h"

struct catalog;
struct decisions;
struct guide;

/* Where what every guide shares was installed. */
extern const char build_share[];

/* Loads and checks; never NULL. */
struct catalog *build_catalog(struct options *);
/* The whole path; writes the site unless there were errors. */
int build_site(struct options *);
/* Everything but writing. */
int build_check(struct options *);

#endif
