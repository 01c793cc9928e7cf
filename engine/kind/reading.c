#include "kind/reading.h"

#include "kind/serving.h"
#include "kind/text.h"

/* Texts or windows of one batch are tried up to here. */
enum { MOST_BATCH = 1024 };

const struct axis_rule reading_axes[READING_AXES] = {
	{ AXIS_data, AXIS_REST, NULL, 0, false },
	{ AXIS_batch, AXIS_RISES, "batch", MOST_BATCH, true },
};

static void
bind_peaks(struct binding *b, const struct reading_slots *s,
    const struct model *m, const struct placement *p)
{
	const struct accelerator *a = p->accelerator;
	const struct serving run = { .model = m, .accelerator = a,
		.calibration = p->calibration, .weights = p->weight_format };
	const struct format *compute = serving_compute(&run);
	const struct number *peak = serving_peak(&run);
	const struct number *wide = kind_narrow_rate(a);

	bind_number(b, s->peak_flops, peak, CAUSE_catalogue);
	wide = wide ? wide : peak;
	bind_value(b, s->wide_flops, wide->value, (struct input){
	    .of = wide->fact.of, .field = "wide_flops", .fact = &wide->fact,
	    .cause = CAUSE_catalogue });
	bind_number(b, s->memory_bandwidth, &a->memory_bandwidth,
	    CAUSE_catalogue);
	bind_number(b, s->memory, &a->memory, CAUSE_catalogue);
	bind_or(b, s->power_limit, &a->power, UNBOUNDED, "power_limit",
	    "not known", &a->head);
	bind_value(b, s->compute_width, compute->width / 16, (struct input){
	    .of = &a->head, .field = "compute_width",
	    .source = compute->bits.fact.source, .note = compute->name.text,
	    .cause = CAUSE_catalogue });
}

static void
bind_stack(struct binding *b, const struct reading_slots *s,
    const struct calibration *c)
{
	const struct record *of = &c->head;

	bind_number(b, s->compute_efficiency, &c->compute_efficiency,
	    CAUSE_calibration);
	bind_or(b, s->attention_efficiency, &c->attention_efficiency,
	    c->compute_efficiency.value, "attention_efficiency",
	    "as large matrices", of);
	bind_number(b, s->bandwidth_efficiency, &c->bandwidth_efficiency,
	    CAUSE_calibration);
	bind_or(b, s->energy_efficiency, &c->energy_efficiency, UNBOUNDED,
	    "energy_efficiency", "no bound is stated", of);
	bind_number(b, s->layer_overhead, &c->layer_overhead,
	    CAUSE_calibration);
	bind_or(b, s->host_overhead, &c->host_overhead, 0, "host_overhead",
	    "the host keeps ahead", of);
	bind_or(b, s->token_copies, &c->token_copies, 0, "token_copies",
	    "none are stated", of);
	bind_or(b, s->request_overhead, &c->request_overhead, 0,
	    "request_overhead", "none is stated", of);
	bind_number(b, s->runtime_overhead, &c->runtime_overhead,
	    CAUSE_calibration);
	bind_number(b, s->memory_fraction, &c->memory_fraction,
	    CAUSE_calibration);
}

static void
bind_width(struct binding *b, int slot, double bits,
    const struct workload *w, const struct format *f, const char *field)
{
	bind_value(b, slot, bits / 8, (struct input){ .of = &w->head,
	    .field = field, .source = f->bits.fact.source,
	    .note = f->name.text, .cause = CAUSE_catalogue });
}

void
reading_bind(struct binding *b, const struct reading_slots *s,
    const struct catalog *cat, const struct workload *w,
    const struct placement *p)
{
	const struct model *m = kind_model(cat, w);
	const struct format *f = p->weight_format;
	struct model_bits bits;

	model_widths(m, f, &bits);
	bind_dimensions(b, s->layers, m);
	bind_width(b, s->weight_bytes, bits.matrices, w, f, "weight_bytes");
	bind_width(b, s->kept_bytes, bits.kept, w, f, "kept_bytes");
	bind_width(b, s->activation_bytes, bits.kept, w, f,
	    "activation_bytes");
	bind_peaks(b, s, m, p);
	bind_stack(b, s, p->calibration);
}
