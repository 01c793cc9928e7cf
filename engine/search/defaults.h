/*
 * defaults: the calibrations that a question's accelerators choose from,
 * looked for once among those of all stacks.
 */
#ifndef SEARCH_DEFAULTS_H
#define SEARCH_DEFAULTS_H

#include "search/block.h"

/* For the question of the block. */
void defaults_find(struct block *);
/* As kind_calibration() has it. */
const struct calibration *defaults_for(const struct block *,
    const struct accelerator *, const struct format *);

#endif
