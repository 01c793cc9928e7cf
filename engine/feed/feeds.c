#include <string.h>

#include "base/array.h"
#include "feed/feed.h"

#define FEEDS(X) X(aws_vantage) X(ebay_used) X(epoch) X(gcp_calculator) \
	X(gpu_rental_daily) X(gpuhunt) X(neocloud_4h) X(plain) \
	X(retail_pcpartpicker) X(retail_tracker) X(skypilot)

#define DECLARE(name) extern const struct feed feed_##name;
FEEDS(DECLARE)
#undef DECLARE

#define LIST(name) &feed_##name,
const struct feed *const feeds[] = { FEEDS(LIST) };
#undef LIST
const size_t feed_count = COUNT(feeds);

const struct feed *
feed_find(const char *name)
{
	for (size_t i = 0; i < feed_count; i++)
		if (!strcmp(feeds[i]->name, name))
			return feeds[i];
	return NULL;
}
