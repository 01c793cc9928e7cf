#include "kind/pipeline.h"

#include <stddef.h>

#include "kind/text.h"

static const char at_size[] = "sum over its layers at this size";

/* What the layers of a network come to at a size. */
static struct input
counted(const struct model *m, const char *field, const char *note)
{
	return (struct input){ .of = &m->head, .field = field,
	    .fact = &m->network.fact, .note = note,
	    .cause = CAUSE_catalogue };
}

/* Places of the input over those of the network's own. */
static double
places(const struct network *n, double height, double width)
{
	return height * width / (n->input[n->rank - 2] *
	    n->input[n->rank - 1]);
}

const char *
pipeline_find(const struct catalog *cat, const struct model *m,
    const struct pipeline_size *s, struct pipeline *out)
{
	const struct model *a = (const struct model *)catalog_follow(cat,
	    "model", &m->autoencoder);
	double per = m->latent_pixels.value;
	double side = s->tile > 0 ? s->tile : 0;
	double frames = m->network.rank > 3 ? s->frames /
	    m->network.input[1] : 1;
	struct network_sum all;
	double one, x;   /* frame of a video, and places */

	if (!m->network.law || !a || !a->network.law)
		return "no list of layers with latents and an autoencoder";
	*out = (struct pipeline){ .model = m, .autoencoder = a };
	out->layer_share = m->network.law->largest_share;
	out->denoiser = network_law_at(m->network.law->whole, frames,
	    places(&m->network, s->height / per, s->width / per));
	one = a->network.rank > 3 ? 1 / a->network.input[1] : 1;
	x = places(&a->network, s->height, s->width);
	all = network_law_at(a->network.law->whole, one, x);
	out->decoder = network_law_at(a->network.law->behind, one, x);
	out->encoder = network_less(&all, &out->decoder);
	if (side > 0 && side * side < s->height * s->width)
		x = places(&a->network, side, side);
	out->decoder_live = network_law_at(a->network.law->behind, one,
	    x).live;
	out->encoder_live = network_law_at(a->network.law->whole, one, x).live;
	return NULL;
}

const struct format *
pipeline_decoder(const struct model *m, const struct format *weights)
{
	return format_beside(weights, m->wide_decoder.on &&
	    format_is(weights, FORMAT_fp16) ? FORMAT_fp32 : FORMAT_bf16);
}

void
pipeline_bind(struct binding *b, const struct pipeline *p,
    const struct pipeline_slots *slot)
{
	const struct model *m = p->model, *a = p->autoencoder;

	bind_value(b, slot->denoiser_parameters, p->denoiser.parameters,
	    counted(m, "denoiser_parameters", "sum over its layers"));
	bind_value(b, slot->image_parameters, a->parameters.value,
	    counted(a, "image_parameters", "encoder and decoder"));
	bind_or(b, slot->text_parameters, &m->text_parameters, 0,
	    "text_parameters", "reads no text", &m->head);
	bind_or(b, slot->passes, &m->guidance_passes, 1, "guidance_passes",
	    "one pass a step", &m->head);
	bind_value(b, slot->products, p->denoiser.multiplies -
	    p->denoiser.scores, counted(m, "products", at_size));
	bind_value(b, slot->scores, p->denoiser.padded, counted(m, "scores",
	    "in kernels' widths"));
	bind_value(b, slot->pairs, p->denoiser.pairs, counted(m, "pairs",
	    at_size));
	bind_value(b, slot->streamed, p->denoiser.streamed, counted(m,
	    "streamed", at_size));
	bind_value(b, slot->turned, p->denoiser.turned, counted(m, "turned",
	    at_size));
	bind_value(b, slot->turns, p->denoiser.turns, counted(m, "turns",
	    "sum over its layers"));
	bind_value(b, slot->operations, p->denoiser.runs, counted(m,
	    "operations", "sum over its layers"));
}

/* The rate with 16-bit sums, where the accelerator has a faster one. */
static const struct number *
feed(const struct accelerator *a, const struct format *compute)
{
	const struct number *rate = kind_rate(a, compute);
	const struct format *f = compute->computes;

	if (format_is(f, FORMAT_bf16) || format_is(f, FORMAT_fp16))
		return kind_narrow_rate(a);
	if (format_is(f, FORMAT_fp8) && rates_find(&a->dense, FORMAT_fp8))
		return &rates_find(&a->dense, FORMAT_fp8)->number;
	return rate;
}

static void
bind_power(struct binding *b, const struct accelerator *a,
    const struct calibration *c, const struct format *compute,
    const struct pipeline_rates *slot)
{
	bind_or(b, slot->power_limit, &a->power, UNBOUNDED, "power_limit",
	    "no power is stated", &a->head);
	bind_or(b, slot->energy_efficiency, &c->energy_efficiency, UNBOUNDED,
	    "energy_efficiency", "no bound is stated", &c->head);
	bind_or(b, slot->energy_share, &c->energy_share, 1, "energy_share",
	    "all of it", &c->head);
	bind_value(b, slot->compute_width, compute->width / 16,
	    (struct input){ .of = &a->head, .field = "compute_width",
	    .note = compute->name.text, .cause = CAUSE_choice });
}

/* A compiler joins what multiplies nothing with its neighbours; else each
 * operation is a kernel, and a layer without matrices several. */
static void
bind_kernels(struct binding *b, const struct calibration *c,
    const struct pipeline_rates *slot)
{
	bool joined = c->elementwise_share.fact.given;

	bind_or(b, slot->stream_share, joined ? &c->elementwise_share :
	    &c->kernel_traffic, 1, "stream_share",
	    "each layer reads and writes memory", &c->head);
	bind_value(b, slot->turned_share, !joined, kind_default(&c->head,
	    "turned_share", joined ? "kernels are joined" :
	    "a kernel an operation"));
}

const char *
pipeline_rates(struct binding *b, const struct accelerator *a,
    const struct calibration *c, const struct format *compute,
    const struct pipeline_rates *slot)
{
	const struct number *peak = kind_rate(a, compute);
	const struct number *part = kind_known_rate(a, FORMAT_bf16);

	if (!peak || !part)
		return "no tensor units for the format";
	bind_number(b, slot->feed_flops, feed(a, compute), CAUSE_catalogue);
	bind_number(b, slot->peak_flops, c->narrow_sums.on ?
	    feed(a, compute) : peak, CAUSE_catalogue);
	bind_number(b, slot->part_flops, part, CAUSE_catalogue);
	bind_number(b, slot->memory_bandwidth, &a->memory_bandwidth,
	    CAUSE_catalogue);
	bind_number(b, slot->compute_efficiency, &c->compute_efficiency,
	    CAUSE_calibration);
	bind_or(b, slot->attention_efficiency, &c->attention_efficiency,
	    c->compute_efficiency.value, "attention_efficiency",
	    "as other products", &c->head);
	bind_number(b, slot->bandwidth_efficiency, &c->bandwidth_efficiency,
	    CAUSE_calibration);
	bind_or(b, slot->kernel_cycles, &c->kernel_cycles, 0,
	    "kernel_cycles", "none", &c->head);
	bind_or(b, slot->clock, &a->clock, USUAL_CLOCK, "clock",
	    "about that of all who state one", &a->head);
	bind_number(b, slot->launch_overhead, &c->layer_overhead,
	    CAUSE_calibration);
	bind_power(b, a, c, compute, slot);
	bind_number(b, slot->vector_flops, kind_known_rate(a, FORMAT_fp32) ?
	    kind_known_rate(a, FORMAT_fp32) : peak, CAUSE_catalogue);
	bind_kernels(b, c, slot);
	bind_or(b, slot->unit_lanes, &a->unit_lanes, 128, "unit_lanes",
	    "what it starts a cycle", &a->head);
	return NULL;
}
