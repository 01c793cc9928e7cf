/*
 * standing: the default calibrations that a question's accelerators choose
 * from, looked for once among those of all stacks.
 */
#ifndef EVAL_STANDING_H
#define EVAL_STANDING_H

#include "eval/block.h"

/* For the question of the block. */
void standing_find(struct block *);
/* As kind_calibration() has it. */
const struct calibration *standing_for(const struct block *,
    const struct accelerator *);

#endif
