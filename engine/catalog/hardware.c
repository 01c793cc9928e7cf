/* Accelerators, hosts and processors, each against itself and its parts. */
#include "catalog/check.h"

#include <math.h>

#include "catalog/vocabulary.h"
#include "model/clock.h"

/* How far the driver's memory may lie from the printed size. */
static const double memory_tolerance = 0.2;
/* How far a printed rate may lie from cores times clock. */
static const double clock_tolerance = 0.03;
/* A lane multiplies and adds in a cycle. */
static const double core_work = 2;

static void
check_memory(const struct check *c, const struct accelerator *a)
{
	double share = a->memory.value / a->memory_nominal.value;

	if (!a->memory.fact.given || !a->memory_nominal.fact.given ||
	    fabs(share - 1) <= memory_tolerance)
		return;
	contradict(c, &a->head, &a->memory_nominal.fact,
	    "memory_nominal is %s and memory %s: not the same size",
	    check_show(c, &a->memory_nominal, "GB"),
	    check_show(c, &a->memory, "GiB"));
}

static void
check_sparse(const struct check *c, const struct accelerator *a)
{
	for (size_t i = 0; i < a->sparse.count; i++) {
		const struct format *f = a->sparse.item[i].of;
		const struct number *sparse = &a->sparse.item[i].number;
		const struct number *dense = rates_of(&a->dense, f);

		if (check_exceeds(dense, sparse))
			contradict(c, &a->head, &sparse->fact,
			    "sparse.%s is %s, below dense, %s",
			    sparse->fact.part,
			    check_show(c, sparse, "TFLOP/s"),
			    check_show(c, dense, "TFLOP/s"));
	}
}

/* A message through host memory crosses the bus twice, and no link is worse. */
static void
check_link(const struct check *c, const struct accelerator *a)
{
	struct number twice = a->link_bandwidth;

	twice.value *= 2;
	if (check_exceeds(&a->pcie_bandwidth, &twice))
		contradict(c, &a->head, &a->link_bandwidth.fact,
		    "link_bandwidth is %s, below half of pcie_bandwidth, %s: "
		    "a peer is never further than host memory and back",
		    check_show(c, &a->link_bandwidth, "GB/s"),
		    check_show(c, &a->pcie_bandwidth, "GB/s"));
	if (word_is(&a->peer_access, "no") &&
	    !a->host_memory_bandwidth.fact.given)
		contradict(c, &a->head, &a->peer_access.fact,
		    "peer_access \"no\" needs host_memory_bandwidth");
}

/* No clock is promised that is not reached. */
static void
check_clocks(const struct check *c, const struct record *r,
    const struct number *base, const struct number *clock)
{
	if (check_exceeds(base, clock))
		contradict(c, r, &base->fact,
		    "clock_base is %s, above clock, %s",
		    check_show(c, base, "GHz"),
		    check_show(c, clock, "GHz"));
}

/* What its cores do at its clock is the rate that is printed of them. */
static void
check_clock(const struct check *c, const struct accelerator *a)
{
	const struct rate *vector = rates_find(&a->vector, FORMAT_fp32);
	struct number none = { 0 };
	const struct number *printed = vector ? &vector->number : &none;
	struct number peak = *printed;

	check_clocks(c, &a->head, &a->clock_base, &a->clock);
	if (!a->cores.fact.given || !a->clock.fact.given ||
	    !printed->fact.given)
		return;
	peak.value = clock_peak(a->cores.value, a->clock.value, core_work);
	if (fabs(printed->value / peak.value - 1) > clock_tolerance)
		contradict(c, &a->head, &a->clock.fact,
		    "cores and clock make %s, and vector.fp32 is %s",
		    check_show(c, &peak, "TFLOP/s"),
		    check_show(c, printed, "TFLOP/s"));
}

void
check_accelerators(const struct check *c)
{
	const struct record_list *list = &c->catalog->accelerators;

	for (size_t i = 0; i < list->count; i++) {
		const struct accelerator *a =
		    (const struct accelerator *)list->item[i];

		check_memory(c, a);
		check_sparse(c, a);
		check_link(c, a);
		check_clock(c, a);
	}
}

void
check_hosts(const struct check *c)
{
	const struct record_list *list = &c->catalog->hosts;

	for (size_t i = 0; i < list->count; i++) {
		const struct host *h = (const struct host *)list->item[i];
		const struct accelerator *a = (const struct accelerator *)
		    catalog_follow(c->catalog, "accelerator", &h->accelerator);

		if (check_exceeds(&h->power, &h->supply))
			contradict(c, &h->head, &h->supply.fact,
			    "supply is %s, below power, %s",
			    check_show(c, &h->supply, "kW"),
			    check_show(c, &h->power, "kW"));
		if (a && check_exceeds(&h->count, &a->max_count))
			contradict(c, &h->head, &h->count.fact,
			    "count is %s, above max_count of %s, %s",
			    check_count(c, h->count.value), a->head.id,
			    check_count(c, a->max_count.value));
	}
}

void
check_processors(const struct check *c)
{
	const struct record_list *list = &c->catalog->processors;

	for (size_t i = 0; i < list->count; i++) {
		const struct processor *p =
		    (const struct processor *)list->item[i];

		check_clocks(c, &p->head, &p->clock_base, &p->clock);
	}
}
