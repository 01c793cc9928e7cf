/*
 * shape: what the charts of a kind show, by the names of its rows.
 *
 * A time with what it is made of, one number that may be swept, work with the
 * bytes and the time that it takes, and the rate that grows with the count of
 * accelerators.  Names only: all numbers are its chain's.
 */
#ifndef KIND_SHAPE_H
#define KIND_SHAPE_H

#include "kind/kind.h"

/* A time and its parts; a part without a row is what the others leave. */
struct shape_time {
	const char *title;       /* "A decode step" */
	const char *row;
	const struct measure *part;
	size_t parts;
};

/* An axis of the placement, and what it trades: x for y. */
struct shape_sweep {
	enum axis_name axis;
	const char *title;       /* "Requests in flight" */
	struct measure x, y;
};

/* Work that a group of accelerators does; count NULL is one alone. */
struct shape_work {
	const char *title;       /* "writing" */
	const char *flops, *bytes, *time, *count;
};

struct shape {
	const struct shape_time *time;
	size_t times;
	struct shape_sweep sweep;
	const struct shape_work *work;
	size_t works;
	struct measure rate;     /* row NULL: every accelerator is alone */
};

/* Tables that the file of a kind names so. */
#define SHAPE_TABLES \
	.time = times, .times = COUNT(times), .work = work, \
	.works = COUNT(work)

#endif
