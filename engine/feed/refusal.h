/*
 * refusal: files that are no answer of a feed but a message in its place.
 *
 * A nightly fetch saves what a server sends: nothing, a page for people, an
 * error as JSON.  Each fails its feed by name, rather than as a fault of some
 * line.
 */
#ifndef FEED_REFUSAL_H
#define FEED_REFUSAL_H

#include <stddef.h>

struct arena;

/* What the file is in place of prices, or NULL. */
const char *feed_refusal(struct arena *, const char *text, size_t len);

#endif
