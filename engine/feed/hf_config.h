/*
 * hf_config: a network from the config.json it was published with.
 *
 * Only families whose code is known are read (hf_arch.def): the file says
 * dimensions, not what the layers are made of.
 */
#ifndef FEED_HF_CONFIG_H
#define FEED_HF_CONFIG_H

#include "catalog/catalog.h"

struct arena;

/*
 * The model that the file describes, parameters counted from its dimensions;
 * NULL for a fault, which goes to diags under the file's path.
 */
struct model *hf_config_read(struct arena *, struct diags *,
    const char *path, const char *data, size_t len);

#endif
