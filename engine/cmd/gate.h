/*
 * gate: what --fail-on of rank and check names, of the decisions of one guide.
 *
 * Each decision that has it is a message of level gate, at the line of its
 * workload; of prices held back, at their own.
 */
#ifndef CMD_GATE_H
#define CMD_GATE_H

#include <stdbool.h>

struct catalog;
struct decisions;
struct options;

/* Does every word of --fail-on name something?  Others are usage faults. */
bool gate_reads(struct options *);
void gate_decisions(struct options *, const struct catalog *,
    const struct decisions *);
/* A line about the guide's accelerators that nobody sells or has, where
 * --fail-on does not tell of each. */
void gate_unpriced(struct options *, const struct catalog *);

#endif
