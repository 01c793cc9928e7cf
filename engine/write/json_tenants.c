/* What each tenant of a cluster takes, pays and waits for. */

#include "kind/cluster.h"
#include "write/json.h"

/* A row of the chain's set, under the name that readers see. */
static void
row(struct emit *j, const struct answer *a, const char *key,
    const char *name, size_t at)
{
	const struct kind *k = kind_find("cluster");
	int slot = chain_slot(kind_chain(k), name);

	json_number(j, key, a->value[slot + (int)at]);
}

static void
tenant(struct emit *j, const struct decision *d, const struct answer *a,
    size_t at)
{
	const struct tenancy *t = tenancy_of(d->workload);
	const struct stay *stay = &tenancy_stays(t, a->place.accelerator)[at];
	const struct alone *alone = &tenancy_alone(t, d->profile)[at];

	json_line(j);
	json_open(j, NULL, '{');
	json_text(j, "tenant", t->tenant[at]->head.id);
	json_text(j, "workload", t->runs[at]->head.id);
	json_text(j, "accelerator", stay->place.accelerator->head.id);
	json_text(j, "format", format_id(stay->place.weight_format));
	row(j, a, "group", "group", at);
	if (stay->serves) {
		row(j, a, "busy_copies", "busy_copies", at);
		row(j, a, "quiet_copies", "quiet_copies", at);
	} else {
		row(j, a, "jobs", "jobs", at);
		row(j, a, "job_time", "run_time", at);
		row(j, a, "wait", "job_wait", at);
	}
	row(j, a, "used_time", "used", at);
	row(j, a, "usd_by_time", "usd_by_time", at);
	row(j, a, "usd_by_peak", "usd_by_peak", at);
	if (alone->known) {
		row(j, a, "usd_alone", "usd_alone", at);
		json_text(j, "alone_accelerator",
		    alone->place.accelerator->head.id);
		json_text(j, "alone_offer", alone->place.offer->head.id);
	}
	json_close(j, '}');
}

void
json_tenants(struct emit *j, const struct decision *d, const struct answer *a)
{
	if (!tenancy_of(d->workload))
		return;
	json_open(j, "tenants", '[');
	for (size_t i = 0; i < tenancy_of(d->workload)->tenants; i++)
		tenant(j, d, a, i);
	json_close(j, ']');
}
