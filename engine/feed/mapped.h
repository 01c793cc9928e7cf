/*
 * mapped: a price feed that a record describes, read as one that has a reader.
 *
 * The feed lives in the arena given.  It fails as readers do, with messages.
 */
#ifndef FEED_MAPPED_H
#define FEED_MAPPED_H

#include "catalog/catalog.h"
#include "feed/feed.h"

struct feed *mapped_feed(struct arena *, const struct price_feed *);

#endif
