/*
 * plans: which pages a guide has, before any of them is made.
 */
#ifndef REPORT_PLANS_H
#define REPORT_PLANS_H

#include "report/compose.h"

/* A page before it is made. */
struct plan {
	const char *id;
	const char *title;
	const char *summary;
	const char *words;           /* others that people look for, or NULL */
	const char *parts;           /* its model and kind, or NULL */
	const char *path;            /* as templates_run() takes it */
	const struct page *page;     /* NULL for a file in site/ alone */
	const struct record *record;
	const struct decision *decision;
	const char *part;            /* name of a book, a chain or a topic */
	struct origin at;
	size_t order;
};

struct plans {
	struct plan *item;
	size_t count, cap;
};

/* In order of their ids, each id once and fit to be a file's name. */
void plans_make(struct compose *, struct plans *);

#endif
