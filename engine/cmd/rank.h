/*
 * rank: decisions printed in the format that is asked.
 */
#ifndef CMD_RANK_H
#define CMD_RANK_H

#include "cmd/cmd.h"

struct catalog;
struct decisions;

void rank_print(struct options *, const struct catalog *,
    const struct decisions *);

#endif
