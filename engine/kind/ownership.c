#include "kind/ownership.h"

#include <math.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "catalog/vocabulary.h"
#include "kind/slice.h"
#include "kind/text.h"
#include "model/slice.h"

/* How long what is bought is kept, where a profile does not say. */
static const double usual_horizon = 36 * TENURE_MONTH;

const struct ownership_item *
ownership_items(size_t *count)
{
	static const struct ownership_item items[] = {
		{ "purchase", "Accelerator", 1 },
		{ "cost_host", "Share of the host", 1 },
		{ "network_share", "Share of the network", 1 },
		{ "cost_spares", "Spare parts", 1 },
		{ "cost_tax", "Tax and import", 1 },
		{ "resale", "Resale at the end", -1 },
		{ "cost_interest", "Interest on the capital", 1 },
		{ "cost_space", "Space and connection", 1 },
		{ "cost_people", "People", 1 },
		{ "cost_maintenance", "Repairs and contracts", 1 },
		{ "cost_licences", "Software licences", 1 },
		{ "cost_failures", "Failures past the warranty", 1 },
		{ "cost_machine", "Energy of the machine", 1 },
		{ "cost_cooling", "Cooling and losses of the building", 1 },
	};

	*count = COUNT(items);
	return items;
}

bool
offer_is_purchase(const struct offer *o)
{
	return o && o->tier.text && strcmp(o->tier.text, "purchase") == 0;
}

double
offer_machine(const struct offer *o)
{
	return o->unit.text && !strncmp(o->unit.text, "instance", 8) ?
	    o->count.value : HUGE_VAL;
}

const char *
offer_sold_as(const struct offer *o)
{
	bool bought = offer_is_purchase(o);

	if (o->sold_as.text)
		return o->sold_as.text;
	if (isfinite(offer_machine(o)))
		return bought ? "server" : "instance";
	if (!bought)
		return "accelerator";
	return o->count.value > 1 ? "board" : "card";
}

struct ownership
ownership_of(const struct catalog *cat, const struct profile *profile,
    const struct placement *p)
{
	bool bought = offer_is_purchase(p->offer);

	return (struct ownership){ .catalog = cat, .profile = profile,
	    .accelerator = p->accelerator, .offer = p->offer,
	    .rent = bought || offer_is_owned(p->offer) ? NULL : p->offer,
	    .purchase = bought ? p->offer : NULL,
	    .holding = p->offer->holding };
}

/* Nothing is named by what nobody sells, which has no tier. */
static bool
names(const struct words *list, const char *word)
{
	for (size_t i = 0; word && i < list->count; i++)
		if (strcmp(list->item[i].text, word) == 0)
			return true;
	return false;
}

/* Is it of such accelerators?  An empty list is. */
static bool
suits(const struct contract *c, const struct accelerator *a)
{
	return (!c->architectures.count || (a && names(&c->architectures,
	    a->architecture.text))) &&
	    (!c->segments.count || (a && names(&c->segments,
	    a->segment.text)));
}

/* How much of an offer it names. */
static int
names_of(const struct contract *c)
{
	return (c->providers.count ? 4 : 0) +
	    (c->architectures.count ? 2 : 0) + (c->segments.count ? 1 : 0);
}

const struct contract *
contract_of(const struct catalog *cat, const struct offer *o)
{
	const struct contract *found = NULL;

	for (size_t i = 0; i < cat->contracts.count; i++) {
		const struct contract *c = (const struct contract *)
		    cat->contracts.item[i];

		if (!o->tier.text || !text_same(c->tier.text, o->tier.text))
			continue;
		if ((c->providers.count && !names(&c->providers,
		    o->provider.text)) || (names_of(c) % 4 && !suits(c,
		    slice_find(cat, o->accelerator.text))))
			continue;
		if (!found || names_of(c) > names_of(found))
			found = c;
	}
	return found;
}

const struct facility *
facility_of(const struct ownership *t)
{
	const struct record_list *l = &t->catalog->facilities;

	if (t->purchase || t->holding || !t->rent)
		return (const struct facility *)catalog_follow(t->catalog,
		    "facility", &t->profile->facility);
	for (size_t i = 0; i < l->count; i++)
		if (names(&((const struct facility *)l->item[i])->providers,
		    t->rent->provider.text))
			return (const struct facility *)l->item[i];
	return NULL;
}

static void
bind_fact(struct binding *b, int slot, const struct number *n,
    double otherwise, const char *field, const char *note,
    const struct record *of)
{
	if (n && n->fact.given)
		bind_number(b, slot, n, CAUSE_catalogue);
	else
		bind_value(b, slot, otherwise, kind_default(of, field, note));
}

/* What a facility states for one accelerator, of one that may be a slice. */
static void
bind_shared(struct binding *b, int slot, const struct number *n, double value,
    const char *field, const struct ownership *t, const struct record *of)
{
	if (n && n->fact.given && t->accelerator->slice)
		bind_value(b, slot, value, (struct input){ .of = n->fact.of,
		    .field = n->fact.field, .fact = &n->fact,
		    .note = "a slice has its share",
		    .cause = CAUSE_catalogue });
	else
		bind_fact(b, slot, n, value, field, "nothing is stated",
		    of);
}

static void
bind_rent(struct binding *b, const struct ownership_slots *s,
    const struct ownership *t)
{
	const struct contract *c = t->rent ? contract_of(t->catalog, t->rent) :
	    NULL;
	const struct record *of = c ? &c->head : &t->accelerator->head;
	const struct profile *p = t->profile;
	bool committed = c && c->committed.on;

	if (t->rent)
		bind_number(b, s->rent, &t->rent->price, CAUSE_price);
	else
		bind_value(b, s->rent, 0, kind_default(of, "rent",
		    "it is bought"));
	bind_fact(b, s->interruptions, c ? &c->interruptions : NULL, 0,
	    "interruptions", "nobody takes it away", of);
	bind_fact(b, s->restart_time, c ? &c->restart_time : NULL, 0,
	    "restart_time", "nobody takes it away", of);
	bind_value(b, s->committed, committed, (struct input){ .of = of,
	    .field = "committed", .fact = committed ? &c->committed.fact :
	    NULL, .note = committed ? NULL : "paid by the time used",
	    .cause = CAUSE_catalogue });
	bind_or(b, s->checkpoint_interval, &p->checkpoint_interval, 3600,
	    "checkpoint_interval", "an hour", &p->head);
	bind_or(b, s->idle_share, &p->idle_share, 0, "idle_share",
	    "released when idle", &p->head);
}

/* New ones fail under a warranty, and beyond it in the repairs. */
static void
bind_failures(struct binding *b, const struct ownership_slots *s,
    const struct ownership *t, const struct facility *f,
    const struct record *of)
{
	const struct offer *o = t->purchase;
	const struct condition *state = o ? condition_find(t->catalog,
	    o->condition.text) : NULL;
	bool worn = state && state->worn.on;
	const struct number *rate = f && worn ? &f->failure_rate : NULL;

	if (o && o->failure_rate.fact.given)
		rate = &o->failure_rate;
	bind_fact(b, s->failure_rate, rate, 0, "failure_rate", worn ?
	    "nothing is stated" : "in the repairs", of);
	bind_fact(b, s->warranty, o ? &o->warranty : NULL, 0, "warranty",
	    "nothing is stated", of);
}

static void
bind_purchase(struct binding *b, const struct ownership_slots *s,
    const struct ownership *t, const struct facility *f)
{
	const struct offer *o = t->purchase;
	const struct record *of = f ? &f->head : &t->accelerator->head;
	double share = slice_of_whole(t->accelerator);
	bool whole = o && o->unit.text && strcmp(o->unit.text,
	    "instance") == 0;

	if (s->owned >= 0)
		bind_value(b, s->owned, o != NULL, kind_default(of, "owned",
		    o ? "bought" : "rented"));
	if (o)
		bind_number(b, s->purchase, &o->purchase, CAUSE_price);
	else
		bind_value(b, s->purchase, 0, kind_default(of, "purchase",
		    "it is rented"));
	bind_failures(b, s, t, f, of);
	bind_fact(b, s->host_share, f && !whole ? &f->host_share : NULL, 0,
	    "host_share", whole ? "the price is a whole machine's" :
	    "nothing is stated", of);
	bind_shared(b, s->host_price, f && !whole ? &f->host_price : NULL,
	    f && !whole ? f->host_price.value * share : 0, "host_price", t,
	    of);
	bind_fact(b, s->host_cards, f ? &f->host_cards : NULL, 1,
	    "host_cards", "one card", of);
	bind_shared(b, s->network_share, f ? &f->network_share : NULL,
	    f ? f->network_share.value * share : 0,
	    "network_share", t, of);
	bind_fact(b, s->spares, f ? &f->spares : NULL, 0, "spares",
	    "nothing is stated", of);
	bind_fact(b, s->tax, f ? &f->tax : NULL, 0, "tax",
	    "nothing is stated", of);
	bind_fact(b, s->value_kept, f ? &f->value_kept : NULL, 0,
	    "value_kept", "nothing is stated", of);
}

/* A feed's price of one accelerator says nothing of a second beside it. */
static bool
states_unit(const struct offer *o)
{
	return o->sold_as.text || isfinite(offer_machine(o)) ||
	    offer_is_purchase(o) || offer_is_owned(o);
}

const struct number *
offer_available(const struct catalog *cat, const struct offer *o)
{
	const struct contract *c = contract_of(cat, o);

	if (o->available.fact.given)
		return &o->available;
	if (!states_unit(o))
		return &o->count;
	return c && c->quota.fact.given ? &c->quota : NULL;
}

/* What is bought or rented beside what is owned, as much as there is.  How many
 * a seller has is no limit where it is only assumed: the order is told to be in
 * doubt, and not another one taken whose seller says as little. */
static void
bind_available(struct binding *b, const struct ownership_slots *s,
    const struct ownership *t)
{
	static const double unbounded = 1e9;
	const struct offer *o = t->purchase ? t->purchase : t->rent;
	const struct number *n = o ? offer_available(t->catalog, o) : NULL;
	const struct record *of = o ? &o->head : &t->profile->head;

	if (n && n == &o->count)
		bind_value(b, s->available, n->value, kind_default(of,
		    "available", "one sale, unit unknown"));
	else if (n && !n->fact.assume)
		bind_value(b, s->available, n->value, (struct input){
		    .of = n->fact.of, .field = n->fact.field,
		    .fact = &n->fact, .cause = CAUSE_price });
	else
		bind_value(b, s->available, o ? unbounded : 0, kind_default(of,
		    "available", n ? "assumed, so no limit" : o ?
		    "nothing is stated: as many as are wanted" :
		    "no more beside what is owned"));
}

static void
bind_held(struct binding *b, const struct ownership_slots *s,
    const struct ownership *t)
{
	const struct holding *h = t->holding;
	const struct record *of = h ? &h->head : &t->profile->head;
	const char *none = "nothing is owned already";

	if (s->owned < 0)
		return;
	if (h)
		bind_number(b, s->held, &h->count, CAUSE_choice);
	else
		bind_value(b, s->held, 0, kind_default(of, "held", none));
	bind_fact(b, s->held_value, h ? &h->value : NULL, 0, "held_value",
	    none, of);
	bind_fact(b, s->held_paid, h ? &h->paid : NULL, 0, "held_paid", none,
	    of);
	bind_available(b, s, t);
}

static void
bind_place(struct binding *b, const struct ownership_slots *s,
    const struct ownership *t, const struct facility *f)
{
	const struct accelerator *a = t->accelerator;
	const struct record *of = f ? &f->head : &a->head;

	bind_fact(b, s->board_power, &a->power, 0, "power",
	    "no power is stated", &a->head);
	bind_fact(b, s->host_power, f ? &f->host_power : NULL, 0,
	    "host_power", "nothing is stated: the board alone", of);
	bind_fact(b, s->power_load, f ? &f->power_load : NULL, 1,
	    "power_load", "nothing is stated: full power", of);
	bind_fact(b, s->pue, f ? &f->pue : NULL, 1, "pue",
	    "nothing is stated: the machine alone", of);
	bind_fact(b, s->tariff, f ? &f->tariff : NULL, 0, "tariff",
	    "nothing is stated", of);
	bind_fact(b, s->carbon, f ? &f->carbon : NULL, 0, "carbon",
	    "nothing is stated: not counted", of);
}

static void
bind_upkeep(struct binding *b, const struct ownership_slots *s,
    const struct ownership *t, const struct facility *f)
{
	const struct record *of = f ? &f->head : &t->accelerator->head;
	double share = slice_of_whole(t->accelerator);

	bind_fact(b, s->space_price, f ? &f->space_price : NULL, 0,
	    "space_price", "nothing is stated", of);
	bind_fact(b, s->salary, f ? &f->salary : NULL, 0, "salary",
	    "nothing is stated", of);
	bind_shared(b, s->accelerators_per_person, f ?
	    &f->accelerators_per_person : NULL, (f &&
	    f->accelerators_per_person.fact.given ?
	    f->accelerators_per_person.value : 1) / share,
	    "accelerators_per_person", t, of);
	bind_fact(b, s->maintenance, f ? &f->maintenance : NULL, 0,
	    "maintenance", "nothing is stated", of);
	bind_shared(b, s->licences, f ? &f->licences : NULL,
	    f ? f->licences.value * share : 0, "licences", t,
	    of);
}

double
offer_commitment(const struct catalog *cat, const struct offer *o)
{
	const struct contract *c = contract_of(cat, o);
	const struct tier *t = tier_find(cat, o ? o->tier.text : NULL);

	if (!t || offer_is_purchase(o) || offer_is_owned(o))
		return 0;
	return (c && c->commitment.fact.given ? c->commitment.value :
	    t->commitment.value) / TENURE_MONTH;
}

double
offer_bound(const struct catalog *cat, const struct profile *p,
    const struct offer *o)
{
	if (offer_is_purchase(o))
		return (p->horizon.fact.given ? p->horizon.value :
		    usual_horizon) / TENURE_MONTH;
	return o ? offer_commitment(cat, o) : 0;
}

/*
 * Lambda's documentation, "How long does it take for instances to launch?": one
 * accelerator 3 to 5 minutes, several 10 to 15, and billing starts as an
 * instance begins booting (read in a copy).  io.net's: under 2 minutes.
 */
void
run_start_bind(struct binding *b, int slot, const struct profile *p)
{
	bind_or(b, slot, &p->run_start, 300, "run_start",
	    "5 minutes: Lambda boots one GPU in 3 to 5, several in 10 to 15, "
	    "io.net in under 2", &p->head);
}

/* What a run that is done once leaves to other work, and how long it pays. */
static void
bind_pool(struct binding *b, const struct ownership_slots *s,
    const struct ownership *t)
{
	const struct profile *p = t->profile;
	double months = t->rent ? offer_commitment(t->catalog, t->rent) : 0;

	run_start_bind(b, s->run_start, p);
	bind_or(b, s->pool, &p->pool, 0, "pool", "no other work is stated",
	    &p->head);
	if (months > 0)
		bind_value(b, s->kept_time, months * TENURE_MONTH,
		    kind_default(&p->head, "kept_time",
		    "the term that is committed to"));
	else
		bind_or(b, s->kept_time, &p->horizon, usual_horizon,
		    "horizon", "3 years", &p->head);
}

void
ownership_bind(struct binding *b, const struct ownership_slots *s,
    const struct ownership *t)
{
	const struct profile *p = t->profile;
	const struct facility *f = facility_of(t);

	if (s->utilization >= 0)
		bind_or(b, s->utilization, &p->utilization,
		    fmin(p->hours_per_month.value / TENURE_MONTH, 1),
		    "utilization", "hours_per_month of 730 h", &p->head);
	else
		bind_pool(b, s, t);
	bind_or(b, s->horizon, &p->horizon, usual_horizon, "horizon",
	    "3 years", &p->head);
	bind_or(b, s->discount_rate, &p->discount_rate, 0.08,
	    "discount_rate", "8 percent a year", &p->head);
	bind_rent(b, s, t);
	bind_purchase(b, s, t, f);
	bind_held(b, s, t);
	if (s->owned >= 0)
		chassis_bind(b, s, t, f);
	bind_place(b, s, t, f);
	bind_upkeep(b, s, t, f);
}

static void
bind_steps(struct binding *b, const struct bill_slots *s,
    const struct contract *c, const struct record *of)
{
	bind_fact(b, s->granularity, c ? &c->granularity : NULL, 1,
	    "granularity", "billed by the second", of);
	bind_fact(b, s->minimum, c ? &c->minimum : NULL, 0, "minimum",
	    "nothing is stated", of);
}

void
bill_bind(struct binding *b, const struct bill_slots *s,
    const struct ownership *t)
{
	const struct contract *c = t->rent ? contract_of(t->catalog, t->rent) :
	    NULL;
	const struct record *of = c ? &c->head : &t->accelerator->head;
	const struct profile *p = t->profile;

	bind_fact(b, s->storage_price, c ? &c->storage_price : NULL, 0,
	    "storage_price", "nothing is stated", of);
	bind_fact(b, s->egress_price, c ? &c->egress_price : NULL, 0,
	    "egress_price", "nothing is stated", of);
	if (!s->month)
		bind_steps(b, s, c, of);
	if (!t->rent)
		bind_value(b, s->credit, 0, kind_default(&p->head, "credit",
		    "none for what is bought"));
	else
		bind_or(b, s->credit, s->month ? &p->credit_per_month :
		    &p->credit_per_job, 0, s->month ? "credit_per_month" :
		    "credit_per_job", "none", &p->head);
}

void
bill_bind_data(struct binding *b, const struct bill_slots *s,
    const struct workload *w)
{
	bind_or(b, s->data_kept, &w->data_kept, 0, "data_kept", "none",
	    &w->head);
	bind_or(b, s->data_out, &w->data_out, 0, "data_out", "none",
	    &w->head);
}
