/*
 * tested: how far predictions are from measurements, by the records.
 *
 * A record is of a kind, a stack and a generation; that of UNSEEN says how far
 * predictions are on sources that nothing was learnt from, and speaks of every
 * stack and generation of which too few cases are on record.
 */
#ifndef CATALOG_TESTED_H
#define CATALOG_TESTED_H

#include "catalog/catalog.h"

enum { TESTED_CASES = 3 };

struct tested_error {
	double cases;            /* of this stack on this generation */
	double median, p90;      /* of absolute errors; 0 where nothing is */
	double shared;           /* part of their variance that is alike on all
	                          * accelerators of one job, of unseen ones */
	bool unseen;             /* they are those of unseen sources */
};

/* Sorts the tests of a catalogue by kind; before any is asked for. */
void tested_sort(struct catalog *, struct arena *);
/* Those of a kind. */
struct tested_kind tested_kind(const struct catalog *, const char *kind);
/* Of a figure, "speed" or "memory", of a stack as its calibration names it. */
struct tested_error tested_error(const struct catalog *, const char *kind,
    const char *figure, const char *software, const char *architecture);
/* The error on unseen sources of the kind, and its cases; of any kind where it
 * has none. */
struct tested_error tested_unseen(const struct catalog *, const char *kind,
    const char *figure);
/* How far predictions of a figure carry over, of all families or of one; NULL
 * where no record says. */
const struct carried *tested_carried(const struct catalog *, const char *figure,
    const char *family);

#endif
