/*
 * quality: what a format costs a model in quality, by the records.
 */
#ifndef CATALOG_QUALITY_H
#define CATALOG_QUALITY_H

#include "catalog/catalog.h"

struct quality_loss {
	bool known;
	double share;                   /* of the measure; below 0: a gain */
	/* It rests on; NULL where the weights are published so, or no wider. */
	const struct quality *record;
	const struct quality *other;    /* of another architecture, or NULL */
};

/*
 * Weights as published, and wider ones, lose nothing.  Else a record of the
 * model itself decides; without one that of the largest network which is no
 * larger, since large ones lose less; and perplexity before a score.  Of a
 * network that is no decoder of attention layers (a list of layers, an encoder,
 * recurrent layers) only records of itself count, and such a record counts for
 * no other.
 */
struct quality_loss quality_of(const struct catalog *, const struct model *,
    const struct format *);
/* The same of the format that its KV cache is kept in: 16 bits lose nothing. */
struct quality_loss quality_of_cache(const struct catalog *,
    const struct model *, const struct format *);
/* Is the record of this part, weights or kv_cache? */
bool quality_of_part(const struct quality *, const char *part);
/* The loss that one record measured. */
double quality_measured(const struct quality *);

#endif
