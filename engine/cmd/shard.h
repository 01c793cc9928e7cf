/*
 * shard: a part of a sweep as lines of JSON, and many of them read back.
 *
 * The first line says what was asked and which part it is, and by which
 * version, from which specs and for which date; each other line is what the
 * search found of one accelerator under one profile: counts, the best
 * placement or null where none was tried, and the placements that nothing
 * beats.  What follows from these is worked out anew by who reads it.
 */
#ifndef CMD_SHARD_H
#define CMD_SHARD_H

#include "cmd/cmd.h"
#include "search/outcome.h"

/* Reads "2/8"; a usage error and false where it is no part of anything. */
bool shard_option(struct options *, struct shard *);
void shard_print(struct options *, const struct catalog *,
    const struct outcomes *, const char *workload, struct shard);
/* All files of the operands; NULL after faults, such as a part that is
 * missing or stands twice. */
struct outcomes *shard_read(struct options *, const struct catalog *);

#endif
