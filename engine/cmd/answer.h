/*
 * answer: what rank and explain share: finding the records that the operands
 * name, and showing numbers.
 */
#ifndef CMD_ANSWER_H
#define CMD_ANSWER_H

#include "catalog/catalog.h"
#include "cmd/cmd.h"
#include "unit/unit.h"

/* The record an operand names; a usage error with a suggestion, and NULL. */
const struct record *answer_find(struct options *,
    const struct record_list *, const char *verb, const char *id);
/* "h100-sxm5-80gb", or with one of the workload's stacks behind an @, as ids
 * of candidates have it: "h100-sxm5-80gb@vllm-0.11".  *stack is NULL of the
 * first. */
const struct accelerator *answer_candidate(struct options *,
    const struct catalog *, const struct workload *, const char *id,
    const char **stack);
/* The profile of --profile; false when there is no such one. */
bool answer_profile(struct options *, const struct catalog *,
    const struct profile **);
/* The policy of --policy, in the same way. */
bool answer_policy(struct options *, const struct catalog *,
    const struct policy **);
/* A number of a chain's row as people read it; unit NULL picks one. */
const char *answer_show(struct arena *, double, const char *base,
    const char *unit);

/* What --set changed, above an answer on the terminal. */
void answer_what_if(struct options *, const struct catalog *);

/* What to beware of in an answer, a line each; nothing where nothing is. */
struct order;
void answer_cautions(struct options *, const struct order *);

/* The decisions in the form of guide.json. */
struct decisions;
void answer_json(struct options *, const struct catalog *,
    const struct decisions *);

#endif
