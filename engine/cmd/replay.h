/*
 * replay: what was decided of past days, and the records that are made of it.
 */
#ifndef CMD_REPLAY_H
#define CMD_REPLAY_H

#include "cmd/track.h"

struct options;

struct replay {
	struct options *o;
	const char *from, *to;    /* first and last decided day */
	long every;               /* days from one to the next */
	size_t days;              /* that were decided */
	struct track_order *item;
	size_t count, cap;
};

/* Writes the records replayed, outcome and reliability to o->out. */
void replay_lua(const struct replay *);

#endif
