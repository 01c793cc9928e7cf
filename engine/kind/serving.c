#include "kind/serving.h"

#include "base/array.h"
#include "chain_serve.h"
#include "kind/link.h"
#include "kind/text.h"

static const struct number unstated;

/* Do 4-bit weights meet activations in 8 bits? */
static bool
is_scaled(const struct serving *s)
{
	return s->calibration && s->calibration->scaled_products.on &&
	    format_is(s->weights, FORMAT_mxfp4) &&
	    rates_find(&s->accelerator->dense, FORMAT_fp4);
}

/* What a stated format multiplies in: 4-bit floats in blocks with a scale of
 * their own are multiplied as such where an accelerator does that. */
static const struct format *
multiplied(const struct accelerator *a, const struct format *stated)
{
	return format_is(stated, FORMAT_mxfp4) &&
	    rates_find(&a->dense, FORMAT_fp4) ?
	    format_beside(stated, FORMAT_fp4) : stated->computes;
}

const struct format *
serving_compute(const struct serving *s)
{
	if (is_scaled(s))
		return format_beside(s->weights, FORMAT_fp8);
	return kind_runs(s->accelerator, s->compute ?
	    multiplied(s->accelerator, s->compute) : s->weights->computes);
}

static bool
is_half(const struct format *f)
{
	return format_is(f, FORMAT_bf16) || format_is(f, FORMAT_fp16);
}

/* 16-bit products, with 16-bit sums where the stack takes them. */
static const struct number *
half_peak(const struct serving *s)
{
	const struct rate *r = rates_find(&s->accelerator->dense,
	    FORMAT_fp16_acc16);

	return r && s->calibration && s->calibration->half_sums.on ?
	    &r->number : kind_known_rate(s->accelerator, FORMAT_bf16);
}

/* Of vector units, where kernels for one token multiply narrow weights. */
static const struct number *
vector_peak(const struct serving *s)
{
	const struct calibration *c = s->calibration;
	const struct rate *r = c && c->vector_operations.fact.given &&
	    s->weights->width < 8 ?
	    rates_find(&s->accelerator->vector, FORMAT_fp32) : NULL;

	return r ? &r->number : NULL;
}

const struct number *
serving_peak(const struct serving *s)
{
	const struct number *vector = vector_peak(s);

	return vector ? vector : is_half(serving_compute(s)) ? half_peak(s) :
	    kind_rate(s->accelerator, serving_compute(s));
}

const struct number *
serving_pass(const struct calibration *c)
{
	return c->pass_tokens.fact.given ? &c->pass_tokens :
	    &c->prefill_tokens;
}

/* A number that another input may be bound to as well. */
static void
bind_alike(struct binding *b, int slot, const struct number *n,
    const char *field, enum cause cause)
{
	bind_value(b, slot, n->value, (struct input){ .of = n->fact.of,
	    .field = field, .fact = &n->fact, .cause = cause });
}

static void
bind_peaks(struct binding *b, const struct serving *s)
{
	const struct accelerator *a = s->accelerator;
	const struct number *peak = serving_peak(s), *wide = half_peak(s);
	const struct format *compute = serving_compute(s);

	bind_number(b, SERVE_peak_flops, peak, CAUSE_catalogue);
	bind_alike(b, SERVE_wide_flops, wide ? wide : peak, "wide_flops",
	    CAUSE_catalogue);
	bind_number(b, SERVE_memory_bandwidth, &a->memory_bandwidth,
	    CAUSE_catalogue);
	bind_or(b, SERVE_compute_units, &a->compute_units, 0, "compute_units",
	    "not known", &a->head);
	link_bind(b, SERVE_link_bandwidth, a);
	bind_or(b, SERVE_linked, &a->linked, UNBOUNDED, "linked",
	    "links join all of a node", &a->head);
	bind_or(b, SERVE_host_bandwidth, &a->pcie_bandwidth, 16e9,
	    "pcie_bandwidth", "half of PCIe 4.0 x16", &a->head);
	bind_or(b, SERVE_power_limit, &a->power, UNBOUNDED, "power_limit",
	    "not known", &a->head);
	bind_value(b, SERVE_compute_width, compute->width / 16,
	    (struct input){ .of = &a->head, .field = "compute_width",
	    .source = compute->bits.fact.source, .note = compute->name.text,
	    .cause = CAUSE_catalogue });
}

/* A share of the calibration where weights are so, else all of it. */
static void
bind_where(struct binding *b, int slot, bool where, const struct number *n,
    double otherwise, const char *field, const struct record *of)
{
	if (where && n->fact.given)
		bind_number(b, slot, n, CAUSE_calibration);
	else
		bind_value(b, slot, otherwise, kind_default(of, field,
		    where ? "not stated for the stack" :
		    "no weights are unpacked"));
}

/* Share of the sustained rate in products of narrow weights: of vector units,
 * one of the operations that a weight and a token take. */
static void
bind_unpacking(struct binding *b, const struct serving *s)
{
	const struct calibration *c = s->calibration;
	const struct number *n = &c->vector_operations;
	bool unpacks = s->weights->width < 16 && is_half(serving_compute(s));

	if (vector_peak(s))
		bind_value(b, SERVE_unpack_compute, 1 / n->value,
		    (struct input){ .of = n->fact.of,
		    .field = "vector_operations", .fact = &n->fact,
		    .cause = CAUSE_calibration });
	else
		bind_where(b, SERVE_unpack_compute, unpacks,
		    &c->unpack_compute, 1, "unpack_compute", &c->head);
	bind_where(b, SERVE_unpacking, unpacks, &c->unpacking, 0, "unpacking",
	    &c->head);
}

static const struct bind_row share_rows[] = {
	BIND_ROW(SERVE, calibration, expert_efficiency, 1, "as others"),
	BIND_ROW(SERVE, calibration, expert_tile, 0, "products are not cut"),
	BIND_ROW(SERVE, calibration, unit_bandwidth, UNBOUNDED,
	    "no bound is stated"),
	BIND_ROW(SERVE, calibration, cache_efficiency, 1, "as weights"),
	BIND_ROW(SERVE, calibration, cache_heads, UNBOUNDED,
	    "all that share it"),
	BIND_ROW(SERVE, calibration, step_unpacking, 0,
	    "numbers are read as they are stored"),
};

/* What was measured of the accelerator outweighs what was fitted to stacks. */
static void
bind_energy(struct binding *b, const struct serving *s)
{
	const struct number *measured = &s->accelerator->energy_efficiency;

	if (measured->fact.given)
		bind_number(b, SERVE_energy_efficiency, measured,
		    CAUSE_catalogue);
	else
		bind_or(b, SERVE_energy_efficiency,
		    &s->calibration->energy_efficiency, UNBOUNDED,
		    "energy_efficiency", "no bound is stated",
		    &s->calibration->head);
}

static void
bind_shares(struct binding *b, const struct serving *s)
{
	const struct calibration *c = s->calibration;
	double bits = s->weights->width;

	bind_number(b, SERVE_compute_efficiency, &c->compute_efficiency,
	    CAUSE_calibration);
	bind_alike(b, SERVE_attention_efficiency,
	    c->attention_efficiency.fact.given ? &c->attention_efficiency :
	    &c->compute_efficiency, "attention_efficiency", CAUSE_calibration);
	bind_rows(b, share_rows, COUNT(share_rows), &c->head);
	bind_energy(b, s);
	bind_number(b, SERVE_bandwidth_efficiency, &c->bandwidth_efficiency,
	    CAUSE_calibration);
	bind_number(b, SERVE_link_efficiency, &c->link_efficiency,
	    CAUSE_calibration);
	bind_alike(b, SERVE_host_efficiency, c->host_efficiency.fact.given ?
	    &c->host_efficiency : &c->link_efficiency, "host_efficiency",
	    CAUSE_calibration);
	bind_where(b, SERVE_unpack_bandwidth, bits < 8, &c->unpack_bandwidth,
	    1, "unpack_bandwidth", &c->head);
	bind_unpacking(b, s);
}

/* Are the scales of the weights packed as well? */
static bool
is_double(const struct format *f)
{
	return format_is(f, FORMAT_nf4_dq) || format_is(f, FORMAT_fp4_dq);
}

static const struct bind_row graph_rows[] = {
	BIND_ROW(SERVE, calibration, eager_overhead, 0, "none is stated"),
	BIND_ROW(SERVE, calibration, graph_tokens, 0, "none is stated"),
};

/* Launches that a recorded graph spares. */
static void
bind_graphs(struct binding *b, const struct calibration *c)
{
	const struct record *of = &c->head;

	bind_rows(b, graph_rows, COUNT(graph_rows), of);
	bind_value(b, SERVE_graph_experts, c->graph_experts.on,
	    kind_default(of, "graph_experts", c->graph_experts.on ? "yes" :
	    "no"));
}

static const struct bind_row overhead_rows[] = {
	BIND_ROW(SERVE, calibration, expert_overhead, 0, "none is stated"),
	BIND_ROW(SERVE, calibration, stage_overhead, 0, "none is stated"),
	BIND_ROW(SERVE, calibration, host_overhead, 0, "the host keeps ahead"),
	BIND_ROW(SERVE, calibration, token_overhead, 0, "none is stated"),
	BIND_ROW(SERVE, calibration, token_copies, 0, "none are stated"),
	BIND_ROW(SERVE, calibration, score_traffic, 0, "fused attention"),
	BIND_ROW(SERVE, calibration, request_overhead, 0, "none is stated"),
	BIND_ROW(SERVE, calibration, max_requests, UNBOUNDED,
	    "no bound is stated"),
};

static void
bind_overheads(struct binding *b, const struct serving *s)
{
	const struct calibration *c = s->calibration;
	const struct record *of = &c->head;
	bool narrow = s->weights->width < 16;

	bind_number(b, SERVE_link_latency, &c->link_latency,
	    CAUSE_calibration);
	bind_alike(b, SERVE_bus_latency, c->bus_latency.fact.given ?
	    &c->bus_latency : &c->link_latency, "bus_latency",
	    CAUSE_calibration);
	bind_number(b, SERVE_layer_overhead, &c->layer_overhead,
	    CAUSE_calibration);
	bind_where(b, SERVE_narrow_overhead, narrow, &c->narrow_overhead, 0,
	    "narrow_overhead", of);
	bind_or(b, SERVE_double_overhead, is_double(s->weights) ?
	    &c->double_overhead : &unstated, 0, "double_overhead",
	    "scales are stored as they are used", of);
	bind_rows(b, overhead_rows, COUNT(overhead_rows), of);
	bind_or(b, SERVE_queued_layers, narrow &&
	    c->narrow_queued_layers.fact.given ? &c->narrow_queued_layers :
	    &c->queued_layers, UNBOUNDED, "queued_layers",
	    "no bound is stated", of);
}

void
serving_bind(struct binding *b, const struct serving *s)
{
	bind_peaks(b, s);
	bind_shares(b, s);
	bind_overheads(b, s);
	bind_graphs(b, s->calibration);
}

void
serving_bind_draft(struct binding *b, const struct model *m,
    const struct number *tokens, const struct number *acceptance)
{
	bind_number(b, SERVE_draft_tokens, tokens, CAUSE_choice);
	bind_number(b, SERVE_acceptance, acceptance, CAUSE_choice);
	bind_number(b, SERVE_draft_parameters, &m->parameters,
	    CAUSE_catalogue);
	bind_number(b, SERVE_draft_layers, &m->layers, CAUSE_catalogue);
	bind_value(b, SERVE_draft_kv_width, kind_kv_width(m), kind_dimension(m,
	    "draft_kv_width", "keys and values, or their latent"));
}

void
serving_bind_no_draft(struct binding *b, const struct record *of)
{
	static const struct { int slot; const char *field; } none[] = {
		{ SERVE_draft_tokens, "draft_tokens" },
		{ SERVE_acceptance, "acceptance" },
		{ SERVE_draft_parameters, "draft_parameters" },
		{ SERVE_draft_layers, "draft_layers" },
		{ SERVE_draft_kv_width, "draft_kv_width" },
	};

	for (size_t i = 0; i < sizeof(none) / sizeof(none[0]); i++)
		bind_value(b, none[i].slot, 0, kind_default(of, none[i].field,
		    "no draft model"));
}
