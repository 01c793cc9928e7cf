/*
 * label: what the rows of a feed mean, once its labels are known to err.
 *
 * A record label says it of all rows that fit, old and new; the files stay as
 * they are.  It works on the catalogue while it is loaded, and cannot fail.
 */
#ifndef FEED_LABEL_H
#define FEED_LABEL_H

#include "catalog/catalog.h"

struct arena;

/* Lists all offers anew, each as the records say. */
void labels_apply(struct catalog *, struct arena *);

#endif
