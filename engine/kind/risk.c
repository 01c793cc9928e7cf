#include "kind/risk.h"

#include "catalog/tested.h"
#include "kind/text.h"

/* It fits with this probability unless the profile says another. */
static const double usual_risk = 0.95;

static void
bind_error(struct binding *b, int slot, double value, const char *field,
    const struct placement *p)
{
	bind_value(b, slot, value, kind_default(&p->calibration->head, field,
	    "measured with the stack on its generation, else on sources that "
	    "nothing was learnt from"));
}

void
risk_bind(struct binding *b, const struct risk_slots *s,
    const struct catalog *cat, const struct workload *w,
    const struct profile *profile, const struct placement *p)
{
	struct tested_error e = tested_error(cat, w->head.type->variant,
	    "memory", p->calibration->software.text,
	    p->accelerator->architecture.text);

	bind_or(b, s->risk, &profile->risk, usual_risk, "risk",
	    "95 percent unless stated", &profile->head);
	bind_error(b, s->median, e.median, "memory_median", p);
	bind_error(b, s->p90, e.p90, "memory_p90", p);
}
