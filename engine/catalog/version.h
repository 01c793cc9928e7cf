/*
 * version: releases of software, and ranges of them.
 */
#ifndef CATALOG_VERSION_H
#define CATALOG_VERSION_H

#include <stdbool.h>

/* Where the version begins in a printed name, "vLLM v0.6.3"; NULL where it
 * has none. */
const char *version_in(const char *software);
/* Is the version of the printed name within "4.40..4.47", "4.48..", "..4.47"
 * or "4.51"?  NULL holds for all, and nothing else for a name without one. */
bool version_covers(const char *range, const char *software);
/* Is it written as version_covers() reads it, the older bound first? */
bool version_is_range(const char *range);

#endif
