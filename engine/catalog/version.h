/*
 * version: releases of software, and ranges of them.
 */
#ifndef CATALOG_VERSION_H
#define CATALOG_VERSION_H

#include <stdbool.h>

/* Where the version begins in a printed name, "vLLM v0.6.3", or in what is
 * printed behind the name; NULL where it has none.  A month, 2024-09, is one;
 * the hash of a commit is not. */
const char *version_in(const char *software);
/* Is the version of the printed name within "4.40..4.47", "4.48..", "..4.47"
 * or "4.51"?  NULL holds for all, and nothing else for a name without one.
 * Ranges of months hold for months alone, those of numbers for numbers. */
bool version_covers(const char *range, const char *software);
/* Is it written as version_covers() reads it, the older bound first? */
bool version_is_range(const char *range);

#endif
