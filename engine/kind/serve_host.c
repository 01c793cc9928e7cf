/*
 * serve_host: what waits in the host's memory while text is written, and what
 * room there is for it.
 */
#include <string.h>

#include "chains.h"
#include "kind/serve.h"
#include "kind/text.h"

static bool
waits(const struct serve *s, const char *what)
{
	return s->offload.text && (!strcmp(s->offload.text, what) ||
	    !strcmp(s->offload.text, "both"));
}

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
serve_bind_host(struct binding *b, const struct catalog *cat,
    const struct serve *s, const struct placement *p)
{
	const struct calibration *c = p->calibration;
	const struct host *h = widest_host(cat, p->accelerator);
	const struct record *of = &s->workload.head;
	const char *what = s->offload.text ? s->offload.text : "none";

	bind_value(b, SERVE_offloaded, waits(s, "weights"), kind_default(of,
	    "offload", what));
	bind_value(b, SERVE_cache_offloaded, waits(s, "cache"), kind_default(
	    of, "cache_offloaded", what));
	bind_value(b, SERVE_offloaded_whole, c->offloads_whole.on,
	    kind_default(&c->head, "offloads_whole",
	    "as many layers stay as fit, unless the stack says otherwise"));
	if (h)
		bind_value(b, SERVE_host_memory, h->memory.value /
		    h->count.value, (struct input){ .of = &h->head,
		    .field = "memory", .fact = &h->memory.fact,
		    .note = "of the host with most", .cause =
		    CAUSE_catalogue });
	else
		bind_value(b, SERVE_host_memory, 0, kind_default(
		    &p->accelerator->head, "host_memory",
		    "no host is on record"));
}

void
serve_bind_machine(struct binding *b, const struct machine *m,
    const struct record *of)
{
	if (m)
		bind_or(b, SERVE_machine_memory, &m->memory, 0,
		    "machine_memory", "not stated: no limit", &m->head);
	else
		bind_value(b, SERVE_machine_memory, 0, kind_default(of,
		    "machine_memory", "no machine is named"));
}
