/* training_speed: what an accelerator and a stack sustain in training. */
#include <string.h>

#include "base/array.h"
#include "chain_train.h"
#include "kind/link.h"
#include "kind/ownership.h"
#include "kind/training.h"

static void
bind_peaks(struct binding *b, const struct accelerator *a,
    const struct calibration *c, const struct format *compute)
{
	const struct number *rate = kind_rate(a, compute);
	const struct number *wide = compute->width < 16 ?
	    kind_known_rate(a, FORMAT_bf16) : rate;

	bind_number(b, TRAIN_peak_flops, rate, CAUSE_catalogue);
	if (!wide)
		wide = rate;
	bind_value(b, TRAIN_wide_flops, wide->value, (struct input){
	    .of = &a->head, .field = "wide_flops", .fact = &wide->fact,
	    .note = "of the model's own width", .cause = CAUSE_catalogue });
	if (compute->width < 16)
		bind_or(b, TRAIN_format_efficiency, &c->narrow_efficiency,
		    0.85, "narrow_efficiency", "matrices in 8 bits",
		    &c->head);
	else
		bind_value(b, TRAIN_format_efficiency, 1, kind_default(
		    &c->head, "narrow_efficiency", "matrices in 16 bits"));
}

/* What the board's power allows of the peak. */
static void
bind_power(struct binding *b, const struct accelerator *a,
    const struct calibration *c, const struct format *compute)
{
	bind_or(b, TRAIN_power_limit, &a->power, UNBOUNDED, "power_limit",
	    "no power is stated", &a->head);
	bind_or(b, TRAIN_energy_efficiency, &c->energy_efficiency, UNBOUNDED,
	    "energy_efficiency", "no bound is stated", &c->head);
	bind_value(b, TRAIN_compute_width, compute->width / 16,
	    (struct input){ .of = &a->head, .field = "compute_width",
	    .note = compute->name.text, .cause = CAUSE_choice });
}

static void
bind_bandwidths(struct binding *b, const struct accelerator *a,
    const struct calibration *c)
{
	bind_number(b, TRAIN_memory_bandwidth, &a->memory_bandwidth,
	    CAUSE_catalogue);
	link_bind(b, TRAIN_link_bandwidth, a);
	bind_or(b, TRAIN_host_bandwidth, &a->pcie_bandwidth, 32e9,
	    "pcie_bandwidth", "PCIe 4.0 x16", &a->head);
	bind_or(b, TRAIN_node_size, &a->max_count, 8, "max_count",
	    "eight in a node", &a->head);
	bind_or(b, TRAIN_network_bandwidth, &c->network_bandwidth, 25e9,
	    "network_bandwidth", "a port of 200 Gbit/s each", &c->head);
}

/* Vector units wait less for operands than matrix units do. */
static void
bind_matrices(struct binding *b, const struct calibration *c,
    const struct format *compute)
{
	if (format_is(compute, FORMAT_fp32))
		bind_or(b, TRAIN_compute_efficiency, &c->vector_efficiency,
		    0.7, "vector_efficiency", "matrices in 32 bits",
		    &c->head);
	else
		bind_number(b, TRAIN_compute_efficiency,
		    &c->compute_efficiency, CAUSE_calibration);
}

static const struct bind_row share_rows[] = {
	BIND_ROW(TRAIN, calibration, attention_efficiency, 0.45,
	    "fused attention"),
	BIND_ROW(TRAIN, calibration, attention_keys, 0,
	    "as fast over few keys"),
	BIND_ROW(TRAIN, calibration, near_latency, 3.4e-6,
	    "a hop over NVLink, as NCCL counts it"),
};

static void
bind_shares(struct binding *b, const struct calibration *c)
{
	bind_number(b, TRAIN_bandwidth_efficiency, &c->bandwidth_efficiency,
	    CAUSE_calibration);
	bind_number(b, TRAIN_link_efficiency, &c->link_efficiency,
	    CAUSE_calibration);
	bind_number(b, TRAIN_link_latency, &c->link_latency,
	    CAUSE_calibration);
	bind_number(b, TRAIN_layer_overhead, &c->layer_overhead,
	    CAUSE_calibration);
	bind_rows(b, share_rows, COUNT(share_rows), &c->head);
}

/* Kernels that are fused move what has to be moved. */
static void
bind_kernels(struct binding *b, const struct calibration *c)
{
	if (c->fused_kernels.on)
		bind_value(b, TRAIN_kernel_traffic, 1, kind_default(&c->head,
		    "kernel_traffic", "kernels are fused"));
	else
		bind_or(b, TRAIN_kernel_traffic, &c->kernel_traffic, 1,
		    "kernel_traffic", "as fused kernels", &c->head);
}

static const struct bind_row work_rows[] = {
	BIND_ROW(TRAIN, calibration, selective_matrices, 0,
	    "attention alone is repeated"),
	BIND_ROW(TRAIN, calibration, score_traffic, 24,
	    "softmax, mask and dropout"),
	BIND_ROW(TRAIN, calibration, unpacking, 25,
	    "unpacked to 16 bits, written and read"),
	BIND_ROW(TRAIN, calibration, step_overhead, 0, "the host keeps ahead"),
};

void
training_bind_speed(struct binding *b, const struct accelerator *a,
    const struct calibration *c, const struct format *compute)
{
	const struct record *of = &c->head;

	bind_peaks(b, a, c, compute);
	bind_power(b, a, c, compute);
	bind_bandwidths(b, a, c);
	bind_matrices(b, c, compute);
	bind_shares(b, c);
	bind_kernels(b, c);
	bind_rows(b, work_rows, COUNT(work_rows), of);
}

/* The fast link joins no more than the machine that is sold. */
void
training_bind_node(struct binding *b, const struct accelerator *a,
    const struct offer *o)
{
	bind_or(b, TRAIN_node_size, &a->max_count, 8, "max_count",
	    "eight in a node", &a->head);
	if (offer_machine(o) < b->value[TRAIN_node_size][b->lane])
		bind_value(b, TRAIN_node_size, offer_machine(o),
		    (struct input){ .of = &o->head, .field = "count",
		    .fact = &o->count.fact, .note = "no more stand in the "
		    "machine that is offered", .cause = CAUSE_price });
}

/* Of the hosts that hold it, the one with most network for each. */
static const struct host *
best_host(const struct catalog *cat, const struct accelerator *a)
{
	const struct host *best = NULL;

	for (size_t i = 0; i < cat->hosts.count; i++) {
		const struct host *h =
		    (const struct host *)cat->hosts.item[i];

		if (!strcmp(h->accelerator.text, a->head.id) &&
		    h->network_bandwidth.fact.given && (!best ||
		    h->network_bandwidth.value / h->count.value >
		    best->network_bandwidth.value / best->count.value))
			best = h;
	}
	return best;
}

/* What is stated, else a host that is known, stands before what a stack was
 * measured with. */
void
training_bind_network(struct binding *b, const struct catalog *cat,
    const struct training *t, const struct accelerator *a)
{
	const struct host *h = best_host(cat, a);

	if (t->network_bandwidth.fact.given)
		bind_number(b, TRAIN_network_bandwidth,
		    &t->network_bandwidth, CAUSE_choice);
	else if (h)
		bind_value(b, TRAIN_network_bandwidth,
		    h->network_bandwidth.value / h->count.value,
		    (struct input){ .of = &h->head,
		    .field = "network_bandwidth",
		    .fact = &h->network_bandwidth.fact,
		    .note = "its share of the best connected host known",
		    .cause = CAUSE_catalogue });
}
