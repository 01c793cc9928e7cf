/* serve_host: what waits in the host's memory while text is written. */
#include <string.h>

#include "chain_serve.h"
#include "kind/host_room.h"
#include "kind/serve.h"
#include "kind/text.h"

static bool
waits(const struct serve *s, const char *what)
{
	return s->offload.text && (!strcmp(s->offload.text, what) ||
	    !strcmp(s->offload.text, "both"));
}

const struct host_slots serve_host_slots = {
	.host_memory = SERVE_host_memory,
	.machine_memory = SERVE_machine_memory,
};

void
serve_bind_host(struct binding *b, const struct catalog *cat,
    const struct serve *s, const struct placement *p)
{
	const struct calibration *c = p->calibration;
	const struct record *of = &s->workload.head;
	const char *what = s->offload.text ? s->offload.text : "none";

	bind_value(b, SERVE_offloaded, waits(s, "weights"), kind_default(of,
	    "offload", what));
	bind_value(b, SERVE_cache_offloaded, waits(s, "cache") ||
	    (waits(s, "weights") && c->cache_offloaded.on), kind_default(
	    of, "cache_offloaded", what));
	bind_value(b, SERVE_offloaded_whole, c->offloads_whole.on,
	    kind_default(&c->head, "offloads_whole",
	    "as many layers stay as fit, unless the stack says otherwise"));
	host_bind(b, &serve_host_slots, cat, p->accelerator);
}
