/* host_room: what room the host has for what an accelerator leaves there. */
#include <string.h>

#include "kind/host_room.h"
#include "kind/text.h"

/* Of the hosts that hold it, the one with most memory for each. */
static const struct host *
widest_host(const struct catalog *cat, const struct accelerator *a)
{
	const struct host *best = NULL;

	for (size_t i = 0; i < cat->hosts.count; i++) {
		const struct host *h =
		    (const struct host *)cat->hosts.item[i];

		if (!strcmp(h->accelerator.text, a->head.id) &&
		    h->memory.fact.given && (!best || h->memory.value /
		    h->count.value > best->memory.value / best->count.value))
			best = h;
	}
	return best;
}

void
host_bind(struct binding *b, const struct host_slots *s,
    const struct catalog *cat, const struct accelerator *a)
{
	const struct host *h = widest_host(cat, a);

	if (h)
		bind_value(b, s->host_memory, h->memory.value /
		    h->count.value, (struct input){ .of = &h->head,
		    .field = "memory", .fact = &h->memory.fact,
		    .note = "of the host with most", .cause =
		    CAUSE_catalogue });
	else
		bind_value(b, s->host_memory, 0, kind_default(&a->head,
		    "host_memory", "no host is on record"));
}

/* Sixteen channels of DDR4-3200 over eight accelerators, or two over one. */
static const double usual_bandwidth = 51.2e9;

void
host_bind_update(struct binding *b, int slot, const struct catalog *cat,
    const struct accelerator *a, bool updates, const struct record *of)
{
	const struct host *h = updates ? widest_host(cat, a) : NULL;
	const struct processor *p = h ? (const struct processor *)
	    catalog_follow(cat, "processor", &h->processor) : NULL;

	if (p && h->sockets.fact.given)
		bind_value(b, slot, p->memory_bandwidth.value *
		    h->sockets.value / h->count.value, (struct input){
		    .of = &p->head, .field = "memory_bandwidth",
		    .fact = &p->memory_bandwidth.fact,
		    .note = "of all sockets", .cause = CAUSE_catalogue });
	else
		bind_value(b, slot, updates ? usual_bandwidth : 0,
		    kind_default(of, "host_optimizer", updates ?
		    "two channels of DDR4-3200 for each accelerator" :
		    "the accelerator updates it"));
}

void
host_bind_machine(struct binding *b, const struct host_slots *s,
    const struct machine *m, const struct record *of)
{
	if (m)
		bind_or(b, s->machine_memory, &m->memory, 0,
		    "machine_memory", "not stated: no limit", &m->head);
	else
		bind_value(b, s->machine_memory, 0, kind_default(of,
		    "machine_memory", "no machine is named"));
}
