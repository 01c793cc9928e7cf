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

struct hf_file {
	const char *path, *data;
	size_t len;
};

/* What a file says that is no field of the model. */
struct hf_said {
	const char *network;  /* layers of a network for images alone, as Lua */
	const char *from;     /* what it was loaded from; or NULL */
};

/*
 * The model that the file describes, parameters counted from its dimensions;
 * NULL for a fault, which goes to diags under the file's path.  What the file
 * does not say is assumed, with the reason.
 */
struct model *hf_config_read(struct arena *, struct diags *,
    const struct hf_file *, struct hf_said *);

#endif
