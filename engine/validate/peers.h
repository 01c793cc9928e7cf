/*
 * peers: measured cases predicted by formulas that others published.
 *
 * A peer is asked only what it covers: full training with Adam, or serving with
 * weights of 16 bits or more.  It gets the network from the case, so that its
 * formula is compared and not its catalogue of models.
 */
#ifndef VALIDATE_PEERS_H
#define VALIDATE_PEERS_H

#include "validate/score.h"

struct peer {
	const char *name;
	const char *source;      /* key of a source record */
	/* Bytes on one accelerator; not a number where it has no answer. */
	double (*predict)(const struct model *, const struct case_row *,
	    const struct format *weights);
};

extern const struct peer peers[];
extern const size_t peer_count;

/* The peer's score and ours on the cases that both predict. */
struct peer_comparison {
	struct score theirs, ours;
};

struct peer_comparison peer_compare(struct arena *, const struct catalog *,
    const struct peer *, const struct scored *, size_t);

#endif
