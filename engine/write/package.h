/*
 * package: data/datapackage.json, what every CSV file of a site holds.
 *
 * A Frictionless Data Package (specs.frictionlessdata.io): one resource a file,
 * with the columns and their types as the file itself has them: texts stand in
 * quotes, numbers and flags do not.  A unit stands in brackets in the heading.
 */
#ifndef WRITE_PACKAGE_H
#define WRITE_PACKAGE_H

#include "base/text.h"
#include "write/json.h"

struct package {
	struct text out;
	struct emit json;
};

void package_open(struct package *, const struct guide *, struct arena *);
/* A file below data/ and its text. */
void package_add(struct package *, const char *path, const char *title,
    const char *csv);
/* JSON files, and the whole text. */
const struct text *package_close(struct package *);

#endif
