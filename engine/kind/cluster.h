/*
 * cluster: what the search found for the tenants of a cluster.
 *
 * The kind lays it out, empty, and binds it; search/tenants.h fills it before
 * a cluster is searched.  How each tenant runs on each accelerator is asked
 * once, whatever an accelerator costs.
 */
#ifndef KIND_CLUSTER_H
#define KIND_CLUSTER_H

#include "kind/kind.h"

/* As CLUSTER_group of its chain has it. */
enum { CLUSTER_TENANTS = 8 };

/* One tenant on one accelerator, or on slices of it. */
struct stay {
	bool asked, fits;
	const char *why;         /* it does not fit */
	struct placement place;  /* of one copy or job */
	double group;            /* accelerators of it; below 1: a slice */
	bool serves;             /* at all hours; else it has jobs */
	double rate;             /* requests a second that are asked for */
	double allowance;        /* requests a second of one copy */
	double run_time;         /* of one job */
};

/* What is best for a tenant alone. */
struct alone {
	bool asked, known;
	struct placement place;
	double group, allowance;
	double count;            /* accelerators that are sold together */
	double price, job;       /* of one a second; of one job */
	bool committed;          /* paid used or not */
};

/* What its workload's prepared points to. */
struct tenancy {
	const struct catalog *catalog;
	size_t tenants;
	const struct tenant *tenant[CLUSTER_TENANTS]; /* first priority first */
	const struct workload *runs[CLUSTER_TENANTS];
	struct stay *stay;       /* of each accelerator, one a tenant */
	struct alone *alone;     /* of each profile, one a tenant */
};

/* NULL of a workload of another kind. */
const struct tenancy *tenancy_of(const struct workload *);
/* One a tenant; NULL of what the catalogue does not have. */
struct stay *tenancy_stays(const struct tenancy *,
    const struct accelerator *);
struct alone *tenancy_alone(const struct tenancy *, const struct profile *);
/* May its tenants get slices? */
bool cluster_cuts(const struct workload *);

/* What a tenant wants of a cluster, and what its jobs get. */
struct share {
	double group;
	bool serves;
	double busy_copies, quiet_copies;
	double work;             /* accelerator time of its jobs in a month */
	bool busy, quiet;        /* hours in which they may run */
	double busy_given, quiet_given;
};

/* What the tenants take of a month. */
struct month {
	double busy, quiet;      /* hours of each sort, s */
	double machine;          /* accelerators of one; infinity: any */
	struct share share[CLUSTER_TENANTS];
	size_t shares;
};

/*
 * packing.c: accelerators of the machines that all copies take in hours of one
 * sort, best fit decreasing: slices into cards, cards into machines.
 */
double month_taken(const struct month *, bool busy);
/* Accelerators that copies keep, a whole one for each that is cut. */
double month_cards(const struct month *, bool busy);
/*
 * Places jobs on the accelerators that copies leave free, in order of priority,
 * in quiet hours before busy ones.  False where one does not fit.
 */
bool month_fill(struct month *, double accelerators);
/* The fewest accelerators that hold all tenants, at least `least`. */
double month_fewest(struct month *, double least);

#endif
