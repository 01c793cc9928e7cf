#include "kind/diffusion.h"

#include "base/diag.h"
#include "kind/link.h"
#include "kind/text.h"

const char *
diffusion_find(const struct catalog *cat, const struct workload *w,
    const struct pipeline_size *size, struct pipeline *out)
{
	return pipeline_find(cat, kind_model(cat, w), size, out);
}

void
diffusion_check(const struct catalog *cat, const struct workload *w,
    const struct pipeline_size *size, struct diags *diags)
{
	const struct model *m = kind_model(cat, w);
	struct pipeline pipe;
	const char *why = m ? pipeline_find(cat, m, size, &pipe) : NULL;

	if (why)
		diag(diags, DIAG_inconsistent, w->model.fact.at,
		    "workload \"%s\": model \"%s\" makes no images: %s",
		    w->head.id, m->head.id, why);
}

void
diffusion_bind_machine(struct binding *b, const struct diffusion_slots *s,
    const struct placement *p, const struct format *compute)
{
	const struct accelerator *a = p->accelerator;
	const struct calibration *c = p->calibration;

	pipeline_rates(b, a, c, compute, &s->rates);
	bind_number(b, s->memory, &a->memory, CAUSE_catalogue);
	link_bind(b, s->link_bandwidth, a);
	bind_number(b, s->link_efficiency, &c->link_efficiency,
	    CAUSE_calibration);
	bind_number(b, s->link_latency, &c->link_latency, CAUSE_calibration);
	bind_or(b, s->activation_factor, &c->activation_factor, 1,
	    "activation_factor", "what the layers need", &c->head);
	bind_or(b, s->allocator_overhead, &c->allocator_overhead, 0.05,
	    "allocator_overhead", "stacks in use lose 3 to 15 percent",
	    &c->head);
	bind_number(b, s->runtime_overhead, &c->runtime_overhead,
	    CAUSE_calibration);
	bind_number(b, s->memory_fraction, &c->memory_fraction,
	    CAUSE_calibration);
}
