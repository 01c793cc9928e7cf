/*
 * listing: the offers of a catalogue, each by what it sells and on what terms.
 *
 * What one provider sells on the same terms has one price a day: a second one
 * of that day is a fault, and a newer day's takes the place and the id of the
 * older, which it keeps behind it.  Ids are made here, so that no two offers
 * share one.
 */
#ifndef FEED_LISTING_H
#define FEED_LISTING_H

#include "catalog/catalog.h"

struct arena;
struct diags;
struct listing;

/* It stands as long as offers only join the list. */
struct listing *listing_new(struct arena *, struct record_list *offers);
/* From now on a price that was seen later than that day is not listed. */
void listing_until(struct listing *, const char *date);
/*
 * Lists the offer and gives it its id, unless a newer one is listed.  Returns
 * what stands there for the same day, and lists nothing then; else NULL.
 */
const struct offer *listing_add(struct listing *, struct offer *);
/*
 * Puts aside what is no longer sold: an offer of a provider's whole list that
 * newer days of it do not have, for longer than it was ever missing before; in
 * retire.c.  Tells of sellers that left their feed.
 */
void listing_retire(struct arena *, struct catalog *, struct diags *);

#endif
