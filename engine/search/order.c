#include "search/order.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "catalog/evidence.h"
#include "feed/date.h"
#include "kind/ownership.h"
#include "kind/slice.h"
#include "search/grade.h"
#include "search/offers.h"
#include "search/search.h"

enum { HOUR = 3600, NODE = 8 };  /* accelerators of a machine, not on record */

const char *
tenure_word(enum tenure t)
{
	static const char *const words[TENURE_EXTEND + 1] = {
		CHOICE_NAMES(TENURE_WORDS) };

	return words[t];
}

bool
order_dearer_together(const struct order *o)
{
	return o->usd_apart > 0 && o->usd_apart < o->objective_value;
}

/* A row of the answer's chain, or what stands for it in a chain without. */
struct rows {
	const struct chain *chain;
	const double *value;
};

static double
row(const struct rows *r, const char *name, double without)
{
	int slot = chain_slot(r->chain, name);

	return slot < 0 ? without : r->value[slot];
}

static bool
has(const struct rows *r, const char *name)
{
	return chain_slot(r->chain, name) >= 0;
}

static bool
same_word(const struct word *a, const struct word *b, const char *without)
{
	return !strcmp(a->text ? a->text : without,
	    b->text ? b->text : without);
}

double
offer_price(const struct offer *o)
{
	return offer_is_purchase(o) ? o->purchase.value : o->price.value;
}

bool
offer_is_like(const struct offer *o, const struct offer *other)
{
	return same_word(&o->tier, &other->tier, "") && same_word(
	    &o->condition, &other->condition, "new");
}

static int
by_price(const void *x, const void *y)
{
	const double *a = x, *b = y;

	return (*a > *b) - (*a < *b);
}

/* The place of a provider's offer in a list, its end where it has none. */
static size_t
place_of(const struct offer *const *list, size_t n, const struct offer *o)
{
	size_t i = 0;

	while (i < n && !same_word(&list[i]->provider, &o->provider, ""))
		i++;
	return i;
}

static void
take_like(struct like_offers *out, const struct offer **list, double *least,
    const struct offer *o)
{
	size_t at = place_of(list, out->providers, o);
	double price = offer_price(o);

	if (at == out->providers) {
		list[out->providers++] = o;
		least[at] = price;
	}
	least[at] = fmin(least[at], price);
	out->low = out->offers ? fmin(out->low, price) : price;
	out->high = fmax(out->high, price);
	out->offers++;
}

struct like_offers
offers_like(struct arena *arena, const struct catalog *cat,
    const struct offer *o)
{
	const struct accelerator *a = slice_find(cat, o->accelerator.text);
	const struct record_list *l = slice_offers(cat, a);
	struct like_offers out = { 0 };
	const struct offer **list;
	double *least;
	size_t n, first = offers_of(l, a, &n);

	list = arena_array(arena, n + 1, sizeof(*list));
	least = arena_array(arena, n + 1, sizeof(*least));
	for (size_t i = first; i < first + n; i++) {
		const struct offer *other = (const struct offer *)l->item[i];

		if (offer_is_like(o, other))
			take_like(&out, list, least, other);
	}
	n = out.providers;
	if (!n)
		return out;
	qsort(least, n, sizeof(*least), by_price);
	out.median = (least[(n - 1) / 2] + least[n / 2]) / 2;
	return out;
}

/* Whoever compares orders what is cheaper at the use that is asked about. */
static const struct offer *
chosen(const struct question *q, const struct rows *r, const struct answer *a)
{
	const struct kind *k = q->kind;
	size_t count;

	if (!k->worth || row(r, k->worth, 0) <= row(r, k->used, 0))
		return a->place.offer;
	return rent_beside(q->catalog, q->profile, a->place.accelerator,
	    &count);
}

static void
set_tenure(struct order *t, const struct catalog *cat)
{
	const struct offer *o = t->offer;

	if (!o)
		return;
	t->buys = offer_is_purchase(o);
	t->commitment_months = offer_commitment(cat, o);
	t->tenure = offer_is_owned(o) ? TENURE_OWN : o->holding ?
	    TENURE_EXTEND : t->buys ? TENURE_BUY :
	    t->commitment_months > 0 ? TENURE_COMMIT : TENURE_RENT;
}

/* The most of them that one machine holds. */
static double
machine_size(const struct order *t)
{
	double sold = t->offer ? offer_machine(t->offer) : HUGE_VAL;

	if (isfinite(sold))
		return sold;
	return t->accelerator->max_count.fact.given ?
	    t->accelerator->max_count.value : NODE;
}

/* Those that are paid for where the chain does not say: whole units. */
static double
whole_units(const struct order *t, const struct rows *r, double used)
{
	double unit = t->offer && t->tenure != TENURE_OWN ?
	    t->offer->count.value : 1;

	if (has(r, "owned_here"))
		return row(r, "owned_here", 0) + fmax(row(r, "busy_rented", 0),
		    row(r, "quiet_rented", 0));
	return ceil(used / unit - 1e-9) * unit;
}

/* Those of a pool that one order brings: of a server of eight no more than are
 * used often enough to own them. */
static double
of_pool(const struct order *t, const struct rows *r, double count)
{
	double unit = t->offer ? t->offer->count.value : 1;

	return has(r, "pool_owned") ? fmax(count, fmin(unit, floor(row(r,
	    "pool_owned", 0)))) : count;
}

static void
set_counts(struct order *t, const struct rows *r, const struct answer *a)
{
	double used;

	t->copies = row(r, "replicas", 1);
	t->accelerators_per_copy = of_pool(t, r, a->place.count);
	used = t->copies * t->accelerators_per_copy;
	t->accelerators = row(r, "billed_accelerators", whole_units(t, r,
	    used));
	t->accelerators = fmax(t->accelerators, used);
	t->idle_accelerators = t->accelerators - used;
	t->sold_together = 1;
	if (t->offer && t->tenure != TENURE_OWN) {
		t->sold_as = offer_sold_as(t->offer);
		t->sold_together = t->offer->count.value;
		t->units = ceil(row(r, "missing_billed", t->accelerators) /
		    t->sold_together - 1e-9);
	}
	t->machines = ceil(t->accelerators / machine_size(t) - 1e-9);
}

/* Those of a cluster that are rented beside what is bought. */
static void
set_rented(struct order *t, const struct question *q, const struct rows *r)
{
	size_t count;

	if (!t->buys || !(row(r, "rented_time", 0) > 0))
		return;
	t->rented = t->accelerators - row(r, "owned_here", 0);
	t->rents = rent_beside(q->catalog, q->profile, t->accelerator, &count);
}

/* Of what is bought, in all, and of what was owned before. */
struct owned {
	double bought, held;
};

static struct owned
owned_of(const struct order *t, const struct rows *r)
{
	struct owned n = { .held = row(r, "used_held", 0) };

	if (t->buys)
		n.bought = row(r, "bought", row(r, "missing_billed",
		    t->accelerators));
	return n;
}

/* What is paid for owned ones beside their price, over the horizon. */
static double
running_of(const struct rows *r, struct owned n)
{
	/* Of a cluster, for the work that its tenants have. */
	double energy = row(r, "owned_energy", row(r, "cost_running", 0));

	return n.bought * (row(r, "cost_fixed", 0) + energy) +
	    n.held * (row(r, "held_upkeep", row(r, "held_fixed", 0) *
	    row(r, "horizon", 0)) + energy);
}

static double
held_rate(const struct rows *r)
{
	return row(r, "used_held", 0) * row(r, "held_price", 0);
}

static double
data_of(const struct rows *r)
{
	return row(r, "usd_storage", 0) + row(r, "usd_egress", 0);
}

/* What a provider gets once for a run: by the hour all of it, beside a
 * commitment what its data cost. */
static double
rent_of_run(const struct order *t, const struct rows *r, bool job)
{
	if (!job || !order_rents(t))
		return 0;
	if (t->commitment_months > 0)
		return data_of(r);
	return row(r, "usd_per_job", 0) - held_rate(r) * row(r, "job_time", 0);
}

/* What a provider gets a month. */
static double
rent_of_month(const struct order *t, const struct rows *r, bool job)
{
	double missing = row(r, "missing_billed", t->accelerators);

	/* A cluster rents beside what it buys. */
	if (has(r, "rented_time"))
		return row(r, "usd_rented", 0);
	if (!order_rents(t))
		return 0;
	if (has(r, "cost_rented"))
		return row(r, "rent_paid", 0) * row(r, "hours_used", 0) *
		    t->accelerators;
	if (t->commitment_months > 0)
		return row(r, "rent", 0) * missing * TENURE_MONTH + (job ? 0 :
		    data_of(r) * row(r, "paid_time", 0));
	return job ? 0 : row(r, "usd_per_month", 0) - held_rate(r) *
	    row(r, "paid_time", 0);
}

/* Is it work that ends, and is then done? */
static bool
is_job(const struct question *q)
{
	return chain_slot(q->chain, "billed_time") >= 0;
}

/* Other work on what a run pays for whole. */
static void
set_pool(struct order *t, const struct question *q)
{
	const struct number *pool = &q->profile->pool;

	t->pooled = is_job(q) && t->tenure != TENURE_RENT &&
	    pool->fact.given && pool->value > 0;
	t->pool_hours = t->pooled ? pool->value / HOUR : 0;
}

static void
set_money(struct order *t, const struct question *q, const struct rows *r)
{
	struct owned n = owned_of(t, r);
	bool job = is_job(q);
	double months = row(r, "horizon", 0) / TENURE_MONTH;

	t->usd_upfront = t->buys ? row(r, "usd_at_once", 0) : 0;
	t->usd_run = rent_of_run(t, r, job);
	t->usd_per_month = rent_of_month(t, r, job);
	t->usd_committed = t->usd_per_month * t->commitment_months;
	t->usd_apart = row(r, "all_alone", 0);
	t->usd_running = running_of(r, n);
	t->usd_resale = n.bought * row(r, "resale", 0);
	t->horizon_months = months;
	if (job && !t->buys && t->tenure == TENURE_RENT)
		t->horizon_months = row(r, "job_time", 0) / TENURE_MONTH;
	if (job && t->tenure == TENURE_COMMIT)
		t->horizon_months = t->commitment_months;
	t->usd_total = t->usd_upfront + t->usd_running + t->usd_run +
	    t->usd_per_month * fmax(t->horizon_months, t->commitment_months);
}

/* What this workload costs, and the hours of use that this is for. */
static void
set_attributed(struct order *t, const struct question *q,
    const struct rows *r)
{
	double horizon = row(r, "horizon", 0), used;

	if (q->kind->worth) {
		t->usd_attributed = row(r, t->buys ? "cost_owned" :
		    "cost_rented", 0) * t->accelerators_per_copy;
		t->attributed_hours = row(r, "time_used", 0) / HOUR;
		return;
	}
	if (is_job(q)) {
		t->usd_attributed = row(r, "usd_per_job", 0);
		/* The step of billing that a run ends in is paid already where
		 * it is committed to. */
		if (t->tenure == TENURE_COMMIT)
			t->usd_attributed = fmin(t->usd_attributed,
			    t->usd_total);
		t->attributed_hours = row(r, "job_time", 0) / HOUR;
		return;
	}
	if (t->tenure != TENURE_RENT && row(r, "job_time", 0) <= 0 &&
	    has(r, "usd_per_h")) {
		t->usd_attributed = row(r, "usd_per_h", 0) *
		    row(r, "time_used", 0);
		t->attributed_hours = row(r, "time_used", 0) / HOUR;
		return;
	}
	used = has(r, "paid_time") ? row(r, "paid_time", 0) / TENURE_MONTH : 1;
	t->usd_attributed = row(r, "usd_per_month", 0) * horizon /
	    TENURE_MONTH;
	t->attributed_hours = used * horizon / HOUR;
}

static void
set_figures(struct order *t, const struct question *q, const struct rows *r,
    const struct answer *a)
{
	const struct chain_row *o = chain_row(q->chain,
	    q->kind->measures[0].row);
	struct goal_row memory;

	t->objective = &q->kind->measures[0];
	t->objective_value = a->objective;
	t->objective_unit = o->unit;
	t->has_memory = goal_row(q->kind, GOAL_memory, &memory);
	t->memory_share = t->has_memory ? a->goal[GOAL_memory] : 0;
	t->answers = has(r, "ttft") && has(r, "alone_tpot");
	t->idle.ttft = row(r, "ttft", 0);
	t->idle.tpot = row(r, "alone_tpot", 0);
	t->busy.ttft_p50 = row(r, "ttft_p50", 0);
	t->busy.ttft_p95 = row(r, "ttft_p95", 0);
	t->busy.tpot_p50 = row(r, "tpot_p50", 0);
	t->busy.tpot_p95 = row(r, "tpot_p95", 0);
}

/* Who else rents it out, and may not be rented from. */
static void
set_left_out(struct arena *arena, struct order *t, const struct question *q)
{
	const struct record_list *l = &q->catalog->offers;
	struct left_out out = { 0 }, *kept;
	size_t n, first = offers_of(l, t->accelerator, &n);
	const struct offer **list = arena_array(arena, n + 1, sizeof(*list));

	for (size_t i = first; i < first + n; i++) {
		const struct offer *o = (const struct offer *)l->item[i];

		if (!offer_is_like(t->offer, o) || rents_from(q->profile, o))
			continue;
		if (place_of(list, out.sellers, o) == out.sellers)
			list[out.sellers++] = o;
		if (!out.cheapest || offer_price(o) < offer_price(
		    out.cheapest))
			out.cheapest = o;
	}
	if (!out.sellers)
		return;
	kept = ARENA_NEW(arena, struct left_out);
	*kept = out;
	t->left_out = kept;
}

const char *
order_evidence(const struct order *o)
{
	return o->offer && o->tenure != TENURE_OWN ?
	    evidence_word(o->offer->evidence) : NULL;
}

const char *
order_seen(const struct offer *o)
{
	return o->seen ? o->seen : o->date.text;
}

static void
set_offer(struct arena *arena, struct order *t, const struct catalog *cat)
{
	const struct offer *o = t->offer;
	const char *seen = o ? order_seen(o) : NULL;
	const struct contract *c;
	double days;

	if (!o || t->tenure == TENURE_OWN)
		return;
	c = contract_of(cat, o);
	t->kept_first = c && c->kept_first.fact.given ? c->kept_first.value :
	    0;
	t->price = offer_price(o);
	t->like = offers_like(arena, cat, o);
	if (!seen || !date_days(seen, cat->date, &days))
		return;
	t->price_date = seen;
	t->price_age_days = days;
}

struct order *
order_of(struct arena *arena, const struct question *q,
    const struct answer *a)
{
	struct order *t = ARENA_NEW(arena, struct order);
	const struct rows r = { q->chain, a->value };
	bool runs = !q->kind->type->modelless;

	t->candidate = a->id;
	t->accelerator = a->place.accelerator;
	t->format = runs ? a->place.weight_format : NULL;
	t->stack = a->place.stack;
	t->offer = chosen(q, &r, a);
	set_tenure(t, q->catalog);
	set_counts(t, &r, a);
	set_rented(t, q, &r);
	set_money(t, q, &r);
	set_attributed(t, q, &r);
	set_pool(t, q);
	set_figures(t, q, &r, a);
	set_offer(arena, t, q->catalog);
	if (order_rents(t))
		set_left_out(arena, t, q);
	grade_facts(q, &a->place, t);
	return t;
}
