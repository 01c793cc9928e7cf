/* host_cores: which host an offer is of, and what cores that has. */
#include <string.h>

#include "kind/host_cores.h"
#include "kind/text.h"

static bool
is_called(const struct host *h, const struct word *sku)
{
	for (size_t i = 0; i < h->skus.count; i++)
		if (sku->text && !strcmp(h->skus.item[i].text, sku->text))
			return true;
	return false;
}

/* The host that the offer is of, or of which it is a part; or NULL. */
static const struct host *
host_of(const struct catalog *cat, const struct offer *o)
{
	for (size_t i = 0; i < cat->hosts.count; i++) {
		const struct host *h =
		    (const struct host *)cat->hosts.item[i];

		if (h->provider.text && word_is(&o->provider,
		    h->provider.text) && word_is(&o->accelerator,
		    h->accelerator.text) && is_called(h, &o->sku))
			return h;
	}
	return NULL;
}

/* What providers rent as a vCPU of x86 is a hardware thread ("CPU platforms",
 * Compute Engine; "CpuOptionsRequest", Amazon EC2: 2 a core by default). */
static const double rented_threads = 2;

static void
bind_host(struct binding *b, int slot, const struct host *h)
{
	double threads = h->threads.fact.given ? h->threads.value :
	    rented_threads;

	bind_value(b, slot, h->cpus.value / threads / h->count.value,
	    (struct input){ .of = &h->head, .field = "cpus",
	    .fact = &h->cpus.fact, .note = "cores, its share of them",
	    .cause = CAUSE_catalogue });
}

void
host_cores_bind(struct binding *b, int slot, const struct catalog *cat,
    const struct placement *p)
{
	const struct host *h = host_of(cat, p->offer);

	if (h && h->cpus.fact.given)
		bind_host(b, slot, h);
	else
		bind_value(b, slot, 0, kind_default(&p->accelerator->head,
		    "host_cores", "not on record: no limit"));
}
