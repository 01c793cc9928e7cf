/*
 * link: what joins the accelerators of one host.
 */
#ifndef KIND_LINK_H
#define KIND_LINK_H

#include "kind/kind.h"

/* One way, from one accelerator to another. */
void link_bind(struct binding *, int slot, const struct accelerator *);

#endif
