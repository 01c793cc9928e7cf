/*
 * private: what is not for everyone, and what rests on it.
 *
 * A source, an offer or a profile says private; so is, with them, what cites a
 * private source and what names a private record.  A build for others is one of
 * a catalogue that never held them, so that no number of theirs can get into
 * any file of it.
 */
#ifndef CATALOG_PRIVATE_H
#define CATALOG_PRIVATE_H

#include "catalog/catalog.h"

/* Who a build is for. */
struct audience {
	bool everyone;           /* nothing private stays */
	const char *vendor;      /* else offers of this provider do, and what
	                          * is no offer */
};

/*
 * Leaves out the offers that the audience must not see, before what is no
 * longer sold is retired; an older price that it may see stands in their place.
 */
void private_offers(struct catalog *, struct arena *,
    const struct audience *);
/*
 * The same once all is changed that will be, and every other record: a name of
 * a list that is left out is one less, a list of none leaves out its record.
 * What was signed and what changed once goes too.
 */
void private_records(struct catalog *, struct arena *,
    const struct audience *);

#endif
