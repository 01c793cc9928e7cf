/*
 * bound: measurements that exceed the peak of the hardware, so are wrong.
 */
#ifndef VALIDATE_BOUND_H
#define VALIDATE_BOUND_H

#include "catalog/catalog.h"
#include "feed/cases.h"

struct arena;

/*
 * Why the case exceeds its accelerator, or NULL: more than all of the peak,
 * more rate than the fastest units, more memory than there is.
 */
const char *case_beyond(struct arena *, const struct catalog *,
    const struct case_row *);

#endif
