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
