/*
 * pipeline: a model that makes images, at the size of a workload or a case.
 */
#ifndef KIND_PIPELINE_H
#define KIND_PIPELINE_H

#include "catalog/network.h"
#include "kind/kind.h"

/* What is made; tile is the side of the pieces that the autoencoder takes, 0
 * for the whole image. */
struct pipeline_size {
	double height, width, frames, tile;
};

struct pipeline {
	const struct model *model, *autoencoder;
	struct network_sum denoiser; /* one sample */
	struct network_sum decoder;  /* one image */
	struct network_sum encoder;  /* one image */
	double decoder_live;         /* of one tile */
	double encoder_live;
	double layer_share;          /* of the denoiser in its largest layer */
};

/* NULL, or why the model makes no images: a text without its name. */
const char *pipeline_find(const struct catalog *, const struct model *,
    const struct pipeline_size *, struct pipeline *);
/* The format that the model's decoder computes in beside these weights. */
const struct format *pipeline_decoder(const struct model *,
    const struct format *weights);
/* The slots of pipeline.part that come from the model. */
struct pipeline_slots {
	int denoiser_parameters, text_parameters, image_parameters;
	int passes, products, scores, pairs, streamed, turned, turns;
	int operations;
};

void pipeline_bind(struct binding *, const struct pipeline *,
    const struct pipeline_slots *);

/* The slots of pipeline.part that come from accelerator and stack. */
struct pipeline_rates {
	int peak_flops, feed_flops, part_flops, memory_bandwidth;
	int compute_efficiency, attention_efficiency, bandwidth_efficiency;
	int kernel_cycles, clock, launch_overhead;
	int compute_width, power_limit, energy_efficiency, energy_share;
	int vector_flops, unit_lanes, turned_share, stream_share;
};

/* NULL, or why the accelerator cannot compute in the format. */
const char *pipeline_rates(struct binding *, const struct accelerator *,
    const struct calibration *, const struct format *compute,
    const struct pipeline_rates *);

#endif
